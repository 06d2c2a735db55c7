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
web-more-links = More links
web-watch-link = Link for watchers
web-seat-link = Your own seat, { $name }, on another device
web-seat-link-hint = Whoever has this link sits on your seat. Keep it for yourself.
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
