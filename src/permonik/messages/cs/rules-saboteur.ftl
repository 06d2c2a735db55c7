# The rules of Saboteur as a page. A section is a title, its text (a blank line begins a new paragraph) and captions of its pictures.

rules-saboteur-about = O co jde
    .text =
        Jste trpaslíci v dole. Zlatokopové společně kopou cestu od startovní karty ke zlatu, které leží pod jednou ze tří cílových karet. Jenže mezi vámi můžou být sabotéři. Nikdo neví, kdo to je, a udělají všechno pro to, aby se ostatní ke zlatu nedostali.

        Když cesta dojde až ke zlatu, vyhrávají kolo zlatokopové. Když předtím dojdou karty, vyhrávají ho sabotéři. Po třech kolech vyhrává ten, kdo má nejvíc zlata. Hrát může tři až deset lidí.

rules-saboteur-cards = Co je ve hře
    .text =
        Karet je celkem 110. V balíčku jich je 67: 40 karet cesty, kterými se kope, a 27 akčních karet, kterými se pomáhá i škodí. Startovní karta a tři cílové karty leží na stole, 11 karet trpaslíků určuje, kdo je kdo, a odměnou je 28 karet zlata, na kterých je dohromady 44 nugetů.

        Na kartě cesty jsou všechny cesty spojené. Jen na devíti slepých cestách je střed zasypaný kamením a nic se tam nespojuje.
    .path = 40 karet cesty
    .action = 27 akčních karet
    .fixed = 1 startovní a 3 cílové karty
    .dwarfs = 11 karet trpaslíků
    .gold = 28 karet zlata

rules-saboteur-roles = Kdo jsi?
    .text =
        Na začátku každého kola dostaneš kartu trpaslíka: jsi buď zlatokop, nebo sabotér. Až do konce kola ji smíš vidět jen ty.

        Karet trpaslíků je vždycky o jednu víc než hráčů a na tu zbylou se nikdo nedívá. Sabotérů proto může být o jednoho míň, než říká tabulka. Když vás hrají tři nebo čtyři, nemusí být ve hře vůbec žádný!
    .miner = Zlatokopové kopou ke zlatu.
    .saboteur = Sabotéři jim v tom brání.
    .table = Podle počtu hráčů
    .seats = Hráči
    .saboteurs = Karty sabotérů
    .miners = Karty zlatokopů
    .hand = Karty v ruce
    .pile = Dobírací balíček
    .gold-cards = Karty zlata

rules-saboteur-setup = Než začnete
    .text =
        Startovní karta leží vlevo. Napravo od ní, za sedmi prázdnými poli, leží tři cílové karty. Jsou zamíchané, lícem dolů a mezi sousedními je vždycky jedno prázdné pole. Jedna skrývá zlato, další dvě jenom kámen. Důl může růst na všechny strany i mimo tenhle obrázek, třeba za start nebo za cíle.

        Karty cesty a akční karty se zamíchají dohromady. Každý dostane tolik karet, kolik říká tabulka výš, a zbytek je dobírací balíček. Tvoje karty nesmí vidět nikdo jiný. Odkládací hromádka je na začátku prázdná a všechno se na ni odkládá lícem dolů. Karty zlata se zamíchají jen jednou, před prvním kolem, a leží také lícem dolů.
    .board = Mezi startem a cíli je sedm prázdných polí.

rules-saboteur-turn = Tvůj tah
    .text =
        Kdo začíná, rozhodne náhoda; doma u stolu začíná nejmladší. Pak se hraje po směru hodinových ručiček. Ve svém tahu uděláš přesně jednu ze tří věcí: vyložíš kartu cesty, zahraješ akční kartu, nebo jednu kartu odhodíš. Potom si jednu kartu dobereš a tvůj tah končí.

        Když je dobírací balíček prázdný, nikdo už nedobírá a odhozené karty se do konce kola nevrací. Dokud máš nějaké karty v ruce, musíš dál jednu zahrát nebo odhodit. Když už žádnou nemáš, tvůj tah se přeskočí.
    .path = Vylož kartu cesty,
    .action = zahraj akční kartu,
    .discard = nebo jednu kartu odhoď.

rules-saboteur-placing = Vykládání karet cesty
    .text =
        Kartu vylož na prázdné pole vedle karty, která už na stole leží. Může ležet rovně, nebo vzhůru nohama, ale nikdy napříč.

        Každá strana, která se dotýká karty ležící lícem nahoru, musí sedět: cesta navazuje na cestu a stěna na stěnu. Platí to i pro odkrytý cíl s kamenem. Jen směrem k cíli, který leží lícem dolů, může být cokoli.
    .fits = Cesta navazuje na cestu.
    .mismatch = Cesta naráží do stěny.
    .turned = Vzhůru nohama pasuje.
    .sideways = Nikdy napříč!
    .neighbours = Vlevo sedí, ale dole ne. Počítá se každá strana.
    .face-down = Vedle zakrytého cíle může být i stěna. Cíl ale zůstane zakrytý.

