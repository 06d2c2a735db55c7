# The rules of Diamond Forest as a page, for a grown-up who reads them to a child. A section is a title, its text (a blank line begins a new paragraph) and captions of its pictures.

rules-diamond-forest-about = O co jde
    .text =
        Jste trpaslíci v nočním lese. Někde pod tmavými dílky leží diamanty různých barev. Najdi od každé barvy jeden a přines je ke vstupu do lesa: kdo to dokáže první, vyhrává.

        Jenže ten les je pěkně zapeklitý. Na dílku je světlo, dokud na něm někdo stojí, a za tebou se zase setmí. Tak se dobře dívej a pamatuj si, co kde je! Hrát můžou dva až čtyři hráči.
    .dark = V lese je tma.
    .diamond = Někde v něm leží diamanty.
    .home = Přines je ke vstupu do lesa.

rules-diamond-forest-things = Co je ve hře
    .text =
        Velký les má 81 dílků. Je na nich cesta, rarášek, skála, bažina, štola, vstup do lesa, diamant, oheň nebo pavouk. Rub mají všechny stejný: tmavý les. Jen čtyři vstupy do lesa žádný rub nemají. Dílky s diamantem jsou čtyři a každý má jinou barvu.

        Ve hře jsou také 4 trpaslíci, 16 diamantů ve čtyřech barvách a 15 žetonů vybavení. Hází se dvěma kostkami: jedna má tečky a na raráškově kostce jsou obrázky čtyř kouzel.
    .tiles = Líc a rub dílku
    .dwarfs = 4 trpaslíci
    .diamonds = 16 diamantů, 4 od každé barvy
    .tokens = 15 žetonů vybavení
    .dice = Kostka s tečkami a raráškova kostka

rules-diamond-forest-setup = Než začnete
    .text =
        Všechny dílky kromě vstupů do lesa se zamíchají a položí lícem dolů. Ve velkém lese z nich vznikne čtverec devět krát devět. Nikdo nesmí nakukovat! Čtyři vstupy leží na okraji, na každé straně jeden.

        Každý trpaslík začíná u jednoho vstupu a žádní dva u stejného. U kterého, to určí místo, na kterém sedíš; když si to hostitel přeje, vybíráte si postupně sami. Diamanty a žetony leží ve společné zásobě a nikdo zatím žádné nemá.

        Doma začíná nejmenší z vás. Tady začíná hráč na prvním místě, pokud hostitel neurčí někoho jiného nebo to nenechá na náhodě.
    .board = Malý les se čtyřmi trpaslíky, všechno je připravené

rules-diamond-forest-turn = Tvůj tah
    .text =
        Odkryj tmavý dílek hned vedle svého trpaslíka: nahoře, dole, vlevo nebo vpravo. Dílky, které se dotýkají jen rohem, se nepočítají. Dívat se můžou všichni.

        Teď se rozhodni. Chceš vstoupit? Pak dílek zůstane odkrytý a tvůj trpaslík na něj přejde. Nebo se chceš vrátit? Pak dílek zase zmizí ve tmě, tvůj trpaslík zůstane, kde je, a tvůj tah končí. Vrátit se můžeš vždycky, i kdyby se tvůj trpaslík od vstupu ani nehnul.

        Dál hraje další po směru hodinových ručiček. Dokud je vedle tebe nějaký tmavý dílek, musíš některý odkrýt, nebo vstoupit na dílek, který už odkrytý je. Jen když žádný tmavý vedle tebe není, můžeš prostě zůstat stát. A když není kam jít, zůstat musíš.
    .beside = Hned vedle: to ano
    .corner = Jen přes roh: to ne
    .enter = Vstup,
    .back = nebo se vrať.

rules-diamond-forest-dark = Za tebou je zase tma
    .text =
        Když vstoupíš na nový dílek, ten předchozí se otočí lícem dolů. Ale jen když z něj opravdu odejdeš: když se vrátíš, dílek pod tvým trpaslíkem zůstane odkrytý.

        Některé dílky zůstanou odkryté, i když z nich odejdeš: vstupy do lesa, rozhořelé ohně, dílky osvětlené ohněm a štoly, do kterých už někdo vstoupil. A také dílek, na kterém ještě stojí jiný trpaslík.
    .before = Jde se dál…
    .after = …a za tebou je tma.
    .shared = Někdo tu ještě stojí, a tak je tu světlo.

