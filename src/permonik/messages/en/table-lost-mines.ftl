# What the page says at the table of Lost Mines.

mines-board = Board, { $left ->
    [one] one treasure left
   *[other] { $left } treasures left
}
mines-left = Treasures left: { $left }
mines-overcome = { $cell }, overcome
mines-mine = { $covered ->
    [yes] { $known ->
        [yes] Space { $x },{ $y }: covered mine, you know it: { $card }
       *[no] Space { $x },{ $y }: covered mine
    }
   *[no] Space { $x },{ $y }: { $card }
}
mines-treasure = { $taken ->
    [yes] Treasure { $number }, { $kind ->
        [gems] gems
        [gold] gold
       *[silver] silver
    }{ $value ->
        [0] {""}
       *[other] {" "}worth { $value }
    }: taken by { $name }
   *[no] Treasure { $number }: { $kind ->
        [gems] gems
        [gold] gold
       *[silver] silver
    }{ $value ->
        [0] {""}
       *[other] {" "}worth { $value }
    }
}
mines-token = { $token ->
    [trap] Trap at { $x },{ $y }, { $side ->
        [east] on its right side
       *[south] on its lower side
    }
   *[troll] Troll of { $name } at { $x },{ $y }, { $side ->
        [east] on its right side
       *[south] on its lower side
    }
}
mines-figure = { $clan ->
    [blue] { $name }, blue clan, at { $x },{ $y }
   *[yellow] { $name }, yellow clan, at { $x },{ $y }
}
mines-walk = { $cards ->
    [0] { $steps ->
        [one] Walk to { $x },{ $y }: one step
       *[other] Walk to { $x },{ $y }: { $steps } steps
    }
    [one] Walk to { $x },{ $y } in { $steps } steps, through a trap: you lose a card and stop there first
   *[other] Walk to { $x },{ $y } in { $steps } steps, through { $cards } traps: you lose a card at each, and stop after the first
}
mines-clan = { $clan ->
    [blue] blue clan
   *[yellow] yellow clan
}
mines-cards = { $lost ->
    [0] { $count ->
        [one] One card in hand
       *[other] { $count } cards in hand
    }
   *[other] { $count ->
        [one] One card in hand; lost to traps: { $lost }
       *[other] { $count } cards in hand; lost to traps: { $lost }
    }
}
mines-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
mines-points-title = Points
mines-kind-gems = gems
mines-kind-gold = gold
mines-kind-silver = silver
mines-taken = { $count ->
    [one] Has a treasure: { $kinds }
   *[other] Has { $count } treasures: { $kinds }
}
mines-has-dragon = Has woken the dragon
mines-has-troll = Has a troll out
mines-out = No cards left: out of this round
mines-dragon-wakes = The dragon wakes!
mines-step-card = card
mines-step-walk = walk
mines-step-walking = { $steps ->
    [one] walk: 1 step left
   *[other] walk: { $steps } steps left
}
mines-step-draw = { $cards ->
    [0] draw
   *[other] draw { $cards }
}
mines-ask-walk = { $steps ->
    [one] One more step: tap a card that is lit up, or stay.
   *[other] Walk up to { $steps } cards: tap one that is lit up, or stay.
}
mines-ask-take = { $kind ->
    [gems] Gems! Choose a treasure.
    [gold] Gold! Choose a treasure.
   *[silver] Silver! Choose a treasure.
}
mines-ask-vote = Shall the round end here?
mines-stay = Stay here
mines-stay-take = { $kind ->
    [gems] Stay: take gems ({ $left } left)
    [gold] Stay: take gold ({ $left } left)
   *[silver] Stay: take silver ({ $left } left)
}
mines-note-mine = Mine { $x },{ $y }: { $card }
    .seen = A mine that you know: { $card }
mines-note-treasure = { $mine ->
    [yes] Your treasure { $number }: { $kind ->
        [gems] gems
        [gold] gold
       *[silver] silver
    } worth { $value }
   *[no] Treasure { $number }: { $kind ->
        [gems] gems
        [gold] gold
       *[silver] silver
    } worth { $value }
}
mines-note-role = { $name }: { $role }
mines-why-over = { $why ->
    [treasures_gone] All treasures are taken.
    [hands_empty] Nobody has any cards left.
   *[agreed] All have agreed to end here.
}
