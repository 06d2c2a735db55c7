# Cards: the short name, which is typed in the terminal; the title that the page shows, and where sides matter, how the
# card lies; and in one line what the card does. N, E, S, W are the open sides.
# Tools are in the nominative; where the accusative is needed, messages choose by the id of the tool.

card-dead-N = dead-N
    .title = slepá cesta
    .laid = { $turned ->
        [yes] slepá cesta (dolů)
       *[no] slepá cesta (nahoru)
    }
    .meaning = Slepá cesta: jen nahoru; po otočení jen dolů.
card-dead-E = dead-E
    .title = slepá cesta
    .laid = { $turned ->
        [yes] slepá cesta (doleva)
       *[no] slepá cesta (doprava)
    }
    .meaning = Slepá cesta: jen doprava; po otočení jen doleva.
card-dead-NS = dead-NS
    .title = slepá cesta
    .laid = slepá cesta (nahoru a dolů)
    .meaning = Slepá cesta, uprostřed zasypaná: nahoru a dolů.
card-dead-EW = dead-EW
    .title = slepá cesta
    .laid = slepá cesta (doleva a doprava)
    .meaning = Slepá cesta, uprostřed zasypaná: doleva a doprava.
card-dead-NE = dead-NE
    .title = slepá cesta
    .laid = { $turned ->
        [yes] slepá cesta (dolů a doleva)
       *[no] slepá cesta (nahoru a doprava)
    }
    .meaning = Slepá cesta, uprostřed zasypaná: nahoru a doprava; po otočení dolů a doleva.
card-dead-NW = dead-NW
    .title = slepá cesta
    .laid = { $turned ->
        [yes] slepá cesta (dolů a doprava)
       *[no] slepá cesta (nahoru a doleva)
    }
    .meaning = Slepá cesta, uprostřed zasypaná: nahoru a doleva; po otočení dolů a doprava.
card-dead-NES = dead-NES
    .title = slepá cesta
    .laid = { $turned ->
        [yes] slepá cesta (nahoru, dolů a doleva)
       *[no] slepá cesta (nahoru, dolů a doprava)
    }
    .meaning = Slepá cesta, uprostřed zasypaná: nahoru, dolů a doprava; po otočení nahoru, dolů a doleva.
card-dead-NEW = dead-NEW
    .title = slepá cesta
    .laid = { $turned ->
        [yes] slepá cesta (dolů, doleva a doprava)
       *[no] slepá cesta (nahoru, doleva a doprava)
    }
    .meaning = Slepá cesta, uprostřed zasypaná: nahoru, doleva a doprava; po otočení dolů, doleva a doprava.
card-dead-NESW = dead-NESW
    .title = slepá cesta
    .laid = slepá cesta (na všechny čtyři strany)
    .meaning = Slepá cesta, uprostřed zasypaná: na všechny čtyři strany.
card-break-pickaxe = rozbitý krumpáč
    .title = rozbitý krumpáč
    .meaning = Rozbij jinému hráči krumpáč: nesmí kopat, dokud ho někdo neopraví.
card-break-lantern = rozbitá lucerna
    .title = rozbitá lucerna
    .meaning = Rozbij jinému hráči lucernu: nesmí kopat, dokud ji někdo neopraví.
card-break-cart = rozbitý vozík
    .title = rozbitý vozík
    .meaning = Rozbij jinému hráči vozík: nesmí kopat, dokud ho někdo neopraví.
card-repair-pickaxe = oprava krumpáče
    .title = oprava krumpáče
    .meaning = Oprav rozbitý krumpáč sobě nebo jinému hráči.
card-repair-lantern = oprava lucerny
    .title = oprava lucerny
    .meaning = Oprav rozbitou lucernu sobě nebo jinému hráči.
card-repair-cart = oprava vozíku
    .title = oprava vozíku
    .meaning = Oprav rozbitý vozík sobě nebo jinému hráči.
card-repair-pickaxe-lantern = oprava krumpáče nebo lucerny
    .title = oprava krumpáče nebo lucerny
    .meaning = Oprav jednu rozbitou věc: krumpáč, nebo lucernu.
card-repair-pickaxe-cart = oprava krumpáče nebo vozíku
    .title = oprava krumpáče nebo vozíku
    .meaning = Oprav jednu rozbitou věc: krumpáč, nebo vozík.
card-repair-lantern-cart = oprava lucerny nebo vozíku
    .title = oprava lucerny nebo vozíku
    .meaning = Oprav jednu rozbitou věc: lucernu, nebo vozík.
card-rockfall = zával
    .title = zával
    .meaning = Odstraň z dolu jednu vyloženou kartu cesty.
card-map = mapa
    .title = mapa
    .meaning = Tajně se podívej na jednu cílovou kartu.
card-start = start
    .title = start
    .meaning = Vchod do dolu: každá cesta musí vést až sem.
card-gold = zlato
    .title = zlato
    .meaning = Poklad. Jakmile k němu vede cesta, kolo končí.
card-stone-NE = kámen
    .title = kámen
    .laid = { $turned ->
        [yes] kámen (dolů a doleva)
       *[no] kámen (nahoru a doprava)
    }
    .meaning = Cíl bez zlata, se zatáčkou: nahoru a doprava.
card-stone-NW = kámen
    .title = kámen
    .laid = { $turned ->
        [yes] kámen (dolů a doprava)
       *[no] kámen (nahoru a doleva)
    }
    .meaning = Cíl bez zlata, se zatáčkou: nahoru a doleva.

tool-pickaxe = krumpáč
tool-lantern = lucerna
tool-cart = vozík


role-miner = zlatokop
    .line = Jsi zlatokop.
    .task = Prokopej cestu od startu ke zlatu a sleduj, kdo nepomáhá.
role-saboteur = sabotér
    .line = Jsi sabotér.
    .task = Nepusť ostatní ke zlatu a nenech se odhalit.

# Gold in front of players.

web-gold = { $count ->
    [one] { $count } nuget
    [few] { $count } nugety
    [many] { $count } nugetu
   *[other] { $count } nugetů
}
web-gold-hidden = { $cards ->
    [0] Vyplacené nugety: { $paid }
    [one] Vyplacené nugety: { $paid } a k tomu { $cards } zakrytá karta zlata
    [few] Vyplacené nugety: { $paid } a k tomu { $cards } zakryté karty zlata
    [many] Vyplacené nugety: { $paid } a k tomu { $cards } zakryté karty zlata
   *[other] Vyplacené nugety: { $paid } a k tomu { $cards } zakrytých karet zlata
}
web-gold-cards = { $count ->
    [one] { $count } karta zlata
    [few] { $count } karty zlata
    [many] { $count } karty zlata
   *[other] { $count } karet zlata
}

# The end of a round.

web-goals-covered = Cíle, ke kterým nedošla žádná cesta, zůstávají lícem dolů: obrací je jedině cesta od startu (pravidlo BA-065).
