# What the terminal says of the walking games, as in play.ftl.

table-points = { $clan ->
    [blue] modrý klan, body { $count }
   *[yellow] žlutý klan, body { $count }
}
table-gems = drahokamy: { $count }
table-silver = stříbro: { $count }
table-gold-taken = zlato: { $count }
table-lost = vzaly pasti: { $count }
table-dragon = drak
table-troll = troll
table-out = nehraje
hand-ask-walk = { $steps ->
    [one] Kam? Zbývá { $steps } krok. Napiš číslo, nebo stop.
    [few] Kam? Zbývají { $steps } kroky. Napiš číslo, nebo stop.
   *[other] Kam? Zbývá { $steps } kroků. Napiš číslo, nebo stop.
}
hand-ask-lay = Jak má důl ležet?
hand-ask-take = Který poklad si vezmeš?
hand-ask-vote = Má kolo skončit tady?
forest-start = { $x },{ $y }: { $clan ->
    [blue] start modrého klanu
   *[yellow] start žlutého klanu
}; otevřené strany: { $sides }.
forest-mine-down = { $x },{ $y }: zakrytý důl.
forest-mine-seen = { $x },{ $y }: zakrytý důl; ví se, co v něm je: { $card }.
forest-mine-up = { $x },{ $y }: { $card }; otevřené strany: { $sides }.
token-trap = past
token-troll = troll (majitel: { $name })
round-over-mines = { $why ->
    [treasures_gone] { $round }. kolo skončilo: všechny poklady jsou rozebrané.
    [hands_empty] { $round }. kolo skončilo: nikdo už nemá žádné karty.
   *[agreed] { $round }. kolo skončilo: všichni se na tom shodli.
}
round-paid-points = { $nuggets ->
    [0] {""}
    [one] +{ $nuggets } bod
    [few] +{ $nuggets } body
   *[other] +{ $nuggets } bodů
}
game-winner-points = { $seat ->
    [you] Vyhráváš! Máš { $nuggets ->
        [one] { $nuggets } bod.
        [few] { $nuggets } body.
       *[other] { $nuggets } bodů.
    }
   *[other] Vyhrává { $name }! Má { $nuggets ->
        [one] { $nuggets } bod.
        [few] { $nuggets } body.
       *[other] { $nuggets } bodů.
    }
}
game-winners-points = Vyhrávají { $names }! Každý má { $nuggets ->
    [one] { $nuggets } bod.
    [few] { $nuggets } body.
   *[other] { $nuggets } bodů.
}
game-place-points = { $place }. { $name }: { $nuggets ->
    [one] { $nuggets } bod
    [few] { $nuggets } body
   *[other] { $nuggets } bodů
}
say-help-lost-mines =
    step 3,1                     jít na kartu; stop znamená nejít dál
    discard NS troll             odhodit jednu kartu nebo dvě
    axe 3,1                      překonat překážku; stejně boat a rope
    trap 3,1 E                   past na pravou stranu; S je spodní
    troll 3,1 S                  postavit tam trolla
    look-mine info-mine-dwarf 9,2
                                 prohlédnout si důl; stejně look-treasure
                                 a look-dwarf s číslem
    storm 3,1                    odnést kartu cesty
    lay turned, take 3           otočit důl, vzít si poklad
    .mine =
    Písmena jsou trpaslíci, x je past a T troll. Na kartách je T polom, L jezero, P jáma, R skály a C táborák; = je překážka s nástrojem.
