# Obzretie sa za hrou, ktorá sa skončila: šance, podozrenie, zlomové okamihy. V termináli aj na stránke.
# $move a $instead sú celé vety z moves.ftl; $kept a $could sú percentá.

analysis-title = { $game }: obzretie
analysis-won = { $title }: { $winners }
analysis-step = po kroku
analysis-suspects = kto podozrieva
analysis-is = { $name } ({ $role })
analysis-audience = kto sa pozerá
analysis-eyes = { $name }
analysis-missed = Krok { $step }, { $name }: { $move } Ostala šanca { $kept } %. Lepší ťah: { $instead } Šanca by ostala { $could } %.
analysis-found = Krok { $step }, { $name }: { $move } Výborne: šanca { $kept } %. Druhý najlepší ťah: { $instead } Šanca by ostala { $could } %.
analysis-no-turning-point = Na žiadnom jednotlivom rozhodnutí veľmi nezáležalo.
analysis-plot-chances = { $title }: šance na výhru. Víťazi: { $winners }
analysis-plot-suspicion = Kto vyzeral ako sabotér a v čích očiach
