# The rules of Lost Mines as a page, like those of Saboteur.

rules-lost-mines-about = O co jde
    .text =
        Hluboko ve večerním lese leží čtyři zapomenuté doly. Hledat je vyrážejí dva klany trpaslíků, modrý a žlutý. Cestu lesem vykládáte společně a vaši trpaslíci po ní putují: přes skály a polomy, kolem pastí a trollů až k pokladům v dolech. V jednom z nich ale spí drak.

        Hrát vás může tři až devět, každý má jednoho trpaslíka a v žádném klanu jich není víc než pět. Ke kterému klanu patříš, to vidí všichni. Jestli je mu tvůj trpaslík věrný, to víš jen ty. Po dvou kolech vyhrává ten, kdo má nejvíc bodů.

rules-lost-mines-cards = Co je ve hře
    .text =
        Hrací balíček má 63 karet: 40 karet cesty a 23 akčních karet. Na desce leží 2 startovní karty, pro každý klan jedna, a 4 doly: s drahokamy, se zlatem, se stříbrem a s drakem. Najít můžete 12 pokladů a kdo je kdo, určuje 10 karet trpaslíků.

        Každý klan má 5 figurek a ke každé patří žeton, který leží před hráčem. V banku je 14 lesních žetonů: sekery, čluny, lana, pasti a trollové, pro každou kartu jeden, takže nikdy nedojdou. Leží tam i žeton draka a doma u stolu také 32 žetonů s body.
    .path = 40 karet cesty
    .action = 23 akčních karet
    .mines = 4 doly
    .treasures = 12 pokladů trojího druhu
    .tokens = Žetony: sekera, člun, lano, past, troll, drak

rules-lost-mines-roles = Kdo jsi?
    .text =
        Každý klan má 3 věrné trpaslíky, 1 sobeckého a 1 sabotéra. Věrní plní truhlu svého klanu a dělí se o ni. Sabotér plní truhlu druhého klanu a podíl má právě v ní. Sobecký trpaslík se nedělí s nikým a nechá si, co najde.

        Všechny karty trpaslíků se zamíchají dohromady a každý jednu dostane. Rub ukazuje klan a ten vidí všichni. Na líci je tvoje role a ta je až do konce kola tajná. Když vás hraje 5 nebo 6, zůstane z každého klanu v krabici jedna karta věrného trpaslíka, když vás hraje 3 nebo 4, zůstanou dvě. Jak velké klany budou, rozhodne náhoda. Zbylé karty se odloží a nikdo se na ně nedívá.
    .loyal = Věrný: plní truhlu svého klanu a má v ní podíl.
    .saboteur = Sabotér: plní truhlu druhého klanu a má podíl v ní.
    .selfish = Sobecký: co najde, to si nechá.

rules-lost-mines-setup = Než začnete
    .text =
        Deska má 11 sloupců a 7 řad. Vlevo leží obě startovní karty, vpravo čtyři doly, zamíchané a lícem dolů. Mezi nimi je sedm sloupců prázdných polí.

        Pokladů se vyloží tolik, kolik je hráčů. Na rubu je vidět, jestli jsou to drahokamy, zlato, nebo stříbro; jakou mají hodnotu, vidět není. Ostatní poklady se na celé kolo odloží.

        Každá figurka začíná na startovní kartě svého klanu; kterou dostaneš, na tom nezáleží. Karty cesty a akční karty se zamíchají dohromady, vrchních 10 se na celé kolo odloží a nikdo se na ně nedívá. Při 3 až 6 hráčích dostane každý 5 karet, při 7 až 9 hráčích 4 karty. Zbytek je dobírací balíček. Vedle něj roste odkládací hromádka, vždycky lícem dolů. Svoje karty v ruce vidíš jen ty.
    .board = Dvě startovní karty, čtyři doly a mezi nimi les
    .table = Karty podle počtu hráčů
    .players = Hráčů
    .loyal = Věrných v klanu
    .dwarfs = Karet trpaslíků
    .hand = Karet v ruce
    .pile = V balíčku

