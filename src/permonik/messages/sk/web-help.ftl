# What explains cards and keys to whoever asks.

help-card-rules = V pravidlách
help-close = Zavrieť

help-keys = Klávesy
help-key-numbers = vybrať kartu
help-key-turn = otočiť kartu
help-key-board = prejsť na dosku; šípkami z poľa na pole
help-key-confirm = vybrať, potvrdiť; v okne zvýraznené tlačidlo
help-key-cancel = o krok späť; zavrieť okno
help-key-discard = odhodiť kartu
help-key-explain = celá karta s pravidlom (alebo na nej podrž prst)
help-key-zoom = priblížiť, oddialiť, ukázať všetko
help-key-keys = tento prehľad
help-key-step = o krok späť, o krok ďalej
help-key-ends = na začiatok, na koniec
help-key-play = spustiť a zastaviť
