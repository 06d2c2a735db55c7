"""The parts of a drawn screen: the players beside the mine, and the hand with its moves below."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from permonik.cli.terminal.board import seat_style
from permonik.cli.terminal.choices import Choice, Choices, Group, is_discard
from permonik.cli.terminal.endings import role_lines
from permonik.cli.terminal.screen import Moment
from permonik.cli.terminal.tiles import glyph
from permonik.engine.core.cards import Card
from permonik.sights.shown import Sight
from permonik.sights.words import Words

ROLE_STYLES = {
    "miner": "bold yellow",
    "saboteur": "bold red",
    "blue-miner": "bold bright_blue",
    "green-miner": "bold green",
    "boss": "bold yellow",
    "profiteer": "bold magenta",
    "geologist": "bold cyan",
}
ACTION_SIGNS = {
    "break": "✗",
    "repair": "✓",
    "rockfall": "▼",
    "map": "?",
    "theft": "$",
    "hands-off": "!",
    "swap-hand": "⇄",
    "inspection": "i",
    "swap-hats": "^",
    "trapped": "#",
    "free-at-last": "+",
    "tool": "†",
    "info": "?",
    "trap": "x",
    "troll": "T",
    "storm": "▼",
    "cave-in": "▼",
    "swap-cards": "⇄",
    "web": "#",
    "boots": "»",
    "battle-axe": "†",
    "rat": "R",
    "crawler": "P",
    "goblin": "S",
}
NUMBER_STYLE = "bold green"
TITLE_STYLE = "bold"
QUIET_STYLE = "dim"
BROKEN_STYLE = "bold red"
HAS_STYLE = "yellow"
TURN_SIGN = "▶"
LIES_SIGN = "✗"
HAS_SIGN = "+"
BETWEEN = "  "
CARDS_WIDTH = 7
LEAST_NAME = 4


def head_lines(words: Words, sight: Sight) -> list[Text]:
    head = Text(words.round_of(sight), TITLE_STYLE)
    head.append(f" · {words.pile(sight)}", QUIET_STYLE)
    if sight.watched:
        return [head, Text(words.say("table-audience"))]
    role = role_lines(words, sight.role)[:1]
    return [head, *(Text(line, ROLE_STYLES.get(str(sight.role), TITLE_STYLE)) for line in role)]


def player_lines(words: Words, sight: Sight, width: int) -> list[Text]:
    """A line for each seat; another one for what is broken, and for cards that everybody may see."""
    names = name_column(words, sight, width)
    digits = len(last_seat(sight))
    lines = []
    for seat, player in enumerate(sight.players):
        line = Text(f"{TURN_SIGN if seat == sight.to_move else ' '}{seat:>{digits}} ")
        if player.sign:
            line.append(player.sign, f"bold reverse {seat_style(seat)}").append(" ")
        line.append_text(names[seat]).append(" ")
        line.append(words.say("table-cards", count=player.cards).rjust(CARDS_WIDTH), QUIET_STYLE)
        line.append(BETWEEN + words.told(player.score), "yellow")
        lines.append(line)
        lines += [Text("   ").append(text) for text in below_player(words, sight, seat)]
    return lines


def last_seat(sight: Sight) -> str:
    return str(len(sight.players) - 1)


def name_column(words: Words, sight: Sight, width: int) -> list[Text]:
    """The players' names, as wide as the longest one or as there is room beside their cards and their score."""
    score = max(len(words.told(player.score)) for player in sight.players)
    sign = sight.players[0].sign
    before = len(f"{TURN_SIGN}{last_seat(sight)} ") + (len(f"{sign} ") if sign else 0)
    room = width - before - 1 - CARDS_WIDTH - len(BETWEEN) - score
    column = max(LEAST_NAME, min(room, max(cell_len(name) for name in words.names)))
    names = [Text(name, f"bold {seat_style(seat)}") for seat, name in enumerate(words.names)]
    for name in names:
        name.truncate(column, overflow="ellipsis", pad=True)
    return names