rules-lost-mines-turn = Tvůj tah
    .text =
        Doma u stolu začíná ten, kdo je z vás největší dobrodruh. Tady rozhodne náhoda, pokud hostitel někoho neurčí. Pak se hraje po směru hodinových ručiček. Tah má tři části a jdou vždycky po sobě.

        Nejdřív musíš udělat přesně jednu ze tří věcí: vyložit kartu cesty, zahrát akční kartu, nebo odhodit jednu či dvě karty. Potom se tvůj trpaslík smí vydat na cestu. Nakonec dobereš, pokud v dobíracím balíčku ještě něco je; když je prázdný, tahle část odpadá.

        Na kartu se tě hra zeptá vždycky, na všechno ostatní jen tehdy, když je opravdu z čeho vybírat.
    .card = Nejdřív karta,
    .walk = potom chůze
    .draw = a nakonec dobereš.

rules-lost-mines-placing = Jak vyložit kartu cesty
    .text =
        Vylož jednu kartu na prázdné pole desky. Musí se dotýkat startovní karty, karty cesty nebo odkrytého dolu a aspoň jedna cesta na ni musí pokračovat. Kde se dotýká karet, které leží lícem nahoru, tam musí všechno sedět: cesta na cestu a les na les. Zakrytý důl jako soused nestačí, ale karta k němu ani sedět nemusí.

        Kartu smíš otočit vzhůru nohama, ale nikdy ne napříč. Nemusí vést k vašemu startu ani k tvému trpaslíkovi. Cesta smí skončit i u okraje desky, jen pak nikam nevede. Karta, která vypadá vzhůru nohama stejně, se vykládá rovně, a když máš dvě stejné, je jedno, kterou z nich vyložíš.
    .fits = Cesta pokračuje.
    .mismatch = Cesta nesmí narazit do lesa.
    .no-path = Sedí to, ale žádná cesta nepokračuje.
    .mine = K zakrytému dolu karta sedět nemusí.
    .mine-only = Zakrytý důl sám ale nestačí.

rules-lost-mines-obstacles = Polomy, jezera a jámy
    .text =
        Na některých kartách cesty je překážka: polom, jezero, nebo jáma. Vykládají se jako všechny ostatní a cesta za nimi smí pokračovat. Trpaslík ale na takovou kartu nevkročí a neprojde přes ni, dokud překážku někdo nepřekoná.
    .tree = Polom
    .lake = Jezero
    .pit = Jáma

rules-lost-mines-rocks = Skály a táboráky
    .text =
        Na skály nepotřebuješ žádné vybavení, vejde se na ně ale jen jeden trpaslík. Dokud tam stojí, nikdo jiný na kartu nevkročí a neprojde přes ni. Totéž platí pro překážku, kterou už někdo překonal.

        U táboráku si tvůj trpaslík odpočine: když odtud vyráží, smí ujít až 5 karet, jinak jen 3. Projít kolem nestačí.
    .one = Na skály se vejde jen jeden.
    .camp = Od táboráku dojdeš dál.

rules-lost-mines-actions = Akční karty
    .text =
        Akční kartu ukážeš všem, uděláš, co umí, a dáš ji lícem dolů na odkládací hromádku. Jen karta trolla leží chvíli před tebou. Vybavení, past, troll a bouře fungují kdekoli na desce, i tam, kam se tvůj trpaslík vůbec nedostane. Když karta nemá na co zapůsobit, zahrát nejde, můžeš ji jen odhodit.

rules-lost-mines-equipment = Sekera, člun a lano
    .text =
        Sekera pomůže na polom, člun na jezero a lano na jámu; jinak to nejde. Kartu můžeš zahrát, když taková překážka leží na desce a ještě ji nikdo nepřekonal. Dostane žeton z banku a od té chvíle přes ni smí každý trpaslík, modrý i žlutý.

        Úzko je tam ale pořád: na překonanou překážku se vejde jen jeden trpaslík, a dokud tam stojí, nikdo jiný na kartu nevkročí a neprojde přes ni.
    .axe = Sekera na polom
    .boat = Člun na jezero
    .rope = Lano na jámu
    .wrong = Sekera na jezero nepomůže.

