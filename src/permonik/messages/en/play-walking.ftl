# What the terminal says of the walking games, as in play.ftl.

table-points = { $clan ->
    [blue] blue clan, points { $count }
   *[yellow] yellow clan, points { $count }
}
table-gems = gems: { $count }
table-silver = silver: { $count }
table-gold-taken = gold: { $count }
table-lost = lost to traps: { $count }
table-dragon = the dragon
table-troll = a troll
table-out = out
hand-ask-walk = { $steps ->
    [one] Where to? { $steps } step left. A number, or stop.
   *[other] Where to? { $steps } steps left. A number, or stop.
}
hand-ask-lay = Which way should the mine lie?
hand-ask-take = Which treasure do you take?
hand-ask-vote = Shall the round end here?
forest-start = { $x },{ $y }: { $clan ->
    [blue] the start of the blue clan
   *[yellow] the start of the yellow clan
}; open to { $sides }.
forest-mine-down = { $x },{ $y }: a covered mine.
forest-mine-seen = { $x },{ $y }: a covered mine; it is known to be: { $card }.
forest-mine-up = { $x },{ $y }: { $card }; open to { $sides }.
token-trap = a trap
token-troll = a troll of { $name }
round-over-mines = { $why ->
    [treasures_gone] Round { $round } is over: all treasures are taken.
    [hands_empty] Round { $round } is over: nobody has any cards left.
   *[agreed] Round { $round } is over: all have agreed.
}
round-paid-points = { $points ->
    [0] {""}
    [one] +{ $points } point
   *[other] +{ $points } points
}
game-winner-points = { $seat ->
    [you] You win with { $nuggets ->
        [one] { $nuggets } point!
       *[other] { $nuggets } points!
    }
   *[other] { $name } wins with { $nuggets ->
        [one] { $nuggets } point!
       *[other] { $nuggets } points!
    }
}
game-winners-points = { $names } share the victory with { $nuggets ->
    [one] { $nuggets } point each!
   *[other] { $nuggets } points each!
}
game-place-points = { $place }. { $name }: { $nuggets ->
    [one] { $nuggets } point
   *[other] { $nuggets } points
}
say-help-lost-mines =
    place NES 3,1 turned         lay a path card (turned: by a half turn)
    step 3,1                     walk onto a card; stop to walk no further
    discard NS troll             discard one card or two
    axe 3,1                      overcome an obstacle; boat and rope alike
    trap 3,1 E                   lay a trap on the right side; S is below
    troll 3,1 S                  put a troll there
    look-mine info-mine-dwarf 9,2
                                 look at a mine; look-treasure and
                                 look-dwarf alike, with a number
    storm 3,1                    take a path card away
    lay turned, take 3           turn a mine, take a treasure
    .mine =
    Letters are dwarfs, x is a trap and T a troll. On cards T are fallen
    trees, L is a lake, P a pit, R rocks, C a campfire; = is an obstacle with
    a tool on it.

## The Dark Cave

table-pile-levels = { $count ->
    [0] draw pile: 0
   *[other] draw pile: { $count } (I { $levelI }, II { $levelII }, III { $levelIII })
}
table-nuggets = { $clan ->
    [blue] blue clan, gold { $count }
   *[yellow] yellow clan, gold { $count }
}
table-levels = levels: { $levels }
table-escaped = { $first ->
    [yes] out of the cave, first of all
   *[no] out of the cave
}
table-boots = boots: one step more
table-axes = battle axes: { $count }
table-leads = { $creature ->
    [rat] the rat, until the next turn
    [crawler] the crawler, until the next turn
   *[goblin] the goblin, until the next turn
}
table-draws = draws at the end of this turn
table-lying = lying: no walking in the next turn
table-aside = clan cards set aside: { $roles }
hand-ask-cut = No steps left, but your axe can cut at a web. A number, or stop.
hand-ask-creep = { $creature ->
    [rat] Where does the rat go?
    [crawler] Where does the crawler go?
   *[goblin] Where does the goblin go?
} { $steps ->
    [one] { $steps } step left. A number, or stop.
   *[other] { $steps } steps left. A number, or stop.
}
hand-ask-fight = { $creature ->
    [rat] The rat is about to take a card from: { $players }.
    [crawler] The crawler is about to knock down: { $players }.
   *[goblin] The goblin is about to take a nugget from: { $players }.
} Use your axe? It drives the creature away and saves them all.
hand-ask-goal = Which way should the goal lie?
hand-ask-end = Shall the game end here?
move-step-field = Step onto { $x },{ $y }, { $field }.
    .short = { $x },{ $y } { $field }
