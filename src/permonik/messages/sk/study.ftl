cli-study-help = Zistí, čo by sa stalo, keby hra mala iný balíček, plán, voľbu alebo odmenu.

    Každé nastavenie sa hrá s rovnakým semienkom vo vlastných procesoch; skutočná hra sa nemení. Karta sa mení podľa svojho mena, čo závisí od počtu hráčov, podľa stĺpca a ostatné tabuľky podľa riadka. Mená vypíše permonik study GAME --vary x. Balíček, s ktorým sa hrať nedá, program odmietne a povie prečo.

    Príklady:

    permonik study saboteur --vary map=4,5,6,8 --vary distance=6,7,8 --seats 3-10 --games 20000

    permonik study lost-mines --vary troll=1,3,5 --seats 4,6 --csv trolls.csv --svg trolls.svg
cli-study-vary = Čo sa mení a na aké hodnoty; dá sa uviesť viackrát.
cli-study-seats = Koľko hráčov: 5, 3-10, 3,5,7 alebo all (všetky počty).
cli-study-games = Koľko hier pre každé nastavenie a každý počet hráčov.
cli-study-csv = Zapíše výsledky ako CSV, riadok pre každé nastavenie a počet hráčov.
cli-study-parquet = To isté ako Parquet (potrebuje doplnok „parquet“).
cli-study-svg = Nakreslí, ako často vyhráva jedna strana.
cli-study-side = Strana, ktorá sa kreslí. Predvolená je prvá strana tej hry.
cli-study-seats-wrong = Počet hráčov sa píše 5, 3-10, 3,5,7 alebo all, nie „{ $got }“.
cli-study-vary-wrong = Čo sa mení, sa píše MENO=HODNOTA,HODNOTA, každé meno raz, napríklad map=4,6,8, nie „{ $got }“. Mená: { $names }.
cli-study-side-wrong = Strana „{ $got }“ neexistuje. Vyber jednu z týchto: { $sides }.
cli-study-note = Hrali boti ({ $bots }), ktorí najlepšie poznajú tlačenú hru: ľudia aj silnejší boti môžu dôjsť k iným číslam.
cli-study-plot = { $game }: ako často vyhrávajú: { $side }
cli-study-across = vodorovne: { $name }; úsečky sú 95 % intervaly
cli-study-across-seats = vodorovne: počet hráčov; úsečky sú 95 % intervaly
cli-study-seats-word = hráči
cli-study-moves = ťahy
cli-study-summary = Hry: { $games }, nastavenia: { $cells }, čas: { $seconds } s
cli-no-parquet = Parquet potrebuje doplnok „parquet“: pip install permonik[parquet]
cli-varied = Je nastavená premenná { $name }: tá je len pre procesy príkazu permonik study. Zruš ju.

cli-balance-help = Zmeria, ako sú hry vyvážené, pre každý počet hráčov.

    Jednotlivé kolá tlačených hier, v ktorých začína miesto 0: kto vyhráva, ako dlho to trvá, ako často vyhrá prvý hráč a akú cenu má rola.

    Príklady:

    permonik balance saboteur --games 2000

    permonik balance --games 500 --markdown balance.md
cli-balance-games = Koľko kôl pre každý počet hráčov (hier, keď sa hra nehrá na kolá).
cli-balance-markdown = Zapíše správu ako stránku v Markdowne.
cli-balance-title = Ako sú hry vyvážené
cli-balance-command = Vytvoril príkaz: { $command }
cli-balance-about = Jednotlivé kolá, v ktorých začína miesto 0; pre každý počet hráčov { $games }. V zátvorkách sú 95 % intervaly. Miesto vyhráva, keď má na konci najviac bodov, samo alebo s inými; „jedno miesto“ hovorí, ako často vyhrávajú miesta v priemere, takže rozdiel je cena prvého ťahu.
cli-balance-wins = kto vyhráva
cli-balance-first = prvý hráč
cli-balance-seat = jedno miesto
cli-balance-worth = body roly

cli-dataset-help = Zapíše hry botov ako dáta: ťahy, čo ktoré miesto pri každom rozhodnutí vedelo, výsledky a čo si boti mysleli.

    FOLDER dostane tabuľky „games“ (so všetkými tajomstvami) a „decisions“ (len s tým, čo miesto vedelo) a schema.json. Stĺpce opisuje docs/dataset.md.

    Príklady:

    permonik dataset saboteur games --games 1000 --bots apprentice

    permonik dataset dark-cave caves --seats 4 --format parquet
cli-dataset-format = JSON Lines alebo Parquet (potrebuje doplnok „parquet“).
cli-dataset-taken = Priečinok { $folder } nie je prázdny. Vyber iný.
cli-dataset-summary = Hry: { $games }, rozhodnutia: { $decisions }, priečinok: { $folder }

cli-on-help = Hrá na Ray (doplnok „ray“): „ray“ ho spustí na tomto počítači, adresa ako 10.0.0.5:6379 je adresa klastra, na ktorom je Permoník nainštalovaný. Výsledok je rovnaký.
