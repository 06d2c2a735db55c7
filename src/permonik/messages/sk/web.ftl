# The table in the browser.

web-fewer = Ubrať: { $what }
web-more = Pridať: { $what }
web-connection-lost = Spojenie vypadlo. Obnoví sa samo, vydrž chvíľku…
web-problem-malformed-move = Zápisu „{ $got }“ nerozumiem. Skús napríklad: { $expected }.
web-problem-wrong-option = Toto nejde dokopy s niečím v časti „Ako budete hrať“. Najprv zmeň to druhé.

# The host

web-make-host = Odovzdať stôl
web-shuffling = Všetci pomáhajú miešať…
web-code = Kód na nadiktovanie
web-address = Adresa pre ostatných
web-address-hint = Vedie sem viac adries: vyber tú, ktorú otvoria aj ostatní.
web-only-here = Tieto odkazy sa dajú otvoriť len na tomto počítači. Aby sa mohli pridať ostatní, musí byť počítač v sieti a server spustený cez ./play alebo permonik serve --lan.
web-copy = Kopírovať
web-copied = Skopírované
web-clock = Tempo
clock-off = bez časomiery
clock-relaxed = pohodové
clock-brisk = svižné
web-allow-chat = Voľný chat
web-allow-remarks = Boti hovoria, koho podozrievajú
web-allow-watching = Môžu sa pozerať aj diváci

# The game

web-board = Baňa
web-hand = Tvoje karty
web-players = Hráči
web-player = Hráč
web-table-menu = Stôl
web-menu = Menu
web-log = Čo sa stalo
web-phrases = Povedz niečo
web-text-view = Zobraziť všetko ako text
web-pile = Karty v doberacom balíčku
web-round = Kolo { $round }/{ $rounds }
web-cell = Pole { $x },{ $y }: { $card }
web-goal = { $known ->
    [yes] Cieľ na poli { $x },{ $y }: { $face }
   *[no] Cieľ na poli { $x },{ $y }: lícom dolu
}
web-row = Riadok { $y }
web-target = Zahrať na pole { $x },{ $y }
web-target-turned = Otočiť a zahrať na pole { $x },{ $y }
web-seen-by = Kto vie, čo tu je: { $names }
web-zoom-in = Priblížiť
web-zoom-out = Oddialiť
web-fit = Ukázať všetko
web-hand-card = { $turned ->
    [yes] Karta { $number }: { $card }, otočená. { $meaning }
   *[no] Karta { $number }: { $card }. { $meaning }
}
web-card-more = Celá karta s pravidlom
web-cards-in-hand = { $count ->
    [one] { $count } karta v ruke
    [few] { $count } karty v ruke
    [many] { $count } karty v ruke
   *[other] { $count } kariet v ruke
}
web-to-move = je na ťahu
web-broken = Rozbité: { $tools }
web-choose-seat = Zahrať sem: { $name }
web-your-turn = Si na ťahu
web-turn-of = Na ťahu je { $name }
web-late = { $name } dlho rozmýšľa
web-hurry-default = Zahrať neškodný ťah
web-hurry-bot = Nech rozhodne bot
web-ask-by-name = { $name }: { $asked }
web-ask-card = Si na ťahu: vyber si kartu
web-ask-place = Kam s touto kartou? Vyber rozsvietené pole.
web-ask-seat = Na koho s kartou „{ $card }“? Vyber hráča.
web-ask-nowhere = Táto karta sa teraz nedá zahrať. Môžeš ju odhodiť.
web-ask-sure = Položiť kartu takto?
web-laid = { $seat ->
    [you] Vykladáš
   *[other] { $name } vykladá
}
web-rule = Pravidlo { $rule }
web-ask-turning = Cesta došla k cieľu. Ako má cieľová karta ležať?
web-ask-keep = Vyber si kartu zlata
web-ask-next = Pozri si výsledok a potom pokračuj.
web-waiting-for = Čaká sa na: { $names }
web-waiting-readers = { $count ->
    [one] Svoju rolu si ešte číta { $names }
    [few] Svoje roly si ešte čítajú { $names }
    [many] Svoje roly si ešte čítajú { $names }
   *[other] Svoje roly si ešte čítajú { $names }
}
web-others-wait = Ostatní čakajú:
web-seconds = { $seconds } s
web-seconds-left = { $seconds ->
    [one] Ostáva { $seconds } sekunda
    [few] Ostávajú { $seconds } sekundy
    [many] Ostáva { $seconds } sekundy
   *[other] Ostáva { $seconds } sekúnd
}
web-away-waiting = { $count ->
    [one] Čakáme na hráča, ktorý je preč: { $names }
    [few] Čakáme na hráčov, ktorí sú preč: { $names }
    [many] Čakáme na hráčov, ktorí sú preč: { $names }
   *[other] Čakáme na hráčov, ktorí sú preč: { $names }
}
web-away-back = Kto sa vráti, hneď zase hrá za seba.
web-away-host = Bota môže nechať hrať hostiteľ: { $name }.
web-back-title = Vitaj späť ({ $name })
web-back-moves = { $count ->
    [one] Bot za teba medzitým zahral { $count } ťah.
    [few] Bot za teba medzitým zahral { $count } ťahy.
    [many] Bot za teba medzitým zahral { $count } ťahu.
   *[other] Bot za teba medzitým zahral { $count } ťahov.
}
web-back-unknown = Medzitým za teba hral bot.
web-back-go = Hrať ďalej
web-game-over = Koniec hry
web-table-broken = Tento stôl sa pokazil a hrať sa pri ňom už nedá. Mrzí nás to!
web-turn = Otočiť
web-discard = Odhodiť
web-cancel = Zrušiť
web-confirm = Potvrdiť
web-type-move = Ťah slovami
web-moves = { $count ->
    [one] Na výber máš jeden ťah
    [few] Na výber máš { $count } ťahy
    [many] Na výber máš { $count } ťahu
   *[other] Na výber máš { $count } ťahov
}
web-said = { $name }: „{ $text }“
web-since-your-turn = od tvojho posledného ťahu
web-log-gap = Tu chýbajú staršie riadky.
web-line-hosted = Nový hostiteľ: { $name }.
web-line-replaced = { $level ->
    [yes] { $name } je preč, zatiaľ hrá bot.
   *[no] { $name } už zase hrá.
}
web-line-stood-in = Premýšľa teraz veľa botov: { $name } hrá ako { $level ->
    [journeyman] tovariš
   *[other] učeň
}.
web-line-reissued = { $who ->
    [nobody] { $name } má nový odkaz na svoje miesto. Starý už neplatí.
    [host] { $name } má nový odkaz na svoje miesto. Starý už neplatí. Vydáva ho { $host }.
   *[both] { $name } má nový odkaz na svoje miesto. Starý už neplatí. Vydáva ho { $host }, súhlasí { $other }.
}
web-line-requested = { $host } žiada o nový odkaz na miesto, kde sedí { $name }.
web-line-declined = { $name } má ďalej starý odkaz na miesto. Chce to tak { $host }.
web-line-closed = Pri tomto stole sa už hrať nedá.
web-line-watched = { $open ->
    [yes] Diváci sa môžu pozerať.
   *[no] Diváci sa už pozerať nemôžu.
}
web-bot-suspects = Myslím, že { $name } je sabotér.
web-bot-trusts = Myslím, že { $name } nie je sabotér.
web-line-chatted = { $open ->
    [yes] Voľný chat je zapnutý.
   *[no] Voľný chat je vypnutý.
}
web-line-remarked = { $open ->
    [yes] Boti hovoria, koho podozrievajú.
   *[no] Boti už nehovoria, koho podozrievajú.
}
web-line-paced = Tempo: { $clock }.
web-chat = Napíš niečo
web-send = Poslať

