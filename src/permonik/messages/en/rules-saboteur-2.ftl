# The rules of the expansion as a page, like those of Saboteur.

rules-saboteur-2-about = What it is about
    .text =
        There are two teams of miners now, blue and green, and each wants the gold for itself. Doors let only one team through, ladders lead into the farthest corners of the mine, and among you there may be thieves, saboteurs and dwarfs who think only of themselves.

        You play with the path cards and action cards of Saboteur, and its rules hold wherever this page says nothing else. Two to twelve people can play. After three rounds the player with the most gold wins.

rules-saboteur-2-cards = What you need
    .text =
        The deck has 118 cards: the 67 of Saboteur, 30 new path cards and 21 new action cards. The start card and the three goal cards are those of Saboteur.

        Its dwarf cards and gold cards are not used. Instead there are 15 new dwarf cards, and a bank pays in nuggets. At a table at home it has 32 pieces of gold, worth 1, 2 or 5 nuggets each; here it never runs out, and all that counts is how many nuggets you have.
    .path = 70 path cards
    .action = 48 action cards
    .dwarfs = 15 dwarf cards

rules-saboteur-2-roles = Who are you?
    .text =
        At the beginning of each round all 15 dwarf cards are shuffled, and everybody gets one. Only you may see yours, until the round is over. The others are put aside face down; a player may still get one of them. So nobody knows which roles are in play.

        Each team wants to get to the gold, and the saboteurs want nobody to. The boss goes with both teams, the profiteer with whoever wins, and the geologists care only for crystals.
    .blue-miner = 4 blue miners
    .green-miner = 4 green miners
    .saboteur = 3 saboteurs
    .boss = 1 boss
    .profiteer = 1 profiteer
    .geologist = 2 geologists

rules-saboteur-2-setup = Before you start
    .text =
        The start and the goals lie as in Saboteur, with seven empty places between them. All path cards and action cards are shuffled together. The top 10 are put aside for this round, and nobody looks at them.

        Everybody gets 6 cards, however many you are. The rest is the draw pile: 96 cards with 2 players, 36 with 12. The gold lies in the bank.
    .board = Seven empty places between the start and the goals

rules-saboteur-2-turn = Your turn
    .text =
        Chance decides who begins; at a table at home it is the youngest. Then play goes clockwise. In your turn you do exactly one of four things: you lay a path card, you play an action card, you throw two cards away to get rid of a harmful one, or you pass and throw one to three cards away. After that you draw, and your turn is over.

        When the draw pile is empty, nobody draws any more, but you must still do one of the four things. Whoever has no card left is out until the end of the round.
    .path = Lay a path card and draw 1,
    .action = play an action card and draw 1,
    .two = throw 2 away against a harmful card and draw 1,
    .pass = or throw 1 to 3 away and draw as many.

rules-saboteur-2-discard-two = Against a harmful card
    .text =
        Is a tool broken, or are you in prison, and nobody helps? Throw two cards from your hand away, face down, and remove one harmful card in front of you: any broken tool, or the prison. Then you draw only 1 card. So your hand is one card smaller for the rest of the round, and smaller still each time you do it again.

        For this you need at least two cards in your hand and a harmful card in front of you. Your own theft card is not harmful; you cannot remove it like this.
    .tool = Two cards against a broken tool
    .prison = Two cards against the prison

rules-saboteur-2-pass = Passing
    .text =
        If you cannot play anything, or do not want to, you pass. Throw 1, 2 or 3 cards away, face down, and draw as many. None at all is not allowed, and neither are four. If there are fewer cards in the draw pile, you take what is there.

rules-saboteur-2-joined = Tunnels and dead ends on one card
    .text =
        As in Saboteur, your card must meet a tunnel that leads back to the start without a break; a way through a ladder counts too. Only the ladders themselves need not.

        Some new cards have a dead end beside a tunnel. A dead end is joined to nothing: no way goes on through it, and it never uncovers a goal. You may lay such a card so that only its dead end meets the mine. But then its tunnel is not joined to the start.
    .through = The tunnel goes on, the dead ends do not.
    .stub = You may join it by its dead end.
    .beyond = But then its tunnel does not lead back to the start.

rules-saboteur-2-bridges = Bridges and double curves
    .text =
        On a bridge one tunnel passes above another. On a double curve there are two bends, and the two cards are mirror images of each other. The two tunnels of such a card are never joined inside it.

        When you lay it, at least one of the two must lead to the start. On the other one nobody may build until it is joined to the start as well.
    .across = Across the bridge you go on.
    .below = The tunnel below leads nowhere yet.
    .curve = From the left the bend leads up.
    .other-curve = The other bend is not joined to the start.

rules-saboteur-2-ladders = Ladders
    .text =
        Every ladder is joined to the start and to all other ladders, wherever it lies. You may lay a ladder next to any path card or next to the start, even if no tunnel leads there; wall to wall is enough. From a ladder you build on as from the start.

        Its sides must fit as always. And a ladder may never lie right next to a goal, face down or uncovered.
    .walls = Wall to wall is enough for a ladder.
    .onwards = From the ladder you go on.
    .goal = Never next to a goal!

