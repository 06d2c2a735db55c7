# The rules of Dark Cave as a page, like those of Saboteur.

rules-dark-cave-about = O co jde
    .text =
        Hluboko pod horou stoupá voda. Dva klany trpaslíků, modrý a žlutý, se chtějí i se svým zlatem dostat z jeskyně, jenže východ je jen v jednom ze čtyř jejích koutů. Cesty vykládáte společně. Čekají vás žebříky, mosty, tunely a zlaté žíly a z temných doupat vycházejí krysa, plazoun a skřet.

        Hrát vás může dva až osm, každý má jednoho trpaslíka a v žádném klanu jich není víc než čtyři. Ke kterému klanu patříš, to vidí všichni. Jestli je tvůj trpaslík věrný, nebo je to sabotér, který pracuje pro druhý klan, to víš jen ty. Vyhrává strana, která z jeskyně vynese víc zlata, a té menší ho stačí míň.

rules-dark-cave-cards = Co je ve hře
    .text =
        Hrací balíček má 82 karet: 50 karet cesty a 32 akčních karet. Na rubu mají úroveň, I, II nebo III. V jeskyni leží také startovní karta, na které je žebřík, a 4 cílové karty; kdo pro koho pracuje, určuje 10 klanových karet.

        Každý klan má 4 figurky a ke každé patří karta trpaslíka, na které leží jeho zlato. V banku jsou 3 nestvůry, 3 pavučiny a 46 nugetů. Žádný nuget se neztratí: bank, trpaslíci a žíly jich mají dohromady vždycky 46 a bank se nikdy nevyprázdní. Doma u stolu k tomu patří ještě 5 karet s přehledem.
    .path = Stejná cesta na úrovni I, II a III
    .backs = Rub ukazuje úroveň.
    .start = Na startovní kartě je žebřík.
    .goals = Cíle: východ, doupě, žebřík a zlatá žíla
    .creatures = Krysa, plazoun a skřet

rules-dark-cave-clans = Pro koho pracuješ?
    .text =
        Každý klan má 3 věrné a 2 sabotéry. Věrní pracují pro svůj klan. Sabotér pracuje pro ten druhý a vyhraje, jen když vyhraje on. Rub klanové karty ukazuje klan a ten vidí všichni. Líc je tajný až do konce hry, nebo dokud ti nějaké pravidlo nepřikáže ho ukázat.

        Při 2 hráčích se použije z každého klanu jedna karta věrného, takže není co tajit. Když vás hraje 3 nebo 4, patříte všichni k jednomu klanu: jsou v něm 2 věrní a 2 sabotéři, a ti pracují pro klan, který chybí. Když vás hraje 5 až 8, má každý klan 3 věrné a 1 sabotéra. Každý dostane jednu kartu; zbylé se odloží lícem dolů a nikdo se na ně nedívá.

        Strany tedy nemusí být stejně velké. Při 3 hráčích stojí 2 proti 1, při 4 hráčích 2 proti 2, při 5 hráčích 4 proti 1 nebo 3 proti 2, při 6 hráčích 4 proti 2 nebo 3 proti 3, při 7 hráčích 4 proti 3 a při 8 hráčích 4 proti 4. Prázdná není žádná strana nikdy.
    .back = Klan vidí všichni.
    .loyal = Věrný: pracuje pro svůj klan.
    .saboteur = Sabotér: pracuje pro druhý klan.

rules-dark-cave-setup = Než začnete
    .text =
        Startovní karta leží uprostřed. Čtyři cílové karty se zamíchají a položí lícem dolů do koutů: při 2 až 5 hráčích 4 karty od startu v každém směru, při 6 až 8 hráčích 3 karty. Všechny figurky stojí na startovní kartě; kterou dostaneš, na tom nezáleží. Na začátku máš na své kartě trpaslíka 3 nugety, ostatní leží v banku.

        Karty cesty a akční karty se zamíchají dohromady, každá úroveň zvlášť, a z každé se 5 karet naslepo odloží na celou hru. Každý dostane 5 karet, většinu z úrovně I. V dobíracím balíčku leží nahoře zbytek úrovně I, pod ním úroveň II a dole úroveň III. Čím déle hrajete, tím hůř se tedy jeskyní chodí. Odkládací hromádka leží lícem dolů.
    .board = Uprostřed start, v koutech cíle
    .table = Karty podle počtu hráčů
    .players = Hráčů
    .width = Šířka jeskyně
    .first = Úroveň I
    .second = Úroveň II
    .pile = V balíčku
    .aside = Odložených klanových karet

