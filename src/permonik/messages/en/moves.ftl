# What may be done. $seat and $name as in events.ftl; $toolName is what $tool is called.
# A title is what the page says instead: it shows the sides in a picture.

move-place = Place “{ $card }” at { $x },{ $y }{ $turned ->
    [yes] , turned.
   *[no] .
}
    .short = { $x },{ $y }{ $turned ->
    [yes] ↻
   *[no] {""}
}
move-discard = Discard “{ $card }”.
    .short = discard
move-break = Break the { $toolName } of { $name }.
    .short = { $name }
move-repair = { $seat ->
    [you] Repair your { $toolName }.
   *[other] Repair the { $toolName } of { $name }.
}
    .short = { $seat ->
    [you] your { $toolName }
   *[other] { $name }: { $toolName }
}
move-rockfall = Let the rock fall at { $x },{ $y }.
    .short = { $x },{ $y }
move-map = Look at the goal { $x },{ $y }.
    .short = { $x },{ $y }
move-turn = Lay the stone at { $x },{ $y } with its tunnel to { $sides }.
    .title = { $turned ->
        [yes] Lay the stone at { $x },{ $y } turned.
       *[no] Lay the stone at { $x },{ $y } as it is drawn.
    }
    .short = open to { $sides }
move-keep = { $nuggets ->
    [one] Keep the gold card with { $nuggets } nugget.
   *[other] Keep the gold card with { $nuggets } nuggets.
}
    .short = { $nuggets ->
    [one] { $nuggets } nugget
   *[other] { $nuggets } nuggets
}

# The expansion.

move-pass = Discard “{ $card }”.
    .short = discard
move-enough = Discard no more and draw.
    .short = enough
move-shed = { $harm ->
    [trapped] Leave the prison for two cards.
    [pickaxe] Mend your pickaxe for two cards.
    [lantern] Mend your lantern for two cards.
   *[cart] Mend your cart for two cards.
}
    .short = { $harm ->
    [trapped] leave the prison
    [pickaxe] mend your pickaxe
    [lantern] mend your lantern
   *[cart] mend your cart
}
move-theft = Lay a theft card in front of you.
    .short = in front of you
move-hands-off = { $seat ->
    [you] Take away your own theft card.
   *[other] Take away the theft card of { $name }.
}
    .short = { $seat ->
    [you] you
   *[other] { $name }
}
move-swap-hand = Swap hands with { $name }.
    .short = { $name }
move-inspection = Look at the role of { $name }.
    .short = { $name }
move-swap-hats = { $seat ->
    [you] Swap your own hat.
   *[other] Swap the hat of { $name }.
}
    .short = { $seat ->
    [you] you
   *[other] { $name }
}
move-trapped = Put { $name } in prison.
    .short = { $name }
move-free-at-last = { $seat ->
    [you] Get out of prison.
   *[other] Free { $name } from prison.
}
    .short = { $seat ->
    [you] you
   *[other] { $name }
}
move-steal = Steal a nugget from { $name }.
    .short = { $name }
move-leave = Steal nothing.
    .short = nobody