def below_player(words: Words, sight: Sight, seat: int) -> list[Text]:
    player = sight.players[seat]
    below = []
    if player.role is not None:
        role = Text(words.say(f"role-{player.role}"), ROLE_STYLES.get(player.role, TITLE_STYLE))
        below.append(role.append(" · ", QUIET_STYLE).append(hand_signs(words, player.hand)) if player.hand else role)
    below += [Text(f"{HAS_SIGN} {text}", HAS_STYLE) for text in map(words.told, player.has)]
    return below + [Text(f"{LIES_SIGN} {text}", BROKEN_STYLE) for text in map(words.told, player.in_front)]


def card_sign(card: Card) -> str:
    """A card in one character."""
    return glyph(card) if card.open else ACTION_SIGNS.get(card.kind, " ")


def hand_signs(words: Words, hand: Sequence[str]) -> str:
    return " ".join(card_sign(words.cards[name]) for name in hand)


def news_lines(words: Words, news: Sequence[str], width: int, most: int) -> list[Text]:
    """The latest news that fit, oldest first."""
    lines: list[Text] = []
    for item in reversed(news):
        wrapped = wrap(Text(item), width)
        if len(lines) + len(wrapped) > most - 1:
            break
        lines = [*wrapped, *lines]
    return [Text(words.say("table-news"), TITLE_STYLE), *lines] if lines else []


def wrap(text: Text, width: int) -> list[Text]:
    """Lines of at most `width` characters; what is wrapped is indented."""
    lines: list[Text] = []
    line = Text()
    for word in text.split(" "):
        if line and len(line) + 1 + len(word) > width:
            lines.append(line)
            line = Text("  ")
        elif line:
            line.append(" ")
        line.append(word)
    return [*lines, line]


def side_panel(words: Words, moment: Moment, width: int, height: int) -> Text:
    """Beside the mine: round, role, players and news."""
    lines = [*head_lines(words, moment.sight), Text(), *player_lines(words, moment.sight, width)]
    lines = [part for line in lines for part in wrap_keeping(line, width)]
    news = news_lines(words, moment.news, width, height - len(lines) - 1)
    if news:
        lines += [Text(), *news]
    return Text("\n").join(lines)


def wrap_keeping(line: Text, width: int) -> list[Text]:
    return [line] if len(line) <= width else wrap(line, width)


def card_label(words: Words, group: Group) -> Text:
    assert group.card is not None
    sign = card_sign(words.cards[group.card])
    label = words.held(group.card, group.count)
    return Text().append(f"{group.letter} ", "bold cyan").append(f"{sign} ", "bold yellow").append(label)


def choice_text(words: Words, choice: Choice, sight: Sight) -> Text:
    """A number and what it does."""
    style = QUIET_STYLE if is_discard(choice.parts) else ""
    label = words.move(choice.parts, sight, short=True)
    return Text().append(str(choice.number), NUMBER_STYLE).append(f" {label}", style)


def span_text(choices: tuple[Choice, ...]) -> Text:
    """Many moves in short: the first number and the last."""
    return Text(f"{choices[0].number}–{choices[-1].number}", NUMBER_STYLE)


def move_items(words: Words, group: Group, sight: Sight, *, brief: bool) -> list[Text]:
    discard = [choice_text(words, group.discard, sight)] if group.discard else []
    if brief and len(group.plays) > 3:
        return [span_text(group.plays), *discard]
    return [*[choice_text(words, choice, sight) for choice in group.plays], *discard]


def flow(items: list[Text], width: int) -> Text:
    """Items side by side, in as many lines as they need; an item is never torn apart."""
    lines: list[Text] = []
    for item in items:
        if lines and len(lines[-1]) + len(BETWEEN) + len(item) <= width:
            lines[-1].append(BETWEEN).append(item)
        else:
            lines.append(item)
    return Text("\n").join(lines)


def hand_table(words: Words, sight: Sight, choices: Choices, width: int, *, brief: bool) -> Table:
    """The hand, each card with the moves that it offers."""
    labels = [card_label(words, group) if group.card else Text() for group in choices.groups]
    left = max((len(label) for label in labels), default=0) + len(BETWEEN)
    table = Table.grid(padding=(0, len(BETWEEN), 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    for label, group in zip(labels, choices.groups, strict=True):
        items = move_items(words, group, sight, brief=brief)
        table.add_row(label, flow(items, width - left - len(BETWEEN)))
    return table
