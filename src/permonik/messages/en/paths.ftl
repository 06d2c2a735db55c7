# The plain path cards, which several games have, as in cards.ftl, and the sides of cards, with a title for the page.

card-NS = NS
    .title = straight path
    .laid = straight path (up and down)
    .meaning = A straight path: up and down.
card-EW = EW
    .title = straight path
    .laid = straight path (left and right)
    .meaning = A straight path: left and right.
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

side-N = north
    .title = top
side-E = east
    .title = right
side-S = south
    .title = bottom
side-W = west
    .title = left
