# What the terminal says of the walking games, as in play.ftl.

table-points = { $clan ->
    [blue] modrý klan, body { $count }
   *[yellow] žltý klan, body { $count }
}
table-gems = drahokamy: { $count }
table-silver = striebro: { $count }
table-gold-taken = zlato: { $count }
table-lost = vzali pasce: { $count }
table-dragon = drak
table-troll = troll
table-out = nehrá
hand-ask-walk = { $steps ->
    [one] Kam? Ostáva { $steps } krok. Napíš číslo, alebo stop.
    [few] Kam? Ostávajú { $steps } kroky. Napíš číslo, alebo stop.
   *[other] Kam? Ostáva { $steps } krokov. Napíš číslo, alebo stop.
}
hand-ask-lay = Ako má baňa ležať?
hand-ask-take = Ktorý poklad si vezmeš?
hand-ask-vote = Má sa kolo skončiť tu?
forest-start = { $x },{ $y }: { $clan ->
    [blue] start modrého klanu
   *[yellow] start žltého klanu
}; otvorené strany: { $sides }.
forest-mine-down = { $x },{ $y }: zakrytá baňa.
forest-mine-seen = { $x },{ $y }: zakrytá baňa; vie sa, čo v nej je: { $card }.
forest-mine-up = { $x },{ $y }: { $card }; otvorené strany: { $sides }.
token-trap = pasca
token-troll = troll (majiteľ: { $name })
round-over-mines = { $why ->
    [treasures_gone] { $round }. kolo sa skončilo: všetky poklady sú rozobraté.
    [hands_empty] { $round }. kolo sa skončilo: nikto už nemá žiadne karty.
   *[agreed] { $round }. kolo sa skončilo: všetci sa na tom zhodli.
}
round-paid-points = { $nuggets ->
    [0] {""}
    [one] +{ $nuggets } bod
    [few] +{ $nuggets } body
   *[other] +{ $nuggets } bodov
}
game-winner-points = { $seat ->
    [you] Vyhráváš! Máš { $nuggets ->
        [one] { $nuggets } bod.
        [few] { $nuggets } body.
       *[other] { $nuggets } bodov.
    }
   *[other] Vyhrává { $name }! Má { $nuggets ->
        [one] { $nuggets } bod.
        [few] { $nuggets } body.
       *[other] { $nuggets } bodov.
    }
}
game-winners-points = Vyhrávají { $names }! Každý má { $nuggets ->
    [one] { $nuggets } bod.
    [few] { $nuggets } body.
   *[other] { $nuggets } bodov.
}
game-place-points = { $place }. { $name }: { $nuggets ->
    [one] { $nuggets } bod
    [few] { $nuggets } body
   *[other] { $nuggets } bodov
}
say-help-lost-mines =
    step 3,1                     ísť na kartu; stop znamená nejsť ďalej
    discard NS troll             odhodiť jednu kartu alebo dve
    axe 3,1                      prekonať prekážku; rovnako boat a rope
    trap 3,1 E                   pasca na pravú stranu; S je spodná
    troll 3,1 S                  postaviť tam trolla
    look-mine info-mine-dwarf 9,2
                                 pozrieť si baňu; rovnako look-treasure
                                 a look-dwarf s číslom
    storm 3,1                    odniesť kartu cesty
    lay turned, take 3           otočiť baňu, vziať si poklad
    .mine =
    Písmená sú trpaslíci, x je pasca a T troll. Na kartách je T polom, L jazero, P jama, R skaly a C táborák; = je prekážka s nástrojom.
