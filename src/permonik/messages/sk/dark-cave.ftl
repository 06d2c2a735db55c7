# The Dark Cave: cards, what happened, what may be done, why not. Arguments as in events.ftl.

card-NESW-I = NESW-I
    .title = križovatka (úroveň I)
    .meaning = Križovatka: prejdeš ju jedným krokom.
card-NES-I = NES-I
    .title = rázcestie (úroveň I)
    .laid = { $turned ->
        [yes] rázcestie (nahor, nadol a doľava, úroveň I)
       *[no] rázcestie (nahor, nadol a doprava, úroveň I)
    }
    .meaning = Rázcestie, nahor, nadol a doprava; po otočení nahor, nadol a doľava: prejdeš ju jedným krokom.
card-NEW-I = NEW-I
    .title = rázcestie (úroveň I)
    .laid = { $turned ->
        [yes] rázcestie (nadol, doľava a doprava, úroveň I)
       *[no] rázcestie (nahor, doľava a doprava, úroveň I)
    }
    .meaning = Rázcestie, nahor, doľava a doprava; po otočení nadol, doľava a doprava: prejdeš ju jedným krokom.
card-NS-I = NS-I
    .title = rovná cesta (úroveň I)
    .laid = rovná cesta (nahor a nadol, úroveň I)
    .meaning = Rovná cesta, nahor a nadol: prejdeš ju jedným krokom.
card-EW-I = EW-I
    .title = rovná cesta (úroveň I)
    .laid = rovná cesta (doľava a doprava, úroveň I)
    .meaning = Rovná cesta, doľava a doprava: prejdeš ju jedným krokom.
card-NE-I = NE-I
    .title = zákruta (úroveň I)
    .laid = { $turned ->
        [yes] zákruta (nadol a doľava, úroveň I)
       *[no] zákruta (nahor a doprava, úroveň I)
    }
    .meaning = Zákruta, nahor a doprava; po otočení nadol a doľava: prejdeš ju jedným krokom.
card-NW-I = NW-I
    .title = zákruta (úroveň I)
    .laid = { $turned ->
        [yes] zákruta (nadol a doprava, úroveň I)
       *[no] zákruta (nahor a doľava, úroveň I)
    }
    .meaning = Zákruta, nahor a doľava; po otočení nadol a doprava: prejdeš ju jedným krokom.
card-lair-NES-I = lair-NES-I
    .title = temný brloh (rázcestie, úroveň I)
    .laid = { $turned ->
        [yes] temný brloh (nahor, nadol a doľava, úroveň I)
       *[no] temný brloh (nahor, nadol a doprava, úroveň I)
    }
    .meaning = Temný brloh, nahor, nadol a doprava; po otočení nahor, nadol a doľava: prejdeš ju jedným krokom. Z brlohu prichádzajú netvory.
card-lair-NEW-I = lair-NEW-I
    .title = temný brloh (rázcestie, úroveň I)
    .laid = { $turned ->
        [yes] temný brloh (nadol, doľava a doprava, úroveň I)
       *[no] temný brloh (nahor, doľava a doprava, úroveň I)
    }
    .meaning = Temný brloh, nahor, doľava a doprava; po otočení nadol, doľava a doprava: prejdeš ju jedným krokom. Z brlohu prichádzajú netvory.
card-lair-NE-I = lair-NE-I
    .title = temný brloh (zákruta, úroveň I)
    .laid = { $turned ->
        [yes] temný brloh (nadol a doľava, úroveň I)
       *[no] temný brloh (nahor a doprava, úroveň I)
    }
    .meaning = Temný brloh, nahor a doprava; po otočení nadol a doľava: prejdeš ju jedným krokom. Z brlohu prichádzajú netvory.
card-lair-NW-I = lair-NW-I
    .title = temný brloh (zákruta, úroveň I)
    .laid = { $turned ->
        [yes] temný brloh (nadol a doprava, úroveň I)
       *[no] temný brloh (nahor a doľava, úroveň I)
    }
    .meaning = Temný brloh, nahor a doľava; po otočení nadol a doprava: prejdeš ju jedným krokom. Z brlohu prichádzajú netvory.