dark-card = { $feature ->
    [lair] at the lair
    [ladder] at the ladder
   *[vein] at the gold vein
}
    .short = { $feature ->
    [lair] lair
    [ladder] ladder
   *[vein] gold vein
}
dark-field = { $where ->
    [side] on the { $sides } side
    [path] on the path leading { $sides }
    [inner] halfway along the path leading { $sides }
    [tunnel] in the tunnel
   *[middle] in the middle
}{ $feature ->
    [lair] , at the lair
    [ladder] , at the ladder
    [bridge] , on the wooden bridge
    [vein] , at the gold vein
    [exit] , at the exit
   *[none] {""}
}{ $toll ->
    [card] {" "}(costs a card)
    [nugget] {" "}(costs a nugget)
   *[none] {""}
}
    .short = { $where ->
    [tunnel] tunnel
    [middle] middle
   *[side] { $edges }
}{ $feature ->
    [lair] {" "}lair
    [ladder] {" "}ladder
    [bridge] {" "}bridge
    [vein] {" "}gold vein
    [exit] {" "}exit
   *[none] {""}
}{ $toll ->
    [card] {" "}(−1 card)
    [nugget] {" "}(−1 nugget)
   *[none] {""}
}
dark-gold = { $x },{ $y }: { $card }, with a nugget; open to { $sides }.
dark-goal-down = { $x },{ $y }: a covered goal.
dark-goal-seen = { $x },{ $y }: a covered goal; it is known to be: { $card }.
dark-goal-up = { $x },{ $y }: { $card }{ $gold ->
    [yes] , with a nugget
   *[no] {""}
}; open to { $sides }.
token-web = { $seat ->
    [you] your web, showing { $shows },
   *[other] a web of { $name }, showing { $shows },
}
creature-led = { $creature ->
    [rat] the rat
    [crawler] the crawler
   *[goblin] the goblin
}, { $seat ->
    [you] led by you until your next turn
   *[other] led by { $name } until the next turn of { $name }
}
dark-saved = { $out ->
    [yes] { $nuggets ->
        [one] ({ $nuggets } nugget carried out)
       *[other] ({ $nuggets } nuggets carried out)
    }
   *[no] { $nuggets ->
        [0] (still inside)
        [one] (still inside, { $nuggets } nugget lost)
       *[other] (still inside, { $nuggets } nuggets lost)
    }
}
dark-hoard = { $clan ->
    [blue] Blue clan
   *[yellow] Yellow clan
}: { $saved } carried out × { $opponents } against it = { $value }. Worked for it: { $players }.
dark-tie = Equal treasures: { $name } was out first. { $clan ->
    [blue] All who worked for the blue clan win!
   *[yellow] All who worked for the yellow clan win!
}
dark-nobody = Nobody is out of the cave, so nobody wins.
say-help-dark-cave =
    place NES-I 3,-1 turned      lay a path card (turned: by a half turn)
    discard NS-I rat-II          discard one card or two
    look-goal I 4,-4             look at a goal; look-clan I 2: at a clan card
    cave-in I 3,1                take a path card away
    swap-cards II 2              swap hands with player 2
    web I 3,1 E                  lay a web on the right side; S is below
    boots I 2, battle-axe I 2    give player 2 boots, or an axe
    rat I 3,1                    put the rat on a lair or lead it on from
                                 there; crawler and goblin alike
    step 3,1 2                   step onto a field of a card, counted from 0;
                                 stop to walk no further
    cut 3,1 E                    use an axe on a web
    fight yes, fight no          use an axe on a creature, or not
    lay turned                   turn a goal
    .mine =
    Letters are dwarfs, small letters those who lie. R is the rat, P the
    crawler, S the goblin; # is a web that shows 2, + one that shows 1.
    · is a field, ≡ a ladder, ∩ a lair, = or ‖ a wooden bridge, ○ a tunnel,
    ★ a vein with its nugget, ☆ without it, ☼ the exit, ? a covered goal.
