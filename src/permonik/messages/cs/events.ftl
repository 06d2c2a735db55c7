# What happened, for the log. $seat is "you" or "other", $name that player's name; $on and $onName the same for the
# player it happened to ("self": the same player). $known says whether the secret part is for the reader.
# Present tense only, and names in the nominative only: nobody knows a player's gender or how a name declines.

event-dealt = { $first ->
    [you] Začíná { $round }. kolo. První tah máš ty.
   *[other] Začíná { $round }. kolo. První tah má { $firstName }.
}
event-got-role = { $seat ->
    [you] Jsi { $roleName }.
   *[other] { $known ->
        [yes] { $name } je { $roleName }.
       *[no] { $name } dostává roli.
    }
}
event-drew = { $seat ->
    [you] Dobíráš si kartu „{ $card }“.
   *[other] { $known ->
        [yes] { $name } si dobírá kartu „{ $card }“.
       *[no] { $name } si dobírá kartu.
    }
}
event-placed = { $seat ->
    [you] { $turned ->
        [yes] Vykládáš otočenou kartu „{ $card }“ na pole { $x },{ $y }.
       *[no] Vykládáš kartu „{ $card }“ na pole { $x },{ $y }.
    }
   *[other] { $turned ->
        [yes] { $name } vykládá otočenou kartu „{ $card }“ na pole { $x },{ $y }.
       *[no] { $name } vykládá kartu „{ $card }“ na pole { $x },{ $y }.
    }
}
event-reached = { $seat ->
    [you] Otevíráš cestu k cíli { $x },{ $y }: je to { $card }. Vybíráš, jak bude ležet.
   *[other] { $name } otevírá cestu k cíli { $x },{ $y }: je to { $card }. Vybírá, jak bude ležet.
}
event-uncovered = { $gold ->
    [yes] V cíli { $x },{ $y } je zlato!
   *[no] V cíli { $x },{ $y } je jenom kámen.
}
event-broke = { $on ->
    [you] { $tool ->
        [lantern] { $name } ti rozbíjí lucernu!
       *[other] { $name } ti rozbíjí { $toolName }!
    }
   *[other] { $seat ->
        [you] { $tool ->
            [lantern] Útočíš: { $onName } má rozbitou lucernu.
           *[other] Útočíš: { $onName } má rozbitý { $toolName }.
        }
       *[other] { $tool ->
            [lantern] { $name } útočí: { $onName } má rozbitou lucernu.
           *[other] { $name } útočí: { $onName } má rozbitý { $toolName }.
        }
    }
}
event-repaired = { $on ->
    [you] { $tool ->
        [lantern] { $name } ti opravuje lucernu.
       *[other] { $name } ti opravuje { $toolName }.
    }
    [self] { $seat ->
        [you] { $tool ->
            [lantern] Opravuješ si lucernu.
           *[other] Opravuješ si { $toolName }.
        }
       *[other] { $tool ->
            [lantern] { $name } si opravuje lucernu.
           *[other] { $name } si opravuje { $toolName }.
        }
    }
   *[other] { $seat ->
        [you] { $tool ->
            [lantern] Pomáháš: { $onName } má zase celou lucernu.
           *[other] Pomáháš: { $onName } má zase celý { $toolName }.
        }
       *[other] { $tool ->
            [lantern] { $name } pomáhá: { $onName } má zase celou lucernu.
           *[other] { $name } pomáhá: { $onName } má zase celý { $toolName }.
        }
    }
}
event-collapsed = { $seat ->
    [you] Hraješ zával: karta „{ $card }“ mizí z pole { $x },{ $y }.
   *[other] { $name } hraje zával: karta „{ $card }“ mizí z pole { $x },{ $y }.
}
event-looked = { $seat ->
    [you] { $gold ->
        [yes] Díváš se na cíl { $x },{ $y }: je to zlato!
       *[no] Díváš se na cíl { $x },{ $y }: je to kámen.
    }
   *[other] { $known ->
        [yes] { $name } se dívá na cíl { $x },{ $y }: je to { $face }.
       *[no] { $name } se dívá na cíl { $x },{ $y }.
    }
}
event-discarded = { $seat ->
    [you] Odhazuješ kartu „{ $card }“.
   *[other] { $known ->
        [yes] { $name } odhazuje kartu „{ $card }“.
       *[no] { $name } odhazuje kartu.
    }
}
event-skipped = { $seat ->
    [you] Už nemáš žádné karty.
   *[other] { $name } už nemá žádné karty.
}
event-round-ended = { $gold_reached ->
    [yes] { $finisher ->
        [you] Otevíráš cestu ke zlatu! Kolo končí.
       *[other] { $finisherName } otevírá cestu ke zlatu! Kolo končí.
    }
   *[no] Karty došly a zlato zůstává v zemi. Kolo končí.
}
event-revealed = { $seat ->
    [you] Ukazuješ svou roli: { $roleName }.
    [nobody] Zbylá karta trpaslíka: { $roleName }.
   *[other] { $name } ukazuje svou roli: { $roleName }.
}
event-offered = { $seat ->
    [you] Vybíráš si z karet zlata: { $offer }.
   *[other] { $known ->
        [yes] { $name } si vybírá z karet zlata: { $offer }.
       *[no] { $count ->
            [one] { $name } dostává poslední kartu zlata.
            [few] { $name } má na výběr { $count } karty zlata.
            [many] { $name } má na výběr { $count } karty zlata.
           *[other] { $name } má na výběr { $count } karet zlata.
        }
    }
}
event-kept = { $seat ->
    [you] { $nuggets ->
        [one] Necháváš si kartu zlata: { $nuggets } nuget.
        [few] Necháváš si kartu zlata: { $nuggets } nugety.
        [many] Necháváš si kartu zlata: { $nuggets } nugetu.
       *[other] Necháváš si kartu zlata: { $nuggets } nugetů.
    }
   *[other] { $known ->
        [yes] { $nuggets ->
            [one] { $name } si nechává kartu zlata: { $nuggets } nuget.
            [few] { $name } si nechává kartu zlata: { $nuggets } nugety.
            [many] { $name } si nechává kartu zlata: { $nuggets } nugetu.
           *[other] { $name } si nechává kartu zlata: { $nuggets } nugetů.
        }
       *[no] { $name } si nechává jednu kartu zlata.
    }
}
event-paid = { $seat ->
    [you] { $nuggets ->
        [one] Dostáváš { $nuggets } nuget.
        [few] Dostáváš { $nuggets } nugety.
        [many] Dostáváš { $nuggets } nugetu.
       *[other] Dostáváš { $nuggets } nugetů.
    }
   *[other] { $nuggets ->
        [one] { $name } dostává { $nuggets } nuget.
        [few] { $name } dostává { $nuggets } nugety.
        [many] { $name } dostává { $nuggets } nugetu.
       *[other] { $name } dostává { $nuggets } nugetů.
    }
}
event-counted = { $seat ->
    [you] { $nuggets ->
        [one] Máš { $nuggets } nuget.
        [few] Máš { $nuggets } nugety.
        [many] Máš { $nuggets } nugetu.
       *[other] Máš { $nuggets } nugetů.
    }
   *[other] { $nuggets ->
        [one] { $name } má { $nuggets } nuget.
        [few] { $name } má { $nuggets } nugety.
        [many] { $name } má { $nuggets } nugetu.
       *[other] { $name } má { $nuggets } nugetů.
    }
}

