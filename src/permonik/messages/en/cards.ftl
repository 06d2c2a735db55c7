# Cards: the short name, which is typed in the terminal; the title that the page shows, and where sides matter, how the
# card lies; and in one line what the card does. N, E, S, W are the open sides. Sides have a title for the page, too.

card-NS = NS
    .title = straight tunnel
    .laid = straight tunnel (up and down)
    .meaning = A straight tunnel: up and down.
card-EW = EW
    .title = straight tunnel
    .laid = straight tunnel (left and right)
    .meaning = A straight tunnel: left and right.
card-NE = NE
    .title = bend
    .laid = { $turned ->
        [yes] bend (down and left)
       *[no] bend (up and right)
    }
    .meaning = A bend: up and right; turned it goes down and left.
card-NW = NW
    .title = bend
    .laid = { $turned ->
        [yes] bend (down and right)
       *[no] bend (up and left)
    }
    .meaning = A bend: up and left; turned it goes down and right.
card-NES = NES
    .title = fork
    .laid = { $turned ->
        [yes] fork (up, down and left)
       *[no] fork (up, down and right)
    }
    .meaning = A fork: up, down and right; turned it goes up, down and left.
card-NEW = NEW
    .title = fork
    .laid = { $turned ->
        [yes] fork (down, left and right)
       *[no] fork (up, left and right)
    }
    .meaning = A fork: up, left and right; turned it goes down, left and right.
card-NESW = NESW
    .title = crossing
    .meaning = A crossing: all four ways.
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

# The expansion.

card-bridge = bridge
    .title = bridge
    .meaning = A bridge: one tunnel goes up and down, the other left and right, above it. They are not joined.
card-curves-NE = curves-NE
    .title = double curve
    .laid = double curve (up and right, down and left)
    .meaning = Two bends that are not joined: up and right, down and left.
card-curves-NW = curves-NW
    .title = double curve
    .laid = double curve (up and left, down and right)
    .meaning = Two bends that are not joined: up and left, down and right.
card-ladder-N = ladder-N
    .title = ladder
    .laid = { $turned ->
        [yes] ladder (down)
       *[no] ladder (up)
    }
    .meaning = A ladder: up; turned it goes down. It is joined to the start and to all other ladders.
card-ladder-E = ladder-E
    .title = ladder
    .laid = { $turned ->
        [yes] ladder (left)
       *[no] ladder (right)
    }
    .meaning = A ladder: right; turned it goes left. It is joined to the start and to all other ladders.
card-ladder-NE = ladder-NE
    .title = ladder
    .laid = { $turned ->
        [yes] ladder (down and left)
       *[no] ladder (up and right)
    }
    .meaning = A ladder: up and right; turned it goes down and left. It is joined to the start and to all other ladders.
card-ladder-NW = ladder-NW
    .title = ladder
    .laid = { $turned ->
        [yes] ladder (down and right)
       *[no] ladder (up and left)
    }
    .meaning = A ladder: up and left; turned it goes down and right. It is joined to the start and to all other ladders.
card-blue-NS = blue-NS
    .title = blue door
    .laid = blue door (up and down)
    .meaning = A tunnel with a blue door: up and down. Green miners cannot use it to get to the gold.
card-blue-EW = blue-EW
    .title = blue door
    .laid = blue door (left and right)
    .meaning = A tunnel with a blue door: left and right. Green miners cannot use it to get to the gold.
card-blue-NE = blue-NE
    .title = blue door
    .laid = { $turned ->
        [yes] blue door (down and left)
       *[no] blue door (up and right)
    }
    .meaning = A tunnel with a blue door: up and right; turned it goes down and left. Green miners cannot use it to get to the gold.
card-green-EW = green-EW
    .title = green door
    .laid = green door (left and right)
    .meaning = A tunnel with a green door: left and right. Blue miners cannot use it to get to the gold.
card-green-NW = green-NW
    .title = green door
    .laid = { $turned ->
        [yes] green door (down and right)
       *[no] green door (up and left)
    }
    .meaning = A tunnel with a green door: up and left; turned it goes down and right. Blue miners cannot use it to get to the gold.
card-green-NS-E = green-NS+E
    .title = green door
    .laid = { $turned ->
        [yes] green door (up and down; dead end left)
       *[no] green door (up and down; dead end right)
    }
    .meaning = A tunnel with a green door: up and down; dead end right. Blue miners cannot use it to get to the gold.
card-crystal-N = crystal-N
    .title = crystal
    .laid = { $turned ->
        [yes] crystal (dead end down)
       *[no] crystal (dead end up)
    }
    .meaning = A crystal for the geologists: dead end up; turned it is a dead end down.
card-crystal-E = crystal-E
    .title = crystal
    .laid = { $turned ->
        [yes] crystal (dead end left)
       *[no] crystal (dead end right)
    }
    .meaning = A crystal for the geologists: dead end right; turned it is a dead end left.