rules-lost-mines-info = Informace
    .text =
        Na kartě informací jsou dvě ze tří možností: důl, poklad, trpaslík. Jednu z nich si vybereš. Tajně se podíváš na zakrytý důl, na poklad, který si ještě nikdo nevzal, nebo na kartu trpaslíka jiného hráče, a zase ji vrátíš. Co na ní je, víš jen ty; ostatní vidí, kam se díváš.

        Smíš se podívat i na to, co už viděl někdo před tebou nebo co už znáš, a také na kartu hráče, který v tomto kole už nehraje. Co se na začátku odložilo, zůstává skryté. Když jsou všechny doly odkryté, zbývá druhá možnost na kartě, takže kartu informací můžeš zahrát vždycky.
    .mine = Zakrytý důl,
    .treasure = poklad,
    .dwarf = nebo karta trpaslíka

rules-lost-mines-borders = Kam patří pasti a trollové
    .text =
        Pasti a trollové leží na hranici mezi dvěma poli: tam, kde se spojují cesty dvou karet ležících lícem nahoru, nebo na volném konci cesty, která vede na prázdné pole. Na tom, co je to za karty, nezáleží; počítají se i startovní karty, odkryté doly, skály a překážky.

        Nejde to na okraji desky, vedle zakrytého dolu ani tam, kde cesta jedné karty naráží na zavřenou stranu druhé. A na každou hranici se vejde jen jeden žeton.

        I na volný konec s pastí nebo s trollem smíš navázat kartou, která sedí. Žeton pak leží na spoji a platí dál.
    .joint = Na spoji dvou cest
    .open = Na volném konci
    .mine = Vedle zakrytého dolu ne
    .closed = Kde je zavřeno, tam ne

rules-lost-mines-trap = Past
    .text =
        Past číhá na cestě. Kdo přes ni přejde, hned přijde o jednu kartu z ruky; vybere ji náhoda a nikdo další se nedozví, která to byla. Doma u stolu ji vytáhne soused po levé ruce a odhodí ji lícem dolů. Potom se smí jít dál. Past zůstává ležet a sklapne pokaždé, tam i zpátky.

        Ztracená karta se nenahrazuje, takže máš do konce kola v ruce o kartu míň. S prázdnou rukou o nic nepřijdeš, ale na konci tahu si dobereš o kartu míň.

        Například: máš dvě karty, obě odhodíš a přejdeš přes past. Dobereš si pak 1. Nebo zahraješ svou jedinou kartu a přejdeš přes past. Pak si nedobereš nic a v příštím tahu už nehraješ, i když v balíčku karty jsou.
    .before = Past na cestě…
    .after = …ti vezme jednu kartu.

rules-lost-mines-troll = Troll
    .text =
        Troll nepustí nikoho, tam ani zpátky, dokonce ani tvého trpaslíka. Polož ho na hranici a jeho kartu vylož lícem nahoru před sebe. Jakmile začne tvůj příští tah, troll ze všeho nejdřív odejde domů a jeho karta jde na odkládací hromádku. Platí to, i když už v tomto kole nehraješ.
    .blocked = Troll nepustí nikoho.

rules-lost-mines-storm = Bouře
    .text =
        Bouře odnese kartu cesty, kterou si vybereš, jen na ní nesmí stát žádný trpaslík. Startovní karty a doly zůstávají, i odkrytý dračí důl. Vybavení, které na kartě leželo, se vrátí do banku. Past nebo troll na její hranici zůstane, dokud aspoň na jedné straně leží nějaká karta; jinak se vrátí do banku také, troll i se svou kartou. Když stojí trpaslík na každé kartě cesty, bouři zahrát nejde.

        Co je odříznuté, zůstává na desce. Karty se tam smí vykládat dál a trpaslík, který tam uvízl, chodí po svém ostrůvku; na pomoc mu nikdo nepřijde.

        Například: na spoji dvou karet sedí troll a bouře jednu z nich odnese. Troll zůstane na volném konci té druhé. Novou kartu pod něj smíš zasunout a on odejde, až přijde jeho čas, jako vždycky.
    .hit = Bouře odnese kartu…
    .hole = …a zbytek je odříznutý.

rules-lost-mines-discard = Odhození karet
    .text =
        Když nic zahrát nemůžeš nebo nechceš, odhoď jednu nebo dvě karty lícem dolů. Smíš to udělat, i když by něco zahrát šlo. Neodhodit žádnou nejde a tři také ne. Nic dalšího se nestane a tvůj trpaslík smí jít stejně jako po každé jiné kartě.

        Jestli odhodíš i druhou kartu, rozhodneš ještě před chůzí a mezitím nic nedobíráš. S jedinou kartou v ruce můžeš odhodit jen ji. Odkládací hromádka se v tomto kole znovu nemíchá.

