# Lost Mines: cards, roles, what happened, what may be done, why not. Arguments as in events.ftl.

card-camp-NESW = camp-NESW
    .title = táborák (křižovatka)
    .meaning = Táborák, na všechny čtyři strany: kdo odtud vyráží, smí ujít pět karet.
card-tree-NESW = tree-NESW
    .title = polom (křižovatka)
    .meaning = Polom, na všechny čtyři strany: dokud ho někdo nepřekoná sekerou, nikdo neprojde.
card-pit-NESW = pit-NESW
    .title = jáma (křižovatka)
    .meaning = Jáma, na všechny čtyři strany: bez lana přes ni nikdo neprojde.
card-rocks-NES = rocks-NES
    .title = skály (rozcestí)
    .laid = { $turned ->
        [yes] skály (nahoru, dolů a doleva)
       *[no] skály (nahoru, dolů a doprava)
    }
    .meaning = Skály, nahoru, dolů a doprava; po otočení nahoru, dolů a doleva: vejde se sem jeden trpaslík a nikdo jiný zatím neprojde.
card-camp-NES = camp-NES
    .title = táborák (rozcestí)
    .laid = { $turned ->
        [yes] táborák (nahoru, dolů a doleva)
       *[no] táborák (nahoru, dolů a doprava)
    }
    .meaning = Táborák, nahoru, dolů a doprava; po otočení nahoru, dolů a doleva: kdo odtud vyráží, smí ujít pět karet.
card-pit-NES = pit-NES
    .title = jáma (rozcestí)
    .laid = { $turned ->
        [yes] jáma (nahoru, dolů a doleva)
       *[no] jáma (nahoru, dolů a doprava)
    }
    .meaning = Jáma, nahoru, dolů a doprava; po otočení nahoru, dolů a doleva: bez lana přes ni nikdo neprojde.
card-rocks-NEW = rocks-NEW
    .title = skály (rozcestí)
    .laid = { $turned ->
        [yes] skály (dolů, doleva a doprava)
       *[no] skály (nahoru, doleva a doprava)
    }
    .meaning = Skály, nahoru, doleva a doprava; po otočení dolů, doleva a doprava: vejde se sem jeden trpaslík a nikdo jiný zatím neprojde.
card-camp-NEW = camp-NEW
    .title = táborák (rozcestí)
    .laid = { $turned ->
        [yes] táborák (dolů, doleva a doprava)
       *[no] táborák (nahoru, doleva a doprava)
    }
    .meaning = Táborák, nahoru, doleva a doprava; po otočení dolů, doleva a doprava: kdo odtud vyráží, smí ujít pět karet.
card-lake-NEW = lake-NEW
    .title = jezero (rozcestí)
    .laid = { $turned ->
        [yes] jezero (dolů, doleva a doprava)
       *[no] jezero (nahoru, doleva a doprava)
    }
    .meaning = Jezero, nahoru, doleva a doprava; po otočení dolů, doleva a doprava: bez člunu přes ně nikdo neprojde.
card-rocks-NS = rocks-NS
    .title = skály (rovná cesta)
    .laid = skály (nahoru a dolů)
    .meaning = Skály, nahoru a dolů: vejde se sem jeden trpaslík a nikdo jiný zatím neprojde.
card-lake-NS = lake-NS
    .title = jezero (rovná cesta)
    .laid = jezero (nahoru a dolů)
    .meaning = Jezero, nahoru a dolů: bez člunu přes ně nikdo neprojde.
card-rocks-EW = rocks-EW
    .title = skály (rovná cesta)
    .laid = skály (doleva a doprava)
    .meaning = Skály, doleva a doprava: vejde se sem jeden trpaslík a nikdo jiný zatím neprojde.
card-tree-EW = tree-EW
    .title = polom (rovná cesta)
    .laid = polom (doleva a doprava)
    .meaning = Polom, doleva a doprava: dokud ho někdo nepřekoná sekerou, nikdo neprojde.
card-pit-EW = pit-EW
    .title = jáma (rovná cesta)
    .laid = jáma (doleva a doprava)
    .meaning = Jáma, doleva a doprava: bez lana přes ni nikdo neprojde.
card-tree-NE = tree-NE
    .title = polom (zatáčka)
    .laid = { $turned ->
        [yes] polom (dolů a doleva)
       *[no] polom (nahoru a doprava)
    }
    .meaning = Polom, nahoru a doprava; po otočení dolů a doleva: dokud ho někdo nepřekoná sekerou, nikdo neprojde.
