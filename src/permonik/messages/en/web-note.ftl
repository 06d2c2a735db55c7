# What a person thinks of another seat: a private note during the game, for everybody to see after it.

web-note = What do you think of { $name }?
web-note-trust = I trust
web-note-unsure = I don’t know
web-note-suspect = I suspect
web-note-private = Only you see it while you play. After the game everybody sees it when looking back.
