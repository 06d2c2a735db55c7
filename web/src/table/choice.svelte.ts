/** What a person is about to do: a card, then a place for it, then the confirmation. Legality comes from the offers. */

import type { Offer } from "../generated/protocol";

export interface Cell {
  x: number;
  y: number;
}

export interface CellTarget extends Cell {
  /** Whether the card fits as it is held; otherwise it is turned first. */
  asHeld: boolean;
  offers: Offer[];
}

export function sameCell(one: Cell, other: Cell): boolean {
  return one.x === other.x && one.y === other.y;
}

/** Whether a move throws its card away. */
function isThrow({ kind }: Offer): boolean {
  return kind === "discard" || kind === "pass";
}

function hasCell(offer: Offer): offer is Offer & Cell {
  return offer.x !== undefined && offer.y !== undefined;
}

export class Choice {
  /** The place of the held card in the hand; null when none is held. */
  held = $state<number | null>(null);
  turned = $state(false);
  chosen = $state.raw<Offer | null>(null);

  constructor(
    private readonly offers: () => Offer[],
    private readonly hand: () => string[],
  ) {}

  readonly card = $derived.by(() => (this.held === null ? null : (this.hand()[this.held] ?? null)));

  /** The offers for the held card, or those that need no card. */
  readonly open = $derived.by(() => this.offers().filter((offer) => (this.card ? offer.card === this.card : !offer.card)));

  readonly cells = $derived.by<CellTarget[]>(() => {
    const found = new Map<string, CellTarget>();
    for (const offer of this.open.filter(hasCell)) {
      const key = `${offer.x},${offer.y}`;
      const target = found.get(key) ?? { x: offer.x, y: offer.y, asHeld: false, offers: [] };
      target.offers.push(offer);
      target.asHeld ||= offer.turned === undefined || offer.turned === this.turned;
      found.set(key, target);
    }
    return [...found.values()];
  });

  readonly seats = $derived.by(() => {
    const found = new Map<number, Offer[]>();
    for (const offer of this.open) {
      if (offer.seat !== undefined) found.set(offer.seat, [...(found.get(offer.seat) ?? []), offer]);
    }
    return found;
  });

  /** Throws the held card away. */
  readonly discard = $derived.by(() => this.open.find(isThrow) ?? null);

  /** Offers that are neither for a cell nor for a seat nor a discard: shown as buttons. */
  readonly plain = $derived.by(() =>
    this.open.filter((offer) => !hasCell(offer) && offer.seat === undefined && !isThrow(offer)),
  );

  /** Whether the held card is one that is laid one way or the other. */
  readonly hasWays = $derived.by(() => this.open.some((offer) => offer.turned !== undefined));

  /** Whether the held card, or the chosen move, can lie the other way. */
  readonly canTurn = $derived.by(() => (this.chosen && hasCell(this.chosen) ? this.turnedOffer() !== null : this.hasWays));

  private turnedOffer(): Offer | null {
    const { chosen } = this;
    if (!chosen || !hasCell(chosen)) return null;
    const other = this.open.find((offer) => hasCell(offer) && sameCell(offer, chosen) && offer.turned === !chosen.turned);
    return other ?? null;
  }

  /** Whether a card of the hand can do anything but be thrown away. */
  isUseful(card: string): boolean {
    return this.offers().some((offer) => offer.card === card && !isThrow(offer));
  }

  take(place: number): void {
    if (this.held === place && this.canTurn && !this.chosen) {
      this.turn();
      return;
    }
    this.held = place;
    this.turned = false;
    this.chosen = this.plain[0] ?? null;
  }

  /** Turns the held card, or the card that lies as a ghost, if the other way is legal there. */
  turn(): void {
    if (!this.chosen) {
      this.turned = !this.turned;
      return;
    }
    const other = this.turnedOffer();
    if (!other) return;
    this.chosen = other;
    this.turned = other.turned ?? false;
  }

  /** Chooses a cell; the card turns by itself when only the other way fits. False when nothing may lie there. */
  chooseCell(cell: Cell): boolean {
    const target = this.cells.find((one) => sameCell(one, cell));
    if (!target) return false;
    const offer = target.offers.find((one) => one.turned === undefined || one.turned === this.turned) ?? target.offers[0];
    if (!offer) return false;
    this.chosen = offer;
    this.turned = offer.turned ?? this.turned;
    return true;
  }

  choose(offer: Offer): void {
    this.chosen = offer;
  }

  /** One step back: first the place, then the card. */
  cancel(): void {
    if (this.chosen) this.chosen = null;
    else this.held = null;
  }

  clear(): void {
    this.held = null;
    this.turned = false;
    this.chosen = null;
  }
}