card-lake-NW = lake-NW
    .title = jezero (zatáčka)
    .laid = { $turned ->
        [yes] jezero (dolů a doprava)
       *[no] jezero (nahoru a doleva)
    }
    .meaning = Jezero, nahoru a doleva; po otočení dolů a doprava: bez člunu přes ně nikdo neprojde.
card-axe = sekera
    .title = sekera
    .meaning = Překonej polom: od té chvíle přes něj smí každý trpaslík, ale jen po jednom.
card-boat = člun
    .title = člun
    .meaning = Polož ho na jezero: od té chvíle přes ně smí každý trpaslík, ale jen po jednom.
card-rope = lano
    .title = lano
    .meaning = Natáhni ho přes jámu: od té chvíle přes ni smí každý trpaslík, ale jen po jednom.
card-info-mine-treasure = informace: důl, nebo poklad
    .title = informace: důl, nebo poklad
    .meaning = Tajně se podívej na zakrytý důl, nebo na poklad, který si ještě nikdo nevzal.
card-info-mine-dwarf = informace: důl, nebo trpaslík
    .title = informace: důl, nebo trpaslík
    .meaning = Tajně se podívej na zakrytý důl, nebo na kartu trpaslíka jiného hráče.
card-info-treasure-dwarf = informace: poklad, nebo trpaslík
    .title = informace: poklad, nebo trpaslík
    .meaning = Tajně se podívej na poklad, který si ještě nikdo nevzal, nebo na kartu trpaslíka jiného hráče.
card-trap = past
    .title = past
    .meaning = Polož ji na hranici: každý trpaslík, který přes ni přejde, přijde o kartu.
card-troll = troll
    .title = troll
    .meaning = Postav ho na hranici: až do tvého příštího tahu tamtudy nikdo neprojde.
card-storm = bouře
    .title = bouře
    .meaning = Odstraň kartu cesty, na které nestojí žádný trpaslík.
card-start-yellow = start žlutého klanu
    .title = start žlutého klanu
    .meaning = Odtud vyrážejí žlutí trpaslíci. Cesta vede na všechny strany.
card-start-blue = start modrého klanu
    .title = start modrého klanu
    .meaning = Odtud vyrážejí modří trpaslíci. Cesta vede na všechny strany.
card-mine-gems = důl s drahokamy
    .title = důl s drahokamy
    .laid = { $turned ->
        [yes] důl s drahokamy (dolů a doleva)
       *[no] důl s drahokamy (nahoru a doprava)
    }
    .meaning = Kdo tu skončí svou chůzi, vezme si drahokamy, pokud ještě nějaké zbývají.
card-mine-gold = zlatý důl
    .title = zlatý důl
    .laid = { $turned ->
        [yes] zlatý důl (dolů, doleva a doprava)
       *[no] zlatý důl (nahoru, doleva a doprava)
    }
    .meaning = Kdo tu skončí svou chůzi, vezme si zlato, pokud ještě nějaké zbývá.
card-mine-silver = stříbrný důl
    .title = stříbrný důl
    .laid = { $turned ->
        [yes] stříbrný důl (nahoru, dolů a doleva)
       *[no] stříbrný důl (nahoru, dolů a doprava)
    }
    .meaning = Kdo tu skončí svou chůzi, vezme si stříbro, pokud ještě nějaké zbývá.
card-mine-dragon = dračí důl
    .title = dračí důl
    .meaning = Kdo ho odkryje, probudí draka a přijde až o 2 body.

role-blue-selfish = sobecký modrý trpaslík
    .line = Jsi sobecký modrý trpaslík.
    .task = S nikým se neděl: co najdeš, to je tvoje.
role-yellow-selfish = sobecký žlutý trpaslík
    .line = Jsi sobecký žlutý trpaslík.
    .task = S nikým se neděl: co najdeš, to je tvoje.

event-round-over = { $why ->
    [treasures_gone] Všechny poklady jsou pryč. Kolo končí.
    [hands_empty] Nikdo už nemá žádné karty. Kolo končí.
   *[agreed] Všichni souhlasí: kolo končí.
}
event-overcame = { $seat ->
    [you] Překonáváš překážku na poli { $x },{ $y }: { $card }.
   *[other] { $name } překonává překážku na poli { $x },{ $y }: { $card }.
}
    .seen = { $seat ->
        [you] Překonáváš překážku: { $card }.
       *[other] { $name } překonává překážku: { $card }.
    }