rules-dark-cave-turn = Tvůj tah
    .text =
        Doma u stolu začíná ten, komu se dá nejvíc věřit. Tady rozhodne náhoda, pokud hostitel někoho neurčí. Pak se hraje po směru hodinových ručiček. Tah má tři části a jdou vždycky po sobě.

        Nejdřív musíš udělat přesně jednu ze tří věcí: vyložit kartu cesty, zahrát akční kartu, nebo odhodit jednu či dvě karty. Potom se tvůj trpaslík smí vydat na cestu. Nakonec dobereš, pokud v dobíracím balíčku ještě něco je; když je prázdný, tahle část odpadá.

        Na kartu, na sekeru proti nestvůře a při hlasování se tě hra zeptá vždycky, na všechno ostatní jen tehdy, když je opravdu z čeho vybírat.
    .card = Nejdřív karta,
    .walk = potom chůze
    .draw = a nakonec dobereš.

rules-dark-cave-skipped = Bez karet
    .text =
        Když nemáš na začátku svého tahu v ruce žádnou kartu, tah vynecháš: nehraješ, nejdeš a nedobíráš, ani když v balíčku karty jsou. Ze hry ale nevypadáváš. Jestli se k tobě dostanou karty výměnou, hraješ dál. A co má na začátku tvého tahu skončit, to skončí i tak: pavučiny se otočí nebo zmizí, tvoje nestvůry odejdou a ležící trpaslík vstane.

        Rozhoduje jen začátek tahu. Kdo o poslední kartu přijde až během něj, protože ji zahraje, kvůli mostu, kryse nebo výměně, ten tah dohraje a jít ještě smí.

rules-dark-cave-placing = Jak vyložit kartu cesty
    .text =
        Vylož jednu kartu tam, kde ještě žádná neleží. Musí se dotýkat startovní karty, karty cesty nebo odkryté cílové karty a aspoň jedna cesta na ni musí pokračovat. Kde se dotýká karet, které leží lícem nahoru, tam musí všechno sedět: cesta na cestu a skála na skálu. Zakrytá cílová karta jako soused nestačí, ale tvoje karta k ní ani sedět nemusí.

        Kartu smíš otočit vzhůru nohama, ale nikdy ne napříč. Nemusí vést ke startu ani k tvému trpaslíkovi a jeskyně smí růst i za své kouty, jak daleko chcete. Karta, která vypadá vzhůru nohama stejně, se vykládá rovně.
    .fits = Cesta pokračuje.
    .mismatch = Cesta nesmí narazit do skály.
    .no-path = Sedí to, ale žádná cesta nepokračuje.
    .goal = Zakrytý cíl sám nestačí.

rules-dark-cave-fields = Pole na kartách
    .text =
        V jeskyni se nepočítají karty, ale pole. Karta úrovně I je jedno velké pole, takže ji přejdeš na 1 krok. Karta úrovně II má pole u každé otevřené strany a přejdeš ji na 2 kroky. Na kartě úrovně III je navíc pole uprostřed, přes které vedou všechny cesty, a přejdeš ji na 3 kroky. Cílové karty mají pole jako karty úrovně III; startovní karta je jedno pole.

        Jedním krokem se dostaneš na vedlejší pole téže karty, přes otevřenou hranici na sousední kartu, ze žebříku na žebřík, nebo na zakrytou cílovou kartu. Vrátit se můžeš kdekoli, ale každé pole, na které vkročíš, stojí 1 krok. Když cesty na kartě spojené nejsou, má každá svoje pole. Na slepé cestě je každý konec pole samo pro sebe.
    .one = Úroveň I: jeden krok
    .two = Úroveň II: dva kroky
    .three = Úroveň III: tři kroky
    .dead-end = Slepá cesta: neprojdeš

