# The Dark Cave: cards, what happened, what may be done, why not. Arguments as in events.ftl.

card-NESW-I = NESW-I
    .title = křižovatka (úroveň I)
    .meaning = Křižovatka: přejdeš ji jedním krokem.
card-NES-I = NES-I
    .title = rozcestí (úroveň I)
    .laid = { $turned ->
        [yes] rozcestí (nahoru, dolů a doleva, úroveň I)
       *[no] rozcestí (nahoru, dolů a doprava, úroveň I)
    }
    .meaning = Rozcestí, nahoru, dolů a doprava; po otočení nahoru, dolů a doleva: přejdeš ji jedním krokem.
card-NEW-I = NEW-I
    .title = rozcestí (úroveň I)
    .laid = { $turned ->
        [yes] rozcestí (dolů, doleva a doprava, úroveň I)
       *[no] rozcestí (nahoru, doleva a doprava, úroveň I)
    }
    .meaning = Rozcestí, nahoru, doleva a doprava; po otočení dolů, doleva a doprava: přejdeš ji jedním krokem.
card-NS-I = NS-I
    .title = rovná cesta (úroveň I)
    .laid = rovná cesta (nahoru a dolů, úroveň I)
    .meaning = Rovná cesta, nahoru a dolů: přejdeš ji jedním krokem.
card-EW-I = EW-I
    .title = rovná cesta (úroveň I)
    .laid = rovná cesta (doleva a doprava, úroveň I)
    .meaning = Rovná cesta, doleva a doprava: přejdeš ji jedním krokem.
card-NE-I = NE-I
    .title = zatáčka (úroveň I)
    .laid = { $turned ->
        [yes] zatáčka (dolů a doleva, úroveň I)
       *[no] zatáčka (nahoru a doprava, úroveň I)
    }
    .meaning = Zatáčka, nahoru a doprava; po otočení dolů a doleva: přejdeš ji jedním krokem.
card-NW-I = NW-I
    .title = zatáčka (úroveň I)
    .laid = { $turned ->
        [yes] zatáčka (dolů a doprava, úroveň I)
       *[no] zatáčka (nahoru a doleva, úroveň I)
    }
    .meaning = Zatáčka, nahoru a doleva; po otočení dolů a doprava: přejdeš ji jedním krokem.
card-lair-NES-I = lair-NES-I
    .title = temné doupě (rozcestí, úroveň I)
    .laid = { $turned ->
        [yes] temné doupě (nahoru, dolů a doleva, úroveň I)
       *[no] temné doupě (nahoru, dolů a doprava, úroveň I)
    }
    .meaning = Temné doupě, nahoru, dolů a doprava; po otočení nahoru, dolů a doleva: přejdeš ji jedním krokem. Z doupěte přicházejí nestvůry.
card-lair-NEW-I = lair-NEW-I
    .title = temné doupě (rozcestí, úroveň I)
    .laid = { $turned ->
        [yes] temné doupě (dolů, doleva a doprava, úroveň I)
       *[no] temné doupě (nahoru, doleva a doprava, úroveň I)
    }
    .meaning = Temné doupě, nahoru, doleva a doprava; po otočení dolů, doleva a doprava: přejdeš ji jedním krokem. Z doupěte přicházejí nestvůry.
card-lair-NE-I = lair-NE-I
    .title = temné doupě (zatáčka, úroveň I)
    .laid = { $turned ->
        [yes] temné doupě (dolů a doleva, úroveň I)
       *[no] temné doupě (nahoru a doprava, úroveň I)
    }
    .meaning = Temné doupě, nahoru a doprava; po otočení dolů a doleva: přejdeš ji jedním krokem. Z doupěte přicházejí nestvůry.
card-lair-NW-I = lair-NW-I
    .title = temné doupě (zatáčka, úroveň I)
    .laid = { $turned ->
        [yes] temné doupě (dolů a doprava, úroveň I)
       *[no] temné doupě (nahoru a doleva, úroveň I)
    }
    .meaning = Temné doupě, nahoru a doleva; po otočení dolů a doprava: přejdeš ji jedním krokem. Z doupěte přicházejí nestvůry.
