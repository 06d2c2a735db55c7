# The rules of Saboteur as a page. A section is a title, its text (a blank line begins a new paragraph) and captions of its pictures.

rules-saboteur-about = O čo ide
    .text =
        Ste trpaslíci v bani. Zlatokopi spoločne kopú cestu od štartovacej karty k zlatu, ktoré leží pod jednou z troch cieľových kariet. Lenže medzi vami môžu byť sabotéri. Nikto nevie, kto to je, a urobia všetko pre to, aby sa ostatní k zlatu nedostali.

        Keď cesta dôjde až k zlatu, vyhrávajú kolo zlatokopi. Keď sa predtým minú karty, vyhrávajú ho sabotéri. Po troch kolách vyhráva ten, kto má najviac zlata. Hrať môžu traja až desiati ľudia.

rules-saboteur-cards = Čo je v hre
    .text =
        Kariet je spolu 110. V balíčku ich je 67: 40 kariet cesty, ktorými sa kope, a 27 akčných kariet, ktorými sa pomáha aj škodí. Štartovacia karta a tri cieľové karty ležia na stole, 11 kariet trpaslíkov určuje, kto je kto, a odmenou je 28 kariet zlata, na ktorých je spolu 44 nugetov.

        Na karte cesty sú všetky cesty spojené. Len na deviatich slepých cestách je stred zasypaný kameňmi a nič sa tam nespája.
    .path = 40 kariet cesty
    .action = 27 akčných kariet
    .fixed = 1 štartovacia a 3 cieľové karty
    .dwarfs = 11 kariet trpaslíkov
    .gold = 28 kariet zlata

rules-saboteur-roles = Kto si?
    .text =
        Na začiatku každého kola dostaneš kartu trpaslíka: si buď zlatokop, alebo sabotér. Až do konca kola ju smieš vidieť len ty.

        Kariet trpaslíkov je vždy o jednu viac ako hráčov a na tú zvyšnú sa nikto nepozerá. Sabotérov preto môže byť o jedného menej, než hovorí tabuľka. Keď hráte traja alebo štyria, nemusí byť v hre vôbec žiadny!
    .miner = Zlatokopi kopú k zlatu.
    .saboteur = Sabotéri im v tom bránia.
    .table = Podľa počtu hráčov
    .seats = Hráči
    .saboteurs = Karty sabotérov
    .miners = Karty zlatokopov
    .hand = Karty v ruke
    .pile = Doberací balíček
    .gold-cards = Karty zlata

rules-saboteur-setup = Skôr než začnete
    .text =
        Štartovacia karta leží vľavo. Napravo od nej, za siedmimi prázdnymi poľami, ležia tri cieľové karty. Sú zamiešané, lícom dolu a medzi susednými je vždy jedno prázdne pole. Jedna skrýva zlato, ďalšie dve len kameň. Baňa môže rásť na všetky strany aj mimo tohto obrázka, hoci aj za štart alebo za ciele.

        Karty cesty a akčné karty sa zamiešajú dokopy. Každý dostane toľko kariet, koľko hovorí tabuľka vyššie, a zvyšok je doberací balíček. Tvoje karty nesmie vidieť nikto iný. Odkladacia kôpka je na začiatku prázdna a všetko sa na ňu odkladá lícom dolu. Karty zlata sa zamiešajú len raz, pred prvým kolom, a ležia tiež lícom dolu.
    .board = Medzi štartom a cieľmi je sedem prázdnych polí.

rules-saboteur-turn = Tvoj ťah
    .text =
        Kto začína, rozhodne náhoda; doma pri stole začína najmladší. Potom sa hrá v smere hodinových ručičiek. Vo svojom ťahu urobíš presne jednu z troch vecí: vyložíš kartu cesty, zahráš akčnú kartu alebo jednu kartu odhodíš. Potom si jednu kartu doberieš a tvoj ťah sa končí.

        Keď je doberací balíček prázdny, nikto už nedoberá a odhodené karty sa do konca kola nevracajú. Kým máš nejaké karty v ruke, musíš ďalej jednu zahrať alebo odhodiť. Keď už žiadnu nemáš, tvoj ťah sa preskočí.
    .path = Vylož kartu cesty,
    .action = zahraj akčnú kartu
    .discard = alebo jednu kartu odhoď.