event-looked-at-treasure = { $seat ->
    [you] Díváš se na poklad: má hodnotu { $value }.
   *[other] { $known ->
        [yes] { $name } se dívá na poklad: má hodnotu { $value }.
       *[no] { $name } se dívá na poklad.
    }
}
event-had-to-lie = { $rule ->
    [LM-122] Jinak ležet nemůže: strana, kterou se do něj vchází, musí být otevřená (LM-122).
   *[LM-201] Jinak ležet nemůže: takto sedí k více sousedům (LM-201).
}
event-woke-dragon = { $seat ->
    [you] Budíš draka!
   *[other] { $name } budí draka!
}
event-took-treasure = { $seat ->
    [you] { $kind ->
        [gems] Bereš si drahokamy, hodnota { $value }!
        [gold] Bereš si zlato, hodnota { $value }!
       *[silver] Bereš si stříbro, hodnota { $value }!
    }
   *[other] { $known ->
        [yes] { $kind ->
            [gems] { $name } si bere drahokamy, hodnota { $value }!
            [gold] { $name } si bere zlato, hodnota { $value }!
           *[silver] { $name } si bere stříbro, hodnota { $value }!
        }
       *[no] { $kind ->
            [gems] { $name } si bere drahokamy!
            [gold] { $name } si bere zlato!
           *[silver] { $name } si bere stříbro!
        }
    }
}
event-out = { $seat ->
    [you] Nemáš žádné karty, v tomto kole už nehraješ.
   *[other] { $name } nemá žádné karty a v tomto kole už nehraje.
}
event-showed = { $seat ->
    [you] { $kind ->
        [gems] Ukazuješ drahokamy, hodnota { $value }.
        [gold] Ukazuješ zlato, hodnota { $value }.
       *[silver] Ukazuješ stříbro, hodnota { $value }.
    }
   *[other] { $kind ->
        [gems] { $name } ukazuje drahokamy, hodnota { $value }.
        [gold] { $name } ukazuje zlato, hodnota { $value }.
       *[silver] { $name } ukazuje stříbro, hodnota { $value }.
    }
}
event-burnt = { $seat ->
    [you] Máš draka: bere ti body, nanejvýš { $cost }.
   *[other] Draka má { $name }: drak bere body, nanejvýš { $cost }.
}
event-scored = { $seat ->
    [you] { $points ->
        [one] Získáváš { $points } bod.
        [few] Získáváš { $points } body.
        [many] Získáváš { $points } bodu.
       *[other] Získáváš { $points } bodů.
    }
   *[other] { $points ->
        [one] { $name } získává { $points } bod.
        [few] { $name } získává { $points } body.
        [many] { $name } získává { $points } bodu.
       *[other] { $name } získává { $points } bodů.
    }
}
event-total = { $seat ->
    [you] { $points ->
        [one] Máš { $points } bod.
        [few] Máš { $points } body.
        [many] Máš { $points } bodu.
       *[other] Máš { $points } bodů.
    }
   *[other] { $points ->
        [one] { $name } má { $points } bod.
        [few] { $name } má { $points } body.
        [many] { $name } má { $points } bodu.
       *[other] { $name } má { $points } bodů.
    }
}

move-axe = Překonat polom na poli { $x },{ $y }.
    .short = { $x },{ $y }
    .seen = Překonat tenhle polom.
move-boat = Překonat jezero na poli { $x },{ $y }.
    .short = { $x },{ $y }
    .seen = Překonat tohle jezero.
move-rope = Překonat jámu na poli { $x },{ $y }.
    .short = { $x },{ $y }
    .seen = Překonat tuhle jámu.
move-look-mine = Podívat se na důl { $x },{ $y }.
    .short = { $x },{ $y }
    .seen = Podívat se na tenhle důl.
move-look-treasure = Podívat se na poklad { $treasure }.
    .short = { $treasure }
move-look-dwarf = Podívat se na kartu trpaslíka, kterou má { $name }.
    .short = { $name }
move-trap = Položit past: pole { $x },{ $y }, { $side ->
    [E] pravá strana.
   *[S] dolní strana.
}
    .short = { $x },{ $y } { $side ->
    [E] →
   *[S] ↓
}
    .seen = Položit sem past.
