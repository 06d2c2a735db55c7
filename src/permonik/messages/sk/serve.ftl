serve-help = Rozbehni server so stolmi pre ľudí na iných zariadeniach.

    Adresu si ľudia otvoria v prehliadači. Každé nastavenie má aj premennú
    prostredia.

    Príklady: permonik serve --lan;
    permonik serve --host 0.0.0.0 --port 8040 --database sqlite:///tables.db
serve-lan = Na hranie doma: server počúva v celej sieti, ukáže adresu aj s QR kódom a na tomto počítači otvorí stránku.
serve-invitation = Stoly nájdu všetci v tvojej sieti na adrese { $address } a ty na tomto počítači na { $here }.
    Kamaráti odinakiaľ sa k tomuto počítaču len tak nedostanú: na to treba server na internete alebo tunel.
    Server zastavíš klávesmi Ctrl+C; rozohrané hry ostanú uložené.
serve-no-network = Tento počítač nie je v žiadnej sieti: stoly nájdeš na adrese { $here }, ale len na ňom.
    Server zastavíš klávesmi Ctrl+C; rozohrané hry ostanú uložené.
serve-cannot-listen = Adresa { $address } sa nedá použiť: { $problem }. Zvoľ inú cez --port alebo --host.
serve-storage = Stoly sa nedajú ukladať. Má tu byť: { $expected }. Je tu: { $got }.
serve-database-in-use = Stoly, ktoré uchováva { $file }, už používa iný server. Najprv ho zastav, alebo pre tento zvoľ iné miesto pomocou --database.
serve-host = Adresa, na ktorej server počúva; 0.0.0.0 pustí dnu aj iné zariadenia.
serve-port = Port, na ktorom server počúva.
serve-address = Kde stoly nájdu ostatní, napríklad http://192.168.1.5:8040, keď to server sám nezistí: v kontajneri alebo za routerom. Viac adries oddeľ čiarkami.
serve-wrong-address = Adresa pre ostatných vyzerá takto: http://192.168.1.5:8040, viac adries oddeľ čiarkami. Je tu: { $got }.
serve-database = Kde sa uchovávajú stoly: sqlite:///FILE, sqlite:////ABSOLUTE/FILE alebo postgresql://USER:PASSWORD@HOST/DATABASE.
serve-shared = Či rovnakú databázu PostgreSQL používajú aj iné servery (yes): vedia o sebe vďaka nej alebo vďaka --redis.
serve-redis = Valkey alebo Redis, vďaka ktorému o sebe vedia servery nad rovnakou databázou PostgreSQL, napríklad redis://localhost; prázdne pre jediný server alebo s --shared.
serve-bots-think = Kde boti premýšľajú: here (tu, v procesoch tohto servera), alebo elsewhere (inde, v permonik worker cez --redis).
serve-bot-workers = Koľko procesov rozmýšľa za botov.
serve-bot-delay = Ako dlho botovi obvykle trvá ťah, v sekundách: jasný menej, ťažký viac.
serve-bot-seconds = Koľko sekúnd smie bot najviac premýšľať o ťahu, nech je akokoľvek silný.
serve-contribution-seconds = Koľko sekúnd čaká rozdanie na náhodné bajty od ľudí.
serve-role-seconds = Koľko sekúnd čakajú boti, kým si hráči prečítajú roly, keď čakajú aj iní; 0 nečaká na nikoho.
serve-result-seconds = Koľko sekúnd čaká ďalšie kolo, kým si ľudia pozrú výsledok.
serve-away-seconds = Po koľkých sekundách bez spojenia platí, že je hráč preč.
serve-host-away-seconds = Po koľkých sekundách môže ktokoľvek prevziať stôl, keď je hostiteľ preč.
serve-seat-away-seconds = Ako dlho po odchode platí, že tu hráč nedávno bol: dovtedy musí s novým odkazom na jeho miesto niekto súhlasiť.
serve-relaxed-seconds = Koľko sekúnd na ťah má človek orientačne pri pohodovom tempe (relaxed).
serve-brisk-seconds = Koľko sekúnd na ťah má človek orientačne pri svižnom tempe (brisk).
serve-keep-days = Po koľkých dňoch ticha sa stôl zmaže (počítajú sa len dni, keď server beží); 0 nechá všetky.
serve-tables-per-minute = Koľko nových stolov za minútu smie založiť jedna adresa; prvých pár môže naraz.
serve-drain-seconds = Koľko sekúnd po pokyne na zastavenie server ešte pokračuje a hlási, že nie je pripravený, aby naň rozdeľovač už nikoho neposielal; potom spojenia ukončí.
serve-metrics = Kde sa Prometheu poskytujú čísla o prevádzke, napríklad 127.0.0.1:9464, na ceste /metrics: nikdy mená, kódy ani tajomstvá; prázdne nikomu.
serve-log-format = Výpisy servera: pre ľudí (text) alebo jeden objekt JSON na riadok (json).
serve-log-level = Koľko toho server o sebe prezradí.
serve-extra-missing = Server potrebuje ďalšie balíčky (chýba { $package }). Nainštaluj ich: pip install "permonik[server]"
serve-sockets-per-address = Koľko spojení smie mať naraz otvorených jedna adresa.
serve-trusted-proxy = Adresa tvojej reverznej proxy, ktorej hlavičke X-Forwarded-For sa verí; prázdna neverí nikomu.
serve-chatter-per-minute = Koľko toho smie jedno miesto za minútu povedať a meniť okrem ťahov.
serve-hellos-per-minute = Koľkokrát za minútu smie jedna adresa prísť k tomu istému stolu; tretinu z toho môže naraz.
serve-codes-per-minute = Koľkokrát za minútu smie jedna adresa prísť k stolom podľa kódu; prvých pár môže naraz.
serve-requests-per-minute = Koľko obyčajných požiadaviek za minútu smie poslať jedna adresa; toľko môže aj naraz.
serve-allowed-host = Meno, pod ktorým smie niekto server hľadať okrem jeho vlastných adries; * povolí všetky. Dá sa zadať viackrát.
serve-wrong-metrics = --metrics: čakalo sa POČÍTAČ:PORT, napríklad 127.0.0.1:9464, a prišlo { $got }.
serve-wrong-host = Meno pre --allowed-host sa píše napríklad play.example.org, bez http:// a bez cesty. Je tu: { $got }.
serve-allow-host = Kto server spúšťa, môže meno povoliť: permonik serve --allowed-host { $got }
serve-webhook = Kam zavolať hráča, ktorý je na ťahu a nepozerá sa, napríklad https://ntfy.example/TOPIC; prázdne nevolá nikoho.
serve-webhook-seconds = Po koľkých sekundách sa zavolá hráč, ktorý je pripojený, ale na ťahu nič nerobí.
serve-wrong-webhook = Adresa pre --webhook vyzerá takto: https://ntfy.example/TOPIC.
bell-turn = Na ťahu je { $name }: { $game }, stôl { $table }.
