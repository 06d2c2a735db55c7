# The lesson of Saboteur's expansion, for those who know the base game. The teacher is Permoník; the others at the table
# are Bruno and Cilka. `.other` answers a move that is allowed, but is not what the step is about.

learn-saboteur-2-hello = Vitaj späť! Baňa je teraz hlbšia a zával našu cestu pretrhol: vľavo je štart, vpravo kus, ku ktorému nič nevedie.
learn-saboteur-2-role = Zlatokopi sú teraz v dvoch tímoch. Ťukni na svoju kartu: si modrý zlatokop. Zelení kopú pre seba a niektorí trpaslíci nepatria k žiadnemu tímu.
learn-saboteur-2-ladder = Rebrík vedie späť k štartu, nech leží kdekoľvek. Vylož svoj vedľa kusa vpravo a všetko bude zase spojené.
    .other = Aj to sa smie, ale najprv sa k tomu kusu potrebujeme dostať: zahraj rebrík.
learn-saboteur-2-door = Bruno vykladá zelené dvere. Zlatokopov inej farby taká cesta k zlatu nepustí: ak to tak ostane, bude zlato len pre zelených.
learn-saboteur-2-rockfall = A Cilka vykladá pred seba krádež, tak si stráž nugety. Preč s tými dverami: zahraj na ne zával.
    .other = To môže počkať, v ceste nám stále stoja zelené dvere: zahraj na ne zával.
learn-saboteur-2-prison = Bruno vykladá kryštál, zaň dostávajú odmenu len geológovia. A Cilka ťa posiela do väzenia! Skús napriek tomu vyložiť svoje modré dvere.
learn-saboteur-2-free = Z väzenia sa kopať nedá a kto tam je na konci kola, nedostane zlato. Zahraj na seba oslobodenie. Inak by stačilo odhodiť dve karty.
    .other = Z väzenia nič nevykopeš: najprv sa dostaň von.
learn-saboteur-2-inspect = Kto vlastne je Cilka, že robí také veci? Zahraj na ňu inšpekciu: jej rolu uvidíš len ty.
    .other = Na to je čas. Najprv zisti, kto je Cilka.
learn-saboteur-2-roles = Špekulant! Vyhráva s každým, kto vyhrá, a dostáva o 2 nugety menej. Šéf vyhráva s oboma tímami a dostáva o 1 menej, geológovia majú odmenu za kryštály a sabotéri sú jednoducho sabotéri.
learn-saboteur-2-blue = A teraz naopak: vylož svoje modré dvere. Teba pustia, zelených nie.
    .other = Počkaj s tým a vylož modré dvere, kým sem niekto nedá iné.
learn-saboteur-2-gold = Chýba jediná karta. Vylož rovnú cestu: k zlatu potom vedie rebrík a modré dvere, a žiadne zelené.
    .other = Zlato je tak blízko! Najprv vylož poslednú kartu cesty.
learn-saboteur-2-end = K zlatu prejdú len modrí, a tak vyhrávajú, a špekulant s nimi. Cilka potom krádežou berie jeden nuget. Pozri si výsledok: pri každom je napísané prečo.
