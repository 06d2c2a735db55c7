# The tables of a device, on the start page.

web-my-tables = Moje stoly na tomto zariadení
web-forget-table = Zabudnúť na stôl { $code }
web-bots = { $count ->
    [one] { $count } bot
    [few] { $count } boti
    [many] { $count } bota
   *[other] { $count } botov
}
web-stands-lobby = ešte sa nezačalo
web-stands-contributing = už sa začína
web-stands-playing = medzi dvoma kolami
web-stands-over = dohrané
web-stands-closed = nedá sa pokračovať
web-stands-gone = už tu nie je
web-stands-yours = Si na ťahu
web-stands-turn = Na ťahu: { $name }