rules-lost-mines-walking = Chůze
    .text =
        Po kartě smí tvůj trpaslík ujít po cestách až 3 karty, nebo zůstat stát. Každá karta, na kterou vkročí, je jeden krok, i když se vrací. Z karty na kartu se chodí tam, kde je cesta otevřená z obou stran, anebo se vkročí do zakrytého dolu. Čí cesta to je, na tom nezáleží: také obě startovní karty jsou volné pro oba klany.

        Na obyčejných cestách, u táboráků, na startovních kartách a v dolech se vejdou všichni a trpaslíci se můžou míjet. Chůze končí, když chceš, když dojdou kroky, když odkryješ důl, nebo když už není kam jít. I po své poslední kartě smíš ještě jít.
    .before = Tři kroky po cestě…
    .after = …a jsi tady.

rules-lost-mines-mines = Jak se odkrývá důl
    .text =
        Ve třech dolech jsou poklady, ve čtvrtém drak. Vyložit kartu vedle dolu nestačí, tím se nic neodkryje; trpaslík do něj musí vejít po otevřené cestě a je to krok jako každý jiný. Kdo přijde první, ten důl odkryje a všichni vidí, který to je. Tím chůze končí, i kdyby ještě nějaké kroky zbývaly.

        Důl se položí tak, aby byl otevřený na stranu, ze které trpaslík přišel. Kdyby mohl ležet oběma způsoby, platí ten, při kterém sedí k většímu počtu odkrytých karet kolem; když sedí oba stejně, vybereš si ty. Teprve potom se bere poklad. Takhle už důl leží celé kolo a nové karty k němu musí sedět. Když je některou stranou k cestě zavřený, tudy se neprojde, a to je všechno.
    .before = Stačí vejít…
    .after = …a je to zlatý důl!
    .turned = Otevřený je tam, odkud přicházíš.

rules-lost-mines-treasures = Poklady
    .text =
        Když tvůj trpaslík stojí na konci chůze v dole s poklady, vezmeš si jeden poklad toho druhu, pokud ještě nějaký zbývá. Odmítnout nejde; jen si vybereš, který to bude, a nedíváš se přitom. Pak leží lícem dolů před tebou. Ty se na něj podívat smíš, ostatní až do konce kola vidí jen jeho druh.

        Když v dole zůstaneš, vezmeš si v příštím tahu další. Za jeden tah to nikdy není víc než jeden, ani když z dolu odejdeš a zase se vrátíš. Ostatní můžou přijít a brát si poklady také, a kdo spěchá, ten odkrytým dolem jen projde. Když zbývá jediný poklad toho druhu, je tvůj bez ptaní. V některém dole také nemusí být žádný, protože pokladů je jen tolik, kolik je hráčů.

        Každý poklad má své číslo a všichni vidí, který si bereš. Kdo se na něj díval už dřív, ten tedy ví, co máš. Například: vkročíš do zakrytého dolu, je to zlatý důl a vezmeš si jeden zlatý poklad.
    .take = Jeden poklad stejného druhu, jako je důl
    .value = Jakou má hodnotu, víš jen ty.

rules-lost-mines-dragon = Drak
    .text =
        Kdo odkryje dračí důl, musí si vzít žeton draka. Na konci kola ho to stojí 2 body, ať má jakoukoli roli. Pod 0 ale v žádném kole neklesneš: když máš 1 bod, přijdeš o 1, když máš 0, nepřijdeš o nic, a na body z dřívějších kol drak nedosáhne.

        Potom už drak nikomu neublíží: důl je jako obyčejná cesta, kdokoli smí dovnitř i skrz a další žeton nikdo nedostane. Drak se počítá až nakonec: podíl 2, zbytek 2 a drak dají dohromady 2 + 2 − 2 = 2.
    .token = Kdo draka probudí, tomu zůstane.

rules-lost-mines-drawing = Dobírání
    .text =
        Po kartě cesty nebo akční kartě si dobereš 1 kartu. Když odhodíš jednu nebo dvě, dobereš si stejný počet. Za každou past, přes kterou v tomto tahu přejdeš s prázdnou rukou, dobereš o kartu míň. Když je v dobíracím balíčku karet míň, vezmeš si, co tam je.

