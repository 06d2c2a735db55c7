# The rules of Lost Mines as a page, like those of Saboteur.

rules-lost-mines-about = O čo ide
    .text =
        Hlboko vo večernom lese ležia štyri zabudnuté bane. Hľadať sa ich vydávajú dva klany trpaslíkov, modrý a žltý. Cestu lesom vykladáte spoločne a vaši trpaslíci po nej putujú: cez skaly a polomy, popri pasciach a trolloch až k pokladom v baniach. V jednej z nich však spí drak.

        Hrať môžu traja až deviati ľudia, každý má jedného trpaslíka a v žiadnom klane ich nie je viac než päť. Ku ktorému klanu patríš, to vidia všetci. Či mu je tvoj trpaslík verný, to vieš len ty. Po dvoch kolách vyhráva ten, kto má najviac bodov.

rules-lost-mines-cards = Čo je v hre
    .text =
        Hrací balíček má 63 kariet: 40 kariet cesty a 23 akčných kariet. Na doske ležia 2 štartovacie karty, pre každý klan jedna, a 4 bane: s drahokamami, so zlatom, so striebrom a s drakom. Nájsť môžete 12 pokladov a kto je kto, určuje 10 kariet trpaslíkov.

        Každý klan má 5 figúrok a ku každej patrí žetón, ktorý leží pred hráčom. V banku je 14 lesných žetónov: sekery, člny, laná, pasce a trollovia, pre každú kartu jeden, takže sa nikdy neminú. Leží tam aj žetón draka a doma pri stole tiež 32 žetónov s bodmi.
    .path = 40 kariet cesty
    .action = 23 akčných kariet
    .mines = 4 bane
    .treasures = 12 pokladov trojakého druhu
    .tokens = Žetóny: sekera, čln, lano, pasca, troll, drak

rules-lost-mines-roles = Kto si?
    .text =
        Každý klan má 3 verných trpaslíkov, 1 sebeckého a 1 sabotéra. Verní plnia truhlicu svojho klanu a delia sa o ňu. Sabotér plní truhlicu druhého klanu a podiel má práve v nej. Sebecký trpaslík sa nedelí s nikým a nechá si, čo nájde.

        Všetky karty trpaslíkov sa zamiešajú dokopy a každý jednu dostane. Rub ukazuje klan a ten vidia všetci. Na líci je tvoja rola a tá je až do konca kola tajná. Keď vás hrá 5 alebo 6, ostane z každého klanu v škatuli jedna karta verného trpaslíka, keď vás hrá 3 alebo 4, ostanú dve. Aké veľké klany budú, rozhodne náhoda. Zvyšné karty sa odložia a nikto sa na ne nepozerá.
    .loyal = Verný: plní truhlicu svojho klanu a má v nej podiel.
    .saboteur = Sabotér: plní truhlicu druhého klanu a má podiel v nej.
    .selfish = Sebecký: čo nájde, to si nechá.

rules-lost-mines-setup = Skôr než začnete
    .text =
        Doska má 11 stĺpcov a 7 radov. Vľavo ležia obe štartovacie karty, vpravo štyri bane, zamiešané a lícom dolu. Medzi nimi je sedem stĺpcov prázdnych polí.

        Pokladov sa vyloží toľko, koľko je hráčov. Na rube vidno, či sú to drahokamy, zlato alebo striebro; akú majú hodnotu, nevidno. Ostatné poklady sa na celé kolo odložia.

        Každá figúrka začína na štartovacej karte svojho klanu; na tom, ktorú dostaneš, nezáleží. Karty cesty a akčné karty sa zamiešajú dokopy, vrchných 10 sa na celé kolo odloží a nikto sa na ne nepozerá. Pri 3 až 6 hráčoch dostane každý 5 kariet, pri 7 až 9 hráčoch 4 karty. Zvyšok je doberací balíček. Vedľa neho rastie odkladacia kôpka, vždy lícom dolu. Svoje karty v ruke vidíš len ty.
    .board = Dve štartovacie karty, štyri bane a medzi nimi les
    .table = Karty podľa počtu hráčov
    .players = Hráčov
    .loyal = Verných v klane
    .dwarfs = Kariet trpaslíkov
    .hand = Kariet v ruke
    .pile = V balíčku

