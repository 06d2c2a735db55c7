/** One dwarf a seat, known by hat and beard before colour: twelve of them, and none is like another. */

import { at, edged, glowing, inked, line, type Palette, PALETTES, picture, shape } from "./ink";
import { once } from "./once";

export interface Crest {
  colour: string;
  /** Ink that can be read on the colour. */
  on: string;
  letter: string;
  /** Outline of the badge, within 15 of 0,0. */
  shape: string;
  /** How far down the letter stands in the badge, and how large it is. */
  place: readonly [number, number];
}

/** Colours that stay apart for colour-blind eyes too, by lightness; the letter and the badge say the same. */
export const CRESTS: Crest[] = [
  { colour: "#b9402e", on: "#fff", letter: "A", shape: "M0 -15L15 11H-15Z", place: [4, 0.82] },
  { colour: "#6aa5fa", on: "#06152b", letter: "B", shape: "M-12 -12H12V12H-12Z", place: [0, 1.15] },
  { colour: "#f4e03a", on: "#2a1a06", letter: "C", shape: "M0 -15L15 0L0 15L-15 0Z", place: [0, 0.92] },
  { colour: "#7fbb80", on: "#06200c", letter: "D", shape: "M0 -13A13 13 0 1 1 -.1 -13Z", place: [0, 1.1] },
  { colour: "#63289f", on: "#fff", letter: "E", shape: "M0 -15L14 -4L9 12H-9L-14 -4Z", place: [1, 1] },
  { colour: "#fca950", on: "#2a1406", letter: "F", shape: "M-7 -13H7V-7H13V7H7V13H-7V7H-13V-7H-7Z", place: [0, 1.1] },
  { colour: "#4d7780", on: "#fff", letter: "G", shape: "M-14 0L-7 -12H7L14 0L7 12H-7Z", place: [0, 1.05] },
  { colour: "#d68fc4", on: "#2b0a1c", letter: "H", shape: "M0 14Q-19 0 -13 -9Q-7 -16 0 -9Q7 -16 13 -9Q19 0 0 14Z", place: [-1, 0.92] },
  { colour: "#928b16", on: "#141203", letter: "I", shape: "M0 -16L5 -6L15 -5L8 3L10 13L0 8L-10 13L-8 3L-15 -5L-5 -6Z", place: [0, 0.8] },
  { colour: "#5a3506", on: "#fff", letter: "J", shape: "M-14 -11H14L9 12H-9Z", place: [0, 1.05] },
  { colour: "#dfe7ea", on: "#20262c", letter: "K", shape: "M-12 -12Q0 -16 12 -12V2Q10 11 0 15Q-10 11 -12 2Z", place: [-1, 1] },
  { colour: "#31475f", on: "#fff", letter: "L", shape: "M0 -17Q12 -3 12 3A12 12 0 0 1 -12 3Q-12 -3 0 -17Z", place: [2, 0.95] },
];

export function crest(seat: number): Crest {
  const found = CRESTS[seat % CRESTS.length];
  if (!found) throw new Error(`no crest for seat ${seat}`);
  return found;
}

const CREAM = "#f2e6cc";