rules-dark-cave-ladders = Žebříky
    .text =
        Všechny žebříky jsou navzájem spojené, ať leží kdekoli: ten na startovní kartě, ty na kartách cesty i ten na cílové kartě, jakmile je odkrytá. Z jednoho žebříku na kterýkoli jiný je to 1 krok. Když je tam nestvůra, potkáš ji stejně, jako kdyby šlo o obyčejný krok.
    .up = Jeden krok, ať je to jakkoli daleko

rules-dark-cave-bridges = Mosty
    .text =
        Na kartě s mostem vede jedna cesta nad druhou a přejít z jedné na druhou nejde. Cesta pod mostem je zadarmo. Dřevěný most je ale úzký: když na něj vkročíš, hned přijdeš o jednu kartu z ruky. Vybere ji náhoda; doma u stolu ji vytáhne soused po levé ruce a odhodí ji, aniž se podívá. Jít po mostě dál už nic nestojí, ale příště zase zaplatíš kartou.

        Ztracená karta se nenahrazuje, takže máš do konce hry v ruce o kartu míň. Jen výměnou se menší počet karet předá dál. S prázdnou rukou o nic nepřijdeš, ale když se to stane v tvém tahu, na jeho konci si dobereš o kartu míň. Totéž platí, když na tebe zaútočí krysa.
    .over = Most stojí jednu kartu.
    .under = Pod mostem se neplatí.

rules-dark-cave-tunnels = Tunely
    .text =
        Na některých kartách spojuje dvě zatáčky tunel. Tunel je pole samo pro sebe. Pokaždé, když do něj vkročíš, zaplatíš do banku 1 nuget, i když se uvnitř otočíš. Cesta ven je zadarmo a bez zlata tě tunel pustí také.

        Z jedné zatáčky do druhé potřebuješ 3 pole karty na úrovni I, 3 na úrovni II a 5 na úrovni III, kde se do tunelu vchází jen prostředkem zatáčky.
    .toll = Tunel stojí jeden nuget.

rules-dark-cave-veins = Zlaté žíly
    .text =
        Na vyloženou zlatou žílu se hned položí 1 nuget z banku. Na cílovou kartu se žílou se položí, až když ji někdo odkryje; leží uprostřed, takže kdo kartu odkryje, musí si pro něj ještě dojít.

        Když tvůj trpaslík skončí chůzi na žíle, na které je zlato, musíš si nuget vzít a musíš otočit svou klanovou kartu, která tak zůstane až do konce. Přejít přes žílu nestačí. Když je tam nestvůra, nejdřív zaútočí a teprve pak si vezmeš zlato. Každá žíla vydá zlato jen jednou.
    .laid = Nová žíla dostane nuget.
    .taken = Kdo si ho vezme, ukáže klanovou kartu.

rules-dark-cave-discard = Odhození karet
    .text =
        Když nic zahrát nemůžeš nebo nechceš, odhoď jednu nebo dvě karty lícem dolů. Neodhodit žádnou nejde a tři také ne. Tvůj trpaslík smí jít stejně jako po každé jiné kartě.

        Jestli odhodíš i druhou kartu, rozhodneš ještě před chůzí a mezitím nic nedobíráš. S jedinou kartou v ruce můžeš odhodit jen ji.

rules-dark-cave-walking = Chůze
    .text =
        Po kartě smí tvůj trpaslík ujít po cestách až 3 pole, s botami až 4, nebo zůstat stát. Na každé pole se vejdou všichni. Po každém kroku se rozhodneš, jestli jdeš dál.

        Chůze končí, když chceš, když dojdou kroky, když potkáš nestvůru, odkryješ cíl nebo vyjdeš z jeskyně, nebo když už není kam jít.
    .before = Tři kroky po cestě…
    .after = …a jsi tady.

rules-dark-cave-goals = Cílové karty
    .text =
        Dovést cestu k cílové kartě nestačí, tím se nic neodkryje; trpaslík na ni musí vkročit. Kdo přijde první, ten ji odkryje. Položí se tak, aby na ni cesta, po které trpaslík přišel, pokračovala. Kdyby mohla ležet oběma způsoby, platí ten, při kterém sedí k většímu počtu odkrytých karet kolem; když sedí oba stejně, vybereš si ty a všichni zatím kartu vidí.

        Tvůj trpaslík stojí na prvním poli, tam, kudy přišel, a jeho chůze končí. Nové karty musí od té chvíle k cílové kartě sedět. Když je některou stranou k cestě zavřená, tudy se neprojde.
    .before = Stačí vkročit…
    .after = …a uvidíš, co tam je.