rules-lost-mines-turn = Tvoj ťah
    .text =
        Doma pri stole začína ten, kto je z vás najväčší dobrodruh. Tu rozhodne náhoda, ak hostiteľ niekoho neurčí. Potom sa hrá v smere hodinových ručičiek. Ťah má tri časti a idú vždy po sebe.

        Najprv musíš urobiť presne jednu z troch vecí: vyložiť kartu cesty, zahrať akčnú kartu alebo odhodiť jednu či dve karty. Potom sa tvoj trpaslík smie vydať na cestu. Nakoniec doberieš, ak v doberacom balíčku ešte niečo je; keď je prázdny, táto časť odpadá.

        Na kartu sa ťa hra spýta vždy, na všetko ostatné len vtedy, keď je naozaj z čoho vyberať.
    .card = Najprv karta,
    .walk = potom chôdza
    .draw = a nakoniec doberieš.

rules-lost-mines-placing = Ako vyložiť kartu cesty
    .text =
        Vylož jednu kartu na prázdne pole dosky. Musí sa dotýkať štartovacej karty, karty cesty alebo odkrytej bane a aspoň jedna cesta na ňu musí pokračovať. Kde sa dotýka kariet, ktoré ležia lícom nahor, tam musí všetko sedieť: cesta na cestu a les na les. Zakrytá baňa ako sused nestačí, ale karta k nej ani sedieť nemusí.

        Kartu smieš otočiť hore nohami, ale nikdy nie naprieč. Nemusí viesť k vášmu štartu ani k tvojmu trpaslíkovi. Cesta sa smie skončiť aj pri okraji dosky, len potom nikam nevedie. Karta, ktorá vyzerá hore nohami rovnako, sa vykladá rovno, a keď máš dve rovnaké, je jedno, ktorú z nich vyložíš.
    .fits = Cesta pokračuje.
    .mismatch = Cesta nesmie naraziť do lesa.
    .no-path = Sedí to, ale žiadna cesta nepokračuje.
    .mine = K zakrytej bani karta sedieť nemusí.
    .mine-only = Zakrytá baňa sama však nestačí.

rules-lost-mines-obstacles = Polomy, jazerá a jamy
    .text =
        Na niektorých kartách cesty je prekážka: polom, jazero alebo jama. Vykladajú sa ako všetky ostatné a cesta za nimi smie pokračovať. Trpaslík však na takú kartu nevkročí a neprejde cez ňu, kým prekážku niekto neprekoná.
    .tree = Polom
    .lake = Jazero
    .pit = Jama

rules-lost-mines-rocks = Skaly a táboráky
    .text =
        Na skaly nepotrebuješ žiadne vybavenie, zmestí sa na ne však len jeden trpaslík. Kým tam stojí, nikto iný na kartu nevkročí a neprejde cez ňu. To isté platí pre prekážku, ktorú už niekto prekonal.

        Pri táboráku si tvoj trpaslík oddýchne: keď odtiaľ vyráža, smie prejsť až 5 kariet, inak len 3. Prejsť okolo nestačí.
    .one = Na skaly sa zmestí len jeden.
    .camp = Od táboráku dôjdeš ďalej.

rules-lost-mines-actions = Akčné karty
    .text =
        Akčnú kartu ukážeš všetkým, urobíš, čo vie, a dáš ju lícom dolu na odkladaciu kôpku. Len karta trolla leží chvíľu pred tebou. Vybavenie, pasca, troll a búrka fungujú kdekoľvek na doske, aj tam, kam sa tvoj trpaslík vôbec nedostane. Keď karta nemá na čo zapôsobiť, zahrať sa nedá, môžeš ju len odhodiť.

