# What the page says at the table of The Dark Cave, around the board.

web-overview = Přehled: kolik je čeho

cave-clan = { $clan ->
    [blue] modrý klan
   *[yellow] žlutý klan
}
cave-hand = { $count ->
    [0] Žádné karty v ruce
    [one] Jedna karta v ruce: { $levels }
    [few] { $count } karty v ruce: { $levels }
   *[other] { $count } karet v ruce: { $levels }
}
cave-nuggets = { $count ->
    [one] { $count } nuget
    [few] { $count } nugety
   *[other] { $count } nugetů
}
cave-left = { $cards ->
    [0] Úroveň { $level }: nezbývá žádná karta
    [one] Úroveň { $level }: zbývá jedna karta
    [few] Úroveň { $level }: zbývají { $cards } karty
   *[other] Úroveň { $level }: zbývá { $cards } karet
}
cave-out = je venku
cave-lies = leží: příští tah se nehýbe
cave-frozen = sotva na nohou: tento tah nejde
cave-draws = dobírá po výměně
cave-has-boots = Má boty: o krok víc
cave-has-axes = { $count ->
    [one] Má sekeru
    [few] Má { $count } sekery
   *[other] Má { $count } seker
}
cave-has-webs = { $count ->
    [one] Má tu pavučinu
    [few] Má tu { $count } pavučiny
   *[other] Má tu { $count } pavučin
}
cave-leads = { $creature ->
    [rat] Vede krysu; zmizí na začátku příštího tahu tohoto hráče
    [crawler] Vede plazouna; zmizí na začátku příštího tahu tohoto hráče
   *[goblin] Vede skřeta; zmizí na začátku příštího tahu tohoto hráče
}
cave-pulled = { $name } ti naslepo táhne kartu z ruky: { $card }. Víš to jen ty.

cave-aim = { $clan ->
    [blue] { $saboteur ->
        [yes] Tajně pracuješ pro modrý klan.
       *[no] Pracuješ pro modrý klan.
    } Vyhraješ s ním, když bude mít cennější poklad: nugety, které jeho pomocníci vynesou z jeskyně, krát počet trpaslíků, kteří pracují pro žlutý klan.
   *[yellow] { $saboteur ->
        [yes] Tajně pracuješ pro žlutý klan.
       *[no] Pracuješ pro žlutý klan.
    } Vyhraješ s ním, když bude mít cennější poklad: nugety, které jeho pomocníci vynesou z jeskyně, krát počet trpaslíků, kteří pracují pro modrý klan.
}

cave-step-card = karta
cave-step-creature = { $creature ->
    [rat] vést krysu
    [crawler] vést plazouna
   *[goblin] vést skřeta
}
cave-step-walk = chůze
cave-step-walking = { $steps ->
    [0] chůze: žádný krok nezbývá
    [one] chůze: zbývá 1 krok
    [few] chůze: zbývají { $steps } kroky
   *[other] chůze: zbývá { $steps } kroků
}
cave-step-hindered = { $why ->
    [out] bez chůze: už je venku
    [frozen] bez chůze: teprve vstává
   *[lying] bez chůze: leží
}
cave-step-draw = { $cards ->
    [0] dobírání
   *[other] dobírání: { $cards }
}
cave-step-drawer = dobírá { $name }

