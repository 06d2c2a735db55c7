# The lesson of base Saboteur. The teacher is an old mine dwarf called Permoník; the others at the table are Bruno and
# Cilka. `.other` answers a move that is allowed, but is not what the step is about. What the teacher means is lit up.

learn-saboteur-hello = Hello, I am Permoník, and I have been digging here for three hundred years. From the start on the left we dig a tunnel to the gold: it is under one of the three goals on the right.
learn-saboteur-role = Everybody has a secret role; click your role card. You are a miner and want the gold, but somebody here may be a saboteur, who wants us to fail.
learn-saboteur-place = On your turn you play one card. Take the straight path, put it where the light is, and confirm.
    .other = You may do that. But now let us dig straight on towards the goals.
learn-saboteur-fit = Bruno digs upwards, and Cilka looks at a goal in secret with a map. Try to go on here with a straight path, and see what happens.
learn-saboteur-turn = Here we need a bend. Take this one, turn it, and put it there.
    .other = That leads us away from the gold. Take the bend that is lit up, and turn it.
learn-saboteur-dead-end = Oh dear, Bruno lays a dead end: it is blocked in the middle. Try to dig on behind it.
learn-saboteur-break = I think Bruno is a saboteur! Break the lantern of Bruno: whoever has a broken tool cannot dig.
    .other = You may do that. But it was Bruno who laid the dead end: play the broken lantern on Bruno.
learn-saboteur-broken = Ouch! Bruno breaks your pickaxe, and Cilka breaks the cart of Bruno. Try to lay a card all the same.
learn-saboteur-repair = But look, you have a card that repairs a pickaxe. Play it on yourself; you can help others in the same way.
    .other = You may do that. But with a broken pickaxe you cannot dig, so repair it first.
learn-saboteur-rockfall = Bruno cannot dig and throws a card away; you can do that too when nothing fits. Now play the rockfall on the dead end: it takes one card out of the mine.
    .other = You may do that. But the dead end is still in our way: take it out with the rockfall.
learn-saboteur-map = Cilka knows two of the goals, and digs towards the third. Is the gold there? Play your map on it: only you will see.
    .other = You may do that. But look first where the gold is.
learn-saboteur-gold = Gold! And there is only one card missing: lay the bend, and the tunnel is done.
    .other = The gold is so near! Lay the last card of the tunnel first.
learn-saboteur-share = You have reached the gold, so the miners win! You are the first to choose: take the card with three nuggets.
    .other = Three nuggets are more! In the end, whoever has most of them wins.
learn-saboteur-end = Bruno was the saboteur. If the cards run out before somebody reaches the gold, the saboteurs win. You play three rounds, and whoever has most nuggets then wins.