rules-dark-cave-exit = Východ
    .text =
        Východ je jen na jedné cílové kartě, uprostřed. Jakmile tvůj trpaslík na to pole vkročí, opustí i se svým zlatem jeskyni; jen tak přejít přes východ nejde. Otočíš svou klanovou kartu a hraješ dál bez trpaslíka: hraješ karty, odhazuješ, dobíráš a vyměňuješ. Tvoje zlato je v bezpečí a nic na tebe nemůže zaútočit. Když u východu čeká nestvůra, nejdřív ji potkáš: krysa vezme kartu, skřet nuget, ale plazoun tě nezdrží.

        Kdo vyjde první, ten tajně uvidí všechny odložené klanové karty, a ví tedy, kolik trpaslíků pracuje pro kterou stranu. Když vás hraje 2, 4 nebo 8, odložené žádné nejsou. Jestli hra pokračuje i poté, co někdo vyšel, vědí všichni, že každá strana má v jeskyni ještě nějakého trpaslíka.
    .out = A se zlatem ven!

rules-dark-cave-actions = Akční karty
    .text =
        Akční kartu ukážeš všem, dáš ji lícem dolů na odkládací hromádku a uděláš, co umí. Jen karty pavučin, vybavení a nestvůr leží chvíli lícem nahoru před hráčem. Akční karty fungují kdekoli v jeskyni, i v odříznutých částech. Když karta nemá na co zapůsobit, zahrát nejde, můžeš ji jen odhodit.

rules-dark-cave-info = Tajné informace
    .text =
        Tajně se podíváš na zakrytou cílovou kartu nebo na klanovou kartu jiného hráče a zase ji vrátíš. Co na ní je, víš jen ty; ostatní vidí, kam se díváš. Podívat se smíš i znovu, a také na cílovou kartu, na které je nestvůra.

        Na otočenou klanovou kartu se podívat nejde. Při 2 hráčích zbývají jen cílové karty, protože klanové karty zná každý. Když už není na co se dívat, můžeš kartu jen odhodit.
    .goal = Zakrytá cílová karta,
    .clan = nebo klanová karta

rules-dark-cave-cave-in = Zával
    .text =
        Zával zasype kartu cesty, kterou si vybereš, jen na ní nesmí stát trpaslík ani nestvůra. Startovní karta a cílové karty zůstávají. Zasypaná karta jde na odkládací hromádku, která se už znovu nemíchá, a nuget z ní se vrátí do banku. Když taková karta není, zával zahrát nejde.

        Pavučina na volném konci zasypané karty zmizí s ní. Volný je konec, na který nenavazuje cesta jiné karty, takže může vést i k zakryté cílové kartě nebo k její zavřené straně. Pavučina mezi dvěma kartami zůstane na konci té druhé. Co je odříznuté, zůstává v jeskyni a trpaslík se odtamtud dostane zase jen po svých.
    .hit = Zával zasype kartu…
    .hole = …a zbytek je odříznutý.

rules-dark-cave-swap = Výměna karet
    .text =
        Všechny karty, které ti zbývají v ruce, si vyměníš s jiným hráčem; nezáleží na tom, kolik jich kdo má. Vybrat smíš i hráče bez karet a výměnu smíš zahrát i jako svou poslední kartu: nedáš nic a dostaneš všechny karty druhého hráče. Na konci tahu nedobíráš; 1 kartu si dobere druhý hráč.

        Každý z vás dvou ví, co dostal ten druhý; nikdo další se žádnou kartu nedozví. Karty, které předáš, znáš, dokud je druhý hráč nezahraje nebo možná neodhodí.
    .hands = Karty v ruce si oba hráči vymění.

rules-dark-cave-web = Pavučina
    .text =
        Kartu vylož lícem nahoru před sebe a její pavučinu polož na hranici stranou 2 nahoru: na spoj dvou karet ležících lícem nahoru, nebo na volný konec cesty, i směrem k zakryté cílové kartě nebo k její zavřené straně. Na každou hranici se vejde jedna pavučina. Nepustí trpaslíky ani nestvůry. Žebříků a cest uvnitř karty se netýká.

        Na začátku tvého tahu se pavučina otočí na 1. Když už 1 ukazuje, třeba po ráně sekerou, zmizí a její karta se odhodí. Na volný konec s pavučinou smíš navázat kartou, která sedí; pavučina pak leží na spoji. Když se odkryje cílová karta, pavučiny vedle ní zůstanou, kde jsou.
    .two = Nejdřív ukazuje 2,
    .one = v tvém dalším tahu 1.
    .open = Smí ležet i na volném konci.

