# What the pages of rules share.

rules-title = Rules of { $game }
rules-contents = Contents
rules-back = Back to the games
rules-print = Print
rules-covers = Rule numbers: { $rules }
rules-found = Rule { $rule }
rules-not-found = These rules have no number { $rule }.
rules-allowed = Allowed
rules-forbidden = Not allowed
