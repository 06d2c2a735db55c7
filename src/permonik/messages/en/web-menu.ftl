# What a table in the browser says only sometimes: its menu, what is told to those who watch, and what comes after the game.

web-layout-hand = Board on a big screen: only my cards here
web-layout-table = The whole table here
web-layout-screen = Large, for a room
web-watching-title = You are watching
web-watching-late = The game has already begun, so you cannot sit down any more. You see what everybody may see.
web-watching-over = This game is over. You see what everybody may see.
web-watching-seat = If you have a seat at this table, open your own link on this device.
web-watching-go = Watch
web-ask-confirm = Ask before a move counts
web-keys = Keys
web-reissue = New seat link
web-new-seat-link = The new link: give it only to this player ({ $name })
web-request-waits = It works as soon as somebody else at the table agrees. They have been asked.
web-request-withdraw = Ask no longer

# How a turn is noticed

web-notice = When it is my turn
web-notice-sound = a soft sound
web-notice-vibration = a short vibration
web-notice-title = in the title of the page
web-notice-awake = the screen stays on
web-notice-speech = a voice reads what I am asked
web-notice-notification = a notification while I look elsewhere
web-notice-refused = The browser does not allow notifications of this page.
web-notice-text = It is your turn: { $game }, table { $code }.
web-rematch = Play again
web-next-game = Another game
web-rematch-ready = A new table is ready for all of you.
web-rematch-go = Go there
web-replay = Replay
web-record = Record
