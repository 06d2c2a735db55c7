# The rules of the expansion as a page, like those of Saboteur.

rules-saboteur-2-about = O čo ide
    .text =
        Zlatokopi sú teraz dva tímy, modrí a zelení, a každý chce zlato pre seba. Dvere pustia vždy len jeden z nich, rebríky vedú do najvzdialenejších kútov bane a medzi vami môžu byť zlodeji, sabotéri aj trpaslíci, ktorí myslia len na seba.

        Hráte s kartami cesty a akčnými kartami z hry Sabotér a platia jej pravidlá, ak tu nie je napísané niečo iné. Hrať môžu dvaja až dvanásti ľudia. Po troch kolách vyhráva ten, kto má najviac zlata.

rules-saboteur-2-cards = Čo je v hre
    .text =
        Balíček má 118 kariet: 67 zo základnej hry, 30 nových kariet cesty a 21 nových akčných kariet. Štartovacia karta a tri cieľové karty sú zo základnej hry.

        Karty trpaslíkov a karty zlata zo základnej hry sa nepoužívajú. Nahrádza ich 15 nových kariet trpaslíkov a nugety sa vyplácajú z banku. Doma pri stole je v ňom 32 žetónov zlata v hodnote 1, 2 alebo 5 nugetov; tu sa nikdy nevyprázdni a počíta sa len to, koľko nugetov máš.
    .path = 70 kariet cesty
    .action = 48 akčných kariet
    .dwarfs = 15 kariet trpaslíkov

rules-saboteur-2-roles = Kto si?
    .text =
        Na začiatku každého kola sa všetkých 15 kariet trpaslíkov zamieša a každý jednu dostane. Až do konca kola ju smieš vidieť len ty. Zvyšné sa odložia lícom dolu; počas kola sa ešte môže stať, že niektorú z nich niekto dostane. Nikto teda nevie, kto všetko je v hre.

        Oba tímy sa chcú dostať k zlatu a sabotéri nechcú, aby sa k nemu dostal ktokoľvek. Šéf drží s oboma tímami, špekulant s tým, kto vyhrá, a geológov zaujímajú len kryštály.
    .blue-miner = 4 modrí zlatokopi
    .green-miner = 4 zelení zlatokopi
    .saboteur = 3 sabotéri
    .boss = 1 šéf
    .profiteer = 1 špekulant
    .geologist = 2 geológovia

rules-saboteur-2-setup = Skôr než začnete
    .text =
        Štart a ciele ležia rovnako ako v základnej hre, je medzi nimi sedem prázdnych polí. Všetky karty cesty a akčné karty sa zamiešajú dokopy. Vrchných 10 sa na celé kolo odloží a nikto sa na ne nepozerá.

        Každý dostane 6 kariet, nech vás hrá koľkokoľvek. Zvyšok je doberací balíček: 96 kariet, keď ste 2, a 36 kariet, keď je vás 12. Zlato leží v banku.
    .board = Medzi štartom a cieľmi je sedem prázdnych polí.

rules-saboteur-2-turn = Tvoj ťah
    .text =
        Kto začína, rozhodne náhoda; doma pri stole začína najmladší. Potom sa hrá v smere hodinových ručičiek. Vo svojom ťahu urobíš presne jednu zo štyroch vecí: vyložíš kartu cesty, zahráš akčnú kartu, odhodíš dve karty a zbavíš sa jednej škodlivej alebo sa vzdáš ťahu a odhodíš jednu až tri karty. Potom doberieš a tvoj ťah sa končí.

        Keď je doberací balíček prázdny, nikto už nedoberá, ale jednu zo štyroch vecí urobiť musíš. Kto nemá v ruke žiadnu kartu, ten do konca kola nehrá.
    .path = Vylož kartu cesty a dober 1,
    .action = zahraj akčnú kartu a dober 1,
    .two = odhoď 2, zbav sa škodlivej karty a dober 1
    .pass = alebo odhoď 1 až 3 a dober rovnaký počet.

