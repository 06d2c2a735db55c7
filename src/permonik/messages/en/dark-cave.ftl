# The Dark Cave: cards, what happened, what may be done, why not. Arguments as in events.ftl.

card-NESW-I = NESW-I
    .title = crossing (level I)
    .meaning = Crossing: one step to cross.
card-NES-I = NES-I
    .title = fork (level I)
    .laid = { $turned ->
        [yes] fork (up, down and left, level I)
       *[no] fork (up, down and right, level I)
    }
    .meaning = Fork, up, down and right; turned it goes up, down and left: one step to cross.
card-NEW-I = NEW-I
    .title = fork (level I)
    .laid = { $turned ->
        [yes] fork (down, left and right, level I)
       *[no] fork (up, left and right, level I)
    }
    .meaning = Fork, up, left and right; turned it goes down, left and right: one step to cross.
card-NS-I = NS-I
    .title = straight path (level I)
    .laid = straight path (up and down, level I)
    .meaning = Straight path, up and down: one step to cross.
card-EW-I = EW-I
    .title = straight path (level I)
    .laid = straight path (left and right, level I)
    .meaning = Straight path, left and right: one step to cross.
card-NE-I = NE-I
    .title = bend (level I)
    .laid = { $turned ->
        [yes] bend (down and left, level I)
       *[no] bend (up and right, level I)
    }
    .meaning = Bend, up and right; turned it goes down and left: one step to cross.
card-NW-I = NW-I
    .title = bend (level I)
    .laid = { $turned ->
        [yes] bend (down and right, level I)
       *[no] bend (up and left, level I)
    }
    .meaning = Bend, up and left; turned it goes down and right: one step to cross.
card-lair-NES-I = lair-NES-I
    .title = lair (fork, level I)
    .laid = { $turned ->
        [yes] lair (up, down and left, level I)
       *[no] lair (up, down and right, level I)
    }
    .meaning = Lair, up, down and right; turned it goes up, down and left: one step to cross. Creatures come from the lair.
card-lair-NEW-I = lair-NEW-I
    .title = lair (fork, level I)
    .laid = { $turned ->
        [yes] lair (down, left and right, level I)
       *[no] lair (up, left and right, level I)
    }
    .meaning = Lair, up, left and right; turned it goes down, left and right: one step to cross. Creatures come from the lair.
card-lair-NE-I = lair-NE-I
    .title = lair (bend, level I)
    .laid = { $turned ->
        [yes] lair (down and left, level I)
       *[no] lair (up and right, level I)
    }
    .meaning = Lair, up and right; turned it goes down and left: one step to cross. Creatures come from the lair.
card-lair-NW-I = lair-NW-I
    .title = lair (bend, level I)
    .laid = { $turned ->
        [yes] lair (down and right, level I)
       *[no] lair (up and left, level I)
    }
    .meaning = Lair, up and left; turned it goes down and right: one step to cross. Creatures come from the lair.
card-ladder-NE-I = ladder-NE-I
    .title = ladder (bend, level I)
    .laid = { $turned ->
        [yes] ladder (down and left, level I)
       *[no] ladder (up and right, level I)
    }
    .meaning = Ladder, up and right; turned it goes down and left: one step to any other ladder.
card-ladder-E-I = ladder-E-I
    .title = ladder (level I)
    .laid = { $turned ->
        [yes] ladder (left, level I)
       *[no] ladder (right, level I)
    }
    .meaning = Ladder, right; turned it goes left: one step to any other ladder.
card-bridge-NS-I = bridge-NS-I
    .title = bridge (the wooden bridge goes up and down, level I)
    .meaning = Bridge: one step to cross. The paths are not joined; stepping onto the wooden bridge costs a card.
card-tunnel-NE-I = tunnel-NE-I
    .title = double curve with a tunnel (up and right, down and left, level I)
    .meaning = Double curve with a tunnel: one step along a curve. The tunnel joins both and costs a nugget.
card-tunnel-NW-I = tunnel-NW-I
    .title = double curve with a tunnel (up and left, down and right, level I)
    .meaning = Double curve with a tunnel: one step along a curve. The tunnel joins both and costs a nugget.
