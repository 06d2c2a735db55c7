# The terminal: permonik play and permonik replay.

## Help of the commands

play-help =
    Zahraj si v termináli celú hru proti botom.

    Príklad: permonik play saboteur --seats 4 --name Eva --record game.txt

    Baňa je nakreslená znakmi; s --plain ti hra všetko povie vetami, napríklad pre čítačku obrazovky.
    Počas hry napíš help.
play-help-seats = Počet hráčov aj s tebou.
play-help-seed = Číslo, ktoré určí karty: rovnaké číslo rozdá rovnakú hru. Keď chýba, karty sú náhodné.
play-help-bots = Kto hrá za ostatných: jedno meno pre všetkých alebo postupne jedno pre každého hráča, napríklad apprentice,random. Mená, najsilnejší je posledný: { $names }. Keď chýba, hrá ten, ktorý sa k hre hodí. Čo ktorá úroveň robí, povie „permonik games“.
play-help-plain = Len vety: žiadne kreslenie, žiadne farby, nič sa neprekresľuje.
play-help-seat = Tvoje číslo pri stole, počíta sa od 0.
play-help-name = Tvoje meno pri stole.
play-help-record = Zapíše hru do tohto súboru, keď sa skončí alebo keď odídeš.
play-help-pace = Koľko sekúnd bot počká, keď hráš v skutočnom termináli.

replay-help =
    Prejdi si zaznamenanú hru krok za krokom.

    Príklad: permonik replay game.txt --seat 0

    Enter ide ďalej, b ide späť, číslo skočí na daný krok, q končí. Keď nemá kto stláčať klávesy, vypíšu sa všetky
    kroky.
replay-help-seat = Ukáže len to, čo vidí hráč s týmto číslom (od 0). Keď chýba, ukáže sa všetko.
replay-help-plain = Len vety: žiadne kreslenie, žiadne farby, nič sa neprekresľuje.
replay-help-all = Vypíše všetky kroky a skončí.

## Wrong usage

usage-browser = Hru { $game } terminál neukáže. Spusti „permonik serve --lan“: v prehliadači si ju zahráš a otvoríš aj jej záznamy.
usage-seat = Číslo hráča má byť od 0 do { $most }, nie { $got }.
usage-file-taken = Súbor { $file } nie je záznam hry Permoník. Nič sa v ňom nezmení; zvoľ iný súbor.
usage-file = Súbor { $file } sa nedá použiť: { $problem }.
usage-file-large = Súbor { $file } nie je záznam hry: má viac ako { $most } MB, a toľko žiadny záznam nemá.

## The table

table-round = { $round }. kolo, spolu { $rounds }
table-pile = v balíčku: { $count }
table-audience = Karty všetkých hráčov
table-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}
table-gold = zlato { $count }
table-gold-hidden = zlato { $paid }+{ $cards }?
table-broken = rozbité: { $tools }
table-trapped = vo väzení
table-theft = karta krádeže
table-given = { $unseen ->
    [0] karty od teba: { $cards }
   *[other] karty od teba: { $cards }; odhodené: { $unseen }
}
table-news = Od tvojho posledného ťahu
table-thinking = { $name } rozmýšľa…
table-turn = Si na ťahu!
table-asked = Rozhoduješ ty!
table-mine-goes-on = Baňa je väčšia než obrázok. Zvyšok ukáže príkaz mine alebo mine { $x },{ $y }.

## Your hand and what you may do

hand-empty = Nemáš žiadne karty.
hand-cards = Karty v ruke: { $cards }.
hand-letter = { $letter }: { $card }
hand-nothing = žiadne
hand-times = { $card } ×{ $count }
hand-line = { $card }: { $meaning }
hand-ask = Čo zahráš? Napíš číslo, písmeno (ukáže, kam karta pasuje) alebo help.
hand-ask-broken = Nemôžeš kopať (rozbité: { $tools }). Číslo, písmeno alebo help?
hand-ask-turn = Ako má kameň ležať?
hand-ask-keep = Ktorú kartu zlata si necháš?
hand-ask-trapped = Si vo väzení a nemôžeš kopať. Číslo, písmeno alebo help?
hand-ask-pass = { $may ->
    [one] Môžeš odhodiť ešte { $may } kartu. Napíš číslo alebo enough.
    [few] Môžeš odhodiť ešte { $may } karty. Napíš číslo alebo enough.
   *[other] Môžeš odhodiť ešte { $may } kariet. Napíš číslo alebo enough.
}
hand-ask-owed = { $count ->
    [one] Odhoď za to ešte { $count } kartu.
    [few] Odhoď za to { $count } karty.
   *[other] Odhoď za to { $count } kariet.
}
hand-ask-steal = Komu ukradneš nuget?
choice-letters = Čísla ukazujú, kam môže ísť karta „{ $card }“ (↻ = otočená). Jedno napíš.
choice-none = Karta „{ $card }“ sa teraz nedá zahrať. Môžeš ju odhodiť.

