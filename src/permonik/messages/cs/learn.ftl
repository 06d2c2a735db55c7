# What lessons share.

learn-title = Jak se hraje: { $game }
learn-teacher = Tvůj učitel
learn-step = Krok { $number }, celkem { $count }
learn-back = Zpět
learn-next = Dál
learn-show = Ukaž mi to
learn-skip = Přeskočit
learn-restart = Začít znovu
learn-elsewhere = Tam ne. Zkus to tam, kde svítí světlo.
learn-try-first = I to se smí, ale nejdřív zkus, co říkám. Nic zlého se nestane.
learn-done = Výborně! Teď už umíš hrát.
learn-play = Zahrát si proti botům
learn-rules = Všechna pravidla
