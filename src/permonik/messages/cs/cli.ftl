cli-help = Permoník: trpasličí deskové hry pro kamarády, boty i badatele.

    Příklad: permonik play saboteur
cli-version = Permoník { $version }, jádro { $build }, Python { $python }
cli-version-help = Vypíše verzi a to, zda je herní jádro zkompilované.
cli-compiled = zkompilované
cli-interpreted = interpretované (asi dvacetkrát pomalejší; pomůže mít při instalaci překladač jazyka C)
cli-json-help = Na standardní výstup vypíše JSON a nic jiného.
cli-not-finite = má to být obyčejné číslo, ne { $got }
cli-option-help = Volba pravidel hry; můžeš ji zadat i víckrát. Názvy: { $names }. Vysvětlí je „permonik games“.
cli-option-wrong = Volba pravidel se píše NAME=VALUE, třeba rounds=1, ne „{ $got }“.
cli-seed-help = Stejné semínko dá stejné hry.
cli-decimal-mark = ,
cli-percent = { $number } %
cli-budget-help = Kolik iterací smí prohledávající bot věnovat jednomu rozhodnutí; bez toho platí počet, který má jeho úroveň.

cli-games-help = Vypíše hry, počty hráčů a volby pravidel.

    Příklad: permonik games --json
cli-games-title = { $most ->
    [one] { $id }: { $title }, { $least } až { $most } hráč
    [few] { $id }: { $title }, { $least } až { $most } hráči
    [many] { $id }: { $title }, { $least } až { $most } hráče
   *[other] { $id }: { $title }, { $least } až { $most } hráčů
}
cli-games-option = volba
cli-games-values = hodnoty
cli-games-default = výchozí
cli-games-meaning = význam
cli-games-bots = bot
cli-games-does = co dělá
cli-games-seat = místo
cli-games-own = vlastní
cli-games-reconstructed = Dopočítané, ne z krabice: { $tables }. Kdo má hru doma, může tyto tabulky opravit.

cli-rules-help = Vypíše očíslovaná pravidla: všechna, jeden seznam (BA, EX, LM, DC, FO), nebo jediné pravidlo.

    Příklad: permonik rules BA-053
cli-rules-coverage-help = Vypíše, která pravidla mají test, který při posledním ./test prošel; u jednoho pravidla jeho testy.
cli-rules-chapter = { $chapter }
cli-rules-line = { "  " }{ $id }  { $text }
cli-rules-unknown = Pravidlo „{ $got }“ neexistuje. Zadej seznam ({ $lists }) nebo pravidlo, třeba BA-053.
cli-coverage-missing = Není tu žádný záznam o testech. Nejdřív spusť ./test.
cli-coverage-stale = Zdrojové kódy nebo testy se od posledních testů změnily. Spusť znovu ./test.
cli-coverage-rule = { $id } dokládají testy:
cli-coverage-test = { "  " }{ $test }
cli-coverage-no-test = { $id } nedokládá žádný test.
cli-coverage-line = { $covered ->
    [one] { $list }: testem je doloženo { $covered } z celkem { $total } pravidel.
    [few] { $list }: testem jsou doložena { $covered } z celkem { $total } pravidel.
    [many] { $list }: testem je doloženo { $covered } z celkem { $total } pravidel.
   *[other] { $list }: testem je doloženo { $covered } z celkem { $total } pravidel.
}

cli-bench-help = Změří v procesorovém čase, jak rychle jádro hraje.

    Příklad: permonik bench saboteur --json
cli-bench-running = Měří se { $game }…
cli-bench-report = { $compiled ->
    [true] { $game } (jádro je zkompilované)
   *[false] { $game } (jádro je interpretované)
}
    { "  " }náhodné hry za sekundu přímo v jádře: { $playouts_per_s }
    { "  " }jeden tah: { $us_per_step } µs přímo v jádře, { $api_us_per_step } µs z Pythonu
    { "  " }kopie stavu: { $clone_us } µs, další domyšlený stav: { $imagine_us } µs

cli-simulate-help = Nechá boty odehrát spoustu her a spočítá výsledky.

    BOTS je jeden bot pro všechny, jeden pro každé místo, nebo jeden pro každou roli.

    Příklady:

    permonik simulate saboteur --seats 5 --games 2000 --bots apprentice

    permonik simulate saboteur --bots miner=apprentice,saboteur=random --json
