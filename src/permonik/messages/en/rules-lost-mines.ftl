# The rules of Lost Mines as a page, like those of Saboteur.

rules-lost-mines-about = What it is about
    .text =
        Deep in the evening forest lie four forgotten mines. Two clans of dwarfs, the blue one and the yellow one, set out to find them. You lay the paths together, and on them your dwarfs walk: over rocks and fallen trees, past traps and trolls, to the treasures in the mines. But in one of them sleeps a dragon.

        Three to nine people can play, each with one dwarf, and no clan has more than five. Everybody sees to which clan you belong. Whether your dwarf is loyal to it, only you know. After two rounds the player with the most points wins.

rules-lost-mines-cards = What you need
    .text =
        There are 63 cards to play: 40 path cards and 23 action cards. On the board lie 2 start cards, one for each clan, and 4 mines: with gems, with gold, with silver and with the dragon. You can find 12 treasures, and 10 dwarf cards say who you are.

        Each clan has 5 figures, and to each of them belongs a token that lies in front of its player. In the bank are 14 forest tokens: axes, boats, ropes, traps and trolls, one for each card that needs one, so that they never run out. The dragon token lies there too and, at a table at home, 32 tokens for points.
    .path = 40 path cards
    .action = 23 action cards
    .mines = 4 mines
    .treasures = 12 treasures of three kinds
    .tokens = The tokens: axe, boat, rope, trap, troll, dragon

rules-lost-mines-roles = Who are you?
    .text =
        Each clan has 3 loyal dwarfs, 1 selfish one and 1 saboteur. Loyal dwarfs fill the pot of their clan and share it. A saboteur fills the pot of the other clan and shares that one. A selfish dwarf shares with nobody and keeps what it finds.

        All dwarf cards are shuffled together, and everybody gets one. Its back shows your clan, which everybody sees. Its front shows your role, which is your secret until the round is over. With 5 or 6 players one loyal card of each clan stays in the box, with 3 or 4 players two of each. How large the clans are is left to chance. The cards left over are put aside, and nobody looks at them.
    .loyal = Loyal: fills and shares the pot of its clan.
    .saboteur = Saboteur: fills and shares the pot of the other clan.
    .selfish = Selfish: keeps what it finds.

rules-lost-mines-setup = Before you start
    .text =
        The board has 11 columns and 7 rows. On the left lie the two start cards, on the right the four mines, shuffled and face down. Between them are seven columns of empty spaces.

        As many treasures are laid out as there are players. Their backs show whether they are gems, gold or silver; what they are worth you cannot see. The other treasures are put aside for the whole round.

        Each figure starts on the start card of its clan; it makes no difference which one you get. Path cards and action cards are shuffled together, the top 10 are put aside for the whole round, and nobody looks at them. With 3 to 6 players everybody gets 5 cards, with 7 to 9 players 4 cards. The rest is the draw pile. Beside it the discard pile grows, always face down. Only you see your hand.
    .board = Two start cards, four mines, and the forest between them
    .table = Cards by number of players
    .players = Players
    .loyal = Loyal in each clan
    .dwarfs = Dwarf cards
    .hand = Cards in hand
    .pile = Draw pile

rules-lost-mines-turn = Your turn
    .text =
        At home the most adventurous of you begins. Here chance decides, unless the host names somebody. Then play goes clockwise. A turn has three parts, always one after the other.

        First you must do exactly one of three things: lay a path card, play an action card, or throw one or two cards away. Then your dwarf may walk. Last you draw, as long as there are cards in the draw pile; when it is empty, this part is left out.

        You are always asked for your card, and for everything else only when there really is something to choose.
    .card = First a card,
    .walk = then a walk,
    .draw = and then you draw.

rules-lost-mines-placing = Laying a path card
    .text =
        Lay one card on an empty space of the board. It must touch a start card, a path card or an uncovered mine, and at least one path must go on from there. Wherever it touches cards that lie face up, everything must fit: path to path and forest to forest. A covered mine is not enough as a neighbour, but your card need not fit it either.

        You may turn a card upside down, but never sideways. It need not lead to your start card or to your dwarf. A path may even end at the rim of the board, only it leads nowhere then. A card that looks the same upside down is laid straight on, and of two equal cards it does not matter which one you lay.
    .fits = The path goes on.
    .mismatch = A path must not run into the forest.
    .no-path = It fits, but no path goes on.
    .mine = Your card need not fit a covered mine.
    .mine-only = But a covered mine alone is not enough.

rules-lost-mines-obstacles = Fallen trees, lakes and pits
    .text =
        On some path cards there is an obstacle: fallen trees, a lake or a pit. You lay such a card like any other, and you may build on behind it. But no dwarf can enter or cross it until somebody has overcome the obstacle.
    .tree = Fallen trees
    .lake = A lake
    .pit = A pit

