/** What is said aloud: short, and to the one whose turn it is. */

import type { Event } from "../../generated/protocol";
import { type Speaker, toldArgs } from "../../words/telling";
import { say, words } from "../../words/words.svelte";
import { dwarfsAt, type ForestScreen } from "./screen";

const SAID: Record<string, string> = {
  turn: "speak-turn",
  rolled: "speak-rolled",
  took: "speak-took",
  lit: "speak-lit",
  climbed: "speak-climbed",
  crossed: "speak-crossed",
  stuck: "speak-stuck",
  travelled: "speak-travelled",
  foiled: "speak-foiled",
  got_home: "speak-got-home",
  game_ended: "speak-over",
};
/** Said whoever does it; the rest is for the one who does it. */
const FOR_ALL = new Set(["turn", "rolled", "took", "lit", "shown", "got_home", "game_ended"]);

/** The kind of a tile: rocks and diamonds share a rhyme. */
function kindOf(tile: string): string {
  return tile.split("-")[0] ?? tile;
}

export function rhymeOf(tile: string): string {
  const id = `rhyme-${kindOf(tile)}`;
  return words.has(id) ? say(id) : "";
}

/** What an event sounds like, one after the other: a rhyme is said only the first time that its tile is turned over. */
export class Spoken {
  private before = "";
  private readonly rhymed = new Set<string>();

  of({ name, args }: Event, speaker: Speaker, yours: number[]): string[] {
    const again = name === "lit" && this.before === "lit"; // One fire lights several tiles.
    this.before = name;
    if (again || (!FOR_ALL.has(name) && !yours.includes(Number(args["seat"])))) return [];
    if (name === "tricked") return [say(`speak-trick-${String(args["trick"])}`)];
    if (name === "shown") return this.tile(String(args["tile"]));
    const id = SAID[name];
    return id ? [say(id, toldArgs(args, speaker))] : [];
  }

  private tile(tile: string): string[] {
    const kind = kindOf(tile);
    const rhyme = this.rhymed.has(kind) ? [] : [rhymeOf(tile)];
    this.rhymed.add(kind);
    return [say(`speak-tile-${tile}`), ...rhyme];
  }
}

/** What is asked of the seat to move; what a trick asks for was said with the trick. */
export function speakAsk(screen: ForestScreen, seat: number): string {
  const { phase, entries, missing } = screen;
  const tile = screen.tiles.find((one) => dwarfsAt(screen, one).includes(seat));
  if (phase === "starting") return say("speak-start");
  if (phase === "choosing") return say(entries ? "speak-go-on" : "speak-choose");
  if (phase === "deciding") return say("speak-decide");
  if (phase === "rolling") return say(tile?.name === "bog" ? "speak-bog" : "speak-roll");
  if (phase === "paying") return say("speak-pay", { tokens: missing });
  if (phase === "travelling") return say("speak-gallery");
  if (phase === "whisking" || phase === "voting" || (phase === "agreeing" && !screen.proposal)) return say("speak-whisk");
  if (phase === "agreeing") return say("speak-propose");
  return phase === "shuffling" ? say("speak-swap") : "";
}
