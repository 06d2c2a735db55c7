# The table in the browser.

web-fewer = Ubrat: { $what }
web-more = Přidat: { $what }
web-connection-lost = Spojení vypadlo. Samo se zase obnoví…
web-problem-malformed-move = Nerozumím „{ $got }“. Zkus třeba: { $expected }.
web-problem-wrong-option = Tohle nejde dohromady s něčím v části „Jak budete hrát“. Nejdřív změň to druhé.

# The host

web-make-host = Předat stůl
web-shuffling = Všichni pomáhají míchat…
web-code = Kód k nadiktování
web-address = Adresa pro ostatní
web-address-hint = Vede sem víc adres: vyber tu, kterou otevřou i ostatní.
web-only-here = Tyhle odkazy jdou otevřít jen na tomto počítači. Aby se mohli přidat ostatní, musí být počítač v síti a server spuštěný přes ./play nebo permonik serve --lan.
web-copy = Kopírovat
web-copied = Zkopírováno
web-clock = Tempo
clock-off = bez časomíry
clock-relaxed = pohodové
clock-brisk = svižné
web-allow-chat = Volný chat
web-allow-remarks = Boti říkají, koho podezírají
web-allow-watching = Diváci se můžou dívat

# The game

web-board = Důl
web-hand = Tvoje karty
web-players = Hráči
web-player = Hráč
web-table-menu = Stůl
web-menu = Menu
web-log = Co se stalo
web-phrases = Řekni něco
web-text-view = Ukázat všechno jako text
web-pile = Karty v dobíracím balíčku
web-round = Kolo { $round }/{ $rounds }
web-cell = Pole { $x },{ $y }: { $card }
web-goal = { $known ->
    [yes] Cíl na poli { $x },{ $y }: { $face }
   *[no] Cíl na poli { $x },{ $y }, lícem dolů
}
web-row = Řada { $y }
web-target = Zahrát na pole { $x },{ $y }
web-target-turned = Otočit a zahrát na pole { $x },{ $y }
web-seen-by = Kdo ví, co tu je: { $names }
web-zoom-in = Přiblížit
web-zoom-out = Oddálit
web-fit = Ukázat všechno
web-hand-card = { $turned ->
    [yes] Karta { $number }: { $card }, otočená. { $meaning }
   *[no] Karta { $number }: { $card }. { $meaning }
}
web-card-more = Celá karta s pravidlem
web-cards-in-hand = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
    [many] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
web-to-move = je na tahu
web-broken = Rozbité: { $tools }
web-choose-seat = Zahrát sem: { $name }
web-your-turn = Jsi na tahu
web-turn-of = Na tahu je { $name }
web-late = { $name } dlouho přemýšlí
web-hurry-default = Zahrát neškodný tah
web-hurry-bot = Ať rozhodne bot
web-ask-by-name = { $name }: { $asked }
web-ask-card = Jsi na tahu: vyber kartu
web-ask-place = Kam s touto kartou? Vyber rozsvícené pole.
web-ask-seat = Na koho s kartou „{ $card }“? Vyber hráče.
web-ask-nowhere = Tuhle kartu teď nejde zahrát. Můžeš ji odhodit.
web-ask-sure = Položit kartu takhle?
web-laid = { $seat ->
    [you] Vykládáš
   *[other] { $name } vykládá
}
web-rule = Pravidlo { $rule }
web-ask-turning = Cesta došla k cíli. Jak má cílová karta ležet?
web-ask-keep = Vyber si kartu zlata
web-ask-next = Prohlédni si výsledek a pak pokračuj.
web-waiting-for = Čeká se na: { $names }
web-waiting-readers = { $count ->
    [one] Svou roli si ještě prohlíží { $names }
    [few] Své role si ještě prohlížejí { $names }
    [many] Své role si ještě prohlížejí { $names }
   *[other] Své role si ještě prohlížejí { $names }
}
web-others-wait = Ostatní čekají:
web-seconds = { $seconds } s
web-seconds-left = { $seconds ->
    [one] Zbývá { $seconds } sekunda
    [few] Zbývají { $seconds } sekundy
    [many] Zbývá { $seconds } sekundy
   *[other] Zbývá { $seconds } sekund
}
web-away-waiting = { $count ->
    [one] Čekáme na hráče, který je pryč: { $names }
    [few] Čekáme na hráče, kteří jsou pryč: { $names }
    [many] Čekáme na hráče, kteří jsou pryč: { $names }
   *[other] Čekáme na hráče, kteří jsou pryč: { $names }
}
web-away-back = Kdo se vrátí, hned zase hraje za sebe.
web-away-host = Bota může nechat hrát hostitel: { $name }.
web-back-title = Vítej zpátky ({ $name })
web-back-moves = { $count ->
    [one] Bot za tebe mezitím zahrál { $count } tah.
    [few] Bot za tebe mezitím zahrál { $count } tahy.
    [many] Bot za tebe mezitím zahrál { $count } tahu.
   *[other] Bot za tebe mezitím zahrál { $count } tahů.
}
web-back-unknown = Mezitím za tebe hrál bot.
web-back-go = Hrát dál
web-game-over = Konec hry
web-table-broken = Tenhle stůl se pokazil a hra nemůže pokračovat. Mrzí nás to!
web-turn = Otočit
web-discard = Odhodit
web-cancel = Zrušit
web-confirm = Potvrdit
web-type-move = Tah slovy
web-moves = { $count ->
    [one] Jeden možný tah
    [few] { $count } možné tahy
    [many] { $count } možného tahu
   *[other] { $count } možných tahů
}
web-said = { $name }: „{ $text }“
web-since-your-turn = od tvého posledního tahu
web-log-gap = Tady chybí starší řádky.
web-line-hosted = Hostitel je teď { $name }.
web-line-replaced = { $level ->
    [yes] { $name } teď nehraje, zaskakuje bot.
   *[no] { $name } zase hraje.
}
web-line-stood-in = Přemýšlí teď moc botů: { $name } hraje jako { $level ->
    [journeyman] tovaryš
   *[other] učeň
}.
web-line-reissued = { $who ->
    [nobody] { $name } má nový odkaz na místo. Starý už neplatí.
    [host] { $name } má nový odkaz na místo. Starý už neplatí. Vydává ho { $host }.
   *[both] { $name } má nový odkaz na místo. Starý už neplatí. Vydává ho { $host }, souhlasí { $other }.
}
web-line-requested = { $host } žádá o nový odkaz na místo, kde sedí { $name }.
web-line-declined = { $name } má dál starý odkaz na místo. Chce to tak { $host }.
web-line-closed = U tohoto stolu se dál hrát nedá.
web-line-watched = { $open ->
    [yes] Diváci se můžou dívat.
   *[no] Diváci se už dívat nemůžou.
}
web-bot-suspects = Myslím, že { $name } je sabotér.
web-bot-trusts = Myslím, že { $name } není sabotér.
web-line-chatted = { $open ->
    [yes] Volný chat je zapnutý.
   *[no] Volný chat je vypnutý.
}
web-line-remarked = { $open ->
    [yes] Boti říkají, koho podezírají.
   *[no] Boti už neříkají, koho podezírají.
}
web-line-paced = Tempo: { $clock }.
web-chat = Napiš něco
web-send = Poslat

