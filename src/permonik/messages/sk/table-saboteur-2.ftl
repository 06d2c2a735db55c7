# What only the expansion tells and asks at the table, as in events.ftl, moves.ftl, refusals.ftl and web.ftl.

# What happened

event-laid-theft = { $seat ->
    [you] Vykladáš pred seba krádež.
   *[other] { $name } vykladá pred seba krádež.
}
event-hands-off = { $on ->
    [you] Ruky preč! { $name } ti berie kartu krádeže.
    [self] { $seat ->
        [you] Odstraňuješ vlastnú kartu krádeže.
       *[other] { $name } odstraňuje vlastnú kartu krádeže.
    }
   *[other] { $seat ->
        [you] Hráš kartu „ruky preč“: { $onName } prichádza o kartu krádeže.
       *[other] { $name } hrá kartu „ruky preč“: { $onName } prichádza o kartu krádeže.
    }
}
event-swapped-hands = { $on ->
    [you] { $name } si s tebou vymieňa karty v ruke.
   *[other] { $seat ->
        [you] Karty v ruke si vymieňate ty a { $onName }.
       *[other] Karty v ruke si vymieňajú { $name } a { $onName }.
    }
}
event-received = { $seat ->
    [you] Výmenou získavaš kartu „{ $card }“.
   *[other] { $known ->
        [yes] { $name } výmenou získava kartu „{ $card }“.
       *[no] { $name } výmenou získava kartu.
    }
}
event-inspected = { $seat ->
    [you] Inšpekcia: { $onName } je { $roleName }.
   *[other] { $on ->
        [you] { $name } si prezerá tvoju rolu.
       *[other] { $known ->
            [yes] { $name } pri inšpekcii zisťuje, že { $onName } je { $roleName }.
           *[no] { $name } si prezerá rolu, ktorú má { $onName }.
        }
    }
}
event-swapped-hats = { $on ->
    [you] { $known ->
        [yes] { $name } ti vymieňa čiapku. Tvoja nová rola: { $roleName }.
       *[no] { $name } ti vymieňa čiapku.
    }
    [self] { $seat ->
        [you] { $known ->
            [yes] Vymieňaš si čiapku. Tvoja nová rola: { $roleName }.
           *[no] Vymieňaš si čiapku.
        }
       *[other] { $known ->
            [yes] { $name } si vymieňa čiapku. Nová rola: { $roleName }.
           *[no] { $name } si vymieňa čiapku.
        }
    }
   *[other] { $seat ->
        [you] Hráš kartu „výmena čiapok“: novú dostáva { $onName }.
       *[other] { $known ->
            [yes] { $name } hrá kartu „výmena čiapok“: novú dostáva { $onName }. Nová rola: { $roleName }.
           *[no] { $name } hrá kartu „výmena čiapok“: novú dostáva { $onName }.
        }
    }
}
event-imprisoned = { $on ->
    [you] { $name } ťa posiela do väzenia!
   *[other] { $seat ->
        [you] Hráš väzenie: za mrežami končí { $onName }.
       *[other] { $name } hrá väzenie: za mrežami končí { $onName }.
    }
}
event-released = { $on ->
    [you] { $name } ťa púšťa z väzenia.
    [self] { $seat ->
        [you] Dostávaš sa z väzenia.
       *[other] { $name } sa dostáva z väzenia.
    }
   *[other] { $seat ->
        [you] Hráš oslobodenie: z väzenia vychádza { $onName }.
       *[other] { $name } hrá oslobodenie: z väzenia vychádza { $onName }.
    }
}
event-shed = { $seat ->
    [you] { $harm ->
        [trapped] Za dve odhodené karty vychádzaš z väzenia.
        [pickaxe] Za dve odhodené karty si opravuješ krompáč.
        [lantern] Za dve odhodené karty si opravuješ lampáš.
       *[cart] Za dve odhodené karty si opravuješ vozík.
    }
   *[other] { $harm ->
        [trapped] { $name } za dve odhodené karty vychádza z väzenia.
        [pickaxe] { $name } si za dve odhodené karty opravuje krompáč.
        [lantern] { $name } si za dve odhodené karty opravuje lampáš.
       *[cart] { $name } si za dve odhodené karty opravuje vozík.
    }
}
event-robbed = { $on ->
    [you] { $name } ti kradne nuget!
   *[other] { $seat ->
        [you] Kradneš nuget: o jeden prichádza { $onName }.
       *[other] { $name } kradne nuget: o jeden prichádza { $onName }.
    }
}
event-spared = { $seat ->
    [you] Tentoraz nekradneš.
   *[other] { $name } tentoraz nekradne.
}