rules-saboteur-placing = Vykladanie kariet cesty
    .text =
        Kartu vylož na prázdne pole vedľa karty, ktorá už na stole leží. Môže ležať rovno alebo hore nohami, ale nikdy nie naprieč.

        Každá strana, ktorá sa dotýka karty ležiacej lícom nahor, musí sedieť: cesta nadväzuje na cestu a stena na stenu. Platí to aj pre odkrytý cieľ s kameňom. Len smerom k cieľu, ktorý leží lícom dolu, môže byť čokoľvek.
    .fits = Cesta nadväzuje na cestu.
    .mismatch = Cesta naráža do steny.
    .turned = Hore nohami pasuje.
    .sideways = Nikdy nie naprieč!
    .neighbours = Vľavo sedí, ale dole nie. Počíta sa každá strana.
    .face-down = Vedľa zakrytého cieľa môže byť aj stena. Cieľ však ostane zakrytý.

rules-saboteur-joined = Spojenie so štartom
    .text =
        Nestačí, že karta pasuje. Aspoň jedna jej cesta musí nadviazať na cestu, ktorá vedie bez prerušenia späť k štartu.

        Nesmieš teda vyložiť kartu, ktorá sa ostatných dotýka len stenami, ktorá susedí len so zakrytým cieľom alebo ktorá nadväzuje len na odrezanú časť bane. Karta spojená so štartom však môže takú časť znova pripojiť.
    .walls = Dotýka sa len steny.
    .goal-only = Zakrytý cieľ nestačí.
    .cut-off = Je tu medzera, späť k štartu to nevedie.
    .rejoin = Stačí zaplniť medzeru a všetko je zase spojené.

rules-saboteur-dead-ends = Slepé cesty
    .text =
        Slepú cestu môžeš vyložiť ako každú inú kartu cesty: všade, kde pasuje a nadväzuje na štart. V strede je však zasypaná, takže z nej na žiadnu stranu nič ďalej nevedie.

        Kartu, ktorá by nadväzovala len na slepú cestu, vyložiť nesmieš. A slepá cesta nikdy neodkryje cieľ, aj keby viedla priamo k nemu.
    .lay = Takto slepú cestu vyložiť môžeš.
    .beyond = Tu už však nič nepokračuje.
    .goal = Cieľ ostane zakrytý.

rules-saboteur-tools = Rozbité vybavenie
    .text =
        Na kopanie trpaslík potrebuje krompáč, lampáš a vozík. Kartu s rozbitým vybavením môžeš vyložiť pred iného hráča, ale nie pred seba.

        Kto má niečo rozbité, nesmie vykladať karty cesty. Hrať akčné karty a odhadzovať môže ďalej. Čo už je rozbité, nedá sa rozbiť znova. Pred hráčom tak ležia najviac tri takéto karty a každá je iná.
    .broken = Z každého druhu najviac jedna karta

rules-saboteur-repair = Oprava
    .text =
        Kartu opravy zahraj na rozbitú vec, ktorá je na nej nakreslená. Môže ležať pred tebou aj pred niekým iným. Obe karty potom idú na odkladaciu kôpku. Karta s dvoma vecami opraví len jednu z nich a vyberieš si, ktorú. Keď tam nič také rozbité nie je, karta sa nedá zahrať.

        Oprava je celý tvoj ťah, takže kopať môžeš najskôr v tom ďalšom. Ak máš rozbité dve veci, musia sa najprv opraviť obe.
    .matching = Lampáš opraví lampáš.
    .other = Lampáš vozík neopraví.
    .double = Krompáč alebo vozík, nie oboje

