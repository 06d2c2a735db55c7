# The rules of Diamond Forest as a page, for a grown-up who reads them to a child. A section is a title, its text (a blank line begins a new paragraph) and captions of its pictures.

rules-diamond-forest-about = O čo ide
    .text =
        Ste trpaslíci v nočnom lese. Niekde pod tmavými dielikmi ležia diamanty rôznych farieb. Nájdi z každej farby jeden a prines ich ku vstupu do lesa: kto to dokáže prvý, vyhráva.

        Lenže ten les je poriadne záludný. Na dieliku je svetlo, kým na ňom niekto stojí, a za tebou sa zase zotmie. Tak sa dobre pozeraj a pamätaj si, čo kde je! Hrať môžu dvaja až štyria hráči.
    .dark = V lese je tma.
    .diamond = Niekde v ňom ležia diamanty.
    .home = Prines ich ku vstupu do lesa.

rules-diamond-forest-things = Čo je v hre
    .text =
        Veľký les má 81 dielikov. Je na nich cesta, rarášok, skala, bažina, štôlňa, vstup do lesa, diamant, oheň alebo pavúk. Rub majú všetky rovnaký: tmavý les. Len štyri vstupy do lesa žiadny rub nemajú. Dieliky s diamantom sú štyri a každý má inú farbu.

        V hre sú aj 4 trpaslíci, 16 diamantov v štyroch farbách a 15 žetónov vybavenia. Hádže sa dvoma kockami: jedna má bodky a na raráškovej kocke sú obrázky štyroch kúziel.
    .tiles = Líce a rub dielika
    .dwarfs = 4 trpaslíci
    .diamonds = 16 diamantov, 4 z každej farby
    .tokens = 15 žetónov vybavenia
    .dice = Kocka s bodkami a raráškova kocka

rules-diamond-forest-setup = Skôr než začnete
    .text =
        Všetky dieliky okrem vstupov do lesa sa zamiešajú a položia lícom dolu. Vo veľkom lese z nich vznikne štvorec deväť krát deväť. Nikto nesmie nakúkať! Štyri vstupy ležia na okraji, na každej strane jeden.

        Každý trpaslík začína pri jednom vstupe a žiadni dvaja pri tom istom. Pri ktorom, to určí miesto, na ktorom sedíš; ak si to hostiteľ želá, vyberáte si postupne sami. Diamanty a žetóny ležia v spoločnej zásobe a nikto zatiaľ žiadne nemá.

        Doma začína najmenší z vás. Tu začína hráč na prvom mieste, ak hostiteľ neurčí niekoho iného alebo to nenechá na náhodu.
    .board = Malý les so štyrmi trpaslíkmi, všetko je pripravené

rules-diamond-forest-turn = Tvoj ťah
    .text =
        Odkry tmavý dielik hneď vedľa svojho trpaslíka: hore, dolu, vľavo alebo vpravo. Dieliky, ktoré sa dotýkajú len rohom, sa nepočítajú. Pozerať sa môžu všetci.

        Teraz sa rozhodni. Chceš vstúpiť? Potom dielik ostane odkrytý a tvoj trpaslík naň prejde. Alebo sa chceš vrátiť? Potom dielik zase zmizne v tme, tvoj trpaslík ostane, kde je, a tvoj ťah sa končí. Vrátiť sa môžeš vždy, aj keby sa tvoj trpaslík od vstupu ani nepohol.

        Ďalej hrá ďalší v smere hodinových ručičiek. Kým je vedľa teba nejaký tmavý dielik, musíš niektorý odkryť, alebo vstúpiť na dielik, ktorý už odkrytý je. Len keď žiadny tmavý vedľa teba nie je, môžeš jednoducho ostať stáť. A keď niet kam ísť, ostať musíš.
    .beside = Hneď vedľa: to áno
    .corner = Len cez roh: to nie
    .enter = Vstúp,
    .back = alebo sa vráť.

