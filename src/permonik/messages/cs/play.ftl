# The terminal: permonik play and permonik replay.

## Help of the commands

play-help =
    Celá hra v terminálu proti botům.

    Příklad: permonik play saboteur --seats 4 --name Eva --record game.txt

    Důl se kreslí ze znaků; s --plain se všechno říká větami, třeba pro čtečku obrazovky.
    Ve hře napiš help.
play-help-seats = Počet hráčů včetně tebe.
play-help-seed = Číslo, které určí karty: stejné číslo rozdá stejnou hru. Bez něj rozhodne náhoda.
play-help-bots = Kdo hraje na ostatních místech: jedno jméno pro všechny, nebo jedno pro každé místo popořadě, třeba apprentice,random. Jména od nejslabšího po nejsilnějšího: { $names }. Když nic nezadáš, hraje ten, který se ke hře hodí. Co která úroveň dělá, řekne „permonik games“.
play-help-plain = Jen věty: žádné kreslení, žádné barvy, nic se nepřekresluje.
play-help-seat = Tvoje místo u stolu, počítá se od 0.
play-help-name = Tvoje jméno u stolu.
play-help-record = Do tohoto souboru se hra zapíše, až skončí nebo až odejdeš.
play-help-pace = Kolik sekund bot před tahem počká, když hraješ na skutečném terminálu.

replay-help =
    Projde zaznamenanou hru krok za krokem.

    Příklad: permonik replay game.txt --seat 0

    Enter jde dál, b zpátky, číslo skočí na daný krok, q končí. Když nemá kdo mačkat klávesy, vypíšou se všechny
    kroky.
replay-help-seat = Ukáže jen to, co je vidět z tohoto místa, počítá se od 0. Když nic nezadáš, ukáže všechno.
replay-help-plain = Jen věty: žádné kreslení, žádné barvy, nic se nepřekresluje.
replay-help-all = Vypíše všechny kroky a skončí.

## Wrong usage

usage-browser = Hru { $game } terminál neukáže. Spusť „permonik serve --lan“: v prohlížeči si ji zahraješ a otevřeš i její záznamy.
usage-seat = Místo je číslo od 0 do { $most }, ne { $got }.
usage-file-taken = { $file } není záznam hry z Permoníka. Zůstane beze změny; vyber jiný soubor.
usage-file = Soubor { $file } nejde použít: { $problem }.
usage-file-large = Soubor { $file } není záznam hry: má víc než { $most } MB, a tolik žádný záznam nemá.

## The table

table-round = { $round }. kolo, celkem { $rounds }
table-pile = v balíčku: { $count }
table-audience = Karty všech hráčů
table-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
table-gold = zlato { $count }
table-gold-hidden = zlato { $paid }+{ $cards }?
table-broken = rozbité: { $tools }
table-trapped = ve vězení
table-theft = karta krádeže
table-given = { $unseen ->
    [0] karty od tebe: { $cards }
   *[other] karty od tebe: { $cards }; odhozeno: { $unseen }
}
table-news = Od tvého posledního tahu
table-thinking = { $name } přemýšlí…
table-turn = Jsi na tahu!
table-asked = Rozhoduješ ty!
table-mine-goes-on = Důl pokračuje dál. Uvidíš ho, když napíšeš mine nebo mine { $x },{ $y }.

## Your hand and what you may do

hand-empty = Nemáš žádné karty.
hand-cards = Tvoje karty: { $cards }.
hand-letter = { $letter }: { $card }
hand-nothing = žádné
hand-times = { $card } ×{ $count }
hand-line = { $card }: { $meaning }
hand-ask = Co zahraješ? Napiš číslo, písmeno (ukáže, kam karta pasuje) nebo help.
hand-ask-broken = Teď nemůžeš kopat (rozbité: { $tools }). Napiš číslo, písmeno nebo help.
hand-ask-turn = Jak má kámen ležet?
hand-ask-keep = Kterou kartu zlata si necháš?
hand-ask-trapped = Jsi ve vězení a nemůžeš kopat. Napiš číslo, písmeno nebo help.
hand-ask-pass = { $may ->
    [one] Můžeš odhodit ještě { $may } kartu. Napiš číslo nebo enough.
    [few] Můžeš odhodit ještě { $may } karty. Napiš číslo nebo enough.
   *[other] Můžeš odhodit ještě { $may } karet. Napiš číslo nebo enough.
}
hand-ask-owed = { $count ->
    [one] Odhoď za to ještě { $count } kartu.
    [few] Odhoď za to { $count } karty.
   *[other] Odhoď za to { $count } karet.
}
hand-ask-steal = Komu ukradneš nuget?
choice-letters = Čísla ukazují, kam můžeš zahrát kartu „{ $card }“; ↻ znamená otočenou. Jedno napiš.
choice-none = Kartu „{ $card }“ teď nejde zahrát. Můžeš ji odhodit.

