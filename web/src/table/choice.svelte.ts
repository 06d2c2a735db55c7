/** What a person is about to do, target by target: a card, places on the board, a seat, then the confirmation. Legality comes from the offers. */

import type { Offer } from "../generated/protocol";
import { keyOf, type Place } from "../stage/places";
import { cardsOf, hasPlace, isThrow, placesOf, type PlaceTarget, type Target, usualAims, type Walk } from "./targets";

/** An offer with one of the lists of targets that it is chosen by. */
interface Aimed {
  offer: Offer;
  aim: Target[];
}

export interface Chooser {
  offers: Offer[];
  /** Null in a game without hands. */
  hand: string[] | null;
  aims?: (offer: Offer) => Target[][];
  walks?: Walk[];
}

export class Choice {
  /** The place of the held card in the hand; null when none is held. */
  held = $state<number | null>(null);
  /** Further cards that are thrown away with it. */
  also = $state.raw<number[]>([]);
  turned = $state(false);
  /** The places that are chosen already, of a move that needs several. */
  picked = $state.raw<Place[]>([]);
  chosen = $state.raw<Offer | null>(null);
  /** The way that is about to be gone. */
  going = $state.raw<Walk | null>(null);

  constructor(private readonly chooser: () => Chooser) {}

  private readonly offers = $derived.by(() => this.chooser().offers);

  readonly card = $derived.by(() => (this.held === null ? null : (this.chooser().hand?.[this.held] ?? null)));

  private readonly all = $derived.by<Aimed[]>(() => {
    const { aims = usualAims } = this.chooser();
    return this.offers.flatMap((offer) => aims(offer).map((aim) => ({ offer, aim })));
  });

  /** What is open: for the held cards or for none, and with the places that are picked. */
  private readonly open = $derived.by<Aimed[]>(() => {
    const held = this.heldWith(this.also);
    return this.all.filter(({ aim }) => cardsOf(aim) === held && this.picked.every((place) => hasPlace(aim, place)));
  });

  private heldWith(others: number[]): string {
    const { hand } = this.chooser();
    return cardsOf((this.held === null ? [] : [this.held, ...others]).flatMap((place) => (hand?.[place] ? [{ card: hand[place] }] : [])));
  }

  /** The move that throws these cards away together with the held one. */
  private throwWith(others: number[]): Offer | null {
    const cards = this.heldWith(others);
    return this.all.find(({ offer, aim }) => isThrow(offer) && cardsOf(aim) === cards)?.offer ?? null;
  }

  /** Whether the card that is about to be thrown away can take another one along. */
  readonly takesAlong = $derived.by(() => {
    const { chosen, held } = this;
    if (!chosen || !isThrow(chosen) || held === null) return false;
    return (this.chooser().hand ?? []).some((_, place) => place !== held && !this.also.includes(place) && this.throwWith([...this.also, place]));
  });

  /** The places that come next. */
  readonly places = $derived.by<PlaceTarget[]>(() => {
    const found = new Map<string, PlaceTarget>();
    for (const { offer, aim } of this.open) {
      for (const place of this.left(aim)) {
        const key = keyOf(place);
        const target = found.get(key) ?? { key, place, asHeld: false, offers: [] };
        target.offers.push(offer);
        target.asHeld ||= offer.turned === undefined || offer.turned === this.turned;
        found.set(key, target);
      }
    }
    for (const { place, badge, costs = [], label } of this.card ? [] : (this.chooser().walks ?? [])) {
      const key = keyOf(place);
      found.set(key, { key, place, asHeld: true, offers: [], ...found.get(key), badge, costs, label });
    }
    return [...found.values()];
  });

  readonly seats = $derived.by(() => {
    const found = new Map<number, Offer[]>();
    for (const { offer, aim } of this.open) {
      const seat = aim.find((target) => target.seat !== undefined)?.seat;
      if (seat !== undefined) found.set(seat, [...(found.get(seat) ?? []), offer]);
    }
    return found;
  });

  /** Throws the held card away. */
  readonly discard = $derived.by(() => this.open.find(({ offer }) => isThrow(offer))?.offer ?? null);

