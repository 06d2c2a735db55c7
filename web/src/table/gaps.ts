/** Where lines of a long table have been left out. */

import type { Line } from "../generated/protocol";

/** The places in a story, as it was told to one seat, before which something of the game is missing. */
export function gapsIn(story: Line[]): Set<number> {
  const begin = story.findIndex(({ kind }) => kind === "dealt" || kind === "moved");
  const isGap = (line: Line, index: number): boolean => {
    if (begin < 0 || index < begin) return false;
    return index === begin ? line.kind === "moved" : line.number > (story[index - 1]?.number ?? 0) + 1;
  };
  return new Set(story.flatMap((line, index) => (isGap(line, index) ? [index] : [])));
}