/** Hats in the colour of the seat: `c` is the colour. Outlines come from the group around them. */
const HATS: ((c: string) => string)[] = [
  (c) => shape("M-27 -11Q-26 -40 8 -60Q22 -38 27 -11Z", c) + shape("M-30 -18Q0 -27 30 -18V-7Q0 -16 -30 -7Z", CREAM) +
    `<circle cx="9" cy="-59" r="7" fill="${CREAM}"/>`,
  (c) => shape("M-27 -11Q-27 -44 0 -44Q27 -44 27 -11Z", c) + shape("M-34 -8Q0 -24 34 -8Q34 -3 28 -4Q0 -15 -28 -4Q-34 -3 -34 -8Z", c) +
    `<circle cx="0" cy="-32" r="9" fill="#ffe08a"/>`,
  (c) => shape("M-22 -15Q-22 -46 0 -46Q22 -46 22 -15Z", c) + line("M-22 -22H22", "#5a3a1c", 6) +
    shape("M-42 -12Q0 -24 42 -12Q30 -5 0 -9Q-30 -5 -42 -12Z", c),
  (c) => shape("M-26 -9L-30 -44L-15 -30L0 -52L15 -30L30 -44L26 -9Q0 -17 -26 -9Z", c) +
    `<circle cx="0" cy="-24" r="4.5" fill="#f2cb4a" stroke-width="2"/><circle cx="0" cy="-53" r="4" fill="#f2cb4a" stroke-width="2"/>`,
  (c) => shape("M-28 -9Q-30 -40 0 -48Q36 -56 46 -20Q38 -32 26 -30L28 -9Q0 -18 -28 -9Z", c) +
    `<circle cx="45" cy="-17" r="5.5" fill="${CREAM}"/>`,
  (c) => shape("M-24 -24Q-48 -34 -42 -60Q-32 -44 -16 -38M24 -24Q48 -34 42 -60Q32 -44 16 -38", CREAM) +
    shape("M-28 -9Q-28 -40 0 -40Q28 -40 28 -9Q0 -18 -28 -9Z", c) + line("M0 -40V-13", "#5d646c", 6),
  (c) => shape("M-22 -14L-25 -60Q0 -66 25 -60L22 -14Z", c) + line("M-22 -22Q0 -26 22 -22", "#241a10", 8) +
    shape("M-36 -13Q0 -23 36 -13Q30 -6 0 -9Q-30 -6 -36 -13Z", c),
  (c) => shape("M-30 -2Q-36 -46 0 -48Q36 -46 30 -2Q24 -22 0 -24Q-24 -22 -30 -2Z", c) +
    shape("M0 -46Q-22 -64 -20 -44ZM0 -46Q22 -64 20 -44Z", c),
  (c) => shape("M-28 -10Q-28 -32 -12 -38L0 -66L12 -38Q28 -32 28 -10Z", c) + line("M-27 -14Q0 -22 27 -14", "#f2cb4a", 5),
  (c) => shape("M20 -34Q44 -62 38 -22Q30 -24 20 -20Z", CREAM) + shape("M-21 -14Q-20 -42 0 -36Q20 -42 21 -14Z", c) +
    shape("M-44 -22Q-22 -12 0 -16Q22 -12 44 -22Q34 -3 0 -8Q-34 -3 -44 -22Z", c),
  (c) => shape("M-28 6Q-32 -46 0 -48Q32 -46 28 6L19 4V-12Q0 -18 -19 -12V4Z", c) + shape("M-4 -14V4H4V-14Z", c) +
    line("M0 -48V-20", "#8f9aa3", 4) + shape("M-5 -48Q0 -72 16 -62Q4 -58 5 -48Z", "#c8402c"),
  (c) => shape("M-32 20Q-40 -30 -6 -50Q4 -62 18 -62Q12 -54 16 -46Q40 -28 32 20Q28 -20 0 -22Q-28 -20 -32 20Z", c),
];

