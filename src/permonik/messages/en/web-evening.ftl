# An evening: what the same people played one after the other, and what they play next.

evening-title = This evening
evening-count = { $count ->
    [one] One game so far
   *[other] { $count } games so far
}
evening-wins = Games won
evening-bots = bots
evening-won = { $won } won of { $count }
evening-role = As { $role }: { $won } rounds won of { $count }
evening-key = A nugget is a game won. Below each name: rounds won in each role, and how many there were.
evening-next-title = What do you play next?
evening-too-many = { $count } players at most
