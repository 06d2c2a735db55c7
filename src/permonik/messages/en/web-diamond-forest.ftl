# Diamond Forest in the browser.

forest-board = The forest
forest-dark = dark tile
forest-remembered = dark; { $tile } was here
forest-cell = { $x },{ $y }: { $tile }{ $standing ->
    [yes] { $stuck ->
        [yes] ; { $names } (stuck)
       *[no] ; { $names }
    }
   *[no] {""}
}
forest-bag = { $stuck ->
    [yes] Stuck.
   *[no] {""}
} { $some ->
    [yes] In the bag: { $diamonds }.
   *[no] The bag is empty.
} { $tokens ->
    [0] {""}
    [one] { $tokens } equipment token.
   *[other] { $tokens } equipment tokens.
}
forest-diamonds = { $count ->
    [one] { $count } diamond
   *[other] { $count } diamonds
}
forest-won = { $name } is home with all the diamonds!
forest-nobody-home = Nobody got home with all the diamonds.
forest-notes = Marks for dark tiles
forest-note = Mark: { $tile }

forest-ask-starting = Choose where you come into the forest.
forest-ask-choosing = Tap a glowing tile beside your dwarf.
forest-ask-deciding = Enter, or go back?
forest-ask-spider = The spider! Nobody gets past here.
forest-ask-rolling = Roll the die!
forest-ask-paying = Pay with tokens, or stay below the rock?
forest-ask-travelling = Walk through to another gallery, or stay here?
forest-ask-trading = With whom do you trade places?
forest-ask-looking = Choose a dark tile to look at in secret.
forest-ask-whisking = Where shall the imp fly with the dwarf? Choose a dark tile.
forest-pointing = Where the imp flies is up to { $name }. The others can point at dark tiles.
forest-point = Point at { $x },{ $y }
forest-ask-voting = Vote in secret: where shall the imp fly? Choose a dark tile.
forest-ask-proposing = Where shall the imp fly? Propose a dark tile to the others.
forest-ask-agreeing = Do you agree, or do you know a better tile?
forest-ask-shuffling = Choose two dark tiles side by side: they change places.
forest-ask-second = Now the tile beside it.
forest-ask-noting = Put the mark on a dark tile.

forest-trick-trade = Trade places!
forest-trick-look = A secret look!
forest-trick-whisk = Whisked away!
forest-trick-shuffle = The woods are shuffled!

forest-peek-title = Only for { $name }
forest-peek-hint = Everybody else looks away.
forest-peek-open = Turn the tile over
forest-peek-done = Cover it again

choice-board-light = small, 6 × 6
    .meaning = The small forest for a start: three diamonds, no fire and no spider.
choice-board-rectangle = long, 9 × 4
    .meaning = As many tiles as in the small forest, in a long strip.
choice-board-cross = cross
    .meaning = Four arms, four diamonds.
choice-board-7x7 = medium, 7 × 7
    .meaning = Four diamonds and a fire.
choice-board-8x8 = larger, 8 × 8
    .meaning = Nearly all tiles, with a fire.
choice-board-full = big, 9 × 9
    .meaning = All 81 tiles, with two fires and the spider.
choice-memory-aid-none = none
    .meaning = Everybody has to remember what is dark again.
choice-memory-aid-notes = marks
    .meaning = You may put pictures on dark tiles yourself. They stay where they are when tiles change places.
choice-memory-aid-fading = for a while
    .meaning = A tile that everybody saw shimmers through the dark for two rounds.
choice-memory-aid-full = everything
    .meaning = Whatever you have seen shimmers through the dark to the end.
choice-whisk-by-spokesperson = the next player
    .meaning = The player after the one who is whisked away chooses; the others may advise.
choice-whisk-by-vote = by secret vote
    .meaning = All the others vote in secret.
choice-whisk-by-unanimous = together
    .meaning = The others propose tiles until all agree.
choice-max-rounds-0 = no end
    .meaning = Until somebody is home with all the diamonds.
