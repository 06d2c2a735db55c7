# A rhyme for each kind of tile in Diamond Forest, one line of it on each line. Every language has its own.

rhyme-path =
    Cesta, cesta, cestička,
    len tak skáče nožička!
rhyme-imp =
    Rarášok, ten skáče hravo,
    raz je vľavo, raz je vpravo!
rhyme-rock =
    Hore skalou krok čo krok,
    ešte jeden malý skok!
rhyme-bog =
    Bažina je samé blato,
    žaba kváka: stojí za to!
rhyme-gallery =
    Šup do štôlne a zas von,
    neprejde tu iba slon!
rhyme-entrance =
    Tadiaľ dnu a tadiaľ domov
    pomedzi sto starých stromov!
rhyme-diamond =
    Diamant sa v tráve skrýva,
    žmurká na nás, svieti, kýva!
rhyme-fire =
    Zohrej rúčky, ohníček,
    pozri, svieti chodníček!
rhyme-spider =
    Pavúk pletie pavučinu,
    vyber cestu radšej inú!