rules-diamond-forest-dark = Za tebou je zase tma
    .text =
        Keď vstúpiš na nový dielik, ten predošlý sa otočí lícom dolu. Ale len keď z neho naozaj odídeš: keď sa vrátiš, dielik pod tvojím trpaslíkom ostane odkrytý.

        Niektoré dieliky ostanú odkryté, aj keď z nich odídeš: vstupy do lesa, rozhorené ohne, dieliky osvetlené ohňom a štôlne, do ktorých už niekto vstúpil. A takisto dielik, na ktorom ešte stojí iný trpaslík.
    .before = Ide sa ďalej…
    .after = …a za tebou je tma.
    .shared = Niekto tu ešte stojí, a tak je tu svetlo.

rules-diamond-forest-open = Odkryté dieliky
    .text =
        Môžeš vstúpiť aj na dielik vedľa seba, ktorý už odkrytý je: na vstup do lesa, na osvetlený dielik, do štôlne alebo tam, kde stojí iný trpaslík. Na jednom dieliku môže stáť aj viac trpaslíkov. Len pavúk k sebe nikoho nepustí.

        Čo dielik vie, to urobí hneď, a len tomu trpaslíkovi, ktorý naň vstúpi. Je jedno, či bol predtým zakrytý, alebo odkrytý.
    .occupied = K inému trpaslíkovi sa smie.
    .entrance = Na vstup do lesa sa smie.

rules-diamond-forest-path = Cesta
    .text =
        Keď vstúpiš na cestu, môžeš ísť hneď ďalej: odkry ďalší dielik vedľa seba, alebo vstúp na niektorý odkrytý. Keď je to zase cesta, môžeš ísť zase ďalej. Za tebou sa ako vždy zotmie.

        Tvoja prechádzka sa končí, keď vstúpiš na akýkoľvek iný dielik, keď sa vrátiš alebo keď už ďalej nechceš. Keď sa tvoj ťah na ceste začína, nič navyše za to nemáš: počíta sa len to, že na ňu vstúpiš. A najdlhšia prechádzka má toľko krokov, koľko je v lese dielikov; potom sa tvoj ťah končí.
    .first = Cesta! Ide sa ďalej.
    .second = A ešte jedna cesta!
    .end = Iný dielik: prechádzka sa končí.

rules-diamond-forest-diamond = Diamant
    .text =
        Hurá! Ak diamant tejto farby ešte nemáš, hneď jeden dostaneš. Druhý diamant rovnakej farby si nikdy neberieš.

        Tvoj ťah sa tu končí, aj keď už túto farbu máš.
    .take = Jeden diamant tejto farby je tvoj.

rules-diamond-forest-rock = Skala
    .text =
        Na skale je číslo. Hoď kockou: keď padne rovnaké číslo alebo vyššie, prelezieš skalu a dostaneš žetón vybavenia. Keď padne nižšie, môžeš zaplatiť žetónmi do zásoby, presne toľkými, koľko chýba. Potom skalu prelezieš tiež, ale nový žetón nedostaneš.

        Keď zaplatiť nemôžeš alebo nechceš, tvoj trpaslík je uväznený: figúrka si ľahne. V ďalšom ťahu len hodíš znova podľa tých istých pravidiel a žiadny dielik sa neotáča. Len čo skalu prelezieš, figúrka sa postaví a ide ďalej v ťahu, ktorý príde potom. Keď sú na jednej skale alebo v jednej bažine dvaja trpaslíci, hádže každý sám za seba.

        Napríklad: na skale 3 ti padne 4, takže ju prelezieš a máš žetón. Na skale 4 ti padne 2: pomôžu ti dva žetóny. Keď si ich necháš, figúrka si ľahne.
    .strength = To stačí: skala je za tebou a máš žetón!
    .tokens = Dva chýbajú, dva žetóny pomôžu.
    .stuck = Málo a žiadne žetóny: figúrka si ľahne

