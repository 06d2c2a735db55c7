# The tables of a device, on the start page.

web-my-tables = My tables on this device
web-forget-table = Forget table { $code }
web-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
web-stands-lobby = before the start
web-stands-contributing = about to start
web-stands-playing = between two rounds
web-stands-over = over
web-stands-closed = cannot go on
web-stands-gone = no longer there
web-stands-yours = Your turn
web-stands-turn = To move: { $name }
