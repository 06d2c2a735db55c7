# The terminal: permonik play and permonik replay.

## Help of the commands

play-help =
    Play a whole game in the terminal against bots.

    Example: permonik play saboteur --seats 4 --name Eva --record game.txt

    The mine is drawn with characters; --plain says everything in sentences instead, for a screen reader.
    Inside the game type help.
play-help-seats = How many players, you included.
play-help-seed = A number that fixes the cards: the same number deals the same game. Random when left out.
play-help-bots = Who plays the other seats: one name for all, or one for each seat in order, such as apprentice,random. Names, the strongest last: { $names }. The one that suits the game when left out. “permonik games” says what each level does.
play-help-plain = Sentences only: no drawing, no colours, nothing redrawn.
play-help-seat = Your seat, counted from 0.
play-help-name = Your name at the table.
play-help-record = Write the game into this file when it ends or when you leave.
play-help-pace = How long a bot pauses on a real terminal, in seconds.

replay-help =
    Step through a recorded game.

    Example: permonik replay game.txt --seat 0

    Enter goes on, b goes back, a number jumps to that step, q leaves. Where there is nobody to press a key, all
    steps are printed.
replay-help-seat = Show only what this seat could see, counted from 0. Everything is shown when left out.
replay-help-plain = Sentences only: no drawing, no colours, nothing redrawn.
replay-help-all = Print all steps and end.

## Wrong usage

usage-browser = The terminal cannot show { $game }. Start “permonik serve --lan”: in the browser you can play it and open its records.
usage-seat = The seat is a number from 0 to { $most }, not { $got }.
usage-file-taken = { $file } is something else than a record of Permoník. It stays as it is; choose another file.
usage-file = { $file } cannot be used: { $problem }.
usage-file-large = { $file } is no record of a game: it has more than the { $most } MB that any record has at most.

## The table

table-round = Round { $round } of { $rounds }
table-pile = draw pile: { $count }
table-audience = Everybody’s cards
table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-gold = gold { $count }
table-gold-hidden = gold { $paid }+{ $cards }?
table-broken = broken: { $tools }
table-trapped = in prison
table-theft = theft card
table-given = { $unseen ->
    [0] from your hand: { $cards }
    [one] from your hand: { $cards }; { $unseen } card discarded
   *[other] from your hand: { $cards }; { $unseen } cards discarded
}
table-news = Since your last turn
table-thinking = { $name } is thinking …
table-turn = Your turn!
table-asked = You are asked!
table-mine-goes-on = There is more of the mine. Type mine, or mine { $x },{ $y }, to see it.

## Your hand and what you may do

hand-empty = You have no cards.
hand-cards = Your hand: { $cards }.
hand-letter = { $letter }: { $card }
hand-nothing = nothing
hand-times = { $card } ×{ $count }
hand-line = { $card }: { $meaning }
hand-ask = Which move? A number, or a letter to see where that card fits, or help.
hand-ask-broken = You cannot dig now (broken: { $tools }). A number, a letter, or help.
hand-ask-turn = Which way should the stone lie?
hand-ask-keep = Which gold card do you keep?
hand-ask-trapped = You are in prison and cannot dig. A number, a letter, or help.
hand-ask-pass = { $may ->
    [one] You may discard { $may } more card. A number, or enough.
   *[other] You may discard { $may } more cards. A number, or enough.
}
hand-ask-owed = { $count ->
    [one] Discard { $count } more card for it.
   *[other] Discard { $count } cards for it.
}
hand-ask-steal = From whom do you steal a nugget?
choice-letters = The numbers show where “{ $card }” fits; ↻ means turned. Type one of them.
choice-none = “{ $card }” fits nowhere now. You can discard it.

move-numbered = { $number }. { $move }

## The mine in sentences

mine-title = The mine, column by column. The first number of a place counts to the east, the second to the south.
mine-start = { $x },{ $y }: the start; open to { $sides }.
mine-card = { $x },{ $y }: { $card }{ $turned ->
    [yes] , turned
   *[no] {""}
}; { $tunnels ->
    [dead] a dead end from { $sides }
    [stubs] open to { $sides }, blocked to { $others }
    [apart] one tunnel to { $sides }, another one to { $others }
   *[open] open to { $sides }
}{ $lit ->
    [yes] .
   *[no] ; cut off from the start.
}
mine-goal-down = { $x },{ $y }: a goal, face down.
mine-goal-seen = { $x },{ $y }: a goal, face down; { $watched ->
    [yes] it is
   *[no] you know that it is
} { $gold ->
    [yes] the gold.
   *[no] stone.
}
mine-goal-up = { $x },{ $y }: a goal, { $gold ->
    [yes] the gold; open to { $sides }.
   *[no] stone; open to { $sides }.
}
mine-figure = { $x },{ $y }: { $lies ->
    [yes] here lies { $figure }
   *[no] here stands { $figure }
}{ $where ->
    [none] .
   *[other] , { $where }.
}
mine-token = { $x },{ $y }: { $token } on the border to the { $side ->
    [south] south.
   *[east] east.
}

## In sentences

plain-turn = { $turn ->
    [own] Your turn.
   *[other] It is not your turn, but you are asked.
} { $round }; { $pile }.
plain-player = Player { $number }: { $name }, { $facts }.
plain-hand-of = { $name } holds: { $cards }.

