# What the page says aloud to children who cannot read yet: short, without places or numbers of tiles. It speaks to the one whose turn it is; $seat, $name and
# the other arguments as in events.ftl.

speak-button = Hlas

speak-turn = { $seat ->
    [you] Si na ťahu!
   *[other] Na ťahu je { $name }.
}
speak-start = Ťukni na vstup do lesa, kde chceš začať.
speak-choose = Ťukni na dielik vedľa svojho trpaslíka.
speak-go-on = Cesta! Môžeš ísť ďalej, alebo tu ostať.
speak-decide = Chceš vstúpiť, alebo sa vrátiť?
speak-roll = Ťukni na kocku!
speak-elsewhere = Tam nie. Ťukni na dielik, ktorý svieti!

speak-tile-path = Cesta!
speak-tile-imp = Rarášok! Čože má za lubom?
speak-tile-bog = Bažina! Čľup, čľup.
speak-tile-gallery = Štôlňa!
speak-tile-entrance = Vstup do lesa!
speak-tile-fire = Oheň! Ten ale pekne hreje.
speak-tile-diamond-red = Červený diamant!
speak-tile-diamond-blue = Modrý diamant!
speak-tile-diamond-green = Zelený diamant!
speak-tile-diamond-yellow = Žltý diamant!
speak-tile-rock-1 = Skala s jednotkou!
speak-tile-rock-2 = Skala s dvojkou!
speak-tile-rock-3 = Skala s trojkou!
speak-tile-rock-4 = Skala so štvorkou!
speak-tile-rock-5 = Skala s päťkou!
speak-tile-rock-6 = Skala so šestkou!
speak-tile-spider = Pavúk! Tadiaľto nikto neprejde.

speak-lit = Oheň rozsvietil les!
speak-took = { $colour ->
    [red] Hurá, červený diamant!
    [blue] Hurá, modrý diamant!
    [green] Hurá, zelený diamant!
   *[yellow] Hurá, žltý diamant!
}

speak-rolled = { $pips ->
    [1] Jednotka!
    [2] Dvojka!
    [3] Trojka!
    [4] Štvorka!
    [5] Päťka!
   *[6] Šestka!
}
speak-bog = Hoď dvakrát. Druhé číslo nesmie byť menšie!
speak-climbed = { $earned ->
    [yes] Hurá, skala je za tebou! Dostávaš žetón.
   *[no] Hurá, skala je za tebou!
}
speak-pay = { $tokens ->
    [1] Chýba jeden bod. Chceš zaplatiť žetón?
    [2] Chýbajú dva body. Chceš zaplatiť dva žetóny?
   *[3] Chýbajú tri body. Chceš zaplatiť tri žetóny?
}
speak-crossed = A si z bažiny vonku!
speak-stuck = Ojoj, nejde to! Nevadí, nabudúce to skúsiš znova.

speak-gallery = Ťukni na inú štôlňu, alebo tu ostaň.
speak-travelled = Šup, a si na druhej strane!

speak-trick-trade = Rarášok si vymyslel výmenu miest. Ťukni na iného trpaslíka!
speak-trick-look = Rarášok ti ukáže tajomstvo. Ťukni na tmavý dielik!
speak-trick-whisk = Rarášok ťa schmatol a vzlietol!
speak-trick-shuffle = Rarášok si vymyslel miešanie lesa!
speak-foiled = Tentoraz sa nič nestalo. Rarášok sa len zachichotal.
speak-eyes = Ostatní, zatvorte oči!
speak-whisk = Ťukni na tmavý dielik: tam rarášok poletí.
speak-propose = Súhlasíte všetci s týmto dielikom?
speak-swap = Prehoď dva tmavé dieliky, ktoré ležia vedľa seba!

speak-got-home = { $seat ->
    [you] Všetky diamanty sú doma. Máš vyhrané!
   *[other] { $name } má všetky diamanty doma a vyhráva!
}
speak-over = To bola hra! Zahráme si ešte raz?
