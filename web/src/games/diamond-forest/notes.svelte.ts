/** Marks that people put on dark tiles themselves. They stay on their cells: whoever notes must also remember swaps. */

import type { Cell } from "../../table/choice.svelte";
import { keepNotes, keptNotes } from "../../table/device";
import { place } from "./screen";

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
    const at = place(cell);
    const marks = new Map(this.marks);
    if (this.held === null) return;
    if (marks.get(at) === this.held) marks.delete(at);
    else marks.set(at, this.held);
    this.marks = marks;
    this.held = null;
    keepNotes(this.table, marks);
  }
}
