# An evening: what the same people played one after the other, and what they play next.

evening-title = Dnešní večer
evening-count = { $count ->
    [one] Zatím jedna hra
    [few] Zatím { $count } hry
    [many] Zatím { $count } hry
   *[other] Zatím { $count } her
}
evening-wins = Vyhrané hry
evening-bots = boti
evening-won = Výhry: { $won }, hry celkem: { $count }
evening-role = { $role }: vyhraná kola { $won }, celkem { $count }
evening-key = Nuget je vyhraná hra. Pod jmény jsou vyhraná kola v každé roli a kolik jich bylo.
evening-next-title = Která hra bude teď?
evening-too-many = Nejvýš { $count } hráčů