# The expansion.

event-laid-theft = { $seat ->
    [you] Vykládáš před sebe krádež.
   *[other] { $name } před sebe vykládá krádež.
}
event-hands-off = { $on ->
    [you] Ruce pryč! { $name } ti bere kartu krádeže.
    [self] { $seat ->
        [you] Odstraňuješ vlastní kartu krádeže.
       *[other] { $name } odstraňuje vlastní kartu krádeže.
    }
   *[other] { $seat ->
        [you] Hraješ ruce pryč: { $onName } přichází o kartu krádeže.
       *[other] { $name } hraje ruce pryč: { $onName } přichází o kartu krádeže.
    }
}
event-swapped-hands = { $on ->
    [you] { $name } si s tebou vyměňuje karty v ruce.
   *[other] { $seat ->
        [you] Karty v ruce si vyměňujete ty a { $onName }.
       *[other] Karty v ruce si vyměňují { $name } a { $onName }.
    }
}
event-took = { $seat ->
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
        [you] Hraješ výměnu čepiček: novou dostává { $onName }.
       *[other] { $known ->
            [yes] { $name } hraje výměnu čepiček: novou dostává { $onName }. Nová role: { $roleName }.
           *[no] { $name } hraje výměnu čepiček: novou dostává { $onName }.
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
    [you] Nikoho neokrádáš.
   *[other] { $name } nikoho neokrádá.
}
