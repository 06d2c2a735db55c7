# Lost Mines: cards, roles, what happened, what may be done, why not. Arguments as in events.ftl.

card-camp-NESW = camp-NESW
    .title = táborák (križovatka)
    .meaning = Táborák, na všetky štyri strany: kto odtiaľto vyráža, smie prejsť päť kariet.
card-tree-NESW = tree-NESW
    .title = polom (križovatka)
    .meaning = Polom, na všetky štyri strany: kým ho niekto neprekoná sekerou, nikto neprejde.
card-pit-NESW = pit-NESW
    .title = jama (križovatka)
    .meaning = Jama, na všetky štyri strany: bez lana cez ňu nikto neprejde.
card-rocks-NES = rocks-NES
    .title = skaly (rázcestie)
    .laid = { $turned ->
        [yes] skaly (nahor, nadol a doľava)
       *[no] skaly (nahor, nadol a doprava)
    }
    .meaning = Skaly, nahor, nadol a doprava; po otočení nahor, nadol a doľava: zmestí sa sem jeden trpaslík a nikto iný zatiaľ neprejde.
card-camp-NES = camp-NES
    .title = táborák (rázcestie)
    .laid = { $turned ->
        [yes] táborák (nahor, nadol a doľava)
       *[no] táborák (nahor, nadol a doprava)
    }
    .meaning = Táborák, nahor, nadol a doprava; po otočení nahor, nadol a doľava: kto odtiaľto vyráža, smie prejsť päť kariet.
card-pit-NES = pit-NES
    .title = jama (rázcestie)
    .laid = { $turned ->
        [yes] jama (nahor, nadol a doľava)
       *[no] jama (nahor, nadol a doprava)
    }
    .meaning = Jama, nahor, nadol a doprava; po otočení nahor, nadol a doľava: bez lana cez ňu nikto neprejde.
card-rocks-NEW = rocks-NEW
    .title = skaly (rázcestie)
    .laid = { $turned ->
        [yes] skaly (nadol, doľava a doprava)
       *[no] skaly (nahor, doľava a doprava)
    }
    .meaning = Skaly, nahor, doľava a doprava; po otočení nadol, doľava a doprava: zmestí sa sem jeden trpaslík a nikto iný zatiaľ neprejde.
card-camp-NEW = camp-NEW
    .title = táborák (rázcestie)
    .laid = { $turned ->
        [yes] táborák (nadol, doľava a doprava)
       *[no] táborák (nahor, doľava a doprava)
    }
    .meaning = Táborák, nahor, doľava a doprava; po otočení nadol, doľava a doprava: kto odtiaľto vyráža, smie prejsť päť kariet.
card-lake-NEW = lake-NEW
    .title = jazero (rázcestie)
    .laid = { $turned ->
        [yes] jazero (nadol, doľava a doprava)
       *[no] jazero (nahor, doľava a doprava)
    }
    .meaning = Jazero, nahor, doľava a doprava; po otočení nadol, doľava a doprava: bez člna cez ne nikto neprejde.
card-rocks-NS = rocks-NS
    .title = skaly (rovná cesta)
    .laid = skaly (nahor a nadol)
    .meaning = Skaly, nahor a nadol: zmestí sa sem jeden trpaslík a nikto iný zatiaľ neprejde.
card-lake-NS = lake-NS
    .title = jazero (rovná cesta)
    .laid = jazero (nahor a nadol)
    .meaning = Jazero, nahor a nadol: bez člna cez ne nikto neprejde.
card-rocks-EW = rocks-EW
    .title = skaly (rovná cesta)
    .laid = skaly (doľava a doprava)
    .meaning = Skaly, doľava a doprava: zmestí sa sem jeden trpaslík a nikto iný zatiaľ neprejde.
card-tree-EW = tree-EW
    .title = polom (rovná cesta)
    .laid = polom (doľava a doprava)
    .meaning = Polom, doľava a doprava: kým ho niekto neprekoná sekerou, nikto neprejde.
card-pit-EW = pit-EW
    .title = jama (rovná cesta)
    .laid = jama (doľava a doprava)
    .meaning = Jama, doľava a doprava: bez lana cez ňu nikto neprejde.
card-tree-NE = tree-NE
    .title = polom (zákruta)
    .laid = { $turned ->
        [yes] polom (nadol a doľava)
       *[no] polom (nahor a doprava)
    }
    .meaning = Polom, nahor a doprava; po otočení nadol a doľava: kým ho niekto neprekoná sekerou, nikto neprejde.
