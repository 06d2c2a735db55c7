# The rules of Dark Cave as a page, like those of Saboteur.

rules-dark-cave-about = What it is about
    .text =
        Deep under the mountain the water is rising. Two clans of dwarfs, the blue one and the yellow one, want to get out of the cave with their gold, but only one of its four corners has the exit. You lay the paths together. On the way there are ladders, bridges, tunnels and veins of gold, and from dark lairs come the rat, the crawler and the goblin.

        Two to eight people can play, each with one dwarf, and no clan has more than four. Everybody sees to which clan you belong. Whether your dwarf is loyal, or a saboteur who works for the other clan, only you know. The side that brings more gold out of the cave wins, and the smaller side needs less of it.

rules-dark-cave-cards = What you need
    .text =
        There are 82 cards to play: 50 path cards and 32 action cards. Their backs show the level, I, II or III. In the cave also lie the start card, which has a ladder, and 4 goal cards; 10 clan cards say who works for whom.

        Each clan has 4 figures, and to each of them belongs a dwarf card on which its gold lies. In the bank are 3 creatures, 3 webs and 46 nuggets. No nugget is ever lost: the bank, the dwarfs and the veins always have 46 together, and the bank never runs empty. For a table at home there are also 5 overview cards.
    .path = The same path on the levels I, II and III
    .backs = The backs show the level.
    .start = The start card has a ladder.
    .goals = The goals: exit, lair, ladder and gold vein
    .creatures = Rat, crawler and goblin

rules-dark-cave-clans = Whom do you work for?
    .text =
        Each clan has 3 loyal cards and 2 saboteurs. Loyal dwarfs work for their own clan. A saboteur works for the other one, and wins or loses together with it. The back of your clan card shows your clan, which everybody sees. Its front is your secret until the game is over or a rule makes you show it.

        With 2 players only one loyal card of each clan is used, so there is nothing to hide. With 3 or 4 players all of you belong to one clan: there are 2 loyal cards and 2 saboteurs, who work for the clan that is not there. With 5 to 8 players each clan has 3 loyal cards and 1 saboteur. Everybody gets one card; those left over are put aside face down, and nobody looks at them.

        So the sides need not be equal. With 3 players it is 2 against 1, with 4 players 2 against 2, with 5 players 4 against 1 or 3 against 2, with 6 players 4 against 2 or 3 against 3, with 7 players 4 against 3 and with 8 players 4 against 4. No side is ever empty.
    .back = Everybody sees your clan.
    .loyal = Loyal: works for its own clan.
    .saboteur = Saboteur: works for the other clan.

rules-dark-cave-setup = Before you start
    .text =
        The start card lies in the middle. The four goal cards are shuffled and laid face down in the corners: with 2 to 5 players 4 cards from the start in each direction, with 6 to 8 players 3 cards. All figures stand on the start card; it makes no difference which one you get. You begin with 3 nuggets on your dwarf card, and the rest lies in the bank.

        Path cards and action cards are shuffled together, each level by itself, and 5 cards of each level are put aside unseen for the whole game. Everybody gets 5 cards, most of them of level I. In the draw pile the rest of level I lies on top, then comes level II, and level III lies at the bottom. So the cave gets harder to cross the longer you play. The discard pile lies face down.
    .board = The start card in the middle, goal cards in the corners
    .table = Cards by number of players
    .players = Players
    .width = Width of the cave
    .first = Level I
    .second = Level II
    .pile = Draw pile
    .aside = Clan cards put aside

rules-dark-cave-turn = Your turn
    .text =
        At home the most trustworthy of you begins. Here chance decides, unless the host names somebody. Then play goes clockwise. A turn has three parts, always one after the other.

        First you must do exactly one of three things: lay a path card, play an action card, or throw one or two cards away. Then your dwarf may walk. Last you draw, as long as there are cards in the draw pile; when it is empty, this part is left out.

        You are always asked for your card, for an axe against a creature and in a vote, and for everything else only when there really is something to choose.
    .card = First a card,
    .walk = then a walk,
    .draw = and then you draw.