card-ladder-NE-I = ladder-NE-I
    .title = žebřík (zatáčka, úroveň I)
    .laid = { $turned ->
        [yes] žebřík (dolů a doleva, úroveň I)
       *[no] žebřík (nahoru a doprava, úroveň I)
    }
    .meaning = Žebřík, nahoru a doprava; po otočení dolů a doleva: na kterýkoli jiný žebřík je to jeden krok.
card-ladder-E-I = ladder-E-I
    .title = žebřík (úroveň I)
    .laid = { $turned ->
        [yes] žebřík (doleva, úroveň I)
       *[no] žebřík (doprava, úroveň I)
    }
    .meaning = Žebřík, doprava; po otočení doleva: na kterýkoli jiný žebřík je to jeden krok.
card-bridge-NS-I = bridge-NS-I
    .title = most (dřevěný most vede nahoru a dolů, úroveň I)
    .meaning = Most: přejdeš ji jedním krokem. Cesty nejsou spojené; kdo vstoupí na dřevěný most, přijde o kartu.
card-tunnel-NE-I = tunnel-NE-I
    .title = dvojitá zatáčka s tunelem (nahoru a doprava, dolů a doleva, úroveň I)
    .meaning = Dvojitá zatáčka s tunelem: přejdeš ji jedním krokem, když jdeš zatáčkou. Obě spojuje tunel, ten stojí nuget.
card-tunnel-NW-I = tunnel-NW-I
    .title = dvojitá zatáčka s tunelem (nahoru a doleva, dolů a doprava, úroveň I)
    .meaning = Dvojitá zatáčka s tunelem: přejdeš ji jedním krokem, když jdeš zatáčkou. Obě spojuje tunel, ten stojí nuget.
card-vein-NEW-I = vein-NEW-I
    .title = zlatá žíla (rozcestí, úroveň I)
    .laid = { $turned ->
        [yes] zlatá žíla (dolů, doleva a doprava, úroveň I)
       *[no] zlatá žíla (nahoru, doleva a doprava, úroveň I)
    }
    .meaning = Zlatá žíla, nahoru, doleva a doprava; po otočení dolů, doleva a doprava: přejdeš ji jedním krokem. Kdo na žíle skončí svou chůzi, vezme si nuget a ukáže klanovou kartu.
card-NESW-II = NESW-II
    .title = křižovatka (úroveň II)
    .meaning = Křižovatka: přejdeš ji dvěma kroky.
card-NES-II = NES-II
    .title = rozcestí (úroveň II)
    .laid = { $turned ->
        [yes] rozcestí (nahoru, dolů a doleva, úroveň II)
       *[no] rozcestí (nahoru, dolů a doprava, úroveň II)
    }
    .meaning = Rozcestí, nahoru, dolů a doprava; po otočení nahoru, dolů a doleva: přejdeš ji dvěma kroky.
card-NEW-II = NEW-II
    .title = rozcestí (úroveň II)
    .laid = { $turned ->
        [yes] rozcestí (dolů, doleva a doprava, úroveň II)
       *[no] rozcestí (nahoru, doleva a doprava, úroveň II)
    }
    .meaning = Rozcestí, nahoru, doleva a doprava; po otočení dolů, doleva a doprava: přejdeš ji dvěma kroky.
card-NS-II = NS-II
    .title = rovná cesta (úroveň II)
    .laid = rovná cesta (nahoru a dolů, úroveň II)
    .meaning = Rovná cesta, nahoru a dolů: přejdeš ji dvěma kroky.
card-EW-II = EW-II
    .title = rovná cesta (úroveň II)
    .laid = rovná cesta (doleva a doprava, úroveň II)
    .meaning = Rovná cesta, doleva a doprava: přejdeš ji dvěma kroky.
card-NE-II = NE-II
    .title = zatáčka (úroveň II)
    .laid = { $turned ->
        [yes] zatáčka (dolů a doleva, úroveň II)
       *[no] zatáčka (nahoru a doprava, úroveň II)
    }
    .meaning = Zatáčka, nahoru a doprava; po otočení dolů a doleva: přejdeš ji dvěma kroky.