card-lake-NW = lake-NW
    .title = jazero (zákruta)
    .laid = { $turned ->
        [yes] jazero (nadol a doprava)
       *[no] jazero (nahor a doľava)
    }
    .meaning = Jazero, nahor a doľava; po otočení nadol a doprava: bez člna cez ne nikto neprejde.
card-axe = sekera
    .title = sekera
    .meaning = Prekonaj polom: od tej chvíle cezeň smie každý trpaslík, ale len po jednom.
card-boat = čln
    .title = čln
    .meaning = Polož ho na jazero: od tej chvíle cezeň smie každý trpaslík, ale len po jednom.
card-rope = lano
    .title = lano
    .meaning = Natiahni ho cez jamu: od tej chvíle cez ňu smie každý trpaslík, ale len po jednom.
card-info-mine-treasure = informácie: baňa alebo poklad
    .title = informácie: baňa alebo poklad
    .meaning = Tajne sa pozri na zakrytú baňu alebo na poklad, ktorý si ešte nikto nevzal.
card-info-mine-dwarf = informácie: baňa alebo trpaslík
    .title = informácie: baňa alebo trpaslík
    .meaning = Tajne sa pozri na zakrytú baňu alebo na kartu trpaslíka iného hráča.
card-info-treasure-dwarf = informácie: poklad alebo trpaslík
    .title = informácie: poklad alebo trpaslík
    .meaning = Tajne sa pozri na poklad, ktorý si ešte nikto nevzal, alebo na kartu trpaslíka iného hráča.
card-trap = pasca
    .title = pasca
    .meaning = Polož ju na hranicu: každý trpaslík, ktorý cez ňu prejde, príde o kartu.
card-troll = troll
    .title = troll
    .meaning = Postav ho na hranicu: až do tvojho ďalšieho ťahu tadiaľ nikto neprejde.
card-storm = búrka
    .title = búrka
    .meaning = Odstráň kartu cesty, na ktorej nestojí žiadny trpaslík.
card-start-yellow = štart žltého klanu
    .title = štart žltého klanu
    .meaning = Odtiaľto vyrážajú žltí trpaslíci. Cesta vedie na všetky strany.
card-start-blue = štart modrého klanu
    .title = štart modrého klanu
    .meaning = Odtiaľto vyrážajú modrí trpaslíci. Cesta vedie na všetky strany.
card-mine-gems = baňa s drahokamami
    .title = baňa s drahokamami
    .laid = { $turned ->
        [yes] baňa s drahokamami (nadol a doľava)
       *[no] baňa s drahokamami (nahor a doprava)
    }
    .meaning = Kto tu skončí svoju chôdzu, vezme si drahokamy, ak ešte nejaké ostali.
card-mine-gold = zlatá baňa
    .title = zlatá baňa
    .laid = { $turned ->
        [yes] zlatá baňa (nadol, doľava a doprava)
       *[no] zlatá baňa (nahor, doľava a doprava)
    }
    .meaning = Kto tu skončí svoju chôdzu, vezme si zlato, ak ešte nejaké ostalo.
card-mine-silver = strieborná baňa
    .title = strieborná baňa
    .laid = { $turned ->
        [yes] strieborná baňa (nahor, nadol a doľava)
       *[no] strieborná baňa (nahor, nadol a doprava)
    }
    .meaning = Kto tu skončí svoju chôdzu, vezme si striebro, ak ešte nejaké ostalo.
card-mine-dragon = dračia baňa
    .title = dračia baňa
    .meaning = Kto ju odkryje, zobudí draka a príde až o 2 body.

role-blue-selfish = sebecký modrý trpaslík
    .line = Si sebecký modrý trpaslík.
    .task = S nikým sa nedeľ: čo nájdeš, je tvoje.
role-yellow-selfish = sebecký žltý trpaslík
    .line = Si sebecký žltý trpaslík.
    .task = S nikým sa nedeľ: čo nájdeš, je tvoje.

event-round-over = { $why ->
    [treasures_gone] Všetky poklady sú preč. Kolo sa končí.
    [hands_empty] Nikto už nemá žiadne karty. Kolo sa končí.
   *[agreed] Všetci súhlasia: kolo sa končí.
}
event-overcame = { $seat ->
    [you] Prekonávaš prekážku na poli { $x },{ $y }: { $card }.
   *[other] { $name } prekonáva prekážku na poli { $x },{ $y }: { $card }.
}
    .seen = { $seat ->
        [you] Prekonávaš prekážku: { $card }.
       *[other] { $name } prekonáva prekážku: { $card }.
    }
