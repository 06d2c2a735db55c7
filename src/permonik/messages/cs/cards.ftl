# Cards: the short name, which is typed in the terminal; the title that the page shows, and where sides matter, how the
# card lies; and in one line what the card does. N, E, S, W are the open sides. Sides have a title for the page, too.
# Tools are in the nominative; where the accusative is needed, messages choose by the id of the tool.

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

# The expansion.

card-bridge = bridge
    .title = most
    .meaning = Most: jedna cesta vede nahoru a dolů, druhá nad ní doleva a doprava. Spojené nejsou.
card-curves-NE = curves-NE
    .title = zdvojená zatáčka
    .laid = zdvojená zatáčka (nahoru a doprava, dolů a doleva)
    .meaning = Dvě zatáčky, které spojené nejsou: nahoru a doprava, dolů a doleva.
card-curves-NW = curves-NW
    .title = zdvojená zatáčka
    .laid = zdvojená zatáčka (nahoru a doleva, dolů a doprava)
    .meaning = Dvě zatáčky, které spojené nejsou: nahoru a doleva, dolů a doprava.
card-ladder-N = ladder-N
    .title = žebřík
    .laid = { $turned ->
        [yes] žebřík (dolů)
       *[no] žebřík (nahoru)
    }
    .meaning = Žebřík: nahoru; po otočení dolů. Je spojený se startem a se všemi ostatními žebříky.
card-ladder-E = ladder-E
    .title = žebřík
    .laid = { $turned ->
        [yes] žebřík (doleva)
       *[no] žebřík (doprava)
    }
    .meaning = Žebřík: doprava; po otočení doleva. Je spojený se startem a se všemi ostatními žebříky.
card-ladder-NE = ladder-NE
    .title = žebřík
    .laid = { $turned ->
        [yes] žebřík (dolů a doleva)
       *[no] žebřík (nahoru a doprava)
    }
    .meaning = Žebřík: nahoru a doprava; po otočení dolů a doleva. Je spojený se startem a se všemi ostatními žebříky.
card-ladder-NW = ladder-NW
    .title = žebřík
    .laid = { $turned ->
        [yes] žebřík (dolů a doprava)
       *[no] žebřík (nahoru a doleva)
    }
    .meaning = Žebřík: nahoru a doleva; po otočení dolů a doprava. Je spojený se startem a se všemi ostatními žebříky.
card-blue-NS = blue-NS
    .title = modré dveře
    .laid = modré dveře (nahoru a dolů)
    .meaning = Cesta s modrými dveřmi: nahoru a dolů. Zelení zlatokopové se tudy ke zlatu nedostanou.
card-blue-EW = blue-EW
    .title = modré dveře
    .laid = modré dveře (doleva a doprava)
    .meaning = Cesta s modrými dveřmi: doleva a doprava. Zelení zlatokopové se tudy ke zlatu nedostanou.
card-blue-NE = blue-NE
    .title = modré dveře
    .laid = { $turned ->
        [yes] modré dveře (dolů a doleva)
       *[no] modré dveře (nahoru a doprava)
    }
    .meaning = Cesta s modrými dveřmi: nahoru a doprava; po otočení dolů a doleva. Zelení zlatokopové se tudy ke zlatu nedostanou.
card-green-EW = green-EW
    .title = zelené dveře
    .laid = zelené dveře (doleva a doprava)
    .meaning = Cesta se zelenými dveřmi: doleva a doprava. Modří zlatokopové se tudy ke zlatu nedostanou.
card-green-NW = green-NW
    .title = zelené dveře
    .laid = { $turned ->
        [yes] zelené dveře (dolů a doprava)
       *[no] zelené dveře (nahoru a doleva)
    }
    .meaning = Cesta se zelenými dveřmi: nahoru a doleva; po otočení dolů a doprava. Modří zlatokopové se tudy ke zlatu nedostanou.
card-green-NS-E = green-NS+E
    .title = zelené dveře
    .laid = { $turned ->
        [yes] zelené dveře (nahoru a dolů; slepá odbočka doleva)
       *[no] zelené dveře (nahoru a dolů; slepá odbočka doprava)
    }
    .meaning = Cesta se zelenými dveřmi: nahoru a dolů; slepá odbočka doprava. Modří zlatokopové se tudy ke zlatu nedostanou.
card-crystal-N = crystal-N
    .title = krystal
    .laid = { $turned ->
        [yes] krystal (slepá cesta dolů)
       *[no] krystal (slepá cesta nahoru)
    }
    .meaning = Krystal pro geology: slepá cesta nahoru; po otočení slepá cesta dolů.
card-crystal-E = crystal-E
    .title = krystal
    .laid = { $turned ->
        [yes] krystal (slepá cesta doleva)
       *[no] krystal (slepá cesta doprava)
    }
    .meaning = Krystal pro geology: slepá cesta doprava; po otočení slepá cesta doleva.
card-crystal-NES = crystal-NES
    .title = krystal
    .laid = { $turned ->
        [yes] krystal (nahoru, dolů a doleva)
       *[no] krystal (nahoru, dolů a doprava)
    }
    .meaning = Krystal pro geology: nahoru, dolů a doprava; po otočení nahoru, dolů a doleva.
card-crystal-NEW = crystal-NEW
    .title = krystal
    .laid = { $turned ->
        [yes] krystal (dolů, doleva a doprava)
       *[no] krystal (nahoru, doleva a doprava)
    }
    .meaning = Krystal pro geology: nahoru, doleva a doprava; po otočení dolů, doleva a doprava.
