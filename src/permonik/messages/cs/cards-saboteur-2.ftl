# The cards and roles that the expansion adds, as in cards.ftl.

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
    .title = cesta se 2 slepými odbočkami
    .laid = rovná cesta (nahoru a dolů; slepé odbočky doleva a doprava)
    .meaning = Rovná cesta: nahoru a dolů; slepé odbočky doleva a doprava.
card-EW-N-S = EW+N+S
    .title = cesta se 2 slepými odbočkami
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
    .meaning = Vyměň si s jiným hráčem všechny karty v ruce. Jednu kartu si pak dobere ten druhý.
card-inspection = inspekce
    .title = inspekce
    .meaning = Tajně se podívej na kartu trpaslíka jiného hráče.
card-swap-hats = výměna čepiček
    .title = výměna čepiček
    .meaning = Vyber kohokoli, i sebe: dostane novou kartu trpaslíka, kterou v tomto kole ještě nikdo neměl.
card-trapped = vězení
    .title = vězení
    .meaning = Pošli jiného hráče do vězení: nesmí kopat, a když tam zůstane do konce kola, nedostane žádné zlato.
card-free-at-last = osvobození
    .title = osvobození
    .meaning = Pusť z vězení sebe nebo jiného hráče.

role-blue-miner = modrý zlatokop
    .line = Jsi modrý zlatokop.
    .task = Prokopej se s modrými ke zlatu. Zelené dveře tě nepustí.
role-green-miner = zelený zlatokop
    .line = Jsi zelený zlatokop.
    .task = Prokopej se se zelenými ke zlatu. Modré dveře tě nepustí.
role-boss = šéf
    .line = Jsi šéf.
    .task = Pomoz zlatokopům ke zlatu: vyhráváš s modrými i se zelenými a dostaneš o 1 nuget míň. Žádné dveře tě nezastaví.
role-profiteer = spekulant
    .line = Jsi spekulant.
    .task = Ať vyhrají zlatokopové, nebo sabotéři, vyhráváš s nimi a dostaneš o 2 nugety míň. Žádné dveře tě nezastaví.
role-geologist = geolog
    .line = Jsi geolog.
    .task = Za každý krystal v dole dostaneš nuget, ať vyhraje kdokoli. Dva geologové se dělí.