card-ladder-NE-I = ladder-NE-I
    .title = rebrík (zákruta, úroveň I)
    .laid = { $turned ->
        [yes] rebrík (nadol a doľava, úroveň I)
       *[no] rebrík (nahor a doprava, úroveň I)
    }
    .meaning = Rebrík, nahor a doprava; po otočení nadol a doľava: na ktorýkoľvek iný rebrík je to jeden krok.
card-ladder-E-I = ladder-E-I
    .title = rebrík (úroveň I)
    .laid = { $turned ->
        [yes] rebrík (doľava, úroveň I)
       *[no] rebrík (doprava, úroveň I)
    }
    .meaning = Rebrík, doprava; po otočení doľava: na ktorýkoľvek iný rebrík je to jeden krok.
card-bridge-NS-I = bridge-NS-I
    .title = most (drevený most vedie nahor a nadol, úroveň I)
    .meaning = Most: prejdeš ju jedným krokom. Cesty nie sú spojené; kto vstúpi na drevený most, príde o kartu.
card-tunnel-NE-I = tunnel-NE-I
    .title = dvojitá zákruta s tunelom (nahor a doprava, nadol a doľava, úroveň I)
    .meaning = Dvojitá zákruta s tunelom: prejdeš ju jedným krokom, keď ideš zákrutou. Obe spája tunel, ten stojí nuget.
card-tunnel-NW-I = tunnel-NW-I
    .title = dvojitá zákruta s tunelom (nahor a doľava, nadol a doprava, úroveň I)
    .meaning = Dvojitá zákruta s tunelom: prejdeš ju jedným krokom, keď ideš zákrutou. Obe spája tunel, ten stojí nuget.
card-vein-NEW-I = vein-NEW-I
    .title = zlatá žila (rázcestie, úroveň I)
    .laid = { $turned ->
        [yes] zlatá žila (nadol, doľava a doprava, úroveň I)
       *[no] zlatá žila (nahor, doľava a doprava, úroveň I)
    }
    .meaning = Zlatá žila, nahor, doľava a doprava; po otočení nadol, doľava a doprava: prejdeš ju jedným krokom. Kto na žile skončí svoju chôdzu, vezme si nuget a ukáže klanovú kartu.
card-NESW-II = NESW-II
    .title = križovatka (úroveň II)
    .meaning = Križovatka: prejdeš ju dvoma krokmi.
card-NES-II = NES-II
    .title = rázcestie (úroveň II)
    .laid = { $turned ->
        [yes] rázcestie (nahor, nadol a doľava, úroveň II)
       *[no] rázcestie (nahor, nadol a doprava, úroveň II)
    }
    .meaning = Rázcestie, nahor, nadol a doprava; po otočení nahor, nadol a doľava: prejdeš ju dvoma krokmi.
card-NEW-II = NEW-II
    .title = rázcestie (úroveň II)
    .laid = { $turned ->
        [yes] rázcestie (nadol, doľava a doprava, úroveň II)
       *[no] rázcestie (nahor, doľava a doprava, úroveň II)
    }
    .meaning = Rázcestie, nahor, doľava a doprava; po otočení nadol, doľava a doprava: prejdeš ju dvoma krokmi.
card-NS-II = NS-II
    .title = rovná cesta (úroveň II)
    .laid = rovná cesta (nahor a nadol, úroveň II)
    .meaning = Rovná cesta, nahor a nadol: prejdeš ju dvoma krokmi.
card-EW-II = EW-II
    .title = rovná cesta (úroveň II)
    .laid = rovná cesta (doľava a doprava, úroveň II)
    .meaning = Rovná cesta, doľava a doprava: prejdeš ju dvoma krokmi.
card-NE-II = NE-II
    .title = zákruta (úroveň II)
    .laid = { $turned ->
        [yes] zákruta (nadol a doľava, úroveň II)
       *[no] zákruta (nahor a doprava, úroveň II)
    }
    .meaning = Zákruta, nahor a doprava; po otočení nadol a doľava: prejdeš ju dvoma krokmi.
card-NW-II = NW-II
    .title = zákruta (úroveň II)
    .laid = { $turned ->
        [yes] zákruta (nadol a doprava, úroveň II)
       *[no] zákruta (nahor a doľava, úroveň II)
    }
    .meaning = Zákruta, nahor a doľava; po otočení nadol a doprava: prejdeš ju dvoma krokmi.