card-crystal-NESW = crystal-NESW
    .title = krystal
    .laid = krystal (na všechny čtyři strany)
    .meaning = Krystal pro geology: na všechny čtyři strany.
card-crystal-EW-N = crystal-EW+N
    .title = krystal
    .laid = { $turned ->
        [yes] krystal (doleva a doprava; slepá odbočka dolů)
       *[no] krystal (doleva a doprava; slepá odbočka nahoru)
    }
    .meaning = Krystal pro geology: doleva a doprava; slepá odbočka nahoru.
card-crystal-NES-W = crystal-NES+W
    .title = krystal
    .laid = { $turned ->
        [yes] krystal (nahoru, dolů a doleva; slepá odbočka doprava)
       *[no] krystal (nahoru, dolů a doprava; slepá odbočka doleva)
    }
    .meaning = Krystal pro geology: nahoru, dolů a doprava; slepá odbočka doleva.
card-crystal-NEW-S = crystal-NEW+S
    .title = krystal
    .laid = { $turned ->
        [yes] krystal (dolů, doleva a doprava; slepá odbočka nahoru)
       *[no] krystal (nahoru, doleva a doprava; slepá odbočka dolů)
    }
    .meaning = Krystal pro geology: nahoru, doleva a doprava; slepá odbočka dolů.
card-NS-E-W = NS+E+W
    .title = rovná cesta se dvěma slepými odbočkami
    .laid = rovná cesta (nahoru a dolů; slepé odbočky doleva a doprava)
    .meaning = Rovná cesta: nahoru a dolů; slepé odbočky doleva a doprava.
card-EW-N-S = EW+N+S
    .title = rovná cesta se dvěma slepými odbočkami
    .laid = rovná cesta (doleva a doprava; slepé odbočky nahoru a dolů)
    .meaning = Rovná cesta: doleva a doprava; slepé odbočky nahoru a dolů.
card-NS-E = NS+E
    .title = rovná cesta se slepou odbočkou
    .laid = { $turned ->
        [yes] rovná cesta (nahoru a dolů; slepá odbočka doleva)
       *[no] rovná cesta (nahoru a dolů; slepá odbočka doprava)
    }
    .meaning = Rovná cesta: nahoru a dolů; slepá odbočka doprava.
card-NE-S = NE+S
    .title = zatáčka se slepou odbočkou
    .laid = { $turned ->
        [yes] zatáčka (dolů a doleva; slepá odbočka nahoru)
       *[no] zatáčka (nahoru a doprava; slepá odbočka dolů)
    }
    .meaning = Zatáčka: nahoru a doprava; slepá odbočka dolů.
card-ES-N = ES+N
    .title = zatáčka se slepou odbočkou
    .laid = { $turned ->
        [yes] zatáčka (nahoru a doleva; slepá odbočka dolů)
       *[no] zatáčka (dolů a doprava; slepá odbočka nahoru)
    }
    .meaning = Zatáčka: dolů a doprava; slepá odbočka nahoru.
card-theft = krádež
    .title = krádež
    .meaning = Vylož ji před sebe: na konci kola smíš vzít jinému hráči jeden nuget.
card-hands-off = ruce pryč
    .title = ruce pryč
    .meaning = Zruš některému hráči vyloženou krádež.
card-swap-hand = výměna karet v ruce
    .title = výměna karet v ruce
    .meaning = Vyměň si s jiným hráčem všechny karty v ruce. Kartu si pak dobere on.
card-inspection = inspekce
    .title = inspekce
    .meaning = Tajně se podívej na kartu trpaslíka jiného hráče.
card-swap-hats = výměna čepiček
    .title = výměna čepiček
    .meaning = Vyber kohokoli, i sebe: dostane novou kartu trpaslíka, kterou v tomhle kole ještě nikdo neměl.
card-trapped = vězení
    .title = vězení
    .meaning = Pošli jiného hráče do vězení: nesmí kopat, a kdo tam na konci kola zůstane, nedostane žádné zlato.
card-free-at-last = osvobození
    .title = osvobození
    .meaning = Pusť z vězení sebe nebo jiného hráče.

tool-pickaxe = krumpáč
tool-lantern = lucerna
tool-cart = vozík

side-N = sever
    .title = nahoře
side-E = východ
    .title = vpravo
side-S = jih
    .title = dole
side-W = západ
    .title = vlevo

role-miner = zlatokop
    .line = Jsi zlatokop.
    .task = Prokopej cestu od startu ke zlatu a sleduj, kdo nepomáhá.
role-saboteur = sabotér
    .line = Jsi sabotér.
    .task = Nepusť ostatní ke zlatu a nenech se odhalit.
role-blue-miner = modrý zlatokop
    .line = Jsi modrý zlatokop.
    .task = Prokopej se s modrými ke zlatu. Zelené dveře tě nepustí.
role-green-miner = zelený zlatokop
    .line = Jsi zelený zlatokop.
    .task = Prokopej se se zelenými ke zlatu. Modré dveře tě nepustí.
role-boss = šéf
    .line = Jsi šéf.
    .task = Pomoz zlatokopům ke zlatu: vyhráváš s modrými i se zelenými a dostaneš o 1 nuget míň. Žádné dveře tě nezastaví.
role-profiteer = spekulant
    .line = Jsi spekulant.
    .task = Ať vyhrají zlatokopové, nebo sabotéři, vyhráváš s nimi a dostaneš o 2 nugety míň. Žádné dveře tě nezastaví.
role-geologist = geolog
    .line = Jsi geolog.
    .task = Za každý krystal v dole dostaneš nuget, ať vyhraje kdokoli. Dva geologové se dělí.