rules-lost-mines-rocks = Rocks and campfires
    .text =
        For rocks you need no equipment, but they have room for one dwarf only. While it stands there, nobody else can enter or cross the card. The same holds for an obstacle that somebody has overcome.

        At a campfire your dwarf has a rest: when it sets out from there, it may walk up to 5 cards, otherwise only 3. Just walking past does not count.
    .one = On rocks there is room for one.
    .camp = From a campfire you walk farther.

rules-lost-mines-actions = Action cards
    .text =
        You show an action card to everybody, do what it says, and put it on the discard pile face down. Only the card of a troll lies in front of you for a while. Equipment, traps, trolls and storms work anywhere on the board, even where your dwarf can never get. If there is nothing that a card could do, you cannot play it, only throw it away.

rules-lost-mines-equipment = Axe, boat and rope
    .text =
        An axe helps with fallen trees, a boat with a lake and a rope with a pit; nothing else works. You can play the card if such an obstacle lies on the board and nobody has overcome it yet. It gets a token from the bank, and from then on every dwarf may walk there, blue or yellow.

        But it is still narrow: an overcome obstacle has room for one dwarf only, and while it stands there, nobody else can enter or cross the card.
    .axe = An axe for fallen trees
    .boat = A boat for a lake
    .rope = A rope for a pit
    .wrong = An axe is no use on a lake.

rules-lost-mines-info = Information
    .text =
        An info card shows two of three things: a mine, a treasure, a dwarf. You choose one of the two. You look in secret at a covered mine, at a treasure that nobody has taken yet or at the dwarf card of another player, and put it back. Only you know what you have seen; the others see where you look.

        You may look at what others have seen before, or at what you know already, and also at the card of a player who is out. What was put aside at the beginning stays hidden. If all mines are uncovered, the other choice on the card is left, so you can always play an info card.
    .mine = A covered mine,
    .treasure = a treasure,
    .dwarf = or a dwarf card

rules-lost-mines-borders = Where traps and trolls may lie
    .text =
        Traps and trolls lie on the border between two spaces: where the paths of two cards that lie face up are joined, or at the open end of a path that leads to an empty space. It does not matter what cards these are; start cards, uncovered mines, rocks and obstacles count as well.

        It is not possible at the rim of the board, next to a covered mine, or where the path of one card runs into the closed side of another. And on each border there is room for one token only.

        You may still lay a card that fits at an open end with a trap or a troll. The token then lies on the joint and works as before.
    .joint = On a joint of two paths
    .open = At an open end
    .mine = Not next to a covered mine
    .closed = Not where the way is closed

rules-lost-mines-trap = Trap
    .text =
        A trap lies in wait on the path. Whoever walks over it loses a card from the hand at once; chance picks it, and nobody else learns which one it was. At home the left neighbour draws it and discards it face down. Then the walk may go on. The trap stays there and snaps every time, in both directions.

        The lost card is not replaced, so your hand is one card smaller for the rest of the round. With an empty hand you lose nothing, but at the end of your turn you draw one card less.

        For example: you have two cards, throw both away and walk over a trap. Then you draw 1. Or you play your only card and walk over a trap. Then you draw none and are out in your next turn, even if there are cards in the draw pile.
    .before = A trap on the way …
    .after = … takes one of your cards.

rules-lost-mines-troll = Troll
    .text =
        A troll lets nobody through, in neither direction, not even your own dwarf. Put it on a border and lay its card face up in front of you. As soon as your next turn begins, the troll goes home before anything else happens, and its card goes to the discard pile. That is so even if you are out by then.
    .blocked = The troll lets nobody through.

rules-lost-mines-storm = Storm
    .text =
        A storm carries off a path card of your choice, but no dwarf may stand on it. Start cards and mines stay, even the uncovered dragon mine. Equipment on the card goes back to the bank. A trap or a troll on its border stays as long as there is a card on at least one side; otherwise it goes back to the bank too, a troll together with its card. If there is a dwarf on every path card, you cannot play a storm.

        What is cut off stays on the board. You may still lay cards there, and a dwarf that is stranded walks about on its island; nobody comes to its rescue.

        For example: a troll sits on the joint of two cards, and a storm carries one of them off. The troll stays at the open end of the other one. You may slide a new card under it, and it leaves when its time has come, as always.
    .hit = A storm carries off a card …
    .hole = … and the rest is cut off.

rules-lost-mines-discard = Throwing cards away
    .text =
        If you cannot play anything, or do not want to, throw one or two cards away, face down. You may do so even if you could play something. None at all is not allowed, and neither are three. Nothing else happens, and your dwarf may walk as after any other card.

        Whether a second card goes, you decide before you walk, and you draw nothing in between. With only one card in your hand you can throw only that one away. The discard pile is not shuffled again in this round.

