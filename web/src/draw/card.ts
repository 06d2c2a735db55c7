/** Cards as the rules describe them: what is drawn follows from these facts alone. */

export interface CardFacts {
  name: string;
  kind: string;
  /** Open edges, such as "NES". */
  open: string;
  /** Which open edges are joined, such as ["NS", "EW"]. */
  links: string[];
  /** What stands in its tunnels: "ladder", "crystal", or a door of the team "blue" or "green". */
  feature: string;
  tools: string[];
}

export const WIDTH = 100;
export const HEIGHT = 150;
