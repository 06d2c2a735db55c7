# The replay of a game in the browser.

replay-page-title = { $game }: replay – Permoník
replay-loading = Fetching the game …
replay-failed = This game cannot be shown
replay-damaged = This is not a record of a game, or it is damaged.
replay-open-title = Watch a game again
replay-open-hint = Choose the file of a record or drop it here. It is only shown to you; nobody keeps it.
replay-open = Open a record

replay-eyes = Through whose eyes
replay-eyes-all = All open
replay-eyes-audience = Watcher
replay-moment-label = Moment of the game
replay-moment = Round { $round }, moment { $at } of { $last }
replay-controls = Controls of the replay
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
replay-speed = Speed: { $speed }×
replay-round = To round { $round }
replay-hands = The cards of the players
replay-hand = { $count ->
    [0] { $name } ({ $role }): no cards
   *[other] { $name } ({ $role }): { $cards }
}
replay-hide-result = Hide the result

replay-menu = More
replay-link = Link to this moment
replay-record = Download the record
replay-another = Open another record
replay-keys = Keys: arrows go one step, the space bar plays and pauses, Home and End jump to the ends. With Shift, the arrows move the picture.

# The check of the deal.

fair-title = Was the shuffling fair?
fair-holds = Everything fits together.
fair-fails = Something does not fit!
fair-computed = Your device has just worked all of this out again by itself.
fair-none = This record does not say how the game was shuffled. A game without a server, for example with ./play, has nothing to check here.

fair-secret-step = The server’s secret
fair-commitment = Before the deal the server showed a fingerprint of its secret, the commitment:
fair-secret = After the end it told the secret itself:
fair-secret-kept = The fingerprint belongs to this secret.
fair-secret-changed = The fingerprint belongs to another secret! Either the server did not keep to it, or somebody has changed the record.
fair-noted = Did you note the fingerprint before the game? Paste it here:
fair-noted-same = It is the one you noted.
fair-noted-other = It is not the one you noted!

fair-deal-step = Everybody shuffles
fair-contributions = After that, the players’ devices added random numbers:
fair-contribution-none = nothing
fair-table = This table is mixed in as well:
fair-seed = Together they must give the number that the game was shuffled with:
fair-deal-follows = They do.
fair-deal-differs = They do not! Either the game was shuffled in another way, or somebody has changed the record.

fair-shows = What this shows
fair-shows-server = The server did not choose how to shuffle after it saw what the players added.
fair-shows-players = No player could choose the shuffling, not even the one who added something last.
fair-shows-order = What lies where was fixed before the first move, for all rounds.
fair-hides = What it does not show
fair-hides-peek = Whether somebody peeked. Whoever runs the server can read all the secrets of the game.
fair-hides-league = Whether the server and a player worked together.
fair-hides-time = When the server showed the fingerprint. Only a fingerprint that you noted before the game shows that. Also look for your own number above.
fair-hides-replay = Whether the game on this page comes from that number: here the server says so. The program “permonik verify” checks it on your own computer.
