# Cards: the short name, which is typed in the terminal; the title that the page shows, and where sides matter, how the
# card lies; and in one line what the card does. N, E, S, W are the open sides.

card-dead-N = dead-N
    .title = slepá cesta
    .laid = { $turned ->
        [yes] slepá cesta (nadol)
       *[no] slepá cesta (nahor)
    }
    .meaning = Slepá cesta: len nahor; po otočení len nadol.
card-dead-E = dead-E
    .title = slepá cesta
    .laid = { $turned ->
        [yes] slepá cesta (doľava)
       *[no] slepá cesta (doprava)
    }
    .meaning = Slepá cesta: len doprava; po otočení len doľava.
card-dead-NS = dead-NS
    .title = slepá cesta
    .laid = slepá cesta (nahor a nadol)
    .meaning = Slepá cesta, v strede zasypaná: nahor a nadol.
card-dead-EW = dead-EW
    .title = slepá cesta
    .laid = slepá cesta (doľava a doprava)
    .meaning = Slepá cesta, v strede zasypaná: doľava a doprava.
card-dead-NE = dead-NE
    .title = slepá cesta
    .laid = { $turned ->
        [yes] slepá cesta (nadol a doľava)
       *[no] slepá cesta (nahor a doprava)
    }
    .meaning = Slepá cesta, v strede zasypaná: nahor a doprava; po otočení nadol a doľava.
card-dead-NW = dead-NW
    .title = slepá cesta
    .laid = { $turned ->
        [yes] slepá cesta (nadol a doprava)
       *[no] slepá cesta (nahor a doľava)
    }
    .meaning = Slepá cesta, v strede zasypaná: nahor a doľava; po otočení nadol a doprava.
card-dead-NES = dead-NES
    .title = slepá cesta
    .laid = { $turned ->
        [yes] slepá cesta (nahor, nadol a doľava)
       *[no] slepá cesta (nahor, nadol a doprava)
    }
    .meaning = Slepá cesta, v strede zasypaná: nahor, nadol a doprava; po otočení nahor, nadol a doľava.
card-dead-NEW = dead-NEW
    .title = slepá cesta
    .laid = { $turned ->
        [yes] slepá cesta (nadol, doľava a doprava)
       *[no] slepá cesta (nahor, doľava a doprava)
    }
    .meaning = Slepá cesta, v strede zasypaná: nahor, doľava a doprava; po otočení nadol, doľava a doprava.
card-dead-NESW = dead-NESW
    .title = slepá cesta
    .laid = slepá cesta (na všetky štyri strany)
    .meaning = Slepá cesta, v strede zasypaná: na všetky štyri strany.
card-break-pickaxe = rozbitý krompáč
    .title = rozbitý krompáč
    .meaning = Rozbi inému hráčovi krompáč: nesmie kopať, kým ho niekto neopraví.
card-break-lantern = rozbitý lampáš
    .title = rozbitý lampáš
    .meaning = Rozbi inému hráčovi lampáš: nesmie kopať, kým ho niekto neopraví.
card-break-cart = rozbitý vozík
    .title = rozbitý vozík
    .meaning = Rozbi inému hráčovi vozík: nesmie kopať, kým ho niekto neopraví.
card-repair-pickaxe = oprava krompáča
    .title = oprava krompáča
    .meaning = Oprav rozbitý krompáč, svoj alebo cudzí.
card-repair-lantern = oprava lampáša
    .title = oprava lampáša
    .meaning = Oprav rozbitý lampáš, svoj alebo cudzí.
card-repair-cart = oprava vozíka
    .title = oprava vozíka
    .meaning = Oprav rozbitý vozík, svoj alebo cudzí.
card-repair-pickaxe-lantern = oprava krompáča alebo lampáša
    .title = oprava krompáča alebo lampáša
    .meaning = Oprav jednu rozbitú vec: krompáč alebo lampáš.
card-repair-pickaxe-cart = oprava krompáča alebo vozíka
    .title = oprava krompáča alebo vozíka
    .meaning = Oprav jednu rozbitú vec: krompáč alebo vozík.
card-repair-lantern-cart = oprava lampáša alebo vozíka
    .title = oprava lampáša alebo vozíka
    .meaning = Oprav jednu rozbitú vec: lampáš alebo vozík.
card-rockfall = zával
    .title = zával
    .meaning = Odstráň z bane jednu vyloženú kartu cesty.
card-map = mapa
    .title = mapa
    .meaning = Tajne sa pozri na jednu cieľovú kartu.
card-start = štart
    .title = štart
    .meaning = Vchod do bane: každá cesta s ním musí byť spojená.
card-gold = zlato
    .title = zlato
    .meaning = Poklad. Keď k nemu dovedie cesta, kolo sa končí.
card-stone-NE = kameň
    .title = kameň
    .laid = { $turned ->
        [yes] kameň (nadol a doľava)
       *[no] kameň (nahor a doprava)
    }
    .meaning = Cieľ bez zlata so zákrutou: nahor a doprava.
card-stone-NW = kameň
    .title = kameň
    .laid = { $turned ->
        [yes] kameň (nadol a doprava)
       *[no] kameň (nahor a doľava)
    }
    .meaning = Cieľ bez zlata so zákrutou: nahor a doľava.

# The three tools and the four sides are masculine and inanimate: nominative and accusative are the same.
tool-pickaxe = krompáč
tool-lantern = lampáš
tool-cart = vozík


role-miner = zlatokop
    .line = Si zlatokop.
    .task = Prekop cestu od štartu k zlatu a sleduj, kto nepomáha.
role-saboteur = sabotér
    .line = Si sabotér.
    .task = Nepusť ostatných k zlatu, ale tak, aby si nič nevšimli.

# Gold in front of players.

web-gold = { $count ->
    [one] { $count } nuget
    [few] { $count } nugety
    [many] { $count } nugetu
   *[other] { $count } nugetov
}
web-gold-hidden = { $cards ->
    [0] Vyplatené nugety: { $paid }
    [one] Vyplatené nugety: { $paid } a k tomu { $cards } zakrytá karta zlata
    [few] Vyplatené nugety: { $paid } a k tomu { $cards } zakryté karty zlata
    [many] Vyplatené nugety: { $paid } a k tomu { $cards } zakrytej karty zlata
   *[other] Vyplatené nugety: { $paid } a k tomu { $cards } zakrytých kariet zlata
}
web-gold-cards = { $count ->
    [one] { $count } karta zlata
    [few] { $count } karty zlata
    [many] { $count } karty zlata
   *[other] { $count } kariet zlata
}

# The end of a round.

web-goals-covered = Ciele, ku ktorým nedošla žiadna cesta, ostávajú lícom dolu: obracia ich jedine cesta od štartu (pravidlo BA-065).
