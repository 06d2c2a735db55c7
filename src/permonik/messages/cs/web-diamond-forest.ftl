# Diamond Forest in the browser.

forest-board = Les
forest-dark = tmavý dílek
forest-remembered = tma; předtím { $tile }
forest-cell = { $x },{ $y }: { $tile }{ $standing ->
    [yes] { $stuck ->
        [yes] ; { $names } (uvězněná figurka)
       *[no] ; { $names }
    }
   *[no] {""}
}
forest-bag = { $stuck ->
    [yes] Uvězněná figurka.
   *[no] {""}
} { $some ->
    [yes] V pytlíku: { $diamonds }.
   *[no] Pytlík je prázdný.
} { $tokens ->
    [0] {""}
    [one] { $tokens } žeton vybavení.
    [few] { $tokens } žetony vybavení.
    [many] { $tokens } žetonu vybavení.
   *[other] { $tokens } žetonů vybavení.
}
forest-diamonds = { $count ->
    [one] { $count } diamant
    [few] { $count } diamanty
    [many] { $count } diamantu
   *[other] { $count } diamantů
}
forest-won = { $name } je doma se všemi diamanty!
forest-nobody-home = Se všemi diamanty se domů nikdo nevrátil.
forest-notes = Značky na tmavé dílky
forest-note = Značka: { $tile }

forest-ask-starting = Vyber si, kudy vejdeš do lesa.
forest-ask-choosing = Ťukni na svítící dílek vedle svého trpaslíka.
forest-ask-deciding = Vstoupíš, nebo se vrátíš?
forest-ask-spider = Pavouk! Tudy nikdo neprojde.
forest-ask-rolling = Hoď kostkou!
forest-ask-paying = Zaplatíš žetony, nebo zůstaneš pod skálou?
forest-ask-travelling = Projdeš do jiné štoly, nebo zůstaneš tady?
forest-ask-trading = S kým si vyměníš místo?
forest-ask-looking = Vyber tmavý dílek, na který se tajně podíváš.
forest-ask-whisking = Kam má rarášek s trpaslíkem letět? Vyber tmavý dílek.
forest-pointing = Kam rarášek poletí, vybírá { $name }. Ostatní můžou ukazovat: stačí ťuknout na tmavý dílek.
forest-point = Ukázat na dílek { $x },{ $y }
forest-ask-voting = Hlasuj tajně: kam má rarášek letět? Vyber tmavý dílek.
forest-ask-proposing = Kam má rarášek letět? Navrhni ostatním tmavý dílek.
forest-ask-agreeing = Souhlasíš, nebo víš o lepším dílku?
forest-ask-shuffling = Vyber dva tmavé dílky vedle sebe: prohodí se.
forest-ask-second = A teď dílek vedle něj.
forest-ask-noting = Polož značku na tmavý dílek.

forest-trick-trade = Výměna míst!
forest-trick-look = Tajný pohled!
forest-trick-whisk = Let s raráškem!
forest-trick-shuffle = Míchání lesa!

forest-peek-title = Dívá se jen { $name }
forest-peek-hint = Všichni ostatní se dívají jinam.
forest-peek-open = Otočit dílek
forest-peek-done = Zase zakrýt

choice-board-light = malý, 6 × 6
    .meaning = Malý les na začátek: tři diamanty, žádný oheň a žádný pavouk.
choice-board-rectangle = dlouhý, 9 × 4
    .meaning = Stejné dílky jako v malém lese, ale v dlouhém pruhu.
choice-board-cross = kříž
    .meaning = Čtyři ramena, čtyři diamanty.
choice-board-7x7 = střední, 7 × 7
    .meaning = Čtyři diamanty a jeden oheň.
choice-board-8x8 = větší, 8 × 8
    .meaning = Skoro všechny dílky, s jedním ohněm.
choice-board-full = velký, 9 × 9
    .meaning = Všech 81 dílků, dva ohně i pavouk.
choice-memory-aid-none = žádná
    .meaning = Co je zase ve tmě, to si musí každý pamatovat.
choice-memory-aid-notes = značky
    .meaning = Na tmavé dílky si můžeš dávat obrázky. Když se dílky prohodí, obrázky zůstanou, kde jsou.
choice-memory-aid-fading = na chvíli
    .meaning = Dílek, který viděli všichni, ještě dvě kola prosvítá tmou.
choice-memory-aid-full = všechno
    .meaning = Každý dílek, který jednou uvidíš, ti prosvítá tmou až do konce.
choice-whisk-by-spokesperson = další hráč
    .meaning = Vybírá ten, kdo je na řadě jako další. Ostatní můžou radit.
choice-whisk-by-vote = tajné hlasování
    .meaning = Všichni ostatní tajně hlasují.
choice-whisk-by-unanimous = společně
    .meaning = Ostatní navrhují dílky, dokud se všichni neshodnou.
choice-max-rounds-0 = bez omezení
    .meaning = Hraje se, dokud není někdo doma se všemi diamanty.