card-dead-NS-II = dead-NS-II
    .title = slepá cesta (úroveň II)
    .laid = slepá cesta (nahor a nadol, úroveň II)
    .meaning = Slepá cesta, nahor a nadol: v strede je zasypaná.
card-lair-EW-II = lair-EW-II
    .title = temný brloh (rovná cesta, úroveň II)
    .laid = temný brloh (doľava a doprava, úroveň II)
    .meaning = Temný brloh, doľava a doprava: prejdeš ju dvoma krokmi. Z brlohu prichádzajú netvory.
card-lair-NES-II = lair-NES-II
    .title = temný brloh (rázcestie, úroveň II)
    .laid = { $turned ->
        [yes] temný brloh (nahor, nadol a doľava, úroveň II)
       *[no] temný brloh (nahor, nadol a doprava, úroveň II)
    }
    .meaning = Temný brloh, nahor, nadol a doprava; po otočení nahor, nadol a doľava: prejdeš ju dvoma krokmi. Z brlohu prichádzajú netvory.
card-lair-NEW-II = lair-NEW-II
    .title = temný brloh (rázcestie, úroveň II)
    .laid = { $turned ->
        [yes] temný brloh (nadol, doľava a doprava, úroveň II)
       *[no] temný brloh (nahor, doľava a doprava, úroveň II)
    }
    .meaning = Temný brloh, nahor, doľava a doprava; po otočení nadol, doľava a doprava: prejdeš ju dvoma krokmi. Z brlohu prichádzajú netvory.
card-ladder-NW-II = ladder-NW-II
    .title = rebrík (zákruta, úroveň II)
    .laid = { $turned ->
        [yes] rebrík (nadol a doprava, úroveň II)
       *[no] rebrík (nahor a doľava, úroveň II)
    }
    .meaning = Rebrík, nahor a doľava; po otočení nadol a doprava: na ktorýkoľvek iný rebrík je to jeden krok.
card-bridge-EW-II = bridge-EW-II
    .title = most (drevený most vedie doľava a doprava, úroveň II)
    .meaning = Most: prejdeš ju dvoma krokmi. Cesty nie sú spojené; kto vstúpi na drevený most, príde o kartu.
card-bridge-NS-II = bridge-NS-II
    .title = most (drevený most vedie nahor a nadol, úroveň II)
    .meaning = Most: prejdeš ju dvoma krokmi. Cesty nie sú spojené; kto vstúpi na drevený most, príde o kartu.
card-tunnel-NE-II = tunnel-NE-II
    .title = dvojitá zákruta s tunelom (nahor a doprava, nadol a doľava, úroveň II)
    .meaning = Dvojitá zákruta s tunelom: prejdeš ju dvoma krokmi, keď ideš zákrutou. Obe spája tunel, ten stojí nuget.
card-tunnel-NW-II = tunnel-NW-II
    .title = dvojitá zákruta s tunelom (nahor a doľava, nadol a doprava, úroveň II)
    .meaning = Dvojitá zákruta s tunelom: prejdeš ju dvoma krokmi, keď ideš zákrutou. Obe spája tunel, ten stojí nuget.
card-vein-NES-II = vein-NES-II
    .title = zlatá žila (rázcestie, úroveň II)
    .laid = { $turned ->
        [yes] zlatá žila (nahor, nadol a doľava, úroveň II)
       *[no] zlatá žila (nahor, nadol a doprava, úroveň II)
    }
    .meaning = Zlatá žila, nahor, nadol a doprava; po otočení nahor, nadol a doľava: prejdeš ju dvoma krokmi. Kto na žile skončí svoju chôdzu, vezme si nuget a ukáže klanovú kartu.
card-NESW-III = NESW-III
    .title = križovatka (úroveň III)
    .meaning = Križovatka: prejdeš ju tromi krokmi.
card-NES-III = NES-III
    .title = rázcestie (úroveň III)
    .laid = { $turned ->
        [yes] rázcestie (nahor, nadol a doľava, úroveň III)
       *[no] rázcestie (nahor, nadol a doprava, úroveň III)
    }
    .meaning = Rázcestie, nahor, nadol a doprava; po otočení nahor, nadol a doľava: prejdeš ju tromi krokmi.
