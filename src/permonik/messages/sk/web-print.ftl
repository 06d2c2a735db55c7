# Paper: what a game needs that is printed.

print-choose = Čo vytlačiť
print-sheet = Zápis skóre
print-roles = Kto je kto
print-rules = Pravidlá
print-now = Vytlačiť
print-back = Späť k pravidlám
sheet-date = Dátum:
sheet-name = Meno
sheet-round = { $number }. kolo
sheet-game = { $number }. hra
sheet-role = rola
sheet-nuggets = nugety
sheet-points = body
sheet-diamonds = diamanty
sheet-total = Spolu
sheet-won = Vyhrané hry
