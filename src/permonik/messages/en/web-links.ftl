# Links to a table, before the game and in it.

web-more-links = More links
web-watch-link = Link for watchers
web-seat-link = Your own seat, { $name }, on another device
web-seat-link-hint = Whoever has this link sits on your seat. Keep it for yourself.
