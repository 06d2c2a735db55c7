# The rules of Saboteur as a page. A section is a title, its text (a blank line begins a new paragraph) and captions of its pictures.

rules-saboteur-about = What it is about
    .text =
        You are dwarfs in a mine. Together the miners dig a tunnel from the start card to the gold, which lies under one of three goal cards. But there may be saboteurs among you. Nobody knows who they are, and they do everything to keep the others from the gold.

        If the tunnel reaches the gold, the miners win the round. If the cards run out before that, the saboteurs win it. After three rounds the player with the most gold wins. Three to ten people can play.

rules-saboteur-cards = What you need
    .text =
        There are 110 cards. The deck has 67 of them: 40 path cards for digging and 27 action cards to help or to hinder. The start card and the three goal cards lie on the table, 11 dwarf cards say who you are, and 28 gold cards with 44 nuggets in all are the reward.

        On a path card all tunnels are joined with each other. Only on the nine dead ends fallen stones block the middle, and nothing is joined there.
    .path = 40 path cards
    .action = 27 action cards
    .fixed = 1 start card and 3 goal cards
    .dwarfs = 11 dwarf cards
    .gold = 28 gold cards

rules-saboteur-roles = Who are you?
    .text =
        At the beginning of each round you get a dwarf card: you are a miner or a saboteur. Only you may see it, until the round is over.

        There is always one dwarf card more than players, and nobody looks at the one that is left over. So there may be one saboteur fewer than the table says. With three or four players there may be none at all!
    .miner = Miners dig for the gold.
    .saboteur = Saboteurs stop them.
    .table = By the number of players
    .seats = Players
    .saboteurs = Saboteur cards
    .miners = Miner cards
    .hand = Cards in hand
    .pile = Draw pile
    .gold-cards = Gold cards

rules-saboteur-setup = Before you start
    .text =
        The start card lies on the left. To the right of it, after seven empty places, lie the three goal cards. They are shuffled and face down, with one empty place between each two. One hides the gold, the other two only stone. The mine may grow beyond this picture on every side, even behind the start and behind the goals.

        Path cards and action cards are shuffled together. Everybody gets as many as the table above says, and the rest is the draw pile. Nobody else may see your cards. The discard pile is empty at first; whatever is put there lies face down. The gold cards are shuffled once, before the first round, and lie face down too.
    .board = Seven empty places between the start and the goals

rules-saboteur-turn = Your turn
    .text =
        Chance decides who begins; at a table at home it is the youngest. Then play goes clockwise. In your turn you do exactly one of three things: you lay a path card, you play an action card, or you throw one card away. After that you draw a card, and your turn is over.

        When the draw pile is empty, nobody draws any more, and cards once thrown away do not come back in this round. While you hold cards, you must still play one or throw one away. When you hold none, your turn is left out.
    .path = Lay a path card,
    .action = play an action card,
    .discard = or throw a card away.

rules-saboteur-placing = Laying path cards
    .text =
        Lay the card on an empty place next to a card that already lies there. It may lie upright or turned upside down, but never sideways.

        Every side that touches a card lying face up must fit: a tunnel must meet a tunnel, and a wall must meet a wall. That is so for an uncovered stone goal too. Only the side towards a goal that lies face down may be anything.
    .fits = Tunnel meets tunnel.
    .mismatch = A tunnel runs into a wall.
    .turned = Turned upside down it fits.
    .sideways = Never sideways!
    .neighbours = It fits on the left but not below: every side counts.
    .face-down = Next to a goal face down a wall is fine. But then the goal stays as it is.

rules-saboteur-joined = Joined to the start
    .text =
        To fit is not enough. At least one tunnel of your card must meet a tunnel that leads back to the start without a break.

        So you cannot lay a card that touches others only wall to wall, that touches nothing but a goal face down, or that hangs on a part of the mine that is cut off. But a card that is joined to the start may bring such a part back.
    .walls = It touches only a wall.
    .goal-only = A goal face down is not enough.
    .cut-off = There is a gap: no way back to the start.
    .rejoin = Close the gap, and everything is joined again.

rules-saboteur-dead-ends = Dead ends
    .text =
        You may lay a dead end wherever it fits and is joined to the start, like any path card. But stones block its middle, so no tunnel goes on from there, on any side.

        You cannot lay a card that is joined only to a dead end. And a dead end never uncovers a goal, even if it leads straight to it.
    .lay = A dead end may be laid like this.
    .beyond = But here nothing goes on.
    .goal = The goal stays face down.

rules-saboteur-tools = Broken tools
    .text =
        To dig, a dwarf needs a pickaxe, a lantern and a cart. You can lay a card with a broken tool in front of another player, but not in front of yourself.

        Whoever has a broken tool may not lay path cards. Playing action cards and throwing cards away is still allowed. A tool that is broken cannot be broken once more, so there are at most three such cards in front of a player, all different.
    .broken = At most one card for each tool

rules-saboteur-repair = Repair
    .text =
        Play a repair card on a broken tool that it shows, in front of yourself or of somebody else. Then both cards go to the discard pile. A card that shows two tools repairs only one of them; you choose which. If no such tool is broken there, you cannot play the card.

        A repair is your whole turn, so you can dig again in your next turn at the earliest. If you have two broken tools, both must be repaired first.
    .matching = A lantern repairs a lantern.
    .other = A lantern does not repair a cart.
    .double = The pickaxe or the cart, not both

