# What the pages of rules share.

rules-title = Pravidlá hry { $game }
rules-contents = Obsah
rules-back = Späť k hrám
rules-print = Vytlačiť
rules-covers = Čísla pravidiel: { $rules }
rules-found = Pravidlo { $rule }
rules-not-found = Pravidlo s číslom { $rule } tu nie je.
rules-allowed = To sa smie
rules-forbidden = To sa nesmie
