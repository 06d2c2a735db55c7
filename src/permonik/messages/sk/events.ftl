# What happened, for the log. $seat is "you" or "other", $name that player's name; $on and $onName the same for the
# player it happened to ("self": the same player). $known says whether the secret part is for the reader.
# A player acts in the present tense and is named in the nominative: nobody knows a player's gender or how a name declines. Tiles, cards, dice and imps act in the past tense.

event-dealt = { $round ->
    [1] Začala sa hra.
   *[other] Začalo sa { $round }. kolo.
} { $first ->
    [you] Prvý ťah máš ty.
   *[other] Prvý ťah má { $firstName }.
}
event-got-role = { $seat ->
    [you] Si { $roleName }.
   *[other] { $known ->
        [yes] { $name } je { $roleName }.
       *[no] { $name } dostáva rolu.
    }
}
event-drew = { $seat ->
    [you] Doberáš si kartu „{ $card }“.
   *[other] { $known ->
        [yes] { $name } si doberá kartu „{ $card }“.
       *[no] { $name } si doberá kartu.
    }
}
event-placed = { $seat ->
    [you] { $turned ->
        [yes] Vykladáš otočenú kartu „{ $card }“ na pole { $x },{ $y }.
       *[no] Vykladáš kartu „{ $card }“ na pole { $x },{ $y }.
    }
   *[other] { $turned ->
        [yes] { $name } vykladá otočenú kartu „{ $card }“ na pole { $x },{ $y }.
       *[no] { $name } vykladá kartu „{ $card }“ na pole { $x },{ $y }.
    }
}
    .seen = { $seat ->
        [you] { $turned ->
            [yes] Vykladáš otočenú kartu „{ $card }“.
           *[no] Vykladáš kartu „{ $card }“.
        }
       *[other] { $turned ->
            [yes] { $name } vykladá otočenú kartu „{ $card }“.
           *[no] { $name } vykladá kartu „{ $card }“.
        }
    }
event-reached = { $seat ->
    [you] Prekopávaš sa k cieľu { $x },{ $y }: je tam { $card }. Vyberáš, ako bude ležať.
   *[other] { $name } sa prekopáva k cieľu { $x },{ $y }: je tam { $card }. Vyberá, ako bude ležať.
}
    .seen = { $seat ->
        [you] Prekopávaš sa k cieľu: je tam { $card }. Vyberáš, ako bude ležať.
       *[other] { $name } sa prekopáva k cieľu: je tam { $card }. Vyberá, ako bude ležať.
    }
event-uncovered = { $gold ->
    [yes] V cieli { $x },{ $y } je zlato!
   *[no] V cieli { $x },{ $y } je len kameň.
}
    .seen = { $gold ->
        [yes] V cieli je zlato!
       *[no] V cieli je iba kameň.
    }
event-broke = { $on ->
    [you] { $name } ti rozbíja { $toolName }!
   *[other] { $seat ->
        [you] Rozbíjaš { $toolName }, ktorý má { $onName }.
       *[other] { $name } rozbíja { $toolName }, ktorý má { $onName }.
    }
}
event-repaired = { $on ->
    [you] { $name } ti opravuje { $toolName }.
    [self] { $seat ->
        [you] Opravuješ si { $toolName }.
       *[other] { $name } si opravuje { $toolName }.
    }
   *[other] { $seat ->
        [you] Opravuješ { $toolName }, ktorý má { $onName }.
       *[other] { $name } opravuje { $toolName }, ktorý má { $onName }.
    }
}
event-collapsed = { $seat ->
    [you] Hráš zával: karta „{ $card }“ zmizla z poľa { $x },{ $y }.
   *[other] { $name } hrá zával: karta „{ $card }“ zmizla z poľa { $x },{ $y }.
}
    .seen = { $seat ->
        [you] Hráš zával: karta „{ $card }“ zmizla.
       *[other] { $name } hrá zával: karta „{ $card }“ zmizla.
    }
