# A rhyme for each kind of tile in Diamond Forest, one line of it on each line. Every language has its own.

rhyme-path =
    Cesto, cesto, cestičko,
    ještě dál, jen maličko!
rhyme-imp =
    Rarášek se v křoví směje,
    copak se to s lesem děje?
rhyme-rock =
    Po skále jdu výš a výš,
    za chvilku mě uvidíš!
rhyme-bog =
    Čvachty, čvachty, bažina,
    to je mokrá peřina!
rhyme-gallery =
    Do štoly a ze štoly,
    jako krtek pod poli!
rhyme-entrance =
    Tudy tam a tudy domů
    mezi kmeny starých stromů!
rhyme-diamond =
    Diamant se třpytí, svítí
    jako rosa v ranním kvítí!
rhyme-fire =
    Ohníčku náš, sviť a hřej,
    tmu nám z lesa vyháněj!
rhyme-spider =
    Pavouk plete pavučinu,
    obejdem ho přes mýtinu!