rules-lost-mines-out = Bez karet
    .text =
        Když nemáš na začátku svého tahu v ruce žádnou kartu, do konce kola už nehraješ. Tvůj trpaslík zůstane stát, kde je, a nikam nejde; ani v dole si už nic nevezme. Ostatní se to hned dozvědí.

        Počítá se ale dál: na skalách ostatním překáží a na konci platí jeho poklady i jeho role stejně jako všechny ostatní.

rules-lost-mines-end = Konec kola
    .text =
        Kolo končí hned, jak si někdo vezme poslední poklad; nikdo už nedobírá. Končí také tehdy, když na konci tahu nemá nikdo v ruce ani jednu kartu. Kdo hraje poslední kartu, ten svůj tah ještě dokončí i s chůzí a dobíráním. Může se dokonce stát, že v dobíracím balíčku karty zbudou, jen už není nikdo, kdo by je dobral.

        Poklady, které si nikdo nevzal, doly, do kterých nikdo nedošel, a karty trpaslíků, které nikdo nedostal, zůstanou skryté.

rules-lost-mines-pots = Kdo se dělí o kterou truhlu
    .text =
        Otočí se karty trpaslíků i všechny nalezené poklady. Věrní trpaslíci dají své poklady do truhly svého klanu. Sabotéři přejdou na druhou stranu: jejich poklady patří do truhly druhého klanu. Sobecký trpaslík si své poklady nechá a dostane přesně tolik bodů, jakou mají hodnotu.

        O truhlu se dělí ti, kdo k ní patří: věrní trpaslíci jejího klanu a sabotér z toho druhého. Každý dostane stejný počet celých bodů. Co zbude, připadne tomu, kdo má nejcennější kartu pokladu z celé truhly. Když ji má víc hráčů, rozdělí si zbytek rovným dílem, a co se rozdělit nedá, propadne. Kdo má takové poklady dva, počítá se jednou. Truhla, ke které nikdo nepatří, je prázdná a nevyplácí nic.
    .blue = O modrou truhlu se dělí věrní modří a žlutý sabotér.
    .yellow = O žlutou truhlu se dělí věrní žlutí a modrý sabotér.
    .alone = Sobecký se nedělí s nikým.

rules-lost-mines-example = Příklad
    .text =
        Hraje vás šest. Dva věrní žlutí trpaslíci mají dohromady poklady za 8: každý dostane 4 body.

        Dva věrní modří a žlutý sabotér mají dohromady také 8: každý dostane 2 body a 2 zbudou. Sabotér má poklad v hodnotě 4, nejcennější z celé truhly, a zbytek je proto jeho: 2 + 2 = 4. Jeden z věrných modrých má draka: 2 − 2 = 0.

        Sobecký modrý trpaslík má poklady za 3 a dostane 3 body.
    .yellow = 4 body pro každého
    .blue = 2 body
    .dragon = 0 bodů
    .saboteur = 4 body
    .selfish = 3 body

rules-lost-mines-remainders = Jak se dělí zbytek
    .text =
        Tři trpaslíci se dělí o poklady za 4, 4 a 3. Každý dostane 3 body a 2 zbudou. Dva z nich mají čtyřku, a tak dostanou o bod víc: 4, 4 a 3 body.

        Za 4, 4 a 2 dostane každý 3 body. Zbude 1 bod, ten se mezi dva rozdělit nedá, a tak propadne.

        Tři trpaslíci mají jediný poklad v hodnotě 2. Podíl je 0, ale zbytek 2 připadne tomu, kdo poklad našel.

        Všichni tři hráči jsou žlutí: věrný má poklady za 5, sobecký za 4 a sabotér za 3. Žádný z nich se nemá s kým dělit, a tak dostanou 5, 4 a 3 body.

