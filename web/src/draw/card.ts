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
  /** What its back shows, where backs differ: "I", "II" or "III". */
  level?: string;
  /** Where steps inside a card count: the name of each field and the edges it touches, such as "n:N". */
  fields?: string[];
  /** The fields that are one step apart, such as "n-c". */
  joins?: string[];
  /** The fields that show the feature. */
  feature_at?: string[];
}

export const WIDTH = 100;
export const HEIGHT = 150;
