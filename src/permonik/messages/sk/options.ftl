# What a host can choose for a game.

option-rounds = Koľko kôl sa hrá.
option-first-player = Kto začína prvé kolo.
option-one-gold-card-per-miner = Ťahá sa toľko kariet zlata, koľko je zlatokopov, každému jedna.
option-broken-tool-costs-gold = Zlatokop, ktorý má na konci kola pokazené vybavenie, nedostane kartu zlata.
