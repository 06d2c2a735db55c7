/** The rules of a game as pages: which section explains which numbered rules, and what is drawn beside it. */

/** A picture of some cards, in the words of moves: "NES 1,0 turned". */
export interface FigureFacts {
  id: string;
  laid: string[];
  /** The card that has just been laid. */
  new?: string;
  /** Whether the rules allow what is shown. */
  fits?: boolean;
  /** The column with which the picture begins; the mine goes on to the left of it. */
  from?: number;
}

/** Where something is drawn on its cell, in the units of a card. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Whether it stands on a card, which is large enough for both. */
  within?: boolean;
}

export interface Section {
  id: string;
  /** First and last numbers of the rules it explains. */
  rules: number[][];
  figures: FigureFacts[];
  /** The table below its text. */
  table?: string;
  /** What it explains besides cards that are called like it: names of cards, what these begin with, features or kinds. */
  cards?: string[];
}

export interface Book {
  /** The letters before the number of a rule. */
  list: string;
  /** The game whose rules hold too. */
  base?: string;
  sections: Section[];
}

/** A rule's number from its id, such as 53 from "BA-053". */
function numberOf(rule: string, book: Book): number | undefined {
  const [list, digits = ""] = rule.toUpperCase().split("-");
  return list === book.list && /^\d{3}$/.test(digits) ? Number(digits) : undefined;
}

/** The section that the end of an address means: its own name, or a rule that it explains. */
export function sectionOf(fragment: string, book: Book): Section | undefined {
  const number = numberOf(fragment, book);
  if (number === undefined) return book.sections.find((section) => section.id === fragment);
  return book.sections.find((section) => section.rules.some(([first = 0, last = 0]) => first <= number && number <= last));
}

/** What of a card's facts says where it is explained. */
interface Explained {
  name: string;
  feature: string;
  kind: string;
}

/** The section that explains a card: what is said of it alone comes before what is said of its kind. */
export function sectionOfCard({ name, feature, kind }: Explained, book: Book): Section | undefined {
  for (const word of [name, name.split("-")[0], feature, kind]) {
    const found = word && book.sections.find(({ id, cards = [] }) => id === word || cards.includes(word));
    if (found) return found;
  }
  return undefined;
}

/** The game that has this rule: a game that adds to another one leaves it the rules that it does not change. */
export function gameOfRule(fragment: string, game: string, book: Book): string {
  return book.base && isRule(fragment) && numberOf(fragment, book) === undefined ? book.base : game;
}

/** Whether the end of an address is, or wants to be, the id of a rule. */
export function isRule(fragment: string): boolean {
  return /^[A-Z]{2}-\d+$/i.test(fragment);
}

/** The rules of a section in short: "BA-018–019, BA-051–052". */
export function rulesIn(section: Section, book: Book): string {
  const digits = (number: number): string => String(number).padStart(3, "0");
  return section.rules
    .map(([first = 0, last = 0]) => `${book.list}-${digits(first)}${last > first ? `–${digits(last)}` : ""}`)
    .join(", ");
}
