# What explains cards and keys to whoever asks.

help-card-rules = In the rules
help-close = Close

help-keys = Keys
help-key-numbers = choose a card
help-key-turn = turn the card
help-key-board = to the board; arrows go from place to place
help-key-confirm = choose, confirm; in a dialog the marked button
help-key-cancel = one step back; close a dialog
help-key-discard = throw the card away
help-key-explain = the whole card with its rule (or hold it for long)
help-key-zoom = closer, farther, everything
help-key-keys = these keys
help-key-step = one step back, one step on
help-key-ends = to the beginning, to the end
help-key-play = play and pause
