/** What is written down on paper. */

import type { Sheet } from "../game";

const sheet: Sheet = {
  roles: ["blue-loyal", "blue-selfish", "blue-saboteur", "yellow-loyal", "yellow-selfish", "yellow-saboteur"],
  part: "round",
  parts: 2,
  columns: ["role", "points"],
  sum: "total",
};

export default sheet;
