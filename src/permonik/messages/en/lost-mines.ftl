# Lost Mines: cards, roles, what happened, what may be done, why not. Arguments as in events.ftl.

card-camp-NESW = camp-NESW
    .title = campfire (crossing)
    .meaning = Campfire, all four ways: whoever sets out from here may walk five cards.
card-tree-NESW = tree-NESW
    .title = fallen trees (crossing)
    .meaning = Fallen trees, all four ways: nobody gets through before an axe has cleared them.
card-pit-NESW = pit-NESW
    .title = pit (crossing)
    .meaning = Pit, all four ways: nobody gets across without a rope.
card-rocks-NES = rocks-NES
    .title = rocks (fork)
    .laid = { $turned ->
        [yes] rocks (up, down and left)
       *[no] rocks (up, down and right)
    }
    .meaning = Rocks, up, down and right; turned it goes up, down and left: room for one dwarf; nobody else passes meanwhile.
card-camp-NES = camp-NES
    .title = campfire (fork)
    .laid = { $turned ->
        [yes] campfire (up, down and left)
       *[no] campfire (up, down and right)
    }
    .meaning = Campfire, up, down and right; turned it goes up, down and left: whoever sets out from here may walk five cards.
card-pit-NES = pit-NES
    .title = pit (fork)
    .laid = { $turned ->
        [yes] pit (up, down and left)
       *[no] pit (up, down and right)
    }
    .meaning = Pit, up, down and right; turned it goes up, down and left: nobody gets across without a rope.
card-rocks-NEW = rocks-NEW
    .title = rocks (fork)
    .laid = { $turned ->
        [yes] rocks (down, left and right)
       *[no] rocks (up, left and right)
    }
    .meaning = Rocks, up, left and right; turned it goes down, left and right: room for one dwarf; nobody else passes meanwhile.
card-camp-NEW = camp-NEW
    .title = campfire (fork)
    .laid = { $turned ->
        [yes] campfire (down, left and right)
       *[no] campfire (up, left and right)
    }
    .meaning = Campfire, up, left and right; turned it goes down, left and right: whoever sets out from here may walk five cards.
card-lake-NEW = lake-NEW
    .title = lake (fork)
    .laid = { $turned ->
        [yes] lake (down, left and right)
       *[no] lake (up, left and right)
    }
    .meaning = Lake, up, left and right; turned it goes down, left and right: nobody gets across without a boat.
card-rocks-NS = rocks-NS
    .title = rocks (straight path)
    .laid = rocks (up and down)
    .meaning = Rocks, up and down: room for one dwarf; nobody else passes meanwhile.
card-lake-NS = lake-NS
    .title = lake (straight path)
    .laid = lake (up and down)
    .meaning = Lake, up and down: nobody gets across without a boat.
card-rocks-EW = rocks-EW
    .title = rocks (straight path)
    .laid = rocks (left and right)
    .meaning = Rocks, left and right: room for one dwarf; nobody else passes meanwhile.
card-tree-EW = tree-EW
    .title = fallen trees (straight path)
    .laid = fallen trees (left and right)
    .meaning = Fallen trees, left and right: nobody gets through before an axe has cleared them.
card-pit-EW = pit-EW
    .title = pit (straight path)
    .laid = pit (left and right)
    .meaning = Pit, left and right: nobody gets across without a rope.
card-tree-NE = tree-NE
    .title = fallen trees (bend)
    .laid = { $turned ->
        [yes] fallen trees (down and left)
       *[no] fallen trees (up and right)
    }
    .meaning = Fallen trees, up and right; turned it goes down and left: nobody gets through before an axe has cleared them.
card-lake-NW = lake-NW
    .title = lake (bend)
    .laid = { $turned ->
        [yes] lake (down and right)
       *[no] lake (up and left)
    }
    .meaning = Lake, up and left; turned it goes down and right: nobody gets across without a boat.
card-axe = axe
    .title = axe
    .meaning = Clear fallen trees: from then on every dwarf may cross them, one at a time.
card-boat = boat
    .title = boat
    .meaning = Lay it on a lake: from then on every dwarf may cross it, one at a time.
card-rope = rope
    .title = rope
    .meaning = Hang it over a pit: from then on every dwarf may cross it, one at a time.
card-info-mine-treasure = information: mine or treasure
    .title = information: mine or treasure
    .meaning = Look in secret at a covered mine or at a treasure that nobody has taken.
card-info-mine-dwarf = information: mine or dwarf
    .title = information: mine or dwarf
    .meaning = Look in secret at a covered mine or at the dwarf card of another player.
