# The rules of the expansion as a page, like those of Saboteur.

rules-saboteur-2-about = O co jde
    .text =
        Zlatokopové jsou teď dva týmy, modří a zelení, a každý chce zlato pro sebe. Dveře pustí vždycky jen jeden z nich, žebříky vedou do nejzazších koutů dolu a mezi vámi můžou být zloději, sabotéři i trpaslíci, kteří myslí jen na sebe.

        Hrajete s kartami cesty a akčními kartami ze hry Sabotér a platí její pravidla, pokud tu není napsáno něco jiného. Hrát vás může dva až dvanáct. Po třech kolech vyhrává ten, kdo má nejvíc zlata.

rules-saboteur-2-cards = Co je ve hře
    .text =
        Balíček má 118 karet: 67 ze základní hry, 30 nových karet cesty a 21 nových akčních karet. Startovní karta a tři cílové karty jsou ze základní hry.

        Karty trpaslíků a karty zlata ze základní hry se nepoužívají. Nahrazuje je 15 nových karet trpaslíků a nugety se vyplácejí z banku. Doma u stolu je v něm 32 žetonů zlata v hodnotě 1, 2 nebo 5 nugetů; tady se nikdy nevyprázdní a počítá se jen to, kolik nugetů máš.
    .path = 70 karet cesty
    .action = 48 akčních karet
    .dwarfs = 15 karet trpaslíků

rules-saboteur-2-roles = Kdo jsi?
    .text =
        Na začátku každého kola se všech 15 karet trpaslíků zamíchá a každý jednu dostane. Až do konce kola ji smíš vidět jen ty. Zbylé se odloží lícem dolů; během kola se ještě může stát, že některou z nich někdo dostane. Nikdo tedy neví, kdo všechno je ve hře.

        Oba týmy se chtějí dostat ke zlatu a sabotéři nechtějí, aby se k němu dostal kdokoli. Šéf drží s oběma týmy, spekulant s tím, kdo vyhraje, a geology zajímají jen krystaly.
    .blue-miner = 4 modří zlatokopové
    .green-miner = 4 zelení zlatokopové
    .saboteur = 3 sabotéři
    .boss = 1 šéf
    .profiteer = 1 spekulant
    .geologist = 2 geologové

rules-saboteur-2-setup = Než začnete
    .text =
        Start a cíle leží stejně jako v základní hře, je mezi nimi sedm prázdných polí. Všechny karty cesty a akční karty se zamíchají dohromady. Vrchních 10 se na celé kolo odloží a nikdo se na ně nedívá.

        Každý dostane 6 karet bez ohledu na to, kolik vás hraje. Zbytek je dobírací balíček: 96 karet, když jste 2, a 36 karet, když je vás 12. Zlato leží v banku.
    .board = Mezi startem a cíli je sedm prázdných polí.

rules-saboteur-2-turn = Tvůj tah
    .text =
        Kdo začíná, rozhodne náhoda; doma u stolu začíná nejmladší. Pak se hraje po směru hodinových ručiček. Ve svém tahu uděláš přesně jednu ze čtyř věcí: vyložíš kartu cesty, zahraješ akční kartu, odhodíš dvě karty a zbavíš se jedné škodlivé, nebo se vzdáš tahu a odhodíš jednu až tři karty. Potom dobereš a tvůj tah končí.

        Když je dobírací balíček prázdný, nikdo už nedobírá, ale jednu ze čtyř věcí udělat musíš. Kdo nemá v ruce žádnou kartu, ten do konce kola nehraje.
    .path = Vylož kartu cesty a dober 1,
    .action = zahraj akční kartu a dober 1,
    .two = odhoď 2, zbav se škodlivé karty a dober 1,
    .pass = nebo odhoď 1 až 3 a dober stejný počet.