rules-saboteur-2-doors = Doors
    .text =
        Blue doors are round and have a B, green doors are square and have a G. You lay a door like any path card, and everybody may build on behind it. Only in the end does it matter: miners of the other colour have no way to the gold through it.

        Boss, profiteer and geologists pass through all doors. Saboteurs have nothing to do with doors. When one of them completes the way, it is as if it were the boss: each team wins that has a way without a door of the other colour.
    .own = Blue miners pass blue doors.
    .other = Green miners do not.
    .free = The boss passes all doors.

rules-saboteur-2-crystals = Crystals
    .text =
        Ten of the new path cards show a crystal each; no card of Saboteur does. When you lay a card, its crystal makes no difference. It is there for the geologists.
    .tunnel = A fork with a crystal
    .dead-end = A dead end with a crystal

rules-saboteur-2-goals = You reach a goal
    .text =
        After every card laid, all goals are looked at anew. Each one that now has a way to the start is turned over, even far from your card, because ladders and bridges join distant parts. This goes on until nothing changes any more.

        A stone goal that your card does not touch is laid so that its tunnel opens to the side from which the way comes. If there are several such sides, the way of laying it that fits better counts; if both fit equally well, you choose.

rules-saboteur-2-rockfall = Rockfall
    .text =
        A rockfall can also take ladders, doors, crystals and cards that are cut off. Whatever hung only on a ladder is then cut off as well.
    .hit = A rockfall hits the ladder …
    .hole = … and the rest is cut off.

rules-saboteur-2-in-front = Cards in front of you
    .text =
        Broken tools, a theft and a prison lie face up in front of a player. No two cards of a kind may lie there: you cannot break the same tool twice, lay a second theft or lock up somebody who is in prison already.

        Hands off can only be played on a theft, and a release only on a prison. If there is none on the table, you cannot play them. With a broken tool you may not lay path cards; playing action cards, throwing two away and passing are allowed.
    .different = All of them must be different.

rules-saboteur-2-theft = Theft and hands off
    .text =
        Lay a theft in front of yourself. When the gold of the round has been shared out, you may take 1 nugget from any other player who has one. It may be gold of earlier rounds, and even gold stolen a moment before. You may also leave it. A thief in prison gets nothing.

        Thieves take their turns one after another. Of the theft cards that still lie on the table, the one played last comes first; then it goes clockwise.

        With hands off you remove a theft in front of any player. Both cards go to the discard pile.
    .thief = A thief lies in wait.
    .hands-off = Hands off removes a theft.

rules-saboteur-2-prison = Prison and release
    .text =
        Lay a prison face up in front of another player, never in front of yourself. A prisoner may not lay path cards. Playing action cards, throwing two away and passing are still allowed. Even a theft may be laid down in prison; it counts if its owner is free at the end of the round.

        Whoever is still in prison then gets no gold and is not counted as a winner. With a release you remove a prison in front of yourself or of another player. Both cards go to the discard pile.
    .prisoner = No digging and no gold
    .release = A release removes a prison.

rules-saboteur-2-hats = Swapping hats
    .text =
        Choose any player, even yourself. This player puts the old dwarf card aside, so that nobody else sees it, and gets a new one by chance, one that nobody has had in this round. Only this player knows the new role. Then the action card goes to the discard pile.

        A role put aside does not come back in this round. If no other dwarf card were left, you could not play this card. But at least 3 are left over, and only 2 cards swap hats.
    .swap = The old role goes, a new one comes.

rules-saboteur-2-inspection = Inspection
    .text =
        You look in secret at the dwarf card of another player. Everybody sees whose it is, but only you know the role. Then the inspection goes to the discard pile.
    .look = Only you see the role.

rules-saboteur-2-hands = Swapping hands
    .text =
        You swap all the cards left in your hand with another player, face down, no matter how many each of you has. Then the card goes to the discard pile, and the other player draws 1 card. You draw none. If the draw pile is empty, nobody draws.

        You may play it as your last card: then you give nothing and get a whole hand. You cannot choose a player who has no cards, because that player is out of the round.
    .swap = All cards in hand change places.

rules-saboteur-2-end = The end of a round
    .text =
        When a way joins the start and the gold, the round is over at once. Doors on it do not prevent that; they only decide who wins.

        The round is also over when nobody has a card left. Whoever has cards can always pass, so there is no other standstill. Then all dwarf cards are turned over.