web-role = Rola
web-role-covered = Ukázať moju rolu
web-role-open = Moja rola: { $role }. Znova ju zakryť
web-role-title = { $alone ->
    [yes] Tvoja tajná rola, { $name }
   *[no] { $round }. kolo: tvoja tajná rola, { $name }
}
web-role-alone = Daj pozor, aby sa ti nikto nepozeral cez plece.
web-role-show = Ukázať
web-role-known = Už viem
web-cover-title = Na rade je { $name }
web-cover-hint = Zariadenie si vezme { $name }. Ostatní sa nepozerajú.
web-cover-ready = Som { $name }

# The end

web-result = Výsledok
web-round-over = Koniec { $round }. kola
web-why-gold = { $winners ->
    [miner] Cestu k zlatu dokončuje { $name }. Toto kolo vyhrávajú zlatokopi!
   *[nobody] Cestu k zlatu dokončuje { $name }, ale toto kolo nevyhráva nikto.
}
web-why-no-gold = { $winners ->
    [saboteur] Karty sa minuli a k zlatu sa nikto nedostal. Toto kolo vyhrávajú sabotéri!
   *[nobody] Karty sa minuli a k zlatu sa nikto nedostal. Žiadny sabotér však nehral, a tak toto kolo nevyhráva nikto.
}
web-gold-this-round = Zlato
web-role-left-over = Zvyšná karta trpaslíka: { $role }
web-sharing = { $count ->
    [one] Poslednú kartu zlata dostáva { $name }.
    [few] { $name } má na výber { $count } karty zlata.
    [many] { $name } má na výber { $count } karty zlata.
   *[other] { $name } má na výber { $count } kariet zlata.
}
web-next-round = Ďalšie kolo
web-won = { $several ->
    [yes] { $names } vyhrávajú!
   *[no] { $names } vyhráva!
}
web-look-back = Ako to bolo

# Menu

web-speed = Rýchlosť animácií
speed-calm = pokojná
speed-normal = bežná
speed-quick = rýchla
speed-off = bez animácií
web-bot-instead = Nech hrá bot
web-request-title = Nový odkaz na miesto?
web-request = { $host } žiada o nový odkaz na miesto, kde sedí { $name }. Kto ho dostane, sadne si tam a uvidí všetko, čo vidí { $name }; starý odkaz potom neplatí. Súhlas daj len vtedy, keď vieš, kto ho dostane.
web-request-own = { $host } žiada o nový odkaz na tvoje miesto. Kto ho dostane, sadne si tam a uvidí všetko, čo vidíš ty; tvoj odkaz potom neplatí.
web-request-agree = Súhlasím
web-request-decline = Nesúhlasím
web-claim-host = Prevziať stôl
web-watches = Pozeráš sa
