/** The two teams of diggers: colour, lightness, shape and letter each tell them apart. */

import type { Crest } from "../../../draw/dwarf";
import type { Clothes } from "../../../draw/figure";

export type TeamName = "blue" | "green";

export const TEAMS: Record<TeamName, Crest> = {
  blue: { colour: "#5fa2f5", on: "#06152b", letter: "B", shape: "M0 -15A15 15 0 1 1 -.1 -15Z", place: [0, 1.25] },
  green: { colour: "#1f6d37", on: "#fff", letter: "G", shape: "M0 -18L18 0L0 18L-18 0Z", place: [0, 1.1] },
};

const BEARDS: Record<TeamName, string> = { blue: "#e9dfc9", green: "#4a3222" };

/** What the diggers of a team wear. */
export function teamClothes(team: TeamName): Clothes {
  const { colour } = TEAMS[team];
  return { shirt: colour, helmet: colour, beard: BEARDS[team] };
}
