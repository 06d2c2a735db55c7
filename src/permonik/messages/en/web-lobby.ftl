# A table in the browser before the game.

web-lobby-title = Table { $code } – Permoník
web-who-plays = Who plays
web-host = host
web-you = you
web-away = away
web-free-seat = Free seat
web-stand-up = Stand up
web-remove = Remove
web-bot-on-seat = Bot on seat { $number }
web-no-bot = no bot
web-seat = Seat { $number }
web-sit-here = Sit here
web-your-name = What are you called?
web-another-name = One more person on this device
web-sit-down = Sit down
web-rename = That is me
web-rename-me = Other name
web-open-screen = Show this table on a big screen
web-fill-with-bots = { $count ->
    [one] Add a bot
   *[other] Add { $count } bots
}
web-start = Start the game
web-start-needs = Each seat needs a person or a bot before you start.
web-wait-for-host = The host starts the game.
web-invite = Invite others
web-qr-label = QR code of the link to this table
web-join-link = Link for players
web-watchers = { $count ->
    [one] One person watches.
   *[other] { $count } people watch.
}
web-options = How you play
web-how-many = Players
choice-random = by chance
level-random = plays at random
level-apprentice = apprentice
level-journeyman = journeyman
level-master = master
level-about-random = Plays any move that the rules allow.
level-about-apprentice = { $game ->
    [diamond-forest] Forgets a lot of what it has seen.
   *[other] Plays by rules of thumb, at a glance.
}
level-about-journeyman = { $game ->
    [diamond-forest] Remembers most of what it has seen.
   *[other] Works out who may be who, and plays a hundred ways that the game may go before it decides.
}
level-about-master = { $game ->
    [diamond-forest] Remembers all that it has seen.
   *[other] Thinks like the journeyman, but of about a thousand ways, and takes up to a second for it.
}
web-screen-scan = Sit down: scan this with your phone
web-screen-code = or open { $address } and enter
web-screen-host = { $name } starts the game when all are here.
web-screen-first = Whoever sits down first starts the game.
