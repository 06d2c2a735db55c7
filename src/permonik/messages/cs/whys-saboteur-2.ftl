# Why a dwarf won or lost a round of Saboteur with the expansion; said beside its player and its role.

why-team-finished = Cestu ke zlatu dokončil tenhle tým.
why-free-way = Tenhle tým ke zlatu projde.
why-rival-locked-out = Cestu dokončil druhý tým, ale dveře ho nepustí. Tenhle tým projde.
why-rival-finished = Cestu ke zlatu dokončil druhý tým.
why-locked-out = Dveře tenhle tým ke zlatu nepustí.
why-no-gold = Ke zlatu nevede žádná cesta.
why-gold-never-found = Zlato zůstává v zemi.
why-gold-found = Cesta ke zlatu je hotová.
why-with-team = Vyhrává s každým týmem, který ke zlatu projde.
why-both-locked-out = Dveře nepustí ani jeden tým, ale šéfa a spekulanta nezastaví.
why-nobody-could-pass = Dveře nepustí ani jeden tým a cestu nedokončil šéf ani spekulant.
why-with-saboteurs = Zlato zůstává v zemi a spekulant vyhrává s těmi, kdo to chtějí.
why-crystals = Odměna za krystaly v dole, ať vyhraje kdokoli.
why-no-crystals = Na odměnu je v dole málo krystalů.
why-trapped = Konec kola ve vězení: žádné zlato.
