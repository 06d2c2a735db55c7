# What the page says of the board of The Dark Cave.

cave-board = Jaskyňa, ciele ohraničujú { $across } × { $across } polí; voda stojí na úrovni { $level }
cave-gold-there = { $cell }, leží tu nuget
cave-goal = { $covered ->
    [yes] { $known ->
        [yes] Pole { $x },{ $y }: zakrytý cieľ, vieš, čo v ňom je: { $card }
       *[no] Pole { $x },{ $y }: zakrytý cieľ
    }
   *[no] Pole { $x },{ $y }: { $card }
}
cave-dwarf = { $lying ->
    [yes] { $clan ->
        [blue] { $name }, modrý klan, leží: ďalší ťah sa nehýbe
       *[yellow] { $name }, žltý klan, leží: ďalší ťah sa nehýbe
    }
   *[no] { $clan ->
        [blue] { $name }, modrý klan
       *[yellow] { $name }, žltý klan
    }
}
cave-creature = { $creature ->
    [rat] Krysa, vedie ju { $name }: berie kartu. Zmizne, keď bude zase na ťahu { $name }.
    [crawler] Plazúň, vedie ho { $name }: zrazí na zem. Zmizne, keď bude zase na ťahu { $name }.
   *[goblin] Škriatok, vedie ho { $name }: berie nuget. Zmizne, keď bude zase na ťahu { $name }.
}
cave-web = { $number ->
    [1] Pavučina so stranou 1, má ju { $name }: zmizne, keď bude zase na ťahu { $name }.
   *[other] Pavučina so stranou 2, má ju { $name }: otočí sa na 1, keď bude zase na ťahu { $name }, a o ťah neskôr zmizne.
}
cave-web-at = { $side ->
    [east] { $web } Leží na pravej strane poľa { $x },{ $y }.
   *[south] { $web } Leží na dolnej strane poľa { $x },{ $y }.
}
cave-stands-at = Pole { $x },{ $y }: { $who }
cave-walk = { $steps ->
    [one] Na pole { $x },{ $y }, kameň { $field }: jeden krok.
    [few] Na pole { $x },{ $y }, kameň { $field }: { $steps } kroky.
   *[other] Na pole { $x },{ $y }, kameň { $field }: { $steps } krokov.
}
cave-walk-steps = { $steps ->
    [one] Jeden krok.
    [few] { $steps } kroky.
   *[other] { $steps } krokov.
}
cave-walk-cards = { $cards ->
    [one] Most ťa stojí kartu.
    [few] Mosty ťa stoja { $cards } karty.
   *[other] Mosty ťa stoja { $cards } kariet.
}
cave-walk-nuggets = { $nuggets ->
    [one] Tunel ťa stojí nuget.
    [few] Tunely ťa stoja { $nuggets } nugety.
   *[other] Tunely ťa stoja { $nuggets } nugetov.
}
cave-walk-attack = { $creature ->
    [rat] Zastaví ťa tam krysa a vezme ti kartu.
    [crawler] Zastaví ťa tam plazúň a zrazí ťa na zem.
   *[goblin] Zastaví ťa tam škriatok a vezme ti nuget.
}
cave-walk-victims = Tam sa zastaví a zaútočí. V nebezpečenstve: { $names }.
cave-walk-goal = Odkryješ cieľ a zastavíš sa.
cave-walk-vein = { $revealed ->
    [yes] Zastavíš sa na zlatej žile a vezmeš si nuget.
   *[no] Zastavíš sa na zlatej žile: vezmeš si nuget a musíš ukázať klanovú kartu.
}
cave-walk-exit = { $nuggets ->
    [0] Odídeš z jaskyne bez zlata.
    [one] Odídeš z jaskyne a vynesieš { $nuggets } nuget.
    [few] Odídeš z jaskyne a vynesieš { $nuggets } nugety.
   *[other] Odídeš z jaskyne a vynesieš { $nuggets } nugetov.
}
cave-forced = { $card }: inak ležať nemôže. Strana, ktorou sa vchádza, musí byť otvorená, a potom rozhoduje, ako najlepšie sedí k susedným kartám.
