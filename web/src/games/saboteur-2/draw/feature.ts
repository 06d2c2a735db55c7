/** What stands in the tunnels of a card: ladders, doors of the teams, crystals. */

import { type CardFacts, WIDTH } from "../../../draw/card";
import { badge } from "../../../draw/dwarf";
import { at, inked, line, type Palette, shape, sparkle } from "../../../draw/ink";
import { middleOf } from "../../../draw/ways";
import { TEAMS, type TeamName } from "./team";
import { ladder } from "../../digging/draw/things";
import { STEEL } from "../../../draw/tools";

/** A round arch or a square gate: the outlines of the frame and of the wings. */
const GATES: Record<TeamName, readonly [string, string]> = {
  blue: ["M-29 33V-6A29 31 0 0 1 29 -6V33Z", "M-22 33V-6A22 24 0 0 1 22 -6V33Z"],
  green: ["M-29 33V-27L-22 -36H22L29 -27V33Z", "M-22 33V-28H22V33Z"],
};

/** The door of a team across a tunnel, around 0,0. */
function door(team: TeamName, colours: Palette): string {
  const [frame, wings] = GATES[team];
  const { colour } = TEAMS[team];
  return (
    inked(
      shape(frame, "#a89a86") + shape(wings, colour) +
        line("M-11 -25V33M0 -27V33M11 -25V33", colours.ink, 1.6, 'stroke-opacity=".55"') +
        shape("M-22 -16H22V-11H-22ZM-22 22H22V27H-22Z", STEEL[0], 'stroke-width="1.6"'),
      colours.ink,
    ) + at(0, 5, `<circle r="17.500" fill="#fff3d6" stroke="${colours.ink}" stroke-width="2.4"/>${badge(TEAMS[team])}`, 1.12)
  );
}

/** One great crystal that grows out of 0,0: each counts for the geologist. */
export function crystal(colours: Palette): string {
  return (
    `<circle cy="-20" r="34" fill="url(#ice)"/>` +
    inked(
      shape("M-20 4Q-22 -6 -12 -7Q0 -12 12 -7Q22 -6 20 4Q0 9 -20 4Z", colours.boulder[1]) +
        shape("M-11 0L-14 -32L0 -50L14 -32L11 0Q0 4 -11 0Z", "#7fe0ee") +
        shape("M3 2L4 -30L14 -32L11 0Z", "#2f93b0", 'stroke="none"') +
        shape("M-14 -32L0 -50L14 -32L4 -30Z", "#d6fbff", 'stroke-width="2"') +
        line("M4 -30L3 1", colours.ink, 1.8),
      colours.ink,
    ) +
    line("M-8 -5L-9.500 -28", "#fff", 2.8) +
    inked(sparkle(-14, -45, 7), "#2f7f98", 1.2)
  );
}

/** A crystal grows where the card is rock: below, on the left, or in the corner; in a dead end it lies in the rubble. */
export function crystalOn({ open, links }: CardFacts, colours: Palette): string {
  if (!links.length) return at(50, 100, crystal(colours), 1.15);
  if (!open.includes("S")) return at(50, 140, crystal(colours), 0.9);
  if (!open.includes("W")) return at(20, 100, crystal(colours), 0.84);
  return at(20, 140, crystal(colours), 0.7);
}

/** Where the tunnel is, and in a bend smaller, so that both ends of the bend are seen. */
function inTunnel(card: CardFacts, thing: string): string {
  const [x, y] = middleOf(card);
  return at(x, y, thing, x === WIDTH / 2 ? 0.86 : 0.78);
}

export function ladderOn(card: CardFacts, colours: Palette): string {
  return inTunnel(card, ladder(colours));
}

export function doorOn(team: TeamName): (card: CardFacts, colours: Palette) => string {
  return (card, colours) => inTunnel(card, door(team, colours));
}
