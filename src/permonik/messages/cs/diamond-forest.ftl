# Diamond Forest: tiles, what happened, what may be done, why not, what can be chosen. Arguments as in events.ftl; $tile is the name of a tile.

card-path = cesta
    .title = cesta
    .meaning = Můžeš jít hned dál.
card-imp = rarášek
    .title = rarášek
    .meaning = Hoď raráškovou kostkou: rarášek provede jedno ze čtyř kouzel.
card-bog = bažina
    .title = bažina
    .meaning = Hoď dvakrát: druhé číslo nesmí být menší než první, jinak je tvůj trpaslík uvězněný.
card-gallery = štola
    .title = štola
    .meaning = Zůstává odkrytá a vede do všech ostatních odkrytých štol.
card-entrance = vstup do lesa
    .title = vstup do lesa
    .meaning = Tady začínáš a sem přineseš diamanty.
card-fire = oheň
    .title = oheň
    .meaning = Osvětlí dílky kolem sebe až do konce hry.
card-diamond-red = červený diamant
    .title = červený diamant
    .meaning = Vezmi si červený diamant, pokud ho ještě nemáš.
card-diamond-blue = modrý diamant
    .title = modrý diamant
    .meaning = Vezmi si modrý diamant, pokud ho ještě nemáš.
card-diamond-green = zelený diamant
    .title = zelený diamant
    .meaning = Vezmi si zelený diamant, pokud ho ještě nemáš.
card-diamond-yellow = žlutý diamant
    .title = žlutý diamant
    .meaning = Vezmi si žlutý diamant, pokud ho ještě nemáš.
card-rock-1 = skála 1
    .title = skála 1
    .meaning = Hoď aspoň 1: přelezeš ji a dostaneš žeton vybavení.
card-rock-2 = skála 2
    .title = skála 2
    .meaning = Hoď aspoň 2: přelezeš ji a dostaneš žeton vybavení.
card-rock-3 = skála 3
    .title = skála 3
    .meaning = Hoď aspoň 3: přelezeš ji a dostaneš žeton vybavení.
card-rock-4 = skála 4
    .title = skála 4
    .meaning = Hoď aspoň 4: přelezeš ji a dostaneš žeton vybavení.
card-rock-5 = skála 5
    .title = skála 5
    .meaning = Hoď aspoň 5: přelezeš ji a dostaneš žeton vybavení.
card-rock-6 = skála 6
    .title = skála 6
    .meaning = Hoď 6: přelezeš ji a dostaneš žeton vybavení.
card-spider = pavouk
    .title = pavouk
    .meaning = Tudy nikdo neprojde. Tvůj tah končí.

side-dwarfs = trpaslíci
role-dwarf = trpaslík
    .line = Jsi trpaslík.
    .task = Najdi diamant každé barvy a přines je ke vstupu do lesa.

event-forest-laid = { $first ->
    [you] V lese je tma. Začínáš ty.
   *[other] V lese je tma. Začíná { $firstName }.
}
event-started = { $seat ->
    [you] Začínáš u vstupu { $x },{ $y }.
   *[other] { $name } začíná u vstupu { $x },{ $y }.
}
    .seen = { $seat ->
        [you] Začínáš u vstupu do lesa.
       *[other] { $name } začíná u vstupu do lesa.
    }
event-turn = { $seat ->
    [you] Jsi na tahu.
   *[other] Na tahu je { $name }.
}
event-shown = { $seat ->
    [you] Odkrýváš dílek { $x },{ $y }: { $tile }.
   *[other] { $name } odkrývá dílek { $x },{ $y }: { $tile }.
}
    .seen = { $seat ->
        [you] Odkrýváš dílek: { $tile }.
       *[other] { $name } odkrývá dílek: { $tile }.
    }
event-covered = Dílek { $x },{ $y } zase zmizel ve tmě.
    .seen = Dílek zase zmizel ve tmě.