rules-lost-mines-walking = Walking
    .text =
        After your card your dwarf may walk up to 3 cards along the paths, or stay. Each card that it enters is one step, also on the way back. From card to card you walk where the path is open on both sides; or you step into a covered mine. Whose path it is does not matter: both start cards are open to both clans, too.

        On ordinary paths, at campfires, on start cards and in mines there is room for everybody, and dwarfs can pass each other. Your walk ends when you want it to, when there are no steps left, when you uncover a mine, or when there is nowhere to go. Even after your last card you may still walk.
    .before = Three steps along the path …
    .after = … and here you are.

rules-lost-mines-mines = Finding a mine
    .text =
        In three mines there are treasures, in the fourth the dragon. Laying a card next to a mine uncovers nothing; a dwarf must step in along an open path, and that is a step like any other. Whoever comes first uncovers the mine, and everybody sees which one it is. The walk is over then, even if there are steps left.

        The mine is laid so that the side is open from which the dwarf came. If it could lie both ways, the one that fits more of the face-up cards around it counts; if both fit equally well, you choose. Only then a treasure is taken. The mine stays like that for the whole round, and new cards must fit it. If one of its sides is closed towards a path, there is no way through, and that is all.
    .before = Step in …
    .after = … and it is the gold mine!
    .turned = The side you came from is open.

rules-lost-mines-treasures = Treasures
    .text =
        If your dwarf stands in a mine with treasures at the end of its walk, you take one treasure of this kind, if there is one left. You cannot say no; you only choose which one, without looking. It lies face down in front of you. You may look at it, but the others see only its kind until the round is over.

        If you stay in the mine, you take another one in your next turn. It is never more than one in a turn, even if you leave the mine and come back. Others may come in and take treasures too, and whoever is in a hurry just walks through an uncovered mine. If only one treasure of the kind is left, it is yours without a question. A mine may also have none, because there are only as many treasures as players.

        Every treasure has its number, and everybody sees which one you take. So whoever has looked at it before knows what you have. For example: you step into a covered mine, it is the gold mine, and you take one treasure of gold.
    .take = One treasure of the kind of the mine
    .value = What it is worth, only you know.

rules-lost-mines-dragon = Dragon
    .text =
        Whoever uncovers the dragon mine must take the dragon token. At the end of the round it costs 2 points, whatever your role is. But nobody drops below 0 in a round: with 1 point you lose 1, with 0 you lose nothing, and the dragon cannot reach points of earlier rounds.

        After that the dragon does no more harm: the mine is like an ordinary path, everybody may enter and cross it, and nobody gets another token. The dragon counts last: a share of 2, a remainder of 2 and the dragon make 2 + 2 − 2 = 2.
    .token = Whoever wakes the dragon has it.

rules-lost-mines-drawing = Drawing
    .text =
        After a path card or an action card you draw 1 card. If you throw one or two away, you draw as many. For every trap that you cross with an empty hand in this turn, you draw one card less. If there are fewer cards in the draw pile, you take what is there.

rules-lost-mines-out = Without cards
    .text =
        If you have no card in your hand at the beginning of your turn, you are out for the rest of the round. Your dwarf stays where it is and walks no more; even in a mine it takes nothing. Everybody is told so at once.

        But it still counts: on rocks it is in the way of the others, and in the end its treasures and its role count like all the rest.

rules-lost-mines-end = The end of a round
    .text =
        The round is over as soon as somebody takes the last treasure; nobody draws any more. It is also over when nobody has a card in hand at the end of a turn. Whoever plays the last card still finishes the turn, with walking and drawing. There may even be cards left in the draw pile, only nobody is left to draw them.

        Treasures that nobody took, mines that nobody reached and dwarf cards that nobody got stay hidden.

rules-lost-mines-pots = Who shares which pot
    .text =
        The dwarf cards and all treasures found are turned over. Loyal dwarfs put their treasures into the pot of their clan. Saboteurs walk over to the other side: their treasures belong in the pot of the other clan. A selfish dwarf keeps its treasures and gets exactly as many points as they are worth.

        A pot is shared by those who belong to it: the loyal dwarfs of its clan and the saboteur of the other one. Everybody gets the same number of whole points. What is left over goes to whoever has the most valuable treasure card of the whole pot. If several players have one, they share the rest equally, and what cannot be shared is lost. Whoever has two such treasures counts once. A pot to which nobody belongs is empty and pays nothing.
    .blue = The blue pot is shared by loyal blue dwarfs and the yellow saboteur.
    .yellow = The yellow pot is shared by loyal yellow dwarfs and the blue saboteur.
    .alone = A selfish dwarf shares with nobody.