rules-diamond-forest-tokens = Žetóny vybavenia
    .text =
        Žetón dostaneš, len keď skalu prelezieš vlastnou silou. Tú istú skalu môžeš preliezť znova a dostať ďalší. Môžeš mať najviac tri; potom už za skalu nič nedostaneš. Zásoba sa nikdy neminie.

        Žetóny pomáhajú len na skalách. Žetóny ani diamanty sa nedajú rozdávať, odhadzovať ani vymieňať.
    .three = Najviac tri žetóny

rules-diamond-forest-bog = Bažina
    .text =
        Hoď dvakrát. Prvý hod povie, aká je bažina hlboká. Keď je druhý hod rovnaký alebo vyšší, bažina ťa pustí a v ďalšom ťahu ideš ďalej. Keď je nižší, tvoj trpaslík je uväznený: figúrka si ľahne.

        Uväznený trpaslík v ďalšom ťahu len znova dvakrát hodí a žiadny dielik sa neotáča. Keď to vyjde, figúrka sa postaví a ide ďalej v ťahu, ktorý príde potom. Žetóny v bažine nepomáhajú.
    .through = Rovnako alebo viac: bažina ťa pustí.
    .stuck = Menej: figúrka si ľahne

rules-diamond-forest-gallery = Štôlňa
    .text =
        Len čo do štôlne niekto vstúpi, ostane odkrytá až do konca hry. Ak je odkrytá aj iná štôlňa, môžeš do nej hneď prejsť, nech je akokoľvek ďaleko a aj keď v nej niekto stojí. Keď žiadna iná nie je alebo sa ti nechce, ostaneš. Tvoj ťah sa tak či tak končí a ďalší sa začne tam, kde práve si.

        Počíta sa aj štôlňa, ktorú osvetlil oheň. Tá, ktorá sa len ukázala a zase zmizla v tme, sa nepočíta. Prejsť môžeš len raz; ak chceš znova, musíš do niektorej štôlne znova vstúpiť.
    .before = Jednou štôlňou tam…
    .after = …a druhou von

rules-diamond-forest-fire = Oheň
    .text =
        Keď na oheň vstúpi prvý trpaslík, oheň sa rozhorí a osvetlí všetky dieliky hneď vedľa seba: štyri, na okraji lesa menej. Oheň aj osvetlené dieliky ostanú odkryté až do konca hry, aj tie, na ktorých niekto stojí. Potom sa tvoj ťah končí. Kto príde neskôr, môže sa tu už len zohriať a jeho ťah sa končí tiež.

        Každý oheň sa rozhorí raz. Keď jeden oheň osvetlí druhý, ten druhý na svojho prvého trpaslíka ešte čaká. Osvetlený pavúk ostáva, kde je, a rarášok už s ním nepohne.
    .lights = Oheň osvetlí dieliky vedľa seba.

rules-diamond-forest-spider = Pavúk
    .text =
        Pavúk k sebe nikoho nepustí a prejsť cez neho sa tiež nedá. Je to jediný taký dielik. Keď ho odkryješ, zase zmizne v tme a tvoj ťah sa končí.

        Na pavúka sa žiadny trpaslík nikdy nedostane, ani raráškovým kúzlom. Ale neboj sa ho: chce len v pokoji pliesť pavučinu.
    .wall = Tadiaľto sa nejde!

rules-diamond-forest-imp = Rarášok
    .text =
        Keď vstúpiš na raráška, hodíš raráškovou kockou. Ukáže jedno zo štyroch kúziel a to sa hneď stane. Potom sa tvoj ťah končí a ďalší bude zase obyčajný.

        Keď rarášok nemá čím hýbať, nestane sa nič.
    .trade = Výmena miest
    .look = Tajný pohľad
    .whisk = Let s raráškom
    .shuffle = Miešanie lesa

