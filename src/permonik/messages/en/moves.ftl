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
    .seen = Let the rock fall here.
move-map = Look at the goal { $x },{ $y }.
    .short = { $x },{ $y }
    .seen = Look at this goal.
move-turn = Lay the stone at { $x },{ $y } with its tunnel to { $sides }.
    .title = { $turned ->
        [yes] Lay the stone turned.
       *[no] Lay the stone as it is drawn.
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
move-step = Step onto { $x },{ $y }.
    .short = { $x },{ $y }
    .seen = Step there.
move-stop = Stay here.
    .short = stay here
