# permonik move-tables: all tables of one database into another.

move-tables-help =
    Copy all tables of one database into another, while no server uses either of them.

    Example: permonik move-tables sqlite:///tables.db postgresql://permonik@localhost/permonik

    Each table is read back and compared. The tables stay in the first database. Stopped in the middle, it goes on
    where it was when it is called again. Exit code 0: every table is there. 1: one is not, or a database cannot be
    used. 2: wrong usage.
move-tables-same = The two databases are the same one.
move-tables-progress = Moving tables
move-tables-rate = { $rate } tables/s
move-tables-stopped = Stopped after { $games } of { $of } tables. Call it again to go on.
move-tables-different = Table { $table }…: another one is there, or it has gone on there. Nothing was changed.
move-tables-code-taken = Table { $table }…: another table has its code there. It was not moved.
move-tables-summary = Moved and compared: { $moved }. There before: { $there }.