rules-diamond-forest-trade = Raráškovo kúzlo: výmena miest
    .text =
        Vyber si iného trpaslíka a vymeň si s ním miesto. Odmietnuť sa to nedá. Na nových dielikoch sa nič nedeje: neberie sa diamant, nehádže sa, nejde sa ďalej. Obaja trpaslíci stoja a v ďalšom ťahu idú normálne ďalej, takže uväznený trpaslík je zase voľný. Ak chceš nový dielik využiť, musíš z neho odísť a vrátiť sa.

        Vyber si trpaslíka na inom dieliku. Keď sú všetci ostatní na tvojom, nestane sa nič.

        Keď máš všetky farby a výmenou sa dostaneš na vstup do lesa, máš hneď vyhrané. Takto môžeš vyhrať len ty, lebo druhý trpaslík skončí na raráškovi.
    .before = Ty si tu a niekto leží v bažine.
    .after = Po výmene stojíte obaja.

rules-diamond-forest-look = Raráškovo kúzlo: tajný pohľad
    .text =
        Smieš sa pozrieť na jeden tmavý dielik kdekoľvek v lese. Všetci vidia, ktorý to je, ale len ty vidíš, čo na ňom je. Potom je tam zase tma. Ak sa pozerať nechceš, nemusíš.

        Keď hráte všetci na jednej obrazovke, ostatní zatvoria oči.
    .peek = Čo tam je, vidíš len ty.

rules-diamond-forest-whisk = Raráškovo kúzlo: let s raráškom
    .text =
        Rarášok s tebou odlieta preč! Ostatní vyberú kdekoľvek v lese tmavý dielik, na ktorom nikto nestojí. Ten sa s raráškom prehodí a ty letíš s ním, spolu so všetkými, čo tam stoja s tebou. Na druhý dielik sa nikto nepozerá. Ostane zakrytý, aj keď sa dostane na osvetlené pole, a osvetlený rarášok ostane odkrytý.

        Vyberá ďalší hráč v smere hodinových ručičiek a ostatní mu môžu radiť. Keď je proti tebe jediný hráč, vyberá sám.

        Hostiteľ môže zvoliť ešte dva iné spôsoby. Pri hlasovaní si každý z ostatných tajne vyberie dielik a platí ten, ktorý má najviac hlasov. Pri zhode rozhodne hlas toho, kto je po tebe skôr na rade. Alebo sa všetci musia dohodnúť: podávajú návrhy, spolu najviac dva na každého, kým sa niektorý nezapáči všetkým alebo kým niekto nedá hlasovať.
    .before = Rarášok s tebou vzlietne…
    .after = …a pristane ďaleko odtiaľto.

rules-diamond-forest-shuffle = Raráškovo kúzlo: miešanie lesa
    .text =
        Každý z ostatných postupne prehodí dva tmavé dieliky, ktoré ležia kdekoľvek v lese vedľa seba. Urobiť to musí. Nikto sa na ne nepozerá, nikto na nich nesmie stáť a vstupy do lesa sa nehýbu nikdy. Dieliky, ktoré už niekto prehodil, sa môžu prehodiť znova, hoci aj späť.

        Keď je proti tebe jediný hráč, prehadzuje dvakrát, ale nie tie isté dva dieliky.
    .pair = Vedľa seba: to áno
    .corner = Len cez roh: to nie
    .occupied = Niekto tam stojí: to nie

rules-diamond-forest-entrance = Vstup do lesa
    .text =
        Tu začínaš a sem prinesieš diamanty. Inak sa tu nič nedeje, a keď sem vstúpiš, tvoj ťah sa končí. V ďalšom ťahu môžeš zase odísť. Počas hry smie pri jednom vstupe stáť aj viac trpaslíkov.

        Vstup do lesa sa nikdy neotáča a nikdy sa nehýbe, ani kvôli raráškovi.
    .shared = Zmestí sa ich sem viac.

rules-diamond-forest-end = S diamantmi domov
    .text =
        Máš diamant každej farby? Tak rýchlo k niektorému vstupu do lesa! Je jedno, ku ktorému. Kto tam dôjde prvý, vyhráva a hra sa hneď končí; ostatní už kolo nedohrávajú.

        Keď prídeš a niektorá farba ti ešte chýba, nestane sa nič.
    .won = Všetky farby pri vstupe: máš vyhrané!