rules-diamond-forest-open = Odkryté dílky
    .text =
        Můžeš vstoupit i na dílek vedle sebe, který už odkrytý je: na vstup do lesa, na osvětlený dílek, do štoly nebo tam, kde stojí jiný trpaslík. Na jednom dílku může stát i víc trpaslíků. Jen pavouk k sobě nikoho nepustí.

        Co dílek umí, to udělá hned, a jen tomu trpaslíkovi, který na něj vstoupí. Je jedno, jestli byl předtím zakrytý, nebo odkrytý.
    .occupied = K jinému trpaslíkovi se smí.
    .entrance = Na vstup do lesa se smí.

rules-diamond-forest-path = Cesta
    .text =
        Když vstoupíš na cestu, můžeš jít hned dál: odkryj další dílek vedle sebe, nebo vstup na nějaký odkrytý. Když je to zase cesta, můžeš jít zase dál. Za tebou se jako vždycky setmí.

        Tvoje procházka končí, když vstoupíš na jakýkoli jiný dílek, když se vrátíš, nebo když už dál nechceš. Když tvůj tah na cestě začíná, nic navíc za to nemáš: počítá se jen to, že na ni vstoupíš. A nejdelší procházka má tolik kroků, kolik je v lese dílků; pak tvůj tah končí.
    .first = Cesta! Jde se dál.
    .second = A ještě jedna cesta!
    .end = Jiný dílek: procházka končí.

rules-diamond-forest-diamond = Diamant
    .text =
        Hurá! Pokud diamant této barvy ještě nemáš, hned jeden dostaneš. Druhý diamant stejné barvy si nikdy nebereš.

        Tvůj tah tady končí, i když už tuhle barvu máš.
    .take = Jeden diamant této barvy je tvůj.

rules-diamond-forest-rock = Skála
    .text =
        Na skále je číslo. Hoď kostkou: když padne stejné číslo nebo vyšší, přelezeš skálu a dostaneš žeton vybavení. Když padne nižší, můžeš zaplatit žetony do zásoby, přesně tolik, kolik chybí. Pak skálu přelezeš také, ale nový žeton nedostaneš.

        Když zaplatit nemůžeš nebo nechceš, tvůj trpaslík je uvězněný: figurka si lehne. V příštím tahu jen hodíš znovu podle stejných pravidel a žádný dílek se neotáčí. Jakmile skálu přelezeš, figurka se postaví a jde dál v tahu, který přijde potom. Když jsou na jedné skále nebo v jedné bažině dva trpaslíci, hází každý sám za sebe.

        Například: na skále 3 ti padne 4, takže ji přelezeš a máš žeton. Na skále 4 ti padne 2: pomůžou ti dva žetony. Když si je necháš, figurka si lehne.
    .strength = To stačí: skála je za tebou a máš žeton!
    .tokens = Dva chybí, dva žetony pomůžou.
    .stuck = Málo a žádné žetony: figurka si lehne

rules-diamond-forest-tokens = Žetony vybavení
    .text =
        Žeton dostaneš, jen když skálu přelezeš vlastní silou. Stejnou skálu můžeš přelézt znovu a dostat další. Můžeš mít nejvýš tři; potom už za skálu nic nedostaneš. Zásoba nikdy nedojde.

        Žetony pomáhají jen na skalách. Žetony ani diamanty se nedají rozdávat, odhazovat ani vyměňovat.
    .three = Nejvýš tři žetony

rules-diamond-forest-bog = Bažina
    .text =
        Hoď dvakrát. První hod řekne, jak je bažina hluboká. Když je druhý hod stejný nebo vyšší, bažina tě pustí a v příštím tahu jdeš dál. Když je nižší, tvůj trpaslík je uvězněný: figurka si lehne.

        Uvězněný trpaslík v příštím tahu jen znovu dvakrát hodí a žádný dílek se neotáčí. Když to vyjde, figurka se postaví a jde dál v tahu, který přijde potom. Žetony v bažině nepomáhají.
    .through = Stejně nebo víc: bažina tě pustí.
    .stuck = Míň: figurka si lehne

rules-diamond-forest-gallery = Štola
    .text =
        Jakmile do štoly někdo vstoupí, zůstane odkrytá až do konce hry. Když je odkrytá i jiná štola, můžeš do ní hned projít, ať je jakkoli daleko a i když v ní někdo stojí. Když žádná jiná není nebo se ti nechce, zůstaneš. Tvůj tah tak jako tak končí a příští začne tam, kde právě jsi.

        Počítá se i štola, kterou osvětlil oheň. Ta, která se jen ukázala a zase zmizela ve tmě, se nepočítá. Projít můžeš jen jednou; když chceš znovu, musíš do nějaké štoly znovu vstoupit.
    .before = Jednou štolou tam…
    .after = …a druhou ven

