# permonik verify: what a record proves, and what it does not.

verify-help =
    Over si, že dohraná hra prebehla podľa pravidiel a že sa rozdávalo férovo.

    Príklad: permonik verify game.txt --commitment 5b0e…

    Hra sa ťah po ťahu zopakuje. Ak má záznam férové rozdanie, znova sa vypočíta aj záväzok servera a semienko
    rozdania. Návratový kód 0: všetko zadané platí. 1: niečo neplatí. 2: nesprávne použitie alebo poškodený súbor.
verify-help-commitment = Záväzok, ktorý máš poznačený spred hry: 64 šestnástkových číslic.

verify-title = { $seats ->
    [one] { $file }: { $game }, { $seats } hráč
    [few] { $file }: { $game }, { $seats } hráči
    [many] { $file }: { $game }, { $seats } hráča
   *[other] { $file }: { $game }, { $seats } hráčov
}
verify-title-table = { $seats ->
    [one] { $file }: { $game }, { $seats } hráč, stôl { $table }
    [few] { $file }: { $game }, { $seats } hráči, stôl { $table }
    [many] { $file }: { $game }, { $seats } hráča, stôl { $table }
   *[other] { $file }: { $game }, { $seats } hráčov, stôl { $table }
}
verify-holds = Platí: { $text }
verify-fails = NEPLATÍ: { $text }
verify-skipped = Neoverené: { $text }

## Each check: what was found, and what it means

verify-replays-holds = Hra sa dá zopakovať od rozdania až do konca: každý ťah je podľa pravidiel a konečné skóre sedí. Počet ťahov: { $moves }.
verify-replays-fails = Hra sa nedá zopakovať (ťah { $move }). Má tam byť: { $expected }. Je tam: { $got }.
verify-replays-unfinished = { $moves ->
    [one] Záznam sa končí skôr než hra, po { $moves } ťahu.
    [few] Záznam sa končí skôr než hra, po { $moves } ťahoch.
    [many] Záznam sa končí skôr než hra, po { $moves } ťahu.
   *[other] Záznam sa končí skôr než hra, po { $moves } ťahoch.
}
verify-replays-unscored = Hra sa dá zopakovať až do konca, ale v zázname chýba konečné skóre.
verify-replays-holds-meaning = Ukazuje, že celá hra vyplýva z rozdania v tomto zázname a že sa dodržali pravidlá. Neukazuje, kto ktorý ťah urobil.
verify-replays-fails-meaning = Hra sa podľa týchto pravidiel nehrala až do konca, alebo záznam niekto skrátil či zmenil.

verify-commitment-holds = Záväzok je odtlačok (hash) tajomstva servera.
verify-commitment-fails = Záväzok nie je odtlačok (hash) tajomstva servera. Z tajomstva vychádza { $expected }, v zázname je { $got }.
verify-commitment-holds-meaning = Ukazuje, že tajomstvo je to, na ktoré sa server zaviazal. Neukazuje, kedy to bolo: to ukáže len záväzok, ktorý máš poznačený spred hry.
verify-commitment-fails-meaning = Server nepoužil tajomstvo, na ktoré sa zaviazal, alebo záznam niekto zmenil.

verify-deal-holds = Rozdanie vyplýva z tajomstva servera, označenia stola a príspevkov.
verify-deal-fails = Rozdanie nevyplýva z tajomstva servera, označenia stola a príspevkov. Vychádza z nich semienko { $expected }, ale rozdávalo sa zo semienka { $got }.
verify-deal-holds-meaning = Ukazuje, že k tomuto tajomstvu a týmto príspevkom patrí práve toto rozdanie. Neukazuje, že príspevky sú tie, ktoré hráči poslali: nájdi si svoj pri svojom čísle a skontroluj označenie stola.
verify-deal-fails-meaning = Rozdávalo sa nejako inak, alebo záznam niekto zmenil.
verify-contribution = Hráč { $seat }, príspevok: { $digits }.
verify-contribution-none = Hráč { $seat }, príspevok: žiadny.

verify-noted-holds = Záväzok je ten, ktorý máš poznačený.
verify-noted-fails = Záväzok nie je ten, ktorý máš poznačený. Ty máš { $expected }, v zázname je { $got }.
verify-noted-missing = V zázname nie je žiadny záväzok, ktorý by mohol byť ten tvoj.
verify-noted-skipped = či bol záväzok zverejnený pred hrou. Ak ho máš poznačený, zadaj ho cez --commitment.
verify-noted-holds-meaning = Ak ho máš poznačený ešte spred odoslania príspevkov, ukazuje, že server mal vtedy tajomstvo už pevne dané. Neukazuje, že ho nikto nečítal: ten, kto server prevádzkuje, môže.
verify-noted-fails-meaning = Server sa neskôr zaviazal na iné tajomstvo, alebo je to záväzok z inej hry.

## The verdict

verify-plain = Tento záznam nemá férové rozdanie: má obyčajné semienko alebo zadané rozdanie, preto sa overilo len zopakovanie hry. Nedá sa zistiť, ako sa rozdanie vybralo.
verify-ok = Všetko zadané platí.
verify-not-ok = Neplatí: { $names }.
verify-name-replays = zopakovanie hry
verify-name-commitment = záväzok
verify-name-deal = rozdanie
verify-name-noted = poznačený záväzok

## Errors

error-wrong-table = Označenie stola má byť { $expected }, nie { $got }.
error-wrong-contribution = Príspevok k rozdaniu má byť { $expected }, nie { $got }.
error-wrong-commitment = Záväzok má byť { $expected }, nie { $got }.
error-broken-commitment = Semienko servera nie je to, na ktoré sa zaviazal. Odtlačok má byť { $expected }, ale je { $got }.
