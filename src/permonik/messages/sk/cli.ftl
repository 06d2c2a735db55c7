cli-help = Permoník: stolové hry o trpaslíkoch pre kamarátov, botov aj výskumníkov.

    Príklad: permonik play saboteur
cli-version = Permoník { $version }, jadro { $build }, Python { $python }
cli-version-help = Vypíše verziu a povie, či je jadro skompilované.
cli-compiled = skompilované
cli-interpreted = interpretované (asi dvadsaťkrát pomalšie; pri inštalácii by pomohol kompilátor jazyka C)
cli-json-help = Na štandardný výstup vypíše JSON a nič iné.
cli-not-finite = má to byť obyčajné číslo, nie { $got }
cli-option-help = Voliteľné pravidlo hry; dá sa zadať aj viackrát. Názvy: { $names }. Vysvetlí ich „permonik games“.
cli-option-wrong = Voliteľné pravidlo sa píše NAME=VALUE, napríklad rounds=1, nie „{ $got }“.
cli-seed-help = Z rovnakého semienka vyrastú rovnaké hry.
cli-decimal-mark = ,
cli-percent = { $number } %
cli-budget-help = Koľko iterácií smie bot, ktorý prehľadáva možnosti, minúť na jedno rozhodnutie; bez toho platí počet, ktorý má jeho úroveň.

cli-games-help = Pozri si zoznam hier s počtom hráčov a voliteľnými pravidlami.

    Príklad: permonik games --json
cli-games-title = { $most ->
    [one] { $id }: { $title }, { $least } až { $most } hráč
    [few] { $id }: { $title }, { $least } až { $most } hráči
    [many] { $id }: { $title }, { $least } až { $most } hráča
   *[other] { $id }: { $title }, { $least } až { $most } hráčov
}
cli-games-option = pravidlo
cli-games-values = hodnoty
cli-games-default = predvolené
cli-games-meaning = význam
cli-games-bots = bot
cli-games-does = čo robí
cli-games-seat = číslo hráča
cli-games-own = vlastné
cli-games-reconstructed = Dopočítané, nie zo škatule: { $tables }. Kto má hru doma, môže tieto tabuľky opraviť.

cli-rules-help = Prečítaj si očíslované pravidlá: všetky, jeden zoznam (BA, EX, LM, DC, FO) alebo jedno pravidlo.

    Príklad: permonik rules BA-053
cli-rules-coverage-help = Ktoré pravidlá majú test, ktorý pri poslednom ./test bežal a prešiel; pri jednom pravidle, ktoré testy to sú.
cli-rules-chapter = { $chapter }
cli-rules-line = { "  " }{ $id }  { $text }
cli-rules-unknown = Pravidlo „{ $got }“ neexistuje. Zadaj zoznam ({ $lists }) alebo pravidlo, napríklad BA-053.
cli-coverage-missing = O behu testov tu nie je žiadny záznam. Najprv spusti ./test.
cli-coverage-stale = Kód alebo testy sa od posledného behu zmenili. Spusti ./test znova.
cli-coverage-rule = { $id } dokazujú tieto testy:
cli-coverage-test = { "  " }{ $test }
cli-coverage-no-test = { $id } nedokazuje žiadny test.
cli-coverage-line = { $total ->
    [one] { $list }: testy dokazujú { $covered } z celkového počtu { $total } pravidla.
    [few] { $list }: testy dokazujú { $covered } z celkového počtu { $total } pravidiel.
    [many] { $list }: testy dokazujú { $covered } z celkového počtu { $total } pravidla.
   *[other] { $list }: testy dokazujú { $covered } z celkového počtu { $total } pravidiel.
}

cli-bench-help = Zmeraj, ako rýchlo hrá jadro, v procesorovom čase.

    Príklad: permonik bench saboteur --json
cli-bench-running = Meria sa { $game }…
cli-bench-report = { $game } (skompilované: { $compiled ->
        [true] áno
       *[false] nie
    })
    { "  " }náhodné hry v jadre: { $playouts_per_s } za sekundu
    { "  " }jeden ťah: { $us_per_step } µs v jadre, { $api_us_per_step } µs z Pythonu
    { "  " }kópia stavu: { $clone_us } µs, ďalší domyslený stav: { $imagine_us } µs

cli-simulate-help = Nechaj botov odohrať veľa hier a spočítaj výsledky.

    BOTS je jeden bot pre všetkých, jeden na každého hráča alebo jeden na každú rolu.

    Príklady:

    permonik simulate saboteur --seats 5 --games 2000 --bots apprentice

    permonik simulate saboteur --bots miner=apprentice,saboteur=random --json
cli-simulate-seats = Počet hráčov pri stole. Predvolené: päť alebo toľko, koľko ich hra najviac dovolí.
cli-simulate-games = Počet hier.
cli-simulate-bots = Kto hrá: jeden bot, zoznam podľa hráčov alebo zoznam podľa rolí. Čo ktorá úroveň robí, povie „permonik games“.
cli-simulate-workers = Počet procesov; výsledok od neho nezávisí. Predvolené: jeden na každé jadro procesora.
cli-simulate-progress = Hrá sa
cli-simulate-rate = { $rate } hier/s
cli-simulate-stopped = Prerušené. Odohrané hry: { $games }, plánované: { $of }; výsledky sú len z odohraných.
cli-simulate-summary = { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } hier
    }, { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kolá
        [many] { $rounds } kola
       *[other] { $rounds } kôl
    }, { $steps ->
        [one] { $steps } ťah
        [few] { $steps } ťahy
        [many] { $steps } ťahu
       *[other] { $steps } ťahov
    } za { $seconds } s
