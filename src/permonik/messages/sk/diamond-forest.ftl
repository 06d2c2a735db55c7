# Diamond Forest: tiles, what happened, what may be done, why not, what can be chosen. Arguments as in events.ftl; $tile is the name of a tile.

card-path = cesta
    .title = cesta
    .meaning = Môžeš ísť hneď ďalej.
card-imp = rarášok
    .title = rarášok
    .meaning = Hoď raráškovou kockou: rarášok urobí jedno zo štyroch kúziel.
card-bog = bažina
    .title = bažina
    .meaning = Hoď dvakrát: druhé číslo nesmie byť menšie ako prvé, inak je tvoj trpaslík uväznený.
card-gallery = štôlňa
    .title = štôlňa
    .meaning = Ostáva odkrytá a vedie do všetkých ostatných odkrytých štôlní.
card-entrance = vstup do lesa
    .title = vstup do lesa
    .meaning = Tu začínaš a sem prinesieš diamanty.
card-fire = oheň
    .title = oheň
    .meaning = Osvetlí dieliky okolo seba až do konca hry.
card-diamond-red = červený diamant
    .title = červený diamant
    .meaning = Vezmi si červený diamant, ak ho ešte nemáš.
card-diamond-blue = modrý diamant
    .title = modrý diamant
    .meaning = Vezmi si modrý diamant, ak ho ešte nemáš.
card-diamond-green = zelený diamant
    .title = zelený diamant
    .meaning = Vezmi si zelený diamant, ak ho ešte nemáš.
card-diamond-yellow = žltý diamant
    .title = žltý diamant
    .meaning = Vezmi si žltý diamant, ak ho ešte nemáš.
card-rock-1 = skala 1
    .title = skala 1
    .meaning = Hoď aspoň 1: prelezieš ju a dostaneš žetón vybavenia.
card-rock-2 = skala 2
    .title = skala 2
    .meaning = Hoď aspoň 2: prelezieš ju a dostaneš žetón vybavenia.
card-rock-3 = skala 3
    .title = skala 3
    .meaning = Hoď aspoň 3: prelezieš ju a dostaneš žetón vybavenia.
card-rock-4 = skala 4
    .title = skala 4
    .meaning = Hoď aspoň 4: prelezieš ju a dostaneš žetón vybavenia.
card-rock-5 = skala 5
    .title = skala 5
    .meaning = Hoď aspoň 5: prelezieš ju a dostaneš žetón vybavenia.
card-rock-6 = skala 6
    .title = skala 6
    .meaning = Hoď 6: prelezieš ju a dostaneš žetón vybavenia.
card-spider = pavúk
    .title = pavúk
    .meaning = Tadiaľto nikto neprejde. Tvoj ťah sa končí.

side-dwarfs = trpaslíci
role-dwarf = trpaslík
    .line = Si trpaslík.
    .task = Nájdi diamant každej farby a prines ich ku vstupu do lesa.

event-forest-laid = { $first ->
    [you] V lese je tma. Začínaš ty.
   *[other] V lese je tma. Začína { $firstName }.
}
event-started = { $seat ->
    [you] Začínaš pri vstupe { $x },{ $y }.
   *[other] { $name } začína pri vstupe { $x },{ $y }.
}
    .seen = { $seat ->
        [you] Začínaš pri vstupe do lesa.
       *[other] { $name } začína pri vstupe do lesa.
    }
event-turn = { $seat ->
    [you] Si na ťahu.
   *[other] Na ťahu je { $name }.
}
event-shown = { $seat ->
    [you] Odkrývaš dielik { $x },{ $y }: { $tile }.
   *[other] { $name } odkrýva dielik { $x },{ $y }: { $tile }.
}
    .seen = { $seat ->
        [you] Odkrývaš dielik: { $tile }.
       *[other] { $name } odkrýva dielik: { $tile }.
    }
event-covered = Dielik { $x },{ $y } zase zmizol v tme.
    .seen = Dielik zase zmizol v tme.