rules-dark-cave-skipped = Without cards
    .text =
        If you have no card in your hand at the beginning of your turn, you skip it: no card, no walk and no drawing, even if there are cards in the draw pile. But you are not out. If a swap brings you cards, you go on playing. And whatever ends at the beginning of your turn ends all the same: webs are turned or leave, your creatures go, and a dwarf that lies stands up.

        Only the beginning of the turn counts. Whoever loses the last card during it, by playing it, on a bridge, to a rat or in a swap, finishes the turn and may still walk.

rules-dark-cave-placing = Laying a path card
    .text =
        Lay one card on an empty space. It must touch the start card, a path card or an uncovered goal card, and at least one path must go on from there. Wherever it touches cards that lie face up, everything must fit: path to path and rock to rock. A covered goal card is not enough as a neighbour, but your card need not fit it either.

        You may turn a card upside down, but never sideways. It need not lead to the start card or to your dwarf, and the cave may grow beyond its corners as far as you like. A card that looks the same upside down is laid straight on.
    .fits = The path goes on.
    .mismatch = A path must not run into the rock.
    .no-path = It fits, but no path goes on.
    .goal = A covered goal card alone is not enough.

rules-dark-cave-fields = Fields
    .text =
        In the cave you count fields, not cards. A card of level I is one big field, so you cross it in 1 step. A card of level II has a field at each open side, and you need 2 steps to cross it. On a card of level III there is one more field in the middle, through which every way leads, and crossing takes 3 steps. Goal cards have fields like cards of level III; the start card is one field.

        A step takes you to the next field of the same card, over an open border to the next card, from ladder to ladder or onto a covered goal card. You may turn back anywhere, but each field that you enter costs 1 step. If the paths of a card are not joined, each of them has its own fields. In a dead end every stub is a field by itself.
    .one = Level I: one step
    .two = Level II: two steps
    .three = Level III: three steps
    .dead-end = A dead end: no way through

rules-dark-cave-ladders = Ladders
    .text =
        All ladders are joined with each other, wherever they lie: the one on the start card, those on path cards, and the one on a goal card as soon as it is uncovered. From a ladder to any other one it is 1 step. If a creature is up there, you meet it just as if you had walked.
    .up = One step, however far it is

rules-dark-cave-bridges = Bridges
    .text =
        On a bridge card one path leads over another, and you cannot change from one to the other. The path below costs nothing. But the wooden bridge is narrow: when you come onto it, you lose a card from your hand at once. Chance picks it; at home the left neighbour draws it and discards it unseen. Walking along the bridge costs nothing more, but coming back later costs another card.

        The lost card is not replaced, so your hand is one card smaller until the end of the game. Only a swap passes the smaller hand on. With an empty hand you lose nothing, but if it happens in your own turn, you draw one card less at its end. The same holds when a rat attacks you.
    .over = The bridge costs a card.
    .under = The path below is free.

rules-dark-cave-tunnels = Tunnels
    .text =
        On some cards a tunnel joins two curves. The tunnel is a field of its own. Each time you enter it, you pay 1 nugget to the bank, even if you turn around inside. Coming out is free, and without gold you get in for nothing.

        To change from one curve to the other you need 3 fields of the card on level I, 3 on level II and 5 on level III, where you reach the tunnel only from the middle of a curve.
    .toll = The tunnel costs a nugget.

rules-dark-cave-veins = Gold veins
    .text =
        When somebody lays a gold vein, 1 nugget from the bank is put on it. The vein on a goal card gets its nugget when the card is uncovered; it lies in the middle, so whoever uncovers the card has to come back for it.

        If your dwarf ends its walk on a vein with gold, you must take the nugget, and you must turn over your clan card, which stays like that until the end. Just walking across takes nothing. If a creature is there, it attacks first, and then you take the gold. A vein has gold only once.
    .laid = A new vein gets a nugget.
    .taken = Whoever takes it shows the clan card.

rules-dark-cave-discard = Throwing cards away
    .text =
        If you cannot play anything, or do not want to, throw one or two cards away, face down. None at all is not allowed, and neither are three. Your dwarf may walk as after any other card.

        Whether a second card goes, you decide before you walk, and you draw nothing in between. With only one card in your hand you can throw only that one away.

rules-dark-cave-walking = Walking
    .text =
        After your card your dwarf may walk up to 3 fields along the paths, with boots up to 4, or stay. Every field has room for everybody. After each step you decide whether to go on.

        Your walk ends when you want it to, when there are no steps left, when you meet a creature, uncover a goal card or get out, or when there is nowhere to go.
    .before = Three steps along the path …
    .after = … and here you are.

