# Why the server refuses a wish: server- and the code, with the refusal's details as arguments.

server-acknowledged-already = You have already said that you are ready.
server-already-greeted = You have already said hello to this table.
server-already-started = The game has already started.
server-bot-plays = A bot plays for you. Take your seat back first.
server-chat-empty = There is nothing in your message.
server-chat-forbidden = The host has turned off chat. You can still use the ready phrases.
server-contributed-already = You have already helped to shuffle.
server-followed-already = There is already a new table for you all: { $code }.
server-foreign-page = This page does not belong to this server.
server-hello-expected = Say hello to a table first.
server-host-is-here = The host is still here, or has only just left.
server-host-only = Only the host can do that.
server-malformed-message = The server does not understand this message ({ $reason }).
server-name-missing = Please tell us your name.
server-name-taken = Somebody here is called { $name } already. Please choose another name.
server-no-contribution-now = Nothing is being shuffled now.
server-no-person-there = No person has that seat.
server-no-pointing-now = There is nothing to point at now.
server-no-result-now = There is no result to look at now.
server-no-such-seat = This table has no such seat.
server-not-found = There is nothing at this address.
server-not-late = There is still time to think.
server-not-over = The game is not over yet.
server-not-playing = No game is going on here now.
server-not-stored = That could not be saved, so it does not count. Please try again.
server-not-your-seat = That is not your seat.
server-nothing-requested = Nobody is waiting for an answer about this seat any more.
server-own-request = Somebody else has to agree to that, not whoever asks for it.
server-other-round = That round is not being played now.
server-page-not-built = The web page has not been built. Run ./play once, or install a released package.
server-person-is-here = This player is here. A bot can play only for somebody who is away.
server-round-pause = Everybody is still looking at the result. The next round starts soon.
server-seat-taken = Somebody has that seat already. Please choose another one.
server-seats-free = Some seats are still free. Wait for more players, or add bots.
server-secret-used = Another seat already has this secret. Please try again.
server-server-fault = Something broke on the server. We are sorry!
server-stale = Something has just changed at the table. Look again, then choose your move.
server-table-closed = This table is broken and cannot go on. We are sorry!
server-table-full = All seats are taken.
server-too-large = That is too long: the server takes up to { $expected } bytes.
server-too-often = That was too often. Please wait a little.
server-unknown-clock = There is no clock “{ $got }”. Choose one of: { $expected }.
server-unknown-level = There is no bot “{ $got }”. Choose one of: { $expected }.
server-unknown-phrase = There is no phrase “{ $got }”.
server-unknown-table = There is no such table. Is the code right?
server-watchers-full = { $most } people watch this table already. There is no room for more.
server-watching-closed = The host does not want watchers at this table.
server-weak-secret = The secret of a seat needs 32 to 64 random digits 0-9 a-f.
server-wrong-host = This server does not answer to the name { $got }. Open it at an address that it shows when it starts, or at { $expected }.
server-wrong-method = This address does not take that kind of request.
server-wrong-contribution = Your part of the shuffle must be { $expected } characters, 0 to 9 and a to f. You sent { $got }.
server-wrong-secret = This link does not open a seat any more. Ask the host for a new one.

# Why something could not be saved: not-stored- and the reason.

not-stored-code-taken = Another table has this code.
not-stored-conflict = Something else happened at the table at the same time.
not-stored-database-in-use = Another server uses the server's file.
not-stored-foreign-database = The server's file belongs to another program.
not-stored-newer-database = The server's file was written by a newer version.
not-stored-secret-kept = How this table will be shuffled has been chosen already.
not-stored-unavailable = The server cannot write to its disk now.
not-stored-unknown-table = This table has been deleted.
not-stored-wrong-url = The server does not know where to keep its tables.

# Why a table is closed: closed- and the reason.

closed-fault = Something went wrong inside the server. It was not your fault.

# What players can say with one tap.

phrase-hello = Hello!
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-good-luck = Good luck!
phrase-oops = Oops!
phrase-trust-me = Trust me!
phrase-suspicious = That looks suspicious…
phrase-help-me = Please help me!
phrase-one-moment = One moment, please.
phrase-goodbye = Goodbye!
