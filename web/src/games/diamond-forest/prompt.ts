/** What is asked of whoever is to move, by what has to be decided. */

import { say } from "../../words/words.svelte";
import { type ForestScreen, shownCell, tileAt } from "./screen";

const ASKS = new Map([
  ["starting", () => say("forest-ask-starting")],
  ["choosing", () => say("forest-ask-choosing")],
  ["deciding", () => say("forest-ask-deciding")],
  ["rolling", () => say("forest-ask-rolling")],
  ["paying", () => say("forest-ask-paying")],
  ["travelling", () => say("forest-ask-travelling")],
  ["trading", () => say("forest-ask-trading")],
  ["looking", () => say("forest-ask-looking")],
  ["whisking", () => say("forest-ask-whisking")],
  ["voting", () => say("forest-ask-voting")],
  ["agreeing", () => say("forest-ask-agreeing")],
  ["shuffling", () => say("forest-ask-shuffling")],
]);

export function ask(screen: ForestScreen, hasFirst: boolean): string {
  const { phase } = screen;
  if (phase === "deciding" && tileAt(screen, shownCell(screen))?.name === "spider") return say("forest-ask-spider");
  if (phase === "agreeing" && !screen.proposal) return say("forest-ask-proposing");
  if (phase === "shuffling" && hasFirst) return say("forest-ask-second");
  return ASKS.get(phase)?.() ?? "";
}