rules-diamond-forest-fire = Oheň
    .text =
        Když na oheň vstoupí první trpaslík, oheň se rozhoří a osvětlí všechny dílky hned vedle sebe: čtyři, na okraji lesa méně. Oheň i osvětlené dílky zůstanou odkryté až do konce hry, i ty, na kterých někdo stojí. Pak tvůj tah končí. Kdo přijde později, může se tu jen ohřát a jeho tah také končí.

        Každý oheň se rozhoří jednou. Když jeden oheň osvětlí druhý, ten druhý na svého prvního trpaslíka ještě čeká. Osvětlený pavouk zůstává, kde je, a rarášek už s ním nepohne.
    .lights = Oheň osvětlí dílky vedle sebe.

rules-diamond-forest-spider = Pavouk
    .text =
        Pavouk k sobě nikoho nepustí a projít přes něj také nejde. Je to jediný takový dílek. Když ho odkryješ, zase zmizí ve tmě a tvůj tah končí.

        Na pavouka se žádný trpaslík nikdy nedostane, ani raráškovým kouzlem. Ale neboj se ho: chce jen v klidu plést pavučinu.
    .wall = Tudy se nejde!

rules-diamond-forest-imp = Rarášek
    .text =
        Když vstoupíš na raráška, hodíš raráškovou kostkou. Ukáže jedno ze čtyř kouzel a to se hned stane. Pak tvůj tah končí a příští bude zase obyčejný.

        Když rarášek nemá čím hýbat, nestane se nic.
    .trade = Výměna míst
    .look = Tajný pohled
    .whisk = Let s raráškem
    .shuffle = Míchání lesa

rules-diamond-forest-trade = Raráškovo kouzlo: výměna míst
    .text =
        Vyber si jiného trpaslíka a vyměň si s ním místo. Odmítnout to nejde. Na nových dílcích se nic neděje: nebere se diamant, nehází se, nejde se dál. Oba trpaslíci stojí a v příštím tahu jdou normálně dál, takže uvězněný trpaslík je zase volný. Když chceš nový dílek využít, musíš z něj odejít a vrátit se.

        Vyber si trpaslíka na jiném dílku. Když jsou všichni ostatní na tvém, nestane se nic.

        Když máš všechny barvy a výměnou se dostaneš na vstup do lesa, máš hned vyhráno. Takhle můžeš vyhrát jen ty, protože druhý trpaslík skončí na raráškovi.
    .before = Ty jsi tady a někdo leží v bažině.
    .after = Po výměně stojíte oba.

rules-diamond-forest-look = Raráškovo kouzlo: tajný pohled
    .text =
        Smíš se podívat na jeden tmavý dílek kdekoli v lese. Všichni vidí, který to je, ale jen ty vidíš, co na něm je. Potom je tam zase tma. Když se dívat nechceš, nemusíš.

        Když hrajete všichni na jedné obrazovce, ostatní zavřou oči.
    .peek = Co tam je, vidíš jen ty.

rules-diamond-forest-whisk = Raráškovo kouzlo: let s raráškem
    .text =
        Rarášek s tebou odlétá pryč! Ostatní vyberou kdekoli v lese tmavý dílek, na kterém nikdo nestojí. Ten se s raráškem prohodí a ty letíš s ním, spolu se všemi, kdo tam stojí s tebou. Na druhý dílek se nikdo nedívá. Zůstane zakrytý, i když se dostane na osvětlené pole, a osvětlený rarášek zůstane odkrytý.

        Vybírá další hráč po směru hodinových ručiček a ostatní mu můžou radit. Když je proti tobě jediný hráč, vybírá sám.

        Hostitel může zvolit ještě dva jiné způsoby. Při hlasování si každý z ostatních tajně vybere dílek a platí ten, který má nejvíc hlasů. Při shodě rozhodne hlas toho, kdo je po tobě dřív na řadě. Nebo se všichni musí dohodnout: podávají návrhy, dohromady nejvýš dva na každého, dokud se některý nezalíbí všem nebo dokud někdo nenechá hlasovat.
    .before = Rarášek s tebou vzlétne…
    .after = …a přistane daleko odtud.

rules-diamond-forest-shuffle = Raráškovo kouzlo: míchání lesa
    .text =
        Každý z ostatních postupně prohodí dva tmavé dílky, které leží kdekoli v lese vedle sebe. Udělat to musí. Nikdo se na ně nedívá, nikdo na nich nesmí stát a vstupy do lesa se nehýbou nikdy. Dílky, které už někdo prohodil, se můžou prohodit znovu, třeba i zpátky.

        Když je proti tobě jediný hráč, prohazuje dvakrát, ale ne stejné dva dílky.
    .pair = Vedle sebe: to ano
    .corner = Jen přes roh: to ne
    .occupied = Někdo tam stojí: to ne

