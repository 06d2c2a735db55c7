# Why the server refuses a wish: server- and the code, with the refusal's details as arguments.

server-acknowledged-already = Tvoje potvrdenie už máme.
server-already-greeted = Tento stôl už tvoj pozdrav počul.
server-already-started = Hra sa už začala.
server-bot-plays = Hrá za teba bot. Najprv si vezmi svoje miesto späť.
server-chat-empty = Tvoja správa je prázdna.
server-chat-forbidden = Hostiteľ tu nechce voľný chat. Hlášky však môžeš používať ďalej.
server-contributed-already = S miešaním už pomáhaš, druhýkrát to netreba.
server-followed-already = Nový stôl pre vás všetkých už je pripravený: { $code }.
server-foreign-page = Táto stránka k tomuto serveru nepatrí.
server-hello-expected = Najprv stôl pozdrav.
server-host-is-here = Hostiteľ je stále tu alebo je preč len chvíľu.
server-host-only = To môže len hostiteľ.
server-malformed-message = Server tejto správe nerozumie ({ $reason }).
server-name-missing = Povedz nám, ako sa voláš.
server-name-taken = Meno { $name } tu už niekto má. Vyber si iné.
server-no-contribution-now = Teraz sa nič nemieša.
server-no-person-there = Na tom mieste nesedí žiadny človek.
server-no-pointing-now = Teraz nie je na čo ukazovať.
server-no-result-now = Teraz tu nie je žiadny výsledok.
server-no-such-seat = Také miesto pri tomto stole nie je.
server-not-found = Na tejto adrese nič nie je.
server-not-late = Na rozmýšľanie je ešte čas.
server-not-over = Hra sa ešte neskončila.
server-not-playing = Teraz sa tu nehrá.
server-not-stored = Nepodarilo sa to uložiť, takže to neplatí. Skús to znova.
server-not-your-seat = To nie je tvoje miesto.
server-nothing-requested = Na odpoveď o tomto mieste už nikto nečaká.
server-nothing-to-note = K tomuto miestu sa nedá nič poznačiť.
server-own-request = S tým musí súhlasiť niekto iný: nie ten, kto o to žiada, ani miesto, ktoré bolo na tom istom zariadení alebo má odkaz odtiaľ.
server-other-round = Toto kolo sa teraz nehrá.
server-page-not-built = Webová stránka ešte nie je zostavená. Spusti raz ./play alebo si nainštaluj vydaný balíček.
server-person-is-here = Tento hráč je tu. Bot môže hrať len za toho, kto je preč.
server-round-pause = Všetci si ešte pozerajú výsledok. Ďalšie kolo sa začne o chvíľu.
server-seat-taken = Tam už niekto sedí. Vyber si iné miesto.
server-seats-free = Ešte sú tu voľné miesta. Počkaj na ďalších hráčov alebo pridaj botov.
server-secret-used = Tento tajný kľúč už má iné miesto. Skús to, prosím, znova.
server-server-fault = Na serveri sa niečo pokazilo. Mrzí nás to!
server-stale = Pri stole sa práve niečo zmenilo. Pozri sa znova a potom si vyber ťah.
server-table-closed = Tento stôl sa pokazil a hrať sa pri ňom už nedá. Mrzí nás to!
server-table-full = Všetky miesta sú obsadené.
server-too-large = { $expected ->
    [one] To je príliš dlhé: server prijme najviac { $expected } bajt.
    [few] To je príliš dlhé: server prijme najviac { $expected } bajty.
    [many] To je príliš dlhé: server prijme najviac { $expected } bajtu.
   *[other] To je príliš dlhé: server prijme najviac { $expected } bajtov.
}
server-too-often = Nie tak rýchlo! Chvíľku počkaj.
server-unknown-clock = Tempo „{ $got }“ tu nie je. Vyber si z týchto: { $expected }.
server-unknown-grade = Poznámka „{ $got }“ tu nie je. Vyber si z týchto: { $expected }.
server-unknown-level = Bot „{ $got }“ tu nie je. Vyber si z týchto: { $expected }.
server-unknown-phrase = Hláška „{ $got }“ tu nie je.
server-unknown-table = Taký stôl tu nie je. Je kód správny?
server-watchers-full = { $most ->
    [one] Pri tomto stole sa už pozerá { $most } človek. Viac sa ich nezmestí.
    [few] Pri tomto stole sa už pozerajú { $most } ľudia. Viac sa ich nezmestí.
    [many] Pri tomto stole sa už pozerá { $most } človeka. Viac sa ich nezmestí.
   *[other] Pri tomto stole sa už pozerá { $most } ľudí. Viac sa ich nezmestí.
}
server-watching-closed = Hostiteľ pri tomto stole nechce divákov.
server-weak-secret = Tajný kľúč miesta má mať 32 až 64 náhodných číslic 0-9 a-f.
server-wrong-host = Na meno { $got } tento server neodpovedá. Otvor adresu, ktorú ukazuje po spustení, alebo { $expected }.
server-wrong-method = Takúto požiadavku táto adresa neprijíma.
server-wrong-contribution = { $expected ->
    [one] Tvoj príspevok k miešaniu má mať { $expected } znak, 0 až 9 alebo a až f. Teraz má: { $got }.
    [few] Tvoj príspevok k miešaniu má mať { $expected } znaky, 0 až 9 alebo a až f. Teraz má: { $got }.
    [many] Tvoj príspevok k miešaniu má mať { $expected } znaku, 0 až 9 alebo a až f. Teraz má: { $got }.
   *[other] Tvoj príspevok k miešaniu má mať { $expected } znakov, 0 až 9 alebo a až f. Teraz má: { $got }.
}
server-wrong-secret = Tento odkaz na miesto už neplatí. Popros hostiteľa o nový.

# What players can say with one tap.

phrase-hello = Ahojte!
phrase-thanks = Ďakujem!
phrase-well-played = Pekne zahrané!
phrase-good-luck = Veľa šťastia!
phrase-oops = Ups!
phrase-trust-me = Verte mi!
phrase-suspicious = To je nejaké podozrivé…
phrase-help-me = Pomôžte mi, prosím!
phrase-one-moment = Chvíľku, prosím.
phrase-goodbye = Majte sa!