card-vein-NEW-I = vein-NEW-I
    .title = gold vein (fork, level I)
    .laid = { $turned ->
        [yes] gold vein (down, left and right, level I)
       *[no] gold vein (up, left and right, level I)
    }
    .meaning = Gold vein, up, left and right; turned it goes down, left and right: one step to cross. Whoever ends the walk on the vein takes its nugget and shows the clan card.
card-NESW-II = NESW-II
    .title = crossing (level II)
    .meaning = Crossing: two steps to cross.
card-NES-II = NES-II
    .title = fork (level II)
    .laid = { $turned ->
        [yes] fork (up, down and left, level II)
       *[no] fork (up, down and right, level II)
    }
    .meaning = Fork, up, down and right; turned it goes up, down and left: two steps to cross.
card-NEW-II = NEW-II
    .title = fork (level II)
    .laid = { $turned ->
        [yes] fork (down, left and right, level II)
       *[no] fork (up, left and right, level II)
    }
    .meaning = Fork, up, left and right; turned it goes down, left and right: two steps to cross.
card-NS-II = NS-II
    .title = straight path (level II)
    .laid = straight path (up and down, level II)
    .meaning = Straight path, up and down: two steps to cross.
card-EW-II = EW-II
    .title = straight path (level II)
    .laid = straight path (left and right, level II)
    .meaning = Straight path, left and right: two steps to cross.
card-NE-II = NE-II
    .title = bend (level II)
    .laid = { $turned ->
        [yes] bend (down and left, level II)
       *[no] bend (up and right, level II)
    }
    .meaning = Bend, up and right; turned it goes down and left: two steps to cross.
card-NW-II = NW-II
    .title = bend (level II)
    .laid = { $turned ->
        [yes] bend (down and right, level II)
       *[no] bend (up and left, level II)
    }
    .meaning = Bend, up and left; turned it goes down and right: two steps to cross.
card-dead-NS-II = dead-NS-II
    .title = dead end (level II)
    .laid = dead end (up and down, level II)
    .meaning = Dead end, up and down: blocked in the middle.
card-lair-EW-II = lair-EW-II
    .title = lair (straight path, level II)
    .laid = lair (left and right, level II)
    .meaning = Lair, left and right: two steps to cross. Creatures come from the lair.
card-lair-NES-II = lair-NES-II
    .title = lair (fork, level II)
    .laid = { $turned ->
        [yes] lair (up, down and left, level II)
       *[no] lair (up, down and right, level II)
    }
    .meaning = Lair, up, down and right; turned it goes up, down and left: two steps to cross. Creatures come from the lair.
card-lair-NEW-II = lair-NEW-II
    .title = lair (fork, level II)
    .laid = { $turned ->
        [yes] lair (down, left and right, level II)
       *[no] lair (up, left and right, level II)
    }
    .meaning = Lair, up, left and right; turned it goes down, left and right: two steps to cross. Creatures come from the lair.
card-ladder-NW-II = ladder-NW-II
    .title = ladder (bend, level II)
    .laid = { $turned ->
        [yes] ladder (down and right, level II)
       *[no] ladder (up and left, level II)
    }
    .meaning = Ladder, up and left; turned it goes down and right: one step to any other ladder.
card-bridge-EW-II = bridge-EW-II
    .title = bridge (the wooden bridge goes left and right, level II)
    .meaning = Bridge: two steps to cross. The paths are not joined; stepping onto the wooden bridge costs a card.
card-bridge-NS-II = bridge-NS-II
    .title = bridge (the wooden bridge goes up and down, level II)
    .meaning = Bridge: two steps to cross. The paths are not joined; stepping onto the wooden bridge costs a card.
card-tunnel-NE-II = tunnel-NE-II
    .title = double curve with a tunnel (up and right, down and left, level II)
    .meaning = Double curve with a tunnel: two steps along a curve. The tunnel joins both and costs a nugget.
card-tunnel-NW-II = tunnel-NW-II
    .title = double curve with a tunnel (up and left, down and right, level II)
    .meaning = Double curve with a tunnel: two steps along a curve. The tunnel joins both and costs a nugget.
