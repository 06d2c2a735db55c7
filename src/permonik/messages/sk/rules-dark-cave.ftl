# The rules of Dark Cave as a page, like those of Saboteur.

rules-dark-cave-about = O čo ide
    .text =
        Hlboko pod horou stúpa voda. Dva klany trpaslíkov, modrý a žltý, sa chcú aj so svojím zlatom dostať z jaskyne, lenže východ je len v jednom zo štyroch jej kútov. Cesty vykladáte spoločne. Čakajú vás rebríky, mosty, tunely a zlaté žily a z temných brlohov vychádzajú krysa, plazúň a škriatok.

        Hrať môžu dvaja až ôsmi ľudia, každý má jedného trpaslíka a v žiadnom klane ich nie je viac než štyria. Ku ktorému klanu patríš, to vidia všetci. Či je tvoj trpaslík verný, alebo je to sabotér, ktorý pracuje pre druhý klan, to vieš len ty. Vyhráva strana, ktorá z jaskyne vynesie viac zlata, a tej menšej ho stačí menej.

rules-dark-cave-cards = Čo je v hre
    .text =
        Hrací balíček má 82 kariet: 50 kariet cesty a 32 akčných kariet. Na rube majú úroveň, I, II alebo III. V jaskyni leží aj štartovacia karta, na ktorej je rebrík, a 4 cieľové karty; kto pre koho pracuje, určuje 10 klanových kariet.

        Každý klan má 4 figúrky a ku každej patrí karta trpaslíka, na ktorej leží jeho zlato. V banku sú 3 netvory, 3 pavučiny a 46 nugetov. Žiadny nuget sa nestratí: bank, trpaslíci a žily ich majú spolu vždy 46 a bank sa nikdy nevyprázdni. Doma pri stole k tomu patrí ešte 5 kariet s prehľadom.
    .path = Rovnaká cesta na úrovni I, II a III
    .backs = Rub ukazuje úroveň.
    .start = Na štartovacej karte je rebrík.
    .goals = Ciele: východ, brloh, rebrík a zlatá žila
    .creatures = Krysa, plazúň a škriatok

rules-dark-cave-clans = Pre koho pracuješ?
    .text =
        Každý klan má 3 verných a 2 sabotérov. Verní pracujú pre svoj klan. Sabotér pracuje pre ten druhý a vyhrá, len keď vyhrá on. Rub klanovej karty ukazuje klan a ten vidia všetci. Líc je tajný až do konca hry alebo kým ti nejaké pravidlo neprikáže ho ukázať.

        Pri 2 hráčoch sa použije z každého klanu jedna karta verného, takže niet čo tajiť. Keď vás hrá 3 alebo 4, patríte všetci k jednému klanu: sú v ňom 2 verní a 2 sabotéri, a tí pracujú pre klan, ktorý chýba. Keď vás hrá 5 až 8, má každý klan 3 verných a 1 sabotéra. Každý dostane jednu kartu; zvyšné sa odložia lícom dolu a nikto sa na ne nepozerá.

        Strany teda nemusia byť rovnako veľké. Pri 3 hráčoch stoja 2 proti 1, pri 4 hráčoch 2 proti 2, pri 5 hráčoch 4 proti 1 alebo 3 proti 2, pri 6 hráčoch 4 proti 2 alebo 3 proti 3, pri 7 hráčoch 4 proti 3 a pri 8 hráčoch 4 proti 4. Prázdna nie je žiadna strana nikdy.
    .back = Klan vidia všetci.
    .loyal = Verný: pracuje pre svoj klan.
    .saboteur = Sabotér: pracuje pre druhý klan.

