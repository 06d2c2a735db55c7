# What the two walking games share: what happened, what may be done, why not. Arguments as in events.ftl.

role-blue-loyal = loyal blue dwarf
    .line = You are a loyal blue dwarf.
    .task = Work for the blue clan: its treasure is yours, too.
role-blue-saboteur = blue saboteur
    .line = You are a blue saboteur.
    .task = Work for the yellow clan in secret: its treasure is yours, too.
role-yellow-loyal = loyal yellow dwarf
    .line = You are a loyal yellow dwarf.
    .task = Work for the yellow clan: its treasure is yours, too.
role-yellow-saboteur = yellow saboteur
    .line = You are a yellow saboteur.
    .task = Work for the blue clan in secret: its treasure is yours, too.

event-got-dwarf = { $known ->
    [yes] { $seat ->
        [you] You are a { $roleName }.
       *[other] { $name } is a { $roleName }.
    }
   *[no] { $clan ->
        [blue] { $name } belongs to the blue clan.
       *[yellow] { $name } belongs to the yellow clan.
    }
}
event-turned-up = { $seat ->
    [you] You uncover { $x },{ $y }: { $card }.
   *[other] { $name } uncovers { $x },{ $y }: { $card }.
}
    .seen = { $seat ->
        [you] You uncover a card: { $card }.
       *[other] { $name } uncovers a card: { $card }.
    }
event-stepped = { $seat ->
    [you] You walk to { $x },{ $y }.
   *[other] { $name } walks to { $x },{ $y }.
}
    .seen = { $seat ->
        [you] You walk on.
       *[other] { $name } walks on.
    }
event-stopped = { $seat ->
    [you] You walk no further.
   *[other] { $name } walks no further.
}
event-lost = { $seat ->
    [you] You lose “{ $card }”.
   *[other] { $known ->
        [yes] { $name } loses “{ $card }”.
       *[no] { $name } loses a card.
    }
}
event-forfeited = { $seat ->
    [you] You have no card to lose: you will draw one fewer.
   *[other] { $name } has no card to lose and will draw one fewer.
}
event-laid-token = { $seat ->
    [you] You play “{ $card }” at { $x },{ $y }, { $side ->
        [E] on its right side.
       *[S] on its lower side.
    }
   *[other] { $name } plays “{ $card }” at { $x },{ $y }, { $side ->
        [E] on its right side.
       *[S] on its lower side.
    }
}
    .seen = { $seat ->
        [you] You play “{ $card }”.
       *[other] { $name } plays “{ $card }”.
    }
event-token-left = { $side ->
    [E] Gone from the right side of { $x },{ $y }: { $card }.
   *[S] Gone from the lower side of { $x },{ $y }: { $card }.
}
    .seen = Gone from the board: { $card }.
event-removed = { $seat ->
    [you] You take “{ $card }” away from { $x },{ $y }.
   *[other] { $name } takes “{ $card }” away from { $x },{ $y }.
}
    .seen = { $seat ->
        [you] You take “{ $card }” away.
       *[other] { $name } takes “{ $card }” away.
    }
event-looked-at-card = { $seat ->
    [you] You look at the card { $x },{ $y }: { $face }.
   *[other] { $known ->
        [yes] { $name } looks at the card { $x },{ $y }: { $face }.
       *[no] { $name } looks at the card { $x },{ $y }.
    }
}
    .seen = { $seat ->
        [you] You look at a covered card: { $face }.
       *[other] { $known ->
            [yes] { $name } looks at a covered card: { $face }.
           *[no] { $name } looks at a covered card.
        }
    }
event-looked-at-dwarf = { $seat ->
    [you] You look at a dwarf card: { $onName } is a { $roleName }.
   *[other] { $on ->
        [you] { $name } looks at your dwarf card.
       *[other] { $known ->
            [yes] { $name } looks at a dwarf card: { $onName } is a { $roleName }.
           *[no] { $name } looks at the dwarf card of { $onName }.
        }
    }
}
event-proposed-end = { $seat ->
    [you] You propose to end here.
   *[other] { $name } proposes to end here.
}
event-answered = { $yes ->
    [yes] { $seat ->
        [you] You agree.
       *[other] { $name } agrees.
    }
   *[no] { $seat ->
        [you] You want to go on.
       *[other] { $name } wants to go on.
    }
}

move-discard-two = Discard “{ $card }” and “{ $second }”.
    .short = discard both
move-propose = Propose to end here.
    .short = end here?
move-answer = { $answer ->
    [yes] Agree.
   *[no] Go on playing.
}
    .short = { $answer ->
    [yes] agree
   *[no] go on
}
move-lay = { $turned ->
    [yes] Lay the card turned.
   *[no] Lay the card as it is drawn.
}
    .short = { $turned ->
    [yes] turned
   *[no] as drawn
}

refusal-off-board = That is outside the board.
refusal-paths-mismatch = It does not fit: a path must meet a path. Wrong here: { $sides }.
refusal-no-path-goes-on = It fits, but no path goes on there.
refusal-not-two-in-hand = You hold the card “{ $card }” only once.
refusal-wrong-order = Two discarded cards are named in the order of the deck.
refusal-discard-count = Discard one card or two, not { $count }.
refusal-turned-alike = The card “{ $card }” looks the same upside down. Lay it as it is.
refusal-own-dwarf-card = You know your own dwarf card. Choose another player.
refusal-covered-stays = That card always stays.
refusal-stood-on = Somebody stands on that card.
refusal-no-covered-card = No covered card lies there.
refusal-lies-open = That card lies face up already: everybody can see it.
refusal-no-place-for-token = It cannot lie there. Choose a place where two paths join, or an open end of a path.
refusal-token-there = Something lies on that border already.
refusal-no-way = No path leads there from where your dwarf stands.
refusal-no-votes = At this table an early end was not agreed on.
refusal-proposed-before = You have proposed that in this turn already.

web-turn-steps = The steps of the turn
web-notebook = What you know
web-ask-throw-both = { $move } Tap another card to discard both.
web-misfits = { $move } Does not fit: { $sides }.
web-standing = Standing here: { $names }
