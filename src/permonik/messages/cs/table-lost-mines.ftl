# What the page says at the table of Lost Mines.

mines-board = Herní plán, { $left ->
    [one] zbývá jeden poklad
    [few] zbývají { $left } poklady
   *[other] zbývá { $left } pokladů
}
mines-left = Zbývající poklady: { $left }
mines-overcome = { $cell }, překonáno
mines-mine = { $covered ->
    [yes] { $known ->
        [yes] Pole { $x },{ $y }: zakrytý důl, víš, co v něm je: { $card }
       *[no] Pole { $x },{ $y }: zakrytý důl
    }
   *[no] Pole { $x },{ $y }: { $card }
}
mines-treasure = { $taken ->
    [yes] Poklad { $number }, { $kind ->
        [gems] drahokamy
        [gold] zlato
       *[silver] stříbro
    }{ $value ->
        [0] {""}
       *[other] {" "}za { $value }
    }: má ho { $name }
   *[no] Poklad { $number }: { $kind ->
        [gems] drahokamy
        [gold] zlato
       *[silver] stříbro
    }{ $value ->
        [0] {""}
       *[other] {" "}za { $value }
    }
}
mines-token = { $token ->
    [trap] Past u pole { $x },{ $y }, { $side ->
        [east] na pravé straně
       *[south] na spodní straně
    }
   *[troll] Troll u pole { $x },{ $y }, { $side ->
        [east] na pravé straně
       *[south] na spodní straně
    }. Postavil ho hráč { $name }
}
mines-figure = { $clan ->
    [blue] { $name }, modrý klan, pole { $x },{ $y }
   *[yellow] { $name }, žlutý klan, pole { $x },{ $y }
}
mines-walk = { $cards ->
    [0] { $steps ->
        [one] Jít na pole { $x },{ $y }: jeden krok
        [few] Jít na pole { $x },{ $y }: { $steps } kroky
       *[other] Jít na pole { $x },{ $y }: { $steps } kroků
    }
   *[other] { $steps ->
        [one] Jít na pole { $x },{ $y }: jeden krok přes past. Přijdeš o kartu
        [few] Jít na pole { $x },{ $y }: { $steps } kroky, pasti na cestě: { $cards }. Každá tě připraví o kartu a za první se zastavíš
       *[other] Jít na pole { $x },{ $y }: { $steps } kroků, pasti na cestě: { $cards }. Každá tě připraví o kartu a za první se zastavíš
    }
}
mines-clan = { $clan ->
    [blue] modrý klan
   *[yellow] žlutý klan
}
mines-cards = { $lost ->
    [0] { $count ->
        [one] Jedna karta v ruce
        [few] { $count } karty v ruce
       *[other] { $count } karet v ruce
    }
   *[other] { $count ->
        [one] Jedna karta v ruce; vzaly pasti: { $lost }
        [few] { $count } karty v ruce; vzaly pasti: { $lost }
       *[other] { $count } karet v ruce; vzaly pasti: { $lost }
    }
}
mines-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
mines-points-title = Body
mines-kind-gems = drahokamy
mines-kind-gold = zlato
mines-kind-silver = stříbro
mines-taken = { $count ->
    [one] Má poklad: { $kinds }
    [few] Má { $count } poklady: { $kinds }
   *[other] Má { $count } pokladů: { $kinds }
}
mines-has-dragon = Probudil draka
mines-has-troll = Má venku trolla
mines-out = Nemá karty, v tomto kole už nehraje
mines-dragon-wakes = Drak se probouzí!
mines-step-card = karta
mines-step-walk = chůze
mines-step-walking = { $steps ->
    [one] chůze: zbývá 1 krok
    [few] chůze: zbývají { $steps } kroky
   *[other] chůze: zbývá { $steps } kroků
}
mines-step-draw = { $cards ->
    [0] dobrání
   *[other] dobrání: { $cards }
}
mines-ask-walk = { $steps ->
    [one] Ještě jeden krok: ťukni na rozsvícenou kartu, nebo zůstaň.
    [few] Ujdeš až { $steps } karty: ťukni na rozsvícenou, nebo zůstaň.
   *[other] Ujdeš až { $steps } karet: ťukni na rozsvícenou, nebo zůstaň.
}
mines-ask-take = { $kind ->
    [gems] Drahokamy! Vyber si poklad.
    [gold] Zlato! Vyber si poklad.
   *[silver] Stříbro! Vyber si poklad.
}
mines-ask-vote = Má kolo skončit tady?
mines-stay = Zůstat tady
mines-stay-take = { $kind ->
    [gems] Zůstat: vzít drahokamy (zbývá { $left })
    [gold] Zůstat: vzít zlato (zbývá { $left })
   *[silver] Zůstat: vzít stříbro (zbývá { $left })
}
mines-note-mine = Důl na poli { $x },{ $y }: { $card }
    .seen = Důl, který znáš: { $card }
mines-note-treasure = { $mine ->
    [yes] Tvůj poklad { $number }: { $kind ->
        [gems] drahokamy
        [gold] zlato
       *[silver] stříbro
    } za { $value }
   *[no] Poklad { $number }: { $kind ->
        [gems] drahokamy
        [gold] zlato
       *[silver] stříbro
    } za { $value }
}
mines-note-role = { $name }: { $role }
mines-why-over = { $why ->
    [treasures_gone] Všechny poklady jsou rozebrané.
    [hands_empty] Nikdo už nemá žádné karty.
   *[agreed] Všichni se shodli, že kolo skončí.
}