rules-saboteur-2-winners = Who wins?
    .text =
        A team gets through if it has a way from the start to the gold without a door of the other colour. One such way is enough, whatever doors lie on other ways. It may use ladders and uncovered stone goals.

        If a miner completes the way, the miner’s own team wins. If it does not get through, the other team wins, but only if it gets through itself. If somebody else completes it, every team wins that gets through, one or both. What counts is the role at that moment, also after hats were swapped. If the gold is not reached, the saboteurs win.

        For the boss and the profiteer a team that gets through has won even if none of its miners is in play.
    .table = Who wins, by who completed the way and who gets through
    .finisher = Completed by
    .free-both = Both get through
    .free-blue = Only blue
    .free-green = Only green
    .free-neither = Neither
    .blue = blue
    .green = green
    .both = both teams
    .helpers = boss and profiteer
    .nobody = nobody
    .no-gold = Gold not reached
    .saboteurs = saboteurs
    .note = The boss wins with either team, the profiteer with the teams and with the saboteurs.

rules-saboteur-2-helpers = Boss and profiteer
    .text =
        The boss wins together with blue or green miners and gets 1 nugget less than they do. The profiteer wins with them or with the saboteurs and gets 2 nuggets less. Nobody ever gets less than 0. In prison both get nothing.

        If doors keep out both teams, boss and profiteer win, but only if one of these two completed the way. Then the boss gets 4 without a profiteer in play, the profiteer 3 without a boss; if both are in play, the boss gets 3 and the profiteer 2. If anybody else completed the way, nobody wins, not even the saboteurs.

        If the gold is not reached and no saboteur is in play, or all of them are in prison, the profiteer wins alone and gets 3. And if all miners of a winning team are in prison, the team has still won for the boss and the profiteer, who are then the only winners.
    .boss = With either team: 1 nugget less
    .profiteer = With every winner: 2 nuggets less

rules-saboteur-2-geologists = Geologists
    .text =
        A geologist gets 1 nugget for each crystal that lies in the mine at the end of the round, whoever wins. Crystals on cards that are cut off count too; those that a rockfall took away do not. Geologists are never counted as winners.

        Two geologists share the crystals equally, and a nugget that is left over goes to nobody: for 7 crystals each of them gets 3. A geologist in prison gets nothing, and then the other one takes all 7.
    .crystals = 1 nugget for each crystal

rules-saboteur-2-pay = How much gold?
    .text =
        Count the winners: boss and profiteer count, geologists and prisoners do not. The fewer they are, the more each of them gets.

        Geologists and thieves get their gold even when nobody wins. Broken tools cost no gold. You may keep secret how much gold you have, but not whether you have any; pieces of gold may be changed at the bank at any time.
    .table = Nuggets for each winner
    .winners = Winners
    .or-more = { $winners } or more
    .share = Miner, saboteur
    .boss = Boss
    .profiteer = Profiteer

rules-saboteur-2-example = An example
    .text =
        Seven of you play: 1 blue miner, 2 green miners, the boss, the profiteer and 2 saboteurs. The boss completes a way with a blue door.

        Winners are the blue miner, the boss and the profiteer. For 3 winners the share is 3. So the blue miner gets 3 nuggets, the boss 3 − 1 = 2 and the profiteer 3 − 2 = 1; the green miners get 0.

        Both saboteurs have a theft in front of them. One takes 1 nugget from a player of their choice. The other one is in prison and gets nothing.
    .miner = 3 nuggets
    .boss = 2 nuggets
    .profiteer = 1 nugget
    .thief = steals 1 nugget
    .prisoner = gets nothing

rules-saboteur-2-rounds = Three rounds and a winner
    .text =
        A game has three rounds. Before each new round the start and the goals are laid out again. All path cards and action cards are shuffled, also those put aside; again 10 are put aside, and everybody gets 6. All 15 dwarf cards are shuffled and dealt again. You keep your gold.

        The player to the left of whoever used a card last begins; throwing one away counts as well. After the third round the most gold wins, and if several players have the same amount, they all win.

rules-saboteur-2-options = What the host can choose
    .text =
        Before the game the host can choose how many rounds you play and who begins. There is one more switch; it is off unless the host turns it on.

        Generous behind doors: if doors keep out both teams, the boss and the profiteer in play win, whoever completed the way. If only one of them is in play, the boss gets 4 or the profiteer 3; together they get 3 and 2.

rules-saboteur-2-all-cards = All cards
    .text =
        This is every card and how many there are of each. The 30 new path cards are 2 bridges, 2 double curves, 4 ladders, 3 blue doors, 3 green doors, 10 cards with a crystal and 6 tunnels with dead ends. You may turn each path card upside down.

        The 21 new action cards are 4 thefts, 3 hands off, 2 for swapping hats, 2 for swapping hands, 2 inspections, 3 prisons, 4 releases and 1 rockfall, the fourth one in the deck. Some printed rules name only 19 of them.
    .picture = Picture
    .name = Card
    .count = How many
    .meaning = What it does
    .tunnels = Path cards
    .dead-ends = Dead ends
    .bridges = Bridges and double curves
    .mixed = Tunnels with dead ends
    .ladders = Ladders
    .doors = Doors
    .crystals = Crystals
    .actions = Action cards
    .fixed = Start and goals
    .dwarfs = Dwarf cards