rules-saboteur-2-discard-two = Ako sa zbaviť škodlivej karty
    .text =
        Máš rozbité vybavenie alebo sedíš vo väzení a nikto ti nepomáha? Odhoď z ruky dve karty lícom dolu a odstráň jednu škodlivú kartu, ktorá leží pred tebou: ktorékoľvek rozbité vybavenie alebo väzenie. Potom si doberieš len 1 kartu. Do konca kola tak máš v ruke o kartu menej a s každým ďalším použitím zase o jednu.

        Potrebuješ na to aspoň dve karty v ruke a pred sebou škodlivú kartu. Vlastná krádež škodlivá nie je a takto sa odstrániť nedá.
    .tool = Dve karty za rozbité vybavenie
    .prison = Dve karty za väzenie

rules-saboteur-2-pass = Vzdať sa ťahu
    .text =
        Keď nič zahrať nemôžeš alebo nechceš, vzdaj sa ťahu. Odhoď 1, 2 alebo 3 karty lícom dolu a dober si rovnaký počet. Neodhodiť žiadnu sa nedá a štyri tiež nie. Keď je v doberacom balíčku kariet menej, vezmeš si, čo tam je.

rules-saboteur-2-joined = Cesta a slepá odbočka na jednej karte
    .text =
        Rovnako ako v základnej hre musí tvoja karta nadviazať na cestu, ktorá vedie bez prerušenia späť k štartu; počíta sa aj spojenie cez rebrík. Len samotné rebríky nadväzovať nemusia.

        Niektoré nové karty majú vedľa cesty slepú odbočku. Tá nie je spojená s ničím: nič cez ňu nepokračuje a cieľ nikdy neodkryje. Kartu smieš vyložiť aj tak, že na baňu nadväzuje len slepou odbočkou. Jej cesta potom však so štartom spojená nie je.
    .through = Cesta pokračuje, slepé odbočky nie.
    .stub = Nadviazať slepou odbočkou sa smie.
    .beyond = Cesta na karte potom však k štartu nevedie.

rules-saboteur-2-bridges = Mosty a dvojité zákruty
    .text =
        Na moste vedie jedna cesta nad druhou. Na dvojitej zákrute sú dve zákruty. Takéto karty sú dve a jedna je zrkadlovým obrazom druhej. Dve cesty na jednej karte sa vnútri nikdy nespájajú.

        Keď kartu vykladáš, musí aspoň jedna z oboch ciest viesť k štartu. Na tú druhú nikto nesmie nadväzovať, kým nie je so štartom spojená tiež.
    .across = Cez most sa pokračuje ďalej.
    .below = Cesta pod mostom zatiaľ nikam nevedie.
    .curve = Zľava vedie zákruta nahor.
    .other-curve = Druhá zákruta so štartom spojená nie je.

rules-saboteur-2-ladders = Rebríky
    .text =
        Každý rebrík je spojený so štartom a so všetkými ostatnými rebríkmi, nech leží kdekoľvek. Vyložiť ho smieš vedľa ktorejkoľvek karty cesty alebo vedľa štartu, aj keď tam žiadna cesta nevedie; stačí, keď sa dotýkajú stenami. Od rebríka sa kope ďalej rovnako ako od štartu.

        Strany musia sedieť ako vždy. A priamo vedľa cieľa rebrík ležať nesmie, či je cieľ zakrytý, alebo odkrytý.
    .walls = Rebríku stačí dotyk stenami.
    .onwards = Od rebríka sa pokračuje ďalej.
    .goal = Nikdy nie vedľa cieľa!

rules-saboteur-2-doors = Dvere
    .text =
        Modré dvere sú okrúhle a majú písmeno B, zelené sú hranaté a majú písmeno G. Vykladajú sa ako každá karta cesty a kopať za nimi ďalej smie každý. Záleží na nich až na konci: zlatokopi druhej farby sa nimi k zlatu nedostanú.

        Šéf, špekulant a geológovia prejdú všetkými dverami. Sabotérov sa dvere netýkajú. Keď cestu dokončí sabotér, je to rovnaké, ako keby ju dokončil šéf: vyhráva každý tím, ktorý má cestu bez dverí druhej farby.
    .own = Modrí modrými dverami prejdú.
    .other = Zelení nie.
    .free = Šéf prejde všetkými dverami.

rules-saboteur-2-crystals = Kryštály
    .text =
        Desať nových kariet cesty má na sebe po jednom kryštáli, v základnej hre nie je žiadny. Pri vykladaní na kryštáli nezáleží. Je tam pre geológov.
    .tunnel = Rázcestie s kryštálom
    .dead-end = Slepá cesta s kryštálom

