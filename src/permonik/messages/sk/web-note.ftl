# What a person thinks of another seat: a private note during the game, for everybody to see after it.

web-note = Čo si myslíš o hráčovi: { $name }?
web-note-trust = Verím
web-note-unsure = Neviem
web-note-suspect = Podozrievam
web-note-private = Počas hry to vidíš len ty. Po hre to pri pohľade späť uvidia všetci.
