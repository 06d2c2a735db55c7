# Diamond Forest: tiles, what happened, what may be done, why not, what can be chosen. Arguments as in events.ftl; $tile is the name of a tile.

card-path = path
    .title = path
    .meaning = You may go on at once.
card-imp = imp
    .title = imp
    .meaning = Roll the imp’s die: it plays one of four tricks on you.
card-bog = bog
    .title = bog
    .meaning = Roll twice: the second number must not be smaller than the first, or you are stuck.
card-gallery = gallery
    .title = gallery
    .meaning = It stays face up and leads to every other gallery that is face up.
card-entrance = forest entrance
    .title = forest entrance
    .meaning = Here you start, and here you bring the diamonds home.
card-fire = fire
    .title = fire
    .meaning = It lights the tiles around it until the end of the game.
card-diamond-red = red diamond
    .title = red diamond
    .meaning = Take a red diamond, if you do not have one.
card-diamond-blue = blue diamond
    .title = blue diamond
    .meaning = Take a blue diamond, if you do not have one.
card-diamond-green = green diamond
    .title = green diamond
    .meaning = Take a green diamond, if you do not have one.
card-diamond-yellow = yellow diamond
    .title = yellow diamond
    .meaning = Take a yellow diamond, if you do not have one.
card-rock-1 = rock 1
    .title = rock 1
    .meaning = Roll 1 or more to climb it and earn a token.
card-rock-2 = rock 2
    .title = rock 2
    .meaning = Roll 2 or more to climb it and earn a token.
card-rock-3 = rock 3
    .title = rock 3
    .meaning = Roll 3 or more to climb it and earn a token.
card-rock-4 = rock 4
    .title = rock 4
    .meaning = Roll 4 or more to climb it and earn a token.
card-rock-5 = rock 5
    .title = rock 5
    .meaning = Roll 5 or more to climb it and earn a token.
card-rock-6 = rock 6
    .title = rock 6
    .meaning = Roll 6 to climb it and earn a token.
card-spider = spider
    .title = spider
    .meaning = Nobody gets past here. Your turn is over.

side-dwarfs = dwarfs
role-dwarf = dwarf
    .line = You are a dwarf.
    .task = Find a diamond of every colour and bring them to a forest entrance.

event-forest-laid = { $first ->
    [you] The forest is dark. You start.
   *[other] The forest is dark. { $firstName } starts.
}
event-started = { $seat ->
    [you] You begin at the entrance { $x },{ $y }.
   *[other] { $name } begins at the entrance { $x },{ $y }.
}
    .seen = { $seat ->
        [you] You begin at an entrance.
       *[other] { $name } begins at an entrance.
    }
event-turn = { $seat ->
    [you] It is your turn.
   *[other] It is { $name }’s turn.
}
event-shown = { $seat ->
    [you] You turn over { $x },{ $y }: { $tile }.
   *[other] { $name } turns over { $x },{ $y }: { $tile }.
}
    .seen = { $seat ->
        [you] You turn over a tile: { $tile }.
       *[other] { $name } turns over a tile: { $tile }.
    }
event-covered = The tile at { $x },{ $y } goes dark again.
    .seen = The tile goes dark again.
event-entered = { $seat ->
    [you] You enter { $x },{ $y }: { $tile }.
   *[other] { $name } enters { $x },{ $y }: { $tile }.
}
    .seen = { $seat ->
        [you] You enter a tile: { $tile }.
       *[other] { $name } enters a tile: { $tile }.
    }
event-took = { $seat ->
    [you] { $colour ->
        [red] You take a red diamond!
        [blue] You take a blue diamond!
        [green] You take a green diamond!
       *[yellow] You take a yellow diamond!
    }
   *[other] { $colour ->
        [red] { $name } takes a red diamond!
        [blue] { $name } takes a blue diamond!
        [green] { $name } takes a green diamond!
       *[yellow] { $name } takes a yellow diamond!
    }
}
event-lit = The fire lights { $x },{ $y }: { $tile }.
    .seen = The fire lights a tile: { $tile }.