rules-lost-mines-equipment = Sekera, čln a lano
    .text =
        Sekera pomôže na polom, čln na jazero a lano na jamu; inak to nejde. Kartu môžeš zahrať, keď taká prekážka leží na doske a ešte ju nikto neprekonal. Dostane žetón z banku a od tej chvíle cez ňu smie každý trpaslík, modrý aj žltý.

        Úzko je tam však stále: na prekonanú prekážku sa zmestí len jeden trpaslík, a kým tam stojí, nikto iný na kartu nevkročí a neprejde cez ňu.
    .axe = Sekera na polom
    .boat = Čln na jazero
    .rope = Lano na jamu
    .wrong = Sekera na jazero nepomôže.

rules-lost-mines-info = Informácie
    .text =
        Na karte informácií sú dve z troch možností: baňa, poklad, trpaslík. Jednu z nich si vyberieš. Tajne sa pozrieš na zakrytú baňu, na poklad, ktorý si ešte nikto nevzal, alebo na kartu trpaslíka iného hráča, a zase ju vrátiš. Čo na nej je, vieš len ty; ostatní vidia, kam sa pozeráš.

        Smieš sa pozrieť aj na to, čo už videl niekto pred tebou alebo čo už poznáš, a tiež na kartu hráča, ktorý v tomto kole už nehrá. Čo sa na začiatku odložilo, ostáva skryté. Keď sú všetky bane odkryté, ostáva druhá možnosť na karte, takže kartu informácií môžeš zahrať vždy.
    .mine = Zakrytá baňa,
    .treasure = poklad
    .dwarf = alebo karta trpaslíka

rules-lost-mines-borders = Kam patria pasce a trollovia
    .text =
        Pasce a trollovia ležia na hranici medzi dvoma poliami: tam, kde sa spájajú cesty dvoch kariet ležiacich lícom nahor, alebo na voľnom konci cesty, ktorá vedie na prázdne pole. Na tom, čo sú to za karty, nezáleží; počítajú sa aj štartovacie karty, odkryté bane, skaly a prekážky.

        Nedá sa to na okraji dosky, vedľa zakrytej bane ani tam, kde cesta jednej karty naráža na zavretú stranu druhej. A na každú hranicu sa zmestí len jeden žetón.

        Aj na voľný koniec s pascou alebo s trollom smieš nadviazať kartou, ktorá sedí. Žetón potom leží na spoji a platí ďalej.
    .joint = Na spoji dvoch ciest
    .open = Na voľnom konci
    .mine = Vedľa zakrytej bane nie
    .closed = Kde je zavreté, tam nie

rules-lost-mines-trap = Pasca
    .text =
        Pasca číha na ceste. Kto cez ňu prejde, hneď príde o jednu kartu z ruky; vyberie ju náhoda a nikto ďalší sa nedozvie, ktorá to bola. Doma pri stole ju vytiahne sused po ľavej ruke a odhodí ju lícom dolu. Potom sa smie ísť ďalej. Pasca ostáva ležať a sklapne zakaždým, tam aj späť.

        Stratená karta sa nenahrádza, takže máš do konca kola v ruke o kartu menej. S prázdnou rukou o nič neprídeš, ale na konci ťahu si doberieš o kartu menej.

        Napríklad: máš dve karty, obe odhodíš a prejdeš cez pascu. Doberieš si potom 1. Alebo zahráš svoju jedinú kartu a prejdeš cez pascu. Potom si nedoberieš nič a v ďalšom ťahu už nehráš, aj keď v balíčku karty sú.
    .before = Pasca na ceste…
    .after = …ti vezme jednu kartu.