card-vein-NES-II = vein-NES-II
    .title = gold vein (fork, level II)
    .laid = { $turned ->
        [yes] gold vein (up, down and left, level II)
       *[no] gold vein (up, down and right, level II)
    }
    .meaning = Gold vein, up, down and right; turned it goes up, down and left: two steps to cross. Whoever ends the walk on the vein takes its nugget and shows the clan card.
card-NESW-III = NESW-III
    .title = crossing (level III)
    .meaning = Crossing: three steps to cross.
card-NES-III = NES-III
    .title = fork (level III)
    .laid = { $turned ->
        [yes] fork (up, down and left, level III)
       *[no] fork (up, down and right, level III)
    }
    .meaning = Fork, up, down and right; turned it goes up, down and left: three steps to cross.
card-NEW-III = NEW-III
    .title = fork (level III)
    .laid = { $turned ->
        [yes] fork (down, left and right, level III)
       *[no] fork (up, left and right, level III)
    }
    .meaning = Fork, up, left and right; turned it goes down, left and right: three steps to cross.
card-NS-III = NS-III
    .title = straight path (level III)
    .laid = straight path (up and down, level III)
    .meaning = Straight path, up and down: three steps to cross.
card-EW-III = EW-III
    .title = straight path (level III)
    .laid = straight path (left and right, level III)
    .meaning = Straight path, left and right: three steps to cross.
card-NE-III = NE-III
    .title = bend (level III)
    .laid = { $turned ->
        [yes] bend (down and left, level III)
       *[no] bend (up and right, level III)
    }
    .meaning = Bend, up and right; turned it goes down and left: three steps to cross.
card-NW-III = NW-III
    .title = bend (level III)
    .laid = { $turned ->
        [yes] bend (down and right, level III)
       *[no] bend (up and left, level III)
    }
    .meaning = Bend, up and left; turned it goes down and right: three steps to cross.
card-dead-EW-III = dead-EW-III
    .title = dead end (level III)
    .laid = dead end (left and right, level III)
    .meaning = Dead end, left and right: blocked in the middle.
card-lair-NS-III = lair-NS-III
    .title = lair (straight path, level III)
    .laid = lair (up and down, level III)
    .meaning = Lair, up and down: three steps to cross. Creatures come from the lair.
card-lair-EW-III = lair-EW-III
    .title = lair (straight path, level III)
    .laid = lair (left and right, level III)
    .meaning = Lair, left and right: three steps to cross. Creatures come from the lair.
card-ladder-N-III = ladder-N-III
    .title = ladder (level III)
    .laid = { $turned ->
        [yes] ladder (down, level III)
       *[no] ladder (up, level III)
    }
    .meaning = Ladder, up; turned it goes down: one step to any other ladder.
card-bridge-EW-III = bridge-EW-III
    .title = bridge (the wooden bridge goes left and right, level III)
    .meaning = Bridge: three steps to cross. The paths are not joined; stepping onto the wooden bridge costs a card.
card-tunnel-NE-III = tunnel-NE-III
    .title = double curve with a tunnel (up and right, down and left, level III)
    .meaning = Double curve with a tunnel: three steps along a curve. The tunnel joins both and costs a nugget.
card-info-I = secret information I
    .title = secret information I
    .meaning = Look in secret at a covered goal, or at the clan card of another player.
card-info-II = secret information II
    .title = secret information II
    .meaning = Look in secret at a covered goal, or at the clan card of another player.
card-info-III = secret information III
    .title = secret information III
    .meaning = Look in secret at a covered goal, or at the clan card of another player.
card-cave-in-I = cave-in I
    .title = cave-in I
    .meaning = Take away a path card on which neither a dwarf nor a creature stands.
card-cave-in-II = cave-in II
    .title = cave-in II
    .meaning = Take away a path card on which neither a dwarf nor a creature stands.
card-cave-in-III = cave-in III
    .title = cave-in III
    .meaning = Take away a path card on which neither a dwarf nor a creature stands.
card-swap-cards-II = card swap II
    .title = card swap II
    .meaning = Swap your whole hand with another player, who then draws a card instead of you.
card-swap-cards-III = card swap III
    .title = card swap III
    .meaning = Swap your whole hand with another player, who then draws a card instead of you.
card-web-I = web I
    .title = web I
    .meaning = Lay it on a border: nobody passes there. It goes away by itself after two of your turns.
