/** What the person who looks may do now, and does. The server decides, and says why not. */

import { untrack } from "svelte";

import type { Offer, Refused } from "../generated/protocol";
import { settings } from "../settings.svelte";
import { type Cell, Choice } from "./choice.svelte";
import type { TableClient } from "./table.svelte";
import type { Viewpoint } from "./viewpoint.svelte";

export class Turn {
  why = $state.raw<Refused | null>(null);
  /** The move that was sent and is not answered yet. */
  private sent = $state.raw<Offer | null>(null);

  readonly choice = new Choice(
    () => this.offers,
    () => this.view.look.hand(this.view.screen),
  );

  constructor(
    private readonly client: TableClient,
    private readonly view: Viewpoint,
  ) {
    $effect(() => {
      void [view.table.number, client.number, client.me];
      untrack(() => this.dropStale());
    });
  }

  readonly offers = $derived.by<Offer[]>(() => this.client.moves.get(this.client.me) ?? []);
  /** What comes of a move may be told before the move is answered: then the next one can be chosen and played. */
  readonly sending = $derived.by(() => this.sent !== null && this.offers.includes(this.sent));
  readonly isMine = $derived.by(() => this.offers.length > 0 && this.client.link === "open");

  /** The ways in which a goal that was reached can lie. */
  readonly orientations = $derived.by(() => (this.isMine ? this.offers.filter((offer) => offer.kind === "turn") : []));

  /** Whether cards are thrown away one after the other. */
  readonly isPassing = $derived.by(() => this.view.screen.phase === "passing");

  /** Whether a card of the hand can be taken. */
  readonly usesHand = $derived.by(() => this.isMine && this.offers.some(({ card }) => card));

  private dropStale(): void {
    const { chosen } = this.choice;
    const gone = chosen !== null && !this.offers.includes(chosen);
    if (gone || !this.offers.length) this.choice.clear();
  }

  async take(place: number): Promise<void> {
    const { choice } = this;
    this.why = null;
    choice.take(place);
    if (this.isPassing && choice.discard) await this.choose(choice.discard);
  }

  async choose(offer: Offer): Promise<void> {
    this.choice.choose(offer);
    if (!settings.confirm) await this.confirm();
  }

  async chooseCell(cell: Cell): Promise<void> {
    if (!this.isMine) return;
    this.why = null;
    const { choice } = this;
    if (choice.chooseCell(cell)) {
      if (!settings.confirm) await this.confirm();
    } else if (choice.card) {
      const wanted = this.view.look.wanted(choice.card, cell, choice.turned);
      if (wanted) await this.askWhy(wanted);
    }
  }

  async chooseSeat(seat: number): Promise<void> {
    const found = this.choice.seats.get(seat) ?? [];
    const at = found.findIndex((offer) => offer === this.choice.chosen);
    const next = found[(at + 1) % found.length];
    if (next) this.choice.choose(next);
    if (!settings.confirm && found.length === 1) await this.confirm();
  }

  cancel(): void {
    this.why = null;
    this.choice.cancel();
  }

  async askWhy(text: string): Promise<void> {
    const answer = await this.client.wish("why", { move: text });
    if (answer.type === "refused") this.why = answer;
  }

  async confirm(): Promise<void> {
    if (this.choice.chosen) await this.play(this.choice.chosen);
  }

  async play(offer: Offer): Promise<void> {
    if (this.sending) return;
    this.sent = offer;
    this.why = null;
    const answer = await this.client.wish("move", { move: offer.text, after: this.client.number });
    if (this.sent === offer) this.sent = null;
    if (answer.type === "refused") this.why = answer;
    if (this.choice.chosen === offer) this.choice.clear();
  }
}
