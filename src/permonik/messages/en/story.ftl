# The tale of a game that is over. $told and $instead are whole sentences; steps are those of the replay.

story-title = { $game } – the tale of a game
story-table = At the table: { $names }.
story-saboteurs = { $count ->
    [0] There is no saboteur among them when the cards are dealt.
    [one] One of them is a saboteur, and at first nobody else knows it: { $names }.
   *[other] Among them are saboteurs, and at first each knows only of itself: { $names }.
}
story-another-hat = After the swaps { $name } is in the end: { $role }.
story-beginning = { $nobody ->
    [yes] At the start it looks as if nobody would win ({ $chance } %).
   *[no] The best chance at the start: { $who } ({ $chance } %).
}
story-most-placed = Most cards laid: { $names } ({ $count ->
    [one] 1 card
   *[other] { $count } cards
}{ $each ->
    [yes] {" "}each
   *[no] {""}
}).
story-most-broke = Most tools broken: { $names } ({ $count ->
    [one] once
   *[other] { $count } times
}{ $each ->
    [yes] {" "}each
   *[no] {""}
}).
story-most-repaired = Most tools mended: { $names } ({ $count ->
    [one] once
   *[other] { $count } times
}{ $each ->
    [yes] {" "}each
   *[no] {""}
}).
story-most-collapsed = Most rockfalls: { $names } ({ $count ->
    [one] once
   *[other] { $count } times
}{ $each ->
    [yes] {" "}each
   *[no] {""}
}).
story-missed = Then comes step { $step }. { $told } That gives { $who } a chance of { $kept } %. Something else would have given { $could } %: { $instead }
story-found = Then comes step { $step }. { $told } A fine idea of { $who }: it gives a chance of { $kept } %. The best other move that was tried would have given { $could } %: { $instead }
story-calm = No decision stands out: where the chances changed most, nothing else that was tried would have done much better.
story-position = The board after step { $step }
story-unmasked = { $name } is found out in step { $step }: whoever watches is { $chance } % sure of a saboteur.
story-shown = { $name } must show the own card in step { $step }: { $role }. Until then whoever watches is never more than { $chance } % sure of a saboteur.
story-hidden = { $name } stays undiscovered to the end: whoever watches is never more than { $chance } % sure of a saboteur.
story-won = { $nobody ->
    [yes] With step { $step } it is over, and nobody wins.
   *[no] With step { $step } it is decided. Won by: { $winners }.
}
story-curve = Chances from step to step{ $turns ->
    [0] {""}
   *[other] ; the dotted lines are the turning points
}
story-score = { $name } { $score }
story-end = And so the game is won by: { $winners }. The count at the end: { $scores }.
