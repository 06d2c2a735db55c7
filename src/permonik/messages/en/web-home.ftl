# What every page in the browser says, and the start page.

web-motto = Dwarf games at one table: with friends, with family, with bots.
web-language = Language
web-theme-light = Daylight
web-theme-dark = Lantern light
web-close = Close
web-connecting = Going to the table …
web-problem-connection-lost = The table cannot be reached just now.
web-try-again = Try again
web-problem-unknown = Something went wrong ({ $code }).
web-lost-title = There is nothing here but stone.
web-lost-home = Back to the start page
web-table-gone = You cannot sit down at this table

# Start page

web-join-label = Did somebody tell you a code?
web-join = Join
web-children = Children: into the forest
web-play-now = Play now
web-set-table = Set a table
web-set-screen = On a big screen
web-learn = Learn it in { $minutes } minutes
web-rules = Rules
web-not-there-yet = Still being dug. Come back soon.
web-open-record = Watch a recorded game again

game-saboteur = Saboteur
    .about = Dig together for the gold. But somebody among you hopes that you never get there.
    .facts = 3 to 10 players, about 30 minutes
    .sharing = Several of you can play on this device: you pass it on, and nobody sees the cards of the others.
game-saboteur-2 = Saboteur: the expansion
    .about = Two teams, doors, thieves and a geologist: now everybody digs for their own gold.
    .facts = 2 to 12 players, about 45 minutes
    .sharing = Several of you can play on this device: you pass it on, and nobody sees the cards of the others.
game-lost-mines = The Lost Mines
    .about = Through the evening forest to forgotten mines, past trolls and a dragon.
    .facts = 3 to 9 players, about 45 minutes
    .sharing = Several of you can play on this device: you pass it on, and nobody sees the cards of the others.
game-dark-cave = The Dark Cave
    .about = Goblins and rats live here. Who gets out, and with how much gold?
    .facts = 2 to 8 players, about 45 minutes
    .sharing = Several of you can play on this device: you pass it on, and nobody sees the cards of the others.
game-diamond-forest = Diamond Forest
    .about = A night walk for children: who remembers where the diamonds are?
    .facts = 2 to 4 players, about 20 minutes
    .sharing = Several of you can play on this device: whoever’s turn it is taps. When somebody looks in secret, the others look away.
