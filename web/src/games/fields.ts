/** Options that a list of choices is not enough for: each has a field of its own, which comes with the game. */

import type { Component } from "svelte";

import type { GameFacts, OptionFacts } from "../api";
import { textsIn } from "../words/texts";
import { words } from "../words/words.svelte";

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

type Loaded = Promise<{ default: Component<FieldProps> }>;

const TEXTS = textsIn(import.meta.glob<{ default: string }>("../../../src/permonik/messages/*/options-diamond-forest.ftl", { query: "?raw" }));

const FIELDS: Record<string, Record<string, () => Loaded>> = {
  "diamond-forest": {
    board: () => import("../forest/BoardField.svelte"),
    rock_values: () => import("../forest/RockField.svelte"),
    die_faces: () => import("../forest/DieField.svelte"),
  },
};

export function fieldOf(game: string, option: string): Loaded | null {
  const load = FIELDS[game]?.[option];
  return load ? words.learn(TEXTS).then(load) : null;
}
