# Why a dwarf won or lost a round of Saboteur with the expansion; said beside its player and its role.

why-team-finished = Cestu k zlatu dokončil tento tím.
why-free-way = Tento tím k zlatu prejde.
why-rival-locked-out = Cestu dokončil druhý tím, ale dvere ho nepustia. Tento tím prejde.
why-rival-finished = Cestu k zlatu dokončil druhý tím.
why-locked-out = Dvere tento tím k zlatu nepustia.
why-no-gold = K zlatu nevedie žiadna cesta.
why-gold-never-found = Zlato ostáva v zemi.
why-gold-found = Cesta k zlatu je hotová.
why-with-team = Vyhráva s každým tímom, ktorý k zlatu prejde.
why-both-locked-out = Dvere nepustia ani jeden tím, ale šéfa a špekulanta nezastavia.
why-nobody-could-pass = Dvere nepustia ani jeden tím a cestu nedokončil šéf ani špekulant.
why-with-saboteurs = Zlato ostáva v zemi a špekulant vyhráva s tými, ktorí to chcú.
why-crystals = Odmena za kryštály v bani, nech vyhrá ktokoľvek.
why-no-crystals = Na odmenu je v bani málo kryštálov.
why-trapped = Koniec kola vo väzení: žiadne zlato.
