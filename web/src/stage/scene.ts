/** What lies on the board, layer upon layer: the ground, cards, tokens on borders, figures, ways and marks. */

import { type Box, type Cell, type Grid, keyOf, type Place, sameCell } from "./places";

/** A card on the board. */
export interface Laid extends Cell {
  key: string;
  picture: string;
  /** The name of what lies face up, which can be explained. */
  card?: string;
  turned?: boolean;
  /** What it is, for those who do not see it. */
  label: string;
  /** What it shows, where it can be turned over: its picture lies on its back, and darkens when it is covered again. */
  face?: string | null;
  /** The picture of its back, which lies under its face. */
  back?: string;
  /** Whether it lies face down, and is only remembered. */
  dim?: boolean;
  /** Whether light falls on it: it decided the round. */
  marked?: boolean;
  /** Who has looked at it in secret. */
  seen?: number[];
  /** The middle of each of its fields as it lies, in shares of the card. */
  fields?: [number, number][];
  /** How much of the width of the card a field takes; a half if nothing is said. */
  room?: number;
}

/** A token that lies on the border between two cells. */
export interface Token extends Place {
  key: string;
  picture: string;
  label: string;
  /** What a tap on it tells. */
  note?: string;
}

/** A figure that stands on a card, or on a field of one. */
export interface Figure extends Place {
  key: string;
  picture: string;
  /** Who it is, for those who do not see it. */
  label: string;
  /** Its picture in a crowd, where it is small. */
  crowded?: string;
  /** What it is called, and the emblem of those it belongs to: by them it is told and counted in a crowd. */
  name?: string;
  emblem?: string;
  /** Whether it is that of the one who looks. */
  own?: boolean;
  /** Whether it is the one that acts. */
  active?: boolean;
  /** Whether it lies: it does not breathe. */
  lying?: boolean;
  /** Whether it carries a light. */
  lamp?: boolean;
  /** What a tap on it tells. */
  note?: string;
}

/** A way over the board, from card to card or from field to field; where the next one does not lie beside, ladders join them. */
export interface Way {
  /** How it is drawn: who can go it, or that somebody is about to. */
  kind: "blue" | "green" | "ladder" | "walk";
  cells: Place[];
}

/** A small picture on a place: a note, or what somebody points at. */
export interface Sign extends Place {
  picture: string;
}

export interface Scene {
  /** What it is called, for those who do not see it. */
  label?: string;
  /** A picture that fills the room behind the board. */
  ground?: string;
  /** A picture of the board itself, where it has a fixed size: it lies under the cards. */
  floor?: string;
  /** How far that board goes, where it is not the same in every game. */
  rim?: Box;
  /** The cells that are looked at where there is no room for all of the board. */
  near?: Cell[];
  /** Fields that shine: they are joined with each other. */
  lit?: Place[];
  cards: Laid[];
  tokens?: Token[];
  figures?: Figure[];
  ways?: Way[];
  signs?: Sign[];
  /** Places that somebody has just pointed at. */
  pointed?: Place[];
}

/** Where the middle of a place is on the board, in cells. */
export function middleOf(place: Place, cards: Laid[]): [number, number] {
  const { x, y, field, side } = place;
  if (side) return side === "east" ? [x + 1, y + 0.5] : [x + 0.5, y + 1];
  const [across, down] = (field !== undefined && cards.find((card) => sameCell(card, place))?.fields?.[field]) || [0.5, 0.5];
  return [x + across, y + down];
}

/** Where a figure stands, and how large, in the units of the grid. */
export interface Stand {
  left: number;
  top: number;
  size: number;
  /** Whether so many stand there that each is small. */
  crowded: boolean;
}

/** How much of a card's width a figure takes that stands on the card, or on a field of it. */
const [ON_CARD, ON_FIELD] = [0.64, 0.5];
/** How many stand in a row, and how much smaller they are in several rows. */
const ROW = 3;
const SMALLER = [1, 0.84, 0.76];
/** A crowd is a little wider than its card. */
const CROWD = 1.24;

/** Figures that stand so close and so small that they are counted by their emblems. */
export interface Crowd extends Cell {
  counted: Figure[];
  /** Whether somebody stands there who is seen besides. */
  more: boolean;
  counts: { emblem: string; count: number }[];
}

/** How many can be told apart on a small card, and how wide a card must be on the screen for more of them. */
const [FEW, ROOMY] = [2, 48];

/** The crowds on cards of this width. Whoever acts, and whoever looks, is seen all the same. */
export function crowdsOf(figures: Figure[], width: number): Crowd[] {
  if (width >= ROOMY) return [];
  const places = new Map<string, Figure[]>();
  for (const figure of figures) places.set(keyOf(figure), [...(places.get(keyOf(figure)) ?? []), figure]);
  return [...places.values()].filter((here) => here.length > FEW).flatMap((here) => {
    const counted = here.filter(({ emblem, active, own }) => emblem && !active && !own);
    const emblems = [...new Set(counted.flatMap(({ emblem }) => emblem ?? []))];
    const [first] = counted;
    return first ? [{ x: first.x, y: first.y, counted, more: counted.length < here.length, counts: emblems.map((emblem) => ({ emblem, count: counted.filter((one) => one.emblem === emblem).length })) }] : [];
  });
}

/** Figures on one place stand side by side in rows; one alone stands in a corner of its card, so that the card is seen. */
export function standsOf(figures: Figure[], cards: Laid[], { width, height }: Grid): Map<string, Stand> {
  const stands = new Map<string, Stand>();
  for (const figure of figures) {
    const here = figures.filter((other) => keyOf(other) === keyOf(figure));
    const onField = figure.field !== undefined;
    const number = here.indexOf(figure);
    const [row, rows] = [Math.floor(number / ROW), Math.ceil(here.length / ROW)];
    const inRow = Math.min(ROW, here.length - row * ROW);
    const size = width * (onField ? ON_FIELD : ON_CARD) * (SMALLER[rows - 1] ?? 0.5);
    const crowded = rows > 1;
    const room = inRow === 1 ? 0 : onField ? size * 0.6 : (crowded ? width * CROWD : width) - size;
    const [across, down] = middleOf(figure, cards);
    const centred = onField || (crowded && inRow > 1);
    const start = centred ? across * width - (room + size) / 2 : (figure.x - 0.05) * width;
    const bottom = onField ? down * height + (rows * size) / 2 : (figure.y + 1.02) * height;
    stands.set(figure.key, { left: start + (inRow === 1 ? 0 : ((number % ROW) / (inRow - 1)) * room), top: bottom - size * (rows - row), size, crowded });
  }
  return stands;
}
