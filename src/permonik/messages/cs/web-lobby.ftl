# A table in the browser before the game.

web-lobby-title = Stůl { $code } – Permoník
web-who-plays = Kdo hraje
web-host = hostitel
web-you = ty
web-away = pryč
web-free-seat = Volné místo
web-stand-up = Vstát
web-remove = Odebrat
web-bot-on-seat = Bot na místě { $number }
web-no-bot = bez bota
web-seat = Místo { $number }
web-sit-here = Sednout si sem
web-your-name = Jak se jmenuješ?
web-another-name = Kdo další hraje na tomto zařízení?
web-sit-down = Sednout si
web-rename = To jsem já
web-rename-me = Jiné jméno
web-open-screen = Ukázat tenhle stůl na velké obrazovce
web-fill-with-bots = { $count ->
    [one] Přidat bota
    [few] Přidat { $count } boty
    [many] Přidat { $count } bota
   *[other] Přidat { $count } botů
}
web-start = Spustit hru
web-start-needs = Než začnete, musí na každém místě sedět člověk nebo bot.
web-wait-for-host = Hru spustí hostitel.
web-invite = Pozvi ostatní
web-qr-label = QR kód s odkazem na tenhle stůl
web-join-link = Odkaz pro hráče
web-watchers = { $count ->
    [one] Dívá se jeden divák.
    [few] Dívají se { $count } diváci.
    [many] Dívá se { $count } diváka.
   *[other] Dívá se { $count } diváků.
}
web-options = Jak budete hrát
web-how-many = Počet hráčů
choice-random = rozhodne náhoda
level-random = hraje náhodně
level-apprentice = učeň
level-journeyman = tovaryš
level-master = mistr
level-about-random = Hraje jakýkoli tah, který pravidla dovolují.
level-about-apprentice = { $game ->
    [diamond-forest] Hodně z toho, co viděl, zapomene.
   *[other] Hraje podle jednoduchých zásad, bez dlouhého přemýšlení.
}
level-about-journeyman = { $game ->
    [diamond-forest] Většinu toho, co viděl, si pamatuje.
   *[other] Odhaduje, kdo je kdo, a než se rozhodne, přehraje si v duchu stovku možných pokračování.
}
level-about-master = { $game ->
    [diamond-forest] Pamatuje si všechno, co viděl.
   *[other] Přemýšlí jako tovaryš, ale zkouší asi tisíc pokračování a bere si na to až sekundu.
}
web-screen-scan = Sedni si: naskenuj to mobilem
web-screen-code = nebo otevři { $address } a zadej
web-screen-host = Až tu budou všichni, hru spustí hostitel: { $name }.
web-screen-first = Hru spustí ten, kdo si sedne první.
