# The lesson of Lost Mines. The teacher is an old mine dwarf called Permoník; the others at the table are Bruno and
# Cilka. `.other` answers a move that is allowed, but is not what the step is about. What the teacher means is lit up.

learn-lost-mines-hello = Hello, I am Permoník, and I know every path in this forest. Four lost mines lie here. Two of them are still covered, and in one of these two there are gems.
learn-lost-mines-role = Your dwarf is yellow, as everybody can see. Now tap your card: you are loyal, so your treasures belong in the yellow pot. A selfish dwarf would keep them, and a saboteur fills the pot of the other clan.
learn-lost-mines-place = In every turn you play a card first. Take the straight path, put it where the light is, and confirm.
    .other = You may do that. But now let us close the gap on the way to the mine.
learn-lost-mines-walk = Then your dwarf may walk, up to three cards. Tap the card that is lit up.
    .other = That is not the way to the mine. Tap the card that is lit up.
learn-lost-mines-tree = That was the first step. Now try to walk on over the fallen trees!
learn-lost-mines-stop = Fallen trees are an obstacle: without an axe nobody gets over them. Stay here for now.
    .other = It would be a pity to go back. Stay here, the axe is next.
learn-lost-mines-axe = Bruno puts a trap behind the trees, and Cilka lays the path that was missing. But you have an axe: play it on the fallen trees.
    .other = That can wait. Clear the way with the axe first.
learn-lost-mines-over = Now everybody can get over the trees, one at a time. Step onto the card!
    .other = The mine is the other way. Step onto the card with the fallen trees!
learn-lost-mines-trap = Before the next card lies the trap: whoever walks over it loses a card from the hand by chance. Let us risk it, walk on!
    .other = There is no other way to the mine. Walk over the trap!
learn-lost-mines-mine = Snap! One card is gone, and you get no other for it. But you have one step left: step into the mine!
    .other = The mine is right in front of you. Step in!
learn-lost-mines-take = The mine with the gems! Whoever stands in a mine at the end of the walk takes a treasure. Two are left: take the one that is lit up.
    .other = The other one is pretty, too. But now take the one that is lit up.
learn-lost-mines-discard = It is worth four, and only you know it. Bruno throws a card away, and Cilka looks at your dwarf card in secret. There is no pit here, so throw your rope away.
    .other = You may do that. But now throw the rope away.
learn-lost-mines-stay = You need not walk. Stay in the mine, and the last treasure is yours, too!
    .other = There is nothing to find out there. Stay in the mine!
learn-lost-mines-end = All treasures are taken, so the round is over. Your gems lie in the yellow pot, and all seven points are yours: Cilka is a saboteur and puts the silver into the blue pot! Bruno has a share in that one, but the dragon takes it away. You play two rounds, and then the most points win.
