# Why a move is refused. $seat and $name as in events.ftl.

refusal-game-over = The game is over.
refusal-not-your-turn = { $to_move ->
    [you] It is your turn.
   *[other] It is not your turn: { $to_moveName } is to move.
}
refusal-other-decision = Something else must be decided first.
refusal-not-in-hand = You do not hold the card “{ $card }”.
refusal-broken-tool = You cannot dig while you have a broken tool: { $tools }. Somebody must repair it first.
refusal-outside = That is outside the mine.
refusal-cell-taken = A card already lies there.
refusal-mismatch = It does not fit: tunnels must meet tunnels and walls must meet walls. Wrong here: { $sides }.
refusal-no-contact = It touches no open card there.
refusal-walls-only = It touches the others only wall to wall; a tunnel must go on.
refusal-dead-end = It would only continue a dead end, which leads nowhere.
refusal-cut-off = That part of the mine is not joined to the start.
refusal-no-such-seat = There is no player number { $number } in this game.
refusal-own-seat = You may break only the tools of other players.
refusal-already-broken = { $seat ->
    [you] Your { $toolName } is broken already.
   *[other] The { $toolName } of { $name } is broken already.
}
refusal-not-broken = { $seat ->
    [you] Your { $toolName } is not broken.
   *[other] The { $toolName } of { $name } is not broken.
}
refusal-wrong-tool = The card “{ $card }” cannot mend a { $toolName }.
refusal-nothing-there = No path card lies there.
refusal-start-stays = The start card always stays.
refusal-goal-stays = Goal cards always stay.
refusal-no-goal = No goal lies at { $x },{ $y }.
    .seen = No goal lies there.
refusal-face-up = That goal lies face up already: everybody can see it.
refusal-not-open-to-choice = That is not the goal you have reached.
refusal-not-offered = No such gold card is on offer.
refusal-sideways = Cards lie upright or turned by a half turn, never sideways.
refusal-one-card = Discard exactly one card, not { $count }.
refusal-idle-path = This card fits nowhere just now.
refusal-idle-break = Everybody else has this tool broken already.
refusal-idle-repair = Nobody has a broken tool that this card repairs.
refusal-idle-rockfall = No path card lies in the mine that could be taken away.
