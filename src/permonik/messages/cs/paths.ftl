# The plain path cards, which several games have, as in cards.ftl, and the sides of cards, with a title for the page.

card-NS = NS
    .title = rovná cesta
    .laid = rovná cesta (nahoru a dolů)
    .meaning = Rovná cesta: nahoru a dolů.
card-EW = EW
    .title = rovná cesta
    .laid = rovná cesta (doleva a doprava)
    .meaning = Rovná cesta: doleva a doprava.
card-NE = NE
    .title = zatáčka
    .laid = { $turned ->
        [yes] zatáčka (dolů a doleva)
       *[no] zatáčka (nahoru a doprava)
    }
    .meaning = Zatáčka: nahoru a doprava; po otočení dolů a doleva.
card-NW = NW
    .title = zatáčka
    .laid = { $turned ->
        [yes] zatáčka (dolů a doprava)
       *[no] zatáčka (nahoru a doleva)
    }
    .meaning = Zatáčka: nahoru a doleva; po otočení dolů a doprava.
card-NES = NES
    .title = rozcestí
    .laid = { $turned ->
        [yes] rozcestí (nahoru, dolů a doleva)
       *[no] rozcestí (nahoru, dolů a doprava)
    }
    .meaning = Rozcestí: nahoru, dolů a doprava; po otočení nahoru, dolů a doleva.
card-NEW = NEW
    .title = rozcestí
    .laid = { $turned ->
        [yes] rozcestí (dolů, doleva a doprava)
       *[no] rozcestí (nahoru, doleva a doprava)
    }
    .meaning = Rozcestí: nahoru, doleva a doprava; po otočení dolů, doleva a doprava.
card-NESW = NESW
    .title = křižovatka
    .meaning = Křižovatka: na všechny čtyři strany.

side-N = sever
    .title = nahoře
side-E = východ
    .title = vpravo
side-S = jih
    .title = dole
side-W = západ
    .title = vlevo
