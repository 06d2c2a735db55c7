# The lesson of Saboteur's expansion, for those who know the base game. The teacher is Permoník; the others at the table
# are Bruno and Cilka. `.other` answers a move that is allowed, but is not what the step is about.

learn-saboteur-2-hello = Good to see you again! The mine has grown deeper, and a rockfall has torn our tunnel in two: on the left the start, on the right a piece that nothing leads to.
learn-saboteur-2-role = There are two teams of miners now. Click your role card: you are a blue miner. Green miners dig for themselves, and there are dwarfs who belong to no team.
learn-saboteur-2-ladder = A ladder leads back to the start from wherever it lies. Put yours beside the piece on the right, and all of it is joined again.
    .other = You may do that. But first we need a way to that piece: play the ladder.
learn-saboteur-2-door = Bruno lays a green door. Miners of another colour cannot use such a tunnel to get to the gold: if it stays like this, the gold is for the green team alone.
learn-saboteur-2-rockfall = And Cilka has laid a theft in front of herself, so watch your nuggets. Away with that door: play the rockfall on it.
    .other = You may do that. But the green door is still in our way: play the rockfall on it.
learn-saboteur-2-prison = Bruno has found a crystal, which only geologists are paid for. And Cilka sends you to prison! Try to lay your blue door all the same.
learn-saboteur-2-free = In prison you do not dig, and who still sits there at the end of the round gets no gold. Play the release on yourself. Without one, two discarded cards would do.
    .other = You may do that. But in prison you cannot dig: get out of there first.
learn-saboteur-2-inspect = Who is Cilka, to do such things? Play the inspection on her: only you will see her role.
    .other = You may do that. But first find out who Cilka is.
learn-saboteur-2-roles = A profiteer: she wins with whoever wins, and gets 2 nuggets less. The boss wins with both teams, for 1 less; geologists are paid for crystals; and saboteurs are saboteurs.
learn-saboteur-2-blue = Now the other way round: lay your blue door. You get through, and green miners do not.
    .other = You may do that. But lay your blue door now, before somebody lays another one.
learn-saboteur-2-gold = One card is missing. Lay the straight path: the way to the gold has a ladder and a blue door, and no green one.
    .other = The gold is so near! Lay the last card of the tunnel first.
learn-saboteur-2-end = Only you could get through, so blue wins, and the profiteer with you. Then Cilka steals a nugget with the theft. Look at the result: it says for everybody why.