card-NEW-III = NEW-III
    .title = rázcestie (úroveň III)
    .laid = { $turned ->
        [yes] rázcestie (nadol, doľava a doprava, úroveň III)
       *[no] rázcestie (nahor, doľava a doprava, úroveň III)
    }
    .meaning = Rázcestie, nahor, doľava a doprava; po otočení nadol, doľava a doprava: prejdeš ju tromi krokmi.
card-NS-III = NS-III
    .title = rovná cesta (úroveň III)
    .laid = rovná cesta (nahor a nadol, úroveň III)
    .meaning = Rovná cesta, nahor a nadol: prejdeš ju tromi krokmi.
card-EW-III = EW-III
    .title = rovná cesta (úroveň III)
    .laid = rovná cesta (doľava a doprava, úroveň III)
    .meaning = Rovná cesta, doľava a doprava: prejdeš ju tromi krokmi.
card-NE-III = NE-III
    .title = zákruta (úroveň III)
    .laid = { $turned ->
        [yes] zákruta (nadol a doľava, úroveň III)
       *[no] zákruta (nahor a doprava, úroveň III)
    }
    .meaning = Zákruta, nahor a doprava; po otočení nadol a doľava: prejdeš ju tromi krokmi.
card-NW-III = NW-III
    .title = zákruta (úroveň III)
    .laid = { $turned ->
        [yes] zákruta (nadol a doprava, úroveň III)
       *[no] zákruta (nahor a doľava, úroveň III)
    }
    .meaning = Zákruta, nahor a doľava; po otočení nadol a doprava: prejdeš ju tromi krokmi.
card-dead-EW-III = dead-EW-III
    .title = slepá cesta (úroveň III)
    .laid = slepá cesta (doľava a doprava, úroveň III)
    .meaning = Slepá cesta, doľava a doprava: v strede je zasypaná.
card-lair-NS-III = lair-NS-III
    .title = temný brloh (rovná cesta, úroveň III)
    .laid = temný brloh (nahor a nadol, úroveň III)
    .meaning = Temný brloh, nahor a nadol: prejdeš ju tromi krokmi. Z brlohu prichádzajú netvory.
card-lair-EW-III = lair-EW-III
    .title = temný brloh (rovná cesta, úroveň III)
    .laid = temný brloh (doľava a doprava, úroveň III)
    .meaning = Temný brloh, doľava a doprava: prejdeš ju tromi krokmi. Z brlohu prichádzajú netvory.
card-ladder-N-III = ladder-N-III
    .title = rebrík (úroveň III)
    .laid = { $turned ->
        [yes] rebrík (nadol, úroveň III)
       *[no] rebrík (nahor, úroveň III)
    }
    .meaning = Rebrík, nahor; po otočení nadol: na ktorýkoľvek iný rebrík je to jeden krok.
card-bridge-EW-III = bridge-EW-III
    .title = most (drevený most vedie doľava a doprava, úroveň III)
    .meaning = Most: prejdeš ju tromi krokmi. Cesty nie sú spojené; kto vstúpi na drevený most, príde o kartu.
card-tunnel-NE-III = tunnel-NE-III
    .title = dvojitá zákruta s tunelom (nahor a doprava, nadol a doľava, úroveň III)
    .meaning = Dvojitá zákruta s tunelom: prejdeš ju tromi krokmi, keď ideš zákrutou. Obe spája tunel, ten stojí nuget.
card-info-I = tajné informácie I
    .title = tajné informácie I
    .meaning = Tajne sa pozri na zakrytú cieľovú kartu alebo na klanovú kartu iného hráča.
card-info-II = tajné informácie II
    .title = tajné informácie II
    .meaning = Tajne sa pozri na zakrytú cieľovú kartu alebo na klanovú kartu iného hráča.
card-info-III = tajné informácie III
    .title = tajné informácie III
    .meaning = Tajne sa pozri na zakrytú cieľovú kartu alebo na klanovú kartu iného hráča.
card-cave-in-I = zával I
    .title = zával I
    .meaning = Odstráň kartu cesty, na ktorej nestojí trpaslík ani netvor.
card-cave-in-II = zával II
    .title = zával II
    .meaning = Odstráň kartu cesty, na ktorej nestojí trpaslík ani netvor.