event-entered = { $seat ->
    [you] Vstupuješ na dielik { $x },{ $y }: { $tile }.
   *[other] { $name } vstupuje na dielik { $x },{ $y }: { $tile }.
}
    .seen = { $seat ->
        [you] Vstupuješ na dielik: { $tile }.
       *[other] { $name } vstupuje na dielik: { $tile }.
    }
event-took = { $seat ->
    [you] { $colour ->
        [red] Berieš si červený diamant!
        [blue] Berieš si modrý diamant!
        [green] Berieš si zelený diamant!
       *[yellow] Berieš si žltý diamant!
    }
   *[other] { $colour ->
        [red] { $name } si berie červený diamant!
        [blue] { $name } si berie modrý diamant!
        [green] { $name } si berie zelený diamant!
       *[yellow] { $name } si berie žltý diamant!
    }
}
event-lit = Oheň osvetlil dielik { $x },{ $y }: { $tile }.
    .seen = Oheň osvetlil dielik: { $tile }.
event-rolled = { $seat ->
    [you] { $pips ->
        [1] Padla ti jednotka.
        [2] Padla ti dvojka.
        [3] Padla ti trojka.
        [4] Padla ti štvorka.
        [5] Padla ti päťka.
       *[6] Padla ti šestka.
    }
   *[other] { $pips ->
        [1] { $name } hádže: jednotka.
        [2] { $name } hádže: dvojka.
        [3] { $name } hádže: trojka.
        [4] { $name } hádže: štvorka.
        [5] { $name } hádže: päťka.
       *[6] { $name } hádže: šestka.
    }
}
event-climbed = { $seat ->
    [you] { $earned ->
        [yes] Preliezaš skalu a získavaš žetón vybavenia!
       *[no] Preliezaš skalu.
    }
   *[other] { $earned ->
        [yes] { $name } prelieza skalu a získava žetón vybavenia!
       *[no] { $name } prelieza skalu.
    }
}
event-crossed = { $seat ->
    [you] Bažina ťa pustila ďalej.
   *[other] { $name } sa dostáva z bažiny.
}
event-paid-tokens = { $seat ->
    [you] { $tokens ->
        [one] Platíš { $tokens } žetón a preliezaš skalu.
        [few] Platíš { $tokens } žetóny a preliezaš skalu.
        [many] Platíš { $tokens } žetónu a preliezaš skalu.
       *[other] Platíš { $tokens } žetónov a preliezaš skalu.
    }
   *[other] { $tokens ->
        [one] { $name } platí { $tokens } žetón a prelieza skalu.
        [few] { $name } platí { $tokens } žetóny a prelieza skalu.
        [many] { $name } platí { $tokens } žetónu a prelieza skalu.
       *[other] { $name } platí { $tokens } žetónov a prelieza skalu.
    }
}
event-stuck = { $seat ->
    [you] Teraz nemôžeš ďalej. V ďalšom ťahu to skúsiš znova.
   *[other] { $name } teraz nemôže ďalej.
}
event-tricked = { $trick ->
    [trade] { $seat ->
        [you] Rarášok si vymyslel výmenu miest. Vyber si, s kým.
       *[other] Rarášok si vymyslel výmenu miest: vyberá { $name }.
    }
    [look] { $seat ->
        [you] Rarášok ti dovolil tajne sa pozrieť na jeden dielik.
       *[other] Rarášok dovolil jeden tajný pohľad: pozerá sa { $name }.
    }
    [whisk] { $seat ->
        [you] Rarášok ťa schmatol a vzlietol!
       *[other] { $name } odlieta s raráškom!
    }
   *[shuffle] Rarášok si vymyslel miešanie lesa: ostatní prehadzujú dieliky.
}
event-traded = { $on ->
    [you] { $name } si s tebou vymieňa miesto.
   *[other] { $seat ->
        [you] Ty a { $onName } si vymieňate miesta.
       *[other] { $name } a { $onName } si vymieňajú miesta.
    }
}
event-peeked = { $seat ->
    [you] Tajne sa pozeráš na dielik { $x },{ $y }: { $tile }.
   *[other] { $known ->
        [yes] { $name } sa tajne pozerá na dielik { $x },{ $y }: { $tile }.
       *[no] { $name } sa tajne pozerá na dielik { $x },{ $y }.
    }
}
    .seen = { $seat ->
        [you] Tajne sa pozeráš na dielik: { $tile }.
       *[other] { $known ->
            [yes] { $name } sa tajne pozerá na dielik: { $tile }.
           *[no] { $name } sa tajne pozerá na dielik.
        }
    }
