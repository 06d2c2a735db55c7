cli-help = Permoník: dwarf board games for friends, bots and researchers.

    Example: permonik play saboteur
cli-version = Permoník { $version }, engine { $build }, Python { $python }
cli-version-help = Say the version and whether the engine is compiled.
cli-compiled = compiled
cli-interpreted = interpreted (about twenty times slower; a C compiler at install time would help)
cli-json-help = Print JSON on standard output and nothing else there.
cli-not-finite = expected an ordinary number, got { $got }
cli-option-help = A rule option of the game; may be given several times. Names: { $names }. “permonik games” explains them.
cli-option-wrong = A rule option is written NAME=VALUE, for example rounds=1, not “{ $got }”.
cli-seed-help = The same seed gives the same games.
cli-decimal-mark = .
cli-percent = { $number }%
cli-budget-help = How many iterations a searching bot may use for one decision; without it each level has its own number.

cli-games-help = List the games with their seats and rule options.

    Example: permonik games --json
cli-games-title = { $id }: { $title }, { $least } to { $most } players
cli-games-option = option
cli-games-values = values
cli-games-default = default
cli-games-meaning = meaning
cli-games-bots = bot
cli-games-does = what it does
cli-games-seat = a seat
cli-games-own = your own
cli-games-reconstructed = Reconstructed, not printed: { $tables }. Whoever has the printed game can correct these tables.

cli-rules-help = Print the numbered rules: all, one list (BA, EX, LM, DC, FO), or one rule.

    Example: permonik rules BA-053
cli-rules-coverage-help = Which rules have a test that ran and passed in the last ./test; for one rule, which tests.
cli-rules-chapter = { $chapter }
cli-rules-line = { "  " }{ $id }  { $text }
cli-rules-unknown = There is no rule “{ $got }”. Expected a list ({ $lists }) or a rule such as BA-053.
cli-coverage-missing = There is no record of a test run here. Run ./test first.
cli-coverage-stale = Sources or tests have changed since the last test run. Run ./test again.
cli-coverage-rule = { $id } is proved by:
cli-coverage-test = { "  " }{ $test }
cli-coverage-no-test = { $id } is proved by no test.
cli-coverage-line = { $list }: { $covered } of { $total } rules are proved by a test.

cli-bench-help = Measure how fast the engine plays, in process CPU time.

    Example: permonik bench saboteur --json
cli-bench-running = Measuring { $game } …
cli-bench-report = { $game } (compiled: { $compiled })
    { "  " }{ $playouts_per_s } random games per second inside the engine
    { "  " }{ $us_per_step } µs per move inside the engine, { $api_us_per_step } µs driven from Python
    { "  " }{ $clone_us } µs for a copy, { $imagine_us } µs for one more imagined state

cli-simulate-help = Play many games between bots and count.

    BOTS is one bot for all, one for each seat, or one for each role.

    Examples:

    permonik simulate saboteur --seats 5 --games 2000 --bots apprentice

    permonik simulate saboteur --bots miner=apprentice,saboteur=random --json
cli-simulate-seats = How many seats. Default: five, or as many as the game takes.
cli-simulate-games = How many games.
cli-simulate-bots = Who plays: one bot, a list by seat, or a list by role. “permonik games” says what each level does.
cli-simulate-workers = How many processes; the result does not depend on it. Default: one for each core.
cli-simulate-progress = Playing
cli-simulate-rate = { $rate } games/s
cli-simulate-stopped = Stopped after { $games } of { $of } games; the report counts those.
cli-simulate-summary = { $games } games, { $rounds } rounds, { $steps } moves in { $seconds } s
cli-simulate-who = who
cli-simulate-won = { $unit ->
    [game] games won
   *[round] rounds won
}
cli-simulate-interval = 95 % interval
cli-simulate-score = { $unit ->
    [game] score per game
   *[round] score per round
}
cli-simulate-lengths = Moves in a round: { $mean } on average, median { $median }, from { $least } to { $most }.
cli-simulate-scores = Mean final score by seat: { $means }

cli-analyse-help = Look back at a recorded game: who could have won when, who was suspected by whom, and which decisions mattered.

    Every position of the game is played on to the end of its round many times, with all cards as they were and the rest of the pile shuffled anew. The same seed gives the same result.

    Examples:

    permonik analyse game.txt

    permonik analyse game.txt --svg curves.svg --language cs

    permonik analyse game.txt --json
cli-analyse-seed = The same seed plays the same games on from each position: same record, same numbers.
cli-analyse-svg = Write the curves as a picture into this file.
cli-analyse-progress = Looking back
cli-analyse-rate = { $rate } steps/s
cli-analyse-stopped = Stopped after { $games } of { $of } steps. Nothing is shown: half of it would mislead.
cli-language-help = The language of the text. Default: the one of this machine, if it is one of these.

cli-story-help = Tell the tale of a recorded game: who laid what, who lied, and where it turned.

    What is told follows from the record and its analysis, and nothing is made up.

    Examples:

    permonik story game.txt

    permonik story game.txt --language cs -o story.html
cli-story-output = Write it into this file: as one page with pictures if its name ends with .html, else as text.
cli-story-written = The tale is in { $file }.

cli-arena-help = Find out which bot is stronger, and by how much.

    Every deal is played several times: with each bot everywhere, with one bot alone among others on a seat that changes, and with one bot on all seats of a role. What differs is due to the bot.

    BOTS are two or more; master:500 is a master that may use 500 iterations for a decision. Where deeds give roles away, master-blind draws nothing from them, and master-frozen takes it that its own deeds give nothing away.

    Examples:

    permonik arena saboteur --seats 5 --bots master,apprentice --rounds 1000

    permonik arena diamond-forest --bots master,journeyman,apprentice --json
cli-arena-bots = Who is compared, each with each. “permonik games” says what each level does.
cli-arena-rounds = How many deals; a game without rounds is played as a whole.
cli-arena-roles = Whether to exchange all seats of a role as well, where the game has roles.
cli-arena-progress = Playing
cli-arena-rate = { $rate } deals/s
cli-arena-stopped = Stopped after { $games } of { $of } deals; the report counts those.
cli-arena-summary = { $unit ->
    [game] { $rounds } games, each played in several ways, in { $seconds } s
   *[round] { $rounds } rounds, each played in several ways, in { $seconds } s
}
cli-arena-bot = bot
cli-arena-rating = rating
cli-arena-all = on all seats
cli-arena-side = side
cli-arena-where = where
cli-arena-wins = wins
cli-arena-usual = otherwise
cli-arena-gain = gain
cli-arena-points = points
cli-arena-among = alone among { $others }
cli-arena-against = { $role }, against { $others }
cli-arena-meaning = “Otherwise” is how often the other bot wins on the same seats of the same deals. A gain is in points of a hundred, and the points are what the game counts.

side-miners = miners
side-blue = blue miners
side-green = green miners
side-boss = boss
side-profiteer = profiteer
side-saboteurs = saboteurs
side-blue-clan = blue clan
side-yellow-clan = yellow clan
side-selfish = selfish dwarfs
side-nobody = nobody