move-troll = Postavit trolla: pole { $x },{ $y }, { $side ->
    [E] pravá strana.
   *[S] dolní strana.
}
    .short = { $x },{ $y } { $side ->
    [E] →
   *[S] ↓
}
    .seen = Postavit sem trolla.
move-storm = Odstranit bouří kartu na poli { $x },{ $y }.
    .short = { $x },{ $y }
    .seen = Odstranit tuhle kartu bouří.
move-take = Vzít si poklad { $treasure }.
    .short = { $treasure }
    .known = { $kind ->
        [gems] Vzít si drahokamy, hodnota { $value }.
        [gold] Vzít si zlato, hodnota { $value }.
       *[silver] Vzít si stříbro, hodnota { $value }.
    }

refusal-no-obstacle = Tam žádná překážka není.
refusal-overcome = Tahle překážka už je překonaná.
refusal-wrong-tool-for-obstacle = { $obstacle ->
    [tree] Karta „{ $card }“ na polom nepomůže.
    [lake] Karta „{ $card }“ na jezero nepomůže.
   *[pit] Karta „{ $card }“ na jámu nepomůže.
}
refusal-not-on-card = To karta „{ $card }“ nenabízí.
refusal-no-such-treasure = Takový poklad se nevyložil.
refusal-treasure-taken = { $seat ->
    [you] Tenhle poklad už máš.
   *[other] Tenhle poklad už má { $name }.
}
refusal-other-kind = { $kind ->
    [gems] V tomto dole se berou drahokamy.
    [gold] V tomto dole se bere zlato.
   *[silver] V tomto dole se bere stříbro.
}
refusal-troll-there = { $seat ->
    [you] Cestu na pole { $x },{ $y } hlídá až do tvého příštího tahu tvůj vlastní troll.
   *[other] Cestu na pole { $x },{ $y } hlídá troll. Zmizí, až bude znovu na tahu { $name }.
}
    .seen = { $seat ->
        [you] Cestu hlídá až do tvého příštího tahu tvůj vlastní troll.
       *[other] Cestu hlídá troll. Zmizí, až bude znovu na tahu { $name }.
    }
refusal-obstacle = { $obstacle ->
    [tree] Na poli { $x },{ $y } je polom. Bez sekery to nejde.
    [lake] Na poli { $x },{ $y } je jezero. Bez člunu to nejde.
   *[pit] Na poli { $x },{ $y } je jáma. Bez lana to nejde.
}
    .seen = { $obstacle ->
        [tree] Je tam polom. Bez sekery to nejde.
        [lake] Je tam jezero. Bez člunu to nejde.
       *[pit] Je tam jáma. Bez lana to nejde.
    }
refusal-occupied = { $seat ->
    [you] Tam už stojíš.
   *[other] Na poli { $x },{ $y } stojí { $name } a dva trpaslíci se tam nevejdou.
}
    .seen = { $seat ->
        [you] Tam už stojíš.
       *[other] Stojí tam { $name } a dva trpaslíci se tam nevejdou.
    }
refusal-treasure-gone = { $seat ->
    [you] Tenhle poklad už máš. Vyber si jiný, který tu ještě leží.
   *[other] Tenhle poklad už má { $name }. Vyber si jiný, který tu ještě leží.
}
refusal-stands-there = Tam už tvůj trpaslík stojí.
refusal-too-far = { $needed ->
    [few] Je to tam { $needed } kroky. Můžeš jich udělat jen { $left }.
   *[other] Je to tam { $needed } kroků. Můžeš jich udělat jen { $left }.
}
refusal-card-by-card = Jeden krok je jedna karta. Jdi tam kartu po kartě.
refusal-no-way-in = Odtud, kde stojí tvůj trpaslík, do tohoto dolu žádná cesta nevede.
refusal-act-first = Nejdřív zahraj nebo odhoď kartu, teprve potom tvůj trpaslík jde.
refusal-idle-tool = Na desce neleží žádná překážka, na kterou by tahle karta stačila.
refusal-idle-trap = Past není kam položit: chybí volný spoj dvou cest i volný konec cesty.
refusal-idle-troll = Trolla není kam postavit: chybí volný spoj dvou cest i volný konec cesty.
refusal-idle-storm = Na desce neleží žádná karta cesty, na které by nestál trpaslík.
