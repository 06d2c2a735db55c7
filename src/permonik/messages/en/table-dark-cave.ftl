# What the page says at the table of The Dark Cave, around the board.

web-overview = Overview: how many of everything there are

cave-clan = { $clan ->
    [blue] blue clan
   *[yellow] yellow clan
}
cave-hand = { $count ->
    [0] No cards in hand
    [one] One card in hand: { $levels }
   *[other] { $count } cards in hand: { $levels }
}
cave-nuggets = { $count ->
    [one] { $count } nugget
   *[other] { $count } nuggets
}
cave-left = { $cards ->
    [0] Level { $level }: no cards left
    [one] Level { $level }: one card left
   *[other] Level { $level }: { $cards } cards left
}
cave-out = out
cave-lies = lies: no movement next turn
cave-frozen = just up: no movement this turn
cave-draws = draws after the swap
cave-has-boots = Has boots: one step more
cave-has-axes = { $count ->
    [one] Has an axe
   *[other] Has { $count } axes
}
cave-has-webs = { $count ->
    [one] Has laid a web
   *[other] Has laid { $count } webs
}
cave-leads = { $creature ->
    [rat] Leads the rat; it goes at the start of this player’s next turn
    [crawler] Leads the crawler; it goes at the start of this player’s next turn
   *[goblin] Leads the goblin; it goes at the start of this player’s next turn
}
cave-pulled = { $name } pulls a card from your hand, unseen: { $card }. Only you know it.

cave-aim = { $clan ->
    [blue] { $saboteur ->
        [yes] In secret you work for the blue clan.
       *[no] You work for the blue clan.
    } You win with it if its treasure is worth more: the nuggets that its helpers carry out of the cave, times the dwarfs who work for the yellow clan.
   *[yellow] { $saboteur ->
        [yes] In secret you work for the yellow clan.
       *[no] You work for the yellow clan.
    } You win with it if its treasure is worth more: the nuggets that its helpers carry out of the cave, times the dwarfs who work for the blue clan.
}

cave-step-card = card
cave-step-creature = { $creature ->
    [rat] lead the rat
    [crawler] lead the crawler
   *[goblin] lead the goblin
}
cave-step-walk = walk
cave-step-walking = { $steps ->
    [0] walk: no steps left
    [one] walk: 1 step left
   *[other] walk: { $steps } steps left
}
cave-step-hindered = { $why ->
    [out] no walk: out of the cave
    [frozen] no walk: just up
   *[lying] no walk: lies
}
cave-step-draw = { $cards ->
    [0] draw
   *[other] draw { $cards }
}
cave-step-drawer = { $name } draws

cave-you = you
cave-ask-walk = { $steps ->
    [one] One more step: tap a field that is lit up, or stay.
   *[other] Walk up to { $steps } fields: tap one that is lit up, or stay.
}
cave-ask-cut = No steps left, but your axe can still cut a web.
cave-ask-creep = { $creature ->
    [rat] Lead the rat up to { $steps ->
        [one] one field
       *[other] { $steps } fields
    }: whomever it meets loses a card.
    [crawler] Lead the crawler up to { $steps ->
        [one] one field
       *[other] { $steps } fields
    }: whomever it meets lies down.
   *[goblin] Lead the goblin up to { $steps ->
        [one] one field
       *[other] { $steps } fields
    }: whomever it meets loses a nugget.
}
cave-ask-vote = Shall the game end here?
cave-ask-fight = { $alone ->
    [yes] { $creature ->
        [rat] The rat attacks you: you lose a card that chance picks. Your axe drives it away and saves you.
        [crawler] The crawler attacks you: your dwarf lies down and does not move next turn. Your axe drives it away and saves you.
       *[goblin] The goblin attacks you: it takes a nugget. Your axe drives it away and saves you.
    }
   *[no] { $creature ->
        [rat] The rat attacks { $names }: each loses a card that chance picks. Your axe drives it away and saves you all.
        [crawler] The crawler attacks { $names }: all lie down and do not move next turn. Your axe drives it away and saves you all.
       *[goblin] The goblin attacks { $names }: it takes a nugget from each. Your axe drives it away and saves you all.
    }
}
cave-fighting = { $creature ->
    [rat] The rat attacks { $names }! { $name } has an axe and decides.
    [crawler] The crawler attacks { $names }! { $name } has an axe and decides.
   *[goblin] The goblin attacks { $names }! { $name } has an axe and decides.
}
cave-voting = { $proposer } proposes to end here. { $name } answers.

cave-stay = Stay here
cave-stay-gold = { $revealed ->
    [yes] Stay: take the nugget
   *[no] Stay: take the nugget and show your clan card
}
cave-go-on = Go on without the axe
cave-halt = { $creature ->
    [rat] The rat stays here
    [crawler] The crawler stays here
   *[goblin] The goblin stays here
}
cave-cut = { $number ->
    [2] { $side ->
        [up] Free: axe the web above (2 becomes 1)
        [down] Free: axe the web below (2 becomes 1)
        [left] Free: axe the web on the left (2 becomes 1)
       *[right] Free: axe the web on the right (2 becomes 1)
    }
   *[1] { $side ->
        [up] Free: cut the web above away
        [down] Free: cut the web below away
        [left] Free: cut the web on the left away
       *[right] Free: cut the web on the right away
    }
}
cave-fight = { $alone ->
    [yes] Use the axe
   *[no] Use the axe: save all
}
cave-keep = { $creature ->
    [rat] Keep it, lose a card
    [crawler] Keep it, lie down
   *[goblin] Keep it, lose a nugget
}

cave-note-goal = Goal { $x },{ $y }: { $card }
    .seen = A goal that you know: { $card }
cave-note-exit = The exit can only be at { $cells }.
    .seen = The exit can only be at one of the goals that you do not know.
cave-note-role = { $name }: { $role }
cave-note-must = { $name } can only be: { $role }
cave-note-aside = Clan cards set aside: { $roles }
cave-note-sides = How many work for blue and for yellow: { $sides }
cave-note-side = { $blue } : { $yellow }
cave-note-given = { $some ->
    [yes] { $name } has from your hand: { $cards }. Discarded or lost unseen since: { $unseen }
   *[no] { $name } has from your hand: { $cards }
}
cave-note-away = Discarded or lost by you: { $cards }

cave-counted = How the gold is counted
cave-why-over = { $why ->
    [side_out] All dwarfs of one side are out of the cave.
    [hands_empty] Nobody has any cards left.
   *[agreed] All have agreed to end here.
}
cave-won = { $clan ->
    [blue] The blue side wins!
    [yellow] The yellow side wins!
   *[nobody] Nobody got out of the cave. Nobody wins.
}
