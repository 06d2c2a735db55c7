# Cards: the short name, which is typed in the terminal; the title that the page shows, and where sides matter, how the
# card lies; and in one line what the card does. N, E, S, W are the open sides.

card-dead-N = dead-N
    .title = dead end
    .laid = { $turned ->
        [yes] dead end (down)
       *[no] dead end (up)
    }
    .meaning = A dead end: up only; turned it goes down only.
card-dead-E = dead-E
    .title = dead end
    .laid = { $turned ->
        [yes] dead end (left)
       *[no] dead end (right)
    }
    .meaning = A dead end: right only; turned it goes left only.
card-dead-NS = dead-NS
    .title = dead end
    .laid = dead end (up and down)
    .meaning = A dead end, blocked in the middle: up and down.
card-dead-EW = dead-EW
    .title = dead end
    .laid = dead end (left and right)
    .meaning = A dead end, blocked in the middle: left and right.
card-dead-NE = dead-NE
    .title = dead end
    .laid = { $turned ->
        [yes] dead end (down and left)
       *[no] dead end (up and right)
    }
    .meaning = A dead end, blocked in the middle: up and right; turned it goes down and left.
card-dead-NW = dead-NW
    .title = dead end
    .laid = { $turned ->
        [yes] dead end (down and right)
       *[no] dead end (up and left)
    }
    .meaning = A dead end, blocked in the middle: up and left; turned it goes down and right.
card-dead-NES = dead-NES
    .title = dead end
    .laid = { $turned ->
        [yes] dead end (up, down and left)
       *[no] dead end (up, down and right)
    }
    .meaning = A dead end, blocked in the middle: up, down and right; turned it goes up, down and left.
card-dead-NEW = dead-NEW
    .title = dead end
    .laid = { $turned ->
        [yes] dead end (down, left and right)
       *[no] dead end (up, left and right)
    }
    .meaning = A dead end, blocked in the middle: up, left and right; turned it goes down, left and right.
card-dead-NESW = dead-NESW
    .title = dead end
    .laid = dead end (all four ways)
    .meaning = A dead end, blocked in the middle: all four ways.
card-break-pickaxe = break pickaxe
    .title = break pickaxe
    .meaning = Break a player’s pickaxe: no digging until it is repaired.
card-break-lantern = break lantern
    .title = break lantern
    .meaning = Break a player’s lantern: no digging until it is repaired.
card-break-cart = break cart
    .title = break cart
    .meaning = Break a player’s cart: no digging until it is repaired.
card-repair-pickaxe = repair pickaxe
    .title = repair pickaxe
    .meaning = Repair a broken pickaxe, yours or another player’s.
card-repair-lantern = repair lantern
    .title = repair lantern
    .meaning = Repair a broken lantern, yours or another player’s.
card-repair-cart = repair cart
    .title = repair cart
    .meaning = Repair a broken cart, yours or another player’s.
card-repair-pickaxe-lantern = repair pickaxe or lantern
    .title = repair pickaxe or lantern
    .meaning = Repair one broken tool: a pickaxe or a lantern.
card-repair-pickaxe-cart = repair pickaxe or cart
    .title = repair pickaxe or cart
    .meaning = Repair one broken tool: a pickaxe or a cart.
card-repair-lantern-cart = repair lantern or cart
    .title = repair lantern or cart
    .meaning = Repair one broken tool: a lantern or a cart.
card-rockfall = rockfall
    .title = rockfall
    .meaning = Take one laid path card out of the mine.
card-map = map
    .title = map
    .meaning = Look secretly at one goal card.
card-start = start
    .title = start
    .meaning = The way in: every tunnel must be joined to it.
card-gold = gold
    .title = gold
    .meaning = The treasure. Reach it and the round is over.
card-stone-NE = stone
    .title = stone
    .laid = { $turned ->
        [yes] stone (down and left)
       *[no] stone (up and right)
    }
    .meaning = A goal without gold, with a bend: up and right.
card-stone-NW = stone
    .title = stone
    .laid = { $turned ->
        [yes] stone (down and right)
       *[no] stone (up and left)
    }
    .meaning = A goal without gold, with a bend: up and left.

tool-pickaxe = pickaxe
tool-lantern = lantern
tool-cart = cart


role-miner = miner
    .line = You are a miner.
    .task = Dig a tunnel from the start to the gold, and watch who is not helping.
role-saboteur = saboteur
    .line = You are a saboteur.
    .task = Keep the others from the gold, and do not let them notice.

# Gold in front of players.

web-gold = { $count ->
    [one] { $count } nugget
   *[other] { $count } nuggets
}
web-gold-hidden = { $cards ->
    [0] Nuggets paid out: { $paid }
    [one] Nuggets paid out: { $paid }, and { $cards } covered gold card
   *[other] Nuggets paid out: { $paid }, and { $cards } covered gold cards
}
web-gold-cards = { $count ->
    [one] { $count } gold card
   *[other] { $count } gold cards
}

# The end of a round.

web-goals-covered = Goals that no tunnel has reached stay face down: nothing but a tunnel from the start turns them over (rule BA-065).