card-info-treasure-dwarf = information: treasure or dwarf
    .title = information: treasure or dwarf
    .meaning = Look in secret at a treasure that nobody has taken or at the dwarf card of another player.
card-trap = trap
    .title = trap
    .meaning = Lay it on a border: every dwarf that crosses it loses a card.
card-troll = troll
    .title = troll
    .meaning = Put it on a border: until your next turn nobody passes there.
card-storm = storm
    .title = storm
    .meaning = Take away a path card on which no dwarf stands.
card-start-yellow = start of the yellow clan
    .title = start of the yellow clan
    .meaning = Here the yellow dwarfs set out. Open on all sides.
card-start-blue = start of the blue clan
    .title = start of the blue clan
    .meaning = Here the blue dwarfs set out. Open on all sides.
card-mine-gems = mine with gems
    .title = mine with gems
    .laid = { $turned ->
        [yes] mine with gems (down and left)
       *[no] mine with gems (up and right)
    }
    .meaning = Whoever ends the walk here takes gems, while some are left.
card-mine-gold = mine of gold
    .title = mine of gold
    .laid = { $turned ->
        [yes] mine of gold (down, left and right)
       *[no] mine of gold (up, left and right)
    }
    .meaning = Whoever ends the walk here takes gold, while some is left.
card-mine-silver = mine of silver
    .title = mine of silver
    .laid = { $turned ->
        [yes] mine of silver (up, down and left)
       *[no] mine of silver (up, down and right)
    }
    .meaning = Whoever ends the walk here takes silver, while some is left.
card-mine-dragon = mine of the dragon
    .title = mine of the dragon
    .meaning = Whoever uncovers it wakes the dragon and loses up to 2 points.

role-blue-selfish = selfish blue dwarf
    .line = You are a selfish blue dwarf.
    .task = Share with nobody: what you find is yours.
role-yellow-selfish = selfish yellow dwarf
    .line = You are a selfish yellow dwarf.
    .task = Share with nobody: what you find is yours.

event-round-over = { $why ->
    [treasures_gone] All treasures are taken. The round is over.
    [hands_empty] Nobody has any cards left. The round is over.
   *[agreed] All agree: the round is over.
}
event-overcame = { $seat ->
    [you] You overcome the obstacle at { $x },{ $y }: { $card }.
   *[other] { $name } overcomes the obstacle at { $x },{ $y }: { $card }.
}
    .seen = { $seat ->
        [you] You overcome an obstacle: { $card }.
       *[other] { $name } overcomes an obstacle: { $card }.
    }
event-looked-at-treasure = { $seat ->
    [you] You look at a treasure: it is worth { $value }.
   *[other] { $known ->
        [yes] { $name } looks at a treasure: it is worth { $value }.
       *[no] { $name } looks at a treasure.
    }
}
event-had-to-lie = { $rule ->
    [LM-122] It can lie only like this: the side by which one comes in must be open (LM-122).
   *[LM-201] It can lie only like this: so it fits more of its neighbours (LM-201).
}
event-woke-dragon = { $seat ->
    [you] You wake the dragon!
   *[other] { $name } wakes the dragon!
}
event-took-treasure = { $seat ->
    [you] { $kind ->
        [gems] You take gems worth { $value }!
        [gold] You take gold worth { $value }!
       *[silver] You take silver worth { $value }!
    }
   *[other] { $known ->
        [yes] { $kind ->
            [gems] { $name } takes gems worth { $value }!
            [gold] { $name } takes gold worth { $value }!
           *[silver] { $name } takes silver worth { $value }!
        }
       *[no] { $kind ->
            [gems] { $name } takes gems!
            [gold] { $name } takes gold!
           *[silver] { $name } takes silver!
        }
    }
}
event-out = { $seat ->
    [you] You have no cards left: you are out of this round.
   *[other] { $name } has no cards left and is out of this round.
}
event-showed = { $seat ->
    [you] { $kind ->
        [gems] You show gems worth { $value }.
        [gold] You show gold worth { $value }.
       *[silver] You show silver worth { $value }.
    }
   *[other] { $kind ->
        [gems] { $name } shows gems worth { $value }.
        [gold] { $name } shows gold worth { $value }.
       *[silver] { $name } shows silver worth { $value }.
    }
}
event-burnt = { $seat ->
    [you] The dragon takes up to { $cost } points of yours.
   *[other] The dragon takes up to { $cost } points from { $name }.
}
event-scored = { $seat ->
    [you] { $points ->
        [one] You get { $points } point.
       *[other] You get { $points } points.
    }
   *[other] { $points ->
        [one] { $name } gets { $points } point.
       *[other] { $name } gets { $points } points.
    }
}
event-total = { $seat ->
    [you] { $points ->
        [one] You have { $points } point.
       *[other] You have { $points } points.
    }
   *[other] { $points ->
        [one] { $name } has { $points } point.
       *[other] { $name } has { $points } points.
    }
}

