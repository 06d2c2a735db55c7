# What only the expansion tells and asks at the table, as in events.ftl, moves.ftl, refusals.ftl and web.ftl.

# What happened

event-laid-theft = { $seat ->
    [you] Vykládáš před sebe krádež.
   *[other] { $name } vykládá před sebe krádež.
}
event-hands-off = { $on ->
    [you] Ruce pryč! { $name } ti bere kartu krádeže.
    [self] { $seat ->
        [you] Odstraňuješ vlastní kartu krádeže.
       *[other] { $name } odstraňuje vlastní kartu krádeže.
    }
   *[other] { $seat ->
        [you] Hraješ kartu „ruce pryč“: { $onName } přichází o kartu krádeže.
       *[other] { $name } hraje kartu „ruce pryč“: { $onName } přichází o kartu krádeže.
    }
}
event-swapped-hands = { $on ->
    [you] { $name } si s tebou vyměňuje karty v ruce.
   *[other] { $seat ->
        [you] Karty v ruce si vyměňujete ty a { $onName }.
       *[other] Karty v ruce si vyměňují { $name } a { $onName }.
    }
}
event-received = { $seat ->
    [you] Výměnou získáváš kartu „{ $card }“.
   *[other] { $known ->
        [yes] { $name } výměnou získává kartu „{ $card }“.
       *[no] { $name } výměnou získává kartu.
    }
}
event-inspected = { $seat ->
    [you] Inspekce: { $onName } je { $roleName }.
   *[other] { $on ->
        [you] { $name } si prohlíží tvoji roli.
       *[other] { $known ->
            [yes] { $name } při inspekci zjišťuje, že { $onName } je { $roleName }.
           *[no] { $name } si prohlíží roli, kterou má { $onName }.
        }
    }
}
event-swapped-hats = { $on ->
    [you] { $known ->
        [yes] { $name } ti vyměňuje čepičku. Tvoje nová role: { $roleName }.
       *[no] { $name } ti vyměňuje čepičku.
    }
    [self] { $seat ->
        [you] { $known ->
            [yes] Vyměňuješ si čepičku. Tvoje nová role: { $roleName }.
           *[no] Vyměňuješ si čepičku.
        }
       *[other] { $known ->
            [yes] { $name } si vyměňuje čepičku. Nová role: { $roleName }.
           *[no] { $name } si vyměňuje čepičku.
        }
    }
   *[other] { $seat ->
        [you] Hraješ kartu „výměna čepiček“: novou dostává { $onName }.
       *[other] { $known ->
            [yes] { $name } hraje kartu „výměna čepiček“: novou dostává { $onName }. Nová role: { $roleName }.
           *[no] { $name } hraje kartu „výměna čepiček“: novou dostává { $onName }.
        }
    }
}
event-imprisoned = { $on ->
    [you] { $name } tě posílá do vězení!
   *[other] { $seat ->
        [you] Hraješ vězení: za mřížemi končí { $onName }.
       *[other] { $name } hraje vězení: za mřížemi končí { $onName }.
    }
}
event-released = { $on ->
    [you] { $name } tě pouští z vězení.
    [self] { $seat ->
        [you] Dostáváš se z vězení.
       *[other] { $name } se dostává z vězení.
    }
   *[other] { $seat ->
        [you] Hraješ osvobození: z vězení vychází { $onName }.
       *[other] { $name } hraje osvobození: z vězení vychází { $onName }.
    }
}
event-shed = { $seat ->
    [you] { $harm ->
        [trapped] Za dvě odhozené karty vycházíš z vězení.
        [pickaxe] Za dvě odhozené karty si opravuješ krumpáč.
        [lantern] Za dvě odhozené karty si opravuješ lucernu.
       *[cart] Za dvě odhozené karty si opravuješ vozík.
    }
   *[other] { $harm ->
        [trapped] { $name } za dvě odhozené karty vychází z vězení.
        [pickaxe] { $name } si za dvě odhozené karty opravuje krumpáč.
        [lantern] { $name } si za dvě odhozené karty opravuje lucernu.
       *[cart] { $name } si za dvě odhozené karty opravuje vozík.
    }
}
event-robbed = { $on ->
    [you] { $name } ti krade nuget!
   *[other] { $seat ->
        [you] Kradeš nuget: o jeden přichází { $onName }.
       *[other] { $name } krade nuget: o jeden přichází { $onName }.
    }
}
event-spared = { $seat ->
    [you] Tentokrát nekradeš.
   *[other] { $name } tentokrát nekrade.
}

# What may be done

move-pass = Odhodit kartu „{ $card }“.
    .short = odhodit
move-enough = Dál neodhazovat a dobrat si.
    .short = dost
move-shed = { $harm ->
    [trapped] Vyjít z vězení za dvě odhozené karty.
    [pickaxe] Opravit si krumpáč za dvě odhozené karty.
    [lantern] Opravit si lucernu za dvě odhozené karty.
   *[cart] Opravit si vozík za dvě odhozené karty.
}
    .short = { $harm ->
    [trapped] vyjít z vězení
    [pickaxe] opravit si krumpáč
    [lantern] opravit si lucernu
   *[cart] opravit si vozík
}
move-theft = Vyložit před sebe krádež.
    .short = před sebe
move-hands-off = { $seat ->
    [you] Odstranit vlastní kartu krádeže.
   *[other] Odstranit kartu krádeže, kterou má { $name }.
}
    .short = { $seat ->
    [you] ty
   *[other] { $name }
}
move-swap-hand = Vyměnit si karty v ruce za ty, které má { $name }.
    .short = { $name }
move-inspection = Podívat se, jakou roli má { $name }.
    .short = { $name }