rules-dark-cave-boots = Boty
    .text =
        Vybavení vylož lícem nahoru před kteréhokoli hráče, klidně i před sebe. V botách ujde trpaslík v každém tahu o 1 pole víc, tedy 4, ne 3, a to hned v tom tahu, kdy je dostane. Dvoje boty nikdo mít nesmí; když už je mají všichni, můžeš kartu jen odhodit. Vybavení smíš dát i hráči, jehož trpaslík už z jeskyně vyšel, jen mu tam k ničemu nebude.
    .four = Až čtyři pole

rules-dark-cave-axe-web = Sekera na pavučinu
    .text =
        Válečná sekera leží před hráčem, dokud ji nepoužije; rovnou z ruky nefunguje. Můžeš jich mít i víc. Nejdřív se pak použije ta s nejnižší úrovní.

        Když tvůj trpaslík stojí hned u pavučiny, smíš použít sekeru kdykoli během svého tahu. Pavučina, která ukazuje 2, se otočí na 1; ta, která ukazuje 1, zmizí i se svou kartou. Nestojí to žádný krok a jít pak smíš dál. Na průchod pavučinou, která ukazuje 2, potřebuješ v jednom tahu sekery dvě. Může to být kterákoli pavučina, i tvoje vlastní, a když jich je tam víc, vybereš si.

        Sekera se nepočítá jako karta tvého tahu a nic za ni nedobíráš. Použít ji smíš hned v tahu, kdy ji dostaneš, a také když tvůj trpaslík nesmí jít nebo když jeho chůzi něco přerušilo. Nejde to ale v tahu, který vynecháš, po chůzi, kterou ukončíš dobrovolně, ani když se zrovna děje něco jiného.
    .before = U pavučiny…
    .after = …stačí rána a ukazuje 1.

rules-dark-cave-creatures = Nestvůry
    .text =
        Nestvůry žijí v temných doupatech. Kartu vylož lícem nahoru před sebe, vezmi nestvůru z banku a postav ji na kterékoli doupě, které leží lícem nahoru, třeba i na cílové kartě. Když žádné takové není, můžeš kartu jen odhodit. Potom s nestvůrou jdeš, nejvýš o tolik polí, kolik ukazuje karta, klidně i tam a zpátky; nikam s ní ale jít nemusíš.

        Nestvůry chodí po stejných polích a žebřících jako trpaslíci, ale za mosty a tunely neplatí. Pavučinou neprojdou. Smí vkročit i na zakrytou cílovou kartu, ta je pro ně jedním polem a zůstane zakrytá, a přes východ smí přejít. Kde stojí jen jiné nestvůry, tam se nic nestane.

        Když už nestvůra v jeskyni je, jdeš s ní dál odtamtud, kde stojí; karta, kterou ji někdo zavolal předtím, se odhodí. Na začátku tvého příštího tahu odejde, ať je kdekoli, a později se dá zavolat znovu.
    .call = Vychází z doupěte…
    .web = …ale pavučinou neprojde.

rules-dark-cave-attack = Když nestvůra útočí
    .text =
        Když nestvůra vkročí na pole s trpaslíky, zastaví se a zaútočí na všechny, i na toho tvého. Když se postaví na doupě, kde trpaslík stojí, zaútočí tam a nikam nejde. Když na pole s nestvůrou vkročí trpaslík, jeho chůze končí a nestvůra zaútočí jen na něj. Kdo už z jeskyně vyšel, ten je v bezpečí.

        Když tvůj tah na poli s nestvůrou začíná, nic se neděje a smíš odejít; návrat je nové setkání. Stejně tak nestvůra zaútočí na trpaslíky, u kterých už stojí, jen když odejde a vrátí se. Když je na zakryté cílové kartě, přijde k trpaslíkovi, který kartu odkryje, a zaútočí.

        Když je nestvůr víc, zaútočí na příchozího každá: nejdřív krysa, potom plazoun, potom skřet. Když je víc trpaslíků, jde to jeden po druhém a začíná se u hráče, který je na tahu. Na poli se nejdřív platí, pak přijdou na řadu nestvůry, pak východ; zlato ze žíly je poslední. I útok, který nic nevezme, je útok.
    .meeting = Skřet útočí na oba.

