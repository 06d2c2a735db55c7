# permonik worker: boti tu přemýšlejí za servery odjinud.

worker-help =
    Boti tu přemýšlejí za servery, které běží s --bots-think elsewhere.

    O otázky všech serverů se dělí libovolný počet pracovníků na libovolném počtu počítačů. Koho zastavíš, ten dodělá, co začal;
    otázky toho, kdo náhle skončí, převezmou ostatní.

    Příklady: permonik worker --redis redis://localhost;
    permonik worker --redis redis://valkey.example:6379 --processes 8
worker-redis = Valkey nebo Redis, přes který se servery ptají, například redis://localhost; stejný, jaký mají ony.
worker-wrong-redis = Valkey nebo Redis se zapisuje jako { $expected }, přišlo { $got }.
worker-extra-missing = Pracovník potřebuje další balíčky (chybí { $package }). Nainstaluj je příkazem: pip install "permonik[server,redis]"
