/** How a game ends, as a scene of 240 by 160. */

import { at, inked, limb, type Light, line, sparkle } from "../../../draw/ink";
import type { Woods } from "./colours";
import { dwarf } from "./dwarfs";
import { gem, type Gem } from "./gems";
import { onMeadow } from "./meadow";
import { fire } from "./tiles";

/** Where those stand who look on, beginning with the two in front. */
const AROUND = [[-72, 36, 0.56], [74, 36, 0.56], [-100, 26, 0.48], [102, 26, 0.48]] as const;

function lookersOn(seats: readonly number[], colours: Woods): string {
  const standing = seats.map((seat, number) => {
    const [x, y, size] = AROUND[number % AROUND.length] ?? AROUND[0];
    return at(x, y, dwarf(seat, "standing", colours), size);
  });
  return standing.reverse().join("");
}

/** The way home: two posts, and a string between them on which the diamonds hang. */
function gate({ ink, wood }: Woods): string {
  return (
    limb("M-48 62V-54", wood[1], ink, 10) + limb("M48 62V-54", wood[1], ink, 10) +
    inked('<g fill="#f2cb4a"><circle cx="-48" cy="-62" r="8"/><circle cx="48" cy="-62" r="8"/></g>', ink) + line("M-48 -54Q0 -64 48 -54", ink, 3)
  );
}

/** All the diamonds over the head of the one who found them. */
function garland(found: readonly Gem[], ink: string): string {
  return found
    .map((colour, number) => {
      const x = ((number + 0.5) / found.length - 0.5) * 88;
      return at(x, -46 + Math.abs(x) / 10, gem(colour, ink), 0.44);
    })
    .join("");
}

/** Home with all diamonds, and everybody cheers. */
export function gotHome(winner: number, seats: number, found: readonly Gem[], light: Light): string {
  const others = [...Array(seats).keys()].filter((seat) => seat !== winner);
  return onMeadow(light, (colours) => {
    const { ink } = colours;
    const glitter = inked(sparkle(-72, -40, 11, "#fff3b4") + sparkle(74, -34, 12, "#fff3b4") + sparkle(-108, -12, 8, "#fff3b4") + sparkle(108, -62, 7, "#fff3b4"), ink, 1.6);
    return gate(colours) + lookersOn(others, colours) + at(0, 28, dwarf(winner, "standing", colours), 0.74) + garland(found, ink) + glitter;
  });
}

/** Nobody is home: a fire keeps all of them warm until the morning. */
export function byTheFire(seats: number, light: Light): string {
  return onMeadow(light, (colours) => lookersOn([...Array(seats).keys()], colours) + at(0, 26, fire(colours), 0.66));
}
