# What this seat alone knows of another one, at every table where there is such a thing.

web-known = What you know about { $name }
web-known-given = Your old cards that nobody has played yet:
web-known-unseen = { $count ->
    [one] One card has been discarded unseen since. It may be one of these.
   *[other] { $count } cards have been discarded unseen since. Some of these may be gone.
}
web-known-aside = Clan cards that nobody was dealt