rules-saboteur-2-goals = Cesta k cieľu
    .text =
        Po každej vyloženej karte sa znova skontrolujú všetky ciele. Ktorý má teraz spojenie so štartom, ten sa otočí, aj keď leží ďaleko od tvojej karty, pretože rebríky a mosty spájajú aj vzdialené časti bane. Tak to ide, kým sa ešte niečo mení.

        Cieľ s kameňom, ktorého sa tvoja karta nedotýka, sa položí tak, aby sa otváral na stranu, z ktorej k nemu cesta vedie. Keď je takých strán viac, platí poloha, ktorá sedí lepšie; keď sedia obe rovnako, vyberieš si ty.

rules-saboteur-2-rockfall = Zával
    .text =
        Závalom môžeš odstrániť aj rebrík, dvere, kryštál alebo odrezanú kartu. Čo bolo so štartom spojené len cez odstránený rebrík, to je potom odrezané tiež.
    .hit = Zával zasiahne rebrík…
    .hole = …a zvyšok je odrezaný.

rules-saboteur-2-in-front = Karty pred tebou
    .text =
        Rozbité vybavenie, krádež a väzenie ležia pred hráčom lícom nahor. Dve rovnaké karty tam ležať nesmú: tá istá vec sa nedá rozbiť dvakrát, druhú krádež pred seba nevyložíš a kto už vo väzení je, toho tam znova nepošleš.

        Kartu „ruky preč“ zahráš len na krádež, kartu „oslobodenie“ len na väzenie. Kto má rozbité vybavenie, nesmie vykladať karty cesty; hrať akčné karty, odhodiť dve karty alebo sa vzdať ťahu môže.
    .different = Každá karta je iná.

rules-saboteur-2-theft = Krádež a ruky preč
    .text =
        Krádež vylož pred seba. Keď sa na konci kola rozdelí zlato, smieš vziať 1 nuget ktorémukoľvek inému hráčovi, ktorý nejaký má. Môže to byť aj zlato z predošlých kôl alebo zlato ukradnuté pred chvíľou. Brať nemusíš. Zlodej vo väzení neberie nič.

        Zlodeji prichádzajú na rad postupne. Začína ten, ktorého krádež prišla na stôl posledná zo všetkých, ktoré tam ešte ležia, a ďalej sa pokračuje v smere hodinových ručičiek.

        Kartou „ruky preč“ odstrániš krádež, ktorá leží pred ktorýmkoľvek hráčom. Obe karty idú na odkladaciu kôpku.
    .thief = Zlodej čaká na svoju chvíľu.
    .hands-off = Karta „ruky preč“ krádež zruší.

rules-saboteur-2-prison = Väzenie a oslobodenie
    .text =
        Väzenie vylož lícom nahor pred iného hráča, nikdy nie pred seba. Väzeň nesmie vykladať karty cesty. Hrať akčné karty, odhodiť dve karty alebo sa vzdať ťahu môže ďalej. Aj krádež si pred seba vyložiť smie; platí, ak je na konci kola na slobode.

        Kto ostane vo väzení až do konca kola, nedostane žiadne zlato a nepočíta sa medzi víťazov. Oslobodením odstrániš väzenie, ktoré leží pred tebou alebo pred iným hráčom. Obe karty idú na odkladaciu kôpku.
    .prisoner = Žiadne kopanie a žiadne zlato
    .release = Oslobodenie väzenie zruší.

rules-saboteur-2-hats = Výmena čiapok
    .text =
        Vyber ktoréhokoľvek hráča, pokojne aj seba. Ten odloží svoju kartu trpaslíka, aby ju nikto iný nevidel, a náhodne dostane novú, ktorú v tomto kole ešte nikto nemal. Svoju novú rolu pozná len on. Akčná karta potom ide na odkladaciu kôpku.

        Odložená rola sa do konca kola nevracia. Keby už žiadna ďalšia karta trpaslíka neostávala, výmena sa nedá zahrať. Vždy ich však ostávajú aspoň 3 a karty „výmena čiapok“ sú v hre len 2.
    .swap = Stará rola odchádza, nová prichádza.

rules-saboteur-2-inspection = Inšpekcia
    .text =
        Tajne sa pozrieš na kartu trpaslíka iného hráča. Všetci vidia čiu, ale rolu poznáš len ty. Inšpekcia potom ide na odkladaciu kôpku.
    .look = Rolu vidíš len ty.