card-cave-in-III = zával III
    .title = zával III
    .meaning = Odstráň kartu cesty, na ktorej nestojí trpaslík ani netvor.
card-swap-cards-II = výmena kariet II
    .title = výmena kariet II
    .meaning = Vymeň si všetky karty v ruke s iným hráčom. Na konci ťahu si potom doberá on, nie ty.
card-swap-cards-III = výmena kariet III
    .title = výmena kariet III
    .meaning = Vymeň si všetky karty v ruke s iným hráčom. Na konci ťahu si potom doberá on, nie ty.
card-web-I = pavučina I
    .title = pavučina I
    .meaning = Polož ju na hranicu: nikto tadiaľ neprejde. Po dvoch tvojich ťahoch zmizne sama.
card-web-II = pavučina II
    .title = pavučina II
    .meaning = Polož ju na hranicu: nikto tadiaľ neprejde. Po dvoch tvojich ťahoch zmizne sama.
card-web-III = pavučina III
    .title = pavučina III
    .meaning = Polož ju na hranicu: nikto tadiaľ neprejde. Po dvoch tvojich ťahoch zmizne sama.
card-boots-I = topánky I
    .title = topánky I
    .meaning = Polož ich pred ktoréhokoľvek hráča: v každom ťahu má o krok viac.
card-boots-II = topánky II
    .title = topánky II
    .meaning = Polož ich pred ktoréhokoľvek hráča: v každom ťahu má o krok viac.
card-battle-axe-I = bojová sekera I
    .title = bojová sekera I
    .meaning = Polož ju pred ktoréhokoľvek hráča: raz zaženie netvora alebo sekne do pavučiny.
card-battle-axe-II = bojová sekera II
    .title = bojová sekera II
    .meaning = Polož ju pred ktoréhokoľvek hráča: raz zaženie netvora alebo sekne do pavučiny.
card-battle-axe-III = bojová sekera III
    .title = bojová sekera III
    .meaning = Polož ju pred ktoréhokoľvek hráča: raz zaženie netvora alebo sekne do pavučiny.
card-rat-I = krysa I
    .title = krysa I
    .meaning = Postav krysu do brlohu a veď ju najviac tri polia: koho stretne, ten príde o kartu.
card-rat-II = krysa II
    .title = krysa II
    .meaning = Postav krysu do brlohu a veď ju najviac tri polia: koho stretne, ten príde o kartu.
card-rat-III = krysa III
    .title = krysa III
    .meaning = Postav krysu do brlohu a veď ju najviac tri polia: koho stretne, ten príde o kartu.
card-crawler-I = plazúň I
    .title = plazúň I
    .meaning = Postav plazúňa do brlohu a veď ho najviac štyri polia: koho stretne, ten ostane ležať.
card-crawler-II = plazúň II
    .title = plazúň II
    .meaning = Postav plazúňa do brlohu a veď ho najviac štyri polia: koho stretne, ten ostane ležať.
card-crawler-III = plazúň III
    .title = plazúň III
    .meaning = Postav plazúňa do brlohu a veď ho najviac štyri polia: koho stretne, ten ostane ležať.
card-goblin-II = škriatok II
    .title = škriatok II
    .meaning = Postav škriatka do brlohu a veď ho najviac päť polí: koho stretne, ten príde o nuget.
card-goblin-III = škriatok III
    .title = škriatok III
    .meaning = Postav škriatka do brlohu a veď ho najviac päť polí: koho stretne, ten príde o nuget.
card-start-ladder = štart s rebríkom
    .title = štart s rebríkom
    .meaning = Odtiaľto všetci vyrážajú. Cesta vedie na všetky strany a na ktorýkoľvek iný rebrík je to jeden krok.
card-goal-exit = cieľ s východom
    .title = cieľ s východom
    .meaning = Kto dôjde na pole v strede, je z jaskyne vonku.
card-goal-lair = cieľ s brlohom
    .title = cieľ s brlohom
    .laid = { $turned ->
        [yes] cieľ s brlohom (nadol, doľava a doprava)
       *[no] cieľ s brlohom (nahor, doľava a doprava)
    }
    .meaning = Z poľa v strede prichádzajú netvory.