rules-dark-cave-setup = Skôr než začnete
    .text =
        Štartovacia karta leží uprostred. Štyri cieľové karty sa zamiešajú a položia lícom dolu do kútov: pri 2 až 5 hráčoch 4 karty od štartu v každom smere, pri 6 až 8 hráčoch 3 karty. Všetky figúrky stoja na štartovacej karte; na tom, ktorú dostaneš, nezáleží. Na začiatku máš na svojej karte trpaslíka 3 nugety, ostatné ležia v banku.

        Karty cesty a akčné karty sa zamiešajú dokopy, každá úroveň zvlášť, a z každej sa 5 kariet naslepo odloží na celú hru. Každý dostane 5 kariet, väčšinu z úrovne I. V doberacom balíčku leží navrchu zvyšok úrovne I, pod ním úroveň II a naspodku úroveň III. Čím dlhšie hráte, tým ťažšie sa teda jaskyňou chodí. Odkladacia kôpka leží lícom dolu.
    .board = Uprostred štart, v kútoch ciele
    .table = Karty podľa počtu hráčov
    .players = Hráčov
    .width = Šírka jaskyne
    .first = Úroveň I
    .second = Úroveň II
    .pile = V balíčku
    .aside = Odložených klanových kariet

rules-dark-cave-turn = Tvoj ťah
    .text =
        Doma pri stole začína ten, komu sa dá najviac veriť. Tu rozhodne náhoda, ak hostiteľ niekoho neurčí. Potom sa hrá v smere hodinových ručičiek. Ťah má tri časti a idú vždy po sebe.

        Najprv musíš urobiť presne jednu z troch vecí: vyložiť kartu cesty, zahrať akčnú kartu alebo odhodiť jednu či dve karty. Potom sa tvoj trpaslík smie vydať na cestu. Nakoniec doberieš, ak v doberacom balíčku ešte niečo je; keď je prázdny, táto časť odpadá.

        Na kartu, na sekeru proti netvorovi a pri hlasovaní sa ťa hra spýta vždy, na všetko ostatné len vtedy, keď je naozaj z čoho vyberať.
    .card = Najprv karta,
    .walk = potom chôdza
    .draw = a nakoniec doberieš.

rules-dark-cave-skipped = Bez kariet
    .text =
        Keď nemáš na začiatku svojho ťahu v ruke žiadnu kartu, ťah vynecháš: nehráš, nejdeš a nedoberáš, ani keď v balíčku karty sú. Z hry však nevypadávaš. Ak sa k tebe dostanú karty výmenou, hráš ďalej. A čo sa má na začiatku tvojho ťahu skončiť, to sa skončí aj tak: pavučiny sa otočia alebo zmiznú, tvoje netvory odídu a ležiaci trpaslík vstane.

        Rozhoduje len začiatok ťahu. Kto o poslednú kartu príde až počas neho, pretože ju zahrá, pre most, krysu alebo výmenu, ten ťah dohrá a ísť ešte smie.

rules-dark-cave-placing = Ako vyložiť kartu cesty
    .text =
        Vylož jednu kartu tam, kde ešte žiadna neleží. Musí sa dotýkať štartovacej karty, karty cesty alebo odkrytej cieľovej karty a aspoň jedna cesta na ňu musí pokračovať. Kde sa dotýka kariet, ktoré ležia lícom nahor, tam musí všetko sedieť: cesta na cestu a skala na skalu. Zakrytá cieľová karta ako sused nestačí, ale tvoja karta k nej ani sedieť nemusí.

        Kartu smieš otočiť hore nohami, ale nikdy nie naprieč. Nemusí viesť k štartu ani k tvojmu trpaslíkovi a jaskyňa smie rásť aj za svoje kúty, ako ďaleko chcete. Karta, ktorá vyzerá hore nohami rovnako, sa vykladá rovno.
    .fits = Cesta pokračuje.
    .mismatch = Cesta nesmie naraziť do skaly.
    .no-path = Sedí to, ale žiadna cesta nepokračuje.
    .goal = Zakrytý cieľ sám nestačí.

