serve-help = Spustí server se stoly pro hráče na jiných zařízeních.

    Hráči si adresu otevřou v prohlížeči. Každé nastavení má i svou
    proměnnou prostředí.

    Příklady: permonik serve --lan;
    permonik serve --host 0.0.0.0 --port 8040 --database sqlite:///tables.db
serve-lan = Na večer doma: server poslouchá v celé síti, ukáže adresu s QR kódem a otevře stránku i tady.
serve-invitation = Stoly najdou všichni ve tvé síti na adrese { $address }, na tomto počítači také na { $here }.
    Kamarádi odjinud se k tomuto počítači jen tak nepřipojí: k tomu je potřeba server na internetu nebo tunel.
    Server zastavíš klávesami Ctrl+C; rozehrané hry zůstanou uložené.
serve-no-network = Tenhle počítač není v žádné síti: stoly najdeš na adrese { $here }, ale jen na něm.
    Server zastavíš klávesami Ctrl+C; rozehrané hry zůstanou uložené.
serve-cannot-listen = Adresu { $address } nejde použít: { $problem }. Zvol jinou přes --port nebo --host.
serve-storage = Stoly nejde ukládat. Má tu být: { $expected }. Je tu: { $got }.
serve-database-in-use = Stoly, které uchovává { $file }, už používá jiný server. Nejdřív ho zastav, nebo pro tento zvol jiné místo pomocí --database.
serve-host = Adresa, na které server poslouchá; 0.0.0.0 pustí dovnitř i jiná zařízení.
serve-port = Port, na kterém server poslouchá.
serve-address = Kde stoly najdou ostatní, třeba http://192.168.1.5:8040, když to server sám nezjistí: v kontejneru nebo za routerem. Víc adres odděl čárkami.
serve-wrong-address = Adresa pro ostatní vypadá takto: http://192.168.1.5:8040, víc adres odděl čárkami. Je tu: { $got }.
serve-database = Kde se stoly uchovávají: sqlite:///FILE, sqlite:////ABSOLUTE/FILE nebo postgresql://USER:PASSWORD@HOST/DATABASE.
serve-shared = Jestli stejnou databázi PostgreSQL používají i jiné servery (yes): vědí o sobě díky ní, nebo díky --redis.
serve-redis = Valkey nebo Redis, díky kterému o sobě vědí servery nad stejnou databází PostgreSQL, třeba redis://localhost; prázdné pro jediný server nebo s --shared.
serve-bots-think = Kde boti přemýšlejí: here (tady, v procesech tohoto serveru), nebo elsewhere (jinde, v permonik worker přes --redis).
serve-bot-workers = Kolik procesů přemýšlí za boty.
serve-bot-delay = Jak dlouho botovi obvykle trvá tah, v sekundách: jasný méně, těžký více.
serve-bot-seconds = Kolik sekund smí bot nejvýše přemýšlet o tahu, ať je jakkoli silný.
serve-contribution-seconds = Kolik sekund čeká rozdávání na náhodné bajty od hráčů.
serve-role-seconds = Kolik sekund čekají boti, než si hráči přečtou role, když čekají i jiní; 0 nečeká na nikoho.
serve-result-seconds = Kolik sekund čeká další kolo, aby si hráči stihli prohlédnout výsledek.
serve-away-seconds = Po kolika sekundách bez spojení platí, že je hráč pryč.
serve-host-away-seconds = Po kolika sekundách smí kdokoli převzít stůl po hostiteli, který je pryč.
serve-seat-away-seconds = Jak dlouho po odchodu platí, že tu hráč nedávno byl: do té doby musí s novým odkazem na jeho místo někdo souhlasit.
serve-relaxed-seconds = Kolik sekund na tah má člověk při pohodovém tempu (relaxed).
serve-brisk-seconds = Kolik sekund na tah má člověk při svižném tempu (brisk).
serve-keep-days = Stoly, u kterých se déle nic neděje, se smažou (počítají se jen dny, kdy server běží); 0 nechá všechny.
serve-tables-per-minute = Kolik nových stolů za minutu smí založit jedna adresa; prvních pár může naráz.
serve-drain-seconds = Kolik sekund po pokynu k zastavení server ještě pokračuje a hlásí, že není připraven, aby na něj rozdělovač už nikoho neposílal; potom spojení ukončí.
serve-metrics = Kde se Prometheu poskytují čísla o provozu, třeba 127.0.0.1:9464, na cestě /metrics: nikdy jména, kódy ani tajemství; prázdné nikomu.
serve-log-format = Provozní záznamy pro lidi (text), nebo jeden objekt JSON na řádek (json).
serve-log-level = Jak podrobně server píše, co dělá.
serve-extra-missing = Server potřebuje další balíčky (chybí { $package }). Nainstaluj je takto: pip install "permonik[server]"
serve-sockets-per-address = Kolik spojení smí mít najednou otevřených jedna adresa.
serve-trusted-proxy = Adresa tvé reverzní proxy, jejíž hlavičce X-Forwarded-For se věří; prázdná nevěří nikomu.
serve-chatter-per-minute = Kolik toho smí jedno místo za minutu říct a měnit kromě tahů.
serve-hellos-per-minute = Kolikrát za minutu smí jedna adresa přijít k témuž stolu; třetinu toho může naráz.
serve-codes-per-minute = Kolikrát za minutu smí jedna adresa přijít ke stolům podle kódu; prvních pár může naráz.
serve-requests-per-minute = Kolik obyčejných požadavků za minutu smí poslat jedna adresa; tolik může i naráz.
serve-allowed-host = Jméno, pod kterým smí server někdo hledat kromě jeho vlastních adres; * povolí všechna. Jde zadat vícekrát.
serve-wrong-metrics = --metrics: čekalo se POČÍTAČ:PORT, třeba 127.0.0.1:9464, a přišlo { $got }.
serve-wrong-host = Jméno pro --allowed-host se píše třeba play.example.org, bez http:// a bez cesty. Je tu: { $got }.
serve-allow-host = Kdo server spouští, může jméno povolit: permonik serve --allowed-host { $got }
serve-webhook = Kam zavolat hráče, který je na tahu a nedívá se, třeba https://ntfy.example/TOPIC; prázdné nevolá nikoho.
serve-webhook-seconds = Po kolika sekundách se zavolá hráč, který je připojený, ale na tahu nic nedělá.
serve-wrong-webhook = Adresa pro --webhook vypadá takto: https://ntfy.example/TOPIC.
bell-turn = Na tahu je { $name }: { $game }, stůl { $table }.