rules-lost-mines-troll = Troll
    .text =
        Troll nepustí nikoho, tam ani späť, dokonca ani tvojho trpaslíka. Polož ho na hranicu a jeho kartu vylož lícom nahor pred seba. Len čo sa začne tvoj ďalší ťah, troll zo všetkého najskôr odíde domov a jeho karta ide na odkladaciu kôpku. Platí to, aj keď už v tomto kole nehráš.
    .blocked = Troll nepustí nikoho.

rules-lost-mines-storm = Búrka
    .text =
        Búrka odnesie kartu cesty, ktorú si vyberieš, len na nej nesmie stáť žiadny trpaslík. Štartovacie karty a bane ostávajú, aj odkrytá dračia baňa. Vybavenie, ktoré na karte ležalo, sa vráti do banku. Pasca alebo troll na jej hranici ostane, kým aspoň na jednej strane leží nejaká karta; inak sa vráti do banku tiež, troll aj so svojou kartou. Keď stojí trpaslík na každej karte cesty, búrka sa zahrať nedá.

        Čo je odrezané, ostáva na doske. Karty sa tam smú vykladať ďalej a trpaslík, ktorý tam uviazol, chodí po svojom ostrovčeku; na pomoc mu nikto nepríde.

        Napríklad: na spoji dvoch kariet sedí troll a búrka jednu z nich odnesie. Troll ostane na voľnom konci tej druhej. Novú kartu podeň smieš zasunúť a on odíde, keď príde jeho čas, ako vždy.
    .hit = Búrka odnesie kartu…
    .hole = …a zvyšok je odrezaný.

rules-lost-mines-discard = Odhodenie kariet
    .text =
        Keď nič zahrať nemôžeš alebo nechceš, odhoď jednu alebo dve karty lícom dolu. Smieš to urobiť, aj keby sa niečo zahrať dalo. Neodhodiť žiadnu sa nedá a tri tiež nie. Nič ďalšie sa nestane a tvoj trpaslík smie ísť rovnako ako po každej inej karte.

        Či odhodíš aj druhú kartu, rozhodneš ešte pred chôdzou a medzitým nič nedoberáš. S jedinou kartou v ruke môžeš odhodiť len ju. Odkladacia kôpka sa v tomto kole znova nemieša.

rules-lost-mines-walking = Chôdza
    .text =
        Po karte smie tvoj trpaslík prejsť po cestách až 3 karty alebo ostať stáť. Každá karta, na ktorú vkročí, je jeden krok, aj keď sa vracia. Z karty na kartu sa chodí tam, kde je cesta otvorená z oboch strán, alebo sa vkročí do zakrytej bane. Čia cesta to je, na tom nezáleží: aj obe štartovacie karty sú voľné pre oba klany.

        Na obyčajných cestách, pri táborákoch, na štartovacích kartách a v baniach sa zmestia všetci a trpaslíci sa môžu míňať. Chôdza sa končí, keď chceš, keď sa minú kroky, keď odkryješ baňu alebo keď už niet kam ísť. Aj po svojej poslednej karte smieš ešte ísť.
    .before = Tri kroky po ceste…
    .after = …a si tu.

rules-lost-mines-mines = Ako sa odkrýva baňa
    .text =
        V troch baniach sú poklady, vo štvrtej drak. Vyložiť kartu vedľa bane nestačí, tým sa nič neodkryje; trpaslík do nej musí vojsť po otvorenej ceste a je to krok ako každý iný. Kto príde prvý, ten baňu odkryje a všetci vidia, ktorá to je. Tým sa chôdza končí, aj keby ešte nejaké kroky ostávali.

        Baňa sa položí tak, aby bola otvorená na stranu, z ktorej trpaslík prišiel. Keby mohla ležať oboma spôsobmi, platí ten, pri ktorom sedí k väčšiemu počtu odkrytých kariet okolo; keď sedia oba rovnako, vyberieš si ty. Až potom sa berie poklad. Takto už baňa leží celé kolo a nové karty k nej musia sedieť. Keď je niektorou stranou k ceste zavretá, tadiaľ sa neprejde, a to je všetko.
    .before = Stačí vojsť…
    .after = …a je to zlatá baňa!
    .turned = Otvorená je tam, odkiaľ prichádzaš.

