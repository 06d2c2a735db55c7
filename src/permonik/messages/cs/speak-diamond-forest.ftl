# What the page says aloud to children who cannot read yet: short, without places or numbers of tiles. It speaks to the one whose turn it is; $seat, $name and
# the other arguments as in events.ftl.

speak-button = Hlas

speak-turn = { $seat ->
    [you] Jsi na tahu!
   *[other] Na tahu je { $name }.
}
speak-start = Ťukni na vstup do lesa, kde chceš začít.
speak-choose = Ťukni na dílek vedle svého trpaslíka.
speak-go-on = Cesta! Můžeš jít dál, nebo tady zůstat.
speak-decide = Chceš vstoupit, nebo se vrátit?
speak-roll = Ťukni na kostku!
speak-elsewhere = Tam ne. Ťukni na dílek, který svítí!

speak-tile-path = Cesta!
speak-tile-imp = Rarášek! Copak má za lubem?
speak-tile-bog = Bažina! Čvacht, čvacht.
speak-tile-gallery = Štola!
speak-tile-entrance = Vstup do lesa!
speak-tile-fire = Oheň! Ten ale hezky hřeje.
speak-tile-diamond-red = Červený diamant!
speak-tile-diamond-blue = Modrý diamant!
speak-tile-diamond-green = Zelený diamant!
speak-tile-diamond-yellow = Žlutý diamant!
speak-tile-rock-1 = Skála s jedničkou!
speak-tile-rock-2 = Skála s dvojkou!
speak-tile-rock-3 = Skála s trojkou!
speak-tile-rock-4 = Skála se čtyřkou!
speak-tile-rock-5 = Skála s pětkou!
speak-tile-rock-6 = Skála se šestkou!
speak-tile-spider = Pavouk! Tudy nikdo neprojde.

speak-lit = Oheň rozsvítil les!
speak-took = { $colour ->
    [red] Hurá, červený diamant!
    [blue] Hurá, modrý diamant!
    [green] Hurá, zelený diamant!
   *[yellow] Hurá, žlutý diamant!
}

speak-rolled = { $pips ->
    [1] Jednička!
    [2] Dvojka!
    [3] Trojka!
    [4] Čtyřka!
    [5] Pětka!
   *[6] Šestka!
}
speak-bog = Hoď dvakrát. Druhé číslo nesmí být menší!
speak-climbed = { $earned ->
    [yes] Hurá, skála je za tebou! Dostáváš žeton.
   *[no] Hurá, skála je za tebou!
}
speak-pay = { $tokens ->
    [1] Chybí jeden bod. Chceš zaplatit žeton?
    [2] Chybí dva body. Chceš zaplatit dva žetony?
   *[3] Chybí tři body. Chceš zaplatit tři žetony?
}
speak-crossed = A jsi z bažiny venku!
speak-stuck = Ajaj, nejde to! Nevadí, příště to zkusíš znovu.

speak-gallery = Ťukni na jinou štolu, nebo tady zůstaň.
speak-travelled = Šup, a jsi na druhé straně!

speak-trick-trade = Rarášek si vymyslel výměnu míst. Ťukni na jiného trpaslíka!
speak-trick-look = Rarášek ti ukáže tajemství. Ťukni na tmavý dílek!
speak-trick-whisk = Rarášek tě popadl a vzlétl!
speak-trick-shuffle = Rarášek si vymyslel míchání lesa!
speak-foiled = Tentokrát se nic nestalo. Rarášek se jen zahihňal.
speak-eyes = Ostatní, zavřete oči!
speak-whisk = Ťukni na tmavý dílek: tam rarášek poletí.
speak-propose = Souhlasíte všichni s tímto dílkem?
speak-swap = Prohoď dva tmavé dílky, které leží vedle sebe!

speak-got-home = { $seat ->
    [you] Všechny diamanty jsou doma. Máš vyhráno!
   *[other] { $name } má všechny diamanty doma a vyhrává!
}
speak-over = To byla hra! Zahrajeme si ještě jednou?