card-NW-II = NW-II
    .title = zatáčka (úroveň II)
    .laid = { $turned ->
        [yes] zatáčka (dolů a doprava, úroveň II)
       *[no] zatáčka (nahoru a doleva, úroveň II)
    }
    .meaning = Zatáčka, nahoru a doleva; po otočení dolů a doprava: přejdeš ji dvěma kroky.
card-dead-NS-II = dead-NS-II
    .title = slepá cesta (úroveň II)
    .laid = slepá cesta (nahoru a dolů, úroveň II)
    .meaning = Slepá cesta, nahoru a dolů: uprostřed je zasypaná.
card-lair-EW-II = lair-EW-II
    .title = temné doupě (rovná cesta, úroveň II)
    .laid = temné doupě (doleva a doprava, úroveň II)
    .meaning = Temné doupě, doleva a doprava: přejdeš ji dvěma kroky. Z doupěte přicházejí nestvůry.
card-lair-NES-II = lair-NES-II
    .title = temné doupě (rozcestí, úroveň II)
    .laid = { $turned ->
        [yes] temné doupě (nahoru, dolů a doleva, úroveň II)
       *[no] temné doupě (nahoru, dolů a doprava, úroveň II)
    }
    .meaning = Temné doupě, nahoru, dolů a doprava; po otočení nahoru, dolů a doleva: přejdeš ji dvěma kroky. Z doupěte přicházejí nestvůry.
card-lair-NEW-II = lair-NEW-II
    .title = temné doupě (rozcestí, úroveň II)
    .laid = { $turned ->
        [yes] temné doupě (dolů, doleva a doprava, úroveň II)
       *[no] temné doupě (nahoru, doleva a doprava, úroveň II)
    }
    .meaning = Temné doupě, nahoru, doleva a doprava; po otočení dolů, doleva a doprava: přejdeš ji dvěma kroky. Z doupěte přicházejí nestvůry.
card-ladder-NW-II = ladder-NW-II
    .title = žebřík (zatáčka, úroveň II)
    .laid = { $turned ->
        [yes] žebřík (dolů a doprava, úroveň II)
       *[no] žebřík (nahoru a doleva, úroveň II)
    }
    .meaning = Žebřík, nahoru a doleva; po otočení dolů a doprava: na kterýkoli jiný žebřík je to jeden krok.
card-bridge-EW-II = bridge-EW-II
    .title = most (dřevěný most vede doleva a doprava, úroveň II)
    .meaning = Most: přejdeš ji dvěma kroky. Cesty nejsou spojené; kdo vstoupí na dřevěný most, přijde o kartu.
card-bridge-NS-II = bridge-NS-II
    .title = most (dřevěný most vede nahoru a dolů, úroveň II)
    .meaning = Most: přejdeš ji dvěma kroky. Cesty nejsou spojené; kdo vstoupí na dřevěný most, přijde o kartu.
card-tunnel-NE-II = tunnel-NE-II
    .title = dvojitá zatáčka s tunelem (nahoru a doprava, dolů a doleva, úroveň II)
    .meaning = Dvojitá zatáčka s tunelem: přejdeš ji dvěma kroky, když jdeš zatáčkou. Obě spojuje tunel, ten stojí nuget.
card-tunnel-NW-II = tunnel-NW-II
    .title = dvojitá zatáčka s tunelem (nahoru a doleva, dolů a doprava, úroveň II)
    .meaning = Dvojitá zatáčka s tunelem: přejdeš ji dvěma kroky, když jdeš zatáčkou. Obě spojuje tunel, ten stojí nuget.
card-vein-NES-II = vein-NES-II
    .title = zlatá žíla (rozcestí, úroveň II)
    .laid = { $turned ->
        [yes] zlatá žíla (nahoru, dolů a doleva, úroveň II)
       *[no] zlatá žíla (nahoru, dolů a doprava, úroveň II)
    }
    .meaning = Zlatá žíla, nahoru, dolů a doprava; po otočení nahoru, dolů a doleva: přejdeš ji dvěma kroky. Kdo na žíle skončí svou chůzi, vezme si nuget a ukáže klanovou kartu.
card-NESW-III = NESW-III
    .title = křižovatka (úroveň III)
    .meaning = Křižovatka: přejdeš ji třemi kroky.