rules-saboteur-2-discard-two = Jak se zbavit škodlivé karty
    .text =
        Máš rozbité vybavení nebo sedíš ve vězení a nikdo ti nepomáhá? Odhoď z ruky dvě karty lícem dolů a odstraň jednu škodlivou kartu, která leží před tebou: kterékoli rozbité vybavení, nebo vězení. Pak si dobereš jen 1 kartu. Do konce kola tak máš v ruce o kartu míň a s každým dalším použitím zase o jednu.

        Potřebuješ k tomu aspoň dvě karty v ruce a před sebou škodlivou kartu. Vlastní krádež škodlivá není a takhle ji odstranit nejde.
    .tool = Dvě karty za rozbité vybavení
    .prison = Dvě karty za vězení

rules-saboteur-2-pass = Vzdát se tahu
    .text =
        Když nic zahrát nemůžeš nebo nechceš, vzdej se tahu. Odhoď 1, 2 nebo 3 karty lícem dolů a dober si jich stejný počet. Neodhodit žádnou nejde a čtyři také ne. Když je v dobíracím balíčku karet míň, vezmeš si, co tam je.

rules-saboteur-2-joined = Cesta a slepá odbočka na jedné kartě
    .text =
        Stejně jako v základní hře musí tvoje karta navázat na cestu, která vede bez přerušení zpátky ke startu; počítá se i spojení přes žebřík. Jen samotné žebříky navazovat nemusí.

        Některé nové karty mají vedle cesty slepou odbočku. Ta není spojená s ničím: nic přes ni nepokračuje a cíl nikdy neodkryje. Kartu smíš vyložit i tak, že na důl navazuje jen slepou odbočkou. Její cesta pak ale se startem spojená není.
    .through = Cesta pokračuje, slepé odbočky ne.
    .stub = Navázat slepou odbočkou se smí.
    .beyond = Cesta na kartě pak ale ke startu nevede.

rules-saboteur-2-bridges = Mosty a zdvojené zatáčky
    .text =
        Na mostě vede jedna cesta nad druhou. Na zdvojené zatáčce jsou dvě zatáčky. Takové karty jsou dvě a jedna je zrcadlovým obrazem druhé. Dvě cesty na jedné kartě se uvnitř nikdy nespojují.

        Když kartu vykládáš, musí aspoň jedna z obou cest vést ke startu. Na tu druhou nikdo nesmí navazovat, dokud není se startem spojená také.
    .across = Přes most se pokračuje dál.
    .below = Cesta pod mostem zatím nikam nevede.
    .curve = Zleva vede zatáčka nahoru.
    .other-curve = Druhá zatáčka se startem spojená není.

rules-saboteur-2-ladders = Žebříky
    .text =
        Každý žebřík je spojený se startem a se všemi ostatními žebříky, ať leží kdekoli. Vyložit ho smíš vedle kterékoli karty cesty nebo vedle startu, i když tam žádná cesta nevede; stačí, když se dotýkají stěnami. Od žebříku se kope dál stejně jako od startu.

        Strany musí sedět jako vždycky. A přímo vedle cíle žebřík ležet nesmí, ať je cíl zakrytý, nebo odkrytý.
    .walls = Žebříku stačí dotyk stěnami.
    .onwards = Od žebříku se pokračuje dál.
    .goal = Nikdy vedle cíle!

rules-saboteur-2-doors = Dveře
    .text =
        Modré dveře jsou kulaté a mají písmeno B, zelené jsou hranaté a mají písmeno G. Vykládají se jako každá karta cesty a kopat za nimi dál smí každý. Záleží na nich až na konci: zlatokopové druhé barvy se jimi ke zlatu nedostanou.

        Šéf, spekulant a geologové projdou všemi dveřmi. Sabotérů se dveře netýkají. Když cestu dokončí sabotér, je to stejné, jako by ji dokončil šéf: vyhrává každý tým, který má cestu bez dveří druhé barvy.
    .own = Modří modrými dveřmi projdou.
    .other = Zelení ne.
    .free = Šéf projde všemi dveřmi.

rules-saboteur-2-crystals = Krystaly
    .text =
        Deset nových karet cesty má na sobě po jednom krystalu, v základní hře není žádný. Při vykládání na krystalu nezáleží. Je tam kvůli geologům.
    .tunnel = Rozcestí s krystalem
    .dead-end = Slepá cesta s krystalem

