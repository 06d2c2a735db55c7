/** What a figure of the rules shows, read from words such as "path 1,0" and "dwarf-0 1,0 lying". */

import type { Pose } from "./draw/pictures";

export interface Thing {
  text: string;
  name: string;
  x: number;
  y: number;
  pose: Pose;
  /** A dwarf leaves the tile in sight that it is on. */
  small: boolean;
}

export function readLaid(laid: string[]): Thing[] {
  return laid.map((text) => {
    const [name = "", cell = "", pose = "standing"] = text.split(" ");
    const [x = 0, y = 0] = cell.split(",").map(Number);
    const alone = laid.filter((other) => other.split(" ")[1] === cell).length === 1;
    return { text, name, x, y, pose: pose as Pose, small: name.startsWith("dwarf") && !alone };
  });
}
