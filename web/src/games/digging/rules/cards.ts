/** What the table of all cards shows besides the deck. */
export interface AllCards {
  /** The parts of the table, in order. */
  groups: string[];
  dwarfs: { role: string; count: number }[];
  gold?: { nuggets: number; count: number }[];
}
