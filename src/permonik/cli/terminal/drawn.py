"""A game drawn in colour."""

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from permonik.cli.terminal import endings, frames
from permonik.cli.terminal.board import Drawing, Wish, draw_board, seat_style, size_of, whole_board
from permonik.cli.terminal.choices import Choices, numbers_of
from permonik.cli.terminal.choices import Group as CardGroup
from permonik.cli.terminal.screen import Moment
from permonik.cli.terminal.tiles import NARROW, WIDE
from permonik.sights.shown import Place, Round, Sight
from permonik.sights.words import Words

GAP = 2
LEAST_PANEL = 29
LEAST_HEIGHT = 10
MOST_CROPPED = 60
"""A narrower terminal has no room beside the board."""
MOST_PANEL = 52
ENDLESS = 1000
PROMPT_LINES = 1
MORE = "table-mine-goes-on"


class DrawnScreen:
    drawn = True

    def __init__(self, words: Words, console: Console, *, redraws: bool) -> None:
        self.words = words
        self.console = console
        self.redraws = redraws

    @property
    def height(self) -> int:
        return self.console.size.height if self.redraws else ENDLESS

    def say(self, *lines: str) -> None:
        for line in lines:
            self.console.print(line, markup=False, highlight=False)

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing, highlight=False)

    def clear(self) -> None:
        if self.redraws:
            self.console.clear()
        else:
            self.console.print()

    # The table.

    def table(self, moment: Moment, wish: Wish, room: int, hint: str = MORE) -> RenderableType:
        """The board with the players beside it, or below it where that is too narrow; `room` lines for other things.

        A screen that redraws itself crops the board rather than letting it push the rest out of the terminal.
        """
        whole = self.console.size.width
        beside = self.redraws and whole >= MOST_CROPPED
        height = max(self.height - room, LEAST_HEIGHT)
        drawing = self.drawing(moment.sight, wish, whole - GAP - LEAST_PANEL if beside else whole, height)
        left = whole - drawing.width - GAP
        if left >= LEAST_PANEL:
            panel = frames.side_panel(self.words, moment, min(left, MOST_PANEL), drawing.height)
            grid = Table.grid(padding=(0, GAP, 0, 0))
            grid.add_column(width=drawing.width)
            grid.add_row(drawing.text, panel)
        else:
            grid = Table.grid()
            grid.add_row(drawing.text)
            grid.add_row(frames.side_panel(self.words, moment, whole, ENDLESS))
        return Group(grid, *self.hints(drawing, hint))

    def hints(self, drawing: Drawing, message: str = MORE) -> list[Text]:
        if drawing.beyond is None:
            return []
        x, y = drawing.beyond
        return [Text(self.words.say(message, x=x, y=y), frames.QUIET_STYLE)]

    def drawing(self, sight: Sight, wish: Wish, width: int, height: int) -> Drawing:
        """Wide tiles where the whole board and the players have room, else narrow ones."""
        whole = whole_board(sight.board, wish)
        tile = WIDE if size_of(whole, WIDE)[0] + GAP + LEAST_PANEL <= self.console.size.width else NARROW
        board_width, board_height = size_of(whole, tile)
        if board_width > width or board_height > height:
            height -= 1  # for the hint that there is more
        return draw_board(sight.board, wish, width, height, tile)

    def turn(self, moment: Moment, choices: Choices) -> None:
        self.clear()
        sight = moment.sight
        brief = self.is_tight(sight, choices)
        hand = self.hand_table(sight, choices, brief=brief)
        question = Text(self.words.told(sight.asks), frames.TITLE_STYLE)
        room = self.lines_of(hand) + self.lines_of(question) + PROMPT_LINES
        self.show(self.table(moment, Wish(moment.last), room), hand, question)

    def hand_table(self, sight: Sight, choices: Choices, *, brief: bool = False) -> Table:
        return frames.hand_table(self.words, sight, choices, self.console.size.width, brief=brief)

    def is_tight(self, sight: Sight, choices: Choices) -> bool:
        """Whether the full list of moves would push the board out of the terminal."""
        full = self.hand_table(sight, choices)
        _, board = size_of(whole_board(sight.board, Wish()), NARROW)
        return board + self.lines_of(full) + 2 > self.height

    def lines_of(self, thing: RenderableType) -> int:
        return len(self.console.render_lines(thing, pad=False))

    def happened(self, moment: Moment, lines: list[str]) -> None:
        if not self.redraws:
            return
        self.clear()
        self.show(self.table(moment, Wish(moment.last), len(lines) + 2))
        self.say(*lines)
        if not moment.sight.over:
            self.show(self.waiting(moment.sight))

    def waiting(self, sight: Sight) -> Text:
        if sight.to_move == sight.seat:
            return Text(self.words.say("table-asked" if sight.out_of_turn else "table-turn"), frames.TITLE_STYLE)
        return Text(self.words.say("table-thinking", name=self.words.name(sight.to_move)), frames.QUIET_STYLE)

    def fits(self, moment: Moment, choices: Choices, group: CardGroup) -> None:
        """The board alone, with the numbers of the moves on their places."""
        self.clear()
        card = self.words.card(str(group.card))
        hand = self.hand_table(moment.sight, Choices((group,)))
        numbers = numbers_of(group)
        wish = Wish(numbers=numbers, focus=max(numbers, default=None))
        drawing = self.drawing(moment.sight, wish, self.console.size.width, self.height - self.lines_of(hand) - 2)
        self.show(drawing.text, *self.hints(drawing), hand)
        self.say(self.words.say("choice-letters" if group.plays else "choice-none", card=card))

    # On demand.

    def moves(self, moment: Moment, choices: Choices) -> None:
        self.show(self.hand_table(moment.sight, choices))

    def hand(self, sight: Sight) -> None:
        self.role(sight)
        if not sight.hand:
            self.say(self.words.say("hand-empty"))
        for name in sight.hand:
            line = Text().append(self.words.card(name), frames.TITLE_STYLE)
            self.show(line.append(f"  {self.words.meaning(name)}"))

    def role(self, sight: Sight) -> None:
        if sight.role is not None:
            line, task = endings.role_lines(self.words, sight.role)
            self.show(Text(line, frames.ROLE_STYLES.get(sight.role, "")).append(f" {task}", "default not bold"))

    def board(self, moment: Moment, focus: Place | None) -> None:
        wish = Wish(moment.last, focus=focus)
        drawing = self.drawing(moment.sight, wish, self.console.size.width, ENDLESS)
        self.show(drawing.text, *self.hints(drawing))

    def players(self, sight: Sight) -> None:
        self.show(
            *frames.head_lines(self.words, sight), *frames.player_lines(self.words, sight, self.console.size.width)
        )

    def log(self, lines: list[str]) -> None:
        self.say(*lines)

    # Beginnings and endings.

    def round_begins(self, sight: Sight) -> None:
        self.clear()
        lines = endings.role_lines(self.words, sight.role)
        style = frames.ROLE_STYLES.get(str(sight.role), "bold")
        text = Text("\n", justify="center").join([*(Text(line, style) for line in lines[:1]), *map(Text, lines[1:])])
        self.show(self.box(text, self.words.round_of(sight), style))

    def round_over(self, sight: Sight, ended: Round) -> None:
        self.clear()
        text = Text(endings.round_title(self.words, ended), frames.TITLE_STYLE)
        whys = endings.round_whys(self.words, ended)
        for seat, who, paid in endings.round_rows(self.words, ended):
            style = frames.ROLE_STYLES.get(ended.roles[seat], "")
            text.append(f"\n{seat} ", "default").append(who, style).append(f" {paid}", "yellow")
            if whys:
                text.append(f"\n  {whys[seat]}", "default not bold")
        for note in [*endings.left_over(self.words, ended), *endings.round_notes(self.words, ended)]:
            text.append(f"\n{note}", "default not bold")
        self.show(self.box(text, self.words.round_title(sight, ended.number), "yellow"))

    def route(self, sight: Sight, ended: Round) -> None:
        self.clear()
        wish = Wish(ended.route)
        self.show(self.drawing(sight, wish, self.console.size.width, self.height - 3).text)
        self.show(Text(endings.round_title(self.words, ended), "bold yellow"))

    def game_over(self, sight: Sight) -> None:
        text = Text(endings.game_title(self.words, sight), "bold yellow")
        for seat, row in endings.game_rows(self.words, sight):
            text.append(f"\n{row}", seat_style(seat))
        self.show(self.box(text, self.words.say("game-over"), "bold yellow"))

    def box(self, text: Text, title: str, style: str) -> RenderableType:
        return Panel(Padding(text, (1, 2)), title=title, border_style=style, width=min(76, self.console.size.width))

    def step(self, moment: Moment, title: str, lines: list[str]) -> None:
        self.clear()
        self.show(Text(title, frames.TITLE_STYLE))
        below = [Text(line) for line in lines]
        if moment.sight.seat is not None:
            below.append(Text(self.words.hand(moment.sight), frames.TITLE_STYLE))
        room = sum(map(self.lines_of, below)) + 3
        self.show(self.table(moment, Wish(moment.last), room, "replay-mine-goes-on"), *below)
