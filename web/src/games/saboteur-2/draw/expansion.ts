/** The pictures that the expansion adds: they come with its game. */

import * as deeds from "./deeds";
import { badge } from "../../../draw/dwarf";
import { crystal, crystalOn, doorOn, ladderOn } from "./feature";
import type { Pictures } from "../../digging/draw/face";
import { miner } from "../../../draw/figure";
import { address, at, glow, picture } from "../../../draw/ink";
import { boss, geologist, profiteer } from "./neutral";
import { teamClothes, type TeamName, TEAMS } from "./team";
import { nuggets } from "../../digging/draw/nuggets";
import { cross, tick } from "../../../draw/tools";

export const EXPANSION: Pictures = {
  actions: {
    theft: (colours) => at(50, 76, glow("anger", 50) + deeds.theft(colours), 1.2),
    "hands-off": (colours) => at(50, 76, glow("gold", 50) + deeds.handsOff(colours), 1.08) + at(80, 126, tick()),
    "swap-hand": (colours) => at(50, 75, deeds.swapHand(colours), 1.04),
    inspection: (colours) => at(46, 70, glow("gold", 46, 0.6) + deeds.inspection(colours), 1.12),
    "swap-hats": (colours) => at(50, 75, deeds.swapHats(colours), 1.04),
    trapped: (colours) => at(50, 70, glow("anger", 50) + deeds.trapped(colours), 1.12) + at(80, 126, cross()),
    "free-at-last": (colours) => at(50, 70, glow("gold", 52) + deeds.freeAtLast(colours), 1.12) + at(80, 126, tick()),
  },
  roles: {
    "blue-miner": ["#6fb0ff", (colours) => miner(colours, teamClothes("blue")), () => at(50, 127, badge(TEAMS.blue), 1.5)],
    "green-miner": ["#58c878", (colours) => miner(colours, teamClothes("green")), () => at(50, 127, badge(TEAMS.green), 1.5)],
    boss: ["#ffc94d", boss, () => at(32, 128, badge(TEAMS.blue), 1.25) + at(70, 128, badge(TEAMS.green), 1.25)],
    profiteer: ["#c58cf0", profiteer, (colours) => at(50, 138, nuggets(colours), 0.74)],
    geologist: ["#7fe6f2", geologist, (colours) => at(50, 142, crystal(colours), 0.8)],
  },
  signs: { theft: deeds.theft },
  features: { ladder: ladderOn, blue: doorOn("blue"), green: doorOn("green"), crystal: crystalOn },
};

/** The badge of a team as a picture of its own. */
export function teamSign(team: TeamName): string {
  return address(picture("-21 -21 42 42", badge(TEAMS[team])));
}
