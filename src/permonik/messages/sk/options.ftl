# What a host can choose for a game.

option-rounds = Koľko kôl sa hrá.
    .label = Kolá
option-first-player = Kto začína prvé kolo.
    .label = Kto začína
option-one-gold-card-per-miner = Ťahá sa toľko kariet zlata, koľko je zlatokopov, každému jedna.
option-broken-tool-costs-gold = Zlatokop, ktorý má na konci kola rozbité vybavenie, nedostane kartu zlata.
option-generous-both-doors = Keď dvere nepustia k zlatu modrých ani zelených, vyhrávajú šéf a špekulant, aj keď cestu dokončí niekto iný.
option-early-end = Kto je na ťahu, smie navrhnúť skorší koniec; musia súhlasiť všetci.
    .label = Skorší koniec po dohode
option-distance = O koľko stĺpcov sú bane vzdialené od štartov.
    .label = Vzdialenosť k baniam
option-clan = Klan, ku ktorému patria 3 alebo 4 hráči; inak sú v hre oba.
    .label = Klan pre 3 alebo 4 hráčov
choice-clan-blue = modrý
choice-clan-yellow = žltý