rules-dark-cave-fields = Polia na kartách
    .text =
        V jaskyni sa nepočítajú karty, ale polia. Karta úrovne I je jedno veľké pole, takže ju prejdeš na 1 krok. Karta úrovne II má pole pri každej otvorenej strane a prejdeš ju na 2 kroky. Na karte úrovne III je navyše pole uprostred, cez ktoré vedú všetky cesty, a prejdeš ju na 3 kroky. Cieľové karty majú polia ako karty úrovne III; štartovacia karta je jedno pole.

        Jedným krokom sa dostaneš na vedľajšie pole tej istej karty, cez otvorenú hranicu na susednú kartu, z rebríka na rebrík alebo na zakrytú cieľovú kartu. Vrátiť sa môžeš kdekoľvek, ale každé pole, na ktoré vkročíš, stojí 1 krok. Keď cesty na karte spojené nie sú, má každá svoje polia. Na slepej ceste je každý koniec pole samo pre seba.
    .one = Úroveň I: jeden krok
    .two = Úroveň II: dva kroky
    .three = Úroveň III: tri kroky
    .dead-end = Slepá cesta: neprejdeš

rules-dark-cave-ladders = Rebríky
    .text =
        Všetky rebríky sú navzájom spojené, nech ležia kdekoľvek: ten na štartovacej karte, tie na kartách cesty aj ten na cieľovej karte, len čo je odkrytá. Z jedného rebríka na ktorýkoľvek iný je to 1 krok. Keď je tam netvor, stretneš ho rovnako, ako keby išlo o obyčajný krok.
    .up = Jeden krok, nech je to akokoľvek ďaleko

rules-dark-cave-bridges = Mosty
    .text =
        Na karte s mostom vedie jedna cesta nad druhou a prejsť z jednej na druhú sa nedá. Cesta pod mostom je zadarmo. Drevený most je však úzky: keď naň vkročíš, hneď prídeš o jednu kartu z ruky. Vyberie ju náhoda; doma pri stole ju vytiahne sused po ľavej ruke a odhodí ju bez pozerania. Ísť po moste ďalej už nič nestojí, ale nabudúce zase zaplatíš kartou.

        Stratená karta sa nenahrádza, takže máš do konca hry v ruke o kartu menej. Len výmenou sa menší počet kariet odovzdá ďalej. S prázdnou rukou o nič neprídeš, ale keď sa to stane v tvojom ťahu, na jeho konci si doberieš o kartu menej. To isté platí, keď na teba zaútočí krysa.
    .over = Most stojí jednu kartu.
    .under = Pod mostom sa neplatí.

rules-dark-cave-tunnels = Tunely
    .text =
        Na niektorých kartách spája dve zákruty tunel. Tunel je pole samo pre seba. Zakaždým, keď doň vkročíš, zaplatíš do banku 1 nuget, aj keď sa vnútri otočíš. Cesta von je zadarmo a bez zlata ťa tunel pustí tiež.

        Z jednej zákruty do druhej potrebuješ 3 polia karty na úrovni I, 3 na úrovni II a 5 na úrovni III, kde sa do tunela vchádza len stredom zákruty.
    .toll = Tunel stojí jeden nuget.

rules-dark-cave-veins = Zlaté žily
    .text =
        Na vyloženú zlatú žilu sa hneď položí 1 nuget z banku. Na cieľovú kartu so žilou sa položí, až keď ju niekto odkryje; leží uprostred, takže kto kartu odkryje, musí si poň ešte dôjsť.

        Keď tvoj trpaslík skončí chôdzu na žile, na ktorej je zlato, musíš si nuget vziať a musíš otočiť svoju klanovú kartu, ktorá tak ostane až do konca. Prejsť cez žilu nestačí. Keď je tam netvor, najprv zaútočí a až potom si vezmeš zlato. Každá žila vydá zlato len raz.
    .laid = Nová žila dostane nuget.
    .taken = Kto si ho vezme, ukáže klanovú kartu.

