# Diamond Forest in the browser.

forest-board = Les
forest-dark = tmavý dielik
forest-remembered = tma; predtým { $tile }
forest-cell = { $x },{ $y }: { $tile }{ $standing ->
    [yes] { $stuck ->
        [yes] ; { $names } (uväznená figúrka)
       *[no] ; { $names }
    }
   *[no] {""}
}
forest-bag = { $stuck ->
    [yes] Uväznená figúrka.
   *[no] {""}
} { $some ->
    [yes] Vo vrecúšku: { $diamonds }.
   *[no] Vrecúško je prázdne.
} { $tokens ->
    [0] {""}
    [one] { $tokens } žetón vybavenia.
    [few] { $tokens } žetóny vybavenia.
    [many] { $tokens } žetónu vybavenia.
   *[other] { $tokens } žetónov vybavenia.
}
forest-diamonds = { $count ->
    [one] { $count } diamant
    [few] { $count } diamanty
    [many] { $count } diamantu
   *[other] { $count } diamantov
}
forest-won = { $name } je doma so všetkými diamantmi!
forest-nobody-home = So všetkými diamantmi sa domov nevrátil nikto.
forest-notes = Značky na tmavé dieliky
forest-note = Značka: { $tile }

forest-ask-starting = Vyber si, kadiaľ vojdeš do lesa.
forest-ask-choosing = Ťukni na svietiaci dielik vedľa svojho trpaslíka.
forest-ask-deciding = Vstúpiš, alebo sa vrátiš?
forest-ask-spider = Pavúk! Tadiaľto nikto neprejde.
forest-ask-rolling = Hoď kockou!
forest-ask-paying = Zaplatíš žetónmi, alebo ostaneš pod skalou?
forest-ask-travelling = Prejdeš do inej štôlne, alebo ostaneš tu?
forest-ask-trading = S kým si vymeníš miesto?
forest-ask-looking = Vyber tmavý dielik, na ktorý sa tajne pozrieš.
forest-ask-whisking = Kam má rarášok s trpaslíkom letieť? Vyber tmavý dielik.
forest-pointing = Kam rarášok poletí, vyberá { $name }. Ostatní môžu ukazovať: stačí ťuknúť na tmavý dielik.
forest-point = Ukázať na dielik { $x },{ $y }
forest-ask-voting = Hlasuj tajne: kam má rarášok letieť? Vyber tmavý dielik.
forest-ask-proposing = Kam má rarášok letieť? Navrhni ostatným tmavý dielik.
forest-ask-agreeing = Súhlasíš, alebo vieš o lepšom dieliku?
forest-ask-shuffling = Vyber dva tmavé dieliky vedľa seba: prehodia sa.
forest-ask-second = A teraz dielik vedľa neho.
forest-ask-noting = Polož značku na tmavý dielik.

forest-trick-trade = Výmena miest!
forest-trick-look = Tajný pohľad!
forest-trick-whisk = Let s raráškom!
forest-trick-shuffle = Miešanie lesa!

forest-peek-title = Pozerá sa len { $name }
forest-peek-hint = Všetci ostatní sa pozerajú inam.
forest-peek-open = Otočiť dielik
forest-peek-done = Zase zakryť

choice-board-light = malý, 6 × 6
    .meaning = Malý les na začiatok: tri diamanty, žiadny oheň a žiadny pavúk.
choice-board-rectangle = dlhý, 9 × 4
    .meaning = Rovnaké dieliky ako v malom lese, ale v dlhom pruhu.
choice-board-cross = kríž
    .meaning = Štyri ramená, štyri diamanty.
choice-board-7x7 = stredný, 7 × 7
    .meaning = Štyri diamanty a jeden oheň.
choice-board-8x8 = väčší, 8 × 8
    .meaning = Skoro všetky dieliky, s jedným ohňom.
choice-board-full = veľký, 9 × 9
    .meaning = Všetkých 81 dielikov, dva ohne aj pavúk.
choice-memory-aid-none = žiadna
    .meaning = Čo je zase v tme, to si musí každý pamätať.
choice-memory-aid-notes = značky
    .meaning = Na tmavé dieliky si môžeš dávať obrázky. Keď sa dieliky prehodia, obrázky ostanú, kde sú.
choice-memory-aid-fading = na chvíľu
    .meaning = Dielik, ktorý videli všetci, ešte dve kolá presvitá tmou.
choice-memory-aid-full = všetko
    .meaning = Každý dielik, ktorý raz uvidíš, ti presvitá tmou až do konca.
choice-whisk-by-spokesperson = ďalší hráč
    .meaning = Vyberá ten, kto je na rade ako ďalší. Ostatní môžu radiť.
choice-whisk-by-vote = tajné hlasovanie
    .meaning = Všetci ostatní tajne hlasujú.
choice-whisk-by-unanimous = spoločne
    .meaning = Ostatní navrhujú dieliky, kým sa všetci nezhodnú.
choice-max-rounds-0 = bez obmedzenia
    .meaning = Hrá sa, kým nie je niekto doma so všetkými diamantmi.
