/** What the person who looks may do now, and does. The server decides, and says why not. */

import { untrack } from "svelte";

import { learnRefusals } from "../games/games";
import type { Offer, Refused } from "../generated/protocol";
import { settings } from "../settings.svelte";
import { shake } from "../stage/flight";
import { keyOf, type Place } from "../stage/places";
import { Choice } from "./choice.svelte";
import type { Answer, TableClient } from "./table.svelte";
import { isOrientation, type Walk } from "./targets";
import type { Viewpoint } from "./viewpoint.svelte";
import { words } from "../words/words.svelte";

export class Turn {
  why = $state.raw<Refused | null>(null);
  /** The move that was sent and is not answered yet. */
  private sent = $state.raw<Offer | null>(null);
  /** The place in the hand of a card that is looked at out of turn. */
  reading = $state<number | null>(null);
  /** The moves of a way that are still to be gone. */
  private ahead: string[] = [];

  readonly choice = new Choice(() => {
    const { look, latest, names, facts } = this.view;
    const aims = look.aims && ((offer: Offer) => look.aims!(offer, latest));
    return { offers: this.offers, hand: look.hand(latest), ...(aims && { aims }), walks: (facts && look.walks?.(latest, this.offers, names, facts)) ?? [] };
  });

  constructor(
    private readonly client: TableClient,
    private readonly view: Viewpoint,
  ) {
    $effect(() => {
      void [view.table.number, client.number, client.me];
      untrack(() => this.dropStale());
    });
    $effect(() => {
      if (this.offers.length) untrack(() => void this.walkOn());
    });
  }

  /** The seat of this device that has to decide; nobody does while something is shown. */
  readonly seat = $derived.by<number | null>(() => {
    const { client, view } = this;
    if (view.stage.busy || client.link !== "open") return null;
    const own = view.open ? view.table.yours : [client.me];
    return own.find((seat) => client.moves.get(seat)?.length) ?? null;
  });

  readonly isMine = $derived.by(() => this.seat !== null);
  readonly offers = $derived.by<Offer[]>(() => (this.seat === null ? [] : (this.client.moves.get(this.seat) ?? [])));
  /** What comes of a move may be told before the move is answered: then the next one can be chosen and played. */
  readonly sending = $derived.by(() => this.sent !== null && this.offers.includes(this.sent));

  /** The ways in which a goal that was reached can lie. */
  readonly orientations = $derived.by(() => this.offers.filter(isOrientation));

  /** Whether cards are thrown away one after the other. */
  readonly isPassing = $derived.by(() => this.view.screen.phase === "passing");

  /** Whether a card of the hand can be taken. */
  readonly usesHand = $derived.by(() => this.offers.some(({ card }) => card));

  private readonly confirms = $derived.by(() => settings.confirm && !this.view.look.atOnce);

  private dropStale(): void {
    const { chosen, going } = this.choice;
    const gone = (chosen !== null && !this.offers.includes(chosen)) || (going !== null && !this.offers.some(({ text }) => text === going.moves[0]));
    if (gone || !this.offers.length) this.choice.clear();
  }

  async take(place: number): Promise<void> {
    const { choice } = this;
    this.why = null;
    this.reading = null;
    choice.take(place);
    if (this.isPassing && choice.discard) await this.choose(choice.discard);
    else if (choice.card && !choice.isUseful(choice.card)) await this.tellIdle(choice.card);
  }

  /** Looks at a card of the hand out of turn, or no longer. */
  read(place: number): void {
    this.reading = this.reading === place ? null : place;
  }

  /** Why a card can only be thrown away: what hinders its player, as the table says, or what there is not to play it on. */
  private async tellIdle(card: string): Promise<void> {
    const { look, facts, table } = this.view;
    const hindrance = look.hindrance?.(card) ?? null;
    await learnRefusals(table.game).catch(() => undefined);
    const answer = hindrance && this.seat !== null ? await this.client.wish("why", { move: hindrance.move }, this.seat) : null;
    if (this.choice.card !== card || this.choice.isUseful(card)) return;
    const kind = facts?.cards.find(({ name }) => name === card)?.kind ?? "";
    if (answer?.type === "refused" && hindrance?.reasons.includes(answer.code)) this.why = answer;
    else if (words.has(`refusal-idle-${kind}`)) this.why = { type: "refused", ref: 0, code: `idle_${kind}`, details: {}, rules: [] };
  }

  async choose(offer: Offer): Promise<void> {
    this.choice.choose(offer);
    if (!this.confirms && !this.choice.takesAlong) await this.confirm();
  }

  async choosePlace(place: Place): Promise<void> {
    if (!this.isMine) return;
    this.why = null;
    this.ahead = [];
    const { choice } = this;
    const walk = choice.walkTo(place);
    const again = walk !== null && choice.going !== null && keyOf(walk.place) === keyOf(choice.going.place);
    choice.going = walk?.costs?.length && this.confirms && !again ? walk : null;
    if (choice.going) return;
    if (walk) await this.walk(walk);
    else if (!choice.choosePlace(place)) await this.askAbout(place);
    else if (!this.confirms) await this.confirm();
  }

  private async askAbout(place: Place): Promise<void> {
    const { look, latest } = this.view;
    const wanted = look.wanted(latest, this.choice.card, place, this.choice.turned);
    if (!wanted) return;
    shake(place, settings.pace);
    await this.askWhy(wanted);
  }

  /** Goes a way step by step, as far as each step is still on offer when it comes to it. */
  private async walk({ moves }: Walk): Promise<void> {
    this.ahead = [...moves];
    await this.walkOn();
  }

  private async walkOn(): Promise<void> {
    const next = this.ahead.shift();
    const offer = this.offers.find(({ text }) => text === next);
    if (!offer) this.ahead = [];
    else await this.play(offer);
  }

  async chooseSeat(seat: number): Promise<void> {
    const found = this.choice.seats.get(seat) ?? [];
    const at = found.findIndex((offer) => offer === this.choice.chosen);
    const next = found[(at + 1) % found.length];
    if (next) this.choice.choose(next);
    if (!this.confirms && found.length === 1) await this.confirm();
  }

  cancel(): void {
    this.why = null;
    this.choice.cancel();
  }

  /** Tells why something was refused, once that can be said. */
  private async tell(answer: Answer): Promise<void> {
    if (answer.type !== "refused") return;
    await learnRefusals(this.view.table.game).catch(() => undefined);
    this.why = answer;
  }

  async askWhy(text: string): Promise<void> {
    if (this.seat === null) return;
    await this.tell(await this.client.wish("why", { move: text }, this.seat));
  }

  async confirm(): Promise<void> {
    const { chosen, going } = this.choice;
    this.choice.going = null;
    if (going) await this.walk(going);
    else if (chosen) await this.play(chosen);
  }

  async play(offer: Offer): Promise<void> {
    const { seat } = this;
    if (this.sending || seat === null) return;
    this.sent = offer;
    this.why = null;
    const answer = await this.client.wish("move", { move: offer.text, after: this.client.number }, seat);
    if (this.sent === offer) this.sent = null;
    await this.tell(answer);
    if (this.choice.chosen === offer) this.choice.clear();
  }
}
