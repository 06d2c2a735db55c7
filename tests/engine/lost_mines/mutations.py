"""The engine of The Lost Mines with one rule broken at a time: the comparison must notice each.

`python -m tests.engine.lost_mines.mutations` tries them all.
"""

import sys

from tests.engine.mutations import Mutation, report

COMPARISON = "tests.engine.lost_mines.comparison"

RULES, SCORING, FOREST, STATE = (f"lost_mines/{name}.py" for name in ("rules", "scoring", "forest", "state"))
WALKING, WAYS, NET, TABLES = "walking/rules.py", "board/ways.py", "board/net.py", "lost_mines/tables.py"
VIEW, WALKING_VIEW = "lost_mines/view.py", "walking/view.py"

MUTATIONS = (
    # Set-up and tables.
    Mutation("LM-007", "lost_mines/data/treasure.csv", "gems,5,1", "gems,6,1"),
    Mutation("LM-006", "lost_mines/data/path.csv", "L20,NE,5,NE,NE,", "L20,NE,5,NW,NW,"),
    Mutation("LM-062", "lost_mines/data/path.csv", "L07,camp-NES,1,NES,NES,camp", "L07,camp-NES,1,NES,NES,rocks"),
    Mutation("LM-176", "lost_mines/data/fixed.csv", "N04,mine-gold,mine,1,NEW,NEW,", "N04,mine-gold,mine,1,NES,NES,"),
    Mutation("LM-028", TABLES, "ASIDE: Final = 10", "ASIDE: Final = 9"),
    Mutation("LM-030", "lost_mines/data/seats.csv", "9,3,4", "9,3,5"),
    Mutation("LM-018", "lost_mines/data/seats.csv", "5,2,5", "5,3,5"),
    Mutation("LM-025", STATE, "CLAN_STARTS[i64(deal.dwarves[seat]) // ROLES_OF_CLAN]", "CLAN_STARTS[0]"),
    # The turn.
    Mutation("LM-091", RULES, "== TROLL_TOKEN + seat:", "== TROLL_TOKEN + seat and self.held[seat]:"),
    Mutation("LM-043", RULES, "            self.out |= 1 << seat\n", ""),
    Mutation("LM-224", RULES, "if self.out >> seat & 1 == 0:", "if True:"),
    Mutation("LM-139", RULES, "1 if second == NOBODY else 2", "1"),
    Mutation("LM-138", WALKING, "self.due = spent", "self.due = 1"),
    Mutation("LM-041", WALKING, "        self.draw_due(self.turn)\n        for seat", "        for seat"),
    Mutation("LM-167", SCORING, "state.after(finisher)", "finisher"),
    Mutation("LM-236", SCORING, "state.first if finisher == NOBODY else", "0 if finisher == NOBODY else"),
    Mutation("LM-246", WALKING, "        self.last = self.turn\n", ""),
    Mutation(
        "LM-143",
        WALKING,
        "            if self.held[seat]:\n                self.begin_turn",
        "            if self.left:\n                self.begin_turn",
    ),
    # Placing.
    Mutation("LM-051", WALKING, "            if asked & 15:\n", "            if asked:\n"),
    Mutation("LM-049", NET, "return 1 if more > 0 else 0", "return 0 if more > 0 else 1"),
    # Tools, looks, tokens, storms.
    Mutation(
        "LM-063",
        RULES,
        "self.forest.feature(placed[i] << 3) == tool + 1",
        "0 < self.forest.feature(placed[i] << 3) <= OBSTACLES",
    ),
    Mutation("LM-065", RULES, "== tool + 1 and not self.forest.is_overcome(placed[i]):", "== tool + 1:"),
    Mutation("LM-075", RULES, "i64(OFFERS[3 * info + 1])", "i64(OFFERS[3 * info])"),
    Mutation(
        "LM-073",
        RULES,
        "                    if self.takers[place] == NOBODY:\n                        out[n] = LOOKS",
        "                    if True:\n                        out[n] = LOOKS",
    ),
    Mutation("LM-074", WALKING, "            if seat != self.to_move:\n", "            if True:\n"),
    Mutation(
        "LM-076",
        WALKING,
        "        self.seen_dwarves[me] |= 1 << seat\n",
        "        self.seen_dwarves[seat] |= 1 << seat\n",
    ),
    Mutation(
        "LM-222",
        RULES,
        "        self.spend(me, card)\n        self.seen_treasures[me] |= 1 << place\n",
        "        self.spend(me, card)\n",
    ),
    Mutation(
        "LM-080",
        RULES,
        "return open_sides == 2\n        return self",
        "return open_sides == 2\n        return False and self",
    ),
    Mutation(
        "LM-182",
        RULES,
        "        if open_sides != 1:\n            return open_sides == 2\n",
        "        if open_sides:\n            return True\n",
    ),
    Mutation(
        "LM-184",
        WALKING,
        "if self.takes_token(border) and self.ways.token(border) == 0:",
        "if self.takes_token(border):",
    ),
    Mutation("LM-096", WALKING, "            if self.ways.figures_on(placed[i]) == 0:\n", "            if True:\n"),
    Mutation("LM-100", RULES, "            self.forest.take_tool(cell)\n", ""),
    Mutation(
        "LM-102", RULES, "self.has_card(border >> 1) or self.has_card(", "self.has_card(border >> 1) and self.has_card("
    ),
    Mutation("LM-103", WALKING, "if token and not self.keeps_token(border):", "if False:"),
    # Walking.
    Mutation("LM-112", RULES, "return STEPS_FROM_CAMP", "return STEPS + 1"),
    Mutation("LM-113", RULES, "            return STEPS_FROM_CAMP\n", "            return STEPS\n"),
    Mutation("LM-090", FOREST, "if token >= TROLL_TOKEN:", "if token > TROLL_TOKEN + figure:"),
    Mutation(
        "LM-059",
        FOREST,
        "if met <= OBSTACLES and not self.is_overcome(place >> 3):",
        "if met < OBSTACLES and not self.is_overcome(place >> 3):",
    ),
    Mutation("LM-060", FOREST, "if met == 0 or met > ROCKS:", "if met == 0 or met >= ROCKS:"),
    Mutation(
        "LM-069",
        FOREST,
        "        others = self",
        "        if met <= OBSTACLES:\n            return 0\n        others = self",
    ),
    Mutation(
        "LM-082",
        RULES,
        "if self.forest.token(border) == TRAP_TOKEN:",
        "if self.forest.token(border) == TRAP_TOKEN and self.steps:",
    ),
    Mutation(
        "LM-085",
        RULES,
        "            self.lose_card(self.turn)\n",
        "            self.lose_card(self.turn)\n            self.forest.take_token(border)\n",
    ),
    Mutation(
        "LM-086",
        RULES,
        "            self.lose_card(self.turn)\n",
        "            self.lose_card(self.turn)\n            self.steps = 0\n",
    ),
    Mutation("LM-087", WALKING, "self.due = max(self.due - 1, 0)", "self.due = 0"),
    Mutation(
        "LM-142",
        WALKING,
        "            self.lost[seat] += u8(1)\n",
        "            self.lost[seat] += u8(1)\n            self.due += 1\n",
    ),
    Mutation(
        "LM-196",
        WAYS,
        "if field == NO_FIELD:\n            return NOWHERE\n        return cell << 3 | field",
        "if shape == 0:\n            return NOWHERE\n        return cell << 3",
    ),
    Mutation(
        "LM-189",
        RULES,
        "self.finish_act(1 if second == NOBODY else 2)",
        "self.end_turn()",
    ),
    # Mines and treasures.
    Mutation(
        "LM-123", WALKING, "        self.steps = 0\n        self.entered = side\n", "        self.entered = side\n"
    ),
    Mutation("LM-122", NET, "        if upright & sides == 0:\n            return 1\n", ""),
    Mutation("LM-122", NET, "        if turned & sides == 0:\n            return 0\n", ""),
    Mutation(
        "LM-201",
        NET,
        "        if more == 0:\n            return UNDECIDED\n        return 1",
        "        return UNDECIDED\n        return 1",
    ),
    Mutation("LM-195", NET, "            return UNDECIDED\n", "            return 0\n"),
    Mutation("LM-202", WALKING, "        if not self.can_turn(shape):\n            return 0\n", ""),
    Mutation(
        "LM-134",
        RULES,
        "            self.dragon = self.turn\n",
        "            self.dragon = self.turn if self.dragon == NOBODY and self.turn else NOBODY\n",
    ),
    Mutation("LM-192", RULES, "        elif count == 1:\n", "        elif count < 0:\n"),
    Mutation("LM-125", RULES, "and i64(TREASURE_KIND[i64(self.treasures[place])]) == kind", ""),
    Mutation("LM-130", RULES, "        self.seen_treasures[me] |= 1 << place\n        treasure", "        treasure"),
    Mutation(
        "LM-226",
        RULES,
        "        end_round(self, TREASURES_GONE)",
        "        self.draw_due(me)\n        end_round(self, TREASURES_GONE)",
    ),
    Mutation(
        "LM-144",
        RULES,
        "            if self.takers[other] == NOBODY:\n                self.end_turn()",
        "            if True:\n                self.end_turn()",
    ),
    # Scoring and votes.
    Mutation("LM-147", SCORING, "gains = [sum(found[seat]) if team_of", "gains = [0 if team_of"),
    Mutation("LM-150", SCORING, "return YELLOW - clan if role == SABOTEUR else clan", "return clan"),
    Mutation(
        "LM-153",
        SCORING,
        "            gains[seat] += pot.remainder // len(pot.holders)\n",
        "            gains[seat] += pot.remainder\n",
    ),
    Mutation(
        "LM-154",
        SCORING,
        "holders = [seat for seat in members if best and best in found[seat]]",
        "holders = [seat for seat in members if best and best in found[seat]][:1]",
    ),
    Mutation(
        "LM-156",
        SCORING,
        "gains[dragon] = max(0, gains[dragon] - DRAGON_COST)",
        "gains[dragon] = max(0, gains[dragon] - 1)",
    ),
    Mutation("LM-157", SCORING, "max(0, gains[dragon] - DRAGON_COST)", "gains[dragon] - min(DRAGON_COST, sum(gains))"),
    Mutation("LM-159", SCORING, "        state.points[seat] += gain\n", "        state.points[seat] = gain\n"),
    Mutation(
        "LM-227",
        SCORING,
        "        if state.takers[place] != NOBODY:\n            state.tell",
        "        if True:\n            state.tell",
    ),
    Mutation("LM-235", WALKING, "        if yes and following == self.turn:\n", "        if yes:\n"),
    Mutation("LM-235", WALKING, "if self.may_propose() and not self.proposed:", "if self.may_propose():"),
    Mutation("LM-172", SCORING, "if state.round < state.options.rounds:", "if state.round < 2:"),
    # What is known.
    Mutation(
        "LM-022",
        WALKING_VIEW,
        "if number == seat or seat in player.seen_by\n",
        "if seat is not None\n",
    ),
    Mutation("LM-242", VIEW, "value if is_over and is_taken else None", "None"),
    Mutation("LM-227", VIEW, "is_over and is_taken", "is_over"),
    Mutation(
        "LM-202", WALKING_VIEW, "if shape != FACE_DOWN or being_turned else None", "if shape != FACE_DOWN else None"
    ),
    Mutation(
        "LM-212",
        WALKING,
        "            self.tell_secretly(LOST, seat, 0, self.back(card), card + 1)",
        "            self.tell_secretly_to(self.after(seat), LOST, seat, 0, self.back(card), card + 1)",
    ),
)

if __name__ == "__main__":
    sys.exit(report(MUTATIONS, COMPARISON))
