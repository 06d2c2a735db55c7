/** What is written down on paper. */

import type { Sheet } from "../game";

const sheet: Sheet = {
  roles: ["miner", "saboteur"],
  part: "round",
  parts: 3,
  columns: ["role", "nuggets"],
  sum: "total",
};

export default sheet;