rules-diamond-forest-entrance = Vstup do lesa
    .text =
        Tady začínáš a sem přineseš diamanty. Jinak se tu nic neděje, a když sem vstoupíš, tvůj tah končí. V příštím tahu můžeš zase odejít. Během hry smí u jednoho vstupu stát i víc trpaslíků.

        Vstup do lesa se nikdy neotáčí a nikdy se nehýbe, ani kvůli raráškovi.
    .shared = Vejde se jich sem víc.

rules-diamond-forest-end = S diamanty domů
    .text =
        Máš diamant každé barvy? Tak honem k některému vstupu do lesa! Je jedno, ke kterému. Kdo tam dojde první, vyhrává a hra hned končí; ostatní už kolo nedohrávají.

        Když přijdeš a některá barva ti ještě chybí, nestane se nic.
    .won = Všechny barvy u vstupu: máš vyhráno!

rules-diamond-forest-ranking = Druhé a třetí místo
    .text =
        Hostitel může zvolit, že se hraje dál, dokud v lese nezůstane jediný trpaslík.

        Kdo už je doma, nemá další tahy. Raráškova kouzla se ho netýkají a nikdo si s ním nemůže vyměnit místo.

rules-diamond-forest-forests = Malé a velké lesy
    .text =
        Na první hru je nejlepší malý les: šest krát šest, dohromady 36 dílků, bez ohňů a bez pavouka. Stačí v něm tři barvy, protože žlutý diamant tam chybí.

        Potom může les krok za krokem růst, až má všech 81 dílků. A nemusí to být ani čtverec. Vždycky sbíráte tolik barev, kolik je v lese dílků s diamantem.
    .table = Lesy na výběr
    .board = Les
    .tiles = Dílky
    .diamonds = Kolik diamantů hledáš
    .fires = Ohně
    .spiders = Pavouci
    .light = Malý, 6 × 6
    .rectangle = Dlouhý, 9 × 4
    .cross = Kříž
    .board-7x7 = Střední, 7 × 7
    .board-8x8 = Větší, 8 × 8
    .full = Velký, 9 × 9

rules-diamond-forest-own-forest = Vlastní les
    .text =
        Hostitel si může vymyslet i vlastní les. Všechny jeho dílky musí souviset, vždy celou stranou. Vstupy leží na okraji, každý jinde, a pro každého hráče je aspoň jeden.

        Na každém poli leží dílek a žádného druhu nesmí být víc než ve velkém lese. Diamanty jsou aspoň tři, každý jiné barvy. Když je v lese pavouk, nesmí být les nikde tak úzký, aby ho pavouk rozdělil na dvě části.

rules-diamond-forest-memory = Kdo si to pamatuje?
    .text =
        Tmavý dílek vypadá jako všechny ostatní, i po prohození. Obrazovka si nic nepamatuje za tebe: dílek ukáže jednou, když se odkryje, a když se vrátíš později, už ho znovu neukáže. Co už je vidět nebo co padlo na kostce, nejde vzít zpátky. Kdo se jen dívá, vidí to, co vidíte všichni. Po hře se ukáže všechno. Ve hře není tah, kterým by šlo něco prozradit ostatním.

        Hostitel může zvolit pomoc, pro všechny stejnou; mění jen to, co ukazuje obrazovka. Trochu pomůžou značky: na tmavé dílky si můžeš dávat obrázky. Víc pomůže „na chvíli“: obrazovka ještě dvě kola ukazuje, co viděli všichni. Nejvíc pomůže „všechno“: obrazovka až do konce ukazuje každý dílek, který už znáš.

rules-diamond-forest-away = Když někdo není u hry
    .text =
        Když ti dojde čas, hra zahraje za tebe, jak nejšetrněji umí. Tvůj trpaslík zůstane stát, nebo se nějaký dílek odkryje a zase zmizí ve tmě. Na skále zaplatíš žetony, pokud je máš, ve štole zůstaneš a tajně se nedíváš. Kde chce rarášek něco vybrat, rozhodne náhoda.

        Hostitel může také říct, kolik kol hra má. Když do té doby není nikdo doma, nevyhrává nikdo a lepší místo má ten, kdo má víc diamantů.

rules-diamond-forest-all-tiles = Všechny dílky
    .text =
        Tady jsou všechny dílky a jejich počty ve velkém a v malém lese. Na raráškově kostce je jeden obrázek výměny míst, dva tajného pohledu, jeden letu s raráškem a dva míchání lesa.

        Vstupy leží uprostřed stran nebo hned vedle středu. Čísla na skalách a obrázky na raráškově kostce může hostitel změnit.
    .picture = Obrázek
    .name = Dílek
    .full = Velký les
    .light = Malý les
    .meaning = Co umí
