/** What a person points at to choose a move: a card of the hand, a place on the board, a seat, or a button. */

import type { MarkName } from "../draw/marks";
import type { Offer } from "../generated/protocol";
import { keyOf, type Place } from "../stage/places";

export interface Target {
  card?: string;
  place?: Place;
  seat?: number;
  button?: true;
}

export const BUTTON: Target = { button: true };

/** A place on the board that can be chosen. */
export interface PlaceTarget {
  key: string;
  place: Place;
  /** Whether the card fits as it is held; otherwise it is turned first. */
  asHeld: boolean;
  offers: Offer[];
  /** What a way there takes, in as few signs as possible, and in words. */
  badge?: string;
  costs?: MarkName[];
  label?: string;
}

/** A way of several steps that one tap goes: its moves in notation, each of which must be on offer when it comes to it. */
export interface Walk {
  place: Place;
  moves: string[];
  badge: string;
  /** What it costs besides, as signs: then it is asked about before it is gone. */
  costs?: MarkName[];
  label: string;
  /** What is asked before it is gone, where it costs something. */
  asks?: string;
  /** Where it leads along, from where it begins. */
  way?: Place[];
}

/** Whether a move throws its card away. */
export function isThrow({ kind }: Offer): boolean {
  return kind === "discard" || kind === "pass";
}

/** Whether a move says how a card that was reached lies. */
export function isOrientation({ card, turned }: Offer): boolean {
  return !card && turned !== undefined;
}

/** The cards of the hand that a move needs, in an order of their own. */
export function cardsOf(aim: Target[]): string {
  return aim.flatMap(({ card }) => card ?? []).sort().join(" ");
}

/** What the parts of a move say: its card, then its cell or its seat; a button where there is neither. */
export function usualAims(offer: Offer): Target[][] {
  const { card, x, y, seat } = offer;
  const held: Target[] = card ? [{ card }] : [];
  if (isThrow(offer)) return [[...held, BUTTON]];
  if (x !== undefined && y !== undefined) return [[...held, { place: { x, y } }]];
  return [[...held, seat === undefined ? BUTTON : { seat }]];
}

export function placesOf(aim: Target[]): Place[] {
  return aim.flatMap(({ place }) => place ?? []);
}

export function hasPlace(aim: Target[], place: Place): boolean {
  return placesOf(aim).some((other) => keyOf(other) === keyOf(place));
}