rules-dark-cave-goals = Goal cards
    .text =
        Laying cards up to a goal card uncovers nothing; a dwarf must step in. Whoever comes first uncovers it. The card is laid so that the path goes on by which the dwarf came. If it could lie both ways, the one that fits more of the face-up cards around it counts; if both fit equally well, you choose, and everybody sees the card meanwhile.

        Your dwarf stands on the first field, where it came in, and its walk is over. From then on new cards must fit the goal card. If one of its sides is closed towards a path, there is no way through.
    .before = Step in …
    .after = … and see what is there.

rules-dark-cave-exit = The exit
    .text =
        Only one goal card has the exit, in its middle. When your dwarf reaches that field, it leaves the cave at once with its gold; nobody can just walk across. You turn over your clan card and go on playing without a dwarf: you play cards, throw some away, draw and swap. Your gold is safe, and nothing can attack you. If a creature waits at the exit, you meet it first: a rat takes a card, a goblin a nugget, but a crawler cannot hold you.

        Whoever gets out first sees the clan cards that were put aside, all of them and in secret, and so knows how many dwarfs work for each side. With 2, 4 or 8 players there are none. If the game goes on after somebody has got out, everybody knows that each side still has a dwarf in the cave.
    .out = Out with the gold!

rules-dark-cave-actions = Action cards
    .text =
        You show an action card to everybody, put it on the discard pile face down and do what it says. Only webs, equipment and creatures lie face up in front of a player for a while. Action cards work anywhere in the cave, also on parts that are cut off. If there is nothing that a card could do, you cannot play it, only throw it away.

rules-dark-cave-info = Secret information
    .text =
        You look in secret at a covered goal card or at the clan card of another player, and put it back. Only you know what you have seen; the others see where you look. You may look at something again, also at a goal card with a creature on it.

        You cannot look at a clan card that lies open. With 2 players only goal cards can be looked at, because everybody knows the clan cards. If there is nothing left, you can only throw the card away.
    .goal = A covered goal card,
    .clan = or a clan card

rules-dark-cave-cave-in = Cave-in
    .text =
        A cave-in buries a path card of your choice, but no dwarf and no creature may stand on it. The start card and the goal cards stay. The card goes to the discard pile, which is never shuffled again, and a nugget on it goes back to the bank. If there is no such card, you cannot play a cave-in.

        A web at an open end of the buried card goes too. An open end is one that no path of another card joins, so it may also point at a covered goal card or at the closed side of one. A web between two cards stays at the end of the other one. What is cut off stays in the cave, and a dwarf there can move only by walking.
    .hit = A cave-in buries a card …
    .hole = … and the rest is cut off.

rules-dark-cave-swap = Swap
    .text =
        You swap all the cards left in your hand with another player, no matter how many each of you has. You may also choose a player without cards, and you may play the swap as your last card: then you give nothing and get a whole hand. At the end of your turn you draw nothing; the other player draws 1 card.

        Each of you knows what the other one has got; nobody else learns a card. You still know the cards that you gave away, until they are played or may have been thrown away.
    .hands = All cards in hand change places.

rules-dark-cave-web = Web
    .text =
        Lay the card face up in front of you, and put its web on a border with the 2 up: on a joint of two cards that lie face up, or at the open end of a path, also towards a covered goal card or the closed side of one. Each border has room for one web. It lets neither dwarfs nor creatures through. Ladders and the ways inside a card are not affected.

        At the beginning of your turn the web is turned to 1. If it shows 1 already, also because of an axe, it is removed and its card discarded. You may lay a card that fits at an open end with a web; the web then lies on the joint. When a goal card is uncovered, webs beside it stay where they are.
    .two = First it shows a 2,
    .one = in your next turn a 1.
    .open = It may lie at an open end.

rules-dark-cave-boots = Boots
    .text =
        You lay equipment face up in front of any player, also of yourself. With boots a dwarf walks 1 field farther in every turn, so 4 instead of 3, and that in the same turn already. Nobody can have two pairs of boots; if everybody has one, you can only throw the card away. You may also give equipment to a player whose dwarf has left the cave, but it is of no use there.
    .four = Up to four fields