event-entered = { $seat ->
    [you] Vstupuješ na dílek { $x },{ $y }: { $tile }.
   *[other] { $name } vstupuje na dílek { $x },{ $y }: { $tile }.
}
    .seen = { $seat ->
        [you] Vstupuješ na dílek: { $tile }.
       *[other] { $name } vstupuje na dílek: { $tile }.
    }
event-took = { $seat ->
    [you] { $colour ->
        [red] Bereš si červený diamant!
        [blue] Bereš si modrý diamant!
        [green] Bereš si zelený diamant!
       *[yellow] Bereš si žlutý diamant!
    }
   *[other] { $colour ->
        [red] { $name } si bere červený diamant!
        [blue] { $name } si bere modrý diamant!
        [green] { $name } si bere zelený diamant!
       *[yellow] { $name } si bere žlutý diamant!
    }
}
event-lit = Oheň osvětlil dílek { $x },{ $y }: { $tile }.
    .seen = Oheň osvětlil dílek: { $tile }.
event-rolled = { $seat ->
    [you] { $pips ->
        [1] Padla ti jednička.
        [2] Padla ti dvojka.
        [3] Padla ti trojka.
        [4] Padla ti čtyřka.
        [5] Padla ti pětka.
       *[6] Padla ti šestka.
    }
   *[other] { $pips ->
        [1] { $name } hází: jednička.
        [2] { $name } hází: dvojka.
        [3] { $name } hází: trojka.
        [4] { $name } hází: čtyřka.
        [5] { $name } hází: pětka.
       *[6] { $name } hází: šestka.
    }
}
event-climbed = { $seat ->
    [you] { $earned ->
        [yes] Přelézáš skálu a získáváš žeton vybavení!
       *[no] Přelézáš skálu.
    }
   *[other] { $earned ->
        [yes] { $name } přelézá skálu a získává žeton vybavení!
       *[no] { $name } přelézá skálu.
    }
}
event-crossed = { $seat ->
    [you] Bažina tě pustila dál.
   *[other] { $name } se dostává z bažiny.
}
event-paid-tokens = { $seat ->
    [you] { $tokens ->
        [one] Platíš { $tokens } žeton a přelézáš skálu.
        [few] Platíš { $tokens } žetony a přelézáš skálu.
        [many] Platíš { $tokens } žetonu a přelézáš skálu.
       *[other] Platíš { $tokens } žetonů a přelézáš skálu.
    }
   *[other] { $tokens ->
        [one] { $name } platí { $tokens } žeton a přelézá skálu.
        [few] { $name } platí { $tokens } žetony a přelézá skálu.
        [many] { $name } platí { $tokens } žetonu a přelézá skálu.
       *[other] { $name } platí { $tokens } žetonů a přelézá skálu.
    }
}
event-stuck = { $seat ->
    [you] Teď nemůžeš dál. V příštím tahu to zkusíš znovu.
   *[other] { $name } teď nemůže dál.
}
event-tricked = { $trick ->
    [trade] { $seat ->
        [you] Rarášek si vymyslel výměnu míst. Vyber si, s kým.
       *[other] Rarášek si vymyslel výměnu míst: vybírá { $name }.
    }
    [look] { $seat ->
        [you] Rarášek ti dovolil tajně se podívat na jeden dílek.
       *[other] Rarášek dovolil jeden tajný pohled: dívá se { $name }.
    }
    [whisk] { $seat ->
        [you] Rarášek tě popadl a vzlétl!
       *[other] { $name } odlétá s raráškem!
    }
   *[shuffle] Rarášek si vymyslel míchání lesa: ostatní prohazují dílky.
}
event-traded = { $on ->
    [you] { $name } si s tebou vyměňuje místo.
   *[other] { $seat ->
        [you] Ty a { $onName } si vyměňujete místa.
       *[other] { $name } a { $onName } si vyměňují místa.
    }
}
event-peeked = { $seat ->
    [you] Tajně se díváš na dílek { $x },{ $y }: { $tile }.
   *[other] { $known ->
        [yes] { $name } se tajně dívá na dílek { $x },{ $y }: { $tile }.
       *[no] { $name } se tajně dívá na dílek { $x },{ $y }.
    }
}
    .seen = { $seat ->
        [you] Tajně se díváš na dílek: { $tile }.
       *[other] { $known ->
            [yes] { $name } se tajně dívá na dílek: { $tile }.
           *[no] { $name } se tajně dívá na dílek.
        }
    }
