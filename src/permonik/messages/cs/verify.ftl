# permonik verify: what a record proves, and what it does not.

verify-help =
    Ověří, že dohraná hra proběhla podle pravidel a že se rozdávalo poctivě.

    Příklad: permonik verify game.txt --commitment 5b0e…

    Hra se přehraje. Když jde rozdání v záznamu ověřit, spočítá se znovu závazek serveru i semínko, ze kterého se
    rozdávalo. Návratový kód 0: všechno, co se ověřovalo, je v pořádku. 1: něco v pořádku není. 2: špatné použití
    nebo poškozený soubor.
verify-help-commitment = Závazek, který máš poznamenaný z doby před hrou: 64 šestnáctkových číslic.

verify-title = { $seats ->
    [one] { $file }: { $game }, { $seats } hráč
    [few] { $file }: { $game }, { $seats } hráči
    [many] { $file }: { $game }, { $seats } hráče
   *[other] { $file }: { $game }, { $seats } hráčů
}
verify-title-table = { $seats ->
    [one] { $file }: { $game }, { $seats } hráč, stůl { $table }
    [few] { $file }: { $game }, { $seats } hráči, stůl { $table }
    [many] { $file }: { $game }, { $seats } hráče, stůl { $table }
   *[other] { $file }: { $game }, { $seats } hráčů, stůl { $table }
}
verify-holds = V pořádku: { $text }
verify-fails = CHYBA: { $text }
verify-skipped = Neověřeno: { $text }

## Each check: what was found, and what it means

verify-replays-holds = Hru jde přehrát od rozdání až do konce: každý tah je podle pravidel a konečné skóre souhlasí. Počet tahů: { $moves }.
verify-replays-fails = Hru nejde přehrát (tah { $move }). Má tu být: { $expected }. Je tu: { $got }.
verify-replays-unfinished = { $moves ->
    [one] Záznam končí dřív než hra, po { $moves } tahu.
    [few] Záznam končí dřív než hra, po { $moves } tazích.
    [many] Záznam končí dřív než hra, po { $moves } tahu.
   *[other] Záznam končí dřív než hra, po { $moves } tazích.
}
verify-replays-unscored = Hru jde přehrát až do konce, ale v záznamu chybí konečné skóre.
verify-replays-holds-meaning = Dokazuje, že celá hra vychází z rozdání v tomto záznamu a že se hrálo podle pravidel. Nedokazuje, kdo tahy zahrál.
verify-replays-fails-meaning = Hra nebyla podle těchto pravidel dohraná do konce, nebo je záznam zkrácený či změněný.

verify-commitment-holds = Závazek je otiskem (hashem) tajemství serveru.
verify-commitment-fails = Závazek není otiskem (hashem) tajemství serveru. Z tajemství vychází { $expected }, v záznamu je { $got }.
verify-commitment-holds-meaning = Dokazuje, že tajemství je to, ke kterému se server zavázal. Nedokazuje kdy: to ukáže jen závazek, který si poznamenáš před hrou.
verify-commitment-fails-meaning = Server použil jiné tajemství než to, ke kterému se zavázal, nebo je záznam změněný.

verify-deal-holds = Rozdání vychází z tajemství serveru, ze stolu a z příspěvků hráčů.
verify-deal-fails = Rozdání nevychází z tajemství serveru, ze stolu a z příspěvků hráčů. Ty dávají semínko { $expected }, ale rozdávalo se ze semínka { $got }.
verify-deal-holds-meaning = Dokazuje, že k tomuto tajemství a k těmto příspěvkům patří právě toto rozdání. Nedokazuje, že jsou to ty, které hráči poslali: najdi u svého místa ten svůj a porovnej i stůl.
verify-deal-fails-meaning = Rozdávalo se nějak jinak, nebo je záznam změněný.
verify-contribution = Příspěvek z místa { $seat }: { $digits }.
verify-contribution-none = Příspěvek z místa { $seat }: žádný.

verify-noted-holds = Závazek je ten, který máš poznamenaný.
verify-noted-fails = Závazek není ten, který máš poznamenaný. Poznamenaný máš { $expected }, v záznamu je { $got }.
verify-noted-missing = V záznamu není žádný závazek, který by se dal porovnat s tím tvým.
verify-noted-skipped = zda server zveřejnil závazek už před hrou. Jestli ho máš poznamenaný, zadej ho přes --commitment.
verify-noted-holds-meaning = Pokud ho máš poznamenaný z doby, než hráči poslali příspěvky, dokazuje, že server měl v té chvíli tajemství už pevně dané. Nedokazuje, že ho nikdo nečetl: kdo server provozuje, ten může.
verify-noted-fails-meaning = Server se po tvé poznámce zavázal k jinému tajemství, nebo je to závazek jiné hry.

## The verdict

verify-plain = Poctivost rozdání tento záznam nedokládá: má jen obyčejné semínko nebo pevně zadané rozdání, a tak se ověřilo pouze přehrání. Jak rozdání vzniklo, se ze záznamu nepozná.
verify-ok = Všechno, co se ověřovalo, je v pořádku.
verify-not-ok = V pořádku není: { $names }.
verify-name-replays = přehrání
verify-name-commitment = závazek
verify-name-deal = rozdání
verify-name-noted = poznamenaný závazek

## Errors

error-wrong-table = Označení stolu má být { $expected }, ne { $got }.
error-wrong-contribution = Příspěvek k rozdání má být { $expected }, ne { $got }.
error-wrong-commitment = Závazek má být { $expected }, ne { $got }.
error-broken-commitment = Semínko serveru není to, ke kterému se zavázal. Závazek je { $expected }, ale otisk (hash) semínka je { $got }.