rules-saboteur-joined = Spojení se startem
    .text =
        Nestačí, že karta pasuje. Aspoň jedna její cesta musí navázat na cestu, která vede bez přerušení zpátky ke startu.

        Nesmíš tedy vyložit kartu, která se ostatních dotýká jen stěnami, která sousedí jen se zakrytým cílem nebo která navazuje jen na odříznutou část dolu. Karta spojená se startem ale může takovou část znovu připojit.
    .walls = Dotýká se jen stěny.
    .goal-only = Zakrytý cíl nestačí.
    .cut-off = Je tu mezera, zpátky ke startu to nevede.
    .rejoin = Stačí zaplnit mezeru a všechno je zase spojené.

rules-saboteur-dead-ends = Slepé cesty
    .text =
        Slepou cestu můžeš vyložit jako každou jinou kartu cesty: všude, kde pasuje a navazuje na start. Uprostřed je ale zasypaná, takže z ní na žádnou stranu nic dál nevede.

        Kartu, která by navazovala jen na slepou cestu, vyložit nesmíš. A slepá cesta nikdy neodkryje cíl, i kdyby vedla přímo k němu.
    .lay = Takhle slepou cestu vyložit můžeš.
    .beyond = Tady už ale nic nepokračuje.
    .goal = Cíl zůstane zakrytý.

rules-saboteur-tools = Rozbité vybavení
    .text =
        Ke kopání trpaslík potřebuje krumpáč, lucernu a vozík. Kartu s rozbitým vybavením můžeš vyložit před jiného hráče, ale ne před sebe.

        Kdo má něco rozbitého, nesmí vykládat karty cesty. Hrát akční karty a odhazovat může dál. Co už je rozbité, nejde rozbít znovu. Před hráčem tak leží nejvýš tři takové karty a každá je jiná.
    .broken = Od každého druhu nejvýš jedna karta

rules-saboteur-repair = Oprava
    .text =
        Kartu opravy zahraj na rozbitou věc, která je na ní nakreslená. Může ležet před tebou i před někým jiným. Obě karty pak jdou na odkládací hromádku. Karta se dvěma věcmi opraví jen jednu z nich a vybereš si, kterou. Když tam nic takového rozbité není, kartu zahrát nejde.

        Oprava je celý tvůj tah, takže kopat můžeš nejdřív v tom příštím. Pokud máš rozbité dvě věci, musí se nejdřív opravit obě.
    .matching = Lucerna opraví lucernu.
    .other = Lucerna vozík neopraví.
    .double = Krumpáč, nebo vozík, ne obojí

rules-saboteur-rockfall = Zával
    .text =
        Závalem odstraníš z dolu jednu kartu cesty. Vybrat si můžeš kteroukoli, i slepou cestu nebo odříznutou kartu. Jen start a cíle vždycky zůstávají, i když leží lícem nahoru. Zával i odstraněná karta jdou lícem dolů na odkládací hromádku. Když není co odstranit, zával zahrát nejde.

        Odříznutá část zůstává na stole, ale nikdo na ni nesmí navazovat, dokud není zase spojená se startem. Díru může zaplnit každá karta, která do ní pasuje.
    .hit = Zával zasáhne tuhle kartu…
    .hole = …a zbytek je odříznutý.
    .refill = Díru může později zaplnit jiná karta.

rules-saboteur-map = Mapa
    .text =
        S mapou se tajně podíváš na jeden cíl, který leží lícem dolů, a vrátíš ho přesně tak, jak ležel. Všichni vidí, na který cíl se díváš, ale jen ty víš, co tam je. Na cíl, který už leží lícem nahoru, mapu použít nejde. Mapy a závaly jdou po použití na odkládací hromádku.
    .look = Jen ty vidíš, co je pod ní.

rules-saboteur-discard = Odhození karty
    .text =
        Když žádnou kartu zahrát nemůžeš nebo nechceš, jednu odhoď: přesně jednu, lícem dolů, a nikdo neuvidí kterou. Smíš to udělat, i když by něco zahrát šlo. Potom si jako vždycky jednu kartu dobereš.

rules-saboteur-goals = Cesta k cíli
    .text =
        Když karta, kterou vyložíš, dokončí nepřerušenou cestu od startu k cíli, cíl se otočí lícem nahoru. Pouhá stěna vedle něj nestačí. Když se najednou spojí víc cílů, otočí se všechny; někdy cesta vede přes kámen až k dalšímu cíli. Odkrytý cíl už zůstane odkrytý, i když se cesta později přeruší.

        Je to zlato? Kolo hned končí. Je to kámen? Cíl se položí tak, aby jeho cesta navazovala na tvoji kartu, a hraje se dál. Na odkrytý kámen se smí navazovat. Pokud tvoje karta s cílem nesousedí a cíl by mohl ležet oběma způsoby, platí ten, který sedí líp. Když sedí oba stejně, vybereš si ty.

        Ostatní strany kamene při odkrytí sedět nemusí. Je to jediná výjimka. Kde ale cesta narazí do stěny, tam se projít nedá.
    .gold = Zlato! Kolo končí.
    .stone = Kámen: otočí se, aby navazoval, a hraje se dál.
    .exception = Pod kamenem naráží cesta do stěny. Jen tady se to smí.

