/** How it is shown that something happens: a few verbs for all games. What a game's event looks like is said by its look. */

import { type Cell, keyOf, type Place } from "./places";
import type { Figure, Laid, Scene, Token } from "./scene";

/** From where something comes, or where it goes: a place on the board, a seat, or something that there is once. */
export type Spot = Place | { seat: number } | "pile" | "role" | "board";

export type Act = (
  | Put
  | Move
  | Turn
  | Take
  | Roll
  | Show
) & {
  /** How long it stays in sight afterwards, in milliseconds at normal speed. */
  stay?: number;
};

/** A card, a token or a figure comes to lie on the board; it flies there if it comes from somewhere. */
export interface Put {
  verb: "put";
  card?: Laid;
  token?: Token;
  figure?: Figure;
  from?: Spot;
}

/** Figures walk to other places, cards change theirs. */
export interface Move {
  verb: "move";
  figures?: Record<string, Place>;
  cards?: Record<string, Cell>;
}

/** A card shows another side; a figure lies down or stands up. */
export interface Turn {
  verb: "turn";
  card?: Laid;
  figure?: Figure;
  shakes?: boolean;
}

/** Something goes from one spot to another: a card that is played, gold that is paid. */
export interface Take {
  verb: "take";
  picture?: string;
  from?: Spot;
  to?: Spot;
  /** How the picture is drawn on its way; a card if nothing is said. */
  size?: [number, number];
  /** What leaves the board by it, as keys. */
  off?: string[];
  /** What shakes when it is there; a picture less: the seat alone shakes. */
  shakes?: Spot;
}

/** A die rolls before all eyes, over all these pictures, and stops at one; the die of before lies until something else is done. */
export interface Roll {
  verb: "roll";
  name: string;
  picture: string;
  over: string[];
}

/** Something is seen large for a while, a place is pointed at, or one seat alone looks at a card. */
export interface Show {
  verb: "show";
  picture?: string;
  text?: string;
  pointed?: Place;
  secret?: Secret;
}

/** What one seat may look at, and nobody else. */
export interface Secret {
  seat: number;
  picture: string;
  /** What is seen before it looks. */
  back: string;
  text: string;
  /** What is said to whom, and what the buttons do. */
  says: { title: string; hint: string; look: string; done: string };
  /** How the buttons are drawn, for those who cannot read. */
  pictures?: { look: string; done: string };
}

function without<Thing extends { key: string }>(things: Thing[] | undefined, keys: string[]): Thing[] {
  return (things ?? []).filter(({ key }) => !keys.includes(key));
}

function withNew<Thing extends { key: string }>(things: Thing[] | undefined, thing: Thing | undefined): Thing[] {
  const known = things ?? [];
  if (!thing) return known;
  return known.some(({ key }) => key === thing.key) ? known.map((one) => (one.key === thing.key ? thing : one)) : [...known, thing];
}

/** Cards are called by the cell they lie on: two that change places change their keys. */
function relaid(cards: Laid[], to: Record<string, Cell>): Laid[] {
  return cards.map((card) => {
    const cell = to[card.key];
    return cell ? { ...card, ...cell, key: keyOf(cell) } : card;
  });
}

/** What is to be seen on the board when this was done. */
export function after(scene: Scene, act: Act): Scene {
  const pointed = act.verb === "show" && act.pointed ? [act.pointed] : [];
  const { cards, figures = [], tokens } = scene;
  switch (act.verb) {
    case "put":
      return { ...scene, pointed, cards: withNew(cards, act.card), tokens: withNew(tokens, act.token), figures: withNew(figures, act.figure) };
    case "turn":
      return { ...scene, pointed, cards: withNew(cards, act.card), figures: withNew(figures, act.figure) };
    case "move":
      return { ...scene, pointed, cards: relaid(cards, act.cards ?? {}), figures: figures.map((figure) => ({ ...figure, ...act.figures?.[figure.key] })) };
    case "take": {
      const off = act.off ?? [];
      return { ...scene, pointed, cards: without(cards, off), tokens: without(tokens, off), figures: without(figures, off) };
    }
    default:
      return { ...scene, pointed };
  }
}
