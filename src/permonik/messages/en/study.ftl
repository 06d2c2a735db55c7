cli-study-help = Ask what would be if a game had another deck, board, option or pay.

    Every setting is played with the same seed, in processes of their own; the real game never changes. A card is varied by its name, what depends on the number of players by its column, and other tables by their row. permonik study GAME --vary x lists the names. A deck that cannot be played is refused, with the reason.

    Examples:

    permonik study saboteur --vary map=4,5,6,8 --vary distance=6,7,8 --seats 3-10 --games 20000

    permonik study lost-mines --vary troll=1,3,5 --seats 4,6 --csv trolls.csv --svg trolls.svg
cli-study-vary = What is varied, and by which values; may be given several times.
cli-study-seats = How many players: 5, 3-10, 3,5,7 or all.
cli-study-games = How many games for each setting and number of players.
cli-study-csv = Write what was found as CSV, a line for each setting and number of players.
cli-study-parquet = The same as Parquet (needs the extra “parquet”).
cli-study-svg = Draw how often a side wins.
cli-study-side = The side in the drawing. Default: the first one of the game.
cli-study-seats-wrong = Players are written 5, 3-10, 3,5,7 or all, not “{ $got }”.
cli-study-vary-wrong = What is varied is written NAME=VALUE,VALUE, each name once, for example map=4,6,8, not “{ $got }”. Names: { $names }.
cli-study-side-wrong = There is no side “{ $got }”. Choose one of: { $sides }.
cli-study-note = Played by bots ({ $bots }), who know the printed game best: people, and stronger bots, may get other numbers.
cli-study-plot = { $game }: how often they win: { $side }
cli-study-across = across: { $name }; the bars are 95 % intervals
cli-study-across-seats = across: players; the bars are 95 % intervals
cli-study-seats-word = players
cli-study-moves = moves
cli-study-summary = { $games } games in { $cells } settings, { $seconds } s
cli-no-parquet = Parquet needs the extra “parquet”: pip install permonik[parquet]
cli-varied = The variable { $name } is set: it is for processes of “permonik study” only. Unset it.

cli-balance-help = Measure how balanced the games are, for every number of players.

    Single rounds of the printed games, in which seat 0 begins: who wins, how long it takes, how often the first player wins, and what a role is worth.

    Examples:

    permonik balance saboteur --games 2000

    permonik balance --games 500 --markdown balance.md
cli-balance-games = How many rounds for each number of players (games, where a game is not played in rounds).
cli-balance-markdown = Write the report as a page of Markdown.
cli-balance-title = How balanced the games are
cli-balance-command = Written by: { $command }
cli-balance-about = Single rounds in which seat 0 begins, { $games } for each number of players. In brackets: 95 % intervals. A seat wins when it has the most points at the end, alone or with others; “a seat” is how often seats win on average, so the difference is what beginning is worth.
cli-balance-wins = who wins
cli-balance-first = first player
cli-balance-seat = a seat
cli-balance-worth = points of a role

cli-dataset-help = Write games between bots as data: moves, what each seat knew at each decision, results, and what the bots believed.

    FOLDER gets the tables “games” (with all secrets) and “decisions” (with nothing that the seat did not know), and schema.json. docs/dataset.md describes the columns.

    Examples:

    permonik dataset saboteur games --games 1000 --bots apprentice

    permonik dataset dark-cave caves --seats 4 --format parquet
cli-dataset-format = JSON Lines, or Parquet (needs the extra “parquet”).
cli-dataset-taken = The folder { $folder } is not empty. Choose another one.
cli-dataset-summary = { $games } games with { $decisions } decisions in { $folder }

cli-on-help = Play on Ray (extra “ray”): “ray” starts one on this machine, an address such as 10.0.0.5:6379 is that of a cluster on which Permoník is installed. The result is the same.
