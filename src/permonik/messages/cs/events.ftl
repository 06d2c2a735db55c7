# What happened, for the log. $seat is "you" or "other", $name that player's name; $on and $onName the same for the
# player it happened to ("self": the same player). $known says whether the secret part is for the reader.
# A player acts in the present tense and is named in the nominative: nobody knows a player's gender or how a name declines. Tiles, cards, dice and imps act in the past tense.

event-dealt = { $round ->
    [1] Začala hra.
   *[other] Začalo { $round }. kolo.
} { $first ->
    [you] První tah máš ty.
   *[other] První tah má { $firstName }.
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
    .seen = { $seat ->
        [you] { $turned ->
            [yes] Vykládáš otočenou kartu „{ $card }“.
           *[no] Vykládáš kartu „{ $card }“.
        }
       *[other] { $turned ->
            [yes] { $name } vykládá otočenou kartu „{ $card }“.
           *[no] { $name } vykládá kartu „{ $card }“.
        }
    }
event-reached = { $seat ->
    [you] Prokopáváš se k cíli { $x },{ $y }: je tam { $card }. Vybíráš, jak bude ležet.
   *[other] { $name } se prokopává k cíli { $x },{ $y }: je tam { $card }. Vybírá, jak bude ležet.
}
    .seen = { $seat ->
        [you] Prokopáváš se k cíli: je tam { $card }. Vybíráš, jak bude ležet.
       *[other] { $name } se prokopává k cíli: je tam { $card }. Vybírá, jak bude ležet.
    }
event-uncovered = { $gold ->
    [yes] V cíli { $x },{ $y } je zlato!
   *[no] V cíli { $x },{ $y } je jenom kámen.
}
    .seen = { $gold ->
        [yes] V cíli je zlato!
       *[no] V cíli je jenom kámen.
    }
event-broke = { $on ->
    [you] { $tool ->
        [lantern] { $name } ti rozbíjí lucernu!
       *[other] { $name } ti rozbíjí { $toolName }!
    }
   *[other] { $seat ->
        [you] { $tool ->
            [lantern] Rozbíjíš lucernu, kterou má { $onName }.
           *[other] Rozbíjíš { $toolName }, který má { $onName }.
        }
       *[other] { $tool ->
            [lantern] { $name } rozbíjí lucernu, kterou má { $onName }.
           *[other] { $name } rozbíjí { $toolName }, který má { $onName }.
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
            [lantern] Opravuješ lucernu, kterou má { $onName }.
           *[other] Opravuješ { $toolName }, který má { $onName }.
        }
       *[other] { $tool ->
            [lantern] { $name } opravuje lucernu, kterou má { $onName }.
           *[other] { $name } opravuje { $toolName }, který má { $onName }.
        }
    }
}
event-collapsed = { $seat ->
    [you] Hraješ zával: karta „{ $card }“ zmizela z pole { $x },{ $y }.
   *[other] { $name } hraje zával: karta „{ $card }“ zmizela z pole { $x },{ $y }.
}
    .seen = { $seat ->
        [you] Hraješ zával: karta „{ $card }“ zmizela.
       *[other] { $name } hraje zával: karta „{ $card }“ zmizela.
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
    .seen = { $seat ->
        [you] { $gold ->
            [yes] Díváš se na cíl: je to zlato!
           *[no] Díváš se na cíl: je to kámen.
        }
       *[other] { $known ->
            [yes] { $name } se dívá na cíl: je to { $face }.
           *[no] { $name } se dívá na cíl.
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
        [you] Prokopáváš se ke zlatu! Kolo skončilo.
       *[other] { $finisherName } se prokopává ke zlatu! Kolo skončilo.
    }
   *[no] Karty došly a zlato zůstává v zemi. Kolo skončilo.
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
            [few] { $name } má na výběr { $count } karty zlata.
            [many] { $name } má na výběr { $count } karty zlata.
           *[other] { $name } má na výběr { $count } karet zlata.
        }
    }
}
event-kept = { $seat ->
    [you] { $nuggets ->
        [one] Necháváš si kartu zlata: { $nuggets } nuget.
        [few] Necháváš si kartu zlata: { $nuggets } nugety.
        [many] Necháváš si kartu zlata: { $nuggets } nugetu.
       *[other] Necháváš si kartu zlata: { $nuggets } nugetů.
    }
   *[other] { $known ->
        [yes] { $nuggets ->
            [one] { $name } si nechává kartu zlata: { $nuggets } nuget.
            [few] { $name } si nechává kartu zlata: { $nuggets } nugety.
            [many] { $name } si nechává kartu zlata: { $nuggets } nugetu.
           *[other] { $name } si nechává kartu zlata: { $nuggets } nugetů.
        }
       *[no] { $name } si nechává jednu kartu zlata.
    }
}
event-paid = { $seat ->
    [you] { $nuggets ->
        [one] Dostáváš { $nuggets } nuget.
        [few] Dostáváš { $nuggets } nugety.
        [many] Dostáváš { $nuggets } nugetu.
       *[other] Dostáváš { $nuggets } nugetů.
    }
   *[other] { $nuggets ->
        [one] { $name } dostává { $nuggets } nuget.
        [few] { $name } dostává { $nuggets } nugety.
        [many] { $name } dostává { $nuggets } nugetu.
       *[other] { $name } dostává { $nuggets } nugetů.
    }
}
event-counted = { $seat ->
    [you] { $nuggets ->
        [one] Máš { $nuggets } nuget.
        [few] Máš { $nuggets } nugety.
        [many] Máš { $nuggets } nugetu.
       *[other] Máš { $nuggets } nugetů.
    }
   *[other] { $nuggets ->
        [one] { $name } má { $nuggets } nuget.
        [few] { $name } má { $nuggets } nugety.
        [many] { $name } má { $nuggets } nugetu.
       *[other] { $name } má { $nuggets } nugetů.
    }
}
