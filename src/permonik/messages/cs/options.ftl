# What a host can choose for a game.

option-rounds = Kolik kol se hraje.
    .label = Kola
option-first-player = Kdo začíná první kolo.
    .label = Kdo začíná
option-one-gold-card-per-miner = Karet zlata se rozdává tolik, kolik je zlatokopů, na každého jedna.
option-broken-tool-costs-gold = Zlatokop, který má na konci kola rozbité vybavení, nedostane žádnou kartu zlata.
option-generous-both-doors = Když dveře nepustí ke zlatu modré ani zelené, vyhrávají šéf a spekulant, i když cestu dokončí někdo jiný.
