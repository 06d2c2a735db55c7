# What explains cards and keys to whoever asks.

help-card-rules = V pravidlech
help-close = Zavřít

help-keys = Klávesy
help-key-numbers = vybrat kartu
help-key-turn = otočit kartu
help-key-board = přejít na desku; šipkami z pole na pole
help-key-confirm = vybrat, potvrdit; v okně zvýrazněné tlačítko
help-key-cancel = o krok zpět; zavřít okno
help-key-discard = odhodit kartu
help-key-explain = celá karta s pravidlem (nebo na ní podrž prst)
help-key-zoom = přiblížit, oddálit, ukázat všechno
help-key-keys = tenhle přehled
help-key-step = o krok zpět, o krok dál
help-key-ends = na začátek, na konec
help-key-play = přehrát a zastavit
