# What the page says of the board of The Dark Cave.

cave-board = Cave, { $across } by { $across } spaces between the goals; the water stands at level { $level }
cave-gold-there = { $cell }, with a nugget
cave-goal = { $covered ->
    [yes] { $known ->
        [yes] Space { $x },{ $y }: covered goal, you know it: { $card }
       *[no] Space { $x },{ $y }: covered goal
    }
   *[no] Space { $x },{ $y }: { $card }
}
cave-dwarf = { $lying ->
    [yes] { $clan ->
        [blue] { $name }, blue clan, lies: no movement next turn
       *[yellow] { $name }, yellow clan, lies: no movement next turn
    }
   *[no] { $clan ->
        [blue] { $name }, blue clan
       *[yellow] { $name }, yellow clan
    }
}
cave-creature = { $creature ->
    [rat] Rat of { $name }: takes a card. Leaves at the start of the turn of { $name }.
    [crawler] Crawler of { $name }: knocks down. Leaves at the start of the turn of { $name }.
   *[goblin] Goblin of { $name }: takes a nugget. Leaves at the start of the turn of { $name }.
}
cave-web = { $number ->
    [1] Web of { $name }, showing 1: leaves at the start of the next turn of { $name }.
   *[other] Web of { $name }, showing 2: shows 1 from the start of the next turn of { $name }, and leaves one turn later.
}
cave-web-at = { $side ->
    [east] { $web } It lies on the right side of { $x },{ $y }.
   *[south] { $web } It lies on the lower side of { $x },{ $y }.
}
cave-stands-at = Space { $x },{ $y }: { $who }
cave-walk = { $steps ->
    [one] To field { $field } at { $x },{ $y }: one step.
   *[other] To field { $field } at { $x },{ $y }: { $steps } steps.
}
cave-walk-steps = { $steps ->
    [one] One step.
   *[other] { $steps } steps.
}
cave-walk-cards = { $cards ->
    [one] The bridge costs you a card.
   *[other] Bridges cost you { $cards } cards.
}
cave-walk-nuggets = { $nuggets ->
    [one] The tunnel costs you a nugget.
   *[other] The tunnels cost you { $nuggets } nuggets.
}
cave-walk-attack = { $creature ->
    [rat] The rat stops you there and takes a card.
    [crawler] The crawler stops you there and knocks you down.
   *[goblin] The goblin stops you there and takes a nugget.
}
cave-walk-victims = It stops there and attacks { $names }.
cave-walk-goal = You uncover the goal and stop.
cave-walk-vein = { $revealed ->
    [yes] You stop on the vein and take the nugget.
   *[no] You stop on the vein: you take the nugget and must show your clan card.
}
cave-walk-exit = { $nuggets ->
    [0] You leave the cave, without gold.
    [one] You leave the cave with one nugget.
   *[other] You leave the cave with { $nuggets } nuggets.
}
cave-forced = { $card }: it can lie only like this. The side by which one comes in must be open, and then it fits its neighbours best.
