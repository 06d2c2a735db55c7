# Vlastní les, jeho skály a raráškova kostka; a proč se v takovém lese hrát nedá.

choice-board-own = vlastní
    .meaning = Les přesně podle tebe.
forest-own = Vlastní les
forest-own-shape = Tvar
forest-own-rectangle = obdélník
forest-own-cross = kříž
forest-own-columns = Na šířku
forest-own-rows = Na výšku
forest-own-grid = Tvar lesa
forest-own-hint = Ťuknutím se pole změní: dílek, vstup do lesa, nebo nic.
forest-own-cell = { $what ->
    [tile] Sloupec { $column }, řada { $row }: dílek
    [entrance] Sloupec { $column }, řada { $row }: vstup do lesa
   *[none] Sloupec { $column }, řada { $row }: nic
}
forest-own-tiles = Dílky
forest-own-path = cesty
forest-own-imp = rarášci
forest-own-rock = skály
forest-own-bog = bažiny
forest-own-gallery = štoly
forest-own-fire = ohně
forest-own-spider = pavouk
forest-own-sum = { $fits ->
    [yes] Dílků: { $tiles }, polí: { $places }. To sedí!
    [few] Dílků: { $tiles }, polí: { $places }. Přidej ještě { $difference }.
   *[many] Dílků: { $tiles }, polí: { $places }. Uber { $difference }.
}
forest-own-suggest = Navrhnout dílky
forest-own-use = Hrát v tomto lese
forest-rock-number = Skála č. { $number }
forest-face-number = Strana { $number } raráškovy kostky
forest-face-trade = výměna míst
forest-face-look = tajný pohled
forest-face-whisk = let s raráškem
forest-face-shuffle = míchání lesa
forest-as-in-the-box = Jako v krabici

error-wrong-option-no-board = Tohle není les. Vyber některý ze seznamu, nebo si postav vlastní.
error-wrong-option-no-tiles = Do lesa patří dílky: cesty, rarášci, skály, diamanty.
error-wrong-option-too-large = Les je moc velký: může mít nejvýš { $most } dílků na šířku a { $most } na výšku.
error-wrong-option-apart = Les se rozpadá na kusy. Všechna pole se musí dotýkat stranou.
error-wrong-option-entrance-inside = Vstup do lesa musí ležet na kraji, ne uprostřed.
error-wrong-option-entrances = Vstupů do lesa: { $entrances }. Každý hráč potřebuje svůj, tedy nejméně { $least }, a v krabici jsou { $most }.
error-wrong-option-places = Dílků: { $tiles }, polí: { $places }. Dílků musí být stejně jako polí.
error-wrong-option-too-many = { $kind ->
    [path] Moc cest: v krabici jich je { $most }.
    [imp] Moc rarášků: v krabici jich je { $most }.
    [rock] Moc skal: v krabici jich je { $most }.
    [bog] Moc bažin: v krabici jich je { $most }.
    [gallery] Moc štol: v krabici jich je { $most }.
    [fire] Moc ohňů: v krabici jsou { $most }.
   *[spider] Moc pavouků: v krabici je { $most }.
}
error-wrong-option-colour-twice = Od každé barvy je jen jeden diamant.
error-wrong-option-diamonds = V lese musí být diamanty různých barev, nejméně { $least }.
error-wrong-option-spider = Pavouk by mohl takový les rozdělit na dvě části. Vynech ho, nebo les rozšiř.
error-wrong-option-rock-values = Skály mají deset hodnot, každou od 1 do 6.
error-wrong-option-die-faces = Raráškova kostka má šest stran a na každé jedno ze čtyř kouzel.
