# The lesson of Diamond Forest, short enough to be said aloud. The teacher is Permoník; the other dwarf belongs to Bruno. `.other` answers a move that is
# allowed, but is not what the step is about. What the teacher means is lit up.

learn-diamond-forest-hello = Hello, I am Permoník! It is night in the forest, and diamonds are hidden here. You have a red one and a blue one already. Find the green one and bring them all to an entrance!
learn-diamond-forest-turn = This is your dwarf. Tap the dark tile next to it, and see what is there!
    .other = You may do that. But now tap the tile with the light on it.
learn-diamond-forest-enter = A path! You can enter, or go back. Enter!
    .other = You may go back. But a path is good: enter!
learn-diamond-forest-on = On a path you may go on at once. Tap the next tile!
    .other = You may do that. But now let us go on: tap the tile with the light on it.
learn-diamond-forest-rock = A rock with a two on it. Enter, let us climb it!
    .other = You may go back. But let us try the rock: enter!
learn-diamond-forest-roll = Look, behind you it is dark again. Now roll the die: you need a two or more.
learn-diamond-forest-corner = A five! You are up and you get a token, which helps on other rocks. And Bruno meets the spider: nobody gets past it. Now tap a tile that touches yours only at the corner.
learn-diamond-forest-beside = Tap a tile right next to your dwarf, this one!
    .other = You may do that. But now tap the tile with the light on it.
learn-diamond-forest-back = A bog! It is wet and sticky in there. You need not enter: go back, and remember where it is.
    .other = You may enter. But in a bog you easily get stuck: go back!
learn-diamond-forest-stuck = Bruno rolls too low on the rock and is stuck. His dwarf lies down and tries again next turn. It is your turn: tap this tile!
    .other = You may do that. But now tap the tile with the light on it.
learn-diamond-forest-imp = An imp! Do not be afraid, it only likes tricks. Enter!
    .other = You may go back. But you should meet the imp: enter!
learn-diamond-forest-trick = The imp knows four tricks. Roll its die: which one will it be?
learn-diamond-forest-look = A secret look! Tap the tile with the light on it. Only you will see what is there.
    .other = You may look there. But I would look where the light is.
learn-diamond-forest-remember = The green diamond! Only you know where it is. Bruno climbs the rock and can go on. And you: tap the tile with the diamond!
    .other = You may do that. But you know where the green diamond is: tap that tile!
learn-diamond-forest-diamond = There it is! Enter, and take it.
    .other = You may go back. But you are looking for this very diamond: enter!
learn-diamond-forest-home = You have all the colours! Bruno takes a blue diamond. Now quickly home: tap the entrance next to you!
    .other = You may do that. But home is so near: tap the entrance!
learn-diamond-forest-end = You are home with all the diamonds: you win! In the forest you will also find galleries that lead to each other, and fires that light the tiles next to them. Off you go!