card-NES-III = NES-III
    .title = rozcestí (úroveň III)
    .laid = { $turned ->
        [yes] rozcestí (nahoru, dolů a doleva, úroveň III)
       *[no] rozcestí (nahoru, dolů a doprava, úroveň III)
    }
    .meaning = Rozcestí, nahoru, dolů a doprava; po otočení nahoru, dolů a doleva: přejdeš ji třemi kroky.
card-NEW-III = NEW-III
    .title = rozcestí (úroveň III)
    .laid = { $turned ->
        [yes] rozcestí (dolů, doleva a doprava, úroveň III)
       *[no] rozcestí (nahoru, doleva a doprava, úroveň III)
    }
    .meaning = Rozcestí, nahoru, doleva a doprava; po otočení dolů, doleva a doprava: přejdeš ji třemi kroky.
card-NS-III = NS-III
    .title = rovná cesta (úroveň III)
    .laid = rovná cesta (nahoru a dolů, úroveň III)
    .meaning = Rovná cesta, nahoru a dolů: přejdeš ji třemi kroky.
card-EW-III = EW-III
    .title = rovná cesta (úroveň III)
    .laid = rovná cesta (doleva a doprava, úroveň III)
    .meaning = Rovná cesta, doleva a doprava: přejdeš ji třemi kroky.
card-NE-III = NE-III
    .title = zatáčka (úroveň III)
    .laid = { $turned ->
        [yes] zatáčka (dolů a doleva, úroveň III)
       *[no] zatáčka (nahoru a doprava, úroveň III)
    }
    .meaning = Zatáčka, nahoru a doprava; po otočení dolů a doleva: přejdeš ji třemi kroky.
card-NW-III = NW-III
    .title = zatáčka (úroveň III)
    .laid = { $turned ->
        [yes] zatáčka (dolů a doprava, úroveň III)
       *[no] zatáčka (nahoru a doleva, úroveň III)
    }
    .meaning = Zatáčka, nahoru a doleva; po otočení dolů a doprava: přejdeš ji třemi kroky.
card-dead-EW-III = dead-EW-III
    .title = slepá cesta (úroveň III)
    .laid = slepá cesta (doleva a doprava, úroveň III)
    .meaning = Slepá cesta, doleva a doprava: uprostřed je zasypaná.
card-lair-NS-III = lair-NS-III
    .title = temné doupě (rovná cesta, úroveň III)
    .laid = temné doupě (nahoru a dolů, úroveň III)
    .meaning = Temné doupě, nahoru a dolů: přejdeš ji třemi kroky. Z doupěte přicházejí nestvůry.
card-lair-EW-III = lair-EW-III
    .title = temné doupě (rovná cesta, úroveň III)
    .laid = temné doupě (doleva a doprava, úroveň III)
    .meaning = Temné doupě, doleva a doprava: přejdeš ji třemi kroky. Z doupěte přicházejí nestvůry.
card-ladder-N-III = ladder-N-III
    .title = žebřík (úroveň III)
    .laid = { $turned ->
        [yes] žebřík (dolů, úroveň III)
       *[no] žebřík (nahoru, úroveň III)
    }
    .meaning = Žebřík, nahoru; po otočení dolů: na kterýkoli jiný žebřík je to jeden krok.
card-bridge-EW-III = bridge-EW-III
    .title = most (dřevěný most vede doleva a doprava, úroveň III)
    .meaning = Most: přejdeš ji třemi kroky. Cesty nejsou spojené; kdo vstoupí na dřevěný most, přijde o kartu.
card-tunnel-NE-III = tunnel-NE-III
    .title = dvojitá zatáčka s tunelem (nahoru a doprava, dolů a doleva, úroveň III)
    .meaning = Dvojitá zatáčka s tunelem: přejdeš ji třemi kroky, když jdeš zatáčkou. Obě spojuje tunel, ten stojí nuget.
card-info-I = tajné informace I
    .title = tajné informace I
    .meaning = Tajně se podívej na zakrytou cílovou kartu, nebo na klanovou kartu jiného hráče.
card-info-II = tajné informace II
    .title = tajné informace II
    .meaning = Tajně se podívej na zakrytou cílovou kartu, nebo na klanovou kartu jiného hráče.
