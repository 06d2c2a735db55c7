# Obzretie sa za hrou, ktorá sa skončila: šance, podozrenie, zlomové okamihy. V termináli aj na stránke.
# $move a $instead sú celé vety z moves.ftl; $kept a $could sú percentá.

analysis-title = { $game } – obzretie
analysis-won = { $title }, výhra: { $winners }
analysis-step = po kroku
analysis-suspects = podozrenie v %, v očiach
analysis-is = { $name } ({ $role })
analysis-audience = kto sa pozerá
analysis-eyes = { $name }
analysis-missed = Krok { $step }, { $name }: { $move } To dáva šancu { $kept } %. Lepší ťah: { $instead } Šanca by bola { $could } %.
analysis-found = Krok { $step }, { $name }: { $move } Výborne: šanca { $kept } %. Najlepší z ostatných vyskúšaných ťahov: { $instead } Šanca by bola { $could } %.
analysis-deed = { $name }: { $move }
analysis-which = { $move } (Otvorené strany: { $sides }.)
analysis-no-turning-point = Žiadne rozhodnutie nevyčnieva.
analysis-plot-chances = { $title } – šance na výhru. Výhra: { $winners }
analysis-plot-suspicion = Kto vyzeral ako sabotér a v čích očiach

# Čo si kto o kom poznačil, jedna veta pre každého: $thought je jedna alebo niekoľko z nasledujúcich dvoch.

analysis-verdict = { $name }: { $thought }.
analysis-verdict-suspect = { $name } je v podozrení od kroku { $step }, { $right ->
    [yes] a právom
   *[other] ale neprávom
}: { $role }
analysis-verdict-trust = { $name } má dôveru od kroku { $step }, { $right ->
    [yes] a právom
   *[other] ale neprávom
}: { $role }
analysis-verdict-open = { $name }: nakoniec bez jasného názoru.

# Stránka v prehliadači.

analysis-page-title = Ako to bolo
analysis-page-of = { $game } – ako to bolo
analysis-page-waiting = Hra sa mnohokrát dohráva z každej pozície. Chvíľku to potrvá…
analysis-page-left = Ostáva asi { $seconds } s.
analysis-page-replay = Pozrieť záznam
analysis-page-home = Domov
analysis-page-story = Uložiť rozprávanie o hre
analysis-page-round = { $title }, výhra: { $winners }
analysis-page-chances = { $title } – šance krok za krokom
analysis-page-turns = Zlomové okamihy
analysis-page-look = Pozrieť sa
analysis-page-calm = Žiadne rozhodnutie nevyčnieva.
analysis-page-suspicion = Kto vyzeral ako sabotér
analysis-page-who = v očiach
analysis-page-audience = kto sa pozerá
analysis-page-noted = Kto koho podozrieva?
analysis-page-noted-of = Poznámky: { $name }
analysis-page-noted-whom = o kom
analysis-page-noted-what = poznámka
analysis-page-noted-master = medzitým majster
analysis-page-noted-right = { $right ->
    [yes] je to tak
   *[other] nie je to tak
}
analysis-page-noted-at = krok { $step }: { $grade ->
    [trust] verí
    [suspect] podozrieva
   *[other] nevie
}
analysis-page-noted-believed = (majster: { $chance } %)
analysis-page-noted-how = Značky a pruhy ukazujú, čo si kto počas hry sám pre seba poznačil. Percentá a krivka hovoria, na koľko by v rovnakej chvíli tipoval sabotéra majster, ktorý by vedel to isté.
analysis-page-how = Šance počítajú s jednoduchými hráčmi pri celom stole, so všetkými kartami tak, ako boli, a so zvyškom balíčka znova zamiešaným. Podozrenie ukazuje, čo by si v rovnakej chvíli myslel majster len z toho, čo sa odtiaľ dalo vedieť.
