"""The engine of The Dark Cave with one rule broken at a time: the comparison must notice each.

`python -m tests.engine.dark_cave.mutations` tries them all.
"""

import sys

from tests.engine.mutations import Mutation, report

COMPARISON = "tests.engine.dark_cave.comparison"

RULES, TURNS, SCORING, CAVE, STATE, VIEW = (
    f"dark_cave/{name}.py" for name in ("rules", "turns", "scoring", "cave", "state", "view")
)
WALKING, WAYS, NET = "walking/rules.py", "board/ways.py", "board/net.py"
GIVEN, WALKING_VIEW = "hands/given.py", "walking/view.py"
PATHS, FIXED, SEATS = "dark_cave/data/path.csv", "dark_cave/data/fixed.csv", "dark_cave/data/seats.csv"

OF_FIRST = "    deck = extended(deck, first, 0, firsts - of_first)\n"
OF_SECOND = "    deck = extended(deck, second, 0, seconds - of_second)\n"

MUTATIONS = (
    # Set-up and tables.
    Mutation(
        "DC-190",
        PATHS,
        "C114,bridge-NS-I,I,1,NESW,NS|EW,bridge,a:NS b:EW,,a",
        "C114,bridge-NS-I,I,1,NESW,NS|EW,bridge,a:NS b:EW,,b",
    ),
    Mutation("DC-191", PATHS, "n-e n-s n-w e-s e-w s-w", "n-e n-s n-w e-s e-w"),
    Mutation(
        "DC-192",
        PATHS,
        "C304,NS-III,III,1,NS,NS,,n:N s:S c:,n-c s-c,",
        "C304,NS-III,III,1,NS,NS,,n:N s:S c:,n-c s-c n-s,",
    ),
    Mutation("DC-256", PATHS, "n-w s-e n-t w-t s-t e-t", "n-w s-e n-t w-t s-t"),
    Mutation("DC-255", FIXED, "n:N e:E s:S w:W c:,n-c e-c s-c w-c,c", "n:N e:E s:S w:W c:,n-c e-c s-c w-c,n"),
    Mutation("DC-017", SEATS, "5,4,3,1,2,4,1", "5,3,3,1,2,4,1"),
    Mutation("DC-031", SEATS, "6,3,3,1,2,4,1", "6,3,3,1,2,3,2"),
    Mutation("DC-019", SEATS, "3,4,2,2,1,5,0", "3,4,3,1,1,5,0"),
    Mutation("DC-253", STATE, "if one_clan and clan == NOBODY:", "if one_clan:"),
    Mutation("DC-033", STATE, OF_SECOND + OF_FIRST, OF_FIRST + OF_SECOND),
    Mutation("DC-025", "dark_cave/cards.py", "FIRST_NUGGETS = 3", "FIRST_NUGGETS = 2"),
    Mutation("DC-138", "dark_cave/data/creature.csv", "crawler,4", "crawler,5"),
    Mutation("DC-269", "board/shapes.py", "turned.looks == upright.looks", "turned.joined == upright.joined"),
    # The turn.
    Mutation("DC-100", TURNS, "if web_seat(web) == seat:", "if web_seat(web) == seat and self.held[seat]:"),
    Mutation("DC-098", TURNS, "        if web_side(web) == 1:\n", "        if web_side(web):\n"),
    Mutation("DC-099", TURNS, "self.cave.put_token(border, web - 1)", "self.cave.put_token(border, web)"),
    Mutation(
        "DC-212",
        TURNS,
        "            if self.owners[creature] == seat:\n",
        "            if self.owners[creature] == seat and self.held[seat]:\n",
    ),
    Mutation(
        "DC-130",
        TURNS,
        "            if self.owners[creature] == seat:\n",
        "            if self.owners[creature] == self.turn:\n",
    ),
    Mutation("DC-140", TURNS, "            self.lying ^= 1 << seat\n", ""),
    Mutation("DC-140", TURNS, " or self.frozen or ", " or "),
    Mutation("DC-202", TURNS, " or self.lying >> self.turn & 1:", ":"),
    Mutation(
        "DC-041",
        TURNS,
        "        self.tell(SKIPPED, seat, 0, 0, 0)\n",
        "        self.tell(SKIPPED, self.turn, 0, 0, 0)\n",
    ),
    Mutation("DC-169", RULES, "self.finish_act(1 if second == NOBODY else 2)", "self.finish_act(1)"),
    Mutation("DC-264", RULES, "self.finish_act(1 if second == NOBODY else 2)", "self.end_turn()"),
    Mutation("DC-172", WALKING, "        self.draw_due(self.turn)\n        for seat", "        for seat"),
    Mutation(
        "DC-272",
        "walking/game.py",
        "return next(move for move in moves if move >= numbering.discards)",
        "return moves[0]",
    ),
    # Placing, looks, cave-ins.
    Mutation("DC-046", WALKING, "            if asked & 15:\n", "            if asked:\n"),
    Mutation(
        "DC-071",
        RULES,
        "            self.lay_gold(cell)\n            self.finish_act(1)",
        "            self.finish_act(1)",
    ),
    Mutation("DC-210", RULES, "        if self.seats == 2:\n            return n\n", ""),
    Mutation(
        "DC-209", RULES, "if seat != self.to_move and self.open_dwarves >> seat & 1 == 0:", "if seat != self.to_move:"
    ),
    Mutation(
        "DC-081",
        WALKING,
        "        self.seen_faces[me] |= 1 << number\n",
        "        self.seen_faces[self.after(me)] |= 1 << number\n",
    ),
    Mutation(
        "DC-081",
        WALKING,
        "self.tell_secretly(LOOKED_AT_CARD, me,",
        "self.tell_secretly_to(self.after(me), LOOKED_AT_CARD, me,",
    ),
    Mutation("DC-249", WALKING, "        self.seen_dwarves[me] |= 1 << seat\n", ""),
    Mutation("DC-082", WALKING, "            if self.ways.figures_on(placed[i]) == 0:\n", "            if True:\n"),
    Mutation(
        "DC-082",
        WALKING,
        "            if self.ways.figures_on(placed[i]) == 0:\n",
        "            if self.ways.figures_on(placed[i]) & (1 << self.seats) - 1 == 0:\n",
    ),
    Mutation(
        "DC-087",
        TURNS,
        "            self.cave.take_gold(place)\n            self.tell(GOLD_BURIED",
        "            self.tell(GOLD_BURIED",
    ),
    Mutation(
        "DC-085", TURNS, 'DC-237."""\n        return self.cave.open_at(border) > 0', 'DC-237."""\n        return True'
    ),
    Mutation(
        "DC-088", TURNS, 'DC-237."""\n        return self.cave.open_at(border) > 0', 'DC-237."""\n        return False'
    ),
    Mutation(
        "DC-060", WAYS, "            if self.ladders[i] >> 3 == cell:\n", "            if self.ladders[i] == cell:\n"
    ),
    # Swaps.
    Mutation("DC-091", RULES, "        self.drawer = other\n", ""),
    Mutation(
        "DC-275",
        TURNS,
        "        if self.drawer == NOBODY:\n            super()",
        "        if True:\n            super()",
    ),
    Mutation(
        "DC-203",
        RULES,
        "        self.spend(me, card)\n        mine = self.hand(me)\n",
        "        mine = self.hand(me)\n        self.spend(me, card)\n",
    ),
    Mutation(
        "DC-246",
        RULES,
        "self.given.swap(me, other, vec[u8](mine), vec[u8](theirs))",
        "self.given.swap(me, other, vec[u8](theirs), vec[u8](mine))",
    ),
    Mutation("DC-246", RULES, "self.tell_secretly(RECEIVED, taker,", "self.tell_secretly_to(giver, RECEIVED, taker,"),
    Mutation("DC-279", RULES, "        self.given.swap(me, other, vec[u8](mine), vec[u8](theirs))\n", ""),
    Mutation("DC-279", GIVEN, "rows[at + UNSEEN + number] += 1", "rows[at + UNSEEN] += 1"),
    Mutation("DC-279", GIVEN, "                rows[at + HOLDER] = u8(holder)\n", ""),
    Mutation("DC-279", GIVEN, "                    rows[at + COUNT] -= 1\n", "                    pass\n"),
    Mutation("DC-279", STATE, "            self.given.discard(seat, self.back(card))\n", ""),
    # Webs and equipment.
    Mutation(
        "DC-207",
        TURNS,
        'DC-235)."""\n        return self.cave.open_at(border) > 0',
        'DC-235)."""\n        return self.cave.open_at(border) == 2',
    ),
    Mutation(
        "DC-096",
        WALKING,
        "if self.takes_token(border) and self.ways.token(border) == 0:",
        "if self.takes_token(border):",
    ),
    Mutation("DC-092", RULES, "web_of(card, self.turn, 2)", "web_of(card, self.turn, 1)"),
    Mutation("DC-097", CAVE, "if web == 0:\n", "if web == 0 or web_seat(web) == figure:\n"),
    Mutation(
        "DC-128",
        CAVE,
        "        if len(self.tokens) == 0:\n",
        "        if len(self.tokens) == 0 or figure >= len(self.figures) - 3:\n",
    ),
    Mutation("DC-106", RULES, "            if self.cave.touches(place, border):\n", "            if True:\n"),
    Mutation(
        "DC-232",
        TURNS,
        "or not self.inside(self.turn) or not self.has_axe(self.turn):",
        "or self.frozen or not self.inside(self.turn) or not self.has_axe(self.turn):",
    ),
    Mutation("DC-273", TURNS, " or self.can_cut():", " or (self.steps and self.can_cut()):"),
    Mutation(
        "DC-107", TURNS, "        self.turn_web(border, self.cave.token(border))\n", "        self.take_token(border)\n"
    ),
    Mutation("DC-107", TURNS, "        self.use_axe(self.turn)\n", ""),
    Mutation(
        "DC-274",
        TURNS,
        "        if self.phase == WALKING:\n            self.walk_on()\n",
        "        if self.phase == WALKING:\n            self.end_walk()\n",
    ),
    Mutation(
        "DC-112",
        TURNS,
        "        i = AXES * seat\n        while self.axes[i] == 0:\n            i += 1\n",
        "        i = AXES * seat + AXES - 1\n        while self.axes[i] == 0:\n            i -= 1\n",
    ),
    Mutation("DC-105", RULES, "            if not boots or self.boots[seat] == 0:\n", "            if True:\n"),
    Mutation("DC-104", TURNS, "        return STEPS + 1\n", "        return STEPS\n"),
    # Creatures and meetings.
    Mutation(
        "DC-134",
        TURNS,
        "        self.owners[creature] = me\n",
        "        self.owners[creature] = self.owners[creature] if in_play else me\n",
    ),
    Mutation(
        "DC-132",
        RULES,
        "        if self.owners[creature] != NOBODY:\n            out[n]",
        "        if False:\n            out[n]",
    ),
    Mutation(
        "DC-133",
        TURNS,
        "            self.creep_on()\n            return\n",
        "            self.creep_in()\n            return\n",
    ),
    Mutation(
        "DC-115", RULES, "            if i64(LAIR_AT[i64(self.net.cells[covered[i]])]):\n", "            if False:\n"
    ),
    Mutation("DC-259", TURNS, "cell << 3 | lair - 1", "cell << 3"),
    Mutation(
        "DC-123",
        TURNS,
        "        self.tell(CALLED, me, card, cell, 0)\n        self.creep_in()\n",
        "        self.tell(CALLED, me, card, cell, 0)\n        self.creep_on()\n",
    ),
    Mutation("DC-122", TURNS, "& (1 << self.seats) - 1\n", "& ((1 << self.seats) - 1 ^ 1 << self.turn)\n"),
    Mutation(
        "DC-121",
        TURNS,
        "            self.meet(self.creeping, victims)\n",
        "            self.meet(self.creeping, victims & -victims)\n",
    ),
    Mutation("DC-120", TURNS, "        if victims:\n", "        if victims and self.steps == 0:\n"),
    Mutation("DC-195", CAVE, "        self.enters_covered = True\n", ""),
    Mutation(
        "DC-229",
        TURNS,
        "self.meet(creature, 1 << self.turn)",
        "self.meet(creature, self.cave.figures_at(place) & (1 << self.seats) - 1)",
    ),
    Mutation(
        "DC-155", TURNS, "                self.steps = 0\n                self.meet(", "                self.meet("
    ),
    Mutation("DC-214", TURNS, "            self.meet_next(following)\n", "            self.finish_entering()\n"),
    Mutation(
        "DC-226",
        TURNS,
        "            self.meet_next(following)\n",
        "            self.meet_next(RAT if following == CRAWLER + 1 else following)\n",
    ),
    Mutation(
        "DC-213", TURNS, "        self.ask_for_axe(self.turn)\n", "        self.ask_for_axe(self.after(self.turn))\n"
    ),
    Mutation("DC-228", TURNS, "if self.attacked >> seat & 1 and self.has_axe(seat):", "if self.has_axe(seat):"),
    Mutation(
        "DC-111",
        TURNS,
        "        if seat == self.turn:\n            self.attack()\n        else:\n            self.ask_for_axe(seat)\n",
        "        self.attack()\n",
    ),
    Mutation("DC-109", TURNS, "            self.remove_creature(self.met)\n", ""),
    Mutation(
        "DC-125",
        TURNS,
        "            self.remove_creature(self.met)\n            self.end_meeting()\n",
        "            self.remove_creature(self.met)\n            self.attack()\n",
    ),
    Mutation("DC-227", TURNS, "            seat = (self.turn + n) % self.seats\n", "            seat = n\n"),
    Mutation("DC-139", TURNS, "            self.lying |= 1 << seat\n", "            self.lying |= had << seat + 1\n"),
    Mutation("DC-217", TURNS, "had = self.lying >> seat & 1 ^ 1", "had = 1"),
    Mutation(
        "DC-143",
        TURNS,
        "        elif had:\n            self.nuggets",
        "        elif had > 1:\n            self.nuggets",
    ),
    Mutation(
        "DC-136",
        TURNS,
        "        if self.met == RAT:\n            self.lose_card(seat)\n",
        "        if self.met == RAT and seat != self.turn:\n            self.lose_card(seat)\n",
    ),
    Mutation(
        "DC-200",
        WALKING,
        "        elif seat == self.turn:\n            self.forfeit_draw(seat)",
        "        else:\n            self.forfeit_draw(seat)",
    ),
    Mutation("DC-200", WALKING, "self.due = max(self.due - 1, 0)", "self.due = 0"),
    # Walking, goals and the exit.
    Mutation(
        "DC-199",
        TURNS,
        "elif met == BRIDGE and (origin >> 3 != place >> 3 or self.cave.feature(origin) != BRIDGE):",
        "elif met == BRIDGE:",
    ),
    Mutation(
        "DC-257", TURNS, "            if self.nuggets[me]:\n", "            if self.nuggets[me] and self.steps:\n"
    ),
    Mutation(
        "DC-225",
        TURNS,
        "        self.pay_toll(origin, place)\n        self.arrive()\n",
        "        self.arrive()\n        self.pay_toll(origin, place)\n",
    ),
    Mutation(
        "DC-073",
        TURNS,
        "        else:\n            self.walk_on()\n\n    def escape",
        "        else:\n            self.take_gold()\n            self.walk_on()\n\n    def escape",
    ),
    Mutation("DC-074", TURNS, "            self.reveal(me)\n\n    def reveal", "\n    def reveal"),
    Mutation(
        "DC-216", TURNS, "                self.cave.figures[self.seats + creature] = place\n", "                pass\n"
    ),
    Mutation("DC-075", TURNS, "        self.lay_gold(cell)\n        for creature", "        for creature"),
    Mutation(
        "DC-161",
        WALKING,
        "self.ways.figures[me] = self.ways.place_at(cell, self.entered)",
        "self.ways.figures[me] = cell << 3",
    ),
    Mutation(
        "DC-161", WALKING, "        self.steps = 0\n        self.entered = side\n", "        self.entered = side\n"
    ),
    Mutation("DC-160", NET, "        if upright & sides == 0:\n            return 1\n", ""),
    Mutation("DC-262", NET, "return 1 if more > 0 else 0", "return 0 if more > 0 else 1"),
    Mutation("DC-220", NET, "            return UNDECIDED\n", "            return 0\n"),
    Mutation("DC-263", WALKING, "        if not self.can_turn(shape):\n            return 0\n", ""),
    Mutation(
        "DC-165",
        TURNS,
        "        if self.cave.feature(self.cave.figures[self.turn]) == EXIT:\n",
        "        if self.cave.feature(self.cave.figures[self.turn]) == EXIT and self.steps:\n",
    ),
    Mutation("DC-224", TURNS, "        self.lying &= ~(1 << me)\n", ""),
    Mutation("DC-166", TURNS, "        self.reveal(me)\n        first", "        first"),
    Mutation("DC-168", TURNS, "        if first:\n            for place", "        if True:\n            for place"),
    Mutation(
        "DC-173",
        TURNS,
        "if self.side(seat) == side and self.inside(seat):",
        "if self.clan(seat) == side and self.inside(seat):",
    ),
    # Scoring and votes.
    Mutation("DC-179", SCORING, "sides.count(YELLOW - clan)", "sides.count(clan)"),
    Mutation("DC-177", SCORING, "            state.nuggets[seat] = u8(0)\n", "            pass\n"),
    Mutation("DC-177", SCORING, "        if escaped[seat]:\n", "        if True:\n"),
    Mutation("DC-176", SCORING, "    state.open_dwarves = (1 << state.seats) - 1\n", ""),
    Mutation("DC-181", SCORING, "        return first_side\n", "        return NOBODY\n"),
    Mutation("DC-182", SCORING, "NOBODY if first_out == NOBODY else sides[first_out]", "sides[first_out]"),
    Mutation("DC-180", SCORING, "return 0 if values[0] > values[1] else 1", "return 1 if values[0] > values[1] else 0"),
    Mutation(
        "DC-174",
        STATE,
        "return YELLOW - clan if i64(self.dwarves[seat]) % ROLES_OF_CLAN == SABOTEUR else clan",
        "return clan",
    ),
    Mutation("DC-271", STATE, "int(self.side(seat)) == winner", "int(self.clan(seat)) == winner"),
    Mutation("DC-270", WALKING, "        if yes and following == self.turn:\n", "        if yes:\n"),
    Mutation("DC-270", WALKING, "if self.may_propose() and not self.proposed:", "if self.may_propose():"),
    # What is known.
    Mutation(
        "DC-210",
        VIEW,
        "(1 << int(state.seats)) - 1 if state.seats == TWO else int(state.open_dwarves)",
        "int(state.open_dwarves)",
    ),
    Mutation(
        "DC-021",
        WALKING_VIEW,
        "if number == seat or seat in player.seen_by\n",
        "if seat is not None\n",
    ),
    Mutation("DC-168", VIEW, "if has_looked_aside(state, seat) else []", "if state.first_out != NOBODY else []"),
    Mutation("DC-251", VIEW, "    return not ended_it\n", "    return True\n"),
    Mutation("DC-278", VIEW, "if one.seat == seat]", "if one.holder == seat]"),
    Mutation(
        "DC-220", WALKING_VIEW, "if shape != FACE_DOWN or being_turned else None", "if shape != FACE_DOWN else None"
    ),
    Mutation("DC-254", WALKING_VIEW, "clans[:player].count(clans[player])", "player"),
    Mutation(
        "DC-244",
        WALKING,
        "            self.tell_secretly(LOST, seat,",
        "            self.tell_secretly_to(self.after(seat), LOST, seat,",
    ),
)

if __name__ == "__main__":
    sys.exit(report(MUTATIONS, COMPARISON))