rules-saboteur-end = Konec kola
    .text =
        Jakmile se odkryje zlato, kolo hned končí a vyhrávají ho zlatokopové, i kdyby poslední kartu vyložil sabotér.

        Kolo končí také tehdy, když je dobírací balíček prázdný a nikdo nemá v ruce žádnou kartu. Zlato pak zůstává v zemi a vyhrávají sabotéři. Teď se odkryjí všechny karty trpaslíků, i ta zbylá.
    .reached = Cesta vede ke zlatu: vyhrávají zlatokopové.
    .used-up = Karty došly: vyhrávají sabotéři.

rules-saboteur-miners = Zlato pro zlatokopy
    .text =
        Když vyhrají zlatokopové, vezme se tolik karet zlata, kolik je hráčů, při deseti hráčích ale jen devět. Kdo cestu dokončí, ten si karty prohlédne, jednu si nechá a zbytek podá proti směru hodinových ručiček dalšímu zlatokopovi. Tak to jde dokola, dokud karty nedojdou, takže na někoho můžou vyjít dvě. Sabotéři se přeskakují. Pokud cestu dokončí sabotér, začíná nejbližší zlatokop proti směru hodinových ručiček.

        Příklad: hraje vás pět a jeden z vás je sabotér. Čtyři zlatokopové si dělí pět karet, a kdo dokončí cestu, dostane i tu poslední.

        Karty na výběr vidí jen ten, kdo si zrovna vybírá. Co si necháš, zůstává tajné až do konce hry. Ostatní vidí jen to, kolik karet máš.
    .one = 1 nuget: 16 karet
    .two = 2 nugety: 8 karet
    .three = 3 nugety: 4 karty

rules-saboteur-saboteurs = Zlato pro sabotéry
    .text =
        Když se ke zlatu nikdo nedostane, dostane každý sabotér nugety a zlatokopové nedostanou nic. Kolik to bude, záleží na počtu sabotérů ve hře; zbylá karta se nepočítá. Pokud žádný sabotér nehraje, nedostane nikdo nic.

        Nugety se sabotérům prostě připíšou. Karty zlata se na to nepoužívají.
    .table = Nugety pro každého sabotéra
    .saboteurs = Sabotéři ve hře
    .nuggets = Nugety pro každého

rules-saboteur-rounds = Tři kola a vítěz
    .text =
        Hra má tři kola. Před každým dalším kolem se znovu zamíchají a rozdají karty trpaslíků (i ta zbylá), všechny karty cesty, akční karty i cíle. Rozbité vybavení je zase celé. Zlato ti zůstává a dál je tajné.

        Začíná hráč nalevo od toho, kdo v minulém kole použil kartu jako poslední; počítá se i odhození. Po třetím kole si všichni spočítají nugety. Vyhrává ten, kdo jich má nejvíc. Když jich má víc hráčů stejně, vyhrávají společně.

rules-saboteur-options = Co si může zvolit hostitel
    .text =
        Před začátkem hry může hostitel zvolit, kolik kol se hraje a kdo začíná. Kromě toho má dva přepínače. Oba jsou vypnuté, dokud je nezapne, a během hry se nemění.

        Jedna karta zlata na každého: vezme se tolik karet zlata, kolik hraje zlatokopů, na každého jedna, v obvyklém pořadí.

        Rozbité vybavení stojí zlato: když vyhrají zlatokopové, nedostane zlatokop s rozbitým vybavením žádnou kartu zlata. Ostatní zlatokopové si rozdělí všechny karty; když žádní další nejsou, zlato se nerozdává. Sabotéři dostávají svoje nugety jako obvykle, s rozbitým vybavením i bez něj.

        Obojí najednou: jedna karta zlata na každého zlatokopa, který má všechno celé.

rules-saboteur-good-to-know = Dobré vědět
    .text =
        Nejkratší cesta k prostřednímu cíli má sedm karet, ke krajnímu devět. Když vede přes prostřední cíl a je v něm kámen, stačí jich osm.

        Mezi dvěma cíli je pole, které se dotýká obou. Jediná křižovatka tam může odkrýt dva cíle najednou.

        Opravené vybavení se může zase rozbít.

        S mapou je vždycky kam se podívat: zlato leží lícem dolů, dokud kolo neskončí.

        Když se ke zlatu dostane až úplně poslední karta, pořád to platí.

rules-saboteur-all-cards = Všechny karty
    .text =
        Tady jsou všechny karty a kolik jich ve hře je. Každou kartu cesty můžeš otočit vzhůru nohama.

        Ze startovní karty a z cíle se zlatem vedou cesty na všechny čtyři strany. Cíle s kamenem jsou zatáčky a dá se jimi projít.
    .picture = Obrázek
    .name = Karta
    .count = Kolik
    .meaning = Co dělá
    .tunnels = Karty cesty
    .dead-ends = Slepé cesty
    .actions = Akční karty
    .fixed = Start a cíle
    .dwarfs = Karty trpaslíků
    .gold = Karty zlata
    .reward = Zlato pro zlatokopa. Až do konce hry zůstává tajné.