event-declined = { $seat ->
    [you] Nikam se nedíváš.
   *[other] { $name } se nikam nedívá.
}
event-proposed = { $seat ->
    [you] Navrhuješ dílek { $x },{ $y }.
   *[other] { $name } navrhuje dílek { $x },{ $y }.
}
    .seen = { $seat ->
        [you] Navrhuješ dílek.
       *[other] { $name } navrhuje dílek.
    }
event-agreed = { $seat ->
    [you] Souhlasíš.
   *[other] { $name } souhlasí.
}
event-called-vote = { $seat ->
    [you] Necháváš hlasovat.
   *[other] { $name } nechává hlasovat.
}
event-voted = { $seat ->
    [you] Hlasuješ pro dílek { $x },{ $y }.
   *[other] { $known ->
        [yes] { $name } hlasuje pro dílek { $x },{ $y }.
       *[no] { $name } tajně hlasuje.
    }
}
    .seen = { $seat ->
        [you] Tajně hlasuješ.
       *[other] { $known ->
            [yes] { $name } tajně hlasuje.
           *[no] { $name } tajně hlasuje.
        }
    }
event-whisked = { $seat ->
    [you] Rarášek tě přenesl z dílku { $x },{ $y } na dílek { $to_x },{ $to_y }.
   *[other] { $name } letí s raráškem z dílku { $x },{ $y } na dílek { $to_x },{ $to_y }.
}
    .seen = { $seat ->
        [you] Rarášek tě přenesl na jiný dílek.
       *[other] { $name } letí s raráškem na jiný dílek.
    }
event-swapped = { $seat ->
    [you] Prohazuješ dílky { $x },{ $y } a { $to_x },{ $to_y }.
   *[other] { $name } prohazuje dílky { $x },{ $y } a { $to_x },{ $to_y }.
}
    .seen = { $seat ->
        [you] Prohazuješ dva dílky.
       *[other] { $name } prohazuje dva dílky.
    }
event-foiled = { $trick ->
    [trade] Nebylo si s kým vyměnit místo.
    [look] Rarášek neměl co ukázat.
    [whisk] Rarášek neměl kam letět.
   *[shuffle] Nebylo co prohodit.
}
event-travelled = { $seat ->
    [you] Procházíš štolou na dílek { $x },{ $y }.
   *[other] { $name } prochází štolou na dílek { $x },{ $y }.
}
    .seen = { $seat ->
        [you] Procházíš štolou.
       *[other] { $name } prochází štolou.
    }
event-stayed = { $seat ->
    [you] Zůstáváš stát.
   *[other] { $name } zůstává stát.
}
event-got-home = { $seat ->
    [you] { $rank ->
        [1] Všechny diamanty jsou doma. Máš vyhráno!
       *[other] Všechny diamanty jsou doma. Je z toho { $rank }. místo!
    }
   *[other] { $rank ->
        [1] { $name } má všechny diamanty doma a vyhrává!
       *[other] { $name } má všechny diamanty doma. Je z toho { $rank }. místo!
    }
}
event-game-ended = { $somebody_home ->
    [yes] Hra skončila.
   *[no] Poslední kolo skončilo a nikdo nemá všechny diamanty doma.
}
event-diamonds-counted = { $seat ->
    [you] { $count ->
        [one] Máš { $count } diamant.
        [few] Máš { $count } diamanty.
        [many] Máš { $count } diamantu.
       *[other] Máš { $count } diamantů.
    }
   *[other] { $count ->
        [one] { $name } má { $count } diamant.
        [few] { $name } má { $count } diamanty.
        [many] { $name } má { $count } diamantu.
       *[other] { $name } má { $count } diamantů.
    }
}

move-reveal = Odkrýt dílek { $x },{ $y }.
    .short = { $x },{ $y }
