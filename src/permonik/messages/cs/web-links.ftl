# Links to a table, before the game and in it.

web-more-links = Další odkazy
web-watch-link = Odkaz pro diváky
web-seat-link = Tvoje místo na jiném zařízení ({ $name })
web-seat-link-hint = Kdo má tenhle odkaz, sedí na tvém místě. Nech si ho pro sebe.
