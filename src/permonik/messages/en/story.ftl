# The tale of a game that is over. $told and $instead are whole sentences; steps are those of the replay.

story-title = { $game }: the tale of a game
story-table = At the table: { $names }.
story-saboteurs = { $count ->
    [0] There is no saboteur among them when the cards are dealt.
    [one] One of them is a saboteur, and at first nobody else knows it: { $names }.
   *[other] Among them are saboteurs, and at first nobody else knows it: { $names }.
}
story-another-hat = On the way hats are swapped; in the end { $name } is: { $role }.
story-beginning = When the cards are dealt, the best chance is that of: { $who } ({ $chance } %).
story-most-placed = { $count ->
    [one] Most cards on the board: { $names } (1 card).
   *[other] Most cards on the board: { $names } ({ $count } cards).
}
story-most-broke = { $count ->
    [one] Most tools broken: { $names } (once).
   *[other] Most tools broken: { $names } ({ $count } times).
}
story-most-repaired = { $count ->
    [one] Most tools mended: { $names } (once).
   *[other] Most tools mended: { $names } ({ $count } times).
}
story-most-collapsed = { $count ->
    [one] Most rockfalls: { $names } (once).
   *[other] Most rockfalls: { $names } ({ $count } times).
}
story-missed = Then comes step { $step }. { $told } For { $name } ({ $role }) a chance of { $kept } % is left. { $could } % could have been kept by something else: { $instead }
story-found = Then comes step { $step }. { $told } A fine idea of { $name } ({ $role }): the chance is now { $kept } %. With the next best move it would be { $could } %: { $instead }
story-calm = No single decision turns this round; it is carried by many small ones.
story-position = The board after step { $step }
story-unmasked = { $name } is found out in step { $step }: whoever watches believes in a saboteur with { $chance } %.
story-hidden = { $name } plays innocent to the end: whoever watches never believes in a saboteur with more than { $chance } %.
story-won = { $nobody ->
    [yes] With step { $step } it is over, and nobody wins.
   *[no] With step { $step } it is decided. The winners: { $winners }.
}
story-curve = Chances from step to step; the dotted lines are the turning points
story-score = { $name } { $score }
story-end = And so the game is won by: { $winners }. The count at the end: { $scores }.
