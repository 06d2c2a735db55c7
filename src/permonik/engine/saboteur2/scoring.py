"""The end of a round: whose way it is, who wins, who is paid, who steals. Compiled."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from permonik.engine.board.ways import Ways
from permonik.engine.digging.mine import Mine
from permonik.engine.digging.tables import BLUE_DOOR, GREEN_DOOR, LADDER, PAID, REVEALED, ROUND_ENDED
from permonik.engine.saboteur2.state import Result, Saboteur2State
from permonik.engine.saboteur2.tables import (
    BLUE,
    BOSS,
    BOTH_LOCKED_OUT,
    CRYSTAL,
    CRYSTALS,
    FREE_WAY,
    GEOLOGIST,
    GOLD_FOUND,
    GOLD_NEVER_FOUND,
    GREEN,
    LEAVE,
    LOCKED_OUT,
    NO_CRYSTALS,
    NO_GOLD_REACHED,
    NOBODY_COULD_PASS,
    NUMBERING,
    OVER,
    PROFITEER,
    RIVAL_FINISHED,
    RIVAL_LOCKED_OUT,
    ROBBED,
    SABOTEUR,
    SHARE,
    SPARED,
    STEALING,
    STEALS,
    TEAM_FINISHED,
    WAS_TRAPPED,
    WITH_SABOTEURS,
    WITH_TEAM,
)


def end_round(state: Saboteur2State, gold_reached: bool) -> None:
    """Reveals the dwarves, pays the winners and the geologists, and lets the thieves choose (EX-088 to EX-099)."""
    state.tell(ROUND_ENDED, state.last, 0, 0, 1 if gold_reached else 0)
    for seat in range(state.seats):
        state.tell(REVEALED, seat, 0, 0, i64(state.roles[seat]))
    result = result_of(state, gold_reached)
    state.results = (*state.results, result)
    for seat in range(state.seats):
        nuggets: i64 = result.pay[seat]
        if nuggets:
            state.gold[seat] += u8(nuggets)
            state.tell(PAID, seat, 0, 0, nuggets)
    state.thieves = thieves_in_order(state)
    next_thief(state)


class TeamWays(Ways):
    """The mine as the teams walk it: each is stopped by the doors of the other one."""

    __slots__ = ()

    def __init__(self, mine: Mine) -> None:
        super().__init__(mine, NUMBERING.fields, LADDER)
        self.notice_card(mine.start)
        for i in range(i64(len(mine.placed))):
            self.notice_card(mine.placed[i])

    def bars(self, figure: i64, step: i64) -> i64:
        feature = self.feature(step >> 16)
        return 1 if feature == (GREEN_DOOR if figure == BLUE else BLUE_DOOR) else 0


def result_of(state: Saboteur2State, gold_reached: bool) -> Result:
    blue: list[int] = []
    green: list[int] = []
    if gold_reached:
        ways = TeamWays(state.mine)
        blue = ways.route(BLUE, state.mine.start << 3, state.gold_cell())
        green = ways.route(GREEN, state.mine.start << 3, state.gold_cell())
    roles = [int(state.roles[seat]) for seat in range(state.seats)]
    trapped = [state.trapped[seat] != 0 for seat in range(state.seats)]
    finisher = int(state.last)
    verdict = Verdict(gold_reached, roles[finisher], bool(blue), bool(green), state.options.generous_both_doors)
    whys = [verdict.why(role) for role in roles]
    winners = [seat for seat, why in enumerate(whys) if wins(why) and not trapped[seat]]
    crystals = crystals_in(state)
    pay = payment(roles, trapped, winners, crystals)
    for seat, why in enumerate(whys):
        if trapped[seat] and (wins(why) or why == CRYSTALS):
            whys[seat] = WAS_TRAPPED
        elif why == CRYSTALS and pay[seat] == 0:
            whys[seat] = NO_CRYSTALS
    return Result(gold_reached, finisher, roles, trapped, state.mine, blue, green, crystals, winners, pay, whys)


class Verdict:
    """Who has won, role by role."""

    __slots__ = ("blue", "both_locked_out", "finisher", "generous", "gold_reached", "green")

    def __init__(self, gold_reached: bool, finisher: int, blue_way: bool, green_way: bool, generous: bool) -> None:
        self.gold_reached = gold_reached
        self.finisher = finisher
        """The role of the seat that completed the connection, at that moment (EX-136)."""
        self.blue = blue_way and not (finisher == GREEN and green_way)
        """Whether the blue team has won: a free way is enough unless a rival completed one of its own."""
        self.green = green_way and not (finisher == BLUE and blue_way)
        self.both_locked_out = gold_reached and not blue_way and not green_way
        self.generous = generous

    def why(self, role: int) -> int:
        if role == GEOLOGIST:
            return CRYSTALS
        if role == SABOTEUR:
            return GOLD_FOUND if self.gold_reached else GOLD_NEVER_FOUND
        if role == BLUE:
            return self.why_team(BLUE, self.blue, self.green)
        if role == GREEN:
            return self.why_team(GREEN, self.green, self.blue)
        if not self.gold_reached:
            return WITH_SABOTEURS if role == PROFITEER else NO_GOLD_REACHED
        if self.blue or self.green:
            return WITH_TEAM
        if self.generous or self.finisher in (BOSS, PROFITEER):
            return BOTH_LOCKED_OUT
        return NOBODY_COULD_PASS

    def why_team(self, team: int, won: bool, rivals_won: bool) -> int:
        """EX-070 to EX-073, EX-134, EX-135."""
        if not self.gold_reached:
            return NO_GOLD_REACHED
        rival = self.finisher == BLUE + GREEN - team
        if won:
            if self.finisher == team:
                return TEAM_FINISHED
            return RIVAL_LOCKED_OUT if rival else FREE_WAY
        return RIVAL_FINISHED if rival and rivals_won else LOCKED_OUT


def wins(why: int) -> bool:
    return why in (
        TEAM_FINISHED,
        FREE_WAY,
        RIVAL_LOCKED_OUT,
        GOLD_NEVER_FOUND,
        WITH_TEAM,
        BOTH_LOCKED_OUT,
        WITH_SABOTEURS,
    )


def crystals_in(state: Saboteur2State) -> int:
    """Every crystal on the table, reached or not (EX-082, EX-140)."""
    crystals = 0
    for cell in state.mine.placed:
        crystals += CRYSTAL[NUMBERING.shape_card[i64(state.mine.cells[cell])]]
    return crystals


def payment(roles: list[int], trapped: list[bool], winners: list[int], crystals: int) -> list[int]:
    """Nuggets for each seat (EX-075 to EX-096)."""
    share = SHARE[min(len(winners), len(SHARE) - 1)]
    geologists = len([seat for seat, role in enumerate(roles) if role == GEOLOGIST and not trapped[seat]])
    pay = [0] * len(roles)
    for seat, role in enumerate(roles):
        if seat in winners:
            less = 1 if role == BOSS else 2 if role == PROFITEER else 0
            pay[seat] = max(0, share - less)
        elif role == GEOLOGIST and not trapped[seat]:
            pay[seat] = crystals // geologists
    return pay


def thieves_in_order(state: Saboteur2State) -> vec[u8]:
    """From the seat of the theft laid last, clockwise; thieves in prison are skipped (EX-051, EX-099)."""
    thieves: vec[u8] = vec[u8]()
    if len(state.thefts) == 0:
        return thieves
    seat = i64(state.thefts[len(state.thefts) - 1])
    for _ in range(int(state.seats)):
        if u8(seat) in state.thefts and state.trapped[seat] == 0:
            thieves = append(thieves, u8(seat))
        seat = state.after(seat)
    return thieves


def next_thief(state: Saboteur2State) -> None:
    """The next thief chooses; whoever finds nobody with gold has nothing to choose (EX-052)."""
    while len(state.thieves):
        thief = i64(state.thieves[0])
        for seat in range(state.seats):
            if seat != thief and state.gold[seat] != 0:
                state.phase = STEALING
                state.to_move = thief
                return
        state.thieves = state.thieves[1:]
    state.next_round(state.options.rounds, OVER)


def steal(state: Saboteur2State, move: i64) -> None:
    """Takes a nugget from a seat, or none (EX-050, EX-141)."""
    thief = state.to_move
    victim = thief if move == LEAVE else move - STEALS
    if victim == thief:
        state.tell(SPARED, thief, 0, 0, 0)
    else:
        state.gold[victim] -= 1
        state.gold[thief] += 1
        state.tell(ROBBED, thief, 0, 0, victim)
    state.loot = append(state.loot, state.round << 8 | thief << 4 | victim)
    state.thieves = state.thieves[1:]
    next_thief(state)