card-web-II = web II
    .title = web II
    .meaning = Lay it on a border: nobody passes there. It goes away by itself after two of your turns.
card-web-III = web III
    .title = web III
    .meaning = Lay it on a border: nobody passes there. It goes away by itself after two of your turns.
card-boots-I = boots I
    .title = boots I
    .meaning = Lay them before any player: one step more in each turn.
card-boots-II = boots II
    .title = boots II
    .meaning = Lay them before any player: one step more in each turn.
card-battle-axe-I = battle axe I
    .title = battle axe I
    .meaning = Lay it before any player: it drives a creature away, or cuts at a web, once.
card-battle-axe-II = battle axe II
    .title = battle axe II
    .meaning = Lay it before any player: it drives a creature away, or cuts at a web, once.
card-battle-axe-III = battle axe III
    .title = battle axe III
    .meaning = Lay it before any player: it drives a creature away, or cuts at a web, once.
card-rat-I = rat I
    .title = rat I
    .meaning = Put the rat on a lair and lead it up to three fields: whomever it meets loses a card.
card-rat-II = rat II
    .title = rat II
    .meaning = Put the rat on a lair and lead it up to three fields: whomever it meets loses a card.
card-rat-III = rat III
    .title = rat III
    .meaning = Put the rat on a lair and lead it up to three fields: whomever it meets loses a card.
card-crawler-I = crawler I
    .title = crawler I
    .meaning = Put the crawler on a lair and lead it up to four fields: whomever it meets lies down.
card-crawler-II = crawler II
    .title = crawler II
    .meaning = Put the crawler on a lair and lead it up to four fields: whomever it meets lies down.
card-crawler-III = crawler III
    .title = crawler III
    .meaning = Put the crawler on a lair and lead it up to four fields: whomever it meets lies down.
card-goblin-II = goblin II
    .title = goblin II
    .meaning = Put the goblin on a lair and lead it up to five fields: whomever it meets loses a nugget.
card-goblin-III = goblin III
    .title = goblin III
    .meaning = Put the goblin on a lair and lead it up to five fields: whomever it meets loses a nugget.
card-start-ladder = start with a ladder
    .title = start with a ladder
    .meaning = Here everybody sets out. Open on all sides, and one step to any other ladder.
card-goal-exit = goal with the exit
    .title = goal with the exit
    .meaning = Whoever gets to the field in the middle is out of the cave.
card-goal-lair = goal with a lair
    .title = goal with a lair
    .laid = { $turned ->
        [yes] goal with a lair (down, left and right)
       *[no] goal with a lair (up, left and right)
    }
    .meaning = Creatures come from the field in the middle.
card-goal-ladder = goal with a ladder
    .title = goal with a ladder
    .laid = { $turned ->
        [yes] goal with a ladder (up, down and left)
       *[no] goal with a ladder (up, down and right)
    }
    .meaning = From the field in the middle it is one step to any other ladder.
card-goal-vein = goal with a gold vein
    .title = goal with a gold vein
    .laid = { $turned ->
        [yes] goal with a gold vein (down and left)
       *[no] goal with a gold vein (up and right)
    }
    .meaning = Whoever ends the walk in the middle takes the nugget and shows the clan card.

event-cave-ended = { $why ->
    [side_out] All dwarfs of one side are out of the cave. The game is over.
    [hands_empty] Nobody has any cards left. The game is over.
   *[agreed] All agree: the game is over.
}
event-halted = { $creature ->
    [rat] The rat stays there.
    [crawler] The crawler stays there.
   *[goblin] The goblin stays there.
}
event-swapped-cards = { $seat ->
    [you] You swap your hand with { $onName }.
   *[other] { $on ->
        [you] { $name } swaps hands with you.
       *[other] { $name } swaps hands with { $onName }.
    }
}
event-received-card = { $seat ->
    [you] You get “{ $card }”.
   *[other] { $known ->
        [yes] { $name } gets “{ $card }”.
       *[no] { $name } gets a card of level { $level }.
    }
}
event-web-turned = { $side ->
    [E] The web on the right side of { $x },{ $y } now shows 1.
   *[S] The web on the lower side of { $x },{ $y } now shows 1.
}
    .seen = The web now shows 1.
