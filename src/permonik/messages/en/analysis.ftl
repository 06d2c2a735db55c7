# Looking back at a game that is over: chances, suspicion, turning points. In the terminal and on the page.
# $move and $instead are whole sentences of moves.ftl; $kept and $could are per cent.

analysis-title = { $game }: looking back
analysis-won = { $title }: { $winners }
analysis-step = after step
analysis-suspects = suspected by
analysis-is = { $name } ({ $role })
analysis-audience = those who watch
analysis-eyes = { $name }
analysis-missed = Step { $step }, { $name }: { $move } That kept a chance of { $kept } %. Better: { $instead } That would have kept { $could } %.
analysis-found = Step { $step }, { $name }: { $move } Well done: a chance of { $kept } %. The next best: { $instead } That would have kept { $could } %.
analysis-no-turning-point = No single decision mattered much.
analysis-plot-chances = { $title }: chances to win. Winners: { $winners }
analysis-plot-suspicion = Who was thought to be a saboteur, in whose eyes
