# Ohlédnutí za hrou, která skončila: šance, podezření, zlomové okamžiky. V terminálu i na stránce.
# $move a $instead jsou celé věty z moves.ftl; $kept a $could jsou procenta.

analysis-title = { $game } – ohlédnutí
analysis-won = { $title }, výhra: { $winners }
analysis-step = po kroku
analysis-suspects = podezření v %, v očích
analysis-is = { $name } ({ $role })
analysis-audience = kdo se dívá
analysis-eyes = { $name }
analysis-missed = Krok { $step }, { $name }: { $move } To dává šanci { $kept } %. Lepší tah: { $instead } Šance by byla { $could } %.
analysis-found = Krok { $step }, { $name }: { $move } Výborně: šance { $kept } %. Nejlepší z ostatních vyzkoušených tahů: { $instead } Šance by byla { $could } %.
analysis-deed = { $name }: { $move }
analysis-which = { $move } (Otevřené strany: { $sides }.)
analysis-no-turning-point = Žádné rozhodnutí nevyčnívá.
analysis-plot-chances = { $title } – šance na výhru. Výhra: { $winners }
analysis-plot-suspicion = Kdo vypadal jako sabotér a v čích očích

# Co si kdo o kom poznamenal, jedna věta pro každého: $thought je jedna nebo několik z následujících dvou.

analysis-verdict = { $name }: { $thought }.
analysis-verdict-suspect = { $name } je v podezření od kroku { $step }, { $right ->
    [yes] a právem
   *[other] ale neprávem
}: { $role }
analysis-verdict-trust = { $name } má důvěru od kroku { $step }, { $right ->
    [yes] a právem
   *[other] ale neprávem
}: { $role }
analysis-verdict-open = { $name }: nakonec bez jasného názoru.

# Stránka v prohlížeči.

analysis-page-title = Jak to bylo
analysis-page-of = { $game } – jak to bylo
analysis-page-waiting = Hra se mnohokrát dohrává z každé pozice. Chvilku to potrvá…
analysis-page-left = Zbývá asi { $seconds } s.
analysis-page-replay = Přehrát záznam
analysis-page-home = Domů
analysis-page-story = Uložit vyprávění o hře
analysis-page-round = { $title }, výhra: { $winners }
analysis-page-chances = { $title } – šance krok za krokem
analysis-page-turns = Zlomové okamžiky
analysis-page-look = Podívat se
analysis-page-calm = Žádné rozhodnutí nevyčnívá.
analysis-page-suspicion = Kdo vypadal jako sabotér
analysis-page-who = v očích
analysis-page-audience = kdo se dívá
analysis-page-noted = Kdo koho podezírá?
analysis-page-noted-of = Poznámky: { $name }
analysis-page-noted-whom = o kom
analysis-page-noted-what = poznámka
analysis-page-noted-master = mezitím mistr
analysis-page-noted-right = { $right ->
    [yes] je to tak
   *[other] není to tak
}
analysis-page-noted-at = krok { $step }: { $grade ->
    [trust] věří
    [suspect] podezírá
   *[other] neví
}
analysis-page-noted-believed = (mistr: { $chance } %)
analysis-page-noted-how = Značky a pruhy ukazují, co si kdo během hry sám pro sebe poznamenal. Procenta a křivka říkají, na kolik by ve stejné chvíli tipoval sabotéra mistr, který by věděl totéž.
analysis-page-how = Šance počítají s jednoduchými hráči u celého stolu, se všemi kartami tak, jak byly, a se zbytkem balíčku znovu zamíchaným. Podezření ukazuje, co by si ve stejné chvíli myslel mistr jen z toho, co se odtamtud dalo vědět.
