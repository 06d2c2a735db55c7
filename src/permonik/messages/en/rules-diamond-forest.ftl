# The rules of Diamond Forest as a page, for a grown-up who reads them to a child. A section is a title, its text (a blank line begins a new paragraph) and captions of its pictures.

rules-diamond-forest-about = What it is about
    .text =
        You are dwarfs in a forest at night. Somewhere under the dark tiles lie diamonds of different colours. Find one of each colour and bring them to a forest entrance: whoever gets there first wins.

        But the forest is tricky. A tile is bright while somebody stands on it, and behind you it goes dark again. So look well, and remember what you have seen! Two to four can play.
    .dark = The forest is dark.
    .diamond = Somewhere in it lie diamonds.
    .home = Bring them to an entrance.

rules-diamond-forest-things = What you need
    .text =
        The big forest has 81 tiles. They show a path, an imp, a rock, a bog, a gallery, a forest entrance, a diamond, a fire or the spider. Their backs all look alike: dark forest. Only the four entrances have no back. Each of the four diamond tiles has a colour of its own.

        There are also 4 dwarfs, 16 diamonds in four colours and 15 equipment tokens. You roll two dice: one with pips, and the imp’s die with pictures of four tricks.
    .tiles = The two sides of a tile
    .dwarfs = 4 dwarfs
    .diamonds = 16 diamonds, 4 of each colour
    .tokens = 15 equipment tokens
    .dice = The die with pips and the imp’s die

rules-diamond-forest-setup = Before you start
    .text =
        All tiles but the entrances are shuffled and laid face down. In the big forest that makes a square of nine by nine. Nobody may peek! The four entrances lie at the edge, one on each side.

        Each dwarf starts at an entrance, and no two at the same one. Your seat says at which one; if the host wishes, you choose, one after the other. Diamonds and tokens lie in a common supply, and nobody has any yet.

        At home the smallest of you begins. Here it is the first seat, unless the host names somebody else or leaves it to chance.
    .board = The small forest with four dwarfs, all set

rules-diamond-forest-turn = Your turn
    .text =
        Turn over a dark tile right next to your dwarf: above, below, left or right. Tiles that touch only at a corner do not count. Everybody may look.

        Now you decide. Do you enter? Then the tile stays face up, and your dwarf walks onto it. Or do you go back? Then the tile goes dark again, your dwarf stays where it is, and your turn is over. You may always go back, even if your dwarf never leaves its entrance.

        The next player clockwise goes on. As long as there is a dark tile next to you, you must turn one over or step onto a tile that is face up. If there is none, you may simply stay. And if there is nowhere to go, you have to stay.
    .beside = Right next to you: yes
    .corner = Only at the corner: no
    .enter = Enter,
    .back = or go back.

rules-diamond-forest-dark = Dark again behind you
    .text =
        When you step onto a new tile, the one you have left is turned over. But only when you really leave it: if you go back, the tile under your dwarf stays face up.

        Some tiles stay face up when you leave: entrances, fires that have flared up, tiles lit by a fire, and galleries in which somebody has been. So does a tile on which another dwarf still stands.
    .before = On you go …
    .after = … and behind you it is dark.
    .shared = Somebody is still here, so it stays bright.

rules-diamond-forest-open = Tiles that are face up
    .text =
        You may also step onto a tile next to you that is face up already: an entrance, a lit tile, a gallery, or a tile where another dwarf stands. There is room for everybody. Only the spider lets nobody in.

        Whatever a tile does, it does at once, and only to the dwarf who steps onto it. It does not matter whether it was dark before or face up.
    .occupied = You may join another dwarf.
    .entrance = You may step onto an entrance.

rules-diamond-forest-path = Path
    .text =
        When you step onto a path, you may go on at once: turn over another tile next to you, or step onto one that is face up. If it is a path again, you may go on again. Behind you it goes dark as always.

        Your walk ends when you enter any other tile, when you go back, or when you want to stop. If your turn begins on a path, you get nothing extra for it: only stepping onto a path counts. And the longest walk has as many steps as the forest has tiles, then your turn is over.
    .first = A path! On you go.
    .second = One more path!
    .end = Another tile: the walk is over.

rules-diamond-forest-diamond = Diamond
    .text =
        Hooray! If you do not have this colour yet, you get a diamond of it at once. You never take a second one of the same colour.

        Your turn ends here, even if you have this colour already.
    .take = One diamond of this colour is yours.