rules-saboteur-rockfall = Zával
    .text =
        Závalom odstrániš z bane jednu kartu cesty. Vybrať si môžeš ktorúkoľvek, aj slepú cestu alebo odrezanú kartu. Len štart a ciele vždy ostávajú, aj keď ležia lícom nahor. Zával aj odstránená karta idú lícom dolu na odkladaciu kôpku. Keď nie je čo odstrániť, zával sa nedá zahrať.

        Odrezaná časť ostáva na stole, ale nikto na ňu nesmie nadväzovať, kým nie je zase spojená so štartom. Dieru môže zaplniť každá karta, ktorá do nej pasuje.
    .hit = Zával zasiahne túto kartu…
    .hole = …a zvyšok je odrezaný.
    .refill = Dieru môže neskôr zaplniť iná karta.

rules-saboteur-map = Mapa
    .text =
        S mapou sa tajne pozrieš na jeden cieľ, ktorý leží lícom dolu, a vrátiš ho presne tak, ako ležal. Všetci vidia, na ktorý cieľ sa pozeráš, ale len ty vieš, čo tam je. Na cieľ, ktorý už leží lícom nahor, sa mapa nedá použiť. Mapy a závaly idú po použití na odkladaciu kôpku.
    .look = Len ty vidíš, čo je pod ňou.

rules-saboteur-discard = Odhodenie karty
    .text =
        Keď žiadnu kartu zahrať nemôžeš alebo nechceš, jednu odhoď: presne jednu, lícom dolu, a nikto neuvidí ktorú. Smieš to urobiť, aj keď by sa niečo zahrať dalo. Potom si ako vždy jednu kartu doberieš.

rules-saboteur-goals = Cesta k cieľu
    .text =
        Keď karta, ktorú vyložíš, dokončí neprerušenú cestu od štartu k cieľu, cieľ sa otočí lícom nahor. Samotná stena vedľa neho nestačí. Keď sa naraz spojí viac cieľov, otočia sa všetky; niekedy cesta vedie cez kameň až k ďalšiemu cieľu. Odkrytý cieľ už ostane odkrytý, aj keď sa cesta neskôr preruší.

        Je to zlato? Kolo sa hneď končí. Je to kameň? Cieľ sa položí tak, aby jeho cesta nadväzovala na tvoju kartu, a hrá sa ďalej. Na odkrytý kameň sa smie nadväzovať. Ak tvoja karta s cieľom nesusedí a cieľ by mohol ležať oboma spôsobmi, platí ten, ktorý sedí lepšie. Keď sedia oba rovnako, vyberieš si ty.

        Ostatné strany kameňa pri odkrytí sedieť nemusia. Je to jediná výnimka. Kde však cesta narazí do steny, tam sa prejsť nedá.
    .gold = Zlato! Kolo sa končí.
    .stone = Kameň: otočí sa, aby nadväzoval, a hrá sa ďalej.
    .exception = Pod kameňom naráža cesta do steny. Len tu sa to smie.

rules-saboteur-end = Koniec kola
    .text =
        Len čo sa odkryje zlato, kolo sa hneď končí a vyhrávajú ho zlatokopi, aj keby poslednú kartu vyložil sabotér.

        Kolo sa končí aj vtedy, keď je doberací balíček prázdny a nikto nemá v ruke žiadnu kartu. Zlato potom ostáva v zemi a vyhrávajú sabotéri. Teraz sa odkryjú všetky karty trpaslíkov, aj tá zvyšná.
    .reached = Cesta vedie k zlatu: vyhrávajú zlatokopi.
    .used-up = Karty sa minuli: vyhrávajú sabotéri.

rules-saboteur-miners = Zlato pre zlatokopov
    .text =
        Keď vyhrajú zlatokopi, vezme sa toľko kariet zlata, koľko je hráčov, pri desiatich hráčoch však len deväť. Kto cestu dokončí, ten si karty prezrie, jednu si nechá a zvyšok podá proti smeru hodinových ručičiek ďalšiemu zlatokopovi. Tak to ide dookola, kým sa karty neminú, takže niekomu sa môžu ujsť dve. Sabotéri sa preskakujú. Ak cestu dokončí sabotér, začína najbližší zlatokop proti smeru hodinových ručičiek.

        Príklad: hráte piati a jeden z vás je sabotér. Štyria zlatokopi si delia päť kariet, a kto dokončí cestu, dostane aj tú poslednú.

        Karty na výber vidí len ten, kto si práve vyberá. Čo si necháš, ostáva tajné až do konca hry. Ostatní vidia len to, koľko kariet máš.
    .one = 1 nuget: 16 kariet
    .two = 2 nugety: 8 kariet
    .three = 3 nugety: 4 karty