card-info-III = tajné informace III
    .title = tajné informace III
    .meaning = Tajně se podívej na zakrytou cílovou kartu, nebo na klanovou kartu jiného hráče.
card-cave-in-I = zával I
    .title = zával I
    .meaning = Odstraň kartu cesty, na které nestojí trpaslík ani nestvůra.
card-cave-in-II = zával II
    .title = zával II
    .meaning = Odstraň kartu cesty, na které nestojí trpaslík ani nestvůra.
card-cave-in-III = zával III
    .title = zával III
    .meaning = Odstraň kartu cesty, na které nestojí trpaslík ani nestvůra.
card-swap-cards-II = výměna karet II
    .title = výměna karet II
    .meaning = Vyměň si všechny karty v ruce s jiným hráčem. Na konci tahu si pak dobírá on, ne ty.
card-swap-cards-III = výměna karet III
    .title = výměna karet III
    .meaning = Vyměň si všechny karty v ruce s jiným hráčem. Na konci tahu si pak dobírá on, ne ty.
card-web-I = pavučina I
    .title = pavučina I
    .meaning = Polož ji na hranici: nikdo tamtudy neprojde. Po dvou tvých tazích zmizí sama.
card-web-II = pavučina II
    .title = pavučina II
    .meaning = Polož ji na hranici: nikdo tamtudy neprojde. Po dvou tvých tazích zmizí sama.
card-web-III = pavučina III
    .title = pavučina III
    .meaning = Polož ji na hranici: nikdo tamtudy neprojde. Po dvou tvých tazích zmizí sama.
card-boots-I = boty I
    .title = boty I
    .meaning = Polož je před kteréhokoli hráče: v každém tahu má o krok víc.
card-boots-II = boty II
    .title = boty II
    .meaning = Polož je před kteréhokoli hráče: v každém tahu má o krok víc.
card-battle-axe-I = válečná sekera I
    .title = válečná sekera I
    .meaning = Polož ji před kteréhokoli hráče: jednou zažene nestvůru, nebo sekne do pavučiny.
card-battle-axe-II = válečná sekera II
    .title = válečná sekera II
    .meaning = Polož ji před kteréhokoli hráče: jednou zažene nestvůru, nebo sekne do pavučiny.
card-battle-axe-III = válečná sekera III
    .title = válečná sekera III
    .meaning = Polož ji před kteréhokoli hráče: jednou zažene nestvůru, nebo sekne do pavučiny.
card-rat-I = krysa I
    .title = krysa I
    .meaning = Postav krysu do doupěte a veď ji nanejvýš tři pole: koho potká, ten přijde o kartu.
card-rat-II = krysa II
    .title = krysa II
    .meaning = Postav krysu do doupěte a veď ji nanejvýš tři pole: koho potká, ten přijde o kartu.
card-rat-III = krysa III
    .title = krysa III
    .meaning = Postav krysu do doupěte a veď ji nanejvýš tři pole: koho potká, ten přijde o kartu.
card-crawler-I = plazoun I
    .title = plazoun I
    .meaning = Postav plazouna do doupěte a veď ho nanejvýš čtyři pole: koho potká, ten zůstane ležet.
card-crawler-II = plazoun II
    .title = plazoun II
    .meaning = Postav plazouna do doupěte a veď ho nanejvýš čtyři pole: koho potká, ten zůstane ležet.
card-crawler-III = plazoun III
    .title = plazoun III
    .meaning = Postav plazouna do doupěte a veď ho nanejvýš čtyři pole: koho potká, ten zůstane ležet.
card-goblin-II = skřet II
    .title = skřet II
    .meaning = Postav skřeta do doupěte a veď ho nanejvýš pět polí: koho potká, ten přijde o nuget.
card-goblin-III = skřet III
    .title = skřet III
    .meaning = Postav skřeta do doupěte a veď ho nanejvýš pět polí: koho potká, ten přijde o nuget.
card-start-ladder = start se žebříkem
    .title = start se žebříkem
    .meaning = Odtud všichni vyrážejí. Cesta vede na všechny strany a na kterýkoli jiný žebřík je to jeden krok.
card-goal-exit = cíl s východem
    .title = cíl s východem
    .meaning = Kdo dojde na pole uprostřed, je z jeskyně venku.