rules-saboteur-2-hands = Výmena kariet v ruke
    .text =
        Všetky karty, ktoré ti ostávajú v ruke, si s iným hráčom vymeníš lícom dolu; nezáleží na tom, koľko ich kto má. Karta potom ide na odkladaciu kôpku a druhý hráč si doberie 1 kartu. Ty nedoberáš. Keď je doberací balíček prázdny, nedoberá nikto.

        Výmenu smieš zahrať aj ako svoju poslednú kartu: nedáš nič a dostaneš všetky karty druhého hráča. Hráč bez kariet sa vybrať nedá, pretože v tomto kole už nehrá.
    .swap = Karty v ruke si obaja hráči vymenia.

rules-saboteur-2-end = Koniec kola
    .text =
        Len čo nejaká cesta spojí štart so zlatom, kolo sa hneď končí. Dvere tomu nebránia, len rozhodujú, kto vyhrá.

        Kolo sa končí aj vtedy, keď už nikto nemá žiadnu kartu. Kto nejaké má, môže sa vždy vzdať ťahu, takže inak sa hra zastaviť nemôže. Potom sa odkryjú všetky karty trpaslíkov.

rules-saboteur-2-winners = Kto vyhráva?
    .text =
        Tím prejde, keď má od štartu k zlatu cestu bez dverí druhej farby. Jedna taká cesta stačí, nech sú na ostatných akékoľvek dvere. Môže viesť cez rebríky aj cez odkryté ciele s kameňom.

        Keď cestu dokončí zlatokop, vyhráva jeho tím. Ak jeho tím neprejde, vyhráva ten druhý, ale len keď sám prejde. Keď ju dokončí ktokoľvek iný, vyhráva každý tím, ktorý prejde, jeden alebo oba. Rozhoduje rola v tej chvíli, aj po výmene čiapok. Keď sa k zlatu nikto nedostane, vyhrávajú sabotéri.

        Pre šéfa a špekulanta platí, že tím, ktorý prejde, vyhral, aj keď nikto z jeho zlatokopov nehrá.
    .table = Kto vyhráva podľa toho, kto cestu dokončí a kto prejde
    .finisher = Cestu dokončí
    .free-both = Prejdú oba
    .free-blue = Len modrí
    .free-green = Len zelení
    .free-neither = Nikto
    .blue = modrí
    .green = zelení
    .both = oba tímy
    .helpers = šéf a špekulant
    .nobody = nikto
    .no-gold = Zlato ostáva v zemi
    .saboteurs = sabotéri
    .note = Šéf vyhráva s ktorýmkoľvek tímom, špekulant s tímami aj so sabotérmi.

rules-saboteur-2-helpers = Šéf a špekulant
    .text =
        Šéf vyhráva spolu s modrými alebo so zelenými a dostane o 1 nuget menej ako oni. Špekulant vyhráva s nimi aj so sabotérmi a dostane o 2 nugety menej. Nikto nikdy nedostane menej ako 0. Vo väzení nedostane nič ani jeden z nich.

        Keď dvere nepustia ani jeden tím, vyhrávajú šéf a špekulant, ale len ak cestu dokončí jeden z nich. Šéf potom dostane 4, keď nehrá špekulant, a špekulant 3, keď nehrá šéf; keď hrajú obaja, dostane šéf 3 a špekulant 2. Keď cestu dokončí ktokoľvek iný, nevyhráva nikto, ani sabotéri.

        Keď sa k zlatu nikto nedostane a žiadny sabotér nehrá alebo sú všetci vo väzení, vyhráva špekulant sám a dostane 3. A keď sú vo väzení všetci zlatokopi tímu, ktorý vyhral, pre šéfa a špekulanta to aj tak platí a vyhrávajú len oni dvaja.
    .boss = S ktorýmkoľvek tímom: o 1 nuget menej
    .profiteer = S každým, kto vyhrá: o 2 nugety menej

rules-saboteur-2-geologists = Geológovia
    .text =
        Geológ dostane 1 nuget za každý kryštál, ktorý na konci kola leží v bani, nech vyhrá ktokoľvek. Počítajú sa aj kryštály na odrezaných kartách; tie, ktoré odstránil zával, nie. Geológovia sa nikdy nepočítajú medzi víťazov.

        Dvaja geológovia sa o kryštály podelia rovným dielom a čo ostane, nedostane nikto: za 7 kryštálov má každý 3. Geológ vo väzení nedostane nič a ten druhý si potom vezme všetkých 7.
    .crystals = 1 nuget za každý kryštál

