# What the page says aloud to children who cannot read yet: short, without places or numbers of tiles. It speaks to the one whose turn it is; $seat, $name and
# the other arguments as in events.ftl.

speak-button = Voice

speak-turn = { $seat ->
    [you] It is your turn!
   *[other] It is { $name }’s turn.
}
speak-start = Tap the entrance where you want to start.
speak-choose = Tap a tile next to your dwarf.
speak-go-on = A path! You may go on, or stay here.
speak-decide = Do you want to enter, or go back?
speak-roll = Tap the die!
speak-elsewhere = Not there. Tap a tile that glows!

speak-tile-path = A path!
speak-tile-imp = An imp! What is it up to?
speak-tile-bog = A bog! Squelch, squelch.
speak-tile-gallery = A gallery!
speak-tile-entrance = A forest entrance!
speak-tile-fire = A fire! How nice and warm.
speak-tile-diamond-red = A red diamond!
speak-tile-diamond-blue = A blue diamond!
speak-tile-diamond-green = A green diamond!
speak-tile-diamond-yellow = A yellow diamond!
speak-tile-rock-1 = A rock with a one!
speak-tile-rock-2 = A rock with a two!
speak-tile-rock-3 = A rock with a three!
speak-tile-rock-4 = A rock with a four!
speak-tile-rock-5 = A rock with a five!
speak-tile-rock-6 = A rock with a six!
speak-tile-spider = A spider! Nobody gets past here.

speak-lit = The fire lights up the forest!
speak-took = { $colour ->
    [red] Hooray, a red diamond!
    [blue] Hooray, a blue diamond!
    [green] Hooray, a green diamond!
   *[yellow] Hooray, a yellow diamond!
}

speak-rolled = { $pips ->
    [1] One!
    [2] Two!
    [3] Three!
    [4] Four!
    [5] Five!
   *[6] Six!
}
speak-bog = Roll twice. The second number must not be smaller!
speak-climbed = { $earned ->
    [yes] You made it to the top! You get a token.
   *[no] You made it to the top!
}
speak-pay = { $tokens ->
    [1] One is missing. Do you want to pay a token?
    [2] Two are missing. Do you want to pay two tokens?
   *[3] Three are missing. Do you want to pay three tokens?
}
speak-crossed = You are out of the bog!
speak-stuck = Oh dear, stuck! Never mind, try again next time.

speak-gallery = Tap another gallery, or stay here.
speak-travelled = Whoosh, through the gallery!

speak-trick-trade = The imp wants you to trade places. Tap another dwarf!
speak-trick-look = The imp shows you a secret. Tap a dark tile!
speak-trick-whisk = The imp flies away with you!
speak-trick-shuffle = The imp shuffles the woods!
speak-foiled = Nothing happens this time. The imp only giggles.
speak-eyes = Everybody else, close your eyes!
speak-whisk = Tap a dark tile: that is where the imp will fly.
speak-propose = Do you all agree with this tile?
speak-swap = Swap two dark tiles that lie side by side!

speak-got-home = { $seat ->
    [you] You are home with all the diamonds. You win!
   *[other] { $name } is home with all the diamonds and wins!
}
speak-over = That was the game. Shall we play again?
