# How the page explains the end of a game of The Dark Cave, and how many of everything there are.

cave-treasure = { $clan ->
    [blue] { $won ->
        [yes] Poklad modrého klanu vyhráva
       *[no] Poklad modrého klanu
    }
   *[yellow] { $won ->
        [yes] Poklad žltého klanu vyhráva
       *[no] Poklad žltého klanu
    }
}
cave-first-out = vonku najskôr
cave-inside = ešte v jaskyni
cave-saved = vynesené: { $count }
cave-lost-gold = stratené: { $count }
cave-sum = { $clan ->
    [blue] Vynesené: { $several ->
        [yes] { $sum } = { $saved }
       *[no] { $saved }
    }. Trpaslíkov, ktorí pracujú pre modrý klan: { $opponents }. { $saved } × { $opponents } = { $value }
   *[yellow] Vynesené: { $several ->
        [yes] { $sum } = { $saved }
       *[no] { $saved }
    }. Trpaslíkov, ktorí pracujú pre žltý klan: { $opponents }. { $saved } × { $opponents } = { $value }
}
cave-tie = { $clan ->
    [blue] Oba poklady majú rovnakú hodnotu. Najskôr vonku: { $name }, strana modrého klanu. Tá preto vyhráva.
    [yellow] Oba poklady majú rovnakú hodnotu. Najskôr vonku: { $name }, strana žltého klanu. Tá preto vyhráva.
   *[nobody] Von sa nikto nedostal, a tak nikto nevyhráva.
}

cave-cards-in-all = Karty
cave-in-all = Spolu
cave-kind-path = cesty
cave-kind-lair = temné brlohy
cave-kind-ladder = rebríky
cave-kind-bridge = mosty
cave-kind-tunnel = dvojité zákruty s tunelom
cave-kind-vein = zlaté žily
cave-kind-dead = slepé cesty
cave-kind-info = tajné informácie
cave-kind-cave-in = zával
cave-kind-swap-cards = výmena kariet
cave-kind-web = pavučina
cave-kind-boots = topánky
cave-kind-battle-axe = bojová sekera
cave-kind-rat = krysa
cave-kind-crawler = plazúň
cave-kind-goblin = škriatok
cave-set-aside = odložené nevidené
cave-left-to-draw = ostáva na dobratie
cave-clan-cards = Klanové karty
cave-clan-has = { $clan ->
    [blue] Modrý klan: verní { $loyal }, sabotéri { $saboteur }
   *[yellow] Žltý klan: verní { $loyal }, sabotéri { $saboteur }
}
cave-clans-aside = { $count ->
    [0] Rozdané sú všetky.
   *[other] Nerozdané: { $count } (modré { $blue }, žlté { $yellow })
}
cave-creatures = Netvory
cave-creature-does = { $creature ->
    [rat] Krysa: najviac { $steps } polia; berie kartu z ruky
    [crawler] Plazúň: najviac { $steps } polia; zrazí na jeden ťah
   *[goblin] Škriatok: najviac { $steps } polí; berie nuget
}
cave-rest = V jaskyni
cave-goals = Ciele: východ, brloh, rebrík a zlatá žila, každý raz
cave-all-nuggets = Nugety spolu: { $count }, v banku: { $bank }