move-numbered = { $number }. { $move }

## The mine in sentences

mine-title = Důl po sloupcích. U každého pole první číslo roste na východ, druhé na jih.
mine-start = { $x },{ $y }: start, otevřený na { $sides }.
mine-card = { $x },{ $y }: karta { $card }{ $turned ->
    [yes] , otočená
   *[no] {""}
}; { $tunnels ->
    [dead] slepá cesta, otevřená na { $sides }
    [stubs] otevřená na { $sides }, zasypaná na { $others }
    [apart] jedna cesta na { $sides }, druhá na { $others }
   *[open] otevřená na { $sides }
}{ $lit ->
    [yes] .
   *[no] ; odříznutá od startu.
}
mine-goal-down = { $x },{ $y }: cíl, lícem dolů.
mine-goal-seen = { $watched ->
    [yes] { $gold ->
        [yes] { $x },{ $y }: cíl, lícem dolů; je to zlato.
       *[no] { $x },{ $y }: cíl, lícem dolů; je to kámen.
    }
   *[no] { $gold ->
        [yes] { $x },{ $y }: cíl, lícem dolů; víš, že je to zlato.
       *[no] { $x },{ $y }: cíl, lícem dolů; víš, že je to kámen.
    }
}
mine-goal-up = { $gold ->
    [yes] { $x },{ $y }: cíl, zlato; otevřený na { $sides }.
   *[no] { $x },{ $y }: cíl, kámen; otevřený na { $sides }.
}
mine-figure = { $x },{ $y }: { $lies ->
    [yes] leží tu { $figure }
   *[no] stojí tu { $figure }
}{ $where ->
    [none] .
   *[other] , { $where }.
}
mine-token = { $side ->
    [south] { $x },{ $y }: { $token } na hranici k jihu.
   *[east] { $x },{ $y }: { $token } na hranici k východu.
}

## In sentences

plain-turn = { $turn ->
    [own] Jsi na tahu.
   *[other] Na tahu nejsi, ale rozhoduješ ty.
} { $round }; { $pile }.
plain-player = Hráč { $number }: { $name }, { $facts }.
plain-hand-of = { $name } má v ruce: { $cards }.

## Rounds and the end

round-title = { $round }. kolo
round-over = { $side ->
    [miners] Cesta ke zlatu je hotová: { $round }. kolo vyhrávají zlatokopové!
    [saboteurs] Zlato zůstává v zemi: { $round }. kolo vyhrávají sabotéři!
    [reached] { $round }. kolo: cesta ke zlatu je hotová.
    [unreached] { $round }. kolo: zlato zůstává v zemi.
   *[nobody] Zlato zůstává v zemi, a přitom nehrál žádný sabotér. { $round }. kolo nevyhrává nikdo.
}
round-share = { $seat ->
    [you] Zlatokopové si dělí karty zlata. První si bereš ty.
   *[other] Zlatokopové si dělí karty zlata. První si bere { $name }.
}
round-role = { $name }: { $role }
round-paid = { $nuggets ->
    [0] {""}
    [one] +{ $nuggets } nuget
    [few] +{ $nuggets } nugety
    [many] +{ $nuggets } nugetu
   *[other] +{ $nuggets } nugetů
}
round-left-over = Zbylá karta trpaslíka: { $role }
round-why = { $name }: { $why }
round-winners = O poklad se dělí: { $names }.
round-nobody-wins = Poklad nezískává nikdo.
press-enter = Pokračuj klávesou Enter.
game-over = Konec hry.
game-won = { $count ->
    [0] Nevyhrává nikdo.
    [one] Vyhrává: { $names }
    [few] Vyhrávají: { $names }
   *[other] Vyhrávají: { $names }
}
game-winner = { $seat ->
    [you] { $nuggets ->
        [one] Výhra je tvoje! Máš { $nuggets } nuget.
        [few] Výhra je tvoje! Máš { $nuggets } nugety.
        [many] Výhra je tvoje! Máš { $nuggets } nugetu.
       *[other] Výhra je tvoje! Máš { $nuggets } nugetů.
    }
   *[other] { $nuggets ->
        [one] Vyhrává { $name }! Má { $nuggets } nuget.
        [few] Vyhrává { $name }! Má { $nuggets } nugety.
        [many] Vyhrává { $name }! Má { $nuggets } nugetu.
       *[other] Vyhrává { $name }! Má { $nuggets } nugetů.
    }
}
game-winners = { $nuggets ->
    [one] Společná výhra: { $names }! Každý má { $nuggets } nuget.
    [few] Společná výhra: { $names }! Každý má { $nuggets } nugety.
    [many] Společná výhra: { $names }! Každý má { $nuggets } nugetu.
   *[other] Společná výhra: { $names }! Každý má { $nuggets } nugetů.
}
game-place = { $nuggets ->
    [one] { $place }. { $name }: { $nuggets } nuget
    [few] { $place }. { $name }: { $nuggets } nugety
    [many] { $place }. { $name }: { $nuggets } nugetu
   *[other] { $place }. { $name }: { $nuggets } nugetů
}
game-again = Stejné karty ještě jednou: permonik play { $arguments }

