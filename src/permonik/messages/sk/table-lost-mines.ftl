# What the page says at the table of Lost Mines.

mines-board = Hracia doska, { $left ->
    [one] ostáva jeden poklad
    [few] ostávajú { $left } poklady
   *[other] ostáva { $left } pokladov
}
mines-left = Zvyšné poklady: { $left }
mines-overcome = { $cell }, prekonané
mines-mine = { $covered ->
    [yes] { $known ->
        [yes] Pole { $x },{ $y }: zakrytá baňa, vieš, čo v nej je: { $card }
       *[no] Pole { $x },{ $y }: zakrytá baňa
    }
   *[no] Pole { $x },{ $y }: { $card }
}
mines-treasure = { $taken ->
    [yes] Poklad { $number }, { $kind ->
        [gems] drahokamy
        [gold] zlato
       *[silver] striebro
    }{ $value ->
        [0] {""}
       *[other] {" "}za { $value }
    }: má ho { $name }
   *[no] Poklad { $number }: { $kind ->
        [gems] drahokamy
        [gold] zlato
       *[silver] striebro
    }{ $value ->
        [0] {""}
       *[other] {" "}za { $value }
    }
}
mines-token = { $token ->
    [trap] Pasca pri poli { $x },{ $y }, { $side ->
        [east] na pravej strane
       *[south] na spodnej strane
    }
   *[troll] Troll pri poli { $x },{ $y }, { $side ->
        [east] na pravej strane
       *[south] na spodnej strane
    }. Postavil ho hráč { $name }
}
mines-figure = { $clan ->
    [blue] { $name }, modrý klan, pole { $x },{ $y }
   *[yellow] { $name }, žltý klan, pole { $x },{ $y }
}
mines-walk = { $cards ->
    [0] { $steps ->
        [one] Ísť na pole { $x },{ $y }: jeden krok
        [few] Ísť na pole { $x },{ $y }: { $steps } kroky
       *[other] Ísť na pole { $x },{ $y }: { $steps } krokov
    }
   *[other] { $steps ->
        [one] Ísť na pole { $x },{ $y }: jeden krok cez pascu. Prídeš o kartu
        [few] Ísť na pole { $x },{ $y }: { $steps } kroky, pasce na ceste: { $cards }. Každá ťa pripraví o kartu a za prvou sa zastavíš
       *[other] Ísť na pole { $x },{ $y }: { $steps } krokov, pasce na ceste: { $cards }. Každá ťa pripraví o kartu a za prvou sa zastavíš
    }
}
mines-clan = { $clan ->
    [blue] modrý klan
   *[yellow] žltý klan
}
mines-cards = { $lost ->
    [0] { $count ->
        [one] Jedna karta v ruke
        [few] { $count } karty v ruke
       *[other] { $count } kariet v ruke
    }
   *[other] { $count ->
        [one] Jedna karta v ruke; vzali pasce: { $lost }
        [few] { $count } karty v ruke; vzali pasce: { $lost }
       *[other] { $count } kariet v ruke; vzali pasce: { $lost }
    }
}
mines-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodov
}
mines-points-title = Body
mines-kind-gems = drahokamy
mines-kind-gold = zlato
mines-kind-silver = striebro
mines-taken = { $count ->
    [one] Má poklad: { $kinds }
    [few] Má { $count } poklady: { $kinds }
   *[other] Má { $count } pokladov: { $kinds }
}
mines-has-dragon = Zobudil draka
mines-has-troll = Má vonku trolla
mines-out = Nemá karty, v tomto kole už nehrá
mines-dragon-wakes = Drak sa prebúdza!
mines-step-card = karta
mines-step-walk = chôdza
mines-step-walking = { $steps ->
    [one] chôdza: ostáva 1 krok
    [few] chôdza: ostávajú { $steps } kroky
   *[other] chôdza: ostáva { $steps } krokov
}
mines-step-draw = { $cards ->
    [0] dobratie
   *[other] dobratie: { $cards }
}
mines-ask-walk = { $steps ->
    [one] Ešte jeden krok: ťukni na rozsvietenú kartu, alebo ostaň.
    [few] Prejdeš až { $steps } karty: ťukni na rozsvietenú, alebo ostaň.
   *[other] Prejdeš až { $steps } kariet: ťukni na rozsvietenú, alebo ostaň.
}
mines-ask-take = { $kind ->
    [gems] Drahokamy! Vyber si poklad.
    [gold] Zlato! Vyber si poklad.
   *[silver] Striebro! Vyber si poklad.
}
mines-ask-vote = Má sa kolo skončiť tu?
mines-stay = Ostať tu
mines-stay-take = { $kind ->
    [gems] Ostať: vziať drahokamy (ostáva { $left })
    [gold] Ostať: vziať zlato (ostáva { $left })
   *[silver] Ostať: vziať striebro (ostáva { $left })
}
mines-note-mine = Baňa na poli { $x },{ $y }: { $card }
    .seen = Baňa, ktorú poznáš: { $card }
mines-note-treasure = { $mine ->
    [yes] Tvoj poklad { $number }: { $kind ->
        [gems] drahokamy
        [gold] zlato
       *[silver] striebro
    } za { $value }
   *[no] Poklad { $number }: { $kind ->
        [gems] drahokamy
        [gold] zlato
       *[silver] striebro
    } za { $value }
}
mines-note-role = { $name }: { $role }
mines-why-over = { $why ->
    [treasures_gone] Všetky poklady sú rozobraté.
    [hands_empty] Nikto už nemá žiadne karty.
   *[agreed] Všetci sa zhodli, že sa kolo skončí.
}
