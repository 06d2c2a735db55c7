# The lesson of Lost Mines. The teacher is an old mine dwarf called Permoník; the others at the table are Bruno and
# Cilka. `.other` answers a move that is allowed, but is not what the step is about. What the teacher means is lit up.

learn-lost-mines-hello = Ahoj, jsem Permoník a znám v tomto lese každou pěšinu. Leží tu čtyři ztracené doly. Dva jsou ještě zakryté a v jednom z těch dvou jsou drahokamy.
learn-lost-mines-role = Tvůj trpaslík je žlutý, to vidí všichni. Teď ťukni na svou kartu: je věrný, takže tvoje poklady patří do žluté truhly. Sobecký by si je nechal a sabotér plní truhlu druhého klanu.
learn-lost-mines-place = V každém tahu nejdřív hraješ kartu. Vezmi rovnou cestu, vylož ji tam, kde svítí světlo, a potvrď to.
    .other = I to se smí, ale teď pojďme zaplnit mezeru na cestě k dolu.
learn-lost-mines-walk = Potom smí tvůj trpaslík ujít až tři karty. Ťukni na kartu, na kterou svítím.
    .other = Tak se k dolu nedostaneme. Ťukni na kartu, na kterou svítím.
learn-lost-mines-tree = To byl první krok. Teď zkus jít dál přes polom!
learn-lost-mines-stop = Polom je překážka: bez sekery se přes něj nikdo nedostane. Zůstaň zatím stát.
    .other = Vracet se by byla škoda. Zůstaň stát, sekera přijde hned na řadu.
learn-lost-mines-axe = Bruno klade za polom past a Cilka vykládá cestu, která tam chyběla. Ty ale máš sekeru: zahraj ji na polom.
    .other = To počká. Nejdřív si sekerou uvolni cestu.
learn-lost-mines-over = Teď se přes polom dostane každý, jen ne dva najednou. Vkroč na tu kartu!
    .other = Důl je na druhé straně. Vkroč na kartu s polomem!
learn-lost-mines-trap = Před další kartou leží past: kdo přes ni přejde, přijde o jednu náhodnou kartu z ruky. Pojďme to risknout, běž dál!
    .other = Jiná cesta k dolu nevede. Přejdi přes past!
learn-lost-mines-mine = Klap! Jedna karta je pryč a žádnou jinou za ni nedostaneš. Zbývá ti ale jeden krok: vejdi do dolu!
    .other = Důl je přímo před tebou. Vejdi dovnitř!
learn-lost-mines-take = Důl s drahokamy! Kdo na konci chůze stojí v dole, ten si vezme poklad. Zbývají dva: vezmi si ten, na který svítím.
    .other = Ten druhý je taky hezký. Teď si ale vezmi ten, na který svítím.
learn-lost-mines-discard = Má hodnotu čtyři a víš to jen ty. Bruno odhazuje kartu a Cilka si tajně prohlíží tvoji kartu trpaslíka. Žádná jáma tu není, tak odhoď lano.
    .other = I to se smí, ale teď radši odhoď lano.
learn-lost-mines-stay = Chodit nikam nemusíš. Zůstaň v dole a poslední poklad je tvůj také!
    .other = Venku už nic nenajdeš. Zůstaň v dole!
learn-lost-mines-end = Poklady jsou rozebrané, a tak kolo končí. Tvoje drahokamy leží ve žluté truhle a všech sedm bodů je tvých: Cilka je sabotér a dává stříbro do modré! Bruno má v modré truhle podíl, ale drak mu ho bere. Hrají se dvě kola, a kdo má potom nejvíc bodů, vyhrává.