card-goal-lair = cíl s doupětem
    .title = cíl s doupětem
    .laid = { $turned ->
        [yes] cíl s doupětem (dolů, doleva a doprava)
       *[no] cíl s doupětem (nahoru, doleva a doprava)
    }
    .meaning = Z pole uprostřed přicházejí nestvůry.
card-goal-ladder = cíl se žebříkem
    .title = cíl se žebříkem
    .laid = { $turned ->
        [yes] cíl se žebříkem (nahoru, dolů a doleva)
       *[no] cíl se žebříkem (nahoru, dolů a doprava)
    }
    .meaning = Z pole uprostřed je na kterýkoli jiný žebřík jeden krok.
card-goal-vein = cíl se zlatou žílou
    .title = cíl se zlatou žílou
    .laid = { $turned ->
        [yes] cíl se zlatou žílou (dolů a doleva)
       *[no] cíl se zlatou žílou (nahoru a doprava)
    }
    .meaning = Kdo uprostřed skončí svou chůzi, vezme si nuget a ukáže klanovou kartu.

event-cave-ended = { $why ->
    [side_out] Všichni trpaslíci jedné strany jsou z jeskyně venku. Hra končí.
    [hands_empty] Nikdo už nemá žádné karty. Hra končí.
   *[agreed] Všichni souhlasí: hra končí.
}
event-halted = { $creature ->
    [rat] Krysa zůstala stát.
    [crawler] Plazoun zůstal stát.
   *[goblin] Skřet zůstal stát.
}
event-swapped-cards = { $seat ->
    [you] Měníš si karty v ruce. Tvoje má teď { $onName }.
   *[other] { $on ->
        [you] { $name } si s tebou mění karty v ruce.
       *[other] Karty v ruce si mění { $name } a { $onName }.
    }
}
event-received-card = { $seat ->
    [you] Dostáváš kartu „{ $card }“.
   *[other] { $known ->
        [yes] { $name } dostává kartu „{ $card }“.
       *[no] { $name } dostává kartu úrovně { $level }.
    }
}
event-web-turned = { $side ->
    [E] Pavučina na pravé straně pole { $x },{ $y } teď ukazuje 1.
   *[S] Pavučina na dolní straně pole { $x },{ $y } teď ukazuje 1.
}
    .seen = Pavučina teď ukazuje 1.
event-equipped = { $seat ->
    [you] Dáváš kartu „{ $card }“. Má ji { $onName }.
   *[other] { $on ->
        [you] { $name } ti dává kartu „{ $card }“.
       *[other] { $name } dává kartu „{ $card }“. Má ji { $onName }.
    }
}
event-called = { $seat ->
    [you] Hraješ kartu „{ $card }“: z doupěte na poli { $x },{ $y } něco přichází.
   *[other] { $name } hraje kartu „{ $card }“: z doupěte na poli { $x },{ $y } něco přichází.
}
    .seen = { $seat ->
        [you] Hraješ kartu „{ $card }“: z doupěte něco přichází.
       *[other] { $name } hraje kartu „{ $card }“: z doupěte něco přichází.
    }
event-led-on = { $seat ->
    [you] Hraješ kartu „{ $card }“ a nestvůra jde dál z pole { $x },{ $y }.
   *[other] { $name } hraje kartu „{ $card }“ a nestvůra jde dál z pole { $x },{ $y }.
}
    .seen = { $seat ->
        [you] Hraješ kartu „{ $card }“ a nestvůra jde dál.
       *[other] { $name } hraje kartu „{ $card }“ a nestvůra jde dál.
    }
event-crept = { $creature ->
    [rat] Krysa přeběhla na pole { $x },{ $y }.
    [crawler] Plazoun se doplazil na pole { $x },{ $y }.
   *[goblin] Skřet došel na pole { $x },{ $y }.
}
    .seen = { $creature ->
        [rat] Krysa běžela dál.
        [crawler] Plazoun se plazil dál.
       *[goblin] Skřet šel dál.
    }
