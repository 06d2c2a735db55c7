# Why a move is refused. $seat and $name as in events.ftl.

refusal-game-over = Hra sa už skončila.
refusal-not-your-turn = { $to_move ->
    [you] Si na ťahu.
   *[other] Nie si na ťahu, hrá { $to_moveName }.
}
refusal-other-decision = Najprv treba rozhodnúť o niečom inom.
refusal-not-in-hand = Kartu „{ $card }“ nemáš v ruke.
refusal-broken-tool = Nemôžeš kopať, máš rozbité vybavenie: { $tools }. Najprv ho musí niekto opraviť.
refusal-outside = To je už mimo bane.
refusal-cell-taken = Tam už leží iná karta.
refusal-mismatch = Karta tam nepasuje: cesta musí nadväzovať na cestu a stena na stenu. Nesedí: { $sides }.
refusal-no-contact = Karta sa tam nedotýka žiadnej odkrytej karty.
refusal-walls-only = Karta sa ostatných dotýka len stenami; cesta musí pokračovať.
refusal-dead-end = Karta by nadväzovala len na slepú cestu a tá nikam nevedie.
refusal-cut-off = Táto časť bane nie je spojená so štartom.
refusal-no-such-seat = Hráč číslo { $number } v tejto hre nie je.
refusal-own-seat = Rozbiť môžeš len vybavenie iných hráčov.
refusal-already-broken = { $seat ->
    [you] Tvoj { $toolName } je už rozbitý.
   *[other] { $name } už má rozbitý { $toolName }.
}
refusal-not-broken = { $seat ->
    [you] Tvoj { $toolName } nie je rozbitý.
   *[other] { $name } nemá rozbitý { $toolName }.
}
refusal-wrong-tool = Karta „{ $card }“ neopraví { $toolName }.
refusal-nothing-there = Neleží tam žiadna karta cesty.
refusal-start-stays = Štartovacia karta vždy ostáva.
refusal-goal-stays = Cieľové karty vždy ostávajú.
refusal-no-goal = Na poli { $x },{ $y } nie je cieľ.
    .seen = Tam žiadny cieľ nie je.
refusal-face-up = Tento cieľ už leží lícom nahor, vidia ho všetci.
refusal-not-open-to-choice = K tomuto cieľu tvoja cesta nevedie.
refusal-not-offered = Taká karta zlata nie je v ponuke.
refusal-sideways = Karty ležia rovno alebo hore nohami, nikdy nie naprieč.
refusal-one-card = Odhadzuje sa práve jedna karta, nie { $count }.
refusal-idle-path = Táto karta teraz nikam nepasuje.
refusal-idle-break = Všetkým ostatným už toto vybavenie niekto rozbil.
refusal-idle-repair = Nikto nemá rozbité nič, čo by táto karta opravila.
refusal-idle-rockfall = V bani neleží žiadna karta cesty, ktorú by bolo možné odstrániť.