cli-simulate-who = kto
cli-simulate-won = { $unit ->
    [game] vyhrané hry
   *[round] vyhrané kolá
}
cli-simulate-interval = 95 % interval
cli-simulate-score = { $unit ->
    [game] skóre za hru
   *[round] skóre za kolo
}
cli-simulate-lengths = Počet ťahov v kole: priemer { $mean }, medián { $median }, najmenej { $least }, najviac { $most }.
cli-simulate-scores = Priemerné skóre na konci hry podľa hráčov: { $means }

cli-analyse-help = Obzrie sa za zaznamenanou hrou: kto mohol kedy vyhrať, kto koho podozrieval a na ktorých rozhodnutiach záležalo.

    Každá pozícia sa mnohokrát dohrá do konca kola, so všetkými kartami tak, ako boli, a so zvyškom balíčka znova zamiešaným. Rovnaké semienko dáva rovnaký výsledok.

    Príklady:

    permonik analyse game.txt

    permonik analyse game.txt --svg krivky.svg --language sk

    permonik analyse game.txt --json
cli-analyse-seed = S rovnakým semienkom sa každá pozícia dohrá rovnako: rovnaký záznam, rovnaké čísla.
cli-analyse-svg = Krivky zapíše ako obrázok do tohto súboru.
cli-analyse-progress = Obzerám sa
cli-analyse-rate = { $rate } krokov/s
cli-analyse-stopped = Prerušené. Hotové kroky: { $games }, spolu { $of }. Nič sa neukáže: polovica by miatla.
cli-language-help = Jazyk textu. Bez neho ten, ktorým hovorí tento počítač, ak je na výber.

cli-story-help = Prerozpráva zaznamenanú hru: kto čo vyložil, kto sa pretvaroval a kde sa to zlomilo.

    Všetko vychádza zo záznamu a z jeho rozboru, nič nie je vymyslené.

    Príklady:

    permonik story game.txt

    permonik story game.txt --language sk -o pribeh.html
cli-story-output = Zapíše rozprávanie do tohto súboru: ako stránku s obrázkami, keď sa názov končí na .html, inak ako text.
cli-story-written = Rozprávanie nájdeš tu: { $file }.

cli-arena-help = Zisti, ktorý bot je silnejší a o koľko.

    Každé rozdanie sa hrá niekoľkokrát: s každým botom na všetkých miestach, s jedným botom medzi ostatnými na mieste, ktoré sa strieda, a s jedným botom na všetkých miestach jednej roly. Rozdiel je potom zásluha bota.

    BOTS sú dvaja alebo viac; master:500 je majster, ktorý smie na jedno rozhodnutie použiť 500 iterácií. Kde činy prezrádzajú roly, master-blind z nich nič nevyvodzuje a master-frozen počíta s tým, že jeho vlastné činy nič neprezradia.

    Príklady:

    permonik arena saboteur --seats 5 --bots master,apprentice --rounds 1000

    permonik arena diamond-forest --bots master,journeyman,apprentice --json
cli-arena-bots = Kto sa porovnáva, každý s každým. Čo ktorá úroveň robí, povie „permonik games“.
cli-arena-rounds = Počet rozdaní; hra bez kôl sa hrá celá.
cli-arena-roles = Či vymeniť aj všetky miesta jednej roly, keď hra roly má.
cli-arena-progress = Hrá sa
cli-arena-rate = { $rate } rozdaní/s
cli-arena-stopped = Prerušené. Odohrané rozdania: { $games }, plánované: { $of }; výsledky sú len z odohraných.
cli-arena-summary = { $unit ->
    [game] Hry: { $rounds }, každá hraná niekoľkými spôsobmi, čas: { $seconds } s
   *[round] Kolá: { $rounds }, každé hrané niekoľkými spôsobmi, čas: { $seconds } s
}
cli-arena-bot = bot
cli-arena-rating = hodnotenie
cli-arena-all = na všetkých miestach
cli-arena-side = strana
cli-arena-where = kde
cli-arena-wins = výhry
cli-arena-usual = inak
cli-arena-gain = zisk
cli-arena-points = body
cli-arena-among = sám, ostatní: { $others }
cli-arena-against = { $role }, proti: { $others }
cli-arena-meaning = „Inak“ hovorí, ako často na rovnakých miestach pri rovnakom rozdaní vyhráva druhý bot. Zisk je v percentuálnych bodoch, body sú tie, ktoré počíta hra.

side-miners = zlatokopi
side-blue = modrí zlatokopi
side-green = zelení zlatokopi
side-boss = šéf
side-profiteer = špekulant
side-saboteurs = sabotéri
side-blue-clan = modrý klan
side-yellow-clan = žltý klan
side-selfish = sebeckí trpaslíci
side-nobody = nikto
