# How the page explains the end of a game of The Dark Cave, and how many of everything there are.

cave-treasure = { $clan ->
    [blue] { $won ->
        [yes] Poklad modrého klanu vyhrává
       *[no] Poklad modrého klanu
    }
   *[yellow] { $won ->
        [yes] Poklad žlutého klanu vyhrává
       *[no] Poklad žlutého klanu
    }
}
cave-first-out = venku jako první
cave-inside = ještě v jeskyni
cave-saved = vyneseno: { $count }
cave-lost-gold = ztraceno: { $count }
cave-sum = { $clan ->
    [blue] Vyneseno: { $several ->
        [yes] { $sum } = { $saved }
       *[no] { $saved }
    }. Trpaslíků, kteří pracují pro modrý klan: { $opponents }. { $saved } × { $opponents } = { $value }
   *[yellow] Vyneseno: { $several ->
        [yes] { $sum } = { $saved }
       *[no] { $saved }
    }. Trpaslíků, kteří pracují pro žlutý klan: { $opponents }. { $saved } × { $opponents } = { $value }
}
cave-tie = { $clan ->
    [blue] Oba poklady mají stejnou hodnotu. První venku: { $name }, strana modrého klanu. Ta proto vyhrává.
    [yellow] Oba poklady mají stejnou hodnotu. První venku: { $name }, strana žlutého klanu. Ta proto vyhrává.
   *[nobody] Ven se nikdo nedostal, a tak nikdo nevyhrává.
}

cave-cards-in-all = Karty
cave-in-all = Celkem
cave-kind-path = cesty
cave-kind-lair = temná doupata
cave-kind-ladder = žebříky
cave-kind-bridge = mosty
cave-kind-tunnel = dvojité zatáčky s tunelem
cave-kind-vein = zlaté žíly
cave-kind-dead = slepé cesty
cave-kind-info = tajné informace
cave-kind-cave-in = zával
cave-kind-swap-cards = výměna karet
cave-kind-web = pavučina
cave-kind-boots = boty
cave-kind-battle-axe = válečná sekera
cave-kind-rat = krysa
cave-kind-crawler = plazoun
cave-kind-goblin = skřet
cave-set-aside = odložené neviděné
cave-left-to-draw = zbývá k dobrání
cave-clan-cards = Klanové karty
cave-clan-has = { $clan ->
    [blue] Modrý klan: věrní { $loyal }, sabotéři { $saboteur }
   *[yellow] Žlutý klan: věrní { $loyal }, sabotéři { $saboteur }
}
cave-clans-aside = { $count ->
    [0] Rozdané jsou všechny.
   *[other] Nerozdané: { $count } (modré { $blue }, žluté { $yellow })
}
cave-creatures = Nestvůry
cave-creature-does = { $creature ->
    [rat] Krysa: nejvýš { $steps } pole; bere kartu z ruky
    [crawler] Plazoun: nejvýš { $steps } pole; srazí na jeden tah
   *[goblin] Skřet: nejvýš { $steps } polí; bere nuget
}
cave-rest = V jeskyni
cave-goals = Cíle: východ, doupě, žebřík a zlatá žíla, každý jednou
cave-all-nuggets = Nugety celkem: { $count }, v banku: { $bank }
