# The cards and roles that the expansion adds, as in cards.ftl.

card-bridge = bridge
    .title = most
    .meaning = Most: jedna cesta vedie nahor a nadol, druhá nad ňou doľava a doprava. Spojené nie sú.
card-curves-NE = curves-NE
    .title = dvojitá zákruta
    .laid = dvojitá zákruta (nahor a doprava, nadol a doľava)
    .meaning = Dve zákruty, ktoré nie sú spojené: nahor a doprava, nadol a doľava.
card-curves-NW = curves-NW
    .title = dvojitá zákruta
    .laid = dvojitá zákruta (nahor a doľava, nadol a doprava)
    .meaning = Dve zákruty, ktoré nie sú spojené: nahor a doľava, nadol a doprava.
card-ladder-N = ladder-N
    .title = rebrík
    .laid = { $turned ->
        [yes] rebrík (nadol)
       *[no] rebrík (nahor)
    }
    .meaning = Rebrík: nahor; po otočení nadol. Je spojený so štartom a so všetkými ostatnými rebríkmi.
card-ladder-E = ladder-E
    .title = rebrík
    .laid = { $turned ->
        [yes] rebrík (doľava)
       *[no] rebrík (doprava)
    }
    .meaning = Rebrík: doprava; po otočení doľava. Je spojený so štartom a so všetkými ostatnými rebríkmi.
card-ladder-NE = ladder-NE
    .title = rebrík
    .laid = { $turned ->
        [yes] rebrík (nadol a doľava)
       *[no] rebrík (nahor a doprava)
    }
    .meaning = Rebrík: nahor a doprava; po otočení nadol a doľava. Je spojený so štartom a so všetkými ostatnými rebríkmi.
card-ladder-NW = ladder-NW
    .title = rebrík
    .laid = { $turned ->
        [yes] rebrík (nadol a doprava)
       *[no] rebrík (nahor a doľava)
    }
    .meaning = Rebrík: nahor a doľava; po otočení nadol a doprava. Je spojený so štartom a so všetkými ostatnými rebríkmi.
card-blue-NS = blue-NS
    .title = modré dvere
    .laid = modré dvere (nahor a nadol)
    .meaning = Cesta s modrými dverami: nahor a nadol. Zelení zlatokopi sa tadiaľ k zlatu nedostanú.
card-blue-EW = blue-EW
    .title = modré dvere
    .laid = modré dvere (doľava a doprava)
    .meaning = Cesta s modrými dverami: doľava a doprava. Zelení zlatokopi sa tadiaľ k zlatu nedostanú.
card-blue-NE = blue-NE
    .title = modré dvere
    .laid = { $turned ->
        [yes] modré dvere (nadol a doľava)
       *[no] modré dvere (nahor a doprava)
    }
    .meaning = Cesta s modrými dverami: nahor a doprava; po otočení nadol a doľava. Zelení zlatokopi sa tadiaľ k zlatu nedostanú.
card-green-EW = green-EW
    .title = zelené dvere
    .laid = zelené dvere (doľava a doprava)
    .meaning = Cesta so zelenými dverami: doľava a doprava. Modrí zlatokopi sa tadiaľ k zlatu nedostanú.
card-green-NW = green-NW
    .title = zelené dvere
    .laid = { $turned ->
        [yes] zelené dvere (nadol a doprava)
       *[no] zelené dvere (nahor a doľava)
    }
    .meaning = Cesta so zelenými dverami: nahor a doľava; po otočení nadol a doprava. Modrí zlatokopi sa tadiaľ k zlatu nedostanú.
card-green-NS-E = green-NS+E
    .title = zelené dvere
    .laid = { $turned ->
        [yes] zelené dvere (nahor a nadol; slepá odbočka doľava)
       *[no] zelené dvere (nahor a nadol; slepá odbočka doprava)
    }
    .meaning = Cesta so zelenými dverami: nahor a nadol; slepá odbočka doprava. Modrí zlatokopi sa tadiaľ k zlatu nedostanú.
card-crystal-N = crystal-N
    .title = kryštál
    .laid = { $turned ->
        [yes] kryštál (slepá cesta nadol)
       *[no] kryštál (slepá cesta nahor)
    }
    .meaning = Kryštál pre geológov: slepá cesta nahor; po otočení slepá cesta nadol.
card-crystal-E = crystal-E
    .title = kryštál
    .laid = { $turned ->
        [yes] kryštál (slepá cesta doľava)
       *[no] kryštál (slepá cesta doprava)
    }
    .meaning = Kryštál pre geológov: slepá cesta doprava; po otočení slepá cesta doľava.
card-crystal-NES = crystal-NES
    .title = kryštál
    .laid = { $turned ->
        [yes] kryštál (nahor, nadol a doľava)
       *[no] kryštál (nahor, nadol a doprava)
    }
    .meaning = Kryštál pre geológov: nahor, nadol a doprava; po otočení nahor, nadol a doľava.
card-crystal-NEW = crystal-NEW
    .title = kryštál
    .laid = { $turned ->
        [yes] kryštál (nadol, doľava a doprava)
       *[no] kryštál (nahor, doľava a doprava)
    }
    .meaning = Kryštál pre geológov: nahor, doľava a doprava; po otočení nadol, doľava a doprava.
