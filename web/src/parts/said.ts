/** What is said at a table, in words. */

import type { Line } from "../generated/protocol";
import { say } from "../words/words.svelte";

/** What somebody said: the words of a phrase, or the own ones. Bots speak about a seat: `web-bot-suspects`, `web-bot-trusts`. */
export function saidIn({ phrase, text, about }: Extract<Line, { kind: "said" }>, names: string[]): string {
  return phrase ? say(phrase, about === null || about === undefined ? {} : { name: names[about] ?? "" }) : text;
}