rules-lost-mines-treasures = Poklady
    .text =
        Keď tvoj trpaslík stojí na konci chôdze v bani s pokladmi, vezmeš si jeden poklad toho druhu, ak ešte nejaký ostáva. Odmietnuť sa nedá; len si vyberieš, ktorý to bude, a nepozeráš sa pritom. Potom leží lícom dolu pred tebou. Ty sa naň pozrieť smieš, ostatní až do konca kola vidia len jeho druh.

        Keď v bani ostaneš, vezmeš si v ďalšom ťahu ďalší. Za jeden ťah to nikdy nie je viac než jeden, ani keď z bane odídeš a zase sa vrátiš. Ostatní môžu prísť a brať si poklady tiež, a kto sa ponáhľa, ten odkrytou baňou len prejde. Keď ostáva jediný poklad toho druhu, je tvoj bez pýtania. V niektorej bani tiež nemusí byť žiadny, pretože pokladov je len toľko, koľko je hráčov.

        Každý poklad má svoje číslo a všetci vidia, ktorý si berieš. Kto sa naň pozeral už skôr, ten teda vie, čo máš. Napríklad: vkročíš do zakrytej bane, je to zlatá baňa a vezmeš si jeden zlatý poklad.
    .take = Jeden poklad toho istého druhu, ako je baňa
    .value = Akú má hodnotu, vieš len ty.

rules-lost-mines-dragon = Drak
    .text =
        Kto odkryje dračiu baňu, musí si vziať žetón draka. Na konci kola ho to stojí 2 body, nech má akúkoľvek rolu. Pod 0 však v žiadnom kole neklesneš: keď máš 1 bod, prídeš o 1, keď máš 0, neprídeš o nič, a na body z predošlých kôl drak nedočiahne.

        Potom už drak nikomu neublíži: baňa je ako obyčajná cesta, ktokoľvek smie vojsť aj prejsť a ďalší žetón nikto nedostane. Drak sa počíta až nakoniec: podiel 2, zvyšok 2 a drak dajú spolu 2 + 2 − 2 = 2.
    .token = Kto draka zobudí, tomu ostane.

rules-lost-mines-drawing = Doberanie
    .text =
        Po karte cesty alebo akčnej karte si doberieš 1 kartu. Keď odhodíš jednu alebo dve, doberieš si rovnaký počet. Za každú pascu, cez ktorú v tomto ťahu prejdeš s prázdnou rukou, doberieš o kartu menej. Keď je v doberacom balíčku kariet menej, vezmeš si, čo tam je.

rules-lost-mines-out = Bez kariet
    .text =
        Keď nemáš na začiatku svojho ťahu v ruke žiadnu kartu, do konca kola už nehráš. Tvoj trpaslík ostane stáť, kde je, a nikam nejde; ani v bani si už nič nevezme. Ostatní sa to hneď dozvedia.

        Počíta sa však ďalej: na skalách ostatným prekáža a na konci platia jeho poklady aj jeho rola rovnako ako všetky ostatné.

rules-lost-mines-end = Koniec kola
    .text =
        Kolo sa končí hneď, ako si niekto vezme posledný poklad; nikto už nedoberá. Končí sa aj vtedy, keď na konci ťahu nemá nikto v ruke ani jednu kartu. Kto hrá poslednú kartu, ten svoj ťah ešte dokončí aj s chôdzou a doberaním. Môže sa dokonca stať, že v doberacom balíčku karty zvýšia, len už niet nikoho, kto by ich dobral.

        Poklady, ktoré si nikto nevzal, bane, do ktorých nikto nedošiel, a karty trpaslíkov, ktoré nikto nedostal, ostanú skryté.