rules-saboteur-2-goals = Cesta k cíli
    .text =
        Po každé vyložené kartě se znovu zkontrolují všechny cíle. Který má teď spojení se startem, ten se otočí, i když leží daleko od tvojí karty, protože žebříky a mosty spojují i vzdálené části dolu. Tak to jde, dokud se ještě něco mění.

        Cíl s kamenem, kterého se tvoje karta nedotýká, se položí tak, aby se otevíral na stranu, ze které k němu cesta vede. Když je takových stran víc, platí poloha, která sedí líp; když sedí obě stejně, vybereš si ty.

rules-saboteur-2-rockfall = Zával
    .text =
        Závalem můžeš odstranit i žebřík, dveře, krystal nebo odříznutou kartu. Co bylo se startem spojené jen přes odstraněný žebřík, to je pak odříznuté také.
    .hit = Zával zasáhne žebřík…
    .hole = …a zbytek je odříznutý.

rules-saboteur-2-in-front = Karty před tebou
    .text =
        Rozbité vybavení, krádež a vězení leží před hráčem lícem nahoru. Dvě stejné karty tam ležet nesmí: tutéž věc nejde rozbít dvakrát, druhou krádež před sebe nevyložíš a kdo už ve vězení je, toho tam znovu nepošleš.

        Kartu „ruce pryč“ zahraješ jen na krádež, kartu „osvobození“ jen na vězení. Kdo má rozbité vybavení, nesmí vykládat karty cesty; hrát akční karty, odhodit dvě karty nebo se vzdát tahu může.
    .different = Každá karta je jiná.

rules-saboteur-2-theft = Krádež a ruce pryč
    .text =
        Krádež vylož před sebe. Až se na konci kola rozdělí zlato, smíš vzít 1 nuget kterémukoli jinému hráči, který nějaký má. Může to být i zlato z dřívějších kol nebo zlato ukradené před chvilkou. Brát nemusíš. Zloděj ve vězení nebere nic.

        Zloději přicházejí na řadu postupně. Začíná ten, jehož krádež přišla na stůl poslední ze všech, které tam ještě leží, a dál se pokračuje po směru hodinových ručiček.

        Kartou „ruce pryč“ odstraníš krádež, která leží před kterýmkoli hráčem. Obě karty jdou na odkládací hromádku.
    .thief = Zloděj čeká na svou chvíli.
    .hands-off = Karta „ruce pryč“ krádež zruší.

rules-saboteur-2-prison = Vězení a osvobození
    .text =
        Vězení vylož lícem nahoru před jiného hráče, nikdy před sebe. Vězeň nesmí vykládat karty cesty. Hrát akční karty, odhodit dvě karty nebo se vzdát tahu může dál. I krádež si před sebe vyložit smí; platí, pokud je na konci kola na svobodě.

        Kdo zůstane ve vězení až do konce kola, nedostane žádné zlato a nepočítá se mezi vítěze. Osvobozením odstraníš vězení, které leží před tebou nebo před jiným hráčem. Obě karty jdou na odkládací hromádku.
    .prisoner = Žádné kopání a žádné zlato
    .release = Osvobození vězení zruší.

rules-saboteur-2-hats = Výměna čepiček
    .text =
        Vyber kteréhokoli hráče, klidně i sebe. Ten odloží svou kartu trpaslíka, aby ji nikdo jiný neviděl, a náhodně dostane novou, kterou v tomto kole ještě nikdo neměl. Svou novou roli zná jen on. Akční karta pak jde na odkládací hromádku.

        Odložená role se do konce kola nevrací. Kdyby už žádná další karta trpaslíka nezbývala, výměnu zahrát nejde. Vždycky jich ale zbývají aspoň 3 a karty „výměna čepiček“ jsou ve hře jen 2.
    .swap = Stará role odchází, nová přichází.

rules-saboteur-2-inspection = Inspekce
    .text =
        Tajně se podíváš na kartu trpaslíka jiného hráče. Všichni vidí čí, ale roli znáš jen ty. Inspekce pak jde na odkládací hromádku.
    .look = Roli vidíš jen ty.

