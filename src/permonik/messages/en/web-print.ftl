# Paper: what a game needs that is printed.

print-choose = What to print
print-sheet = Score sheet
print-roles = Who is who
print-rules = Rules
print-now = Print
print-back = Back to the rules
sheet-date = Date:
sheet-name = Name
sheet-round = Round { $number }
sheet-game = Game { $number }
sheet-role = role
sheet-nuggets = nuggets
sheet-points = points
sheet-diamonds = diamonds
sheet-total = Total
sheet-won = Games won