rules-saboteur-2-pay = Koľko zlata?
    .text =
        Spočítajte víťazov: šéf a špekulant sa počítajú, geológovia a väzni nie. Čím je ich menej, tým viac každý dostane.

        Geológovia a zlodeji dostanú svoje zlato, aj keď nevyhrá nikto. Pre rozbité vybavenie o žiadne zlato neprídeš. Koľko zlata máš, smie ostať tajné, ale či vôbec nejaké máš, to tajiť nesmieš; žetóny zlata sa dajú v banku kedykoľvek rozmeniť.
    .table = Nugety pre každého víťaza
    .winners = Víťazov
    .or-more = { $winners } a viac
    .share = Zlatokop, sabotér
    .boss = Šéf
    .profiteer = Špekulant

rules-saboteur-2-example = Príklad
    .text =
        Hráte siedmi: 1 modrý zlatokop, 2 zelení, šéf, špekulant a 2 sabotéri. Šéf dokončí cestu s modrými dverami.

        Vyhrávajú modrý zlatokop, šéf a špekulant. Pri 3 víťazoch je základ 3. Modrý zlatokop dostane 3 nugety, šéf 3 − 1 = 2 a špekulant 3 − 2 = 1; zelení dostanú 0.

        Obaja sabotéri majú pred sebou krádež. Jeden vezme 1 nuget hráčovi, ktorého si vyberie. Druhý je vo väzení a nedostane nič.
    .miner = 3 nugety
    .boss = 2 nugety
    .profiteer = 1 nuget
    .thief = ukradne 1 nuget
    .prisoner = nedostane nič

rules-saboteur-2-rounds = Tri kolá a víťaz
    .text =
        Hra má tri kolá. Pred každým ďalším sa znova vyložia štart a ciele. Všetky karty cesty a akčné karty sa zamiešajú, aj tie odložené; zase sa ich 10 odloží a každý dostane 6. Znova sa zamieša a rozdá aj všetkých 15 kariet trpaslíkov. Zlato ti ostáva.

        Začína hráč naľavo od toho, kto v minulom kole použil kartu ako posledný; počíta sa aj odhodenie. Po treťom kole vyhráva ten, kto má najviac zlata. Keď ho má viac hráčov rovnako, vyhrávajú spoločne.

rules-saboteur-2-options = Čo si môže zvoliť hostiteľ
    .text =
        Pred začiatkom hry môže hostiteľ zvoliť, koľko kôl sa hrá a kto začína. Okrem toho má jeden prepínač, ktorý je vypnutý, kým ho nezapne.

        Štedrosť za dverami: keď dvere nepustia ani jeden tím, šéf a špekulant, ktorí sú v hre, vyhrávajú, nech cestu dokončí ktokoľvek. Sám dostane šéf 4 a špekulant 3; keď sú v hre obaja, dostanú 3 a 2.

rules-saboteur-2-all-cards = Všetky karty
    .text =
        Tu sú všetky karty a koľko ich v hre je. Medzi 30 novými kartami cesty sú 2 mosty, 2 dvojité zákruty, 4 rebríky, 3 modré dvere, 3 zelené dvere, 10 kariet s kryštálom a 6 ciest so slepými odbočkami. Každú kartu cesty môžeš otočiť hore nohami.

        Medzi 21 novými akčnými kartami sú 4 krádeže, 3 karty „ruky preč“, 2 karty „výmena čiapok“, 2 karty „výmena kariet v ruke“, 2 inšpekcie, 3 väzenia, 4 oslobodenia a 1 zával, v balíčku už štvrtý. Niektoré tlačené pravidlá ich uvádzajú len 19.
    .picture = Obrázok
    .name = Karta
    .count = Koľko
    .meaning = Čo robí
    .tunnels = Karty cesty
    .dead-ends = Slepé cesty
    .bridges = Mosty a dvojité zákruty
    .mixed = Cesty so slepými odbočkami
    .ladders = Rebríky
    .doors = Dvere
    .crystals = Kryštály
    .actions = Akčné karty
    .fixed = Štart a ciele
    .dwarfs = Karty trpaslíkov