rules-lost-mines-pots = Kto sa delí o ktorú truhlicu
    .text =
        Otočia sa karty trpaslíkov aj všetky nájdené poklady. Verní trpaslíci dajú svoje poklady do truhlice svojho klanu. Sabotéri prejdú na druhú stranu: ich poklady patria do truhlice druhého klanu. Sebecký trpaslík si svoje poklady nechá a dostane presne toľko bodov, akú majú hodnotu.

        O truhlicu sa delia tí, čo k nej patria: verní trpaslíci jej klanu a sabotér z toho druhého. Každý dostane rovnaký počet celých bodov. Čo zvýši, pripadne tomu, kto má najcennejšiu kartu pokladu z celej truhlice. Keď ju má viac hráčov, rozdelia si zvyšok rovným dielom, a čo sa rozdeliť nedá, prepadne. Kto má také poklady dva, počíta sa raz. Truhlica, ku ktorej nikto nepatrí, je prázdna a nevypláca nič.
    .blue = O modrú truhlicu sa delia verní modrí a žltý sabotér.
    .yellow = O žltú truhlicu sa delia verní žltí a modrý sabotér.
    .alone = Sebecký sa nedelí s nikým.

rules-lost-mines-example = Príklad
    .text =
        Hrá vás šesť. Dvaja verní žltí trpaslíci majú spolu poklady za 8: každý dostane 4 body.

        Dvaja verní modrí a žltý sabotér majú spolu tiež 8: každý dostane 2 body a 2 zvýšia. Sabotér má poklad v hodnote 4, najcennejší z celej truhlice, a zvyšok je preto jeho: 2 + 2 = 4. Jeden z verných modrých má draka: 2 − 2 = 0.

        Sebecký modrý trpaslík má poklady za 3 a dostane 3 body.
    .yellow = 4 body pre každého
    .blue = 2 body
    .dragon = 0 bodov
    .saboteur = 4 body
    .selfish = 3 body

rules-lost-mines-remainders = Ako sa delí zvyšok
    .text =
        Traja trpaslíci sa delia o poklady za 4, 4 a 3. Každý dostane 3 body a 2 zvýšia. Dvaja z nich majú štvorku, a tak dostanú o bod viac: 4, 4 a 3 body.

        Za 4, 4 a 2 dostane každý 3 body. Zvýši 1 bod, ten sa medzi dvoch rozdeliť nedá, a tak prepadne.

        Traja trpaslíci majú jediný poklad v hodnote 2. Podiel je 0, ale zvyšok 2 pripadne tomu, kto poklad našiel.

        Všetci traja hráči sú žltí: verný má poklady za 5, sebecký za 4 a sabotér za 3. Žiadny z nich sa nemá s kým deliť, a tak dostanú 5, 4 a 3 body.

rules-lost-mines-rounds = Dve kolá a víťaz
    .text =
        Hra má dve kolá. Pred druhým sa všetko chystá znova: vrátia sa všetky karty, poklady aj žetóny, bane a poklady sa zamiešajú a každý dostane novú kartu trpaslíka, možno aj z druhého klanu. Zase sa odloží 10 kariet a každý dostane 5 kariet, alebo 4, keď vás hrá 7 až 9. Body ti ostávajú a nikdy sa neminú.

        Začína hráč naľavo od toho, kto bol na ťahu ako posledný; odhodenie kariet je tiež ťah, ale kto už nehrá, ten na ťahu nie je. Po druhom kole vyhráva ten, kto má najviac bodov. Keď ich má viac hráčov rovnako, vyhrávajú spoločne, aj keby mali 0.

