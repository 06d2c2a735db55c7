/** What is written down on paper. */

import type { Sheet } from "../game";

const sheet: Sheet = {
  roles: [],
  part: "game",
  parts: 4,
  columns: ["diamonds"],
  sum: "won",
};

export default sheet;