# What may be done

move-pass = Odhodiť kartu „{ $card }“.
    .short = odhodiť
move-enough = Ďalej neodhadzovať a dobrať si.
    .short = dosť
move-shed = { $harm ->
    [trapped] Vyjsť z väzenia za dve odhodené karty.
    [pickaxe] Opraviť si krompáč za dve odhodené karty.
    [lantern] Opraviť si lampáš za dve odhodené karty.
   *[cart] Opraviť si vozík za dve odhodené karty.
}
    .short = { $harm ->
    [trapped] vyjsť z väzenia
    [pickaxe] opraviť si krompáč
    [lantern] opraviť si lampáš
   *[cart] opraviť si vozík
}
move-theft = Vyložiť pred seba krádež.
    .short = pred seba
move-hands-off = { $seat ->
    [you] Odstrániť vlastnú kartu krádeže.
   *[other] Odstrániť kartu krádeže, ktorú má { $name }.
}
    .short = { $seat ->
    [you] ty
   *[other] { $name }
}
move-swap-hand = Vymeniť si karty v ruke za tie, ktoré má { $name }.
    .short = { $name }
move-inspection = Pozrieť sa, akú rolu má { $name }.
    .short = { $name }
move-swap-hats = { $seat ->
    [you] Vymeniť si čiapku.
   *[other] Vymeniť čiapku, ktorú má { $name }.
}
    .short = { $seat ->
    [you] ty
   *[other] { $name }
}
move-trapped = Poslať do väzenia: { $name }.
    .short = { $name }
move-free-at-last = { $seat ->
    [you] Dostať sa z väzenia.
   *[other] Pustiť z väzenia: { $name }.
}
    .short = { $seat ->
    [you] ty
   *[other] { $name }
}
move-steal = Ukradnúť jeden z nugetov, ktoré má { $name }.
    .short = { $name }
move-leave = Nikoho neokradnúť.
    .short = nikoho

# Why a move is refused

refusal-in-prison = Kým si vo väzení, nemôžeš kopať.
refusal-beside-goal = Rebrík nesmie ležať hneď vedľa cieľovej karty.
refusal-already-there = { $seat ->
    [you] Kartu „{ $card }“ už pred sebou máš.
   *[other] { $name } už kartu „{ $card }“ pred sebou má.
}
refusal-no-theft = { $seat ->
    [you] Nemáš pred sebou žiadnu krádež.
   *[other] { $name } pred sebou žiadnu krádež nemá.
}
refusal-not-trapped = { $seat ->
    [you] Nie si vo väzení.
   *[other] { $name } nie je vo väzení.
}
refusal-empty-hand = { $name } už nemá žiadne karty na výmenu.
refusal-not-hindered = { $harm ->
    [trapped] Nie si vo väzení.
    [pickaxe] Tvoj krompáč nie je rozbitý.
    [lantern] Tvoj lampáš nie je rozbitý.
   *[cart] Tvoj vozík nie je rozbitý.
}
refusal-no-gold = { $name } nemá ani jeden nuget: nie je čo ukradnúť.
refusal-no-spare = Na výmenu čiapok už neostáva žiadna karta trpaslíka.
refusal-others-only = Kartu „{ $card }“ nemôžeš použiť na seba.
refusal-still-owed = { $count ->
    [one] Najprv odhoď ešte jednu kartu.
    [few] Najprv odhoď ešte { $count } karty.
    [many] Najprv odhoď ešte { $count } karty.
   *[other] Najprv odhoď ešte { $count } kariet.
}
refusal-too-few-cards = Potrebuješ na to dve karty v ruke.
refusal-nothing-discarded = Kto sa vzdáva ťahu, odhodí aspoň jednu kartu.
refusal-one-by-one = Karty odhadzuj po jednej.
refusal-theft-stays = Vlastná krádež ti neprekáža, a tak sa jej takto zbaviť nemôžeš.
refusal-idle-theft = Krádež už pred sebou máš.
refusal-idle-hands-off = Nikto pred sebou nemá krádež.
refusal-idle-swap-hand = Nikto iný nemá karty na výmenu.
refusal-idle-swap-hats = Na výmenu už neostala žiadna karta trpaslíka.
refusal-idle-trapped = Všetci ostatní už vo väzení sú.
refusal-idle-free-at-last = Vo väzení nikto nie je.