rules-saboteur-2-hands = Výměna karet v ruce
    .text =
        Všechny karty, které ti zbývají v ruce, si s jiným hráčem vyměníš lícem dolů; nezáleží na tom, kolik jich kdo má. Karta pak jde na odkládací hromádku a druhý hráč si dobere 1 kartu. Ty nedobíráš. Když je dobírací balíček prázdný, nedobírá nikdo.

        Výměnu smíš zahrát i jako svou poslední kartu: nedáš nic a dostaneš všechny karty druhého hráče. Hráče bez karet vybrat nejde, protože ten už v tomto kole nehraje.
    .swap = Karty v ruce si oba hráči vymění.

rules-saboteur-2-end = Konec kola
    .text =
        Jakmile nějaká cesta spojí start se zlatem, kolo hned končí. Dveře tomu nebrání, jen rozhodují, kdo vyhraje.

        Kolo končí také tehdy, když už nikdo nemá žádnou kartu. Kdo nějaké má, může se vždycky vzdát tahu, takže jinak se hra zastavit nemůže. Potom se odkryjí všechny karty trpaslíků.

rules-saboteur-2-winners = Kdo vyhrává?
    .text =
        Tým projde, když má od startu ke zlatu cestu bez dveří druhé barvy. Jedna taková cesta stačí, ať jsou na ostatních jakékoli dveře. Může vést přes žebříky i přes odkryté cíle s kamenem.

        Když cestu dokončí zlatokop, vyhrává jeho tým. Pokud jeho tým neprojde, vyhrává ten druhý, ale jen když sám projde. Když ji dokončí kdokoli jiný, vyhrává každý tým, který projde, jeden nebo oba. Rozhoduje role v tu chvíli, i po výměně čepiček. Když se ke zlatu nikdo nedostane, vyhrávají sabotéři.

        Pro šéfa a spekulanta platí, že tým, který projde, vyhrál, i když nikdo z jeho zlatokopů nehraje.
    .table = Kdo vyhrává podle toho, kdo cestu dokončí a kdo projde
    .finisher = Cestu dokončí
    .free-both = Projdou oba
    .free-blue = Jen modří
    .free-green = Jen zelení
    .free-neither = Nikdo
    .blue = modří
    .green = zelení
    .both = oba týmy
    .helpers = šéf a spekulant
    .nobody = nikdo
    .no-gold = Zlato zůstává v zemi
    .saboteurs = sabotéři
    .note = Šéf vyhrává s kterýmkoli týmem, spekulant s týmy i se sabotéry.

rules-saboteur-2-helpers = Šéf a spekulant
    .text =
        Šéf vyhrává spolu s modrými nebo se zelenými a dostane o 1 nuget míň než oni. Spekulant vyhrává s nimi i se sabotéry a dostane o 2 nugety míň. Nikdo nikdy nedostane míň než 0. Ve vězení nedostane nic ani jeden z nich.

        Když dveře nepustí ani jeden tým, vyhrávají šéf a spekulant, ale jen pokud cestu dokončí jeden z nich. Šéf pak dostane 4, když nehraje spekulant, a spekulant 3, když nehraje šéf; když hrají oba, dostane šéf 3 a spekulant 2. Když cestu dokončí kdokoli jiný, nevyhrává nikdo, ani sabotéři.

        Když se ke zlatu nikdo nedostane a žádný sabotér nehraje nebo jsou všichni ve vězení, vyhrává spekulant sám a dostane 3. A když jsou ve vězení všichni zlatokopové týmu, který vyhrál, pro šéfa a spekulanta to přesto platí a vyhrávají jen oni dva.
    .boss = S kterýmkoli týmem: o 1 nuget míň
    .profiteer = S každým, kdo vyhraje: o 2 nugety míň

rules-saboteur-2-geologists = Geologové
    .text =
        Geolog dostane 1 nuget za každý krystal, který na konci kola leží v dole, ať vyhraje kdokoli. Počítají se i krystaly na odříznutých kartách; ty, které odstranil zával, ne. Geologové se nikdy nepočítají mezi vítěze.

        Dva geologové se o krystaly podělí rovným dílem a co zbude, nedostane nikdo: za 7 krystalů má každý 3. Geolog ve vězení nedostane nic a ten druhý si pak vezme všech 7.
    .crystals = 1 nuget za každý krystal