card-crystal-NESW = crystal-NESW
    .title = kryštál
    .laid = kryštál (na všetky štyri strany)
    .meaning = Kryštál pre geológov: na všetky štyri strany.
card-crystal-EW-N = crystal-EW+N
    .title = kryštál
    .laid = { $turned ->
        [yes] kryštál (doľava a doprava; slepá odbočka nadol)
       *[no] kryštál (doľava a doprava; slepá odbočka nahor)
    }
    .meaning = Kryštál pre geológov: doľava a doprava; slepá odbočka nahor.
card-crystal-NES-W = crystal-NES+W
    .title = kryštál
    .laid = { $turned ->
        [yes] kryštál (nahor, nadol a doľava; slepá odbočka doprava)
       *[no] kryštál (nahor, nadol a doprava; slepá odbočka doľava)
    }
    .meaning = Kryštál pre geológov: nahor, nadol a doprava; slepá odbočka doľava.
card-crystal-NEW-S = crystal-NEW+S
    .title = kryštál
    .laid = { $turned ->
        [yes] kryštál (nadol, doľava a doprava; slepá odbočka nahor)
       *[no] kryštál (nahor, doľava a doprava; slepá odbočka nadol)
    }
    .meaning = Kryštál pre geológov: nahor, doľava a doprava; slepá odbočka nadol.
card-NS-E-W = NS+E+W
    .title = cesta s 2 slepými odbočkami
    .laid = rovná cesta (nahor a nadol; slepé odbočky doľava a doprava)
    .meaning = Rovná cesta: nahor a nadol; slepé odbočky doľava a doprava.
card-EW-N-S = EW+N+S
    .title = cesta s 2 slepými odbočkami
    .laid = rovná cesta (doľava a doprava; slepé odbočky nahor a nadol)
    .meaning = Rovná cesta: doľava a doprava; slepé odbočky nahor a nadol.
card-NS-E = NS+E
    .title = rovná cesta so slepou odbočkou
    .laid = { $turned ->
        [yes] rovná cesta (nahor a nadol; slepá odbočka doľava)
       *[no] rovná cesta (nahor a nadol; slepá odbočka doprava)
    }
    .meaning = Rovná cesta: nahor a nadol; slepá odbočka doprava.
card-NE-S = NE+S
    .title = zákruta so slepou odbočkou
    .laid = { $turned ->
        [yes] zákruta (nadol a doľava; slepá odbočka nahor)
       *[no] zákruta (nahor a doprava; slepá odbočka nadol)
    }
    .meaning = Zákruta: nahor a doprava; slepá odbočka nadol.
card-ES-N = ES+N
    .title = zákruta so slepou odbočkou
    .laid = { $turned ->
        [yes] zákruta (nahor a doľava; slepá odbočka nadol)
       *[no] zákruta (nadol a doprava; slepá odbočka nahor)
    }
    .meaning = Zákruta: nadol a doprava; slepá odbočka nahor.
card-theft = krádež
    .title = krádež
    .meaning = Vylož ju pred seba: na konci kola smieš vziať inému hráčovi jeden nuget.
card-hands-off = ruky preč
    .title = ruky preč
    .meaning = Zruš niektorému hráčovi vyloženú krádež.
card-swap-hand = výmena kariet v ruke
    .title = výmena kariet v ruke
    .meaning = Vymeň si s iným hráčom všetky karty v ruke. Jednu kartu si potom doberie ten druhý.
card-inspection = inšpekcia
    .title = inšpekcia
    .meaning = Tajne sa pozri na kartu trpaslíka iného hráča.
card-swap-hats = výmena čiapok
    .title = výmena čiapok
    .meaning = Vyber kohokoľvek, aj seba: dostane novú kartu trpaslíka, ktorú v tomto kole ešte nikto nemal.
card-trapped = väzenie
    .title = väzenie
    .meaning = Pošli iného hráča do väzenia: nesmie kopať, a keď v ňom ostane do konca kola, nedostane žiadne zlato.
card-free-at-last = oslobodenie
    .title = oslobodenie
    .meaning = Pusti z väzenia seba alebo iného hráča.

role-blue-miner = modrý zlatokop
    .line = Si modrý zlatokop.
    .task = Prekop sa s modrými k zlatu. Zelené dvere ťa nepustia.
role-green-miner = zelený zlatokop
    .line = Si zelený zlatokop.
    .task = Prekop sa so zelenými k zlatu. Modré dvere ťa nepustia.
role-boss = šéf
    .line = Si šéf.
    .task = Pomôž zlatokopom k zlatu: vyhrávaš s modrými aj so zelenými a dostaneš o 1 nuget menej. Žiadne dvere ťa nezastavia.
role-profiteer = špekulant
    .line = Si špekulant.
    .task = Či vyhrajú zlatokopi, alebo sabotéri, vyhrávaš s nimi a dostaneš o 2 nugety menej. Žiadne dvere ťa nezastavia.
role-geologist = geológ
    .line = Si geológ.
    .task = Za každý kryštál v bani dostaneš nuget, nech vyhrá ktokoľvek. Dvaja geológovia sa delia.