rules-dark-cave-discard = Odhodenie kariet
    .text =
        Keď nič zahrať nemôžeš alebo nechceš, odhoď jednu alebo dve karty lícom dolu. Neodhodiť žiadnu sa nedá a tri tiež nie. Tvoj trpaslík smie ísť rovnako ako po každej inej karte.

        Či odhodíš aj druhú kartu, rozhodneš ešte pred chôdzou a medzitým nič nedoberáš. S jedinou kartou v ruke môžeš odhodiť len ju.

rules-dark-cave-walking = Chôdza
    .text =
        Po karte smie tvoj trpaslík prejsť po cestách až 3 polia, s topánkami až 4, alebo ostať stáť. Na každé pole sa zmestia všetci. Po každom kroku sa rozhodneš, či ideš ďalej.

        Chôdza sa končí, keď chceš, keď sa minú kroky, keď stretneš netvora, odkryješ cieľ alebo vyjdeš z jaskyne alebo keď už niet kam ísť.
    .before = Tri kroky po ceste…
    .after = …a si tu.

rules-dark-cave-goals = Cieľové karty
    .text =
        Doviesť cestu k cieľovej karte nestačí, tým sa nič neodkryje; trpaslík na ňu musí vkročiť. Kto príde prvý, ten ju odkryje. Položí sa tak, aby na ňu cesta, po ktorej trpaslík prišiel, pokračovala. Keby mohla ležať oboma spôsobmi, platí ten, pri ktorom sedí k väčšiemu počtu odkrytých kariet okolo; keď sedia oba rovnako, vyberieš si ty a všetci zatiaľ kartu vidia.

        Tvoj trpaslík stojí na prvom poli, tam, kadiaľ prišiel, a jeho chôdza sa končí. Nové karty musia od tej chvíle k cieľovej karte sedieť. Keď je niektorou stranou k ceste zavretá, tadiaľ sa neprejde.
    .before = Stačí vkročiť…
    .after = …a uvidíš, čo tam je.

rules-dark-cave-exit = Východ
    .text =
        Východ je len na jednej cieľovej karte, uprostred. Len čo tvoj trpaslík na to pole vkročí, opustí aj so svojím zlatom jaskyňu; len tak prejsť cez východ sa nedá. Otočíš svoju klanovú kartu a hráš ďalej bez trpaslíka: hráš karty, odhadzuješ, doberáš a vymieňaš. Tvoje zlato je v bezpečí a nič na teba nemôže zaútočiť. Keď pri východe čaká netvor, najprv ho stretneš: krysa vezme kartu, škriatok nuget, ale plazúň ťa nezdrží.

        Kto vyjde prvý, ten tajne uvidí všetky odložené klanové karty, a vie teda, koľko trpaslíkov pracuje pre ktorú stranu. Keď vás hrá 2, 4 alebo 8, odložené žiadne nie sú. Ak hra pokračuje aj po tom, ako niekto vyšiel, vedia všetci, že každá strana má v jaskyni ešte nejakého trpaslíka.
    .out = A so zlatom von!

rules-dark-cave-actions = Akčné karty
    .text =
        Akčnú kartu ukážeš všetkým, dáš ju lícom dolu na odkladaciu kôpku a urobíš, čo vie. Len karty pavučín, vybavenia a netvorov ležia chvíľu lícom nahor pred hráčom. Akčné karty fungujú kdekoľvek v jaskyni, aj v odrezaných častiach. Keď karta nemá na čo zapôsobiť, zahrať sa nedá, môžeš ju len odhodiť.

rules-dark-cave-info = Tajné informácie
    .text =
        Tajne sa pozrieš na zakrytú cieľovú kartu alebo na klanovú kartu iného hráča a zase ju vrátiš. Čo na nej je, vieš len ty; ostatní vidia, kam sa pozeráš. Pozrieť sa smieš aj znova, a tiež na cieľovú kartu, na ktorej je netvor.

        Na otočenú klanovú kartu sa pozrieť nedá. Pri 2 hráčoch ostávajú len cieľové karty, pretože klanové karty pozná každý. Keď už niet na čo sa pozerať, môžeš kartu len odhodiť.
    .goal = Zakrytá cieľová karta
    .clan = alebo klanová karta