rules-lost-mines-rounds = Dvě kola a vítěz
    .text =
        Hra má dvě kola. Před druhým se všechno chystá znovu: vrátí se všechny karty, poklady i žetony, doly a poklady se zamíchají a každý dostane novou kartu trpaslíka, třeba i z druhého klanu. Zase se odloží 10 karet a každý dostane 5 karet, nebo 4, když vás hraje 7 až 9. Body ti zůstávají a nikdy nedojdou.

        Začíná hráč nalevo od toho, kdo byl na tahu jako poslední; odhození karet je také tah, ale kdo už nehraje, ten na tahu není. Po druhém kole vyhrává ten, kdo má nejvíc bodů. Když jich má víc hráčů stejně, vyhrávají společně, i kdyby měli 0.

rules-lost-mines-options = Co si může zvolit hostitel
    .text =
        Před začátkem hry může hostitel zvolit, kolik kol se hraje, 1 až 4, a kdo začíná to první. Když je vám cesta moc dlouhá, můžou doly ležet blíž: 7 nebo 6 sloupců od startovních karet; obvykle je to 8.

        Hostitel také může dovolit, aby se kolo ukončilo předčasně, třeba proto, že se k dolům už nikdo nedostane. Navrhnout to smí jednou za tah ten, kdo je na řadě, a to dřív, než zahraje kartu. Ostatní odpovídají jeden po druhém po směru hodinových ručiček, i ti, kdo už nehrají, a první „ne“ rozhodne. Když všichni souhlasíte, kolo končí a poklady, které si nikdo nevzal, se nepočítají nikomu. Jestli do té doby nikdo nebyl na tahu, začíná příští kolo stejný hráč.

rules-lost-mines-known = Co vědí všichni
    .text =
        Všichni vidí, kolik karet máš v ruce a kolik jich je v balíčku a na hromádce, jaké druhy pokladů máš, kdo má draka, kdo už nehraje a kolik má kdo bodů. Vidí také, kolik karet kdo odhodil nebo ztratil v pastech, ze kterých klanů jsou nerozdané karty trpaslíků a jakého druhu jsou odložené poklady.

        Jen ty znáš svoje karty v ruce i ty odhozené, hodnotu svých pokladů, svou roli a všechno, na co se tajně podíváš. Co se zahrálo nebo co odnesla bouře, to viděli všichni. V dalším kole se rozdává znovu a stará tajemství už nic neznamenají. Po hře ukáže záznam všechno.

rules-lost-mines-here = Jak se to tu zapisuje
    .text =
        Pole se počítají zleva a shora a začíná se od 0. Důl se jmenuje podle svého pole a hranice podle pole, které leží nalevo od ní nebo nad ní. Poklady mají čísla podle toho, jak se vykládaly.

        Když ti vyprší čas, stane se to, co ti nejmíň uškodí: odhodí se jedna karta, trpaslík zůstane stát, důl leží tak, jak je nakreslený, pokud to jde, dostaneš poklad s nejnižším číslem a při hlasování se za tebe řekne „ne“.

rules-lost-mines-all-cards = Všechny karty
    .text =
        Tady jsou všechny karty a kolik jich ve hře je. Ze 40 karet cesty je 23 obyčejných, na 4 je táborák a na 4 jsou skály; na 3 je polom, na 3 jezero a na 3 jáma. Mezi 23 akčními kartami jsou 3 sekery, 3 čluny, 3 lana, 6 karet informací, 2 pasti, 3 trollové a 3 bouře.

        Drahokamy mají hodnotu 3, 4, 4 a 5, zlato 2, 3, 3 a 4, stříbro 1, 2, 2 a 3. Startovní karty a dračí důl jsou otevřené na všechny strany, zlatý a stříbrný důl na tři a důl s drahokamy na dvě. Tištěná pravidla tvary a hodnoty neuvádějí; tyhle jsou naše.
    .picture = Obrázek
    .name = Karta
    .count = Kolik
    .meaning = Co dělá
    .paths = Karty cesty
    .camps = Táboráky
    .rocks = Skály
    .obstacles = Překážky
    .actions = Akční karty
    .fixed = Startovní karty a doly
    .treasures = Poklady
    .dwarfs = Karty trpaslíků

# Rows of the table of all cards.

mines-values = Hodnoty: { $values }
mines-role-loyal = věrný trpaslík
    .task = Plní truhlu svého klanu a dělí se o ni.
mines-role-selfish = sobecký trpaslík
    .task = S nikým se nedělí: co najde, je jeho.
mines-role-saboteur = sabotér
    .task = Plní truhlu druhého klanu a dělí se o ni.