rules-diamond-forest-rock = Rock
    .text =
        A rock has a number. Roll the die: with that number or a higher one you climb the rock and earn an equipment token. If you roll less, you may pay tokens to the supply, exactly as many as are missing. Then you climb the rock, but earn no token.

        If you cannot pay, or do not want to, you are stuck: your dwarf lies down. In your next turn you only roll again, by the same rules, and no tile is turned over. Once you have climbed the rock, your dwarf stands up and walks on in the turn after that. When two dwarfs are on one rock or in one bog, each rolls alone.

        For example: on rock 3 you roll 4, so you are up and earn a token. On rock 4 you roll 2: two tokens get you up. If you keep them, your dwarf lies down.
    .strength = High enough: up, and a token for you!
    .tokens = Two are missing, two tokens help.
    .stuck = Too low and no tokens: stuck

rules-diamond-forest-tokens = Equipment tokens
    .text =
        You earn a token only by climbing a rock with your own strength. You may climb the same rock again for another one. Three is the most you can have; then a climb earns you nothing. The supply never runs out.

        Tokens help only on rocks. You cannot give tokens or diamonds away, drop them or trade them.
    .three = Three tokens at most

rules-diamond-forest-bog = Bog
    .text =
        Roll twice. The first roll says how deep the bog is. If the second roll is the same or higher, you get through and walk on in your next turn. If it is lower, you are stuck: your dwarf lies down.

        If you are stuck, in your next turn you only roll twice again, and no tile is turned over. When it works, your dwarf stands up and walks on in the turn after that. Tokens do not help in a bog.
    .through = The same or higher: you get through.
    .stuck = Lower: stuck

rules-diamond-forest-gallery = Gallery
    .text =
        When the first dwarf steps into a gallery, it stays face up until the end of the game. If another gallery is face up, you may walk through to it at once, however far it is, and even if somebody stands there. If there is none, or you do not want to, you stay. Either way your turn is over, and the next one begins where you are.

        A gallery lit by a fire counts too. One that was only turned over and went dark again does not. You walk through only once; to do it again, step onto a gallery again.
    .before = In through one gallery …
    .after = … and out of the other

rules-diamond-forest-fire = Fire
    .text =
        When the first dwarf steps onto a fire, it flares up and lights all tiles right next to it: four of them, or fewer at the edge. The fire and the lit tiles stay face up until the end of the game, also those where somebody stands. Then your turn is over. Whoever comes later finds a warm place, and the turn ends there too.

        Each fire flares up once. If one fire lights another, that one still waits for its first dwarf. A lit spider stays in its place, and the imp cannot move it any more.
    .lights = The fire lights the tiles next to it.

rules-diamond-forest-spider = Spider
    .text =
        The spider lets nobody in and nobody through. It is the only tile like that. When you turn it over, it goes dark again, and your turn is over.

        No dwarf ever gets onto the spider, not even by a trick of the imp. But do not be afraid: it only wants to spin in peace.
    .wall = No way in here!

rules-diamond-forest-imp = Imp
    .text =
        When you step onto an imp, you roll the imp’s die. It shows one of four tricks, which happens at once. Then your turn is over, and the next one is as usual.

        If there is nothing that the imp could move, nothing happens.
    .trade = Trade places
    .look = Secret look
    .whisk = Whisk away
    .shuffle = Shuffle the woods

rules-diamond-forest-trade = The imp’s trick: trade places
    .text =
        Choose another dwarf and trade places with it. You cannot say no. On the new tiles nothing happens: no diamond, no rolling, no walking on. Both dwarfs stand, and both walk as usual in their next turn, so a stuck dwarf is free again. To use the new tile you must leave it and come back.

        Choose a dwarf on another tile. If all the others are on yours, nothing happens.

        If you have all the colours and trade places with a dwarf at an entrance, you win at once. Only you can win like that, because the other dwarf lands on the imp.
    .before = You are here, and somebody lies in the bog.
    .after = You have traded, and both of you stand.

rules-diamond-forest-look = The imp’s trick: secret look
    .text =
        You may look at one dark tile, anywhere in the forest. Everybody sees which one it is, but only you see what it shows. Then it is dark again. If you do not want to look, you need not.

        When you all play on one screen, the others close their eyes.
    .peek = Only you see what is there.