event-creature-left = { $creature ->
    [rat] Krysa je pryč.
    [crawler] Plazoun je pryč.
   *[goblin] Skřet je pryč.
}
event-fought = { $seat ->
    [you] Bráníš se sekerou!
   *[other] { $name } se brání sekerou!
}
event-kept-axe = { $seat ->
    [you] Sekeru si necháváš.
   *[other] { $name } si sekeru nechává.
}
event-attacked = { $creature ->
    [rat] { $seat ->
        [you] Útočí na tebe krysa!
       *[other] { $name } se potkává s krysou, a ta útočí!
    }
    [crawler] { $seat ->
        [you] Útočí na tebe plazoun: tvůj trpaslík zůstává ležet!
       *[other] Plazoun zaútočil a trpaslík, kterého vede { $name }, zůstává ležet!
    }
   *[goblin] { $harmed ->
        [yes] { $seat ->
            [you] Skřet ti vzal nuget!
           *[other] { $name } přichází o nuget, vzal ho skřet!
        }
       *[no] { $seat ->
            [you] Útočí na tebe skřet, ale zlato u tebe nenašel.
           *[other] { $name } nemá zlato a skřet nic nenašel.
        }
    }
}
event-cut = { $seat ->
    [you] Sekáš do pavučiny u pole { $x },{ $y }.
   *[other] { $name } seká do pavučiny u pole { $x },{ $y }.
}
    .seen = { $seat ->
        [you] Sekáš do pavučiny.
       *[other] { $name } seká do pavučiny.
    }
event-stood-up = { $seat ->
    [you] Tvůj trpaslík vstává, ale v tomto tahu nikam nejde.
   *[other] Trpaslík, kterého vede { $name }, vstává, ale v tomto tahu nikam nejde.
}
event-turn-skipped = { $seat ->
    [you] Nemáš žádné karty, tvůj tah se přeskakuje.
   *[other] { $name } nemá žádné karty, tah se přeskakuje.
}
event-paid-toll = { $seat ->
    [you] Tunel tě stojí nuget.
   *[other] { $name } platí za tunel nuget.
}
event-gold-laid = Na poli { $x },{ $y } leží nuget.
    .seen = V žíle leží nuget.
event-gold-taken = { $seat ->
    [you] Bereš si nuget z pole { $x },{ $y }.
   *[other] { $name } si bere nuget z pole { $x },{ $y }.
}
    .seen = { $seat ->
        [you] Bereš si nuget.
       *[other] { $name } si bere nuget.
    }
event-gold-buried = Nuget na poli { $x },{ $y } zavalilo kamení.
    .seen = Nuget zavalilo kamení.
event-escaped = { $seat ->
    [you] { $nuggets ->
        [one] Jsi z jeskyně venku a máš { $nuggets } nuget!
        [few] Jsi z jeskyně venku a máš { $nuggets } nugety!
        [many] Jsi z jeskyně venku a máš { $nuggets } nugetu!
       *[other] Jsi z jeskyně venku a máš { $nuggets } nugetů!
    }
   *[other] { $nuggets ->
        [one] { $name } je z jeskyně venku a má { $nuggets } nuget!
        [few] { $name } je z jeskyně venku a má { $nuggets } nugety!
        [many] { $name } je z jeskyně venku a má { $nuggets } nugetu!
       *[other] { $name } je z jeskyně venku a má { $nuggets } nugetů!
    }
}
event-looked-aside = { $seat ->
    [you] Vidíš odloženou klanovou kartu: { $roleName }.
   *[other] { $known ->
        [yes] { $name } vidí odloženou klanovou kartu: { $roleName }.
       *[no] { $name } vidí odloženou klanovou kartu.
    }
}
event-valued = { $clan ->
    [blue] Poklad modrého klanu má hodnotu { $points }.
   *[yellow] Poklad žlutého klanu má hodnotu { $points }.
}
event-clan-won = { $clan ->
    [blue] Vyhrávají všichni, kdo pracovali pro modrý klan!
    [yellow] Vyhrávají všichni, kdo pracovali pro žlutý klan!
   *[none] Nevyhrává nikdo.
}

# Where the back of a card shows its level, everybody sees that much.
event-discarded-level = { $seat ->
    [you] Odhazuješ kartu „{ $card }“.
   *[other] { $known ->
        [yes] { $name } odhazuje kartu „{ $card }“.
       *[no] { $name } odhazuje kartu úrovně { $level }.
    }
}
event-lost-level = { $seat ->
    [you] Přicházíš o kartu „{ $card }“: naslepo ji táhne hráč po tvé levici.
   *[other] { $known ->
        [yes] { $name } přichází o kartu „{ $card }“.
       *[no] { $name } přichází o kartu úrovně { $level }.
    }
}

