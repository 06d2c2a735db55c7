# The replay of a game in the browser.

replay-page-title = { $game }: záznam hry – Permoník
replay-loading = Načítám hru…
replay-failed = Tuhle hru nejde přehrát
replay-damaged = Tohle není záznam hry, nebo je poškozený.
replay-open-title = Přehrát hru znovu
replay-open-hint = Vyber soubor se záznamem, nebo ho sem přetáhni. Uvidíš ho jen ty, nikam se neukládá.
replay-open = Otevřít záznam

replay-eyes = Číma očima
replay-eyes-all = Všechno
replay-eyes-audience = Divák
replay-moment-label = Okamžik v záznamu
replay-moment = { $round }. kolo, krok { $at }, celkem { $last }
replay-controls = Ovládání záznamu
replay-first = Na začátek
replay-back = O krok zpátky
replay-play = Přehrát
replay-pause = Zastavit
replay-forward = O krok dál
replay-last = Na konec
replay-speed = Rychlost: { $speed }×
replay-round = Na { $round }. kolo
replay-hands = Karty hráčů
replay-hand = { $count ->
    [0] { $name } ({ $role }): žádné karty
   *[other] { $name } ({ $role }): { $cards }
}
replay-hide-result = Skrýt výsledek

replay-menu = Další možnosti
replay-link = Odkaz na tenhle okamžik
replay-record = Stáhnout záznam
replay-another = Otevřít jiný záznam
replay-keys = Klávesy: šipky posouvají o krok, mezerník spouští a zastavuje, Home a End skočí na začátek a na konec. Šipky se Shiftem posouvají obrázek.

# The check of the deal.

fair-title = Míchalo se poctivě?
fair-holds = Všechno souhlasí.
fair-fails = Něco nesouhlasí!
fair-computed = Tvoje zařízení to celé právě samo přepočítalo.
fair-none = V tomto záznamu není, jak se míchalo. U hry bez serveru, třeba přes ./play, tu není co ověřit.

fair-secret-step = Tajemství serveru
fair-commitment = Před rozdáním server ukázal otisk svého tajemství, takzvaný závazek:
fair-secret = Po konci hry prozradil i samotné tajemství:
fair-secret-kept = Otisk k tomuto tajemství patří.
fair-secret-changed = Otisk patří k jinému tajemství! Buď server použil jiné, nebo záznam někdo změnil.
fair-noted = Máš otisk poznamenaný z doby před hrou? Vlož ho sem:
fair-noted-same = Je to ten, který máš poznamenaný.
fair-noted-other = Není to ten, který máš poznamenaný!

fair-deal-step = Míchají všichni
fair-contributions = Potom přidala náhodná čísla i zařízení hráčů:
fair-contribution-none = nic
fair-table = Přimíchá se i označení stolu:
fair-seed = Dohromady musí dát číslo, podle kterého se míchalo:
fair-deal-follows = Souhlasí.
fair-deal-differs = Nesouhlasí! Buď se míchalo jinak, nebo záznam někdo změnil.

fair-shows = Co to dokazuje
fair-shows-server = Server nemohl míchat podle toho, jaká čísla přišla od hráčů.
fair-shows-players = Zamíchání si nemohl vybrat žádný hráč, ani ten, kdo přidal číslo jako poslední.
fair-shows-order = Co kde leží a co kdy přijde, bylo dané ještě před prvním tahem, a to pro všechna kola.
fair-hides = Co to nedokazuje
fair-hides-peek = Jestli někdo nenakukoval. Kdo server provozuje, může číst všechna tajemství hry.
fair-hides-league = Jestli se server nespojil s některým hráčem.
fair-hides-time = Kdy server otisk ukázal. To pozná jen ten, kdo si otisk poznamená před hrou. Najdi si nahoře i své vlastní číslo.
fair-hides-replay = Jestli hra na této stránce vznikla z toho čísla: tady to tvrdí server. Na tvém počítači to ověří program „permonik verify“.
