# What players are called who have not said their name.

player-you = Ty
player-0 = Alma
player-1 = Bruno
player-2 = Cilka
player-3 = Dan
player-4 = Ema
player-5 = Filip
player-6 = Greta
player-7 = Hugo
player-8 = Ida
player-9 = Jonáš
player-10 = Klára
player-11 = Leo
player-12 = Matěj
