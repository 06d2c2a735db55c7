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
round-paid-points = { $points ->
    [0] {""}
    [one] +{ $points } bod
    [few] +{ $points } body
   *[other] +{ $points } bodov
}
game-winner-points = { $seat ->
    [you] Výhra je tvoja! Máš { $nuggets ->
        [one] { $nuggets } bod.
        [few] { $nuggets } body.
       *[other] { $nuggets } bodov.
    }
   *[other] Vyhráva { $name }! Má { $nuggets ->
        [one] { $nuggets } bod.
        [few] { $nuggets } body.
       *[other] { $nuggets } bodov.
    }
}
game-winners-points = Vyhrávajú { $names }! Každý má { $nuggets ->
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
    place NES 3,1 turned         vyložiť kartu cesty (turned: hore nohami)
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
    Písmená sú trpaslíci, x je pasca a T troll. Na kartách je T polom, L
    jazero, P jama, R skaly a C táborák; = je prekážka s nástrojom.

## The Dark Cave

table-pile-levels = { $count ->
    [0] v balíčku: 0
   *[other] v balíčku: { $count } (I { $levelI }, II { $levelII }, III { $levelIII })
}
table-nuggets = { $clan ->
    [blue] modrý klan, zlato { $count }
   *[yellow] žltý klan, zlato { $count }
}
table-levels = úrovne: { $levels }
table-escaped = { $first ->
    [yes] z jaskyne vonku, prvý zo všetkých
   *[no] z jaskyne vonku
}
table-boots = topánky: o krok viac
table-axes = bojové sekery: { $count }
table-leads = { $creature ->
    [rat] krysa, do ďalšieho ťahu
    [crawler] plazúň, do ďalšieho ťahu
   *[goblin] škriatok, do ďalšieho ťahu
}
table-draws = na konci tohto ťahu doberie
table-lying = leží: v ďalšom ťahu nejde
table-aside = odložené klanové karty: { $roles }
hand-ask-cut = Kroky už nemáš, ale môžeš seknúť do pavučiny. Napíš číslo, alebo stop.
hand-ask-creep = { $creature ->
    [rat] Kam vedieš krysu?
    [crawler] Kam vedieš plazúňa?
   *[goblin] Kam vedieš škriatka?
} { $steps ->
    [one] Ostáva { $steps } krok. Napíš číslo, alebo stop.
    [few] Ostávajú { $steps } kroky. Napíš číslo, alebo stop.
   *[other] Ostáva { $steps } krokov. Napíš číslo, alebo stop.
}
hand-ask-fight = { $creature ->
    [rat] Krysa chce vziať kartu. V ohrození: { $players }.
    [crawler] Plazúň chce trpaslíka zraziť. V ohrození: { $players }.
   *[goblin] Škriatok chce vziať nuget. V ohrození: { $players }.
} Použiješ sekeru? Netvora zaženie a zachráni všetkých.
hand-ask-goal = Ako má cieľ ležať?
hand-ask-end = Má sa hra skončiť tu?
move-step-field = Vstúpiť na pole { $x },{ $y }, { $field }.
    .short = { $x },{ $y } { $field }
dark-card = { $feature ->
    [lair] pri brlohu
    [ladder] pri rebríku
   *[vein] pri zlatej žile
}
    .short = { $feature ->
    [lair] brloh
    [ladder] rebrík
   *[vein] zlatá žila
}
dark-field = { $where ->
    [side] strana: { $sides }
    [path] cesta: { $sides }
    [inner] stred cesty: { $sides }
    [tunnel] v tuneli
   *[middle] v strede
}{ $feature ->
    [lair] , pri brlohu
    [ladder] , pri rebríku
    [bridge] , na drevenom moste
    [vein] , pri zlatej žile
    [exit] , pri východe
   *[none] {""}
}{ $toll ->
    [card] {" "}(stojí kartu)
    [nugget] {" "}(stojí nuget)
   *[none] {""}
}
    .short = { $where ->
    [tunnel] tunel
    [middle] stred
   *[side] { $edges }
}{ $feature ->
    [lair] {" "}brloh
    [ladder] {" "}rebrík
    [bridge] {" "}most
    [vein] {" "}zlatá žila
    [exit] {" "}východ
   *[none] {""}
}{ $toll ->
    [card] {" "}(stojí kartu)
    [nugget] {" "}(stojí nuget)
   *[none] {""}
}
dark-gold = { $x },{ $y }: karta { $card }, leží na nej nuget; otvorená na { $sides }.
dark-goal-down = { $x },{ $y }: zakrytý cieľ.
dark-goal-seen = { $x },{ $y }: zakrytý cieľ; vie sa, čo to je: { $card }.
dark-goal-up = { $x },{ $y }: { $card }{ $gold ->
    [yes] , leží tu nuget
   *[no] {""}
}; otvorené strany: { $sides }.
token-web = { $seat ->
    [you] tvoja pavučina, ukazuje { $shows },
   *[other] pavučina (majiteľ: { $name }), ukazuje { $shows },
}
creature-led = { $creature ->
    [rat] krysa, vedie ju
    [crawler] plazúň, vedie ho
   *[goblin] škriatok, vedie ho
} { $seat ->
    [you] tvoja karta do tvojho ďalšieho ťahu
   *[other] { $name } do svojho ďalšieho ťahu
}
dark-saved = { $out ->
    [yes] { $nuggets ->
        [one] ({ $nuggets } nuget je vynesený)
        [few] ({ $nuggets } nugety sú vynesené)
       *[other] ({ $nuggets } nugetov je vynesených)
    }
   *[no] { $nuggets ->
        [0] (ostáva vnútri)
        [one] (ostáva vnútri, { $nuggets } nuget je stratený)
        [few] (ostáva vnútri, { $nuggets } nugety sú stratené)
       *[other] (ostáva vnútri, { $nuggets } nugetov je stratených)
    }
}
dark-hoard = { $clan ->
    [blue] Modrý klan
   *[yellow] Žltý klan
}: vynesené nugety { $saved } × súperi { $opponents } = { $value }. Pracujú preň: { $players }.
dark-tie = Poklady majú rovnakú hodnotu a prvý je vonku { $name }. { $clan ->
    [blue] Vyhrávajú všetci, čo pracovali pre modrý klan!
   *[yellow] Vyhrávajú všetci, čo pracovali pre žltý klan!
}
dark-nobody = Vonku z jaskyne nie je nikto, a tak nikto nevyhráva.
say-help-dark-cave =
    place NES-I 3,-1 turned      vyložiť kartu cesty (turned: hore nohami)
    discard NS-I rat-II          odhodiť jednu kartu alebo dve
    look-goal I 4,-4             pozrieť sa na cieľ; look-clan I 2 na klanovú
                                 kartu hráča 2
    cave-in I 3,1                zavaliť kartu cesty
    swap-cards II 2              vymeniť si karty s hráčom 2
    web I 3,1 E                  pavučina na pravú stranu; S je spodná
    boots I 2, battle-axe I 2    dať hráčovi 2 topánky alebo sekeru
    rat I 3,1                    postaviť krysu do brlohu alebo ju odtiaľ viesť
                                 ďalej; rovnako crawler (plazúň), goblin
                                 (škriatok)
    step 3,1 2                   vstúpiť na pole karty, počítajú sa od 0;
                                 stop znamená nejsť ďalej
    cut 3,1 E                    seknúť do pavučiny
    fight yes, fight no          použiť sekeru na netvora, alebo nie
    lay turned                   otočiť cieľ
    .mine =
    Písmená sú trpaslíci, malé písmená tí, čo ležia. R je krysa, P plazúň,
    S škriatok; # je pavučina, ktorá ukazuje 2, + pavučina, ktorá ukazuje 1.
    · je pole, ≡ rebrík, ∩ brloh, = alebo ‖ drevený most, ○ tunel, ★ žila
    s nugetom, ☆ žila bez neho, ☼ východ, ? zakrytý cieľ.