card-goal-ladder = cieľ s rebríkom
    .title = cieľ s rebríkom
    .laid = { $turned ->
        [yes] cieľ s rebríkom (nahor, nadol a doľava)
       *[no] cieľ s rebríkom (nahor, nadol a doprava)
    }
    .meaning = Z poľa v strede je na ktorýkoľvek iný rebrík jeden krok.
card-goal-vein = cieľ so zlatou žilou
    .title = cieľ so zlatou žilou
    .laid = { $turned ->
        [yes] cieľ so zlatou žilou (nadol a doľava)
       *[no] cieľ so zlatou žilou (nahor a doprava)
    }
    .meaning = Kto v strede skončí svoju chôdzu, vezme si nuget a ukáže klanovú kartu.

event-cave-ended = { $why ->
    [side_out] Všetci trpaslíci jednej strany sú z jaskyne vonku. Hra sa končí.
    [hands_empty] Nikto už nemá žiadne karty. Hra sa končí.
   *[agreed] Všetci súhlasia: hra sa končí.
}
event-halted = { $creature ->
    [rat] Krysa ostala stáť.
    [crawler] Plazúň ostal stáť.
   *[goblin] Škriatok ostal stáť.
}
event-swapped-cards = { $seat ->
    [you] Meníš si karty v ruke. Tvoje má teraz { $onName }.
   *[other] { $on ->
        [you] { $name } si s tebou mení karty v ruke.
       *[other] Karty v ruke si menia { $name } a { $onName }.
    }
}
event-received-card = { $seat ->
    [you] Dostávaš kartu „{ $card }“.
   *[other] { $known ->
        [yes] { $name } dostáva kartu „{ $card }“.
       *[no] { $name } dostáva kartu úrovne { $level }.
    }
}
event-web-turned = { $side ->
    [E] Pavučina na pravej strane poľa { $x },{ $y } teraz ukazuje 1.
   *[S] Pavučina na dolnej strane poľa { $x },{ $y } teraz ukazuje 1.
}
    .seen = Pavučina teraz ukazuje 1.
event-equipped = { $seat ->
    [you] Dávaš kartu „{ $card }“. Má ju { $onName }.
   *[other] { $on ->
        [you] { $name } ti dáva kartu „{ $card }“.
       *[other] { $name } dáva kartu „{ $card }“. Má ju { $onName }.
    }
}
event-called = { $seat ->
    [you] Hráš kartu „{ $card }“: z brlohu na poli { $x },{ $y } niečo prichádza.
   *[other] { $name } hrá kartu „{ $card }“: z brlohu na poli { $x },{ $y } niečo prichádza.
}
    .seen = { $seat ->
        [you] Hráš kartu „{ $card }“: z brlohu niečo prichádza.
       *[other] { $name } hrá kartu „{ $card }“: z brlohu niečo prichádza.
    }
event-led-on = { $seat ->
    [you] Hráš kartu „{ $card }“ a netvor ide ďalej z poľa { $x },{ $y }.
   *[other] { $name } hrá kartu „{ $card }“ a netvor ide ďalej z poľa { $x },{ $y }.
}
    .seen = { $seat ->
        [you] Hráš kartu „{ $card }“ a netvor ide ďalej.
       *[other] { $name } hrá kartu „{ $card }“ a netvor ide ďalej.
    }
event-crept = { $creature ->
    [rat] Krysa prebehla na pole { $x },{ $y }.
    [crawler] Plazúň sa doplazil na pole { $x },{ $y }.
   *[goblin] Škriatok došiel na pole { $x },{ $y }.
}
    .seen = { $creature ->
        [rat] Krysa bežala ďalej.
        [crawler] Plazúň sa plazil ďalej.
       *[goblin] Škriatok šiel ďalej.
    }