move-look-goal = Podívat se na cíl { $x },{ $y }.
    .short = { $x },{ $y }
    .seen = Podívat se na tenhle cíl.
move-look-clan = Podívat se na klanovou kartu, kterou má { $name }.
    .short = { $name }
move-cave-in = Zavalit kartu na poli { $x },{ $y }.
    .short = { $x },{ $y }
    .seen = Zavalit tuhle kartu.
move-swap-cards = Vyměnit si karty v ruce: { $name }.
    .short = { $name }
move-web = Položit pavučinu: pole { $x },{ $y }, { $side ->
    [E] pravá strana.
   *[S] dolní strana.
}
    .short = { $x },{ $y } { $side ->
    [E] →
   *[S] ↓
}
    .seen = Položit sem pavučinu.
move-boots = { $seat ->
    [you] Vzít si boty.
   *[other] Dát boty. Dostane je { $name }.
}
    .short = { $name }
move-battle-axe = { $seat ->
    [you] Vzít si sekeru.
   *[other] Dát sekeru. Dostane ji { $name }.
}
    .short = { $name }
move-rat = Vést krysu z pole { $x },{ $y }.
    .short = { $x },{ $y }
    .seen = Vést odtud krysu.
move-crawler = Vést plazouna z pole { $x },{ $y }.
    .short = { $x },{ $y }
    .seen = Vést odtud plazouna.
move-goblin = Vést skřeta z pole { $x },{ $y }.
    .short = { $x },{ $y }
    .seen = Vést odtud skřeta.
move-cut = Seknout do pavučiny: pole { $x },{ $y }, { $side ->
    [E] pravá strana.
   *[S] dolní strana.
}
    .short = { $x },{ $y } { $side ->
    [E] →
   *[S] ↓
}
    .seen = Seknout do této pavučiny.
move-fight = { $answer ->
    [yes] Použít sekeru.
   *[no] Nechat si sekeru.
}
    .short = { $answer ->
    [yes] použít sekeru
   *[no] nechat si ji
}

refusal-own-hand = Vyber jiného hráče, ne sebe.
refusal-both-known = Při dvou hráčích jsou obě klanové karty známé. Podívej se na cíl.
refusal-clan-open = { $seat ->
    [you] Tvoje klanová karta už leží lícem nahoru.
   *[other] Klanová karta, kterou má { $name }, už leží lícem nahoru.
}
refusal-has-boots = { $seat ->
    [you] Boty už máš.
   *[other] Boty už má { $name }.
}
refusal-no-lair = Tam žádné odkryté doupě není.
refusal-stands-elsewhere = { $creature ->
    [rat] Krysa už je ve hře. Veď ji odtud, kde stojí.
    [crawler] Plazoun už je ve hře. Veď ho odtud, kde stojí.
   *[goblin] Skřet už je ve hře. Veď ho odtud, kde stojí.
}
refusal-web-there = { $seat ->
    [you] V cestě je tvoje vlastní pavučina.
   *[other] V cestě je pavučina. Má ji { $name }.
}
refusal-no-axe = Žádná sekera před tebou neleží.
refusal-no-web = Tam žádná pavučina není.
refusal-out-of-reach = Tvůj trpaslík u té pavučiny nestojí.
refusal-no-steps-left = Žádný krok už nemáš.
refusal-idle-info = Už nezbývá nic zakrytého, na co by šlo nahlédnout.
refusal-idle-cave-in = V jeskyni neleží žádná karta cesty, na které by nikdo nestál.
refusal-idle-web = Pavučinu není kam položit: chybí volný spoj dvou cest i volný konec cesty.
refusal-idle-boots = Boty už mají všichni.
refusal-idle-rat = Pro krysu není odkryté žádné temné doupě.
refusal-idle-crawler = Pro plazouna není odkryté žádné temné doupě.
refusal-idle-goblin = Pro skřeta není odkryté žádné temné doupě.