event-equipped = { $seat ->
    [you] You give { $onName } “{ $card }”.
   *[other] { $on ->
        [you] { $name } gives you “{ $card }”.
       *[other] { $name } gives { $onName } “{ $card }”.
    }
}
event-called = { $seat ->
    [you] You play “{ $card }”: it comes out of the lair at { $x },{ $y }.
   *[other] { $name } plays “{ $card }”: it comes out of the lair at { $x },{ $y }.
}
    .seen = { $seat ->
        [you] You play “{ $card }”: it comes out of its lair.
       *[other] { $name } plays “{ $card }”: it comes out of its lair.
    }
event-led-on = { $seat ->
    [you] You play “{ $card }” and lead it on from { $x },{ $y }.
   *[other] { $name } plays “{ $card }” and leads it on from { $x },{ $y }.
}
    .seen = { $seat ->
        [you] You play “{ $card }” and lead it on.
       *[other] { $name } plays “{ $card }” and leads it on.
    }
event-crept = { $creature ->
    [rat] The rat runs to { $x },{ $y }.
    [crawler] The crawler creeps to { $x },{ $y }.
   *[goblin] The goblin walks to { $x },{ $y }.
}
    .seen = { $creature ->
        [rat] The rat runs on.
        [crawler] The crawler creeps on.
       *[goblin] The goblin walks on.
    }
event-creature-left = { $creature ->
    [rat] The rat is gone.
    [crawler] The crawler is gone.
   *[goblin] The goblin is gone.
}
event-fought = { $seat ->
    [you] You use your axe!
   *[other] { $name } uses an axe!
}
event-kept-axe = { $seat ->
    [you] You keep your axe.
   *[other] { $name } keeps the axe.
}
event-attacked = { $creature ->
    [rat] { $seat ->
        [you] The rat attacks you!
       *[other] The rat attacks { $name }!
    }
    [crawler] { $seat ->
        [you] The crawler attacks you: your dwarf lies down!
       *[other] The crawler attacks { $name }: that dwarf lies down!
    }
   *[goblin] { $harmed ->
        [yes] { $seat ->
            [you] The goblin takes a nugget from you!
           *[other] The goblin takes a nugget from { $name }!
        }
       *[no] { $seat ->
            [you] The goblin attacks you and finds no gold.
           *[other] The goblin attacks { $name } and finds no gold.
        }
    }
}
event-cut = { $seat ->
    [you] You cut at the web at { $x },{ $y }.
   *[other] { $name } cuts at the web at { $x },{ $y }.
}
    .seen = { $seat ->
        [you] You cut at a web.
       *[other] { $name } cuts at a web.
    }
event-stood-up = { $seat ->
    [you] Your dwarf stands up, but does not walk in this turn.
   *[other] The dwarf of { $name } stands up, but does not walk in this turn.
}
event-turn-skipped = { $seat ->
    [you] You have no cards: your turn is skipped.
   *[other] { $name } has no cards: the turn is skipped.
}
event-paid-toll = { $seat ->
    [you] The tunnel costs you a nugget.
   *[other] The tunnel costs { $name } a nugget.
}
event-gold-laid = A nugget lies at { $x },{ $y }.
    .seen = A nugget lies in the vein.
event-gold-taken = { $seat ->
    [you] You take the nugget at { $x },{ $y }.
   *[other] { $name } takes the nugget at { $x },{ $y }.
}
    .seen = { $seat ->
        [you] You take the nugget.
       *[other] { $name } takes the nugget.
    }
event-gold-buried = The nugget at { $x },{ $y } is buried.
    .seen = The nugget is buried.
event-escaped = { $seat ->
    [you] { $nuggets ->
        [one] You are out of the cave, with { $nuggets } nugget!
       *[other] You are out of the cave, with { $nuggets } nuggets!
    }
   *[other] { $nuggets ->
        [one] { $name } is out of the cave, with { $nuggets } nugget!
       *[other] { $name } is out of the cave, with { $nuggets } nuggets!
    }
}
event-looked-aside = { $seat ->
    [you] You see a clan card that was set aside: { $roleName }.
   *[other] { $known ->
        [yes] { $name } sees a clan card that was set aside: { $roleName }.
       *[no] { $name } sees a clan card that was set aside.
    }
}
event-valued = { $clan ->
    [blue] The treasure of the blue clan is worth { $points }.
   *[yellow] The treasure of the yellow clan is worth { $points }.
}
event-clan-won = { $clan ->
    [blue] All who worked for the blue clan win!
    [yellow] All who worked for the yellow clan win!
   *[none] Nobody wins.
}

