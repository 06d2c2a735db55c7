# What a host can choose for a game.

option-rounds = How many rounds are played.
    .label = Rounds
option-first-player = Who starts the first round.
    .label = First player
option-one-gold-card-per-miner = As many gold cards are drawn as there are miners, one for each.
option-broken-tool-costs-gold = A miner with a broken tool at the end of the round gets no gold card.
option-generous-both-doors = When doors lock out both teams, boss and profiteer win whoever completed the tunnel.
option-early-end = The player whose turn it is may propose to end early; it takes the consent of all.
    .label = Early end by agreement
option-distance = How many columns lie between the starts and the mines.
    .label = Distance to the mines
option-clan = The clan that 3 or 4 players belong to; with other numbers there are both.
    .label = Clan of 3 or 4 players
choice-clan-blue = blue
choice-clan-yellow = yellow