/** Beards, or what a dwarf has instead. */
const BEARDS: string[] = [
  "M-24 4Q-32 40 -8 50Q2 62 14 58Q8 52 12 46Q30 34 24 4Q0 22 -24 4Z",
  "M-24 4L-32 22L-24 24L-30 40L-16 38L-12 54L0 44L12 54L16 38L30 40L24 24L32 22L24 4Q0 22 -24 4Z",
  "M-24 4Q-32 34 -18 56Q-6 50 0 34Q6 50 18 56Q32 34 24 4Q0 22 -24 4Z",
  "M-24 4L-28 46Q0 54 28 46L24 4Q0 22 -24 4Z",
  "M-24 4Q-18 26 -6 40L0 64L6 40Q18 26 24 4Q0 22 -24 4Z",
  "M-24 0Q-46 14 -38 34Q-24 46 -8 34Q0 26 8 34Q24 46 38 34Q46 14 24 0Q0 24 -24 0Z",
  "M-24 4Q-24 28 0 31Q24 28 24 4Q0 20 -24 4Z",
  "M-26 -2Q-40 14 -34 30Q-42 42 -32 58Q-22 42 -27 30Q-20 14 -24 2ZM26 -2Q40 14 34 30Q42 42 32 58Q22 42 27 30Q20 14 24 2Z",
  "M-24 4Q-24 26 -8 34Q-12 42 -7 48Q-10 58 0 64Q10 58 7 48Q12 42 8 34Q24 26 24 4Q0 22 -24 4Z",
  "M-10 15Q-12 32 0 44Q12 32 10 15Q0 22 -10 15Z",
  "M-24 4Q-34 18 -26 28Q-32 38 -20 42Q-18 54 -6 50Q0 58 6 50Q18 54 20 42Q32 38 26 28Q34 18 24 4Q0 22 -24 4Z",
  "M-24 4Q-30 30 -40 48Q-20 44 -12 56Q0 46 12 56Q20 44 40 48Q30 30 24 4Q0 22 -24 4Z",
];

const HAIR = ["#b5592a", "#e9dfc9", "#6b4423", "#d99a3c", "#3a2b22", "#b9b3a8", "#a8431f", "#e3b04a", "#4a2f1c", "#2e2622", "#8a5a34", "#d8d2c6"];
const MOUSTACHE = "M0 12Q-8 5 -18 11Q-24 15 -28 9Q-27 22 -15 21Q-5 21 0 15Q5 21 15 21Q27 22 28 9Q24 15 18 11Q8 5 0 12Z";
const SMILE = "M-10 13Q0 22 10 13";
const CURLS = "M0 11Q-10 7 -18 14Q-28 20 -32 8M0 11Q10 7 18 14Q28 20 32 8";

/** What only one of them has: spectacles, a monocle, a patch, plasters. */
const OWN: Record<number, string> = {
  2: '<g fill="none" stroke-width="2.2"><circle cx="-10" cy="-3" r="8"/><circle cx="10" cy="-3" r="8"/></g>',
  6: '<circle cx="10" cy="-3" r="8.5" fill="none" stroke="#c9992c"/><path d="M17 3Q20 20 16 34" fill="none" stroke="#c9992c" stroke-width="1.8"/>',
  8: '<path d="M-7 46H7" stroke="#f2cb4a" stroke-width="5"/>',
  9: '<path d="M-28 -13L26 2" fill="none" stroke-width="2.6"/><path d="M2 -8L18 -4Q18 6 9 6Q2 4 2 -8Z"/>',
  11: '<path d="M12 3L20 12M19 2L13 12" fill="none" stroke="#a04a34" stroke-width="2"/>',
};

function features(seat: number, hair: string, ink: string): string {
  const eye = (x: number): string =>
    `<ellipse cx="${x}" cy="-3" rx="4.6" ry="5.2" fill="#fffdf2" stroke-width="1.8"/><circle cx="${x + 1}" cy="-2.4" r="2.7" fill="${ink}" stroke="none"/>`;
  const lip = seat === 7 ? line(SMILE, ink, 3) : seat === 9 ? line(CURLS, ink, 7) +
    line(CURLS, hair, 3) : shape(MOUSTACHE, hair, 'stroke-width="2.4"');
  return (
    '<g fill="#e2714f" fill-opacity=".45" stroke="none"><circle cx="-17" cy="6" r="5"/><circle cx="17" cy="6" r="5"/></g>' +
    `${eye(-10)}${eye(10)}${lip}<ellipse cx="0" cy="5" rx="${seat % 3 === 1 ? 6.5 : 8}" ry="${seat % 3 === 2 ? 8 : 6.5}" fill="#db8f6c" stroke-width="2.4"/>`
  );
}

