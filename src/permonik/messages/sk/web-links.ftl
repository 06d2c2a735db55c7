# Links to a table, before the game and in it.

web-more-links = Ďalšie odkazy
web-watch-link = Odkaz pre divákov
web-seat-link = { $name }: tvoje miesto na inom zariadení
web-seat-link-hint = Kto má tento odkaz, sedí na tvojom mieste. Nikomu ho nedávaj.
