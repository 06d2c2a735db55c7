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
round-paid-points = { $points ->
    [0] {""}
    [one] +{ $points } bod
    [few] +{ $points } body
   *[other] +{ $points } bodů
}
game-winner-points = { $seat ->
    [you] Výhra je tvoje! Máš { $nuggets ->
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
    place NES 3,1 turned         vyložit kartu cesty (turned: vzhůru nohama)
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
    Písmena jsou trpaslíci, x je past a T troll. Na kartách je T polom, L
    jezero, P jáma, R skály a C táborák; = je překážka s nástrojem.

## The Dark Cave

table-pile-levels = { $count ->
    [0] v balíčku: 0
   *[other] v balíčku: { $count } (I { $levelI }, II { $levelII }, III { $levelIII })
}
table-nuggets = { $clan ->
    [blue] modrý klan, zlato { $count }
   *[yellow] žlutý klan, zlato { $count }
}
table-levels = úrovně: { $levels }
table-escaped = { $first ->
    [yes] z jeskyně venku, první ze všech
   *[no] z jeskyně venku
}
table-boots = boty: o krok víc
table-axes = válečné sekery: { $count }
table-leads = { $creature ->
    [rat] krysa, do příštího tahu
    [crawler] plazoun, do příštího tahu
   *[goblin] skřet, do příštího tahu
}
table-draws = na konci tohoto tahu dobere
table-lying = leží: v příštím tahu nejde
table-aside = odložené klanové karty: { $roles }
hand-ask-cut = Kroky už nemáš, ale můžeš seknout do pavučiny. Napiš číslo, nebo stop.
hand-ask-creep = { $creature ->
    [rat] Kam vedeš krysu?
    [crawler] Kam vedeš plazouna?
   *[goblin] Kam vedeš skřeta?
} { $steps ->
    [one] Zbývá { $steps } krok. Napiš číslo, nebo stop.
    [few] Zbývají { $steps } kroky. Napiš číslo, nebo stop.
   *[other] Zbývá { $steps } kroků. Napiš číslo, nebo stop.
}
hand-ask-fight = { $creature ->
    [rat] Krysa chce vzít kartu. V ohrožení: { $players }.
    [crawler] Plazoun chce trpaslíka srazit. V ohrožení: { $players }.
   *[goblin] Skřet chce vzít nuget. V ohrožení: { $players }.
} Použiješ sekeru? Nestvůru zažene a zachrání všechny.
hand-ask-goal = Jak má cíl ležet?
hand-ask-end = Má hra skončit tady?
move-step-field = Vstoupit na pole { $x },{ $y }, { $field }.
    .short = { $x },{ $y } { $field }
dark-card = { $feature ->
    [lair] u doupěte
    [ladder] u žebříku
   *[vein] u zlaté žíly
}
    .short = { $feature ->
    [lair] doupě
    [ladder] žebřík
   *[vein] zlatá žíla
}
dark-field = { $where ->
    [side] strana: { $sides }
    [path] cesta: { $sides }
    [inner] střed cesty: { $sides }
    [tunnel] v tunelu
   *[middle] uprostřed
}{ $feature ->
    [lair] , u doupěte
    [ladder] , u žebříku
    [bridge] , na dřevěném mostě
    [vein] , u zlaté žíly
    [exit] , u východu
   *[none] {""}
}{ $toll ->
    [card] {" "}(stojí kartu)
    [nugget] {" "}(stojí nuget)
   *[none] {""}
}
    .short = { $where ->
    [tunnel] tunel
    [middle] střed
   *[side] { $edges }
}{ $feature ->
    [lair] {" "}doupě
    [ladder] {" "}žebřík
    [bridge] {" "}most
    [vein] {" "}zlatá žíla
    [exit] {" "}východ
   *[none] {""}
}{ $toll ->
    [card] {" "}(stojí kartu)
    [nugget] {" "}(stojí nuget)
   *[none] {""}
}
dark-gold = { $x },{ $y }: karta { $card }, leží na ní nuget; otevřená na { $sides }.
dark-goal-down = { $x },{ $y }: zakrytý cíl.
dark-goal-seen = { $x },{ $y }: zakrytý cíl; ví se, co to je: { $card }.
dark-goal-up = { $x },{ $y }: { $card }{ $gold ->
    [yes] , leží tu nuget
   *[no] {""}
}; otevřené strany: { $sides }.
token-web = { $seat ->
    [you] tvoje pavučina, ukazuje { $shows },
   *[other] pavučina (majitel: { $name }), ukazuje { $shows },
}
creature-led = { $creature ->
    [rat] krysa, vede ji
    [crawler] plazoun, vede ho
   *[goblin] skřet, vede ho
} { $seat ->
    [you] tvoje karta do tvého příštího tahu
   *[other] { $name } do svého příštího tahu
}
dark-saved = { $out ->
    [yes] { $nuggets ->
        [one] ({ $nuggets } nuget je vynesený)
        [few] ({ $nuggets } nugety jsou vynesené)
       *[other] ({ $nuggets } nugetů je vyneseno)
    }
   *[no] { $nuggets ->
        [0] (zůstává uvnitř)
        [one] (zůstává uvnitř, { $nuggets } nuget je ztracený)
        [few] (zůstává uvnitř, { $nuggets } nugety jsou ztracené)
       *[other] (zůstává uvnitř, { $nuggets } nugetů je ztraceno)
    }
}
dark-hoard = { $clan ->
    [blue] Modrý klan
   *[yellow] Žlutý klan
}: vynesené nugety { $saved } × soupeři { $opponents } = { $value }. Pracují pro něj: { $players }.
dark-tie = Poklady mají stejnou hodnotu a první je venku { $name }. { $clan ->
    [blue] Vyhrávají všichni, kdo pracovali pro modrý klan!
   *[yellow] Vyhrávají všichni, kdo pracovali pro žlutý klan!
}
dark-nobody = Venku z jeskyně není nikdo, a tak nikdo nevyhrává.
say-help-dark-cave =
    place NES-I 3,-1 turned      vyložit kartu cesty (turned: vzhůru nohama)
    discard NS-I rat-II          odhodit jednu kartu nebo dvě
    look-goal I 4,-4             podívat se na cíl; look-clan I 2 na klanovou
                                 kartu hráče číslo 2
    cave-in I 3,1                zavalit kartu cesty
    swap-cards II 2              vyměnit si karty s hráčem číslo 2
    web I 3,1 E                  pavučina na pravou stranu; S je spodní
    boots I 2, battle-axe I 2    dát hráči číslo 2 boty nebo sekeru
    rat I 3,1                    postavit krysu do doupěte nebo ji odtud vést
                                 dál; stejně crawler (plazoun), goblin (skřet)
    step 3,1 2                   vstoupit na pole karty, počítají se od 0;
                                 stop znamená nejít dál
    cut 3,1 E                    seknout do pavučiny
    fight yes, fight no          použít sekeru na nestvůru, nebo ne
    lay turned                   otočit cíl
    .mine =
    Písmena jsou trpaslíci, malá písmena ti, kdo leží. R je krysa, P plazoun,
    S skřet; # je pavučina, která ukazuje 2, + pavučina, která ukazuje 1.
    · je pole, ≡ žebřík, ∩ doupě, = nebo ‖ dřevěný most, ○ tunel, ★ žíla
    s nugetem, ☆ žíla bez něj, ☼ východ, ? zakrytý cíl.
