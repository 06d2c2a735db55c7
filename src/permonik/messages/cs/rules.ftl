# What the pages of rules share.

rules-title = Pravidla hry { $game }
rules-contents = Obsah
rules-back = Zpátky ke hrám
rules-print = Vytisknout
rules-covers = Čísla pravidel: { $rules }
rules-found = Pravidlo { $rule }
rules-not-found = Pravidlo s číslem { $rule } tu není.
rules-allowed = To se smí
rules-forbidden = To se nesmí
