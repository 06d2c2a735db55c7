/** What a game shows on each page, fetched when it is shown: nobody fetches what another game needs. */

import type { Component } from "svelte";

import type { GameFacts } from "../api";
import type { Script } from "../learn/lesson.svelte";
import type { Replay } from "../replay/replay";
import type { Book, Section } from "../rules/book";
import type { TableClient } from "../table/table.svelte";

export interface TableProps {
  client: TableClient;
}

export interface LessonProps {
  script: Script;
  facts: GameFacts;
}

export interface ReplayProps {
  replay: Replay;
  facts: GameFacts;
  /** Empty for a record that was opened from a file. */
  table: string;
  onanother: () => void;
}

/** What a section of the rules shows besides its text. */
export interface PartProps {
  book: Book;
  section: Section;
  /** The message of the section. */
  message: string;
  /** Missing when the server could not be asked. */
  facts: GameFacts | null;
}

export type Fetched<Props extends object> = Promise<{ default: Component<Props> }>;

interface Views {
  table: () => Fetched<TableProps>;
  lesson: () => Fetched<LessonProps>;
  replay: () => Fetched<ReplayProps>;
  part: () => Fetched<PartProps>;
}

// Never by a condition of several imports: the minifier would fetch what one of them needs for all.
const MINE: Views = {
  table: () => import("../parts/GameView.svelte"),
  lesson: () => import("../learn/LessonTable.svelte"),
  replay: () => import("../replay/ReplayView.svelte"),
  part: () => import("../rules/MinePart.svelte"),
};

const FOREST: Views = {
  table: () => import("../forest/ForestTable.svelte"),
  lesson: () => import("../forest/ForestLesson.svelte"),
  replay: () => import("../forest/ForestReplay.svelte"),
  part: () => import("../forest/ForestPart.svelte"),
};

/** Games that are no mine. */
const OTHERS: Record<string, Views> = { "diamond-forest": FOREST };

export function viewsOf(game: string): Views {
  return OTHERS[game] ?? MINE;
}
