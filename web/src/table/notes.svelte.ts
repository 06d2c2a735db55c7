/** Marks that people put on the board themselves. They stay on their cells: whoever notes must also remember swaps. */

import { type Cell, keyOf } from "../stage/places";
import { keepNotes, keptNotes } from "./device";

export class Notes {
  /** The mark in hand; null when the pencil lies aside. */
  held = $state<string | null>(null);
  marks = $state.raw<ReadonlyMap<string, string>>(new Map());

  constructor(private readonly table: string) {
    this.marks = keptNotes(table);
  }

  take(mark: string): void {
    this.held = this.held === mark ? null : mark;
  }

  /** Puts the mark in hand on a cell, or takes the same one away; the next tap is for the dwarf again. */
  put(cell: Cell): void {
    const at = keyOf(cell);
    const marks = new Map(this.marks);
    if (this.held === null) return;
    if (marks.get(at) === this.held) marks.delete(at);
    else marks.set(at, this.held);
    this.marks = marks;
    this.held = null;
    keepNotes(this.table, marks);
  }
}
