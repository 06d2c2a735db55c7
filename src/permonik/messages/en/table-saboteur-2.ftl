# What only the expansion tells and asks at the table, as in events.ftl, moves.ftl, refusals.ftl and web.ftl.

# What happened

event-laid-theft = { $seat ->
    [you] You lay a theft card in front of you.
   *[other] { $name } lays down a theft card.
}
event-hands-off = { $on ->
    [you] Hands off! { $name } takes away your theft card.
    [self] { $seat ->
        [you] You take away your own theft card.
       *[other] { $name } takes away their own theft card.
    }
   *[other] { $seat ->
        [you] Hands off! You take away the theft card of { $onName }.
       *[other] Hands off! { $name } takes away the theft card of { $onName }.
    }
}
event-swapped-hands = { $on ->
    [you] { $name } swaps hands with you.
   *[other] { $seat ->
        [you] You swap hands with { $onName }.
       *[other] { $name } and { $onName } swap hands.
    }
}
event-received = { $seat ->
    [you] The swap brings you “{ $card }”.
   *[other] { $known ->
        [yes] The swap brings { $name } “{ $card }”.
       *[no] The swap brings { $name } a card.
    }
}
event-inspected = { $seat ->
    [you] You look at the role of { $onName }: { $roleName }.
   *[other] { $on ->
        [you] { $name } looks at your role.
       *[other] { $known ->
            [yes] { $name } looks at the role of { $onName }: { $roleName }.
           *[no] { $name } looks at the role of { $onName }.
        }
    }
}
event-swapped-hats = { $on ->
    [you] { $known ->
        [yes] { $name } swaps your hat. Your new role: { $roleName }.
       *[no] { $name } swaps your hat.
    }
    [self] { $seat ->
        [you] { $known ->
            [yes] You swap your hat. Your new role: { $roleName }.
           *[no] You swap your hat.
        }
       *[other] { $known ->
            [yes] { $name } takes a new hat. The new role: { $roleName }.
           *[no] { $name } takes a new hat.
        }
    }
   *[other] { $seat ->
        [you] You give { $onName } a new hat.
       *[other] { $known ->
            [yes] { $name } gives { $onName } a new hat. The new role: { $roleName }.
           *[no] { $name } gives { $onName } a new hat.
        }
    }
}
event-imprisoned = { $on ->
    [you] { $name } puts you in prison!
   *[other] { $seat ->
        [you] You put { $onName } in prison.
       *[other] { $name } puts { $onName } in prison.
    }
}
event-released = { $on ->
    [you] { $name } frees you from prison.
    [self] { $seat ->
        [you] You get out of prison.
       *[other] { $name } gets out of prison.
    }
   *[other] { $seat ->
        [you] You free { $onName } from prison.
       *[other] { $name } frees { $onName } from prison.
    }
}
event-shed = { $seat ->
    [you] { $harm ->
        [trapped] You leave the prison for two cards.
        [pickaxe] You mend your pickaxe for two cards.
        [lantern] You mend your lantern for two cards.
       *[cart] You mend your cart for two cards.
    }
   *[other] { $harm ->
        [trapped] { $name } leaves the prison for two cards.
        [pickaxe] { $name } mends the pickaxe for two cards.
        [lantern] { $name } mends the lantern for two cards.
       *[cart] { $name } mends the cart for two cards.
    }
}
event-robbed = { $on ->
    [you] { $name } steals a nugget from you!
   *[other] { $seat ->
        [you] You steal a nugget from { $onName }.
       *[other] { $name } steals a nugget from { $onName }.
    }
}
event-spared = { $seat ->
    [you] You steal nothing.
   *[other] { $name } steals nothing.
}

# What may be done

move-pass = Discard “{ $card }”.
    .short = discard
move-enough = Discard no more and draw.
    .short = enough
move-shed = { $harm ->
    [trapped] Leave the prison for two cards.
    [pickaxe] Mend the pickaxe for two cards.
    [lantern] Mend the lantern for two cards.
   *[cart] Mend the cart for two cards.
}
    .short = { $harm ->
    [trapped] leave the prison
    [pickaxe] mend your pickaxe
    [lantern] mend your lantern
   *[cart] mend your cart
}
move-theft = Lay out a theft card.
    .short = in front of you
move-hands-off = { $seat ->
    [you] Take away your own theft card.
   *[other] Take away the theft card of { $name }.
}
    .short = { $seat ->
    [you] you
   *[other] { $name }
}
move-swap-hand = Swap hands with { $name }.
    .short = { $name }