event-rolled = { $seat ->
    [you] You roll { $pips }.
   *[other] { $name } rolls { $pips }.
}
event-climbed = { $seat ->
    [you] { $earned ->
        [yes] You climb the rock and earn an equipment token!
       *[no] You climb the rock.
    }
   *[other] { $earned ->
        [yes] { $name } climbs the rock and earns an equipment token!
       *[no] { $name } climbs the rock.
    }
}
event-crossed = { $seat ->
    [you] You get through the bog.
   *[other] { $name } gets through the bog.
}
event-paid-tokens = { $seat ->
    [you] { $tokens ->
        [one] You pay { $tokens } token and climb the rock.
       *[other] You pay { $tokens } tokens and climb the rock.
    }
   *[other] { $tokens ->
        [one] { $name } pays { $tokens } token and climbs the rock.
       *[other] { $name } pays { $tokens } tokens and climbs the rock.
    }
}
event-stuck = { $seat ->
    [you] You are stuck. Try again next turn.
   *[other] { $name } is stuck.
}
event-tricked = { $trick ->
    [trade] { $seat ->
        [you] The imp wants you to trade places with another dwarf.
       *[other] The imp wants { $name } to trade places with another dwarf.
    }
    [look] { $seat ->
        [you] The imp lets you look at one tile in secret.
       *[other] The imp lets { $name } look at one tile in secret.
    }
    [whisk] { $seat ->
        [you] The imp whisks you away!
       *[other] The imp whisks { $name } away!
    }
   *[shuffle] The imp shuffles the woods: the others swap tiles.
}
event-traded = { $on ->
    [you] { $name } trades places with you.
   *[other] { $seat ->
        [you] You trade places with { $onName }.
       *[other] { $name } trades places with { $onName }.
    }
}
event-peeked = { $seat ->
    [you] You look at { $x },{ $y } in secret: { $tile }.
   *[other] { $known ->
        [yes] { $name } looks at { $x },{ $y } in secret: { $tile }.
       *[no] { $name } looks at { $x },{ $y } in secret.
    }
}
    .seen = { $seat ->
        [you] You look at a tile in secret: { $tile }.
       *[other] { $known ->
            [yes] { $name } looks at a tile in secret: { $tile }.
           *[no] { $name } looks at a tile in secret.
        }
    }
event-declined = { $seat ->
    [you] You do not look.
   *[other] { $name } does not look.
}
event-proposed = { $seat ->
    [you] You propose { $x },{ $y }.
   *[other] { $name } proposes { $x },{ $y }.
}
    .seen = { $seat ->
        [you] You propose a tile.
       *[other] { $name } proposes a tile.
    }
event-agreed = { $seat ->
    [you] You agree.
   *[other] { $name } agrees.
}
event-called-vote = { $seat ->
    [you] You call a vote.
   *[other] { $name } calls a vote.
}
event-voted = { $seat ->
    [you] You vote for { $x },{ $y }.
   *[other] { $known ->
        [yes] { $name } votes for { $x },{ $y }.
       *[no] { $name } votes in secret.
    }
}
    .seen = { $seat ->
        [you] You have voted.
       *[other] { $known ->
            [yes] { $name } has voted.
           *[no] { $name } votes in secret.
        }
    }
event-whisked = { $seat ->
    [you] The imp carries you from { $x },{ $y } to { $to_x },{ $to_y }.
   *[other] The imp carries { $name } from { $x },{ $y } to { $to_x },{ $to_y }.
}
    .seen = { $seat ->
        [you] The imp carries you to another tile.
       *[other] The imp carries { $name } to another tile.
    }
event-swapped = { $seat ->
    [you] You swap { $x },{ $y } and { $to_x },{ $to_y }.
   *[other] { $name } swaps { $x },{ $y } and { $to_x },{ $to_y }.
}
    .seen = { $seat ->
        [you] You swap two tiles.
       *[other] { $name } swaps two tiles.
    }
event-foiled = { $trick ->
    [trade] There is nobody to trade places with.
    [look] The imp has nothing to show.
    [whisk] The imp has nowhere to fly.
   *[shuffle] There is nothing to swap.
}
event-travelled = { $seat ->
    [you] You walk through the gallery to { $x },{ $y }.
   *[other] { $name } walks through the gallery to { $x },{ $y }.
}
    .seen = { $seat ->
        [you] You walk through the gallery.
       *[other] { $name } walks through the gallery.
    }
