# Why the server refuses a wish: server- and the code, with the refusal's details as arguments.

server-acknowledged-already = Už víme, že můžeš pokračovat.
server-already-greeted = U tohoto stolu už máš pozdraveno.
server-already-started = Hra už začala.
server-bot-plays = Hraje za tebe bot. Nejdřív si vezmi svoje místo zpátky.
server-chat-empty = Zpráva je prázdná.
server-chat-forbidden = Volný chat je u tohoto stolu vypnutý. Hotové hlášky ale posílat můžeš.
server-contributed-already = Už máš zamícháno.
server-followed-already = Nový stůl pro vás všechny už čeká: { $code }.
server-foreign-page = Tahle stránka k tomuto serveru nepatří.
server-hello-expected = Nejdřív u nějakého stolu pozdrav.
server-host-is-here = Hostitel je pořád tady, nebo je pryč jen chvilku.
server-host-only = Tohle může jen hostitel.
server-malformed-message = Server této zprávě nerozumí ({ $reason }).
server-name-missing = Napiš prosím, jak se jmenuješ.
server-name-taken = Jméno { $name } už tu někdo má. Vyber si prosím jiné.
server-no-contribution-now = Teď se nic nemíchá.
server-no-person-there = Na tomto místě nesedí žádný člověk.
server-no-pointing-now = Teď není na co ukazovat.
server-no-result-now = Teď tu žádný výsledek není.
server-no-such-seat = Takové místo u tohoto stolu není.
server-not-found = Na této adrese nic není.
server-not-late = Na přemýšlení je ještě čas.
server-not-over = Hra ještě neskončila.
server-not-playing = Teď se tu nehraje.
server-not-stored = Nešlo to uložit, takže to neplatí. Zkus to prosím znovu.
server-not-your-seat = To není tvoje místo.
server-nothing-requested = Na odpověď ohledně tohoto místa už nikdo nečeká.
server-nothing-to-note = K tomuto místu si nejde nic poznamenat.
server-own-request = S tím musí souhlasit někdo jiný: ne ten, kdo o to žádá, ani místo, které bylo na stejném zařízení nebo má odkaz odtamtud.
server-other-round = Tohle kolo se teď nehraje.
server-page-not-built = Webová stránka ještě není sestavená. Spusť jednou ./play, nebo si nainstaluj hotový balíček.
server-person-is-here = Tenhle hráč je tady. Bot může zaskočit jen za někoho, kdo je pryč.
server-round-pause = Všichni si ještě prohlížejí výsledek. Další kolo začne za chvilku.
server-seat-taken = Na tomto místě už někdo sedí. Vyber si prosím jiné.
server-seats-free = Některá místa jsou ještě volná. Počkej na další hráče, nebo přidej boty.
server-secret-used = Tento tajný klíč už má jiné místo. Zkus to prosím znovu.
server-server-fault = Na serveru se něco pokazilo. Mrzí nás to!
server-stale = U stolu se právě něco změnilo. Podívej se znovu a pak vyber tah.
server-table-closed = Tenhle stůl se pokazil a hra nemůže pokračovat. Mrzí nás to!
server-table-full = Všechna místa jsou obsazená.
server-too-large = { $expected ->
    [one] To je moc dlouhé: server vezme nejvýš { $expected } bajt.
    [few] To je moc dlouhé: server vezme nejvýš { $expected } bajty.
    [many] To je moc dlouhé: server vezme nejvýš { $expected } bajtu.
   *[other] To je moc dlouhé: server vezme nejvýš { $expected } bajtů.
}
server-too-often = To bylo moc rychle za sebou. Chvilku prosím počkej.
server-unknown-clock = Tempo „{ $got }“ neznám. Vyber si z těchto: { $expected }.
server-unknown-grade = Poznámku „{ $got }“ neznám. Vyber si z těchto: { $expected }.
server-unknown-level = Bota „{ $got }“ neznám. Vyber si z těchto: { $expected }.
server-unknown-phrase = Hlášku „{ $got }“ neznám.
server-unknown-table = Takový stůl tu není. Je kód správně?
server-watchers-full = { $most ->
    [one] U tohoto stolu se už dívá { $most } člověk. Víc se jich nevejde.
    [few] U tohoto stolu se už dívají { $most } lidé. Víc se jich nevejde.
    [many] U tohoto stolu se už dívá { $most } člověka. Víc se jich nevejde.
   *[other] U tohoto stolu se už dívá { $most } lidí. Víc se jich nevejde.
}
server-watching-closed = Hostitel u tohoto stolu nechce diváky.
server-weak-secret = Tajný klíč místa má mít 32 až 64 náhodných číslic 0-9 a-f.
server-wrong-host = Na jméno { $got } tenhle server neodpovídá. Otevři adresu, kterou ukazuje po spuštění, nebo { $expected }.
server-wrong-method = Tahle adresa takový požadavek nepřijímá.
server-wrong-contribution = { $expected ->
    [one] Tvůj příspěvek k míchání musí mít { $expected } znak: číslici 0 až 9, nebo písmeno a až f. Délka toho tvého: { $got }.
    [few] Tvůj příspěvek k míchání musí mít { $expected } znaky: číslice 0 až 9 a písmena a až f. Délka toho tvého: { $got }.
    [many] Tvůj příspěvek k míchání musí mít { $expected } znaku: číslice 0 až 9 a písmena a až f. Délka toho tvého: { $got }.
   *[other] Tvůj příspěvek k míchání musí mít { $expected } znaků: číslice 0 až 9 a písmena a až f. Délka toho tvého: { $got }.
}
server-wrong-secret = Tenhle odkaz už k žádnému místu nevede. Popros hostitele o nový.

# What players can say with one tap.

phrase-hello = Ahoj!
phrase-thanks = Díky!
phrase-well-played = Pěkně zahráno!
phrase-good-luck = Hodně štěstí!
phrase-oops = Jejda!
phrase-trust-me = Věřte mi!
phrase-suspicious = To je podezřelé…
phrase-help-me = Pomozte mi, prosím!
phrase-one-moment = Chvilku, prosím.
phrase-goodbye = Mějte se!
