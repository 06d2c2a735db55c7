# Looking back at a game that is over: chances, suspicion, turning points. In the terminal and on the page.
# $move and $instead are whole sentences of moves.ftl; $kept and $could are per cent.

analysis-title = { $game } – looking back
analysis-won = { $title }, won by: { $winners }
analysis-step = after step
analysis-suspects = suspected, in %, by
analysis-is = { $name } ({ $role })
analysis-audience = those who watch
analysis-eyes = { $name }
analysis-missed = Step { $step }, { $name }: { $move } That gave a chance of { $kept } %. Better: { $instead } That would have given { $could } %.
analysis-found = Step { $step }, { $name }: { $move } Well done: a chance of { $kept } %. The best other move that was tried: { $instead } That would have given { $could } %.
analysis-deed = { $name }: { $move }
analysis-which = { $move } (Open to: { $sides }.)
analysis-no-turning-point = No single decision stands out.
analysis-plot-chances = { $title } – chances to win. Won by: { $winners }
analysis-plot-suspicion = Who was thought to be a saboteur, in whose eyes

# What people noted about each other, in one sentence for each: $thought is one or several of the two below.

analysis-verdict = { $name }: { $thought }.
analysis-verdict-suspect = suspected { $name } from step { $step } on, { $right ->
    [yes] rightly
   *[other] wrongly
}: { $role }
analysis-verdict-trust = trusted { $name } from step { $step } on, { $right ->
    [yes] rightly
   *[other] wrongly
}: { $role }
analysis-verdict-open = { $name }: undecided in the end.

# The page in the browser.

analysis-page-title = Looking back
analysis-page-of = { $game } – looking back
analysis-page-waiting = The game is being played on from every position, many times. That takes a while…
analysis-page-left = About { $seconds } s to go.
analysis-page-replay = Replay
analysis-page-home = Home
analysis-page-story = Save the tale of the game
analysis-page-round = { $title }, won by: { $winners }
analysis-page-chances = { $title } – chances from step to step
analysis-page-turns = Turning points
analysis-page-look = Look at it
analysis-page-calm = No single decision stands out.
analysis-page-suspicion = Who was thought to be a saboteur
analysis-page-who = in the eyes of
analysis-page-audience = those who watch
analysis-page-noted = Who did you suspect?
analysis-page-noted-of = What { $name } noted
analysis-page-noted-whom = about whom
analysis-page-noted-what = noted
analysis-page-noted-master = a master meanwhile
analysis-page-noted-right = { $right ->
    [yes] true
   *[other] not true
}
analysis-page-noted-at = step { $step }: { $grade ->
    [trust] trusts
    [suspect] suspects
   *[other] doesn’t know
}
analysis-page-noted-believed = (a master: { $chance } %)
analysis-page-noted-how = Signs and stripes are what everybody noted during the game, for themselves. Per cent and curve are how likely a master in the same seat held a saboteur at that moment.
analysis-page-how = Chances are those of a simple player on every seat, with all cards as they were and the rest of the pile shuffled anew. What others thought is what a master would have thought in their place, from what they could know.
