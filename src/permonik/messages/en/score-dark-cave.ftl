# How the page explains the end of a game of The Dark Cave, and how many of everything there are.

cave-treasure = { $clan ->
    [blue] { $won ->
        [yes] Treasure of the blue clan wins
       *[no] Treasure of the blue clan
    }
   *[yellow] { $won ->
        [yes] Treasure of the yellow clan wins
       *[no] Treasure of the yellow clan
    }
}
cave-first-out = first out
cave-inside = still inside
cave-saved = carried out: { $count }
cave-lost-gold = lost: { $count }
cave-sum = { $clan ->
    [blue] Carried out: { $several ->
        [yes] { $sum } = { $saved }
       *[no] { $saved }
    }. Dwarfs who work for blue: { $opponents }. { $saved } × { $opponents } = { $value }
   *[yellow] Carried out: { $several ->
        [yes] { $sum } = { $saved }
       *[no] { $saved }
    }. Dwarfs who work for yellow: { $opponents }. { $saved } × { $opponents } = { $value }
}
cave-tie = { $clan ->
    [blue] Both are worth the same. { $name } was out first and worked for blue: the blue side wins.
    [yellow] Both are worth the same. { $name } was out first and worked for yellow: the yellow side wins.
   *[nobody] Nobody was out: nobody wins.
}

cave-cards-in-all = Cards
cave-in-all = In all
cave-kind-path = paths
cave-kind-lair = lairs
cave-kind-ladder = ladders
cave-kind-bridge = bridges
cave-kind-tunnel = double curves with a tunnel
cave-kind-vein = gold veins
cave-kind-dead = dead ends
cave-kind-info = secret information
cave-kind-cave-in = cave-in
cave-kind-swap-cards = card swap
cave-kind-web = web
cave-kind-boots = boots
cave-kind-battle-axe = battle axe
cave-kind-rat = rat
cave-kind-crawler = crawler
cave-kind-goblin = goblin
cave-set-aside = set aside unseen
cave-left-to-draw = left to draw
cave-clan-cards = Clan cards
cave-clan-has = { $clan ->
    [blue] Blue: { $loyal } loyal, { $saboteur } saboteurs
   *[yellow] Yellow: { $loyal } loyal, { $saboteur } saboteurs
}
cave-clans-aside = { $count ->
    [0] All of them were dealt.
   *[other] Not dealt: { $count } (blue { $blue }, yellow { $yellow })
}
cave-creatures = Creatures
cave-creature-does = { $creature ->
    [rat] Rat: up to { $steps } fields; takes a card from the hand
    [crawler] Crawler: up to { $steps } fields; knocks down for a turn
   *[goblin] Goblin: up to { $steps } fields; takes a nugget
}
cave-rest = In the cave
cave-goals = Goals: exit, lair, ladder and gold vein, one of each
cave-all-nuggets = { $count } nuggets in all, { $bank } of them in the bank