rules-dark-cave-cave-in = Zával
    .text =
        Zával zasype kartu cesty, ktorú si vyberieš, len na nej nesmie stáť trpaslík ani netvor. Štartovacia karta a cieľové karty ostávajú. Zasypaná karta ide na odkladaciu kôpku, ktorá sa už znova nemieša, a nuget z nej sa vráti do banku. Keď takej karty niet, zával sa zahrať nedá.

        Pavučina na voľnom konci zasypanej karty zmizne s ňou. Voľný je koniec, na ktorý nenadväzuje cesta inej karty, takže môže viesť aj k zakrytej cieľovej karte alebo k jej zavretej strane. Pavučina medzi dvoma kartami ostane na konci tej druhej. Čo je odrezané, ostáva v jaskyni a trpaslík sa odtiaľ dostane zase len po svojich.
    .hit = Zával zasype kartu…
    .hole = …a zvyšok je odrezaný.

rules-dark-cave-swap = Výmena kariet
    .text =
        Všetky karty, ktoré ti ostávajú v ruke, si vymeníš s iným hráčom; nezáleží na tom, koľko ich kto má. Vybrať smieš aj hráča bez kariet a výmenu smieš zahrať aj ako svoju poslednú kartu: nedáš nič a dostaneš všetky karty druhého hráča. Na konci ťahu nedoberáš; 1 kartu si doberie druhý hráč.

        Každý z vás dvoch vie, čo dostal ten druhý; nikto ďalší sa o žiadnej karte nedozvie. Karty, ktoré odovzdáš, poznáš, kým ich druhý hráč nezahrá alebo možno neodhodí.
    .hands = Karty v ruke si obaja hráči vymenia.

rules-dark-cave-web = Pavučina
    .text =
        Kartu vylož lícom nahor pred seba a jej pavučinu polož na hranicu stranou 2 nahor: na spoj dvoch kariet ležiacich lícom nahor alebo na voľný koniec cesty, aj smerom k zakrytej cieľovej karte alebo k jej zavretej strane. Na každú hranicu sa zmestí jedna pavučina. Nepustí trpaslíkov ani netvory. Rebríkov a ciest vnútri karty sa netýka.

        Na začiatku tvojho ťahu sa pavučina otočí na 1. Keď už 1 ukazuje, napríklad po rane sekerou, zmizne a jej karta sa odhodí. Na voľný koniec s pavučinou smieš nadviazať kartou, ktorá sedí; pavučina potom leží na spoji. Keď sa odkryje cieľová karta, pavučiny vedľa nej ostanú, kde sú.
    .two = Najprv ukazuje 2,
    .one = v tvojom ďalšom ťahu 1.
    .open = Smie ležať aj na voľnom konci.

rules-dark-cave-boots = Topánky
    .text =
        Vybavenie vylož lícom nahor pred ktoréhokoľvek hráča, pokojne aj pred seba. V topánkach prejde trpaslík v každom ťahu o 1 pole viac, teda 4, nie 3, a to hneď v tom ťahu, keď ich dostane. Dvoje topánky nikto mať nesmie; keď ich už majú všetci, môžeš kartu len odhodiť. Vybavenie smieš dať aj hráčovi, ktorého trpaslík už z jaskyne vyšiel, len mu tam na nič nebude.
    .four = Až štyri polia

