# What the two walking games share: what happened, what may be done, why not. Arguments as in events.ftl.

role-blue-loyal = verný modrý trpaslík
    .line = Si verný modrý trpaslík.
    .task = Pracuj pre modrý klan: jeho poklad je aj tvoj.
role-blue-saboteur = modrý sabotér
    .line = Si modrý sabotér.
    .task = Tajne pracuj pre žltý klan: jeho poklad je aj tvoj.
role-yellow-loyal = verný žltý trpaslík
    .line = Si verný žltý trpaslík.
    .task = Pracuj pre žltý klan: jeho poklad je aj tvoj.
role-yellow-saboteur = žltý sabotér
    .line = Si žltý sabotér.
    .task = Tajne pracuj pre modrý klan: jeho poklad je aj tvoj.

event-got-dwarf = { $known ->
    [yes] { $seat ->
        [you] Si { $roleName }.
       *[other] { $name } je { $roleName }.
    }
   *[no] { $clan ->
        [blue] { $name } patrí k modrému klanu.
       *[yellow] { $name } patrí k žltému klanu.
    }
}
event-turned-up = { $seat ->
    [you] Odkrývaš pole { $x },{ $y }: { $card }.
   *[other] { $name } odkrýva pole { $x },{ $y }: { $card }.
}
    .seen = { $seat ->
        [you] Odkrývaš kartu: { $card }.
       *[other] { $name } odkrýva kartu: { $card }.
    }
event-stepped = { $seat ->
    [you] Ideš na pole { $x },{ $y }.
   *[other] { $name } ide na pole { $x },{ $y }.
}
    .seen = { $seat ->
        [you] Ideš ďalej.
       *[other] { $name } ide ďalej.
    }
event-stopped = { $seat ->
    [you] Ďalej nejdeš.
   *[other] { $name } ďalej nejde.
}
event-lost = { $seat ->
    [you] Prichádzaš o kartu „{ $card }“.
   *[other] { $known ->
        [yes] { $name } prichádza o kartu „{ $card }“.
       *[no] { $name } prichádza o kartu.
    }
}
event-forfeited = { $seat ->
    [you] Nemáš o čo prísť: na konci ťahu si doberieš o kartu menej.
   *[other] { $name } nemá o čo prísť, a tak si na konci ťahu doberie o kartu menej.
}
event-laid-token = { $seat ->
    [you] Hráš kartu „{ $card }“: pole { $x },{ $y }, { $side ->
        [E] pravá strana.
       *[S] dolná strana.
    }
   *[other] { $name } hrá kartu „{ $card }“: pole { $x },{ $y }, { $side ->
        [E] pravá strana.
       *[S] dolná strana.
    }
}
    .seen = { $seat ->
        [you] Hráš kartu „{ $card }“.
       *[other] { $name } hrá kartu „{ $card }“.
    }
event-token-left = { $side ->
    [E] Z pravej strany poľa { $x },{ $y } mizne { $card }.
   *[S] Z dolnej strany poľa { $x },{ $y } mizne { $card }.
}
    .seen = Z dosky mizne { $card }.
event-removed = { $seat ->
    [you] Odstraňuješ kartu „{ $card }“ z poľa { $x },{ $y }.
   *[other] { $name } odstraňuje kartu „{ $card }“ z poľa { $x },{ $y }.
}
    .seen = { $seat ->
        [you] Odstraňuješ kartu „{ $card }“.
       *[other] { $name } odstraňuje kartu „{ $card }“.
    }
event-looked-at-card = { $seat ->
    [you] Pozeráš sa na kartu { $x },{ $y }: { $face }.
   *[other] { $known ->
        [yes] { $name } sa pozerá na kartu { $x },{ $y }: { $face }.
       *[no] { $name } sa pozerá na kartu { $x },{ $y }.
    }
}
    .seen = { $seat ->
        [you] Pozeráš sa na zakrytú kartu: { $face }.
       *[other] { $known ->
            [yes] { $name } sa pozerá na zakrytú kartu: { $face }.
           *[no] { $name } sa pozerá na zakrytú kartu.
        }
    }
event-looked-at-dwarf = { $seat ->
    [you] Pozeráš sa na kartu trpaslíka: { $onName } je { $roleName }.
   *[other] { $on ->
        [you] { $name } sa pozerá na tvoju kartu trpaslíka.
       *[other] { $known ->
            [yes] { $name } sa pozerá na kartu trpaslíka: { $onName } je { $roleName }.
           *[no] { $name } sa pozerá na kartu trpaslíka, ktorú má { $onName }.
        }
    }
}
event-proposed-end = { $seat ->
    [you] Navrhuješ tu skončiť.
   *[other] { $name } navrhuje tu skončiť.
}
event-answered = { $yes ->
    [yes] { $seat ->
        [you] Súhlasíš.
       *[other] { $name } súhlasí.
    }
   *[no] { $seat ->
        [you] Chceš hrať ďalej.
       *[other] { $name } chce hrať ďalej.
    }
}

move-discard-two = Odhodiť karty „{ $card }“ a „{ $second }“.
    .short = odhodiť obe
move-propose = Navrhnúť koniec.
    .short = skončiť?
move-answer = { $answer ->
    [yes] Súhlasiť.
   *[no] Hrať ďalej.
}
    .short = { $answer ->
    [yes] súhlasiť
   *[no] hrať ďalej
}
move-lay = { $turned ->
    [yes] Položiť kartu hore nohami.
   *[no] Položiť kartu tak, ako je nakreslená.
}
    .short = { $turned ->
    [yes] hore nohami
   *[no] rovno
}

refusal-off-board = To je už mimo dosky.
refusal-paths-mismatch = Sem karta nepasuje: cesta musí nadväzovať na cestu. Nesedí: { $sides }.
refusal-no-path-goes-on = Sedí to, ale žiadna cesta tam nepokračuje.
refusal-not-two-in-hand = Kartu „{ $card }“ máš v ruke len jednu.
refusal-wrong-order = Dve odhadzované karty sa menujú v poradí balíčka.
refusal-discard-count = Odhoď jednu kartu alebo dve, nie { $count }.
refusal-turned-alike = Karta „{ $card }“ vyzerá hore nohami rovnako. Vylož ju rovno.
refusal-own-dwarf-card = Svoju kartu trpaslíka poznáš. Vyber iného hráča.
refusal-covered-stays = Táto karta vždy ostáva.
refusal-stood-on = Na tej karte niekto stojí.
refusal-no-covered-card = Tam žiadna zakrytá karta neleží.
refusal-lies-open = Táto karta už leží lícom nahor: vidia ju všetci.
refusal-no-place-for-token = Tam ležať nemôže. Vyber spoj dvoch ciest alebo voľný koniec cesty.
refusal-token-there = Na tej hranici už niečo leží.
refusal-no-way = Odtiaľ, kde tvoj trpaslík stojí, tam žiadna cesta nevedie.
refusal-no-votes = Na skoršom konci sa tento stôl nedohodol.
refusal-proposed-before = To už v tomto ťahu zaznelo.

web-turn-steps = Kroky ťahu
web-notebook = Čo vieš
web-ask-throw-both = { $move } Ťuknutím na ďalšiu kartu odhodíš obe.
web-misfits = { $move } Nesedí: { $sides }.
web-standing = Tu stoja: { $names }
