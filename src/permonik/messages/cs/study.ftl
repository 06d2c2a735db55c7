cli-study-help = Zjistí, co by se stalo, kdyby hra měla jiný balíček, plán, volbu nebo odměnu.

    Každé nastavení se hraje se stejným semínkem ve vlastních procesech; skutečná hra se nemění. Karta se mění podle svého jména, co závisí na počtu hráčů, podle sloupce a ostatní tabulky podle řádku. Jména vypíše permonik study GAME --vary x. Balíček, se kterým se hrát nedá, program odmítne a řekne proč.

    Příklady:

    permonik study saboteur --vary map=4,5,6,8 --vary distance=6,7,8 --seats 3-10 --games 20000

    permonik study lost-mines --vary troll=1,3,5 --seats 4,6 --csv trolls.csv --svg trolls.svg
cli-study-vary = Co se mění a na jaké hodnoty; lze uvést vícekrát.
cli-study-seats = Kolik hráčů: 5, 3-10, 3,5,7 nebo all (všechny počty).
cli-study-games = Kolik her pro každé nastavení a každý počet hráčů.
cli-study-csv = Zapíše výsledky jako CSV, řádek pro každé nastavení a počet hráčů.
cli-study-parquet = Totéž jako Parquet (potřebuje doplněk „parquet“).
cli-study-svg = Nakreslí, jak často vyhrává jedna strana.
cli-study-side = Strana, která se kreslí. Výchozí je první strana té hry.
cli-study-seats-wrong = Počet hráčů se píše 5, 3-10, 3,5,7 nebo all, ne „{ $got }“.
cli-study-vary-wrong = Co se mění, se píše JMÉNO=HODNOTA,HODNOTA, každé jméno jednou, například map=4,6,8, ne „{ $got }“. Jména: { $names }.
cli-study-side-wrong = Strana „{ $got }“ neexistuje. Vyber jednu z těchto: { $sides }.
cli-study-note = Hráli boti ({ $bots }), kteří nejlépe znají tištěnou hru: lidé i silnější boti mohou dojít k jiným číslům.
cli-study-plot = { $game }: jak často vyhrávají: { $side }
cli-study-across = vodorovně: { $name }; úsečky jsou 95% intervaly
cli-study-across-seats = vodorovně: počet hráčů; úsečky jsou 95% intervaly
cli-study-seats-word = hráči
cli-study-moves = tahy
cli-study-summary = Hry: { $games }, nastavení: { $cells }, čas: { $seconds } s
cli-no-parquet = Parquet potřebuje doplněk „parquet“: pip install permonik[parquet]
cli-varied = Je nastavená proměnná { $name }: ta je jen pro procesy příkazu permonik study. Zruš ji.

cli-balance-help = Změří, jak jsou hry vyvážené, pro každý počet hráčů.

    Jednotlivá kola tištěných her, ve kterých začíná místo 0: kdo vyhrává, jak dlouho to trvá, jak často vyhraje první hráč a jakou cenu má role.

    Příklady:

    permonik balance saboteur --games 2000

    permonik balance --games 500 --markdown balance.md
cli-balance-games = Kolik kol pro každý počet hráčů (her, když se hra nehraje na kola).
cli-balance-markdown = Zapíše zprávu jako stránku v Markdownu.
cli-balance-title = Jak jsou hry vyvážené
cli-balance-command = Vytvořil příkaz: { $command }
cli-balance-about = Jednotlivá kola, ve kterých začíná místo 0; pro každý počet hráčů { $games }. V závorkách jsou 95% intervaly. Místo vyhrává, když má na konci nejvíc bodů, samo nebo s jinými; „jedno místo“ říká, jak často vyhrávají místa v průměru, takže rozdíl je cena prvního tahu.
cli-balance-wins = kdo vyhrává
cli-balance-first = první hráč
cli-balance-seat = jedno místo
cli-balance-worth = body role

cli-dataset-help = Zapíše hry botů jako data: tahy, co které místo při každém rozhodnutí vědělo, výsledky a co si boti mysleli.

    FOLDER dostane tabulky „games“ (se všemi tajemstvími) a „decisions“ (jen s tím, co místo vědělo) a schema.json. Sloupce popisuje docs/dataset.md.

    Příklady:

    permonik dataset saboteur games --games 1000 --bots apprentice

    permonik dataset dark-cave caves --seats 4 --format parquet
cli-dataset-format = JSON Lines, nebo Parquet (potřebuje doplněk „parquet“).
cli-dataset-taken = Složka { $folder } není prázdná. Vyber jinou.
cli-dataset-summary = Hry: { $games }, rozhodnutí: { $decisions }, složka: { $folder }

cli-on-help = Hraje na Ray (doplněk „ray“): „ray“ ho spustí na tomto počítači, adresa jako 10.0.0.5:6379 je adresa clusteru, na kterém je Permoník nainstalovaný. Výsledek je stejný.