event-declined = { $seat ->
    [you] Nikam sa nepozeráš.
   *[other] { $name } sa nikam nepozerá.
}
event-proposed = { $seat ->
    [you] Navrhuješ dielik { $x },{ $y }.
   *[other] { $name } navrhuje dielik { $x },{ $y }.
}
    .seen = { $seat ->
        [you] Navrhuješ dielik.
       *[other] { $name } navrhuje dielik.
    }
event-agreed = { $seat ->
    [you] Súhlasíš.
   *[other] { $name } súhlasí.
}
event-called-vote = { $seat ->
    [you] Dávaš hlasovať.
   *[other] { $name } dáva hlasovať.
}
event-voted = { $seat ->
    [you] Hlasuješ za dielik { $x },{ $y }.
   *[other] { $known ->
        [yes] { $name } hlasuje za dielik { $x },{ $y }.
       *[no] { $name } tajne hlasuje.
    }
}
    .seen = { $seat ->
        [you] Tajne hlasuješ.
       *[other] { $known ->
            [yes] { $name } tajne hlasuje.
           *[no] { $name } tajne hlasuje.
        }
    }
event-whisked = { $seat ->
    [you] Rarášok ťa preniesol z dielika { $x },{ $y } na dielik { $to_x },{ $to_y }.
   *[other] { $name } letí s raráškom z dielika { $x },{ $y } na dielik { $to_x },{ $to_y }.
}
    .seen = { $seat ->
        [you] Rarášok ťa preniesol na iný dielik.
       *[other] { $name } letí s raráškom na iný dielik.
    }
event-swapped = { $seat ->
    [you] Prehadzuješ dieliky { $x },{ $y } a { $to_x },{ $to_y }.
   *[other] { $name } prehadzuje dieliky { $x },{ $y } a { $to_x },{ $to_y }.
}
    .seen = { $seat ->
        [you] Prehadzuješ dva dieliky.
       *[other] { $name } prehadzuje dva dieliky.
    }
event-foiled = { $trick ->
    [trade] Nebolo si s kým vymeniť miesto.
    [look] Rarášok nemal čo ukázať.
    [whisk] Rarášok nemal kam letieť.
   *[shuffle] Nebolo čo prehodiť.
}
event-travelled = { $seat ->
    [you] Prechádzaš štôlňou na dielik { $x },{ $y }.
   *[other] { $name } prechádza štôlňou na dielik { $x },{ $y }.
}
    .seen = { $seat ->
        [you] Prechádzaš štôlňou.
       *[other] { $name } prechádza štôlňou.
    }
event-stayed = { $seat ->
    [you] Ostávaš stáť.
   *[other] { $name } ostáva stáť.
}
event-got-home = { $seat ->
    [you] { $rank ->
        [1] Všetky diamanty sú doma. Máš vyhrané!
       *[other] Všetky diamanty sú doma. Je z toho { $rank }. miesto!
    }
   *[other] { $rank ->
        [1] { $name } má všetky diamanty doma a vyhráva!
       *[other] { $name } má všetky diamanty doma. Je z toho { $rank }. miesto!
    }
}
event-game-ended = { $somebody_home ->
    [yes] Hra sa skončila.
   *[no] Posledné kolo sa skončilo a nikto nemá všetky diamanty doma.
}
event-diamonds-counted = { $seat ->
    [you] { $count ->
        [one] Máš { $count } diamant.
        [few] Máš { $count } diamanty.
        [many] Máš { $count } diamantu.
       *[other] Máš { $count } diamantov.
    }
   *[other] { $count ->
        [one] { $name } má { $count } diamant.
        [few] { $name } má { $count } diamanty.
        [many] { $name } má { $count } diamantu.
       *[other] { $name } má { $count } diamantov.
    }
}

move-reveal = Odkryť dielik { $x },{ $y }.
    .short = { $x },{ $y }