rules-saboteur-rockfall = Rockfall
    .text =
        With a rockfall you take one path card out of the mine. You may choose any, dead ends and cut-off cards too; only the start and the goals always stay, even when they lie face up. The rockfall and the card go to the discard pile, face down. If there is nothing to take away, you cannot play a rockfall.

        What is cut off stays on the table, but nobody may build on it until it is joined to the start again. Every card that fits may fill the hole.
    .hit = A rockfall hits this card …
    .hole = … and the rest is cut off.
    .refill = Later another card may fill the hole.

rules-saboteur-map = Map
    .text =
        With a map you look secretly at one goal that lies face down, and put it back just as it was. Everybody sees which goal you looked at, but only you know what it is. You cannot use it on a goal that lies face up already. Maps and rockfalls go to the discard pile after use.
    .look = Only you see what is under it.

rules-saboteur-discard = Throwing a card away
    .text =
        If you cannot play a card, or do not want to, throw one away: exactly one, face down, and nobody sees which. You may do so even when you could play something. Then you draw a card as always.

rules-saboteur-goals = You reach a goal
    .text =
        When the card you lay completes a tunnel from the start to a goal, without a break, the goal is turned over. A wall next to it does nothing. If several goals are reached at once, all of them are turned over; sometimes a stone goal leads on to the next one. What is uncovered stays so, even if the tunnel is cut later.

        Is it gold? Then the round is over at once. Is it stone? Then the goal is laid so that its tunnel fits your card, and the game goes on. You may build on from it. If your card is not the one next to the goal and both ways are possible, the way that fits better counts; if both fit equally well, you choose.

        The other sides of a stone goal need not fit when it is uncovered. This is the only exception. But where a tunnel meets a wall, nobody gets through.
    .gold = Gold! The round is over.
    .stone = Stone: turned so that it fits, and on you go.
    .exception = Below the stone goal a tunnel meets a wall. Only here is that allowed.

rules-saboteur-end = The end of a round
    .text =
        When the gold is uncovered, the round is over at once, and the miners win it, even if it was a saboteur who laid the last card.

        The round is also over when the draw pile is empty and nobody holds a card. Then the gold stays in the ground, and the saboteurs win. Now all dwarf cards are turned over, also the one that was left over.
    .reached = Gold reached: the miners win.
    .used-up = All cards used up: the saboteurs win.

rules-saboteur-miners = Gold for the miners
    .text =
        When the miners win, as many gold cards are drawn as there are players, but with ten players only nine. Whoever completed the tunnel looks at them, keeps one and passes the rest on, counter-clockwise, to the next miner. That goes on until no card is left, so some miners may get two. Saboteurs are left out. If a saboteur completed the tunnel, the next miner counter-clockwise begins.

        For example: five play, and one of you is a saboteur. Then four miners share five cards, and whoever completed the tunnel gets the last one too.

        Only the one who chooses sees the cards. What you keep stays secret until the end of the game; the others see only how many cards you have.
    .one = 1 nugget: 16 cards
    .two = 2 nuggets: 8 cards
    .three = 3 nuggets: 4 cards

rules-saboteur-saboteurs = Gold for the saboteurs
    .text =
        When nobody has reached the gold, each saboteur gets nuggets, and the miners get nothing. How many depends on the number of saboteurs in play; the card left over does not count. If there was no saboteur, nobody gets anything.

        These nuggets are simply added to their gold. No gold cards are used up for them.
    .table = Nuggets for each saboteur
    .saboteurs = Saboteurs in play
    .nuggets = Nuggets each

rules-saboteur-rounds = Three rounds and a winner
    .text =
        A game has three rounds. Before each new round all dwarf cards (also the one left over), all path and action cards and the goals are shuffled and dealt again. Broken tools are whole again. You keep your gold, and it stays secret.

        The player to the left of whoever used a card last begins; throwing one away counts as well. After the third round everybody counts their nuggets. The most nuggets win, and if several players have the same number, they all win.

rules-saboteur-options = What the host can choose
    .text =
        Before the game the host can choose how many rounds you play and who begins. There are two more switches; both are off unless the host turns them on, and neither changes during the game.

        One gold card each: as many gold cards are drawn as there are miners in play, one for each of them, in the usual order.

        Broken tools cost gold: when the miners win, a miner with a broken tool gets no gold card. The other miners share all the cards; if there are no others, no gold is shared. Saboteurs are paid as usual, with broken tools or without.

        Both together: one gold card for each miner whose tools are whole.

rules-saboteur-good-to-know = Good to know
    .text =
        The shortest tunnel takes seven cards to the middle goal and nine to an outer one. Through the middle goal, if it is stone, it takes only eight.

        Between two goals there is a place that touches both. One crossing there can uncover two goals at once.

        A repaired tool can be broken again.

        For a map there is always a goal to look at, because the gold lies face down as long as the round goes on.

        If the very last card reaches the gold, it still counts.

rules-saboteur-all-cards = All cards
    .text =
        This is every card and how many there are of each. You may turn each path card upside down.

        The start card and the gold goal have tunnels on all four sides. Stone goals are bends, and you can walk through them.
    .picture = Picture
    .name = Card
    .count = How many
    .meaning = What it does
    .tunnels = Path cards
    .dead-ends = Dead ends
    .actions = Action cards
    .fixed = Start and goals
    .dwarfs = Dwarf cards
    .gold = Gold cards
    .reward = Gold for a miner. It stays secret until the end of the game.
