# What the page says of the board of The Dark Cave.

cave-board = Jeskyně, cíle ohraničují { $across } × { $across } polí; voda stojí na úrovni { $level }
cave-gold-there = { $cell }, leží tu nuget
cave-goal = { $covered ->
    [yes] { $known ->
        [yes] Pole { $x },{ $y }: zakrytý cíl, víš, co v něm je: { $card }
       *[no] Pole { $x },{ $y }: zakrytý cíl
    }
   *[no] Pole { $x },{ $y }: { $card }
}
cave-dwarf = { $lying ->
    [yes] { $clan ->
        [blue] { $name }, modrý klan, leží: příští tah se nehýbe
       *[yellow] { $name }, žlutý klan, leží: příští tah se nehýbe
    }
   *[no] { $clan ->
        [blue] { $name }, modrý klan
       *[yellow] { $name }, žlutý klan
    }
}
cave-creature = { $creature ->
    [rat] Krysa, vede ji { $name }: bere kartu. Zmizí, až bude zase na tahu { $name }.
    [crawler] Plazoun, vede ho { $name }: srazí na zem. Zmizí, až bude zase na tahu { $name }.
   *[goblin] Skřet, vede ho { $name }: bere nuget. Zmizí, až bude zase na tahu { $name }.
}
cave-web = { $number ->
    [1] Pavučina se stranou 1, má ji { $name }: zmizí, až bude zase na tahu { $name }.
   *[other] Pavučina se stranou 2, má ji { $name }: otočí se na 1, až bude zase na tahu { $name }, a o tah později zmizí.
}
cave-web-at = { $side ->
    [east] { $web } Leží na pravé straně pole { $x },{ $y }.
   *[south] { $web } Leží na dolní straně pole { $x },{ $y }.
}
cave-stands-at = Pole { $x },{ $y }: { $who }
cave-walk = { $steps ->
    [one] Na pole { $x },{ $y }, kámen { $field }: jeden krok.
    [few] Na pole { $x },{ $y }, kámen { $field }: { $steps } kroky.
   *[other] Na pole { $x },{ $y }, kámen { $field }: { $steps } kroků.
}
cave-walk-steps = { $steps ->
    [one] Jeden krok.
    [few] { $steps } kroky.
   *[other] { $steps } kroků.
}
cave-walk-cards = { $cards ->
    [one] Most tě stojí kartu.
    [few] Mosty tě stojí { $cards } karty.
   *[other] Mosty tě stojí { $cards } karet.
}
cave-walk-nuggets = { $nuggets ->
    [one] Tunel tě stojí nuget.
    [few] Tunely tě stojí { $nuggets } nugety.
   *[other] Tunely tě stojí { $nuggets } nugetů.
}
cave-walk-attack = { $creature ->
    [rat] Zastaví tě tam krysa a vezme ti kartu.
    [crawler] Zastaví tě tam plazoun a srazí tě na zem.
   *[goblin] Zastaví tě tam skřet a vezme ti nuget.
}
cave-walk-victims = Tam se zastaví a zaútočí. V nebezpečí: { $names }.
cave-walk-goal = Odkryješ cíl a zastavíš se.
cave-walk-vein = { $revealed ->
    [yes] Zastavíš se na zlaté žíle a vezmeš si nuget.
   *[no] Zastavíš se na zlaté žíle: vezmeš si nuget a musíš ukázat klanovou kartu.
}
cave-walk-exit = { $nuggets ->
    [0] Odejdeš z jeskyně bez zlata.
    [one] Odejdeš z jeskyně a vyneseš { $nuggets } nuget.
    [few] Odejdeš z jeskyně a vyneseš { $nuggets } nugety.
   *[other] Odejdeš z jeskyně a vyneseš { $nuggets } nugetů.
}
cave-forced = { $card }: jinak ležet nemůže. Strana, kterou se vchází, musí být otevřená, a pak rozhoduje, jak nejlíp sedí k sousedním kartám.
