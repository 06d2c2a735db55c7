serve-help = Spustí server se stoly pro hráče na jiných zařízeních.

    Každé nastavení má i svou proměnnou prostředí. Webová stránka přibude
    v příštím vydání; do té doby server mluví jen svým protokolem.

    Příklad: permonik serve --host 0.0.0.0 --port 8040
serve-host = Adresa, na které server poslouchá; 0.0.0.0 pustí dovnitř i jiná zařízení.
serve-port = Port, na kterém server poslouchá.
serve-database = Kde se stoly uchovávají: sqlite:///FILE, sqlite:////ABSOLUTE/FILE.
serve-bot-workers = Kolik procesů přemýšlí za boty.
serve-bot-delay = Za kolik sekund smí bot nejdříve zahrát.
serve-contribution-seconds = Kolik sekund čeká rozdávání na náhodné bajty od hráčů.
serve-result-seconds = Kolik sekund čeká další kolo, aby si hráči stihli prohlédnout výsledek.
serve-host-away-seconds = Po kolika sekundách smí kdokoli převzít stůl po hostiteli, který je pryč.
serve-relaxed-seconds = Kolik sekund na tah má člověk při pohodovém tempu (relaxed).
serve-brisk-seconds = Kolik sekund na tah má člověk při svižném tempu (brisk).
serve-keep-days = Stoly, u kterých se déle nic neděje, se smažou; 0 nechá všechny.
serve-tables-per-minute = Kolik nových stolů za minutu smí založit jedna adresa; prvních pár může naráz.
serve-log-format = Provozní záznamy pro lidi (text), nebo jeden objekt JSON na řádek (json).
serve-log-level = Jak podrobně server píše, co dělá.
serve-extra-missing = Server potřebuje další balíčky (chybí { $package }). Nainstaluj je takto: pip install "permonik[server]"