rules-dark-cave-axe-web = An axe against a web
    .text =
        An axe lies in front of its owner until it is used; straight from the hand it does not work. You may have several. Then the one of the lowest level is used first.

        If your dwarf stands right at a web, you may use an axe at any moment of your turn. A web that shows 2 is turned to 1; one that shows 1 is removed together with its card. This costs no step, and your walk may go on. To get through a web with a 2 in one turn you need two axes. It may be any web, also your own, and if there are several, you choose.

        The axe is not the card of your turn, and you draw nothing for it. You may use it in the same turn in which it was laid, and also if your dwarf may not walk or its walk was cut short. But you cannot use it in a turn that you skip, after you have ended your walk yourself, or while something else is going on.
    .before = At the web …
    .after = … one blow, and it shows 1.

rules-dark-cave-creatures = Creatures
    .text =
        Creatures live in lairs. Lay the card face up in front of you, take the creature from the bank and put it on any lair that lies face up, also on that of a goal card. Without a lair you can only throw the card away. Then you walk with the creature, at most as many fields as the card says, also back and forth, or not at all.

        Creatures walk on the same fields and ladders as dwarfs, but bridges and tunnels cost them nothing. They cannot pass a web. They may step onto a covered goal card, which is one field for them and stays covered, and walk across the exit. Where only other creatures are, nothing happens.

        If the creature is in the cave already, you walk on with it from where it is; the card that somebody played for it before is discarded. At the beginning of your next turn it leaves, wherever it is, and can be called again later.
    .call = It comes out of the lair …
    .web = … but not through a web.

rules-dark-cave-attack = When a creature attacks
    .text =
        If a creature comes onto a field with dwarfs, it stops and attacks all of them, even your own. If it is put on a lair where a dwarf is, it attacks there and does not walk. If a dwarf comes onto the field of a creature, its walk is over, and it alone is attacked. Dwarfs that have left the cave are safe.

        If your turn begins on the field of a creature, nothing happens, and you may go; coming back is a new meeting. In the same way a creature attacks the dwarfs beside it only if it leaves and comes back. If one is on a covered goal card, it comes to the dwarf that uncovers the card and attacks.

        If there are several creatures, a dwarf that comes is attacked by each: first by the rat, then by the crawler, then by the goblin. Several dwarfs are attacked one after the other, beginning with the player whose turn it is. On a field you first pay the toll, then come the creatures, then the exit; gold of a vein comes last. An attack that takes nothing is an attack, too.
    .meeting = The goblin attacks both of them.

rules-dark-cave-kinds = Rat, crawler and goblin
    .text =
        The rat walks up to 3 fields and takes one card from the hand, picked by chance; it is not replaced, as on a bridge. The crawler walks up to 4 fields and knocks dwarfs down: the figure lies, and at the beginning of its player’s next turn it stands up, but cannot walk in that turn. Playing and drawing go on. The goblin walks up to 5 fields and takes 1 nugget for the bank; whoever has none loses none.

        If a crawler knocks you down in your own turn, you walk no more in this turn, nor in the next. Rat and goblin attack a lying dwarf like any other; a second crawler changes nothing.

        For example: a rat is put on a lair. After 2 of its 3 steps it reaches the blue dwarf, stops, and that player loses a card.
    .rat = 3 fields: takes a card
    .crawler = 4 fields: knocks down
    .goblin = 5 fields: takes a nugget
    .lying = Whoever lies does not walk.

rules-dark-cave-axe-creature = An axe against a creature
    .text =
        When a creature is about to attack your dwarf, you may use an axe first, no matter which of them came to the other. The creature is removed and its card discarded, and nobody on that field is attacked. Of course you need not use it.

        Only those are asked who would be attacked themselves and have an axe in front of them: first the player whose turn it is, then the others clockwise. The first yes settles it for all. If your dwarf met the creature on its own walk, it does not walk on: its walk is over.
    .saved = One blow saves everybody there.

rules-dark-cave-drawing = Drawing
    .text =
        After a path card or an action card you draw 1 card. If you throw one or two away, you draw as many. After a swap the other player draws, and you do not.

        Cards lost to bridges and rats are not replaced. If there was none to lose in your turn because your hand was empty, you draw one card less for each. If there are fewer cards in the draw pile, you take what is there.