rules-dark-cave-kinds = Krysa, plazoun a skřet
    .text =
        Krysa ujde až 3 pole a vezme jednu kartu z ruky, kterou vybere náhoda; nenahrazuje se, stejně jako na mostě. Plazoun ujde až 4 pole a trpaslíky srazí: figurka leží, na začátku dalšího tahu svého hráče vstane, ale v tom tahu nesmí jít. Hrát a dobírat se smí dál. Skřet ujde až 5 polí a vezme 1 nuget do banku; kdo žádný nemá, o nic nepřijde.

        Když tě plazoun srazí v tvém vlastním tahu, nejdeš už v tomto tahu ani v příštím. Krysa a skřet útočí na ležícího trpaslíka jako na každého jiného; další plazoun nic nezmění.

        Například: krysa se postaví na doupě. Po 2 ze svých 3 kroků dojde k modrému trpaslíkovi, zastaví se a jeho hráč přijde o jednu kartu.
    .rat = 3 pole: vezme kartu
    .crawler = 4 pole: srazí k zemi
    .goblin = 5 polí: vezme nuget
    .lying = Kdo leží, nikam nejde.

rules-dark-cave-axe-creature = Sekera na nestvůru
    .text =
        Když se nestvůra chystá zaútočit na tvého trpaslíka, smíš ještě předtím použít sekeru, ať přišla nestvůra k němu, nebo on k ní. Nestvůra zmizí, její karta se odhodí a na tom poli neútočí na nikoho. Použít sekeru samozřejmě nemusíš.

        Hra se ptá jen těch, na které by nestvůra zaútočila a kteří mají před sebou sekeru: nejdřív hráče na tahu, potom ostatních po směru hodinových ručiček. První „ano“ rozhodne za všechny. Když tvůj trpaslík na nestvůru narazil sám, dál nejde: jeho chůze skončila.
    .saved = Jedna rána zachrání všechny, kdo tam stojí.

rules-dark-cave-drawing = Dobírání
    .text =
        Po kartě cesty nebo akční kartě si dobereš 1 kartu. Když odhodíš jednu nebo dvě, dobereš si stejný počet. Po výměně dobírá druhý hráč a ty ne.

        Karty, o které přijdeš kvůli mostu nebo kryse, se nenahrazují. Když ti v tvém tahu nemají co vzít, protože máš prázdnou ruku, dobereš si pokaždé o kartu míň. Když je v dobíracím balíčku karet míň, vezmeš si, co tam je.

rules-dark-cave-end = Konec hry
    .text =
        Hra končí hned, jak vyjdou z jeskyně všichni trpaslíci, kteří pracují pro stejný klan: jeho věrní a sabotéři toho druhého. Pak už nikdo nejde a nedobírá. Končí také tehdy, když na konci tahu nemá nikdo v ruce ani jednu kartu; ten tah se předtím dokončí i s chůzí a dobíráním.

        Cílové karty, které nikdo nenašel, karty v ruce a všechno odložené zůstane skryté. Ukáže je až záznam hry.

rules-dark-cave-scoring = Kdo vyhrává?
    .text =
        Otočí se všechny klanové karty. Kdo má trpaslíka ještě v jeskyni, vrátí jeho zlato do banku. Pak se spočítají nugety vynesené pro každý klan; nugety sabotéra se počítají druhému klanu. Součet se vynásobí počtem trpaslíků, kteří pracují pro druhou stranu, i těch, co zůstali v jeskyni. Vyhrává klan s vyšší hodnotou a s ním všichni, kdo pro něj pracují.

        Když jsou hodnoty stejné, vyhrává strana toho, kdo vyšel první. Když nevyšel nikdo, nevyhrává nikdo. Při 2 hráčích je to závod: kdo vyjde první, ten hru ukončí a vyhrává, i bez zlata. Ve výsledku má každý vítěz 1 bod a ostatní 0.