cli-simulate-seats = Počet hráčů. Výchozí je pět, nebo tolik, kolik jich hra nejvýš dovolí.
cli-simulate-games = Kolik her se odehraje.
cli-simulate-bots = Kdo hraje: jeden bot, seznam podle míst, nebo seznam podle rolí. Co která úroveň dělá, řekne „permonik games“.
cli-simulate-workers = Kolik poběží procesů; na výsledek to nemá vliv. Výchozí je jeden na každé jádro procesoru.
cli-simulate-progress = Hraje se
cli-simulate-rate = { $rate } her/s
cli-simulate-stopped = Přerušeno. Odehrané hry: { $games } z celkem { $of }; výsledky jsou jen z nich.
cli-simulate-summary = Hry: { $games }, kola: { $rounds }, tahy: { $steps }, čas: { $seconds } s
cli-simulate-who = kdo
cli-simulate-won = { $unit ->
    [game] vyhrané hry
   *[round] vyhraná kola
}
cli-simulate-interval = 95% interval
cli-simulate-score = { $unit ->
    [game] skóre za hru
   *[round] skóre za kolo
}
cli-simulate-lengths = Tahů v kole: průměr { $mean }, medián { $median }, nejméně { $least }, nejvíce { $most }.
cli-simulate-scores = Průměrné skóre na konci hry podle míst: { $means }

cli-analyse-help = Ohlédne se za zaznamenanou hrou: kdo mohl kdy vyhrát, kdo koho podezíral a na kterých rozhodnutích záleželo.

    Každá pozice se mnohokrát dohraje do konce kola, se všemi kartami tak, jak byly, a se zbytkem balíčku znovu zamíchaným. Stejné semínko dává stejný výsledek.

    Příklady:

    permonik analyse game.txt

    permonik analyse game.txt --svg krivky.svg --language cs

    permonik analyse game.txt --json
cli-analyse-seed = Se stejným semínkem se každá pozice dohraje stejně: stejný záznam, stejná čísla.
cli-analyse-svg = Křivky zapíše jako obrázek do tohoto souboru.
cli-analyse-progress = Ohlížím se
cli-analyse-rate = { $rate } kroků/s
cli-analyse-stopped = Přerušeno. Hotové kroky: { $games }, celkem { $of }. Nic se neukáže: půlka by mátla.
cli-language-help = Jazyk textu. Bez něj ten, kterým mluví tenhle počítač, pokud je na výběr.

cli-story-help = Převypráví zaznamenanou hru: kdo co vyložil, kdo se přetvařoval a kde se to zlomilo.

    Všechno vychází ze záznamu a z jeho rozboru, nic není vymyšlené.

    Příklady:

    permonik story game.txt

    permonik story game.txt --language cs -o pribeh.html
cli-story-output = Zapíše vyprávění do tohoto souboru: jako stránku s obrázky, když název končí na .html, jinak jako text.
cli-story-written = Vyprávění najdeš tady: { $file }.

cli-arena-help = Zjistí, který bot je silnější a o kolik.

    Každé rozdání se hraje několikrát: s každým botem na všech místech, s jedním botem mezi ostatními na místě, které se střídá, a s jedním botem na všech místech jedné role. Rozdíl je pak zásluha bota.

    BOTS jsou dva nebo víc; master:500 je mistr, který smí na jedno rozhodnutí použít 500 iterací. Kde činy prozrazují role, master-blind z nich nic nevyvozuje a master-frozen počítá s tím, že jeho vlastní činy nic neprozradí.

    Příklady:

    permonik arena saboteur --seats 5 --bots master,apprentice --rounds 1000

    permonik arena diamond-forest --bots master,journeyman,apprentice --json
cli-arena-bots = Kdo se porovnává, každý s každým. Co která úroveň dělá, řekne „permonik games“.
cli-arena-rounds = Kolik rozdání; hra bez kol se hraje celá.
cli-arena-roles = Zda vyměnit i všechna místa jedné role, když hra role má.
cli-arena-progress = Hraje se
cli-arena-rate = { $rate } rozdání/s
cli-arena-stopped = Přerušeno. Odehraná rozdání: { $games } z celkem { $of }; výsledky jsou jen z nich.
cli-arena-summary = { $unit ->
    [game] Hry: { $rounds }, každá hraná několika způsoby, čas: { $seconds } s
   *[round] Kola: { $rounds }, každé hrané několika způsoby, čas: { $seconds } s
}
cli-arena-bot = bot
cli-arena-rating = hodnocení
cli-arena-all = na všech místech
cli-arena-side = strana
cli-arena-where = kde
cli-arena-wins = výhry
cli-arena-usual = jinak
cli-arena-gain = zisk
cli-arena-points = body
cli-arena-among = sám, ostatní: { $others }
cli-arena-against = { $role }, proti: { $others }
cli-arena-meaning = „Jinak“ říká, jak často na stejných místech při stejném rozdání vyhrává druhý bot. Zisk je v procentních bodech, body jsou ty, které počítá hra.

side-miners = zlatokopové
side-blue = modří zlatokopové
side-green = zelení zlatokopové
side-boss = šéf
side-profiteer = spekulant
side-saboteurs = sabotéři
side-blue-clan = modrý klan
side-yellow-clan = žlutý klan
side-selfish = sobečtí trpaslíci
side-nobody = nikdo
