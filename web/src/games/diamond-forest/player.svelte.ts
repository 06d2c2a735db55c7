/** Who of this device is to move, what the server offers, and what a tap on a tile means. */

import type { Offer, Refused } from "../../generated/protocol";
import { settings } from "../../settings.svelte";
import type { Cell } from "../../table/choice.svelte";
import type { TableClient } from "../../table/table.svelte";
import { shake } from "./motion";
import { dwarfsAt, place, standsAt } from "./screen";
import type { TableStage } from "./stage.svelte";

/** What somebody seems to want who taps a tile that is not offered, by what has to be decided. */
const WANTED: Record<string, string> = { looking: "look", whisking: "whisk", voting: "whisk", agreeing: "whisk", travelling: "travel", starting: "start" };

export class Player {
  why = $state.raw<Refused | null>(null);
  /** The move that was sent and is not answered yet. */
  private sent = $state.raw<Offer | null>(null);
  /** The first of two tiles that shall change places. */
  first = $state.raw<Cell | null>(null);

  constructor(
    private readonly client: TableClient,
    private readonly stage: TableStage,
  ) {
    $effect(() => {
      void this.offers;
      this.first = null;
    });
  }

  /** The seat of this device that has to decide. */
  readonly seat = $derived.by<number | null>(() => {
    if (this.stage.busy || this.client.link !== "open") return null;
    return this.client.table?.yours.find((seat) => this.client.moves.get(seat)?.length) ?? null;
  });

  readonly offers = $derived.by<Offer[]>(() => (this.seat === null ? [] : (this.client.moves.get(this.seat) ?? [])));

  /** What comes of a move may be told before the move is answered: then the next one can be played. */
  readonly sending = $derived.by(() => this.sent !== null && this.offers.includes(this.sent));

  /** What is chosen by a picture, not by a tile. */
  readonly buttons = $derived.by(() => this.offers.filter((offer) => offer.x === undefined));

  /** The tiles that can be tapped. */
  readonly targets = $derived.by<Map<string, Offer[]>>(() => {
    const found = new Map<string, Offer[]>();
    for (const offer of this.offers) {
      for (const cell of this.cellsOf(offer)) found.set(place(cell), [...(found.get(place(cell)) ?? []), offer]);
    }
    return found;
  });

  private cellsOf({ kind, x = NaN, y = NaN, to_x = NaN, to_y = NaN, seat = NaN }: Offer): Cell[] {
    const { shown, dwarfs } = this.stage.screen;
    if (kind === "enter" && shown) return [{ x: shown[0], y: shown[1] }];
    if (kind === "trade") return [standsAt(dwarfs[seat] ?? {})].filter((cell) => cell !== null);
    if (kind !== "swap") return Number.isNaN(x) ? [] : [{ x, y }];
    const [one, other] = [{ x, y }, { x: to_x, y: to_y }];
    if (!this.first) return [one, other];
    if (place(one) === place(this.first)) return [other];
    return place(other) === place(this.first) ? [one] : [];
  }

  async tap(cell: Cell): Promise<void> {
    const found = this.targets.get(place(cell)) ?? [];
    const [offer] = found;
    this.why = null;
    if (this.first && place(this.first) === place(cell)) this.first = null;
    else if (!offer) await this.askWhy(cell);
    else if (offer.kind === "swap" && !this.first) this.first = cell;
    // Of two dwarfs on one tile, a picture says which.
    else if (found.length === 1) await this.play(offer);
  }

  async play(offer: Offer): Promise<void> {
    const { seat } = this;
    if (this.sending || seat === null) return;
    this.sent = offer;
    this.why = null;
    const answer = await this.client.wish("move", { move: offer.text, after: this.client.number }, seat);
    if (this.sent === offer) this.sent = null;
    if (answer.type === "refused") this.why = answer;
  }

  async askWhy(cell: Cell): Promise<void> {
    shake(place(cell), settings.pace);
    const wish = this.wanted(cell);
    if (wish) await this.ask(wish);
  }

  /** Asks why a move in notation is refused. */
  async ask(move: string): Promise<void> {
    if (this.seat === null) return;
    const answer = await this.client.wish("why", { move }, this.seat);
    if (answer.type === "refused") this.why = answer;
  }

  private wanted(cell: Cell): string | null {
    const { screen } = this.stage;
    if (screen.phase === "trading") {
      const [seat] = dwarfsAt(screen, cell);
      return seat === undefined ? null : `trade ${seat}`;
    }
    const tile = screen.tiles.find((one) => place(one) === place(cell));
    const kind = screen.phase === "choosing" ? (tile?.up ? "step" : "reveal") : WANTED[screen.phase];
    return kind ? `${kind} ${place(cell)}` : null;
  }
}