rules-dark-cave-end = The end of the game
    .text =
        The game is over at once when all dwarfs that work for the same clan have got out: the loyal ones of that clan and the saboteurs of the other. Then nobody walks or draws any more. It is also over when nobody has a card in hand at the end of a turn; that turn is finished first, with walking and drawing.

        Goal cards that nobody found, cards in hand and everything put aside stay hidden. The recording of the game shows them.

rules-dark-cave-scoring = Who wins?
    .text =
        All clan cards are turned over. Whoever’s dwarf is still in the cave gives its gold back to the bank. Then the nuggets brought out for each clan are counted; those of a saboteur count for the other clan. The number is multiplied by how many dwarfs work for the other side, those still in the cave included. The clan with the higher value wins, and with it everybody who works for it.

        If the values are equal, the side of the dwarf that got out first wins. If nobody got out, nobody wins. With 2 players it is a race: the first one out ends the game and wins, even without gold. In the result a winner has 1 point and everybody else 0.

rules-dark-cave-example = An example
    .text =
        Five of you play. Two loyal dwarfs work for yellow. Three work for blue: two loyal blue dwarfs and the yellow saboteur.

        The yellow side brings out 2 and 2 nuggets: (2 + 2) × 3 = 12. The blue side brings out 2 and 3 nuggets, and its third dwarf is still in the cave: (2 + 3 + 0) × 2 = 10. Since 12 is more than 10, the two loyal yellow dwarfs win. The yellow saboteur worked for blue and does not win.
    .yellow = 2 nuggets for yellow, and the same once more
    .blue = 2 nuggets for blue
    .saboteur = 3 nuggets for blue
    .inside = still in the cave: 0
    .table = The count
    .side = Works for
    .nuggets = Carried out
    .opponents = Dwarfs against
    .value = Value
    .for-yellow = yellow
    .for-blue = blue

rules-dark-cave-options = What the host can choose
    .text =
        Before the game the host can choose who begins and, if there are 3 or 4 of you, which clan you play. Otherwise this choice changes nothing.

        The host can also allow you to end the game early, for example because nobody can get out any more. Whoever’s turn it is may propose it once, before playing a card. The others answer one after the other, clockwise, also those who are out of the cave or have no cards, and the first no settles it. If all of you agree, the game is over and is scored as always.

rules-dark-cave-known = What everybody knows
    .text =
        The backs of the cards show the level, so everybody knows the levels of all cards in hands and piles. Everybody also sees how many cards and nuggets you have, what lies in front of you, whose webs and creatures are in the cave, and of which clan the clan cards put aside are.

        Only you know your hand, the cards that you threw away or lost, your clan card, and what you have looked at. Whatever was played or buried, everybody has seen. After the game its recording shows everything.

rules-dark-cave-time = When your time runs out
    .text =
        Then what does the least harm is done for you. One card is thrown away, a path card if you have one, of the lowest level. Your dwarf or your creature stops, no axe is used, a goal card stays as it is printed if that is allowed, and in a vote you say no.

rules-dark-cave-all-cards = All cards
    .text =
        This is every card and how many there are of each. Of the 50 path cards 19 are of level I, 17 of level II and 14 of level III; of the 32 action cards 10, 10 and 12. Among the path cards are 9 lairs, 4 ladders, 4 bridges, 5 double curves with a tunnel and 2 gold veins.

        The action cards are 5 for secret information, 3 cave-ins, 2 swaps, 3 webs, 3 pairs of boots, 3 axes, 5 rats, 4 crawlers and 4 goblins. One goal card has the exit, the others a lair, a ladder and a gold vein. The printed rules do not list the faces of the cards; how these look and which level they have is our choice.
    .picture = Picture
    .name = Card
    .count = How many
    .meaning = What it does
    .paths = Path cards
    .dead-ends = Dead ends
    .lairs = Lairs
    .ladders = Ladders
    .bridges = Bridges
    .tunnels = Double curves with a tunnel
    .veins = Gold veins
    .actions = Action cards
    .fixed = Start card and goal cards
    .clans = Clan cards

cave-role-loyal = loyal dwarf
    .task = Works for its own clan.
cave-role-saboteur = saboteur
    .task = Works for the other clan in secret.