event-looked = { $seat ->
    [you] { $gold ->
        [yes] Pozeráš sa na cieľ { $x },{ $y }: je tam zlato!
       *[no] Pozeráš sa na cieľ { $x },{ $y }: je tam len kameň.
    }
   *[other] { $known ->
        [yes] { $name } sa pozerá na cieľ { $x },{ $y }: { $face }.
       *[no] { $name } sa pozerá na cieľ { $x },{ $y }.
    }
}
    .seen = { $seat ->
        [you] { $gold ->
            [yes] Pozeráš sa na cieľ: je to zlato!
           *[no] Pozeráš sa na cieľ: je to kameň.
        }
       *[other] { $known ->
            [yes] { $name } sa pozerá na cieľ: je to { $face }.
           *[no] { $name } sa pozerá na cieľ.
        }
    }
event-discarded = { $seat ->
    [you] Odhadzuješ kartu „{ $card }“.
   *[other] { $known ->
        [yes] { $name } odhadzuje kartu „{ $card }“.
       *[no] { $name } odhadzuje kartu.
    }
}
event-skipped = { $seat ->
    [you] Už nemáš žiadne karty.
   *[other] { $name } už nemá žiadne karty.
}
event-round-ended = { $gold_reached ->
    [yes] { $finisher ->
        [you] Prekopávaš sa k zlatu! Kolo sa skončilo.
       *[other] { $finisherName } sa prekopáva k zlatu! Kolo sa skončilo.
    }
   *[no] Karty sa minuli a k zlatu sa nikto nedostal. Kolo sa skončilo.
}
event-revealed = { $seat ->
    [you] Ukazuješ svoju rolu: { $roleName }.
    [nobody] Zvyšná karta trpaslíka: { $roleName }.
   *[other] { $name } ukazuje svoju rolu: { $roleName }.
}
event-offered = { $seat ->
    [you] Môžeš si vybrať z týchto kariet zlata: { $offer }.
   *[other] { $known ->
        [yes] { $name } si môže vybrať z týchto kariet zlata: { $offer }.
       *[no] { $count ->
            [one] Poslednú kartu zlata dostáva { $name }.
            [few] { $name } má na výber { $count } karty zlata.
            [many] { $name } má na výber { $count } karty zlata.
           *[other] { $name } má na výber { $count } kariet zlata.
        }
    }
}
event-kept = { $seat ->
    [you] { $nuggets ->
        [one] Nechávaš si kartu zlata: { $nuggets } nuget.
        [few] Nechávaš si kartu zlata: { $nuggets } nugety.
        [many] Nechávaš si kartu zlata: { $nuggets } nugetu.
       *[other] Nechávaš si kartu zlata: { $nuggets } nugetov.
    }
   *[other] { $known ->
        [yes] { $nuggets ->
            [one] { $name } si necháva kartu zlata: { $nuggets } nuget.
            [few] { $name } si necháva kartu zlata: { $nuggets } nugety.
            [many] { $name } si necháva kartu zlata: { $nuggets } nugetu.
           *[other] { $name } si necháva kartu zlata: { $nuggets } nugetov.
        }
       *[no] { $name } si necháva kartu zlata.
    }
}
event-paid = { $seat ->
    [you] { $nuggets ->
        [one] Dostávaš { $nuggets } nuget.
        [few] Dostávaš { $nuggets } nugety.
        [many] Dostávaš { $nuggets } nugetu.
       *[other] Dostávaš { $nuggets } nugetov.
    }
   *[other] { $nuggets ->
        [one] { $name } dostáva { $nuggets } nuget.
        [few] { $name } dostáva { $nuggets } nugety.
        [many] { $name } dostáva { $nuggets } nugetu.
       *[other] { $name } dostáva { $nuggets } nugetov.
    }
}
event-counted = { $seat ->
    [you] { $nuggets ->
        [one] Máš { $nuggets } nuget.
        [few] Máš { $nuggets } nugety.
        [many] Máš { $nuggets } nugetu.
       *[other] Máš { $nuggets } nugetov.
    }
   *[other] { $nuggets ->
        [one] { $name } má { $nuggets } nuget.
        [few] { $name } má { $nuggets } nugety.
        [many] { $name } má { $nuggets } nugetu.
       *[other] { $name } má { $nuggets } nugetov.
    }
}