event-looked-at-treasure = { $seat ->
    [you] Pozeráš sa na poklad: má hodnotu { $value }.
   *[other] { $known ->
        [yes] { $name } sa pozerá na poklad: má hodnotu { $value }.
       *[no] { $name } sa pozerá na poklad.
    }
}
event-had-to-lie = { $rule ->
    [LM-122] Inak ležať nemôže: strana, ktorou sa do nej vchádza, musí byť otvorená (LM-122).
   *[LM-201] Inak ležať nemôže: takto sadne k viacerým susedom (LM-201).
}
event-woke-dragon = { $seat ->
    [you] Budíš draka!
   *[other] { $name } budí draka!
}
event-took-treasure = { $seat ->
    [you] { $kind ->
        [gems] Berieš si drahokamy, hodnota { $value }!
        [gold] Berieš si zlato, hodnota { $value }!
       *[silver] Berieš si striebro, hodnota { $value }!
    }
   *[other] { $known ->
        [yes] { $kind ->
            [gems] { $name } si berie drahokamy, hodnota { $value }!
            [gold] { $name } si berie zlato, hodnota { $value }!
           *[silver] { $name } si berie striebro, hodnota { $value }!
        }
       *[no] { $kind ->
            [gems] { $name } si berie drahokamy!
            [gold] { $name } si berie zlato!
           *[silver] { $name } si berie striebro!
        }
    }
}
event-out = { $seat ->
    [you] Nemáš žiadne karty, v tomto kole už nehráš.
   *[other] { $name } nemá žiadne karty a v tomto kole už nehrá.
}
event-showed = { $seat ->
    [you] { $kind ->
        [gems] Ukazuješ drahokamy, hodnota { $value }.
        [gold] Ukazuješ zlato, hodnota { $value }.
       *[silver] Ukazuješ striebro, hodnota { $value }.
    }
   *[other] { $kind ->
        [gems] { $name } ukazuje drahokamy, hodnota { $value }.
        [gold] { $name } ukazuje zlato, hodnota { $value }.
       *[silver] { $name } ukazuje striebro, hodnota { $value }.
    }
}
event-burnt = { $seat ->
    [you] Máš draka: berie ti body, najviac { $cost }.
   *[other] Draka má { $name }: drak berie body, najviac { $cost }.
}
event-scored = { $seat ->
    [you] { $points ->
        [one] Získavaš { $points } bod.
        [few] Získavaš { $points } body.
        [many] Získavaš { $points } bodu.
       *[other] Získavaš { $points } bodov.
    }
   *[other] { $points ->
        [one] { $name } získava { $points } bod.
        [few] { $name } získava { $points } body.
        [many] { $name } získava { $points } bodu.
       *[other] { $name } získava { $points } bodov.
    }
}
event-total = { $seat ->
    [you] { $points ->
        [one] Máš { $points } bod.
        [few] Máš { $points } body.
        [many] Máš { $points } bodu.
       *[other] Máš { $points } bodov.
    }
   *[other] { $points ->
        [one] { $name } má { $points } bod.
        [few] { $name } má { $points } body.
        [many] { $name } má { $points } bodu.
       *[other] { $name } má { $points } bodov.
    }
}

move-axe = Prekonať polom na poli { $x },{ $y }.
    .short = { $x },{ $y }
    .seen = Prekonať tento polom.
move-boat = Prekonať jazero na poli { $x },{ $y }.
    .short = { $x },{ $y }
    .seen = Prekonať toto jazero.
move-rope = Prekonať jamu na poli { $x },{ $y }.
    .short = { $x },{ $y }
    .seen = Prekonať túto jamu.
move-look-mine = Pozrieť sa na baňu { $x },{ $y }.
    .short = { $x },{ $y }
    .seen = Pozrieť sa na túto baňu.
move-look-treasure = Pozrieť sa na poklad { $treasure }.
    .short = { $treasure }
move-look-dwarf = Pozrieť sa na kartu trpaslíka, ktorú má { $name }.
    .short = { $name }
move-trap = Položiť pascu: pole { $x },{ $y }, { $side ->
    [E] pravá strana.
   *[S] dolná strana.
}
    .short = { $x },{ $y } { $side ->
    [E] →
   *[S] ↓
}
    .seen = Položiť sem pascu.
