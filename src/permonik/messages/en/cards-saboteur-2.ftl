# The cards and roles that the expansion adds, as in cards.ftl.

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
    .meaning = Look in secret at another player’s dwarf card.
card-swap-hats = swap hats
    .title = swap hats
    .meaning = Choose anybody, even yourself, to get a new dwarf card that nobody has had in this round.
card-trapped = prison
    .title = prison
    .meaning = Send another player to prison: no digging, and no gold if it lasts until the end of the round.
card-free-at-last = release
    .title = release
    .meaning = Let a player out of prison, yourself or somebody else.

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