# Where the back of a card shows its level, everybody sees that much.
event-discarded-level = { $seat ->
    [you] You discard “{ $card }”.
   *[other] { $known ->
        [yes] { $name } discards “{ $card }”.
       *[no] { $name } discards a card of level { $level }.
    }
}
event-lost-level = { $seat ->
    [you] You lose “{ $card }”: your left neighbour pulled it unseen.
   *[other] { $known ->
        [yes] { $name } loses “{ $card }”.
       *[no] { $name } loses a card of level { $level }.
    }
}

move-look-goal = Look at the goal { $x },{ $y }.
    .short = { $x },{ $y }
    .seen = Look at this goal.
move-look-clan = Look at the clan card of { $name }.
    .short = { $name }
move-cave-in = Let the card at { $x },{ $y } cave in.
    .short = { $x },{ $y }
    .seen = Let this card cave in.
move-swap-cards = Swap hands with { $name }.
    .short = { $name }
move-web = Lay a web at { $x },{ $y }, { $side ->
    [E] on its right side.
   *[S] on its lower side.
}
    .short = { $x },{ $y } { $side ->
    [E] →
   *[S] ↓
}
    .seen = Lay a web here.
move-boots = { $seat ->
    [you] Take the boots yourself.
   *[other] Give { $name } the boots.
}
    .short = { $name }
move-battle-axe = { $seat ->
    [you] Take the axe yourself.
   *[other] Give { $name } the axe.
}
    .short = { $name }
move-rat = Lead the rat from { $x },{ $y }.
    .short = { $x },{ $y }
    .seen = Lead the rat from here.
move-crawler = Lead the crawler from { $x },{ $y }.
    .short = { $x },{ $y }
    .seen = Lead the crawler from here.
move-goblin = Lead the goblin from { $x },{ $y }.
    .short = { $x },{ $y }
    .seen = Lead the goblin from here.
move-cut = Cut at the web at { $x },{ $y }, { $side ->
    [E] on its right side.
   *[S] on its lower side.
}
    .short = { $x },{ $y } { $side ->
    [E] →
   *[S] ↓
}
    .seen = Cut at this web.
move-fight = { $answer ->
    [yes] Use the axe.
   *[no] Keep the axe.
}
    .short = { $answer ->
    [yes] use the axe
   *[no] keep it
}

refusal-own-hand = Choose another player, not yourself.
refusal-both-known = With two players both clan cards are known. Look at a goal.
refusal-clan-open = { $seat ->
    [you] Your clan card lies open already.
   *[other] The clan card of { $name } lies open already.
}
refusal-has-boots = { $seat ->
    [you] You have boots already.
   *[other] { $name } has boots already.
}
refusal-no-lair = No lair lies open there.
refusal-stands-elsewhere = { $creature ->
    [rat] The rat is in play. Lead it from where it stands.
    [crawler] The crawler is in play. Lead it from where it stands.
   *[goblin] The goblin is in play. Lead it from where it stands.
}
refusal-web-there = { $seat ->
    [you] Your own web is in the way.
   *[other] A web of { $name } is in the way.
}
refusal-no-axe = No axe lies before you.
refusal-no-web = No web lies there.
refusal-out-of-reach = Your dwarf does not stand beside that web.
refusal-no-steps-left = You have no steps left.
refusal-idle-info = There is nothing covered left to look at.
refusal-idle-cave-in = No path card lies there on which nobody stands.
refusal-idle-web = There is no free border for a web: two joined paths or an open end.
refusal-idle-boots = Everybody has boots already.
refusal-idle-rat = No lair lies open for the rat.
refusal-idle-crawler = No lair lies open for the crawler.
refusal-idle-goblin = No lair lies open for the goblin.