rules-lost-mines-example = An example
    .text =
        Six of you play. Two loyal yellow dwarfs have treasures worth 8 together: each of them gets 4 points.

        Two loyal blue dwarfs and the yellow saboteur have 8 together as well: each gets 2 points, and 2 are left over. The saboteur has a treasure worth 4, the most valuable one of the pot, and so gets the rest: 2 + 2 = 4. One of the loyal blue dwarfs has the dragon: 2 − 2 = 0.

        The selfish blue dwarf has treasures worth 3 and gets 3 points.
    .yellow = 4 points for each
    .blue = 2 points
    .dragon = 0 points
    .saboteur = 4 points
    .selfish = 3 points

rules-lost-mines-remainders = How the rest is shared
    .text =
        Three dwarfs share treasures worth 4, 4 and 3. Each gets 3 points, and 2 are left over. Two of them have a four and get one point more: 4, 4 and 3 points.

        For 4, 4 and 2 each gets 3 points. There is 1 point left over, which cannot be shared between two, and so it is lost.

        Three dwarfs have a single treasure worth 2. The share is 0, but the rest of 2 goes to whoever found it.

        Three players are all yellow: the loyal one has treasures worth 5, the selfish one 4 and the saboteur 3. Nobody shares with any of them, and so they get 5, 4 and 3 points.

rules-lost-mines-rounds = Two rounds and a winner
    .text =
        A game has two rounds. Before the second one everything is set up again: all cards, treasures and tokens come back, mines and treasures are shuffled, and everybody gets a new dwarf card, perhaps of the other clan. Again 10 cards are put aside, and everybody gets 5 cards, or 4 with 7 to 9 players. You keep your points, and there are always enough of them.

        The player to the left of whoever took the last turn begins; throwing cards away counts as a turn, being out does not. After the second round the most points win. If several players have equally many, they all win, even with 0.

rules-lost-mines-options = What the host can choose
    .text =
        Before the game the host can choose how many rounds you play, 1 to 4, and who begins the first one. If the way is too long for you, the mines can lie closer: 7 or 6 columns from the start cards; usually it is 8.

        The host can also allow you to end a round early, for example because nobody can get to the mines any more. Whoever’s turn it is may propose it once, before playing a card. The others answer one after the other, clockwise, also those who are out, and the first no settles it. If all of you agree, the round is over, and treasures that nobody took count for nobody. If nobody has had a turn by then, the same player begins the next round.

rules-lost-mines-known = What everybody knows
    .text =
        Everybody sees how many cards you have in your hand and how many are in the piles, which kinds of treasure you have found, who has the dragon, who is out, and how many points each of you has. Everybody also sees how many cards you have thrown away or lost to traps, from which clans the undealt dwarf cards are, and of which kinds the treasures put aside are.

        Only you know your hand, the cards you threw away, the values of your treasures, your role, and what you have looked at. Whatever was played or carried off by a storm, everybody has seen. In the next round new cards are dealt, and the old secrets are worth nothing. After the game its recording shows everything.

rules-lost-mines-here = How it is written here
    .text =
        Spaces are counted from the left and from the top, beginning with 0. A mine is named by its space, and a border by the space to the left of it or above it. Treasures are numbered in the order in which they were laid out.

        When your time runs out, what does the least harm is done for you: one card is thrown away, your dwarf stops, a mine stays as it is printed if that is allowed, you get the treasure with the lowest number, and in a vote you say no.

rules-lost-mines-all-cards = All cards
    .text =
        This is every card and how many there are of each. Of the 40 path cards 23 are plain, 4 have a campfire and 4 have rocks; 3 have fallen trees, 3 a lake and 3 a pit. The 23 action cards are 3 axes, 3 boats, 3 ropes, 6 info cards, 2 traps, 3 trolls and 3 storms.

        Treasures of gems are worth 3, 4, 4 and 5, of gold 2, 3, 3 and 4, of silver 1, 2, 2 and 3. The start cards and the dragon mine are open on all sides, the gold mine and the silver mine on three, the mine with gems on two. The printed rules do not list shapes and values; these are ours.
    .picture = Picture
    .name = Card
    .count = How many
    .meaning = What it does
    .paths = Path cards
    .camps = Campfires
    .rocks = Rocks
    .obstacles = Obstacles
    .actions = Action cards
    .fixed = Start cards and mines
    .treasures = Treasures
    .dwarfs = Dwarf cards

# Rows of the table of all cards.

mines-values = Worth: { $values }
mines-role-loyal = loyal dwarf
    .task = Fills the pot of its clan and shares it.
mines-role-selfish = selfish dwarf
    .task = Shares with nobody: what it finds is its own.
mines-role-saboteur = saboteur
    .task = Fills the pot of the other clan and shares that one.