rules-dark-cave-axe-web = Sekera na pavučinu
    .text =
        Bojová sekera leží pred hráčom, kým ju nepoužije; rovno z ruky nefunguje. Môžeš ich mať aj viac. Najprv sa potom použije tá s najnižšou úrovňou.

        Keď tvoj trpaslík stojí hneď pri pavučine, smieš použiť sekeru kedykoľvek počas svojho ťahu. Pavučina, ktorá ukazuje 2, sa otočí na 1; tá, ktorá ukazuje 1, zmizne aj so svojou kartou. Nestojí to žiadny krok a ísť potom smieš ďalej. Na prechod pavučinou, ktorá ukazuje 2, potrebuješ v jednom ťahu sekery dve. Môže to byť ktorákoľvek pavučina, aj tvoja vlastná, a keď ich je tam viac, vyberieš si.

        Sekera sa nepočíta ako karta tvojho ťahu a nič za ňu nedoberáš. Použiť ju smieš hneď v ťahu, keď ju dostaneš, a tiež keď tvoj trpaslík nesmie ísť alebo keď jeho chôdzu niečo prerušilo. Nedá sa to však v ťahu, ktorý vynecháš, po chôdzi, ktorú ukončíš dobrovoľne, ani keď sa práve deje niečo iné.
    .before = Pri pavučine…
    .after = …stačí rana a ukazuje 1.

rules-dark-cave-creatures = Netvory
    .text =
        Netvory žijú v temných brlohoch. Kartu vylož lícom nahor pred seba, vezmi netvora z banku a postav ho na ktorýkoľvek brloh, ktorý leží lícom nahor, hoci aj na cieľovej karte. Keď žiadny taký nie je, môžeš kartu len odhodiť. Potom s netvorom ideš, najviac o toľko polí, koľko ukazuje karta, pokojne aj tam a späť; nikam s ním však ísť nemusíš.

        Netvory chodia po rovnakých poliach a rebríkoch ako trpaslíci, ale za mosty a tunely neplatia. Pavučinou neprejdú. Smú vkročiť aj na zakrytú cieľovú kartu, tá je pre ne jedným poľom a ostane zakrytá, a cez východ smú prejsť. Kde stoja len iné netvory, tam sa nič nestane.

        Keď už netvor v jaskyni je, ideš s ním ďalej odtiaľ, kde stojí; karta, ktorou ho niekto zavolal predtým, sa odhodí. Na začiatku tvojho ďalšieho ťahu odíde, nech je kdekoľvek, a neskôr sa dá zavolať znova.
    .call = Vychádza z brlohu…
    .web = …ale pavučinou neprejde.

rules-dark-cave-attack = Keď netvor útočí
    .text =
        Keď netvor vkročí na pole s trpaslíkmi, zastaví sa a zaútočí na všetkých, aj na toho tvojho. Keď sa postaví na brloh, kde trpaslík stojí, zaútočí tam a nikam nejde. Keď na pole s netvorom vkročí trpaslík, jeho chôdza sa končí a netvor zaútočí len naňho. Kto už z jaskyne vyšiel, ten je v bezpečí.

        Keď sa tvoj ťah na poli s netvorom začína, nič sa nedeje a smieš odísť; návrat je nové stretnutie. Rovnako aj netvor zaútočí na trpaslíkov, pri ktorých už stojí, len keď odíde a vráti sa. Keď je na zakrytej cieľovej karte, príde k trpaslíkovi, ktorý kartu odkryje, a zaútočí.

        Keď je netvorov viac, zaútočí na prichádzajúceho každý: najprv krysa, potom plazúň, potom škriatok. Keď je viac trpaslíkov, ide to jeden po druhom a začína sa pri hráčovi, ktorý je na ťahu. Na poli sa najprv platí, potom prídu na rad netvory, potom východ; zlato zo žily je posledné. Aj útok, ktorý nič nevezme, je útok.
    .meeting = Škriatok útočí na oboch.