/** A dwarf's head with hat and beard, around 0,0. */
export function head(seat: number, colours: Palette): string {
  const own = seat % CRESTS.length;
  const { colour } = crest(seat);
  const hair = HAIR[own] ?? CREAM;
  return inked(
    '<g fill="#e8b48c"><circle cx="-25" cy="0" r="6"/><circle cx="25" cy="0" r="6"/><path d="M-25 -14Q-27 20 0 24Q27 20 25 -14Z"/></g>' +
      shape(BEARDS[own] ?? "", hair) + features(own, hair, colours.ink) + (HATS[own]?.(colour) ?? "") + (OWN[own] ?? ""),
    colours.ink,
  );
}

/** A badge around 0,0: shape, colour and letter say the same. */
export function badge({ colour, on, letter, shape: outline, place }: Crest): string {
  const [down, size] = place;
  return shape(outline, colour, edged(PALETTES.dark.ink, 2.4)) + at(0, down, letterPath(letter, on), size);
}

/** The bars of a prison, as large as a portrait. */
function prison(ink: string): string {
  const bars = [-28, -3, 22].map((x) => `M${x} -62V62`).join("");
  const rails = "M-48 -44H48M-48 46H48";
  return line(bars + rails, ink, 12) + line(rails, "#6d767e", 6.5) + line(bars, "#8f9aa3", 6.5) + line(bars, "#dde5ea", 1.8, 'transform="translate(-1.4 0)"');
}

/** The portrait of a seat: the dwarf before its own colour, behind bars if trapped, and its badge. */
function portrait(seat: number, trapped: boolean): string {
  const colours = PALETTES.dark;
  const { colour } = crest(seat);
  return picture(
    "-50 -66 100 132",
    `<defs>${glowing("light", "#ffe9b8")}<clipPath id="frame"><rect x="-48" y="-64" width="96" height="128" rx="14"/></clipPath></defs>` +
      `<g clip-path="url(#frame)"><path d="M-48 -64H48V64H-48Z" fill="#3a2f27"/><path d="M-48 -64H48V64H-48Z" fill="${colour}" fill-opacity=".45"/>` +
      `<circle cy="-8" r="66" fill="url(#light)" opacity=".7"/>${inked(shape("M-46 70Q-48 38 -22 30H22Q48 38 46 70Z", colour), colours.ink)}</g>` +
      `${at(-3, -1, head(seat, colours), 0.97)}${trapped ? prison(colours.ink) : ""}${at(24, 42, badge(crest(seat)), 1.6)}`,
  );
}

export function dwarf(seat: number, trapped = false): string {
  return once(`dwarf ${seat} ${trapped}`, () => portrait(seat, trapped));
}

/** Letters as lines: a drawing has no font of its own. */
const LETTERS: Record<string, string> = {
  A: "M-4 6L0 -6L4 6M-2.4 2H2.4",
  B: "M-3 6V-6H1Q4 -6 4 -3Q4 0 1 0H-3M1 0Q4.6 0 4.6 3Q4.6 6 1 6H-3",
  C: "M4 -4Q2 -6 0 -6Q-4 -6 -4 0Q-4 6 0 6Q2 6 4 4",
  D: "M-3 6V-6H0Q4.4 -6 4.4 0Q4.4 6 0 6Z",
  E: "M4 -6H-3V6H4M-3 0H3",
  F: "M4 -6H-3V6M-3 0H3",
  G: "M4 -4Q2 -6 0 -6Q-4 -6 -4 0Q-4 6 0 6Q4 6 4 1H1",
  H: "M-4 -6V6M4 -6V6M-4 0H4",
  I: "M0 -6V6M-3 -6H3M-3 6H3",
  J: "M3 -6V2Q3 6 -0.5 6Q-4 6 -4 2",
  K: "M-4 -6V6M4 -6L-4 1M-1 -1L4 6",
  L: "M-3 -6V6H4",
};

export function letterPath(letter: string, colour: string): string {
  return `<path d="${LETTERS[letter] ?? ""}" fill="none" stroke="${colour}" stroke-width="2.6"/>`;
}
