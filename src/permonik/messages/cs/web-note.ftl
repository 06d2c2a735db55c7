# What a person thinks of another seat: a private note during the game, for everybody to see after it.

web-note = Co si myslíš o hráči: { $name }?
web-note-trust = Věřím
web-note-unsure = Nevím
web-note-suspect = Podezírám
web-note-private = Během hry to vidíš jen ty. Po hře to při ohlédnutí uvidí všichni.