rules-dark-cave-kinds = Krysa, plazúň a škriatok
    .text =
        Krysa prejde až 3 polia a vezme jednu kartu z ruky, ktorú vyberie náhoda; nenahrádza sa, rovnako ako na moste. Plazúň prejde až 4 polia a trpaslíkov zrazí: figúrka leží, na začiatku ďalšieho ťahu svojho hráča vstane, ale v tom ťahu nesmie ísť. Hrať a doberať sa smie ďalej. Škriatok prejde až 5 polí a vezme 1 nuget do banku; kto žiadny nemá, o nič nepríde.

        Keď ťa plazúň zrazí v tvojom vlastnom ťahu, nejdeš už v tomto ťahu ani v ďalšom. Krysa a škriatok útočia na ležiaceho trpaslíka ako na každého iného; ďalší plazúň nič nezmení.

        Napríklad: krysa sa postaví na brloh. Po 2 zo svojich 3 krokov dôjde k modrému trpaslíkovi, zastaví sa a jeho hráč príde o jednu kartu.
    .rat = 3 polia: vezme kartu
    .crawler = 4 polia: zrazí na zem
    .goblin = 5 polí: vezme nuget
    .lying = Kto leží, nikam nejde.

rules-dark-cave-axe-creature = Sekera na netvora
    .text =
        Keď sa netvor chystá zaútočiť na tvojho trpaslíka, smieš ešte predtým použiť sekeru, nech prišiel netvor k nemu alebo on k netvorovi. Netvor zmizne, jeho karta sa odhodí a na tom poli neútočí na nikoho. Použiť sekeru samozrejme nemusíš.

        Hra sa pýta len tých, na ktorých by netvor zaútočil a ktorí majú pred sebou sekeru: najprv hráča na ťahu, potom ostatných v smere hodinových ručičiek. Prvé „áno“ rozhodne za všetkých. Keď tvoj trpaslík na netvora narazil sám, ďalej nejde: jeho chôdza sa skončila.
    .saved = Jedna rana zachráni všetkých, čo tam stoja.

rules-dark-cave-drawing = Doberanie
    .text =
        Po karte cesty alebo akčnej karte si doberieš 1 kartu. Keď odhodíš jednu alebo dve, doberieš si rovnaký počet. Po výmene doberá druhý hráč a ty nie.

        Karty, o ktoré prídeš pre most alebo krysu, sa nenahrádzajú. Keď ti v tvojom ťahu nemajú čo vziať, pretože máš prázdnu ruku, doberieš si zakaždým o kartu menej. Keď je v doberacom balíčku kariet menej, vezmeš si, čo tam je.

rules-dark-cave-end = Koniec hry
    .text =
        Hra sa končí hneď, ako vyjdú z jaskyne všetci trpaslíci, ktorí pracujú pre ten istý klan: jeho verní a sabotéri toho druhého. Potom už nikto nejde a nedoberá. Končí sa aj vtedy, keď na konci ťahu nemá nikto v ruke ani jednu kartu; ten ťah sa predtým dokončí aj s chôdzou a doberaním.

        Cieľové karty, ktoré nikto nenašiel, karty v ruke a všetko odložené ostane skryté. Ukáže ich až záznam hry.

rules-dark-cave-scoring = Kto vyhráva?
    .text =
        Otočia sa všetky klanové karty. Kto má trpaslíka ešte v jaskyni, vráti jeho zlato do banku. Potom sa spočítajú nugety vynesené pre každý klan; nugety sabotéra sa počítajú druhému klanu. Súčet sa vynásobí počtom trpaslíkov, ktorí pracujú pre druhú stranu, aj tých, čo ostali v jaskyni. Vyhráva klan s vyššou hodnotou a s ním všetci, čo preň pracujú.

        Keď sú hodnoty rovnaké, vyhráva strana toho, kto vyšiel prvý. Keď nevyšiel nikto, nevyhráva nikto. Pri 2 hráčoch je to závod: kto vyjde prvý, ten hru ukončí a vyhráva, aj bez zlata. Vo výsledku má každý víťaz 1 bod a ostatní 0.