web-role = Role
web-role-covered = Ukázat moji roli
web-role-open = Moje role: { $role }. Zase ji zakrýt
web-role-title = { $alone ->
    [yes] Tvoje tajná role ({ $name })
   *[no] Tvoje tajná role ({ $name }, { $round }. kolo)
}
web-role-alone = Dej pozor, ať se ti nikdo nedívá přes rameno.
web-role-show = Ukázat
web-role-known = Už vím
web-cover-title = Na řadě je { $name }
web-cover-hint = Teď si zařízení bere { $name }. Ostatní se nedívají.
web-cover-ready = Jsem { $name }

# The end

web-result = Výsledek
web-round-over = Konec { $round }. kola
web-why-gold = { $winners ->
    [miner] Cestu ke zlatu dokončuje { $name }. Tohle kolo vyhrávají zlatokopové!
   *[nobody] Cestu ke zlatu dokončuje { $name }, ale tohle kolo nevyhrává nikdo.
}
web-why-no-gold = { $winners ->
    [saboteur] Karty došly a zlato zůstává v zemi. Tohle kolo vyhrávají sabotéři!
   *[nobody] Karty došly a zlato zůstává v zemi. Žádný sabotér tu ale není: tohle kolo nevyhrává nikdo.
}
web-gold-this-round = Zlato
web-role-left-over = Zbylá karta trpaslíka: { $role }
web-sharing = { $count ->
    [one] Zbývá poslední karta zlata. Na řadě: { $name }.
    [few] Na výběr jsou { $count } karty zlata. Na řadě: { $name }.
    [many] Na výběr je { $count } karty zlata. Na řadě: { $name }.
   *[other] Na výběr je { $count } karet zlata. Na řadě: { $name }.
}
web-next-round = Další kolo
web-won = { $several ->
    [yes] { $names } vyhrávají!
   *[no] { $names } vyhrává!
}
web-look-back = Jak to bylo

# Menu

web-speed = Rychlost animací
speed-calm = klidná
speed-normal = běžná
speed-quick = rychlá
speed-off = bez animací
web-bot-instead = Ať hraje bot
web-request-title = Nový odkaz na místo?
web-request = { $host } žádá o nový odkaz na místo, kde sedí { $name }. Kdo ho dostane, sedne si tam a uvidí všechno, co vidí { $name }; starý odkaz pak neplatí. Souhlas dej jen tehdy, když víš, kdo ho dostane.
web-request-own = { $host } žádá o nový odkaz na tvoje místo. Kdo ho dostane, sedne si tam a uvidí všechno, co vidíš ty; tvůj odkaz pak neplatí.
web-request-agree = Souhlasím
web-request-decline = Nesouhlasím
web-claim-host = Převzít stůl
web-watches = Díváš se
