/** What a game brings to the page. All but a few facts is fetched when it is met: nobody fetches what another game needs. */

import type { Component } from "svelte";

import type { GameFacts, OptionFacts } from "../api";
import type { DrawScene } from "../draw/scene";
import type { Script } from "../learn/lesson.svelte";
import type { Book, Section } from "../rules/book";
import type { Texts } from "../words/words.svelte";
import type { Look } from "./look";

/** What a section of the rules shows besides its text. */
export interface PartProps {
  section: Section;
  /** The message of the section. */
  message: string;
  /** Missing when the server could not be asked. */
  facts: GameFacts | null;
}

/** An option that a list of choices is not enough for. */
export interface FieldProps {
  facts: GameFacts;
  option: OptionFacts;
  value: string;
  disabled: boolean;
  say: (choice: string) => string;
  /** Chooses this; whether the table takes it. */
  onchoose: (value: string) => Promise<boolean>;
  /** Asks the table to play with this; why not, or nothing. */
  onpropose: (value: string) => Promise<string>;
}

export type Fetched<Props extends object> = Promise<{ default: Component<Props> }>;

/** A lesson, played by the engine when the page was built. */
export interface Course {
  script: () => Promise<Script>;
  texts: Texts;
  /** How long it takes, about. */
  minutes: number;
}

/** The rules: their pages, their texts, and what is drawn beside them. */
export interface Rules {
  book: () => Promise<{ default: Book }>;
  texts: Texts;
  part: () => Fetched<PartProps>;
}

/** What is written down on paper where a game is played with cards of cardboard. */
export interface Sheet {
  /** The roles to be explained; none where all are the same. */
  roles: string[];
  /** What is counted one after the other, and how often. */
  part: "round" | "game";
  parts: number;
  columns: ("role" | "nuggets" | "points" | "diamonds")[];
  /** What stands at the end of a line. */
  sum: "total" | "won";
}

/** What a game is played with. */
export interface Play {
  /** What its cards and its pieces are called, what happens, and what is asked: the rules need no more than these and pictures. */
  texts: Texts[];
  /** How it is shown, when its texts are learnt. */
  look: () => Promise<Look>;
  /** Why moves are refused in this game alone: needed when there is a board. */
  refusals?: Texts;
  rules: Rules;
  sheet: () => Promise<{ default: Sheet }>;
  course?: Course;
  /** Fields of options, by the name of the option. */
  fields?: Record<string, () => Fetched<FieldProps>>;
  /** Options of a table that is set by one tap. */
  quick?: Record<string, string>;
  /** Whether children begin it by pictures, without reading. */
  forChildren?: true;
}

export interface Game {
  /** Its place on the home page. */
  place: number;
  scene: () => Promise<{ default: DrawScene }>;
  /** Missing as long as it cannot be played. */
  play?: Play;
}