move-numbered = { $number }. { $move }

## The mine in sentences

mine-title = Baňa, stĺpec po stĺpci. Prvé číslo poľa rastie na východ, druhé na juh.
mine-start = { $x },{ $y }: štart; cesta na { $sides }.
mine-card = { $x },{ $y }: { $card }{ $turned ->
    [yes] , otočená
   *[no] {""}
}; { $tunnels ->
    [dead] slepá cesta na { $sides }
    [stubs] cesta na { $sides }, zasypaná na { $others }
    [apart] jedna cesta na { $sides }, druhá na { $others }
   *[open] cesta na { $sides }
}{ $lit ->
    [yes] .
   *[no] ; odrezaná od štartu.
}
mine-goal-down = { $x },{ $y }: cieľ, lícom dolu.
mine-goal-seen = { $watched ->
    [yes] { $gold ->
        [yes] { $x },{ $y }: cieľ, lícom dolu; je tam zlato.
       *[no] { $x },{ $y }: cieľ, lícom dolu; je tam kameň.
    }
   *[no] { $gold ->
        [yes] { $x },{ $y }: cieľ, lícom dolu; vieš, že je tam zlato.
       *[no] { $x },{ $y }: cieľ, lícom dolu; vieš, že je tam kameň.
    }
}
mine-goal-up = { $gold ->
    [yes] { $x },{ $y }: cieľ, zlato; cesta na { $sides }.
   *[no] { $x },{ $y }: cieľ, kameň; cesta na { $sides }.
}
mine-figure = { $x },{ $y }: { $lies ->
    [yes] leží tu { $figure }
   *[no] stojí tu { $figure }
}{ $where ->
    [none] .
   *[other] , { $where }.
}
mine-token = { $side ->
    [south] { $x },{ $y }: { $token } na hranici k juhu.
   *[east] { $x },{ $y }: { $token } na hranici k východu.
}

## In sentences

plain-turn = { $turn ->
    [own] Si na ťahu.
   *[other] Na ťahu nie si, ale rozhoduješ ty.
} { $round }; { $pile }.
plain-player = Hráč { $number }: { $name }, { $facts }.
plain-hand-of = { $name }, karty v ruke: { $cards }.

## Rounds and the end

round-title = { $round }. kolo
round-over = { $side ->
    [miners] Cesta k zlatu je hotová: { $round }. kolo vyhrávajú zlatokopi!
    [saboteurs] K zlatu sa nikto nedostal: { $round }. kolo vyhrávajú sabotéri!
    [reached] { $round }. kolo: cesta k zlatu je hotová.
    [unreached] { $round }. kolo: zlato ostáva v zemi.
   *[nobody] K zlatu sa nikto nedostal, a pritom nehral žiadny sabotér. { $round }. kolo nevyhráva nikto.
}
round-share = { $seat ->
    [you] Zlatokopi si delia karty zlata. Začínaš ty.
   *[other] Zlatokopi si delia karty zlata. Začína { $name }.
}
round-role = { $name }: { $role }
round-paid = { $nuggets ->
    [0] {""}
    [one] +{ $nuggets } nuget
    [few] +{ $nuggets } nugety
    [many] +{ $nuggets } nugetu
   *[other] +{ $nuggets } nugetov
}
round-left-over = Zvyšná karta trpaslíka: { $role }
round-why = { $name }: { $why }
round-winners = O poklad sa delia: { $names }.
round-nobody-wins = Poklad nezískava nikto.
press-enter = Stlač Enter a ideme ďalej.
game-over = Koniec hry.
game-won = { $count ->
    [0] Nevyhráva nikto.
    [one] Vyhráva: { $names }
    [few] Vyhrávajú: { $names }
   *[other] Vyhrávajú: { $names }
}
game-winner = { $seat ->
    [you] { $nuggets ->
        [one] Výhra je tvoja! Máš { $nuggets } nuget.
        [few] Výhra je tvoja! Máš { $nuggets } nugety.
        [many] Výhra je tvoja! Máš { $nuggets } nugetu.
       *[other] Výhra je tvoja! Máš { $nuggets } nugetov.
    }
   *[other] { $nuggets ->
        [one] Vyhráva { $name }! Má { $nuggets } nuget.
        [few] Vyhráva { $name }! Má { $nuggets } nugety.
        [many] Vyhráva { $name }! Má { $nuggets } nugetu.
       *[other] Vyhráva { $name }! Má { $nuggets } nugetov.
    }
}
game-winners = { $nuggets ->
    [one] Spoločná výhra: { $names }! Každý má { $nuggets } nuget.
    [few] Spoločná výhra: { $names }! Každý má { $nuggets } nugety.
    [many] Spoločná výhra: { $names }! Každý má { $nuggets } nugetu.
   *[other] Spoločná výhra: { $names }! Každý má { $nuggets } nugetov.
}
game-place = { $nuggets ->
    [one] { $place }. { $name }: { $nuggets } nuget
    [few] { $place }. { $name }: { $nuggets } nugety
    [many] { $place }. { $name }: { $nuggets } nugetu
   *[other] { $place }. { $name }: { $nuggets } nugetov
}
game-again = Tie isté karty ešte raz: permonik play { $arguments }

