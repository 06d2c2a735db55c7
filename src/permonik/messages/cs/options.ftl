# What a host can choose for a game.

option-rounds = Kolik kol se hraje.
    .label = Kola
option-first-player = Kdo začíná první kolo.
    .label = Kdo začíná
option-one-gold-card-per-miner = Karet zlata se rozdává tolik, kolik je zlatokopů, na každého jedna.
option-broken-tool-costs-gold = Zlatokop, který má na konci kola rozbité vybavení, nedostane žádnou kartu zlata.
option-generous-both-doors = Když dveře nepustí ke zlatu modré ani zelené, vyhrávají šéf a spekulant, i když cestu dokončí někdo jiný.
option-early-end = Kdo je na tahu, smí navrhnout dřívější konec; musejí souhlasit všichni.
    .label = Dřívější konec po dohodě
option-distance = O kolik sloupců jsou doly vzdálené od startů.
    .label = Vzdálenost k dolům
option-clan = Klan, ke kterému patří 3 nebo 4 hráči; jinak jsou ve hře oba.
    .label = Klan pro 3 nebo 4 hráče
choice-clan-blue = modrý
choice-clan-yellow = žlutý
