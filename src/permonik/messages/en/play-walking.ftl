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
round-paid-points = { $nuggets ->
    [0] {""}
    [one] +{ $nuggets } point
   *[other] +{ $nuggets } points
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
    Letters are dwarfs, x is a trap and T a troll. On cards T are fallen trees, L is a lake, P a pit, R rocks, C a campfire; = is an obstacle with a tool on it.
