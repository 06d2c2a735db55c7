/** The meadow before the wood, where scenes of 240 by 160 take place. */

import { at, edged, glow, type Light, shape, sparkle } from "../../../draw/ink";
import { WOODS, type Woods } from "./colours";
import { drawnAsScene } from "./frame";
import { pine, tree } from "./plants";

/** The moon and stars by night, the sun by day. */
function shining({ star, ink }: Woods, light: Light): string {
  const stars: readonly (readonly [number, number, number])[] = [[-62, -66, 5], [-24, -58, 3.4], [24, -68, 4.4], [58, -58, 3.4], [104, -66, 5]];
  return (
    at(-96, -56, `${glow("lamp", 44, 0.8)}<circle r="14" fill="${star}" ${edged(ink, 2.4)}/>`) +
    (light === "dark" ? stars.map(([x, y, size]) => sparkle(x, y, size)).join("") : "")
  );
}

function ground({ dusk, grass, ink }: Woods): string {
  const [far, round] = [pine(dusk.far, dusk.trunk, dusk.shine, ink), tree(dusk.near, dusk.trunk, dusk.shine, ink)];
  return (
    [[-104, 0.9], [-58, 0.72], [-14, 0.8], [34, 0.7], [72, 0.86]].map(([x = 0, size = 1]) => at(x, 26, far, size)).join("") +
    at(-84, 34, round, 0.62) + at(104, 34, round, 0.8) +
    shape("M-130 90V34Q-60 22 0 28Q60 22 130 34V90Z", grass[1], edged(ink, 3.4)) + at(0, 50, glow("lamp", 110, 0.7), "1 .35")
  );
}

export function onMeadow(light: Light, happening: (colours: Woods) => string): string {
  const colours = WOODS[light];
  return drawnAsScene(shining(colours, light) + ground(colours) + happening(colours), colours.sky, colours);
}
