# The lesson of The Dark Cave. The teacher is an old mine dwarf called Permoník; the others at the table are Bruno and
# Cilka. `.other` answers a move that is allowed, but is not what the step is about. What the teacher means is lit up.

learn-dark-cave-hello = Hello, I am Permoník. The water in this cave is rising, and only one of its four corners has an exit. Bruno has found it and is out already. But behind him the ceiling came down, and now there is a hole in the way.
learn-dark-cave-role = Your dwarf is blue, as everybody can see. Now tap your card: you are loyal, so you work for the blue clan. A blue saboteur works for the yellow one in secret, even if nobody at the table is yellow.
learn-dark-cave-fit = In every turn you play a card first. Let us close the hole. Try the straight path there!
learn-dark-cave-place = A path must meet a path on every side. The gold vein fits upside down: take it, turn it, put it where the light is, and confirm.
    .other = You may do that. But now let us close the hole with the gold vein.
learn-dark-cave-ladder = A nugget lies on the vein at once. Now your dwarf may walk three steps. You stand on a ladder, and all ladders are joined: one step takes you to the other one!
    .other = The other ladder takes you much further. Tap the field that is lit up.
learn-dark-cave-vein = So far in a single step! With the second one you are on the vein.
    .other = The gold is the other way. Step onto the vein!
learn-dark-cave-stay = You could go on, but only those who end their walk on a vein take its nugget. Stay here. Your clan card is turned up for it; with a loyal one you may do that.
    .other = The nugget would stay behind. Stay on the vein!
learn-dark-cave-axe = Bruno gives you a battle axe, just in time: Cilka calls the goblin out of the lair, and it wants a nugget of yours! It is not your turn, but you are asked all the same. Use the axe!
    .other = Then the goblin would take a nugget. Use the axe!
learn-dark-cave-boots = The goblin is gone, and so is the axe. Now it is your turn. Put on the boots: play them on yourself, and you have four steps in each turn.
    .other = You may do that. But boots on your own feet help you out of here.
learn-dark-cave-bridge = Ahead of you is a wooden bridge. Whoever steps onto it loses a card from the hand by chance, and gets no other for it. Let us risk it!
    .other = There is no other way to the exit. Step onto the bridge!
learn-dark-cave-fields = One card is gone. Cards of level I are one field, those of level II take two steps, those of level III three. This is level II: walk on to its other side.
    .other = The exit is ahead. Walk on over the bridge!
learn-dark-cave-goal = Going on along the bridge costs nothing. One more step, and you are on the goal card.
    .other = The exit is right in front of you. Step onto the goal card!
learn-dark-cave-exit = The exit is the field in the middle, and you have one step left. Out with you!
    .other = Not now, the water is rising! Step onto the field in the middle.
learn-dark-cave-end = You are out, and with you all dwarfs who worked for the blue clan, so the game is over. Your side has carried out 4 + 2 nuggets and has one opponent: 6 × 1 = 6. Cilka is a saboteur and works for the yellow clan, but Cilka’s gold stays inside: 0 × 2 = 0. The more valuable treasure wins, so blue wins! The smaller a side, the more each of its nuggets counts.