  /** Offers that are chosen by a button. */
  readonly plain = $derived.by(() => this.open.flatMap(({ offer, aim }) => (aim.some(({ button }) => button) && !isThrow(offer) ? [offer] : [])));

  /** Whether the held card is one that is laid one way or the other. */
  readonly hasWays = $derived.by(() => this.open.some(({ offer }) => offer.turned !== undefined));

  /** Whether the held card, or the chosen move, can lie the other way. */
  readonly canTurn = $derived.by(() => (this.chosen && this.chosenPlace ? this.turnedOffer() !== null : this.hasWays));

  /** Where the chosen move is played on the board. */
  readonly chosenPlace = $derived.by<Place | null>(() => {
    const aimed = this.open.find(({ offer }) => offer === this.chosen);
    return (aimed && placesOf(aimed.aim)[0]) ?? null;
  });

  /** Where an offer is played on the board. */
  placeOf(offer: Offer): Place | null {
    const aimed = this.all.find((one) => one.offer === offer);
    return (aimed && placesOf(aimed.aim)[0]) ?? null;
  }

  private left(aim: Target[]): Place[] {
    return placesOf(aim).filter((place) => !this.picked.some((other) => keyOf(other) === keyOf(place)));
  }

  private turnedOffer(): Offer | null {
    const { chosen, chosenPlace } = this;
    if (!chosen || !chosenPlace) return null;
    return this.open.find(({ offer, aim }) => hasPlace(aim, chosenPlace) && offer.turned === !chosen.turned)?.offer ?? null;
  }

  /** Whether a card of the hand can do anything but be thrown away. */
  isUseful(card: string): boolean {
    return this.offers.some((offer) => offer.card === card && !isThrow(offer));
  }

  /** While a card is about to be thrown away: another one goes along, or stays after all. */
  private joins(place: number): boolean {
    if (!this.chosen || !isThrow(this.chosen) || place === this.held) return false;
    const others = this.also.includes(place) ? this.also.filter((other) => other !== place) : [...this.also, place];
    const both = this.throwWith(others);
    if (!both) return false;
    this.also = others;
    this.chosen = both;
    return true;
  }

  take(place: number): void {
    if (this.joins(place)) return;
    if (this.held === place && this.canTurn && !this.chosen) {
      this.turn();
      return;
    }
    this.held = place;
    this.also = [];
    this.turned = false;
    this.picked = [];
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

  /** Chooses a place; the card turns by itself when only the other way fits. False when nothing may be done there. */
  choosePlace(place: Place): boolean {
    if (this.picked.some((other) => keyOf(other) === keyOf(place))) {
      this.picked = [];
      return true;
    }
    const here = this.open.filter(({ aim }) => this.left(aim).some((other) => keyOf(other) === keyOf(place)));
    const [found] = here.filter(({ offer }) => offer.turned === undefined || offer.turned === this.turned).concat(here);
    if (!found) return false;
    if (this.left(found.aim).length > 1) {
      this.picked = [...this.picked, place];
      return true;
    }
    // Of several that are meant by one place, a button says which.
    if (here.length > 1 && found.offer.turned === undefined) return true;
    this.chosen = found.offer;
    this.turned = found.offer.turned ?? this.turned;
    return true;
  }

  /** The way that a tap on this place goes. */
  walkTo(place: Place): Walk | null {
    if (this.card) return null;
    return this.chooser().walks?.find((walk) => keyOf(walk.place) === keyOf(place)) ?? null;
  }

  choose(offer: Offer): void {
    this.chosen = offer;
  }

  /** One step back: first the last place, then the card. */
  cancel(): void {
    if (this.going) this.going = null;
    else if (this.chosen) {
      this.chosen = null;
      this.also = [];
    } else if (this.picked.length) this.picked = this.picked.slice(0, -1);
    else this.held = null;
  }

  clear(): void {
    this.held = null;
    this.also = [];
    this.turned = false;
    this.picked = [];
    this.chosen = null;
    this.going = null;
  }
}
