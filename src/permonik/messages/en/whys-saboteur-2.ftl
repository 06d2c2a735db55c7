# Why a dwarf won or lost a round of Saboteur with the expansion; said beside its player and its role.

why-team-finished = This dwarf’s team completed the way to the gold.
why-free-way = This dwarf’s team gets through to the gold.
why-rival-locked-out = The other team completed the way but does not get through; this dwarf’s team does.
why-rival-finished = The other team completed the way to the gold.
why-locked-out = Doors keep this dwarf’s team from the gold.
why-no-gold = No way leads to the gold.
why-gold-never-found = The gold stays in the ground.
why-gold-found = The way to the gold is complete.
why-with-team = Wins with any team that gets through to the gold.
why-both-locked-out = Doors keep out both teams, but not the boss and the profiteer.
why-nobody-could-pass = Doors keep out both teams, and neither boss nor profiteer completed the way.
why-with-saboteurs = The gold stays in the ground, and the profiteer wins with those who wanted that.
why-crystals = Paid for the crystals in the mine, whoever wins.
why-no-crystals = There are too few crystals in the mine to be paid for.
why-trapped = In prison at the end of the round: no gold.