move-swap-hats = { $seat ->
    [you] Vyměnit si čepičku.
   *[other] Vyměnit čepičku, kterou má { $name }.
}
    .short = { $seat ->
    [you] ty
   *[other] { $name }
}
move-trapped = Poslat do vězení: { $name }.
    .short = { $name }
move-free-at-last = { $seat ->
    [you] Dostat se z vězení.
   *[other] Pustit z vězení: { $name }.
}
    .short = { $seat ->
    [you] ty
   *[other] { $name }
}
move-steal = Ukrást jeden z nugetů, které má { $name }.
    .short = { $name }
move-leave = Nikoho neokrást.
    .short = nikoho

# Why a move is refused

refusal-in-prison = Dokud jsi ve vězení, nemůžeš kopat.
refusal-beside-goal = Žebřík nesmí ležet hned vedle cílové karty.
refusal-already-there = { $seat ->
    [you] Kartu „{ $card }“ už před sebou máš.
   *[other] { $name } už kartu „{ $card }“ před sebou má.
}
refusal-no-theft = { $seat ->
    [you] Nemáš před sebou žádnou krádež.
   *[other] { $name } před sebou žádnou krádež nemá.
}
refusal-not-trapped = { $seat ->
    [you] Nejsi ve vězení.
   *[other] { $name } není ve vězení.
}
refusal-empty-hand = { $name } už nemá žádné karty na výměnu.
refusal-not-hindered = { $harm ->
    [trapped] Nejsi ve vězení.
    [pickaxe] Nemáš rozbitý krumpáč.
    [lantern] Nemáš rozbitou lucernu.
   *[cart] Nemáš rozbitý vozík.
}
refusal-no-gold = { $name } nemá ani jeden nuget: není co ukrást.
refusal-no-spare = Na výměnu čepiček už nezbývá žádná karta trpaslíka.
refusal-others-only = Kartu „{ $card }“ nemůžeš použít na sebe.
refusal-still-owed = { $count ->
    [one] Nejdřív odhoď ještě jednu kartu.
    [few] Nejdřív odhoď ještě { $count } karty.
    [many] Nejdřív odhoď ještě { $count } karty.
   *[other] Nejdřív odhoď ještě { $count } karet.
}
refusal-too-few-cards = Potřebuješ na to dvě karty v ruce.
refusal-nothing-discarded = Kdo se vzdává tahu, odhodí aspoň jednu kartu.
refusal-one-by-one = Karty odhazuj po jedné.
refusal-theft-stays = Vlastní krádež ti nepřekáží, a tak se jí takhle zbavit nemůžeš.
refusal-idle-theft = Krádež už před sebou máš.
refusal-idle-hands-off = Nikdo před sebou nemá krádež.
refusal-idle-swap-hand = Nikdo jiný nemá karty na výměnu.
refusal-idle-swap-hats = Na výměnu už nezbývá žádná karta trpaslíka.
refusal-idle-trapped = Všichni ostatní už ve vězení jsou.
refusal-idle-free-at-last = Ve vězení nikdo není.

# What the page says at the table

web-trapped = Ve vězení
web-theft = Chystá krádež
web-role-anew = Nová čepička! Tvoje nová tajná role ({ $name })
web-ask-pass = { $owed ->
    [0] { $may ->
        [one] Můžeš odhodit ještě jednu kartu, nebo si už dobrat.
        [few] Můžeš odhodit ještě až { $may } karty, nebo si už dobrat.
        [many] Můžeš odhodit ještě až { $may } karty, nebo si už dobrat.
       *[other] Můžeš odhodit ještě až { $may } karet, nebo si už dobrat.
    }
    [one] Odhoď ještě jednu kartu.
    [few] Odhoď ještě { $owed } karty.
    [many] Odhoď ještě { $owed } karty.
   *[other] Odhoď ještě { $owed } karet.
}
web-ask-steal = Komu ukradneš nuget? Vyber hráče, nebo nikoho.
web-stealing = Krást teď může { $name }.

# What the page says at the end of a round

web-verdict-gold = { $winners ->
    [both] Cestu ke zlatu dokončuje { $name }. Tohle kolo vyhrávají oba týmy!
    [blue] Cestu ke zlatu dokončuje { $name }. Tohle kolo vyhrávají modří!
    [green] Cestu ke zlatu dokončuje { $name }. Tohle kolo vyhrávají zelení!
    [helpers] Cestu ke zlatu dokončuje { $name }. Tohle kolo vyhrávají šéf a spekulant!
    [boss] Cestu ke zlatu dokončuje { $name }. Tohle kolo vyhrává jenom šéf!
    [profiteer] Cestu ke zlatu dokončuje { $name }. Tohle kolo vyhrává jenom spekulant!
   *[nobody] Cestu ke zlatu dokončuje { $name }, ale tohle kolo nevyhrává nikdo.
}
web-verdict-no-gold = { $winners ->
    [saboteurs] Karty došly a zlato zůstává v zemi. Tohle kolo vyhrávají sabotéři!
    [profiteer] Karty došly a zlato zůstává v zemi. Tohle kolo vyhrává jenom spekulant!
   *[nobody] Karty došly a zlato zůstává v zemi. Tohle kolo ale nevyhrává nikdo.
}
web-way-blue = cesta modrých
web-way-green = cesta zelených
web-way-ladder = spojeno žebříkem se startem
web-crystals = Krystaly v dole: { $count }
web-gold-lost = { $count ->
    [one] −{ $count } nuget
    [few] −{ $count } nugety
    [many] −{ $count } nugetu
   *[other] −{ $count } nugetů
}
web-gold-thefts = Vyplaceno: { $paid }, ukradeno: { $stolen }, odneseno zloději: { $lost }.
