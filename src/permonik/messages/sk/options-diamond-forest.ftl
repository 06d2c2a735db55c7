# Vlastný les, jeho skaly a raráškova kocka; a prečo sa v takom lese hrať nedá.

choice-board-own = vlastný
    .meaning = Les presne podľa teba.
forest-own = Vlastný les
forest-own-shape = Tvar
forest-own-rectangle = obdĺžnik
forest-own-cross = kríž
forest-own-columns = Na šírku
forest-own-rows = Na výšku
forest-own-grid = Tvar lesa
forest-own-hint = Ťuknutím sa pole zmení: dielik, vstup do lesa, alebo nič.
forest-own-cell = { $what ->
    [tile] Stĺpec { $column }, rad { $row }: dielik
    [entrance] Stĺpec { $column }, rad { $row }: vstup do lesa
   *[none] Stĺpec { $column }, rad { $row }: nič
}
forest-own-tiles = Dieliky
forest-own-path = cesty
forest-own-imp = raráškovia
forest-own-rock = skaly
forest-own-bog = bažiny
forest-own-gallery = štôlne
forest-own-fire = ohne
forest-own-spider = pavúk
forest-own-sum = { $fits ->
    [yes] Dielikov: { $tiles }, polí: { $places }. To sedí!
    [few] Dielikov: { $tiles }, polí: { $places }. Pridaj ešte { $difference }.
   *[many] Dielikov: { $tiles }, polí: { $places }. Uber { $difference }.
}
forest-own-suggest = Navrhnúť dieliky
forest-own-use = Hrať v tomto lese
forest-rock-number = Skala č. { $number }
forest-face-number = Strana { $number } raráškovej kocky
forest-face-trade = výmena miest
forest-face-look = tajný pohľad
forest-face-whisk = let s raráškom
forest-face-shuffle = miešanie lesa
forest-as-in-the-box = Ako v škatuli

error-wrong-option-no-board = Toto nie je les. Vyber niektorý zo zoznamu alebo si postav vlastný.
error-wrong-option-no-tiles = Do lesa patria dieliky: cesty, raráškovia, skaly, diamanty.
error-wrong-option-too-large = Les je priveľký: môže mať najviac { $most } dielikov na šírku a { $most } na výšku.
error-wrong-option-apart = Les sa rozpadá na kusy. Všetky polia sa musia dotýkať stranou.
error-wrong-option-entrance-inside = Vstup do lesa musí ležať na kraji, nie uprostred.
error-wrong-option-entrances = Vstupov do lesa: { $entrances }. Každý hráč potrebuje svoj, teda najmenej { $least }, a v škatuli sú { $most }.
error-wrong-option-places = Dielikov: { $tiles }, polí: { $places }. Dielikov musí byť toľko, koľko je polí.
error-wrong-option-too-many = { $kind ->
    [path] Priveľa ciest: v škatuli ich je { $most }.
    [imp] Priveľa raráškov: v škatuli ich je { $most }.
    [rock] Priveľa skál: v škatuli ich je { $most }.
    [bog] Priveľa bažín: v škatuli ich je { $most }.
    [gallery] Priveľa štôlní: v škatuli ich je { $most }.
    [fire] Priveľa ohňov: v škatuli sú { $most }.
   *[spider] Priveľa pavúkov: v škatuli je { $most }.
}
error-wrong-option-colour-twice = Z každej farby je len jeden diamant.
error-wrong-option-diamonds = V lese musia byť diamanty rôznych farieb, najmenej { $least }.
error-wrong-option-spider = Pavúk by mohol takýto les rozdeliť na dve časti. Vynechaj ho alebo les rozšír.
error-wrong-option-rock-values = Skaly majú desať hodnôt, každú od 1 do 6.
error-wrong-option-die-faces = Raráškova kocka má šesť strán a na každej jedno zo štyroch kúziel.