rules-diamond-forest-whisk = The imp’s trick: whisk away
    .text =
        The imp flies away with you! The others choose a dark tile on which nobody stands, anywhere in the forest. It changes places with the imp, and you fly along, together with everybody who stands there with you. Nobody looks at the other tile. It stays dark, even if it comes to a place that was lit, and a lit imp stays bright.

        The next player clockwise chooses, and the others may give hints. If only one other plays, that one chooses alone.

        The host can choose two other ways. In a vote all the others pick a tile in secret, and the tile with the most votes counts. If there is a tie, the vote of the player who comes earlier after you decides. Or all the others must agree: they make proposals, together at most two for each of them, until everybody likes one or somebody calls a vote.
    .before = The imp takes off with you …
    .after = … and lands far away.

rules-diamond-forest-shuffle = The imp’s trick: shuffle the woods
    .text =
        Each of the others, one after the other, swaps two dark tiles that lie side by side, anywhere in the forest. They have to do it. Nobody looks at the tiles, nobody may stand on them, and entrances never move. Tiles that were swapped may be swapped again, even back.

        If there is only one other player, that one swaps twice, but not the same two tiles.
    .pair = Side by side: yes
    .corner = Only at the corner: no
    .occupied = Somebody stands there: no

rules-diamond-forest-entrance = Forest entrance
    .text =
        Here you start, and here you bring the diamonds. Apart from that nothing happens, and your turn ends when you step onto it. In your next turn you can leave again. During the game several dwarfs may stand at one entrance.

        An entrance is never turned over and never moves, not even for the imp.
    .shared = There is room for more than one.

rules-diamond-forest-end = Home with the diamonds
    .text =
        Do you have a diamond of every colour? Then hurry to an entrance! Any of them will do. Whoever gets there first wins, and the game is over at once; the others do not finish the round.

        If you come without all the colours, nothing happens.
    .won = All colours at an entrance: you win!

rules-diamond-forest-ranking = Second and third place
    .text =
        The host can choose that you play on until only one dwarf is left in the forest.

        Whoever is home has no more turns. They no longer join in the imp’s tricks, and nobody can trade places with them.

rules-diamond-forest-forests = Small and big forests
    .text =
        The small forest is best for the first game: six by six tiles, 36 in all, without fires and without the spider. You need only three colours there, because the yellow diamond is missing.

        Then the forest can grow, step by step, up to all 81 tiles. It need not be a square either. You always collect as many colours as there are diamond tiles in the forest.
    .table = The forests you can choose
    .board = Forest
    .tiles = Tiles
    .diamonds = Diamonds to find
    .fires = Fires
    .spiders = Spiders
    .light = Small, 6 × 6
    .rectangle = Long, 9 × 4
    .cross = Cross
    .board-7x7 = Medium, 7 × 7
    .board-8x8 = Larger, 8 × 8
    .full = Big, 9 × 9

rules-diamond-forest-own-forest = A forest of your own
    .text =
        The host can make up a forest. All its tiles must hang together, side by side. Its entrances lie at the edge, each in a place of its own, at least one for every player.

        Every place has a tile, and there may be no more tiles of a kind than in the big forest. There are at least three diamonds, each of a different colour. With the spider there must be no narrow place where it could cut the forest in two.

rules-diamond-forest-memory = Who remembers?
    .text =
        A dark tile looks like all the others, even after it was swapped. The screen does not remember for you: it shows a tile once, when it is turned over, and not again if you come back later. What was seen or rolled cannot be taken back. Whoever only watches sees what all of you see. After the game everything is shown. There is no move to tell the others what you know.

        The host can choose some help, the same for everybody; it changes only what the screen shows. Marks help a little: you put pictures on dark tiles yourself. “For a while” helps more: for two more rounds the screen shows what all of you have seen. “Everything” helps most: to the end of the game the screen shows whatever you have seen.

rules-diamond-forest-away = When somebody is away
    .text =
        If your time runs out, the game plays for you as gently as it can. Your dwarf stays, or a tile is turned over and goes dark again. On a rock you pay with tokens if you can, in a gallery you stay, and you do not take a secret look. Where the imp wants a choice, chance decides.

        The host can also say how many rounds the game has. If nobody is home by then, nobody wins, and whoever has more diamonds is placed higher.

rules-diamond-forest-all-tiles = All tiles
    .text =
        This is every tile, and how many there are in the big forest and in the small one. On the imp’s die there is one picture to trade places, two for the secret look, one to whisk away and two to shuffle the woods.

        The entrances lie in the middle of the sides, or right next to it. The host can change the numbers of the rocks and the pictures on the imp’s die.
    .picture = Picture
    .name = Tile
    .full = Big forest
    .light = Small forest
    .meaning = What it does
