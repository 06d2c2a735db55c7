# permonik move-tables: všetky stoly z jednej databázy do druhej.

move-tables-help =
    Skopíruje všetky stoly z jednej databázy do druhej. Ani jednu z nich teraz nesmie používať žiaden server.

    Príklad: permonik move-tables sqlite:///tables.db postgresql://permonik@localhost/permonik

    Každý stôl sa znova prečíta a porovná. V prvej databáze stoly ostanú. Keď sa príkaz preruší, zavolaj ho znova:
    bude pokračovať, kde skončil. Kód 0: sú tam všetky stoly. 1: niektorý chýba alebo sa databáza nedá použiť.
    2: nesprávne použitie.
move-tables-same = Obe databázy sú jedna a tá istá.
move-tables-progress = Sťahujú sa stoly
move-tables-rate = { $rate } stolov/s
move-tables-stopped = Prerušené, hotovo stolov: { $games }, spolu: { $of }. Zavolaj príkaz znova, bude pokračovať.
move-tables-different = Stôl { $table }…: je tam iný alebo sa pri ňom tam hralo ďalej. Nič sa nezmenilo.
move-tables-code-taken = Stôl { $table }…: jeho kód tam má iný stôl. Nepresťahoval sa.
move-tables-summary = Presťahované a porovnané: { $moved }. Bolo tam už predtým: { $there }.
