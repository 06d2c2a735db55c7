# The replay of a game in the browser.

replay-page-title = { $game }: záznam hry – Permoník
replay-loading = Načítavam hru…
replay-failed = Táto hra sa nedá ukázať
replay-damaged = Toto nie je záznam hry alebo je poškodený.
replay-open-title = Pozrieť si hru znova
replay-open-hint = Vyber súbor so záznamom alebo ho sem potiahni. Uvidíš ho len ty, nikam sa neukladá.
replay-open = Otvoriť záznam

replay-eyes = Čími očami
replay-eyes-all = Všetko
replay-eyes-audience = Divák
replay-moment-label = Okamih v zázname
replay-moment = { $round }. kolo, krok { $at }, spolu { $last }
replay-controls = Ovládanie záznamu
replay-first = Na začiatok
replay-back = O krok späť
replay-play = Spustiť
replay-pause = Zastaviť
replay-forward = O krok ďalej
replay-last = Na koniec
replay-speed = Rýchlosť: { $speed }×
replay-round = Na { $round }. kolo
replay-hands = Karty hráčov
replay-hand = { $count ->
    [0] { $name } ({ $role }): žiadne karty
   *[other] { $name } ({ $role }): { $cards }
}
replay-hide-result = Skryť výsledok

replay-menu = Ďalšie možnosti
replay-link = Odkaz na tento okamih
replay-record = Stiahnuť záznam
replay-another = Otvoriť iný záznam
replay-keys = Klávesy: šípky posúvajú o krok, medzerník spúšťa a zastavuje, Home a End skočia na začiatok a na koniec. Šípky so Shiftom posúvajú obrázok.

# The check of the deal.

fair-title = Miešalo sa férovo?
fair-holds = Všetko sedí.
fair-fails = Niečo nesedí!
fair-computed = Tvoje zariadenie to celé práve samo prepočítalo.
fair-none = V tomto zázname nie je, ako sa miešalo. Pri hre bez servera, napríklad cez ./play, tu nie je čo overiť.

fair-secret-step = Tajomstvo servera
fair-commitment = Pred rozdaním server ukázal odtlačok svojho tajomstva, takzvaný záväzok:
fair-secret = Po konci hry prezradil aj samotné tajomstvo:
fair-secret-kept = Odtlačok k tomuto tajomstvu patrí.
fair-secret-changed = Odtlačok patrí k inému tajomstvu! Buď server použil iné, alebo záznam niekto zmenil.
fair-noted = Máš odtlačok poznačený ešte spred hry? Vlož ho sem:
fair-noted-same = Je to ten, ktorý máš poznačený.
fair-noted-other = Nie je to ten, ktorý máš poznačený!

fair-deal-step = Miešajú všetci
fair-contributions = Potom pridali náhodné čísla aj zariadenia hráčov:
fair-contribution-none = nič
fair-table = Primieša sa aj označenie stola:
fair-seed = Spolu musia dať číslo, podľa ktorého sa miešalo:
fair-deal-follows = Sedí.
fair-deal-differs = Nesedí! Buď sa miešalo inak, alebo záznam niekto zmenil.

fair-shows = Čo to dokazuje
fair-shows-server = Server nemohol miešať podľa toho, aké čísla prišli od hráčov.
fair-shows-players = Zamiešanie si nemohol vybrať žiadny hráč, ani ten, kto pridal číslo ako posledný.
fair-shows-order = Čo kde leží a čo kedy príde, bolo dané ešte pred prvým ťahom, a to pre všetky kolá.
fair-hides = Čo to nedokazuje
fair-hides-peek = Či niekto nenakúkal. Kto server prevádzkuje, môže čítať všetky tajomstvá hry.
fair-hides-league = Či sa server nespojil s niektorým hráčom.
fair-hides-time = Kedy server odtlačok ukázal. To zistí len ten, kto si odtlačok poznačí pred hrou. Nájdi si hore aj svoje vlastné číslo.
fair-hides-replay = Či hra na tejto stránke vznikla z toho čísla: tu to tvrdí server. Na tvojom počítači to overí program „permonik verify“.
