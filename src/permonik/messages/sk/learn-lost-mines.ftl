# The lesson of Lost Mines. The teacher is an old mine dwarf called Permoník; the others at the table are Bruno and
# Cilka. `.other` answers a move that is allowed, but is not what the step is about. What the teacher means is lit up.

learn-lost-mines-hello = Ahoj, som Permoník a poznám v tomto lese každý chodník. Ležia tu štyri stratené bane. Dve sú ešte zakryté a v jednej z tých dvoch sú drahokamy.
learn-lost-mines-role = Tvoj trpaslík je žltý, to vidia všetci. Teraz ťukni na svoju kartu: je verný, takže tvoje poklady patria do žltej truhlice. Sebecký by si ich nechal a sabotér plní truhlicu druhého klanu.
learn-lost-mines-place = V každom ťahu najprv hráš kartu. Vezmi rovnú cestu, vylož ju tam, kde svieti svetlo, a potvrď to.
    .other = Aj to sa smie, ale teraz poďme zaplniť medzeru na ceste k bani.
learn-lost-mines-walk = Potom smie tvoj trpaslík prejsť až tri karty. Ťukni na kartu, na ktorú svietim.
    .other = Tak sa k bani nedostaneme. Ťukni na kartu, na ktorú svietim.
learn-lost-mines-tree = To bol prvý krok. Teraz skús ísť ďalej cez polom!
learn-lost-mines-stop = Polom je prekážka: bez sekery sa cezeň nikto nedostane. Ostaň zatiaľ stáť.
    .other = Vracať sa by bola škoda. Ostaň stáť, sekera príde hneď na rad.
learn-lost-mines-axe = Bruno kladie za polom pascu a Cilka vykladá cestu, ktorá tam chýbala. Ty však máš sekeru: zahraj ju na polom.
    .other = To počká. Najprv si sekerou uvoľni cestu.
learn-lost-mines-over = Teraz sa cez polom dostane každý, len nie dvaja naraz. Vkroč na tú kartu!
    .other = Baňa je na druhej strane. Vkroč na kartu s polomom!
learn-lost-mines-trap = Pred ďalšou kartou leží pasca: kto cez ňu prejde, príde o jednu náhodnú kartu z ruky. Poďme to risknúť, choď ďalej!
    .other = Iná cesta k bani nevedie. Prejdi cez pascu!
learn-lost-mines-mine = Klap! Jedna karta je preč a žiadnu inú za ňu nedostaneš. Ostáva ti však jeden krok: vojdi do bane!
    .other = Baňa je priamo pred tebou. Vojdi dnu!
learn-lost-mines-take = Baňa s drahokamami! Kto na konci chôdze stojí v bani, ten si vezme poklad. Ostávajú dva: vezmi si ten, na ktorý svietim.
    .other = Ten druhý je tiež pekný. Teraz si však vezmi ten, na ktorý svietim.
learn-lost-mines-discard = Má hodnotu štyri a vieš to len ty. Bruno odhadzuje kartu a Cilka si tajne prezerá tvoju kartu trpaslíka. Žiadna jama tu nie je, tak odhoď lano.
    .other = Aj to sa smie, ale teraz radšej odhoď lano.
learn-lost-mines-stay = Chodiť nikam nemusíš. Ostaň v bani a posledný poklad je tvoj tiež!
    .other = Vonku už nič nenájdeš. Ostaň v bani!
learn-lost-mines-end = Poklady sú rozobraté, a tak sa kolo končí. Tvoje drahokamy ležia v žltej truhlici a všetkých sedem bodov je tvojich: Cilka je sabotér a dáva striebro do modrej! Bruno má v modrej truhlici podiel, ale drak mu ho berie. Hrajú sa dve kolá, a kto má potom najviac bodov, vyhráva.