cave-you = ty
cave-ask-walk = { $steps ->
    [one] Ještě jeden krok: ťukni na rozsvícené pole, nebo zůstaň.
    [few] Ujdeš až { $steps } pole: ťukni na rozsvícené, nebo zůstaň.
   *[other] Ujdeš až { $steps } polí: ťukni na rozsvícené, nebo zůstaň.
}
cave-ask-cut = Žádný krok nezbývá, ale sekerou ještě můžeš seknout do pavučiny.
cave-ask-creep = { $creature ->
    [rat] Veď krysu. Zbývající pole: { $steps }. Koho potká, ten přijde o kartu.
    [crawler] Veď plazouna. Zbývající pole: { $steps }. Koho potká, ten zůstane ležet.
   *[goblin] Veď skřeta. Zbývající pole: { $steps }. Koho potká, ten přijde o nuget.
}
cave-ask-vote = Má hra skončit tady?
cave-ask-fight = { $alone ->
    [yes] { $creature ->
        [rat] Útočí na tebe krysa: přijdeš o náhodnou kartu. Sekera ji zažene a zachrání tě.
        [crawler] Útočí na tebe plazoun: tvůj trpaslík zůstane ležet a příští tah se nepohne. Sekera plazouna zažene a zachrání tě.
       *[goblin] Útočí na tebe skřet: vezme ti nuget. Sekera ho zažene a zachrání tě.
    }
   *[no] { $creature ->
        [rat] Útočí krysa! Každý přijde o náhodnou kartu: { $names }. Tvoje sekera ji zažene a zachrání všechny.
        [crawler] Útočí plazoun! Každý zůstane ležet a příští tah se nepohne: { $names }. Tvoje sekera ho zažene a zachrání všechny.
       *[goblin] Útočí skřet! Každý přijde o nuget: { $names }. Tvoje sekera ho zažene a zachrání všechny.
    }
}
cave-fighting = { $creature ->
    [rat] Útočí krysa! V nebezpečí: { $names }. Sekeru má { $name } a rozhoduje se.
    [crawler] Útočí plazoun! V nebezpečí: { $names }. Sekeru má { $name } a rozhoduje se.
   *[goblin] Útočí skřet! V nebezpečí: { $names }. Sekeru má { $name } a rozhoduje se.
}
cave-voting = { $proposer } navrhuje tady skončit. Odpovídá { $name }.

cave-stay = Zůstat tady
cave-stay-gold = { $revealed ->
    [yes] Zůstat: vzít si nuget
   *[no] Zůstat: vzít si nuget a ukázat klanovou kartu
}
cave-go-on = Pokračovat bez sekery
cave-halt = { $creature ->
    [rat] Krysa zůstane tady
    [crawler] Plazoun zůstane tady
   *[goblin] Skřet zůstane tady
}
cave-cut = { $number ->
    [2] { $side ->
        [up] Zdarma: seknout do pavučiny nahoře (z 2 na 1)
        [down] Zdarma: seknout do pavučiny dole (z 2 na 1)
        [left] Zdarma: seknout do pavučiny vlevo (z 2 na 1)
       *[right] Zdarma: seknout do pavučiny vpravo (z 2 na 1)
    }
   *[1] { $side ->
        [up] Zdarma: odseknout pavučinu nahoře
        [down] Zdarma: odseknout pavučinu dole
        [left] Zdarma: odseknout pavučinu vlevo
       *[right] Zdarma: odseknout pavučinu vpravo
    }
}
cave-fight = { $alone ->
    [yes] Použít sekeru
   *[no] Použít sekeru: zachránit všechny
}
cave-keep = { $creature ->
    [rat] Nechat si ji a přijít o kartu
    [crawler] Nechat si ji a zůstat ležet
   *[goblin] Nechat si ji a přijít o nuget
}

cave-note-goal = Cíl { $x },{ $y }: { $card }
    .seen = Cíl, který znáš: { $card }
cave-note-exit = Východ může být jen na poli { $cells }.
    .seen = Východ může být jen v cíli, který neznáš.
cave-note-role = { $name }: { $role }
cave-note-must = { $name } může být jen: { $role }
cave-note-aside = Odložené klanové karty: { $roles }
cave-note-sides = Kolik jich pracuje pro modrý klan a pro žlutý: { $sides }
cave-note-side = { $blue } : { $yellow }
cave-note-given = { $some ->
    [yes] { $name } má z tvé ruky: { $cards }. Odhozeno nebo ztraceno lícem dolů: { $unseen }
   *[no] { $name } má z tvé ruky: { $cards }
}
cave-note-away = Tvoje odhozené a ztracené karty: { $cards }

cave-counted = Jak se počítá zlato
cave-why-over = { $why ->
    [side_out] Všichni trpaslíci jedné strany jsou z jeskyně venku.
    [hands_empty] Nikdo už nemá žádné karty.
   *[agreed] Všichni se shodli, že hra skončí.
}
cave-won = { $clan ->
    [blue] Vyhrává modrá strana!
    [yellow] Vyhrává žlutá strana!
   *[nobody] Z jeskyně se nikdo nedostal. Nevyhrává nikdo.
}