rules-dark-cave-example = Příklad
    .text =
        Hraje vás pět. Pro žlutý klan pracují dva věrní trpaslíci. Pro modrý tři: dva věrní modří a žlutý sabotér.

        Žlutá strana vynese 2 a 2 nugety: (2 + 2) × 3 = 12. Modrá strana vynese 2 a 3 nugety a její třetí trpaslík je ještě v jeskyni: (2 + 3 + 0) × 2 = 10. Protože 12 je víc než 10, vyhrávají oba věrní žlutí. Žlutý sabotér pracoval pro modré a nevyhrává.
    .yellow = 2 nugety pro žlutý klan, a to dvakrát
    .blue = 2 nugety pro modrý klan
    .saboteur = 3 nugety pro modrý klan
    .inside = ještě v jeskyni: 0
    .table = Počítání
    .side = Pracuje pro klan
    .nuggets = Vynesené nugety
    .opponents = Soupeři
    .value = Hodnota
    .for-yellow = žlutý
    .for-blue = modrý

rules-dark-cave-options = Co si může zvolit hostitel
    .text =
        Před začátkem hry může hostitel zvolit, kdo začíná, a když vás hraje 3 nebo 4, také za který klan. Jinak tahle volba nic nezmění.

        Hostitel také může dovolit, aby se hra ukončila předčasně, třeba proto, že se z jeskyně už nikdo nedostane. Navrhnout to smí jednou za tah ten, kdo je na řadě, a to dřív, než zahraje kartu. Ostatní odpovídají jeden po druhém po směru hodinových ručiček, i ti, kdo už vyšli nebo nemají karty, a první „ne“ rozhodne. Když všichni souhlasíte, hra končí a počítá se jako vždycky.

rules-dark-cave-known = Co vědí všichni
    .text =
        Rub karet ukazuje úroveň, takže všichni vědí, jaké úrovně jsou karty v ruce, v balíčku i na hromádce. Všichni také vidí, kolik máš karet a nugetů, co leží před tebou, čí pavučiny a nestvůry jsou v jeskyni a z kterého klanu jsou odložené klanové karty.

        Jen ty znáš svoje karty v ruce, karty, které odhodíš nebo o které přijdeš, svou klanovou kartu a všechno, na co se tajně podíváš. Co se zahrálo nebo zasypalo, to viděli všichni. Po hře ukáže záznam všechno.

rules-dark-cave-time = Když ti vyprší čas
    .text =
        Stane se to, co ti nejmíň uškodí. Odhodí se jedna karta, pokud možno karta cesty, a to s nejnižší úrovní. Trpaslík nebo nestvůra zůstane stát, sekera se nepoužije, cílová karta leží tak, jak je nakreslená, pokud to jde, a při hlasování se za tebe řekne „ne“.

rules-dark-cave-all-cards = Všechny karty
    .text =
        Tady jsou všechny karty a kolik jich ve hře je. Z 50 karet cesty je 19 úrovně I, 17 úrovně II a 14 úrovně III; z 32 akčních karet 10, 10 a 12. Mezi kartami cesty je 9 doupat, 4 žebříky, 4 mosty, 5 dvojitých zatáček s tunelem a 2 zlaté žíly.

        Akčních karet je 5 s tajnými informacemi, 3 závaly, 2 karty „výměna karet“, 3 pavučiny, 3 páry bot, 3 válečné sekery, 5 krys, 4 plazouni a 4 skřeti. Jedna cílová karta má východ, ostatní doupě, žebřík a zlatou žílu. Tištěná pravidla podobu karet neuvádějí; jak vypadají a jakou mají úroveň, je naše volba.
    .picture = Obrázek
    .name = Karta
    .count = Kolik
    .meaning = Co dělá
    .paths = Karty cesty
    .dead-ends = Slepé cesty
    .lairs = Temná doupata
    .ladders = Žebříky
    .bridges = Mosty
    .tunnels = Dvojité zatáčky s tunelem
    .veins = Zlaté žíly
    .actions = Akční karty
    .fixed = Start a cíle
    .clans = Klanové karty

cave-role-loyal = věrný trpaslík
    .task = Pracuje pro svůj klan.
cave-role-saboteur = sabotér
    .task = Tajně pracuje pro druhý klan.