## Rounds and the end

round-title = Round { $round }
round-over = { $side ->
    [miners] The gold is reached: the miners win round { $round }!
    [saboteurs] The gold is not reached: the saboteurs win round { $round }!
    [reached] Round { $round }: the way to the gold is complete.
    [unreached] Round { $round }: the gold stays in the ground.
   *[nobody] The gold is not reached, and there was no saboteur. Nobody wins round { $round }.
}
round-share = The miners share out gold cards, starting with { $seat ->
    [you] you.
   *[other] { $name }.
}
round-role = { $name }: { $role }
round-paid = { $nuggets ->
    [0] {""}
    [one] +{ $nuggets } nugget
   *[other] +{ $nuggets } nuggets
}
round-left-over = The dwarf card left over: { $role }
round-why = { $name }: { $why }
round-winners = The treasure is shared by: { $names }.
round-nobody-wins = Nobody wins the treasure.
press-enter = Press Enter to go on.
game-over = The game is over.
game-won = { $count ->
    [0] Nobody wins.
    [one] Winner: { $names }
   *[other] Winners: { $names }
}
game-winner = { $seat ->
    [you] You win with { $nuggets ->
        [one] { $nuggets } nugget!
       *[other] { $nuggets } nuggets!
    }
   *[other] { $name } wins with { $nuggets ->
        [one] { $nuggets } nugget!
       *[other] { $nuggets } nuggets!
    }
}
game-winners = { $names } share the victory with { $nuggets ->
    [one] { $nuggets } nugget each!
   *[other] { $nuggets } nuggets each!
}
game-place = { $place }. { $name }: { $nuggets ->
    [one] { $nuggets } nugget
   *[other] { $nuggets } nuggets
}
game-again = The same cards again: permonik play { $arguments }

## Talking to the game

say-help =
    A move: type its number, or say it in words:
    .commands =
    a, b, c …       show where that card of your hand fits
    moves           everything you can do now
    hand            your cards and what they mean
    mine            the mine again; mine 5,-2 shows the part around that place
    players         who has what, and what is broken
    log             everything that has happened
    why MOVE        why can I not play that? For example: why place NES 3,-1
    rules BA-053    a rule of the game
    save FILE       keep the game so far; the file holds the secrets of all
    quit            leave
    just Enter      your turn again
    .mine =
    The last move has bright walls and the mark ◉.
say-help-saboteur =
    place NES 3,-1 turned        lay a path card (turned: by a half turn)
    break lantern 2              break the lantern of player 2
    repair cart 0                repair the cart of player 0
    rockfall 4,1                 remove the card at 4,1
    map 8,2                      look at the goal at 8,2
    discard dead-EW              throw a card away
    .mine =
    In the picture: S start, ? goal, ★ gold, ● stone, ▓ blocked. Bright tunnels
    are joined to the start, grey ones are cut off.
say-help-saboteur-2 =
    place NES 3,-1 turned        lay a path card (turned: by a half turn)
    break lantern 2              break the lantern of player 2
    repair cart 0                repair the cart of player 0
    rockfall 4,1                 remove the card at 4,1
    map 8,2                      look at the goal at 8,2
    pass NS                      discard a card, up to three in a turn
    enough                       discard no more and draw
    shed lantern                 discard two cards to mend your lantern
    shed trapped                 discard two cards to leave the prison
    swap-hand 3                  swap hands with player 3; in the same way
                                 inspection, swap-hats, trapped,
                                 free-at-last and hands-off
    steal 3, leave               steal a nugget from player 3, or nothing
    .mine =
    In the picture: S start, ? goal, ★ gold, ● stone, ▓ blocked. Bright tunnels
    are joined to the start, grey ones are cut off.
    B and G are a blue and a green door, ≡ is a ladder, ◆ a crystal.
say-number = There are moves 1 to { $most }, not { $got }.
say-unknown = I do not understand “{ $got }”. Type a number from 1 to { $most }, or help.
say-legal = You can play that.
say-why-what = Say which move, for example: why place NES 3,-1
say-refused = { $reason } ({ $rules })
say-refused-bare = { $reason }
say-rule = { $id }: { $text }
say-rule-unknown = There is no rule “{ $got }”. A rule is written like { $example }.
say-rule-what = Say which rule, for example: rules { $example }
say-save-what = Say where, for example: save game.txt
say-saved = The game is saved in { $file }.
say-saved-part = The game so far is saved in { $file }.
say-save-ask = Keep the game so far? Type a file name, or just Enter to leave without it.
say-save-again = Type another file name, or just Enter to go without saving.
say-goodbye = Goodbye!

## Replay

replay-step = Step { $step } of { $last }
replay-deal = The cards are dealt.
replay-move = { $name }: { $move }
replay-mine-goes-on = There is more of the mine beyond this picture.
replay-ask = Enter: next, b: back, a number: jump, q: leave
replay-number = There are steps 0 to { $last }, not { $got }.
replay-line = The trouble is in line { $line } of { $file }.
replay-in-file = The trouble is in { $file }.
replay-at-move = The trouble is at move { $move } of { $file }.
