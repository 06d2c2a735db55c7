"""The end of a round: who wins, who is paid, and how the miners share out gold cards. Compiled."""

from librt.vecs import append, remove, vec
from mypy_extensions import i64, u8

from permonik.engine.board.ways import NOWHERE, Ways
from permonik.engine.digging.tables import PAID, REVEALED, ROUND_ENDED
from permonik.engine.saboteur.state import Result, SaboteurState
from permonik.engine.saboteur.tables import (
    GOLD_CARDS,
    KEPT,
    MINER,
    NUMBERING,
    OFFERED,
    OVER,
    PAY,
    SABOTEUR,
    SHARING,
)


def end_round(state: SaboteurState, gold_reached: bool) -> None:
    """Reveals the dwarves and pays the winners (BA-108 to BA-113)."""
    finisher = state.last
    state.tell(ROUND_ENDED, finisher, 0, 0, 1 if gold_reached else 0)
    for seat in range(state.seats + 1):
        state.tell(REVEALED, seat, 0, 0, i64(state.roles[seat]))
    route: list[int] = []
    takers: list[int] = []
    pay = [0] * state.seats
    if gold_reached:
        route = Ways(state.mine, NUMBERING.fields, NOWHERE).route(0, state.mine.start << 3, state.gold_cell())
        takers = gold_takers(state, finisher)
    else:
        pay_saboteurs(state, pay)
    roles = [int(role) for role in state.roles]
    state.results = (*state.results, Result(gold_reached, finisher, roles, state.mine, route, pay, takers))
    if takers:
        offer_gold(state, takers)
    else:
        state.next_round(state.options.rounds, OVER)


def pay_saboteurs(state: SaboteurState, pay: list[int]) -> None:
    """Only saboteurs dealt to seats count (BA-128 to BA-135)."""
    in_play: i64 = 0
    for seat in range(state.seats):
        in_play += i64(state.roles[seat])
    nuggets = i64(PAY[in_play])
    for seat in range(state.seats):
        if state.roles[seat] == SABOTEUR:
            pay[seat] = nuggets
            state.gold[seat] += u8(nuggets)
            state.tell(PAID, seat, 0, 0, nuggets)


def gold_takers(state: SaboteurState, finisher: i64) -> list[int]:
    """The seats that keep a gold card each, in order: counter-clockwise, saboteurs skipped (BA-114 to BA-120)."""
    sharing: list[int] = []
    for i in range(state.seats):
        seat = (finisher - i + state.seats) % state.seats
        barred = state.options.broken_tool_costs_gold and state.broken[seat] != 0  # BA-149
        if state.roles[seat] == MINER and not barred:
            sharing.append(seat)
    cards = i64(GOLD_CARDS[state.seats])
    if state.options.one_gold_card_per_miner:  # BA-147, BA-152
        cards = len(sharing)
    takers: list[int] = []
    if sharing:  # BA-153
        for i in range(cards):
            takers.append(sharing[i % len(sharing)])
    return takers


def offer_gold(state: SaboteurState, takers: list[int]) -> None:
    """Draws a gold card for each taker and shows them to the first (BA-116)."""
    state.phase = SHARING
    state.offer = vec[u8]()
    for _ in takers:
        state.stack_left -= 1
        state.offer = insert_card(state.offer, state.stack[state.stack_left])
    show_offer(state, takers[0])


def insert_card(cards: vec[u8], card: u8) -> vec[u8]:
    cards = append(cards, card)
    i: i64 = len(cards) - 1
    while i > 0 and cards[i - 1] > card:
        cards[i] = cards[i - 1]
        i -= 1
    cards[i] = card
    return cards


def show_offer(state: SaboteurState, seat: i64) -> None:
    """The cards on offer are seen only by the seat that picks (BA-155)."""
    state.to_move = seat
    packed: i64 = 0
    for i in range(i64(len(state.offer))):
        packed += 1 << (4 * (i64(state.offer[i]) - 1))
    state.tell_secretly(OFFERED, seat, 0, len(state.offer), packed)


def keep_gold(state: SaboteurState, nuggets: i64) -> None:
    """Keeps one gold card and passes the others on (BA-116 to BA-121)."""
    seat = state.to_move
    state.offer = remove(state.offer, u8(nuggets))
    state.gold[seat] += u8(nuggets)
    state.picks = append(state.picks, state.round << 8 | seat << 4 | nuggets)
    state.tell_secretly(KEPT, seat, 0, 0, nuggets)
    if len(state.offer):
        takers = state.results[state.round - 1].takers
        show_offer(state, takers[len(takers) - len(state.offer)])
    else:
        state.next_round(state.options.rounds, OVER)