move-troll = Postaviť trolla: pole { $x },{ $y }, { $side ->
    [E] pravá strana.
   *[S] dolná strana.
}
    .short = { $x },{ $y } { $side ->
    [E] →
   *[S] ↓
}
    .seen = Postaviť sem trolla.
move-storm = Odstrániť búrkou kartu na poli { $x },{ $y }.
    .short = { $x },{ $y }
    .seen = Odstrániť túto kartu búrkou.
move-take = Vziať si poklad { $treasure }.
    .short = { $treasure }
    .known = { $kind ->
        [gems] Vziať si drahokamy, hodnota { $value }.
        [gold] Vziať si zlato, hodnota { $value }.
       *[silver] Vziať si striebro, hodnota { $value }.
    }

refusal-no-obstacle = Tam žiadna prekážka nie je.
refusal-overcome = Táto prekážka je už prekonaná.
refusal-wrong-tool-for-obstacle = { $obstacle ->
    [tree] Karta „{ $card }“ na polom nepomôže.
    [lake] Karta „{ $card }“ na jazero nepomôže.
   *[pit] Karta „{ $card }“ na jamu nepomôže.
}
refusal-not-on-card = To karta „{ $card }“ neponúka.
refusal-no-such-treasure = Taký poklad sa nevyložil.
refusal-treasure-taken = { $seat ->
    [you] Tento poklad už máš.
   *[other] Tento poklad už má { $name }.
}
refusal-other-kind = { $kind ->
    [gems] V tejto bani sa berú drahokamy.
    [gold] V tejto bani sa berie zlato.
   *[silver] V tejto bani sa berie striebro.
}
refusal-troll-there = { $seat ->
    [you] Cestu na pole { $x },{ $y } stráži až do tvojho ďalšieho ťahu tvoj vlastný troll.
   *[other] Cestu na pole { $x },{ $y } stráži troll. Zmizne, keď bude znovu na ťahu { $name }.
}
    .seen = { $seat ->
        [you] Cestu až do tvojho ďalšieho ťahu stráži tvoj vlastný troll.
       *[other] Cestu stráži troll. Zmizne, keď bude znova na ťahu { $name }.
    }
refusal-obstacle = { $obstacle ->
    [tree] Na poli { $x },{ $y } je polom. Bez sekery to nejde.
    [lake] Na poli { $x },{ $y } je jazero. Bez člna to nejde.
   *[pit] Na poli { $x },{ $y } je jama. Bez lana to nejde.
}
    .seen = { $obstacle ->
        [tree] Je tam polom. Bez sekery to nejde.
        [lake] Je tam jazero. Bez člna to nejde.
       *[pit] Je tam jama. Bez lana to nejde.
    }
refusal-occupied = { $seat ->
    [you] Tam už stojíš.
   *[other] Na poli { $x },{ $y } stojí { $name } a dvaja trpaslíci sa tam nezmestia.
}
    .seen = { $seat ->
        [you] Tam už stojíš.
       *[other] Stojí tam { $name } a dvaja trpaslíci sa tam nezmestia.
    }
refusal-treasure-gone = { $seat ->
    [you] Tento poklad už máš. Vyber si iný, ktorý tu ešte leží.
   *[other] Tento poklad už má { $name }. Vyber si iný, ktorý tu ešte leží.
}
refusal-stands-there = Tam už tvoj trpaslík stojí.
refusal-too-far = { $needed ->
    [few] Je to tam { $needed } kroky. Môžeš ich urobiť len { $left }.
   *[other] Je to tam { $needed } krokov. Môžeš ich urobiť len { $left }.
}
refusal-card-by-card = Jeden krok je jedna karta. Choď tam kartu po karte.
refusal-no-way-in = Odtiaľ, kde stojí tvoj trpaslík, do tejto bane nijaká cesta nevedie.
refusal-act-first = Najprv zahraj alebo odhoď kartu, až potom tvoj trpaslík ide.
refusal-idle-tool = Na doske neleží žiadna prekážka, na ktorú by táto karta stačila.
refusal-idle-trap = Pascu niet kam položiť: chýba voľný spoj dvoch ciest aj voľný koniec cesty.
refusal-idle-troll = Trolla niet kam postaviť: chýba voľný spoj dvoch ciest aj voľný koniec cesty.
refusal-idle-storm = Na doske neleží žiadna karta cesty, na ktorej by nestál trpaslík.