event-stayed = { $seat ->
    [you] You stay where you are.
   *[other] { $name } stays there.
}
event-got-home = { $seat ->
    [you] { $rank ->
        [1] You bring all the diamonds home. You win!
       *[other] You bring all the diamonds home. You are number { $rank }!
    }
   *[other] { $rank ->
        [1] { $name } brings all the diamonds home and wins!
       *[other] { $name } brings all the diamonds home as number { $rank }!
    }
}
event-game-ended = { $somebody_home ->
    [yes] The game is over.
   *[no] The last round is over and nobody has brought all the diamonds home.
}
event-diamonds-counted = { $seat ->
    [you] { $count ->
        [one] You have { $count } diamond.
       *[other] You have { $count } diamonds.
    }
   *[other] { $count ->
        [one] { $name } has { $count } diamond.
       *[other] { $name } has { $count } diamonds.
    }
}

move-reveal = Turn over { $x },{ $y }.
    .short = { $x },{ $y }
move-travel = Walk through the gallery to { $x },{ $y }.
    .short = { $x },{ $y }
move-look = Look at { $x },{ $y } in secret.
    .short = { $x },{ $y }
move-whisk = Let the imp fly to { $x },{ $y }.
    .short = { $x },{ $y }
move-swap = Swap { $x },{ $y } and { $to_x },{ $to_y }.
    .short = { $x },{ $y } ⇄ { $to_x },{ $to_y }
move-start = Start at the entrance { $x },{ $y }.
    .short = { $x },{ $y }
move-trade = Trade places with { $name }.
    .short = { $name }
move-enter = Enter the tile.
    .short = enter
move-retreat = Go back: the tile goes dark again.
    .short = go back
move-roll = Roll the die.
    .short = roll
move-pay = Pay with tokens and climb the rock.
    .short = pay
move-refuse = Keep the tokens and stay stuck.
    .short = keep the tokens
move-stay = Stay in this gallery.
    .short = stay
move-decline = Do not look.
    .short = do not look
move-agree = Agree.
    .short = agree
move-vote = Call a vote.
    .short = vote

refusal-no-tile = There is no tile there.
refusal-not-beside = That tile is not next to your dwarf. Tiles that touch only at a corner do not count.
refusal-tile-face-up = That tile is face up already. You can step onto it.
refusal-tile-face-down = That tile is still dark. Turn it over first.
refusal-no-entry = The spider lets nobody in.
refusal-must-turn = Turn over a tile next to you, or step onto one that is face up.
refusal-own-dwarf = Choose another dwarf, not your own.
refusal-is-home = { $seat ->
    [you] You are home already.
   *[other] { $name } is home already.
}
refusal-same-tile = { $seat ->
    [you] That is your own place.
   *[other] { $name } stands on the same tile. Choose somebody elsewhere.
}
refusal-seen-by-all = That tile is face up: everybody can see it.
refusal-not-covered = The imp moves only tiles that are dark and empty.
refusal-entrance-stays = Forest entrances always stay where they are.
refusal-same-pair = Swap two other tiles this time.
refusal-not-neighbours = Only two tiles side by side can be swapped.
refusal-no-gallery = The gallery leads only to other galleries that are face up.
refusal-no-entrance = Start at one of the forest entrances.
refusal-entrance-taken = Another dwarf starts there.
refusal-enough-proposed = Enough has been proposed. Agree, or call a vote.
refusal-proposed-already = That tile is proposed already. You can agree.

option-board = The size and shape of the forest.
    .label = Forest
option-ranking = Play on until only one dwarf is left in the forest.
    .label = Ranking
option-choose-entrance = Everybody chooses a forest entrance to start from.
    .label = Choose entrances
option-memory-aid = How much the screen remembers of tiles that are dark again.
    .label = Memory aid
option-whisk-by = How the others decide where the imp whisks a dwarf to.
    .label = Imp’s journey
option-rock-values = The values of the ten rocks, in the order in which they are added.
    .label = Rocks
option-die-faces = The six faces of the imp’s die.
    .label = Imp’s die
option-max-rounds = After how many rounds the game ends; 0 means no end.
    .label = Most rounds
