# Ohlédnutí za hrou, která skončila: šance, podezření, zlomové okamžiky. V terminálu i na stránce.
# $move a $instead jsou celé věty z moves.ftl; $kept a $could jsou procenta.

analysis-title = { $game }: ohlédnutí
analysis-won = { $title }: { $winners }
analysis-step = po kroku
analysis-suspects = kdo podezírá
analysis-is = { $name } ({ $role })
analysis-audience = kdo se dívá
analysis-eyes = { $name }
analysis-missed = Krok { $step }, { $name }: { $move } Zbyla šance { $kept } %. Lepší tah: { $instead } Šance by zůstala { $could } %.
analysis-found = Krok { $step }, { $name }: { $move } Výborně: šance { $kept } %. Druhý nejlepší tah: { $instead } Šance by zůstala { $could } %.
analysis-no-turning-point = Na žádném jednotlivém rozhodnutí moc nezáleželo.
analysis-plot-chances = { $title }: šance na výhru. Vítězové: { $winners }
analysis-plot-suspicion = Kdo vypadal jako sabotér a v čích očích
