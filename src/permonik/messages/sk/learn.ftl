# What lessons share.

learn-title = Ako sa hrá: { $game }
learn-teacher = Tvoj učiteľ
learn-step = Krok { $number }, spolu { $count }
learn-back = Späť
learn-next = Ďalej
learn-show = Ukáž mi to
learn-skip = Preskočiť
learn-restart = Začať znova
learn-elsewhere = Tam nie. Skús to tam, kde svieti svetlo.
learn-try-first = Aj to sa smie, ale najprv skús, čo hovorím. Nič zlé sa nestane.
learn-done = Výborne! Teraz už vieš hrať.
learn-play = Zahrať si proti botom
learn-rules = Všetky pravidlá
