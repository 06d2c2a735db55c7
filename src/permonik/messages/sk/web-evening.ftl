# An evening: what the same people played one after the other, and what they play next.

evening-title = Dnešný večer
evening-count = { $count ->
    [one] Zatiaľ jedna hra
    [few] Zatiaľ { $count } hry
    [many] Zatiaľ { $count } hry
   *[other] Zatiaľ { $count } hier
}
evening-wins = Vyhrané hry
evening-bots = boti
evening-won = Výhry: { $won }, hry spolu: { $count }
evening-role = { $role }: vyhrané kolá { $won }, spolu { $count }
evening-key = Nuget je vyhraná hra. Pod menami sú vyhrané kolá v každej role a koľko ich bolo.
evening-next-title = Ktorá hra bude teraz?
evening-too-many = Najviac { $count } hráčov