## Talking to the game

say-help =
    Tah zadej číslem, nebo ho napiš slovy (anglicky):
    .commands =
    a, b, c…        ukáže, kam pasuje karta s tímto písmenem
    moves           všechno, co teď můžeš udělat
    hand            tvoje karty a co znamenají
    mine            znovu důl; mine 5,-2 ukáže okolí tohoto pole
    players         kdo co má a co je rozbité
    log             všechno, co se zatím stalo
    why TAH         proč to nejde zahrát? Třeba: why place NES 3,-1
    rules BA-053    jedno pravidlo hry
    save SOUBOR     uloží rozehranou hru; soubor prozradí tajemství všech
    quit            odejít
    jen Enter       znovu tvůj tah
    .mine =
    Poslední tah má světlé stěny a značku ◉.
say-help-saboteur =
    place NES 3,-1 turned        vyložit kartu cesty (turned: vzhůru nohama)
    break lantern 2              rozbít lucernu hráči číslo 2
    repair cart 0                opravit vozík hráči číslo 0
    rockfall 4,1                 odstranit kartu na poli 4,1
    map 8,2                      podívat se na cíl 8,2
    discard dead-EW              odhodit kartu
    .mine =
    Na obrázku: S start, ? cíl, ★ zlato, ● kámen, ▓ zasypáno. Světlé cesty
    jsou spojené se startem, šedé jsou odříznuté.
say-help-saboteur-2 =
    place NES 3,-1 turned        vyložit kartu cesty (turned: vzhůru nohama)
    break lantern 2              rozbít lucernu hráči číslo 2
    repair cart 0                opravit vozík hráči číslo 0
    rockfall 4,1                 odstranit kartu na poli 4,1
    map 8,2                      podívat se na cíl 8,2
    pass NS                      odhodit kartu, nejvýš tři za tah
    enough                       už neodhazovat a dobrat
    shed lantern                 odhodit dvě karty a opravit si lucernu
    shed trapped                 odhodit dvě karty a dostat se z vězení
    swap-hand 3                  vyměnit si karty s hráčem číslo 3; stejně se
                                 píše inspection, swap-hats, trapped,
                                 free-at-last a hands-off
    steal 3, leave               ukrást nuget hráči číslo 3, nebo nic
    .mine =
    Na obrázku: S start, ? cíl, ★ zlato, ● kámen, ▓ zasypáno. Světlé cesty
    jsou spojené se startem, šedé jsou odříznuté.
    B a G jsou modré a zelené dveře, ≡ je žebřík, ◆ krystal.
say-number = Tahy mají čísla od 1 do { $most }. Tah { $got } tu není.
say-unknown = Nerozumím „{ $got }“. Napiš číslo od 1 do { $most } nebo help.
say-legal = To zahrát můžeš.
say-why-what = Napiš i tah, třeba: why place NES 3,-1
say-refused = { $reason } ({ $rules })
say-refused-bare = { $reason }
say-rule = { $id }: { $text }
say-rule-unknown = Pravidlo „{ $got }“ neexistuje. Pravidla se píšou takhle: { $example }.
say-rule-what = Napiš i pravidlo, třeba: rules { $example }
say-save-what = Napiš i soubor, třeba: save game.txt
say-saved = Hra je uložená v souboru { $file }.
say-saved-part = Rozehraná hra je uložená v souboru { $file }.
say-save-ask = Uložit rozehranou hru? Napiš název souboru. Jen Enter: odejít bez uložení.
say-save-again = Napiš jiný název souboru. Jen Enter: pokračovat bez uložení.
say-goodbye = Ahoj příště!

## Replay

replay-step = Krok { $step }, celkem { $last }
replay-deal = Karty jsou rozdané.
replay-move = { $name }: { $move }
replay-mine-goes-on = Důl pokračuje i za okrajem obrázku.
replay-ask = Enter: dál, b: zpátky, číslo: skok na krok, q: konec
replay-number = Kroky mají čísla od 0 do { $last }. Krok { $got } tu není.
replay-line = Chyba je v souboru { $file } na řádku { $line }.
replay-in-file = Chyba je v souboru { $file }.
replay-at-move = Chyba je v souboru { $file } u tahu { $move }.