event-creature-left = { $creature ->
    [rat] Krysa je preč.
    [crawler] Plazúň je preč.
   *[goblin] Škriatok je preč.
}
event-fought = { $seat ->
    [you] Brániš sa sekerou!
   *[other] { $name } sa bráni sekerou!
}
event-kept-axe = { $seat ->
    [you] Sekeru si nechávaš.
   *[other] { $name } si sekeru necháva.
}
event-attacked = { $creature ->
    [rat] { $seat ->
        [you] Útočí na teba krysa!
       *[other] { $name } sa stretáva s krysou a tá útočí!
    }
    [crawler] { $seat ->
        [you] Útočí na teba plazúň: tvoj trpaslík ostáva ležať!
       *[other] Plazúň zaútočil a trpaslík, ktorého vedie { $name }, ostáva ležať!
    }
   *[goblin] { $harmed ->
        [yes] { $seat ->
            [you] Škriatok ti vzal nuget!
           *[other] { $name } prichádza o nuget, vzal ho škriatok!
        }
       *[no] { $seat ->
            [you] Útočí na teba škriatok, ale zlato u teba nenašiel.
           *[other] { $name } nemá zlato a škriatok nič nenašiel.
        }
    }
}
event-cut = { $seat ->
    [you] Sekáš do pavučiny pri poli { $x },{ $y }.
   *[other] { $name } seká do pavučiny pri poli { $x },{ $y }.
}
    .seen = { $seat ->
        [you] Sekáš do pavučiny.
       *[other] { $name } seká do pavučiny.
    }
event-stood-up = { $seat ->
    [you] Tvoj trpaslík vstáva, ale v tomto ťahu nikam nejde.
   *[other] Trpaslík, ktorého vedie { $name }, vstáva, ale v tomto ťahu nikam nejde.
}
event-turn-skipped = { $seat ->
    [you] Nemáš žiadne karty, tvoj ťah sa preskakuje.
   *[other] { $name } nemá žiadne karty, ťah sa preskakuje.
}
event-paid-toll = { $seat ->
    [you] Tunel ťa stojí nuget.
   *[other] { $name } platí za tunel nuget.
}
event-gold-laid = Na poli { $x },{ $y } leží nuget.
    .seen = V žile leží nuget.
event-gold-taken = { $seat ->
    [you] Berieš si nuget z poľa { $x },{ $y }.
   *[other] { $name } si berie nuget z poľa { $x },{ $y }.
}
    .seen = { $seat ->
        [you] Berieš si nuget.
       *[other] { $name } si berie nuget.
    }
event-gold-buried = Nuget na poli { $x },{ $y } zavalilo kamenie.
    .seen = Nuget zavalilo kamenie.
event-escaped = { $seat ->
    [you] { $nuggets ->
        [one] Si z jaskyne vonku a máš { $nuggets } nuget!
        [few] Si z jaskyne vonku a máš { $nuggets } nugety!
        [many] Si z jaskyne vonku a máš { $nuggets } nugetu!
       *[other] Si z jaskyne vonku a máš { $nuggets } nugetov!
    }
   *[other] { $nuggets ->
        [one] { $name } je z jaskyne vonku a má { $nuggets } nuget!
        [few] { $name } je z jaskyne vonku a má { $nuggets } nugety!
        [many] { $name } je z jaskyne vonku a má { $nuggets } nugetu!
       *[other] { $name } je z jaskyne vonku a má { $nuggets } nugetov!
    }
}
event-looked-aside = { $seat ->
    [you] Vidíš odloženú klanovú kartu: { $roleName }.
   *[other] { $known ->
        [yes] { $name } vidí odloženú klanovú kartu: { $roleName }.
       *[no] { $name } vidí odloženú klanovú kartu.
    }
}
event-valued = { $clan ->
    [blue] Poklad modrého klanu má hodnotu { $points }.
   *[yellow] Poklad žltého klanu má hodnotu { $points }.
}
event-clan-won = { $clan ->
    [blue] Vyhrávajú všetci, čo pracovali pre modrý klan!
    [yellow] Vyhrávajú všetci, čo pracovali pre žltý klan!
   *[none] Nevyhráva nikto.
}

# Where the back of a card shows its level, everybody sees that much.
event-discarded-level = { $seat ->
    [you] Odhadzuješ kartu „{ $card }“.
   *[other] { $known ->
        [yes] { $name } odhadzuje kartu „{ $card }“.
       *[no] { $name } odhadzuje kartu úrovne { $level }.
    }
}
event-lost-level = { $seat ->
    [you] Prichádzaš o kartu „{ $card }“: naslepo ju ťahá hráč po tvojej ľavici.
   *[other] { $known ->
        [yes] { $name } prichádza o kartu „{ $card }“.
       *[no] { $name } prichádza o kartu úrovne { $level }.
    }
}

