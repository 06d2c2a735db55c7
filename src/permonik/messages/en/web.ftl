# The table in the browser.

web-fewer = One fewer: { $what }
web-more = One more: { $what }
web-connection-lost = The connection is gone. We are coming back by ourselves …
web-problem-malformed-move = I do not understand “{ $got }”. For example: { $expected }.
web-problem-wrong-option = Something else in “How you play” does not go with that. Change it first.

# The host

web-make-host = Make host
web-shuffling = Everybody helps to shuffle …
web-code = Code to say aloud
web-address = Address for the others
web-address-hint = Several addresses lead here: choose the one that the others can open.
web-only-here = Only this computer can open these links. For others to join, it must be in a network and the server started with ./play or permonik serve --lan.
web-copy = Copy
web-copied = Copied
web-clock = Clock
clock-off = no clock
clock-relaxed = relaxed
clock-brisk = brisk
web-allow-chat = Free chat
web-allow-remarks = Bots say whom they suspect
web-allow-watching = Others may watch

# The game

web-board = The mine
web-hand = Your cards
web-players = Players
web-player = Player
web-table-menu = Table
web-menu = Menu
web-log = What happened
web-phrases = Say something
web-text-view = Show everything as text
web-pile = Cards in the draw pile
web-round = Round { $round } of { $rounds }
web-cell = { $card } at { $x },{ $y }
web-goal = { $known ->
    [yes] Goal at { $x },{ $y }: { $face }
   *[no] Goal at { $x },{ $y }, face down
}
web-row = Row { $y }
web-target = Put it at { $x },{ $y }
web-target-turned = Turn it and put it at { $x },{ $y }
web-seen-by = Looked at by: { $names }
web-zoom-in = Closer
web-zoom-out = Farther
web-fit = Show everything
web-hand-card = { $turned ->
    [yes] Card { $number }: { $card }, turned. { $meaning }
   *[no] Card { $number }: { $card }. { $meaning }
}
web-card-more = The whole card with its rule
web-cards-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
web-to-move = is to move
web-broken = Broken: { $tools }
web-choose-seat = Play it on { $name }
web-your-turn = Your turn
web-turn-of = { $name } is to move
web-late = { $name } is taking a long time
web-hurry-default = Make a harmless move
web-hurry-bot = Let a bot decide
web-ask-by-name = { $name }: { $asked }
web-ask-card = Your turn: choose a card
web-ask-place = Where does this card go? Choose a lit place.
web-ask-seat = Who is “{ $card }” for? Choose a player.
web-ask-nowhere = You cannot play this card now. You can throw it away.
web-ask-sure = Put it down like this?
web-laid = { $seat ->
    [you] You lay
   *[other] { $name } lays
}
web-rule = Rule { $rule }
web-ask-turning = You have reached a goal. Which way should its card lie?
web-ask-keep = Choose a gold card
web-ask-next = Look at the result, then go on.
web-waiting-for = Waiting for { $names }
web-waiting-readers = { $count ->
    [one] { $names } is still reading the role
   *[other] { $names } are still reading their roles
}
web-others-wait = The others are waiting:
web-seconds = { $seconds } s
web-seconds-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
web-away-waiting = { $count ->
    [one] Waiting for { $names }, who is away
   *[other] Waiting for { $names }, who are away
}
web-away-back = Whoever comes back plays on at once.
web-away-host = The host, { $name }, can let a bot play.
web-back-title = Welcome back, { $name }!
web-back-moves = { $count ->
    [one] A bot made { $count } move for you while you were away.
   *[other] A bot made { $count } moves for you while you were away.
}
web-back-unknown = A bot played for you while you were away.
web-back-go = Play on
web-game-over = The game is over
web-table-broken = This table is broken and cannot go on. We are sorry!
web-turn = Turn
web-discard = Throw away
web-cancel = Cancel
web-confirm = Confirm
web-type-move = A move in words
web-moves = { $count ->
    [one] One move is possible
   *[other] { $count } moves are possible
}
web-said = { $name }: “{ $text }”
web-since-your-turn = since your last turn
web-log-gap = Older lines are left out here.
web-line-hosted = { $name } is host now.
web-line-replaced = { $level ->
    [yes] A bot plays for { $name }.
   *[no] { $name } plays again.
}
web-line-stood-in = So many bots think now that { $name } moved as { $level ->
    [journeyman] a journeyman
   *[other] an apprentice
}.
web-line-reissued = { $who ->
    [nobody] { $name } has a new seat link. The old one is dead.
    [host] { $host } gave the seat of { $name } a new link. The old one is dead.
   *[both] { $host } gave the seat of { $name } a new link, and { $other } agreed. The old one is dead.
}
web-line-requested = { $host } asks for a new link to the seat of { $name }.
web-line-declined = { $name } keeps the old seat link: { $host } wants it so.
web-line-closed = This table cannot go on.
web-line-watched = { $open ->
    [yes] Others may watch.
   *[no] Nobody may watch any more.
}
web-bot-suspects = I think { $name } is a saboteur.
web-bot-trusts = I don’t think { $name } is a saboteur.
web-line-chatted = { $open ->
    [yes] Free chat is on.
   *[no] Free chat is off.
}
web-line-remarked = { $open ->
    [yes] Bots say whom they suspect.
   *[no] Bots do not say any more whom they suspect.
}
web-line-paced = Clock: { $clock }.
web-chat = Write something
web-send = Send

web-role = Role
web-role-covered = Show my role
web-role-open = My role: { $role }. Cover it again
web-role-title = { $alone ->
    [yes] Your secret role, { $name }
   *[no] Round { $round }: your secret role, { $name }
}
web-role-alone = Make sure that nobody looks over your shoulder.
web-role-show = Show it
web-role-known = I know it
web-cover-title = Now it is the turn of { $name }
web-cover-hint = Pass the device to { $name }. The others look away.
web-cover-ready = I am { $name }

# The end

web-result = The result
web-round-over = Round { $round } is over
web-why-gold = { $winners ->
    [miner] { $name } has dug through to the gold. The miners win this round!
   *[nobody] { $name } has dug through to the gold, but nobody wins this round.
}
web-why-no-gold = { $winners ->
    [saboteur] All cards are used up, and nobody has reached the gold. The saboteurs win this round!
   *[nobody] All cards are used up, and nobody has reached the gold. But there was no saboteur: nobody wins this round.
}
web-gold-this-round = Gold
web-role-left-over = The role card left over: { $role }
web-sharing = { $count ->
    [one] { $name } takes the last gold card.
   *[other] { $name } chooses from { $count } gold cards.
}
web-next-round = Next round
web-won = { $several ->
    [yes] { $names } win!
   *[no] { $names } wins!
}
web-look-back = Look back

# Menu

web-speed = Speed of the pictures
speed-calm = calm
speed-normal = normal
speed-quick = quick
speed-off = no motion
web-bot-instead = Let a bot play
web-request-title = A new link to a seat?
web-request = { $host } asks for a new link to the seat of { $name }. Whoever gets it sits there and sees everything that { $name } sees; the old link is dead then. Agree only if you know who gets it.
web-request-own = { $host } asks for a new link to your seat. Whoever gets it sits there and sees everything that you see; your own link is dead then.
web-request-agree = I agree
web-request-decline = I do not agree
web-claim-host = The host is away: take over
web-watches = You are watching