rules-dark-cave-example = Príklad
    .text =
        Hrá vás päť. Pre žltý klan pracujú dvaja verní trpaslíci. Pre modrý traja: dvaja verní modrí a žltý sabotér.

        Žltá strana vynesie 2 a 2 nugety: (2 + 2) × 3 = 12. Modrá strana vynesie 2 a 3 nugety a jej tretí trpaslík je ešte v jaskyni: (2 + 3 + 0) × 2 = 10. Pretože 12 je viac než 10, vyhrávajú obaja verní žltí. Žltý sabotér pracoval pre modrých a nevyhráva.
    .yellow = 2 nugety pre žltý klan, a to dvakrát
    .blue = 2 nugety pre modrý klan
    .saboteur = 3 nugety pre modrý klan
    .inside = ešte v jaskyni: 0
    .table = Počítanie
    .side = Pracuje pre klan
    .nuggets = Vynesené nugety
    .opponents = Súperi
    .value = Hodnota
    .for-yellow = žltý
    .for-blue = modrý

rules-dark-cave-options = Čo si môže zvoliť hostiteľ
    .text =
        Pred začiatkom hry môže hostiteľ zvoliť, kto začína, a keď vás hrá 3 alebo 4, tiež za ktorý klan. Inak táto voľba nič nezmení.

        Hostiteľ tiež môže dovoliť, aby sa hra ukončila predčasne, napríklad preto, že sa z jaskyne už nikto nedostane. Navrhnúť to smie raz za ťah ten, kto je na rade, a to skôr, než zahrá kartu. Ostatní odpovedajú jeden po druhom v smere hodinových ručičiek, aj tí, čo už vyšli alebo nemajú karty, a prvé „nie“ rozhodne. Keď všetci súhlasíte, hra sa končí a počíta sa ako vždy.

rules-dark-cave-known = Čo vedia všetci
    .text =
        Rub kariet ukazuje úroveň, takže všetci vedia, akej úrovne sú karty v ruke, v balíčku aj na kôpke. Všetci tiež vidia, koľko máš kariet a nugetov, čo leží pred tebou, čie pavučiny a netvory sú v jaskyni a z ktorého klanu sú odložené klanové karty.

        Len ty poznáš svoje karty v ruke, karty, ktoré odhodíš alebo o ktoré prídeš, svoju klanovú kartu a všetko, na čo sa tajne pozrieš. Čo sa zahralo alebo zasypalo, to videli všetci. Po hre ukáže záznam všetko.

rules-dark-cave-time = Keď ti vyprší čas
    .text =
        Stane sa to, čo ti najmenej uškodí. Odhodí sa jedna karta, ak sa dá, karta cesty, a to s najnižšou úrovňou. Trpaslík alebo netvor ostane stáť, sekera sa nepoužije, cieľová karta leží tak, ako je nakreslená, ak sa to dá, a pri hlasovaní sa za teba povie „nie“.

rules-dark-cave-all-cards = Všetky karty
    .text =
        Tu sú všetky karty a koľko ich v hre je. Z 50 kariet cesty je 19 úrovne I, 17 úrovne II a 14 úrovne III; z 32 akčných kariet 10, 10 a 12. Medzi kartami cesty je 9 brlohov, 4 rebríky, 4 mosty, 5 dvojitých zákrut s tunelom a 2 zlaté žily.

        Akčných kariet je 5 s tajnými informáciami, 3 závaly, 2 karty „výmena kariet“, 3 pavučiny, 3 páry topánok, 3 bojové sekery, 5 krýs, 4 plazúni a 4 škriatkovia. Jedna cieľová karta má východ, ostatné brloh, rebrík a zlatú žilu. Tlačené pravidlá podobu kariet neuvádzajú; ako vyzerajú a akú majú úroveň, je naša voľba.
    .picture = Obrázok
    .name = Karta
    .count = Koľko
    .meaning = Čo robí
    .paths = Karty cesty
    .dead-ends = Slepé cesty
    .lairs = Temné brlohy
    .ladders = Rebríky
    .bridges = Mosty
    .tunnels = Dvojité zákruty s tunelom
    .veins = Zlaté žily
    .actions = Akčné karty
    .fixed = Štart a ciele
    .clans = Klanové karty

cave-role-loyal = verný trpaslík
    .task = Pracuje pre svoj klan.
cave-role-saboteur = sabotér
    .task = Tajne pracuje pre druhý klan.
