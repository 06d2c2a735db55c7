# Paper: what a game needs that is printed.

print-choose = Co vytisknout
print-sheet = Zápis skóre
print-roles = Kdo je kdo
print-rules = Pravidla
print-now = Vytisknout
print-back = Zpět k pravidlům
sheet-date = Datum:
sheet-name = Jméno
sheet-round = { $number }. kolo
sheet-game = { $number }. hra
sheet-role = role
sheet-nuggets = nugety
sheet-points = body
sheet-diamonds = diamanty
sheet-total = Celkem
sheet-won = Vyhrané hry