## Talking to the game

say-help =
    Ťah zadaj jeho číslom alebo slovami takto:
    .commands =
    a, b, c…        kam sa dá zahrať táto karta z ruky
    moves           všetko, čo teraz môžeš urobiť
    hand            tvoje karty a čo znamenajú
    mine            znova baňa; mine 5,-2 ukáže časť okolo tohto poľa
    players         kto čo má a komu sa čo rozbilo
    log             všetko, čo sa doteraz stalo
    why ŤAH         prečo to nemôžem zahrať? Napríklad: why place NES 3,-1
    rules BA-053    jedno pravidlo hry
    save SÚBOR      uložiť doterajšiu hru; v súbore sú tajomstvá všetkých
    quit            odísť
    len Enter       znova tvoj ťah
    .mine =
    Posledný ťah má jasné steny a značku ◉.
say-help-saboteur =
    place NES 3,-1 turned        vyložiť kartu cesty (turned: hore nohami)
    break lantern 2              rozbiť hráčovi 2 lampáš (pickaxe: krompáč)
    repair cart 0                opraviť hráčovi 0 vozík
    rockfall 4,1                 odstrániť kartu na poli 4,1
    map 8,2                      pozrieť sa na cieľ 8,2
    discard dead-EW              odhodiť kartu
    .mine =
    Na obrázku: S štart, ? cieľ, ★ zlato, ● kameň, ▓ zasypané. Jasné cesty
    sú spojené so štartom, sivé sú odrezané.
say-help-saboteur-2 =
    place NES 3,-1 turned        vyložiť kartu cesty (turned: hore nohami)
    break lantern 2              rozbiť hráčovi 2 lampáš (pickaxe: krompáč)
    repair cart 0                opraviť hráčovi 0 vozík
    rockfall 4,1                 odstrániť kartu na poli 4,1
    map 8,2                      pozrieť sa na cieľ 8,2
    pass NS                      odhodiť kartu, najviac tri za ťah
    enough                       už neodhadzovať a dobrať
    shed lantern                 odhodiť dve karty a opraviť si lampáš
    shed trapped                 odhodiť dve karty a dostať sa z väzenia
    swap-hand 3                  vymeniť si karty s hráčom 3; rovnako sa píše
                                 inspection, swap-hats, trapped,
                                 free-at-last a hands-off
    steal 3, leave               ukradnúť nuget hráčovi 3 alebo nič
    .mine =
    Na obrázku: S štart, ? cieľ, ★ zlato, ● kameň, ▓ zasypané. Jasné cesty
    sú spojené so štartom, sivé sú odrezané.
    B a G sú modré a zelené dvere, ≡ je rebrík, ◆ kryštál.
say-number = Ťahy majú čísla 1 až { $most }, nie { $got }.
say-unknown = Neviem, čo je „{ $got }“. Napíš číslo od 1 do { $most } alebo help.
say-legal = To môžeš zahrať.
say-why-what = Napíš aj ťah, napríklad: why place NES 3,-1
say-refused = { $reason } ({ $rules })
say-refused-bare = { $reason }
say-rule = { $id }: { $text }
say-rule-unknown = Pravidlo „{ $got }“ neexistuje. Pravidlo sa píše takto: { $example }.
say-rule-what = Napíš aj pravidlo, napríklad: rules { $example }
say-save-what = Napíš aj kam, napríklad: save game.txt
say-saved = Hra je uložená v súbore { $file }.
say-saved-part = Doterajšia hra je uložená v súbore { $file }.
say-save-ask = Uložiť doterajšiu hru? Napíš názov súboru. Len Enter: odísť bez uloženia.
say-save-again = Napíš iný názov súboru. Len Enter: pokračovať bez uloženia.
say-goodbye = Maj sa!

## Replay

replay-step = Krok { $step }, spolu { $last }
replay-deal = Karty sú rozdané.
replay-move = { $name }: { $move }
replay-mine-goes-on = Baňa je väčšia než tento obrázok.
replay-ask = Enter: ďalej, b: späť, číslo: skok, q: koniec
replay-number = Kroky majú čísla 0 až { $last }, nie { $got }.
replay-line = Chyba je v súbore { $file }, riadok { $line }.
replay-in-file = Chyba je v súbore { $file }.
replay-at-move = Chyba je v súbore { $file }, ťah { $move }.