rules-diamond-forest-ranking = Druhé a tretie miesto
    .text =
        Hostiteľ môže zvoliť, že sa hrá ďalej, kým v lese neostane jediný trpaslík.

        Kto je už doma, nemá ďalšie ťahy. Raráškove kúzla sa ho netýkajú a nikto si s ním nemôže vymeniť miesto.

rules-diamond-forest-forests = Malé a veľké lesy
    .text =
        Na prvú hru je najlepší malý les: šesť krát šesť, spolu 36 dielikov, bez ohňov a bez pavúka. Stačia v ňom tri farby, lebo žltý diamant tam chýba.

        Potom môže les krok za krokom rásť, až má všetkých 81 dielikov. A nemusí to byť ani štvorec. Vždy zbierate toľko farieb, koľko je v lese dielikov s diamantom.
    .table = Lesy na výber
    .board = Les
    .tiles = Dieliky
    .diamonds = Koľko diamantov hľadáš
    .fires = Ohne
    .spiders = Pavúky
    .light = Malý, 6 × 6
    .rectangle = Dlhý, 9 × 4
    .cross = Kríž
    .board-7x7 = Stredný, 7 × 7
    .board-8x8 = Väčší, 8 × 8
    .full = Veľký, 9 × 9

rules-diamond-forest-own-forest = Vlastný les
    .text =
        Hostiteľ si môže vymyslieť aj vlastný les. Všetky jeho dieliky musia súvisieť, vždy celou stranou. Vstupy ležia na okraji, každý inde, a pre každého hráča je aspoň jeden.

        Na každom poli leží dielik a zo žiadneho druhu ich nesmie byť viac než vo veľkom lese. Diamanty sú aspoň tri, každý inej farby. Keď je v lese pavúk, nesmie byť les nikde taký úzky, aby ho pavúk rozdelil na dve časti.

rules-diamond-forest-memory = Kto si to pamätá?
    .text =
        Tmavý dielik vyzerá ako všetky ostatné, aj po prehodení. Obrazovka si nič nepamätá za teba: dielik ukáže raz, keď sa odkryje, a keď sa vrátiš neskôr, znova ho už neukáže. Čo už vidno alebo čo padlo na kocke, sa nedá vziať späť. Kto sa len pozerá, vidí to, čo vidíte všetci. Po hre sa ukáže všetko. V hre nie je ťah, ktorým by sa dalo niečo prezradiť ostatným.

        Hostiteľ môže zvoliť pomoc, pre všetkých rovnakú; mení len to, čo ukazuje obrazovka. Trochu pomôžu značky: na tmavé dieliky si môžeš dávať obrázky. Viac pomôže „na chvíľu“: obrazovka ešte dve kolá ukazuje, čo videli všetci. Najviac pomôže „všetko“: obrazovka až do konca ukazuje každý dielik, ktorý už poznáš.

rules-diamond-forest-away = Keď niekto nie je pri hre
    .text =
        Keď ti dôjde čas, hra zahrá za teba, ako najšetrnejšie vie. Tvoj trpaslík ostane stáť, alebo sa nejaký dielik odkryje a zase zmizne v tme. Na skale zaplatíš žetónmi, ak ich máš, v štôlni ostaneš a tajne sa nepozeráš. Kde chce rarášok niečo vybrať, rozhodne náhoda.

        Hostiteľ môže tiež povedať, koľko kôl hra má. Keď dovtedy nie je nikto doma, nevyhráva nikto a lepšie miesto má ten, kto má viac diamantov.

rules-diamond-forest-all-tiles = Všetky dieliky
    .text =
        Tu sú všetky dieliky a ich počty vo veľkom a v malom lese. Na raráškovej kocke je jeden obrázok výmeny miest, dva tajného pohľadu, jeden letu s raráškom a dva miešania lesa.

        Vstupy ležia uprostred strán alebo hneď vedľa stredu. Čísla na skalách a obrázky na raráškovej kocke môže hostiteľ zmeniť.
    .picture = Obrázok
    .name = Dielik
    .full = Veľký les
    .light = Malý les
    .meaning = Čo vie
