# What the two walking games share: what happened, what may be done, why not. Arguments as in events.ftl.

role-blue-loyal = věrný modrý trpaslík
    .line = Jsi věrný modrý trpaslík.
    .task = Pracuj pro modrý klan: jeho poklad je i tvůj.
role-blue-saboteur = modrý sabotér
    .line = Jsi modrý sabotér.
    .task = Tajně pracuj pro žlutý klan: jeho poklad je i tvůj.
role-yellow-loyal = věrný žlutý trpaslík
    .line = Jsi věrný žlutý trpaslík.
    .task = Pracuj pro žlutý klan: jeho poklad je i tvůj.
role-yellow-saboteur = žlutý sabotér
    .line = Jsi žlutý sabotér.
    .task = Tajně pracuj pro modrý klan: jeho poklad je i tvůj.

event-got-dwarf = { $known ->
    [yes] { $seat ->
        [you] Jsi { $roleName }.
       *[other] { $name } je { $roleName }.
    }
   *[no] { $clan ->
        [blue] { $name } patří k modrému klanu.
       *[yellow] { $name } patří ke žlutému klanu.
    }
}
event-turned-up = { $seat ->
    [you] Odkrýváš pole { $x },{ $y }: { $card }.
   *[other] { $name } odkrývá pole { $x },{ $y }: { $card }.
}
    .seen = { $seat ->
        [you] Odkrýváš kartu: { $card }.
       *[other] { $name } odkrývá kartu: { $card }.
    }
event-stepped = { $seat ->
    [you] Jdeš na pole { $x },{ $y }.
   *[other] { $name } jde na pole { $x },{ $y }.
}
    .seen = { $seat ->
        [you] Jdeš dál.
       *[other] { $name } jde dál.
    }
event-stopped = { $seat ->
    [you] Dál nejdeš.
   *[other] { $name } nejde dál.
}
event-lost = { $seat ->
    [you] Přicházíš o kartu „{ $card }“.
   *[other] { $known ->
        [yes] { $name } přichází o kartu „{ $card }“.
       *[no] { $name } přichází o kartu.
    }
}
event-forfeited = { $seat ->
    [you] Nemáš o co přijít: na konci tahu si dobereš o kartu míň.
   *[other] { $name } nemá o co přijít, a tak si na konci tahu dobere o kartu míň.
}
event-laid-token = { $seat ->
    [you] Hraješ kartu „{ $card }“: pole { $x },{ $y }, { $side ->
        [E] pravá strana.
       *[S] dolní strana.
    }
   *[other] { $name } hraje kartu „{ $card }“: pole { $x },{ $y }, { $side ->
        [E] pravá strana.
       *[S] dolní strana.
    }
}
    .seen = { $seat ->
        [you] Hraješ kartu „{ $card }“.
       *[other] { $name } hraje kartu „{ $card }“.
    }
event-token-left = { $side ->
    [E] Z pravé strany pole { $x },{ $y } mizí { $card }.
   *[S] Z dolní strany pole { $x },{ $y } mizí { $card }.
}
    .seen = Z desky mizí { $card }.
event-removed = { $seat ->
    [you] Odstraňuješ kartu „{ $card }“ z pole { $x },{ $y }.
   *[other] { $name } odstraňuje kartu „{ $card }“ z pole { $x },{ $y }.
}
    .seen = { $seat ->
        [you] Odstraňuješ kartu „{ $card }“.
       *[other] { $name } odstraňuje kartu „{ $card }“.
    }
event-looked-at-card = { $seat ->
    [you] Díváš se na kartu { $x },{ $y }: { $face }.
   *[other] { $known ->
        [yes] { $name } se dívá na kartu { $x },{ $y }: { $face }.
       *[no] { $name } se dívá na kartu { $x },{ $y }.
    }
}
    .seen = { $seat ->
        [you] Díváš se na zakrytou kartu: { $face }.
       *[other] { $known ->
            [yes] { $name } se dívá na zakrytou kartu: { $face }.
           *[no] { $name } se dívá na zakrytou kartu.
        }
    }
event-looked-at-dwarf = { $seat ->
    [you] Díváš se na kartu trpaslíka: { $onName } je { $roleName }.
   *[other] { $on ->
        [you] { $name } se dívá na tvou kartu trpaslíka.
       *[other] { $known ->
            [yes] { $name } se dívá na kartu trpaslíka: { $onName } je { $roleName }.
           *[no] { $name } se dívá na kartu trpaslíka, kterou má { $onName }.
        }
    }
}
event-proposed-end = { $seat ->
    [you] Navrhuješ tady skončit.
   *[other] { $name } navrhuje tady skončit.
}
event-answered = { $yes ->
    [yes] { $seat ->
        [you] Souhlasíš.
       *[other] { $name } souhlasí.
    }
   *[no] { $seat ->
        [you] Chceš hrát dál.
       *[other] { $name } chce hrát dál.
    }
}

move-discard-two = Odhodit karty „{ $card }“ a „{ $second }“.
    .short = odhodit obě
move-propose = Navrhnout konec.
    .short = skončit?
move-answer = { $answer ->
    [yes] Souhlasit.
   *[no] Hrát dál.
}
    .short = { $answer ->
    [yes] souhlasit
   *[no] hrát dál
}
move-lay = { $turned ->
    [yes] Položit kartu vzhůru nohama.
   *[no] Položit kartu tak, jak je nakreslená.
}
    .short = { $turned ->
    [yes] vzhůru nohama
   *[no] rovně
}

refusal-off-board = To už je mimo desku.
refusal-paths-mismatch = Sem karta nepasuje: cesta musí navazovat na cestu. Nesedí: { $sides }.
refusal-no-path-goes-on = Sedí to, ale žádná cesta tam nepokračuje.
refusal-not-two-in-hand = Kartu „{ $card }“ máš v ruce jen jednu.
refusal-wrong-order = Dvě odhazované karty se jmenují v pořadí balíčku.
refusal-discard-count = Odhoď jednu kartu, nebo dvě, ne { $count }.
refusal-turned-alike = Karta „{ $card }“ vypadá vzhůru nohama stejně. Vylož ji rovně.
refusal-own-dwarf-card = Svou kartu trpaslíka znáš. Vyber jiného hráče.
refusal-covered-stays = Tahle karta vždycky zůstává.
refusal-stood-on = Na té kartě někdo stojí.
refusal-no-covered-card = Tam žádná zakrytá karta neleží.
refusal-lies-open = Tahle karta už leží lícem nahoru: vidí ji všichni.
refusal-no-place-for-token = Tam ležet nemůže. Vyber spoj dvou cest, nebo volný konec cesty.
refusal-token-there = Na té hranici už něco leží.
refusal-no-way = Odtud, kde tvůj trpaslík stojí, tam žádná cesta nevede.
refusal-no-votes = Na dřívějším konci se tenhle stůl nedomluvil.
refusal-proposed-before = To už v tomto tahu zaznělo.

web-turn-steps = Kroky tahu
web-notebook = Co víš
web-ask-throw-both = { $move } Ťuknutím na další kartu odhodíš obě.
web-misfits = { $move } Nesedí: { $sides }.
web-standing = Tady stojí: { $names }
