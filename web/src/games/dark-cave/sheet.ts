/** What is written down on paper. */

import type { Sheet } from "../game";

const sheet: Sheet = {
  roles: ["blue-loyal", "blue-saboteur", "yellow-loyal", "yellow-saboteur"],
  part: "game",
  parts: 3,
  columns: ["role", "nuggets"],
  sum: "total",
};

export default sheet;
