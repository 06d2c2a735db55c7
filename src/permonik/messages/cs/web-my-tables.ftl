# The tables of a device, on the start page.

web-my-tables = Moje stoly na tomto zařízení
web-forget-table = Zapomenout stůl { $code }
web-bots = { $count ->
    [one] { $count } bot
    [few] { $count } boti
    [many] { $count } bota
   *[other] { $count } botů
}
web-stands-lobby = ještě nezačalo
web-stands-contributing = už to začíná
web-stands-playing = mezi dvěma koly
web-stands-over = dohráno
web-stands-closed = nejde dál
web-stands-gone = už tu není
web-stands-yours = Jsi na tahu
web-stands-turn = Na tahu: { $name }