rules-saboteur-2-pay = Kolik zlata?
    .text =
        Spočítejte vítěze: šéf a spekulant se počítají, geologové a vězni ne. Čím je jich míň, tím víc každý dostane.

        Geologové a zloději dostanou svoje zlato, i když nevyhraje nikdo. Kvůli rozbitému vybavení o žádné zlato nepřijdeš. Kolik zlata máš, smí zůstat tajné, ale jestli vůbec nějaké máš, to tajit nesmíš; žetony zlata se dají v banku kdykoli rozměnit.
    .table = Nugety pro každého vítěze
    .winners = Vítězů
    .or-more = { $winners } a víc
    .share = Zlatokop, sabotér
    .boss = Šéf
    .profiteer = Spekulant

rules-saboteur-2-example = Příklad
    .text =
        Hraje vás sedm: 1 modrý zlatokop, 2 zelení, šéf, spekulant a 2 sabotéři. Šéf dokončí cestu s modrými dveřmi.

        Vyhrávají modrý zlatokop, šéf a spekulant. Při 3 vítězích je základ 3. Modrý zlatokop dostane 3 nugety, šéf 3 − 1 = 2 a spekulant 3 − 2 = 1; zelení dostanou 0.

        Oba sabotéři mají před sebou krádež. Jeden vezme 1 nuget hráči, kterého si vybere. Druhý je ve vězení a nedostane nic.
    .miner = 3 nugety
    .boss = 2 nugety
    .profiteer = 1 nuget
    .thief = ukradne 1 nuget
    .prisoner = nedostane nic

rules-saboteur-2-rounds = Tři kola a vítěz
    .text =
        Hra má tři kola. Před každým dalším se znovu vyloží start a cíle. Všechny karty cesty a akční karty se zamíchají, i ty odložené; zase se jich 10 odloží a každý dostane 6. Znovu se zamíchá a rozdá i všech 15 karet trpaslíků. Zlato ti zůstává.

        Začíná hráč nalevo od toho, kdo v minulém kole použil kartu jako poslední; počítá se i odhození. Po třetím kole vyhrává ten, kdo má nejvíc zlata. Když ho má víc hráčů stejně, vyhrávají společně.

rules-saboteur-2-options = Co si může zvolit hostitel
    .text =
        Před začátkem hry může hostitel zvolit, kolik kol se hraje a kdo začíná. Kromě toho má jeden přepínač, který je vypnutý, dokud ho nezapne.

        Štědrost za dveřmi: když dveře nepustí ani jeden tým, šéf a spekulant, kteří jsou ve hře, vyhrávají, ať cestu dokončí kdokoli. Sám dostane šéf 4 a spekulant 3; když jsou ve hře oba, dostanou 3 a 2.

rules-saboteur-2-all-cards = Všechny karty
    .text =
        Tady jsou všechny karty a kolik jich ve hře je. Mezi 30 novými kartami cesty jsou 2 mosty, 2 zdvojené zatáčky, 4 žebříky, 3 modré dveře, 3 zelené dveře, 10 karet s krystalem a 6 cest se slepými odbočkami. Každou kartu cesty můžeš otočit vzhůru nohama.

        Mezi 21 novými akčními kartami jsou 4 krádeže, 3 karty „ruce pryč“, 2 karty „výměna čepiček“, 2 karty „výměna karet v ruce“, 2 inspekce, 3 vězení, 4 osvobození a 1 zával, v balíčku už čtvrtý. Některá tištěná pravidla jich uvádějí jen 19.
    .picture = Obrázek
    .name = Karta
    .count = Kolik
    .meaning = Co dělá
    .tunnels = Karty cesty
    .dead-ends = Slepé cesty
    .bridges = Mosty a zdvojené zatáčky
    .mixed = Cesty se slepými odbočkami
    .ladders = Žebříky
    .doors = Dveře
    .crystals = Krystaly
    .actions = Akční karty
    .fixed = Start a cíle
    .dwarfs = Karty trpaslíků