move-axe = Clear the fallen trees at { $x },{ $y }.
    .short = { $x },{ $y }
    .seen = Clear these fallen trees.
move-boat = Cross the lake at { $x },{ $y }.
    .short = { $x },{ $y }
    .seen = Cross this lake.
move-rope = Cross the pit at { $x },{ $y }.
    .short = { $x },{ $y }
    .seen = Cross this pit.
move-look-mine = Look at the mine { $x },{ $y }.
    .short = { $x },{ $y }
    .seen = Look at this mine.
move-look-treasure = Look at treasure { $treasure }.
    .short = { $treasure }
move-look-dwarf = Look at the dwarf card of { $name }.
    .short = { $name }
move-trap = Lay a trap at { $x },{ $y }, { $side ->
    [E] on its right side.
   *[S] on its lower side.
}
    .short = { $x },{ $y } { $side ->
    [E] →
   *[S] ↓
}
    .seen = Lay a trap here.
move-troll = Put a troll at { $x },{ $y }, { $side ->
    [E] on its right side.
   *[S] on its lower side.
}
    .short = { $x },{ $y } { $side ->
    [E] →
   *[S] ↓
}
    .seen = Put a troll here.
move-storm = Let the storm take the card at { $x },{ $y }.
    .short = { $x },{ $y }
    .seen = Let the storm take this card.
move-take = Take treasure { $treasure }.
    .short = { $treasure }
    .known = { $kind ->
        [gems] Take the gems worth { $value }.
        [gold] Take the gold worth { $value }.
       *[silver] Take the silver worth { $value }.
    }

refusal-no-obstacle = No obstacle lies there.
refusal-overcome = That obstacle is overcome already.
refusal-wrong-tool-for-obstacle = { $obstacle ->
    [tree] The card “{ $card }” does not help with fallen trees.
    [lake] The card “{ $card }” does not help with a lake.
   *[pit] The card “{ $card }” does not help with a pit.
}
refusal-not-on-card = The card “{ $card }” does not offer that.
refusal-no-such-treasure = No such treasure was laid out.
refusal-treasure-taken = { $seat ->
    [you] You have that treasure already.
   *[other] { $name } has that treasure already.
}
refusal-other-kind = { $kind ->
    [gems] In this mine you take gems.
    [gold] In this mine you take gold.
   *[silver] In this mine you take silver.
}
refusal-troll-there = { $seat ->
    [you] Your own troll bars the way to { $x },{ $y } until your next turn.
   *[other] A troll bars the way to { $x },{ $y } until the next turn of { $name }.
}
    .seen = { $seat ->
        [you] Your own troll bars the way until your next turn.
       *[other] A troll bars the way until the next turn of { $name }.
    }
refusal-obstacle = { $obstacle ->
    [tree] Fallen trees lie at { $x },{ $y }. It takes an axe to clear them.
    [lake] A lake lies at { $x },{ $y }. It takes a boat to cross it.
   *[pit] A pit gapes at { $x },{ $y }. It takes a rope to cross it.
}
    .seen = { $obstacle ->
        [tree] Fallen trees lie there. It takes an axe to clear them.
        [lake] A lake lies there. It takes a boat to cross it.
       *[pit] A pit gapes there. It takes a rope to cross it.
    }
refusal-occupied = { $seat ->
    [you] You stand there already.
   *[other] { $name } stands at { $x },{ $y }, and there is room for one dwarf only.
}
    .seen = { $seat ->
        [you] You stand there already.
       *[other] { $name } stands there, and there is room for one dwarf only.
    }
refusal-treasure-gone = { $seat ->
    [you] You have that treasure already. Choose one that still lies there.
   *[other] { $name } has that treasure already. Choose one that still lies there.
}
refusal-stands-there = Your dwarf stands there already.
refusal-too-far = { $left ->
    [one] That is { $needed } steps away. You have one left.
   *[other] That is { $needed } steps away. You have { $left } left.
}
refusal-card-by-card = One step is one card: walk there card by card.
refusal-no-way-in = No path leads into that mine from where your dwarf stands.
refusal-act-first = Play a card or discard first: then your dwarf walks.
refusal-idle-tool = No obstacle lies on the board that this card helps with.
refusal-idle-trap = There is no free border for a trap: two joined paths or an open end.
refusal-idle-troll = There is no free border for a troll: two joined paths or an open end.
refusal-idle-storm = No path card lies there without a dwarf on it.