rules-lost-mines-options = Čo si môže zvoliť hostiteľ
    .text =
        Pred začiatkom hry môže hostiteľ zvoliť, koľko kôl sa hrá, 1 až 4, a kto začína to prvé. Keď je vám cesta pridlhá, môžu bane ležať bližšie: 7 alebo 6 stĺpcov od štartovacích kariet; zvyčajne je to 8.

        Hostiteľ tiež môže dovoliť, aby sa kolo ukončilo predčasne, napríklad preto, že sa k baniam už nikto nedostane. Navrhnúť to smie raz za ťah ten, kto je na rade, a to skôr, než zahrá kartu. Ostatní odpovedajú jeden po druhom v smere hodinových ručičiek, aj tí, čo už nehrajú, a prvé „nie“ rozhodne. Keď všetci súhlasíte, kolo sa končí a poklady, ktoré si nikto nevzal, sa nepočítajú nikomu. Ak dovtedy nikto nebol na ťahu, začína ďalšie kolo ten istý hráč.

rules-lost-mines-known = Čo vedia všetci
    .text =
        Všetci vidia, koľko kariet máš v ruke a koľko ich je v balíčku a na kôpke, aké druhy pokladov máš, kto má draka, kto už nehrá a koľko má kto bodov. Vidia tiež, koľko kariet kto odhodil alebo stratil v pasciach, z ktorých klanov sú nerozdané karty trpaslíkov a akého druhu sú odložené poklady.

        Len ty poznáš svoje karty v ruke aj tie odhodené, hodnotu svojich pokladov, svoju rolu a všetko, na čo sa tajne pozrieš. Čo sa zahralo alebo čo odniesla búrka, to videli všetci. V ďalšom kole sa rozdáva znova a staré tajomstvá už nič neznamenajú. Po hre ukáže záznam všetko.

rules-lost-mines-here = Ako sa to tu zapisuje
    .text =
        Polia sa počítajú zľava a zhora a začína sa od 0. Baňa sa volá podľa svojho poľa a hranica podľa poľa, ktoré leží naľavo od nej alebo nad ňou. Poklady majú čísla podľa toho, ako sa vykladali.

        Keď ti vyprší čas, stane sa to, čo ti najmenej uškodí: odhodí sa jedna karta, trpaslík ostane stáť, baňa leží tak, ako je nakreslená, ak sa to dá, dostaneš poklad s najnižším číslom a pri hlasovaní sa za teba povie „nie“.

rules-lost-mines-all-cards = Všetky karty
    .text =
        Tu sú všetky karty a koľko ich v hre je. Zo 40 kariet cesty je 23 obyčajných, na 4 je táborák a na 4 sú skaly; na 3 je polom, na 3 jazero a na 3 jama. Medzi 23 akčnými kartami sú 3 sekery, 3 člny, 3 laná, 6 kariet informácií, 2 pasce, 3 trollovia a 3 búrky.

        Drahokamy majú hodnotu 3, 4, 4 a 5, zlato 2, 3, 3 a 4, striebro 1, 2, 2 a 3. Štartovacie karty a dračia baňa sú otvorené na všetky strany, zlatá a strieborná baňa na tri a baňa s drahokamami na dve. Tlačené pravidlá tvary a hodnoty neuvádzajú; tieto sú naše.
    .picture = Obrázok
    .name = Karta
    .count = Koľko
    .meaning = Čo robí
    .paths = Karty cesty
    .camps = Táboráky
    .rocks = Skaly
    .obstacles = Prekážky
    .actions = Akčné karty
    .fixed = Štartovacie karty a bane
    .treasures = Poklady
    .dwarfs = Karty trpaslíkov

# Rows of the table of all cards.

mines-values = Hodnoty: { $values }
mines-role-loyal = verný trpaslík
    .task = Plní truhlicu svojho klanu a delí sa o ňu.
mines-role-selfish = sebecký trpaslík
    .task = S nikým sa nedelí: čo nájde, je jeho.
mines-role-saboteur = sabotér
    .task = Plní truhlicu druhého klanu a delí sa o ňu.
