# What happened, for the log. $seat is "you" or "other", $name that player's name; $on and $onName the same for the
# player it happened to ("self": the same player). $known says whether the secret part is for the reader.
# Present tense only: a past tense would need the player's gender in Czech and Slovak.

event-dealt = { $round ->
    [1] The game begins.
   *[other] Round { $round } begins.
} { $first ->
    [you] You start.
   *[other] { $firstName } starts.
}
event-got-role = { $seat ->
    [you] You are a { $roleName }.
   *[other] { $known ->
        [yes] { $name } is a { $roleName }.
       *[no] { $name } gets a role.
    }
}
event-drew = { $seat ->
    [you] You draw “{ $card }”.
   *[other] { $known ->
        [yes] { $name } draws “{ $card }”.
       *[no] { $name } draws a card.
    }
}
event-placed = { $seat ->
    [you] You place “{ $card }” at { $x },{ $y }{ $turned ->
        [yes] , turned.
       *[no] .
    }
   *[other] { $name } places “{ $card }” at { $x },{ $y }{ $turned ->
        [yes] , turned.
       *[no] .
    }
}
    .seen = { $seat ->
        [you] You place “{ $card }”{ $turned ->
            [yes] , turned.
           *[no] .
        }
       *[other] { $name } places “{ $card }”{ $turned ->
            [yes] , turned.
           *[no] .
        }
    }
event-reached = { $seat ->
    [you] You reach { $card } at { $x },{ $y } and choose how it lies.
   *[other] { $name } reaches { $card } at { $x },{ $y } and chooses how it lies.
}
    .seen = { $seat ->
        [you] You reach { $card } and choose how it lies.
       *[other] { $name } reaches { $card } and chooses how it lies.
    }
event-uncovered = { $gold ->
    [yes] The goal at { $x },{ $y } is the gold!
   *[no] The goal at { $x },{ $y } is only stone.
}
    .seen = { $gold ->
        [yes] The goal is the gold!
       *[no] The goal is only stone.
    }
event-broke = { $on ->
    [you] { $name } breaks your { $toolName }!
   *[other] { $seat ->
        [you] You break the { $toolName } of { $onName }.
       *[other] { $name } breaks the { $toolName } of { $onName }.
    }
}
event-repaired = { $on ->
    [you] { $name } repairs your { $toolName }.
    [self] { $seat ->
        [you] You repair your own { $toolName }.
       *[other] { $name } repairs their own { $toolName }.
    }
   *[other] { $seat ->
        [you] You repair the { $toolName } of { $onName }.
       *[other] { $name } repairs the { $toolName } of { $onName }.
    }
}
event-collapsed = { $seat ->
    [you] Your rockfall removes “{ $card }” at { $x },{ $y }.
   *[other] Rockfall by { $name }: “{ $card }” at { $x },{ $y } is gone.
}
    .seen = { $seat ->
        [you] Your rockfall removes “{ $card }”.
       *[other] Rockfall by { $name }: “{ $card }” is gone.
    }
event-looked = { $seat ->
    [you] { $gold ->
        [yes] You look at the goal { $x },{ $y }: it is the gold!
       *[no] You look at the goal { $x },{ $y }: stone.
    }
   *[other] { $known ->
        [yes] { $name } looks at the goal { $x },{ $y }: { $face }.
       *[no] { $name } looks at the goal { $x },{ $y }.
    }
}
    .seen = { $seat ->
        [you] { $gold ->
            [yes] You look at a goal: it is the gold!
           *[no] You look at a goal: stone.
        }
       *[other] { $known ->
            [yes] { $name } looks at a goal: { $face }.
           *[no] { $name } looks at a goal.
        }
    }
event-discarded = { $seat ->
    [you] You discard “{ $card }”.
   *[other] { $known ->
        [yes] { $name } discards “{ $card }”.
       *[no] { $name } discards a card.
    }
}
event-skipped = { $seat ->
    [you] You have no cards left.
   *[other] { $name } has no cards left.
}
event-round-ended = { $gold_reached ->
    [yes] { $finisher ->
        [you] You reach the gold! The round is over.
       *[other] { $finisherName } reaches the gold! The round is over.
    }
   *[no] All cards are used up and nobody reached the gold. The round is over.
}
event-revealed = { $seat ->
    [you] You are revealed: { $roleName }.
    [nobody] The dwarf card left over: { $roleName }.
   *[other] { $name } is revealed: { $roleName }.
}
event-offered = { $seat ->
    [you] You may choose from these gold cards: { $offer }.
   *[other] { $known ->
        [yes] { $name } may choose from these gold cards: { $offer }.
       *[no] { $count ->
            [one] The last gold card goes to { $name }.
           *[other] { $name } may choose from { $count } gold cards.
        }
    }
}
event-kept = { $seat ->
    [you] { $nuggets ->
        [one] You keep a gold card with { $nuggets } nugget.
       *[other] You keep a gold card with { $nuggets } nuggets.
    }
   *[other] { $known ->
        [yes] { $nuggets ->
            [one] { $name } keeps a gold card with { $nuggets } nugget.
           *[other] { $name } keeps a gold card with { $nuggets } nuggets.
        }
       *[no] { $name } keeps a gold card.
    }
}
event-paid = { $seat ->
    [you] { $nuggets ->
        [one] You get { $nuggets } nugget.
       *[other] You get { $nuggets } nuggets.
    }
   *[other] { $nuggets ->
        [one] { $name } gets { $nuggets } nugget.
       *[other] { $name } gets { $nuggets } nuggets.
    }
}
event-counted = { $seat ->
    [you] { $nuggets ->
        [one] You have { $nuggets } nugget.
       *[other] You have { $nuggets } nuggets.
    }
   *[other] { $nuggets ->
        [one] { $name } has { $nuggets } nugget.
       *[other] { $name } has { $nuggets } nuggets.
    }
}