move-travel = Prejsť štôlňou na dielik { $x },{ $y }.
    .short = { $x },{ $y }
move-look = Tajne sa pozrieť na dielik { $x },{ $y }.
    .short = { $x },{ $y }
move-whisk = Nechať raráška letieť na dielik { $x },{ $y }.
    .short = { $x },{ $y }
move-swap = Prehodiť dieliky { $x },{ $y } a { $to_x },{ $to_y }.
    .short = { $x },{ $y } ⇄ { $to_x },{ $to_y }
move-start = Začať pri vstupe { $x },{ $y }.
    .short = { $x },{ $y }
move-trade = Vymeniť si miesto: { $name }.
    .short = { $name }
move-enter = Vstúpiť na dielik.
    .short = vstúpiť
move-retreat = Vrátiť sa: dielik zase zmizne v tme.
    .short = vrátiť sa
move-roll = Hodiť kockou.
    .short = hodiť
move-pay = Zaplatiť žetónmi a preliezť skalu.
    .short = zaplatiť
move-refuse = Nechať si žetóny a čakať pod skalou.
    .short = nechať si žetóny
move-stay = Ostať v tejto štôlni.
    .short = ostať
move-decline = Nikam sa nepozerať.
    .short = nepozerať sa
move-agree = Súhlasiť.
    .short = súhlasiť
move-vote = Dať hlasovať.
    .short = hlasovať

refusal-no-tile = Tam žiadny dielik nie je.
refusal-not-beside = Ten dielik nie je hneď vedľa tvojho trpaslíka. Dieliky, ktoré sa dotýkajú len rohom, sa nepočítajú.
refusal-tile-face-up = Ten dielik je už odkrytý. Môžeš naň vstúpiť.
refusal-tile-face-down = Tam je ešte tma. Najprv dielik odkry.
refusal-no-entry = Pavúk k sebe nikoho nepustí.
refusal-must-turn = Odkry dielik vedľa seba, alebo vstúp na niektorý odkrytý.
refusal-own-dwarf = Vyber si iného trpaslíka, nie svojho.
refusal-is-home = { $seat ->
    [you] Tvoj trpaslík je už doma.
   *[other] { $name } je už doma.
}
refusal-same-tile = { $seat ->
    [you] Tam stojíš ty.
   *[other] { $name } stojí na tom istom dieliku. Vyber si niekoho inde.
}
refusal-seen-by-all = Ten dielik je odkrytý: vidia ho všetci.
refusal-not-covered = Rarášok hýbe len tmavými dielikmi, na ktorých nikto nestojí.
refusal-entrance-stays = Vstupy do lesa sa nikdy nehýbu.
refusal-same-pair = Tentoraz prehoď iné dva dieliky.
refusal-not-neighbours = Prehodiť sa dajú len dva dieliky, ktoré ležia vedľa seba.
refusal-no-gallery = Štôlňa vedie len do iných odkrytých štôlní.
refusal-no-entrance = Začni pri niektorom vstupe do lesa.
refusal-entrance-taken = Tam už začína iný trpaslík.
refusal-enough-proposed = Návrhov už bolo dosť. Môžeš súhlasiť, alebo dať hlasovať.
refusal-proposed-already = Ten dielik je už navrhnutý. Môžeš súhlasiť.

option-board = Aký veľký je les a aký má tvar.
    .label = Les
option-ranking = Hrá sa ďalej, kým v lese neostane jediný trpaslík.
    .label = Poradie
option-choose-entrance = Každý si vyberie, pri ktorom vstupe do lesa začne.
    .label = Výber vstupov
option-memory-aid = Koľko si obrazovka pamätá z dielikov, ktoré sú zase v tme.
    .label = Pomoc s pamäťou
option-whisk-by = Ako sa ostatní dohodnú, kam rarášok trpaslíka odnesie.
    .label = Let s raráškom
option-rock-values = Hodnoty desiatich skál v poradí, v akom sa pridávajú.
    .label = Skaly
option-die-faces = Šesť strán raráškovej kocky.
    .label = Raráškova kocka
option-max-rounds = Po koľkých kolách sa hra skončí; 0 znamená bez obmedzenia.
    .label = Najviac kôl