move-look-goal = Pozrieť sa na cieľ { $x },{ $y }.
    .short = { $x },{ $y }
    .seen = Pozrieť sa na tento cieľ.
move-look-clan = Pozrieť sa na klanovú kartu, ktorú má { $name }.
    .short = { $name }
move-cave-in = Zavaliť kartu na poli { $x },{ $y }.
    .short = { $x },{ $y }
    .seen = Zavaliť túto kartu.
move-swap-cards = Vymeniť si karty v ruke: { $name }.
    .short = { $name }
move-web = Položiť pavučinu: pole { $x },{ $y }, { $side ->
    [E] pravá strana.
   *[S] dolná strana.
}
    .short = { $x },{ $y } { $side ->
    [E] →
   *[S] ↓
}
    .seen = Položiť sem pavučinu.
move-boots = { $seat ->
    [you] Vziať si topánky.
   *[other] Dať topánky. Dostane ich { $name }.
}
    .short = { $name }
move-battle-axe = { $seat ->
    [you] Vziať si sekeru.
   *[other] Dať sekeru. Dostane ju { $name }.
}
    .short = { $name }
move-rat = Viesť krysu z poľa { $x },{ $y }.
    .short = { $x },{ $y }
    .seen = Viesť odtiaľto krysu.
move-crawler = Viesť plazúňa z poľa { $x },{ $y }.
    .short = { $x },{ $y }
    .seen = Viesť odtiaľto plazúňa.
move-goblin = Viesť škriatka z poľa { $x },{ $y }.
    .short = { $x },{ $y }
    .seen = Viesť odtiaľto škriatka.
move-cut = Seknúť do pavučiny: pole { $x },{ $y }, { $side ->
    [E] pravá strana.
   *[S] dolná strana.
}
    .short = { $x },{ $y } { $side ->
    [E] →
   *[S] ↓
}
    .seen = Seknúť do tejto pavučiny.
move-fight = { $answer ->
    [yes] Použiť sekeru.
   *[no] Nechať si sekeru.
}
    .short = { $answer ->
    [yes] použiť sekeru
   *[no] nechať si ju
}

refusal-own-hand = Vyber iného hráča, nie seba.
refusal-both-known = Pri dvoch hráčoch sú obe klanové karty známe. Pozri sa na cieľ.
refusal-clan-open = { $seat ->
    [you] Tvoja klanová karta už leží lícom nahor.
   *[other] Klanová karta, ktorú má { $name }, už leží lícom nahor.
}
refusal-has-boots = { $seat ->
    [you] Topánky už máš.
   *[other] Topánky už má { $name }.
}
refusal-no-lair = Tam nie je žiadny odkrytý brloh.
refusal-stands-elsewhere = { $creature ->
    [rat] Krysa už je v hre. Veď ju odtiaľ, kde stojí.
    [crawler] Plazúň už je v hre. Veď ho odtiaľ, kde stojí.
   *[goblin] Škriatok už je v hre. Veď ho odtiaľ, kde stojí.
}
refusal-web-there = { $seat ->
    [you] V ceste je tvoja vlastná pavučina.
   *[other] V ceste je pavučina. Má ju { $name }.
}
refusal-no-axe = Nijaká sekera pred tebou neleží.
refusal-no-web = Tam nie je žiadna pavučina.
refusal-out-of-reach = Tvoj trpaslík pri tej pavučine nestojí.
refusal-no-steps-left = Žiadny krok už nemáš.
refusal-idle-info = Už neostalo nič zakryté, na čo by sa dalo pozrieť.
refusal-idle-cave-in = V jaskyni neleží žiadna karta cesty, na ktorej by nikto nestál.
refusal-idle-web = Pavučinu niet kam položiť: chýba voľný spoj dvoch ciest aj voľný koniec cesty.
refusal-idle-boots = Topánky už majú všetci.
refusal-idle-rat = Pre krysu nie je odkrytý žiadny temný brloh.
refusal-idle-crawler = Pre plazúňa nie je odkrytý žiadny temný brloh.
refusal-idle-goblin = Pre škriatka nie je odkrytý žiadny temný brloh.