move-travel = Projít štolou na dílek { $x },{ $y }.
    .short = { $x },{ $y }
move-look = Tajně se podívat na dílek { $x },{ $y }.
    .short = { $x },{ $y }
move-whisk = Nechat raráška letět na dílek { $x },{ $y }.
    .short = { $x },{ $y }
move-swap = Prohodit dílky { $x },{ $y } a { $to_x },{ $to_y }.
    .short = { $x },{ $y } ⇄ { $to_x },{ $to_y }
move-start = Začít u vstupu { $x },{ $y }.
    .short = { $x },{ $y }
move-trade = Vyměnit si místo: { $name }.
    .short = { $name }
move-enter = Vstoupit na dílek.
    .short = vstoupit
move-retreat = Vrátit se: dílek zase zmizí ve tmě.
    .short = vrátit se
move-roll = Hodit kostkou.
    .short = hodit
move-pay = Zaplatit žetony a přelézt skálu.
    .short = zaplatit
move-refuse = Nechat si žetony a čekat pod skálou.
    .short = nechat si žetony
move-stay = Zůstat v této štole.
    .short = zůstat
move-decline = Nikam se nedívat.
    .short = nedívat se
move-agree = Souhlasit.
    .short = souhlasit
move-vote = Nechat hlasovat.
    .short = hlasovat

refusal-no-tile = Tam žádný dílek není.
refusal-not-beside = Ten dílek není hned vedle tvého trpaslíka. Dílky, které se dotýkají jen rohem, se nepočítají.
refusal-tile-face-up = Ten dílek už je odkrytý. Můžeš na něj vstoupit.
refusal-tile-face-down = Tam je ještě tma. Nejdřív dílek odkryj.
refusal-no-entry = Pavouk k sobě nikoho nepustí.
refusal-must-turn = Odkryj dílek vedle sebe, nebo vstup na nějaký odkrytý.
refusal-own-dwarf = Vyber jiného trpaslíka než svého.
refusal-is-home = { $seat ->
    [you] Tvůj trpaslík už je doma.
   *[other] { $name } už je doma.
}
refusal-same-tile = { $seat ->
    [you] Tam stojíš ty.
   *[other] { $name } stojí na stejném dílku. Vyber někoho jinde.
}
refusal-seen-by-all = Ten dílek je odkrytý: vidí ho všichni.
refusal-not-covered = Rarášek hýbe jen tmavými dílky, na kterých nikdo nestojí.
refusal-entrance-stays = Vstupy do lesa se nikdy nehýbou.
refusal-same-pair = Tentokrát prohoď jiné dva dílky.
refusal-not-neighbours = Prohodit se dají jen dva dílky, které leží vedle sebe.
refusal-no-gallery = Štola vede jen do jiných odkrytých štol.
refusal-no-entrance = Začni u některého vstupu do lesa.
refusal-entrance-taken = Tam už začíná jiný trpaslík.
refusal-enough-proposed = Návrhů už bylo dost. Můžeš souhlasit, nebo nechat hlasovat.
refusal-proposed-already = Ten dílek už je navržený. Můžeš souhlasit.

option-board = Jak velký je les a jaký má tvar.
    .label = Les
option-ranking = Hraje se dál, dokud v lese nezůstane jediný trpaslík.
    .label = Pořadí
option-choose-entrance = Každý si vybere, u kterého vstupu do lesa začne.
    .label = Výběr vstupů
option-memory-aid = Kolik si obrazovka pamatuje z dílků, které jsou zase ve tmě.
    .label = Pomoc s pamětí
option-whisk-by = Jak se ostatní domluví, kam rarášek trpaslíka odnese.
    .label = Let s raráškem
option-rock-values = Hodnoty deseti skal v pořadí, v jakém se přidávají.
    .label = Skály
option-die-faces = Šest stran raráškovy kostky.
    .label = Raráškova kostka
option-max-rounds = Po kolika kolech hra skončí; 0 znamená bez omezení.
    .label = Nejvíc kol
