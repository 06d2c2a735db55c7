# permonik worker: boti tu premýšľajú za servery odinakiaľ.

worker-help =
    Boti tu premýšľajú za servery, ktoré bežia s --bots-think elsewhere.

    O otázky všetkých serverov sa delí koľkokoľvek pracovníkov na koľkýchkoľvek počítačoch. Koho zastavíš, ten dokončí,
    čo začal; otázky toho, kto náhle skončí, prevezmú ostatní.

    Príklady: permonik worker --redis redis://localhost;
    permonik worker --redis redis://valkey.example:6379 --processes 8
worker-redis = Valkey alebo Redis, cez ktorý sa servery pýtajú, napríklad redis://localhost; rovnaký, aký majú ony.
worker-wrong-redis = Valkey alebo Redis sa zapisuje ako { $expected }, prišlo { $got }.
worker-extra-missing = Pracovník potrebuje ďalšie balíčky (chýba { $package }). Nainštaluj ich príkazom: pip install "permonik[server,redis]"
