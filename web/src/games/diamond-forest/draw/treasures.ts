/** What a dwarf gathers: equipment, and a bag for the diamonds. Around 0,0. */

import { badge, crest } from "../../../draw/dwarf";
import { at, edged, inked, line, shape } from "../../../draw/ink";
import { pickaxe } from "../../../draw/tools";
import type { Woods } from "./colours";
import { gem, GEMS, type Gem } from "./gems";

/** A token of equipment: a pickaxe on a disc of wood. */
export function token(colours: Woods): string {
  const { ink, wood } = colours;
  return (
    `<circle cy="4" r="41" fill="${wood[0]}" ${edged(ink, 4)}/><circle r="41" fill="#e8c07a" ${edged(ink, 4)}/>` +
    `<circle r="34" fill="none" stroke="${wood[0]}" stroke-width="2.4"/>` + at(0, 0, pickaxe(colours), 0.92, 38)
  );
}

const PLACES: Record<Gem, readonly [number, number, number]> = { red: [-29, -22, -22], blue: [-10, -34, -8], green: [12, -34, 8], yellow: [30, -22, 22] };

/** The bag of a seat, with the diamonds that look out of it. */
export function bag(seat: number, diamonds: readonly Gem[], { ink }: Woods): string {
  const { colour } = crest(seat);
  const inside = GEMS.filter((one) => diamonds.includes(one)).map((one) => at(PLACES[one][0], PLACES[one][1], gem(one, ink), 0.72, PLACES[one][2]));
  return (
    inked(shape("M-40 -14Q0 -30 40 -14Q0 2 -40 -14Z", "#4a2f18"), ink, 3.4) + inside.join("") +
    inked(
      shape("M-42 -14Q-20 -2 0 -4Q20 -2 42 -14Q44 0 36 8Q62 34 44 58Q30 68 0 68Q-30 68 -44 58Q-62 34 -36 8Q-44 0 -42 -14Z", "#b98650") +
        line("M-36 8Q0 20 36 8", colour, 9) + line("M-44 34Q-42 48 -34 56M46 30Q46 44 40 52", ink, 2, 'stroke-opacity=".5"'),
      ink,
      3.6,
    ) + at(0, 40, badge(crest(seat)), 1.5)
  );
}