card-crystal-NES = crystal-NES
    .title = crystal
    .laid = { $turned ->
        [yes] crystal (up, down and left)
       *[no] crystal (up, down and right)
    }
    .meaning = A crystal for the geologists: up, down and right; turned it goes up, down and left.
card-crystal-NEW = crystal-NEW
    .title = crystal
    .laid = { $turned ->
        [yes] crystal (down, left and right)
       *[no] crystal (up, left and right)
    }
    .meaning = A crystal for the geologists: up, left and right; turned it goes down, left and right.
card-crystal-NESW = crystal-NESW
    .title = crystal
    .laid = crystal (all four ways)
    .meaning = A crystal for the geologists: all four ways.
card-crystal-EW-N = crystal-EW+N
    .title = crystal
    .laid = { $turned ->
        [yes] crystal (left and right; dead end down)
       *[no] crystal (left and right; dead end up)
    }
    .meaning = A crystal for the geologists: left and right; dead end up.
card-crystal-NES-W = crystal-NES+W
    .title = crystal
    .laid = { $turned ->
        [yes] crystal (up, down and left; dead end right)
       *[no] crystal (up, down and right; dead end left)
    }
    .meaning = A crystal for the geologists: up, down and right; dead end left.
card-crystal-NEW-S = crystal-NEW+S
    .title = crystal
    .laid = { $turned ->
        [yes] crystal (down, left and right; dead end up)
       *[no] crystal (up, left and right; dead end down)
    }
    .meaning = A crystal for the geologists: up, left and right; dead end down.
card-NS-E-W = NS+E+W
    .title = straight tunnel with two dead ends
    .laid = straight tunnel (up and down; dead ends left and right)
    .meaning = A straight tunnel: up and down; dead ends left and right.
card-EW-N-S = EW+N+S
    .title = straight tunnel with two dead ends
    .laid = straight tunnel (left and right; dead ends up and down)
    .meaning = A straight tunnel: left and right; dead ends up and down.
card-NS-E = NS+E
    .title = straight tunnel with a dead end
    .laid = { $turned ->
        [yes] straight tunnel (up and down; dead end left)
       *[no] straight tunnel (up and down; dead end right)
    }
    .meaning = A straight tunnel: up and down; dead end right.
card-NE-S = NE+S
    .title = bend with a dead end
    .laid = { $turned ->
        [yes] bend (down and left; dead end up)
       *[no] bend (up and right; dead end down)
    }
    .meaning = A bend: up and right; dead end down.
card-ES-N = ES+N
    .title = bend with a dead end
    .laid = { $turned ->
        [yes] bend (up and left; dead end down)
       *[no] bend (down and right; dead end up)
    }
    .meaning = A bend: down and right; dead end up.
card-theft = theft
    .title = theft
    .meaning = Lay it in front of yourself: at the end of the round you may take a nugget from another player.
card-hands-off = hands off
    .title = hands off
    .meaning = Take a theft card away from any player.
card-swap-hand = swap hands
    .title = swap hands
    .meaning = Swap all the cards in your hand with another player, who then draws one more.
card-inspection = inspection
    .title = inspection
    .meaning = Look secretly at another player’s dwarf card.
card-swap-hats = swap hats
    .title = swap hats
    .meaning = Choose anybody, yourself too, to get a new dwarf card that nobody has had in this round.
card-trapped = prison
    .title = prison
    .meaning = Send another player to prison: no digging, and no gold if it lasts until the end of the round.
card-free-at-last = release
    .title = release
    .meaning = Let a player out of prison, yourself or somebody else.

tool-pickaxe = pickaxe
tool-lantern = lantern
tool-cart = cart

side-N = north
    .title = top
side-E = east
    .title = right
side-S = south
    .title = bottom
side-W = west
    .title = left

role-miner = miner
    .line = You are a miner.
    .task = Dig a tunnel from the start to the gold, and watch who is not helping.
role-saboteur = saboteur
    .line = You are a saboteur.
    .task = Keep the others from the gold, and do not let them notice.
role-blue-miner = blue miner
    .line = You are a blue miner.
    .task = Dig to the gold with the blue miners. Green doors do not let you through.
role-green-miner = green miner
    .line = You are a green miner.
    .task = Dig to the gold with the green miners. Blue doors do not let you through.
role-boss = boss
    .line = You are the boss.
    .task = Help the miners to the gold: you win with blue and with green, and get 1 nugget less. No door stops you.
role-profiteer = profiteer
    .line = You are the profiteer.
    .task = Whoever wins, miners or saboteurs, you win too, and get 2 nuggets less. No door stops you.
role-geologist = geologist
    .line = You are a geologist.
    .task = You get a nugget for every crystal in the mine, whoever wins. Two geologists share them.
