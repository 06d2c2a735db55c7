# A table in the browser before the game.

web-lobby-title = Stôl { $code } – Permoník
web-who-plays = Kto hrá
web-host = hostiteľ
web-you = ty
web-away = preč
web-free-seat = Voľné miesto
web-stand-up = Vstať
web-remove = Odobrať
web-bot-on-seat = Bot na mieste { $number }
web-no-bot = bez bota
web-seat = Miesto { $number }
web-sit-here = Sadnúť si sem
web-your-name = Ako sa voláš?
web-another-name = Ďalší hráč na tomto zariadení
web-sit-down = Sadnúť si
web-rename = To som ja
web-rename-me = Iné meno
web-open-screen = Ukázať tento stôl na veľkej obrazovke
web-fill-with-bots = { $count ->
    [one] Pridať bota
    [few] Pridať { $count } botov
    [many] Pridať { $count } bota
   *[other] Pridať { $count } botov
}
web-start = Začať hru
web-start-needs = Skôr než začnete, musí na každom mieste sedieť človek alebo bot.
web-wait-for-host = Hru spustí hostiteľ.
web-invite = Pozvi ostatných
web-qr-label = QR kód s odkazom na tento stôl
web-join-link = Odkaz pre hráčov
web-watchers = { $count ->
    [one] Pozerá sa jeden divák.
    [few] Pozerajú sa { $count } diváci.
    [many] Pozerá sa { $count } diváka.
   *[other] Pozerá sa { $count } divákov.
}
web-options = Ako budete hrať
web-how-many = Počet hráčov
choice-random = rozhodne náhoda
level-random = hrá náhodne
level-apprentice = učeň
level-journeyman = tovariš
level-master = majster
level-about-random = Hrá akýkoľvek ťah, ktorý pravidlá dovoľujú.
level-about-apprentice = { $game ->
    [diamond-forest] Veľa z toho, čo videl, zabudne.
   *[other] Hrá podľa jednoduchých zásad, bez dlhého premýšľania.
}
level-about-journeyman = { $game ->
    [diamond-forest] Väčšinu toho, čo videl, si pamätá.
   *[other] Odhaduje, kto je kto, a kým sa rozhodne, predstaví si stovku možných pokračovaní.
}
level-about-master = { $game ->
    [diamond-forest] Pamätá si všetko, čo videl.
   *[other] Premýšľa ako tovariš, ale skúša asi tisíc pokračovaní a berie si na to až sekundu.
}
web-screen-scan = Sadni si: naskenuj to mobilom
web-screen-code = alebo otvor { $address } a zadaj
web-screen-host = Keď tu budú všetci, hru spustí hostiteľ: { $name }.
web-screen-first = Hru spustí ten, kto si sadne prvý.
