# permonik move-tables: všechny stoly z jedné databáze do druhé.

move-tables-help =
    Zkopíruje všechny stoly z jedné databáze do druhé. Ani jednu z nich teď nesmí používat žádný server.

    Příklad: permonik move-tables sqlite:///tables.db postgresql://permonik@localhost/permonik

    Každý stůl se po zkopírování porovná s původním. V první databázi stoly zůstanou. Když se příkaz přeruší, zavolej ho znovu:
    bude pokračovat, kde skončil. Kód 0: jsou tam všechny stoly. 1: některý chybí, nebo databázi nejde použít.
    2: špatné použití.
move-tables-same = Obě databáze jsou jedna a táž.
move-tables-progress = Stěhují se stoly
move-tables-rate = { $rate } stolů/s
move-tables-stopped = Přerušeno, hotovo stolů: { $games }, celkem: { $of }. Zavolej příkaz znovu, bude pokračovat.
move-tables-different = Stůl { $table }…: je tam jiný, nebo se u něj tam hrálo dál. Nic se nezměnilo.
move-tables-code-taken = Stůl { $table }…: jeho kód tam má jiný stůl. Nepřestěhoval se.
move-tables-summary = Přestěhováno a porovnáno: { $moved }. Bylo tam už dřív: { $there }.