move-inspection = Look at the role of { $name }.
    .short = { $name }
move-swap-hats = { $seat ->
    [you] Swap your own hat.
   *[other] Swap the hat of { $name }.
}
    .short = { $seat ->
    [you] you
   *[other] { $name }
}
move-trapped = Put { $name } in prison.
    .short = { $name }
move-free-at-last = { $seat ->
    [you] Get out of prison.
   *[other] Free { $name } from prison.
}
    .short = { $seat ->
    [you] you
   *[other] { $name }
}
move-steal = Steal a nugget from { $name }.
    .short = { $name }
move-leave = Steal nothing.
    .short = nobody

# Why a move is refused

refusal-in-prison = You cannot dig while you are in prison.
refusal-beside-goal = A ladder may not lie right beside a goal card.
refusal-already-there = { $seat ->
    [you] The card “{ $card }” lies in front of you already.
   *[other] The card “{ $card }” lies in front of { $name } already.
}
refusal-no-theft = { $seat ->
    [you] No theft card lies in front of you.
   *[other] No theft card lies in front of { $name }.
}
refusal-not-trapped = { $seat ->
    [you] You are not in prison.
   *[other] { $name } is not in prison.
}
refusal-empty-hand = { $name } has no cards left to swap.
refusal-not-hindered = { $harm ->
    [trapped] You are not in prison.
    [pickaxe] Your pickaxe is not broken.
    [lantern] Your lantern is not broken.
   *[cart] Your cart is not broken.
}
refusal-no-gold = { $name } has no nugget to steal.
refusal-no-spare = No dwarf card is left over for a new hat.
refusal-others-only = You cannot use the card “{ $card }” on yourself.
refusal-still-owed = { $count ->
    [one] Discard one more card first.
   *[other] Discard { $count } more cards first.
}
refusal-too-few-cards = You need two cards in hand for that.
refusal-nothing-discarded = Whoever passes discards at least one card.
refusal-one-by-one = Discard your cards one at a time.
refusal-theft-stays = Your own theft card does not hinder you, so you cannot get rid of it like this.
refusal-idle-theft = A theft lies in front of you already.
refusal-idle-hands-off = Nobody has a theft in front of them.
refusal-idle-swap-hand = Nobody else has cards to swap.
refusal-idle-swap-hats = No dwarf card is left to swap.
refusal-idle-trapped = All the others are in prison already.
refusal-idle-free-at-last = Nobody is in prison.

# What the page says at the table

web-trapped = In prison
web-theft = Plans a theft
web-role-anew = A new hat! Your new secret role, { $name }
web-ask-pass = { $owed ->
    [0] { $may ->
        [one] You may discard one more card, or draw now.
       *[other] You may discard up to { $may } more cards, or draw now.
    }
    [one] Discard one more card.
   *[other] Discard { $owed } more cards.
}
web-ask-steal = Whose nugget do you steal? Choose a player, or nobody.
web-stealing = { $name } may steal a nugget now.

# What the page says at the end of a round

web-verdict-gold = { $winners ->
    [both] { $name } completes the way to the gold. Both teams win this round!
    [blue] { $name } completes the way to the gold. The blue team wins this round!
    [green] { $name } completes the way to the gold. The green team wins this round!
    [helpers] { $name } completes the way to the gold. The boss and the profiteer win this round!
    [boss] { $name } completes the way to the gold. Only the boss wins this round!
    [profiteer] { $name } completes the way to the gold. Only the profiteer wins this round!
   *[nobody] { $name } completes the way to the gold, but nobody wins this round.
}
web-verdict-no-gold = { $winners ->
    [saboteurs] All cards are used up, and nobody has reached the gold. The saboteurs win this round!
    [profiteer] All cards are used up, and nobody has reached the gold. Only the profiteer wins this round!
   *[nobody] All cards are used up, and nobody has reached the gold. Still, nobody wins this round.
}
web-way-blue = way of the blue team
web-way-green = way of the green team
web-way-ladder = joined to the start by a ladder
web-crystals = Crystals in the mine: { $count }
web-gold-lost = { $count ->
    [one] −{ $count } nugget
   *[other] −{ $count } nuggets
}
web-gold-thefts = Paid: { $paid }, stolen: { $stolen }, lost to thieves: { $lost }.