# What the page says at the table

web-trapped = Vo väzení
web-theft = Chystá krádež
web-role-anew = Nová čiapka! Tvoja nová tajná rola, { $name }
web-ask-pass = { $owed ->
    [0] { $may ->
        [one] Môžeš odhodiť ešte jednu kartu, alebo si už dobrať.
        [few] Môžeš odhodiť ešte až { $may } karty, alebo si už dobrať.
        [many] Môžeš odhodiť ešte až { $may } karty, alebo si už dobrať.
       *[other] Môžeš odhodiť ešte až { $may } kariet, alebo si už dobrať.
    }
    [one] Odhoď ešte jednu kartu.
    [few] Odhoď ešte { $owed } karty.
    [many] Odhoď ešte { $owed } karty.
   *[other] Odhoď ešte { $owed } kariet.
}
web-ask-steal = Komu ukradneš nuget? Vyber hráča, alebo nikoho.
web-stealing = Kradnúť teraz môže { $name }.

# What the page says at the end of a round

web-verdict-gold = { $winners ->
    [both] Cestu k zlatu dokončuje { $name }. Toto kolo vyhrávajú oba tímy!
    [blue] Cestu k zlatu dokončuje { $name }. Toto kolo vyhrávajú modrí!
    [green] Cestu k zlatu dokončuje { $name }. Toto kolo vyhrávajú zelení!
    [helpers] Cestu k zlatu dokončuje { $name }. Toto kolo vyhrávajú šéf a špekulant!
    [boss] Cestu k zlatu dokončuje { $name }. Toto kolo vyhráva iba šéf!
    [profiteer] Cestu k zlatu dokončuje { $name }. Toto kolo vyhráva iba špekulant!
   *[nobody] Cestu k zlatu dokončuje { $name }, ale toto kolo nevyhráva nikto.
}
web-verdict-no-gold = { $winners ->
    [saboteurs] Karty sa minuli a k zlatu sa nikto nedostal. Toto kolo vyhrávajú sabotéri!
    [profiteer] Karty sa minuli a k zlatu sa nikto nedostal. Toto kolo vyhráva iba špekulant!
   *[nobody] Karty sa minuli a k zlatu sa nikto nedostal. Toto kolo však nevyhráva nikto.
}
web-way-blue = cesta modrých
web-way-green = cesta zelených
web-way-ladder = spojené rebríkom so štartom
web-crystals = Kryštály v bani: { $count }
web-gold-lost = { $count ->
    [one] −{ $count } nuget
    [few] −{ $count } nugety
    [many] −{ $count } nugetu
   *[other] −{ $count } nugetov
}
web-gold-thefts = Vyplatené: { $paid }, ukradnuté: { $stolen }, odnesené zlodejmi: { $lost }.