rules-saboteur-saboteurs = Zlato pre sabotérov
    .text =
        Keď sa k zlatu nikto nedostane, dostane každý sabotér nugety a zlatokopi nedostanú nič. Koľko to bude, závisí od počtu sabotérov v hre; zvyšná karta sa nepočíta. Ak žiadny sabotér nehrá, nedostane nikto nič.

        Nugety sa sabotérom jednoducho pripíšu. Karty zlata sa na to nepoužívajú.
    .table = Nugety pre každého sabotéra
    .saboteurs = Sabotéri v hre
    .nuggets = Nugety pre každého

rules-saboteur-rounds = Tri kolá a víťaz
    .text =
        Hra má tri kolá. Pred každým ďalším kolom sa znova zamiešajú a rozdajú karty trpaslíkov (aj tá zvyšná), všetky karty cesty, akčné karty aj ciele. Rozbité vybavenie je zase celé. Zlato ti ostáva a ďalej je tajné.

        Začína hráč naľavo od toho, kto v minulom kole použil kartu ako posledný; počíta sa aj odhodenie. Po treťom kole si všetci spočítajú nugety. Vyhráva ten, kto ich má najviac. Keď ich má viac hráčov rovnako, vyhrávajú spoločne.

rules-saboteur-options = Čo si môže zvoliť hostiteľ
    .text =
        Pred začiatkom hry môže hostiteľ zvoliť, koľko kôl sa hrá a kto začína. Okrem toho má dva prepínače. Oba sú vypnuté, kým ich nezapne, a počas hry sa nemenia.

        Jedna karta zlata pre každého: vezme sa toľko kariet zlata, koľko hrá zlatokopov, pre každého jedna, v obvyklom poradí.

        Rozbité vybavenie stojí zlato: keď vyhrajú zlatokopi, nedostane zlatokop s rozbitým vybavením žiadnu kartu zlata. Ostatní zlatokopi si rozdelia všetky karty; keď žiadni ďalší nie sú, zlato sa nerozdáva. Sabotéri dostávajú svoje nugety ako zvyčajne, s rozbitým vybavením aj bez neho.

        Oboje naraz: jedna karta zlata pre každého zlatokopa, ktorý má všetko celé.

rules-saboteur-good-to-know = Dobré vedieť
    .text =
        Najkratšia cesta k prostrednému cieľu má sedem kariet, ku krajnému deväť. Keď vedie cez prostredný cieľ a je v ňom kameň, stačí ich osem.

        Medzi dvoma cieľmi je pole, ktoré sa dotýka oboch. Jediná križovatka tam môže odkryť dva ciele naraz.

        Opravené vybavenie sa môže zase rozbiť.

        S mapou sa je vždy kam pozrieť: zlato leží lícom dolu, kým sa kolo neskončí.

        Keď sa k zlatu dostane až úplne posledná karta, stále to platí.

rules-saboteur-all-cards = Všetky karty
    .text =
        Tu sú všetky karty a koľko ich v hre je. Každú kartu cesty môžeš otočiť hore nohami.

        Zo štartovacej karty a z cieľa so zlatom vedú cesty na všetky štyri strany. Ciele s kameňom sú zákruty a dá sa nimi prejsť.
    .picture = Obrázok
    .name = Karta
    .count = Koľko
    .meaning = Čo robí
    .tunnels = Karty cesty
    .dead-ends = Slepé cesty
    .actions = Akčné karty
    .fixed = Štart a ciele
    .dwarfs = Karty trpaslíkov
    .gold = Karty zlata
    .reward = Zlato pre zlatokopa. Až do konca hry ostáva tajné.
