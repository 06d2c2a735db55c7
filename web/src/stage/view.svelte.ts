/** What is seen of a board: which part of it, and how large. */

import type { Box, Cell, Grid } from "./places";

const LEAST_SCALE = 0.18;
const MOST_SCALE = 2.2;
/** Pixels between the edge of the frame and what the keyboard has focused. */
const EDGE = 8;

export class BoardView {
  /** The size of the frame that it is seen in. */
  width = $state(0);
  height = $state(0);
  scale = $state(0.5);
  left = $state(0);
  top = $state(0);
  /** Whether the person has moved the board: then it follows the mine no longer, until it is fitted again. */
  #own = false;
  readonly #grid: () => Grid;
  readonly #box: () => Box;

  constructor(grid: () => Grid, box: () => Box) {
    this.#grid = grid;
    this.#box = box;
  }

  /** The size of a cell in the world: what stands still is drawn as large as it is seen, what moves is scaled as a whole. */
  readonly unit = $derived.by<Grid>(() => {
    const { width, height, still } = this.#grid();
    return still ? { width: width * this.scale, height: height * this.scale } : { width, height };
  });

  /** By how much the world is scaled as a whole. */
  get worldScale(): number {
    return this.#grid().still ? 1 : this.scale;
  }

  /** The whole board, in the middle. A board that stands still fills its frame but for a few pixels, as far as it is not larger than life. */
  fit(): void {
    const { width, height, still } = this.#grid();
    const { west, east, north, south } = this.#box();
    if (!this.width || !this.height) return;
    const [margin, pixels, most] = still ? [0, 8, 1.68] : [0.2, 0, 1.4];
    /** Pixels at the bottom that belong to the buttons. */
    const buttons = still ? 0 : 52;
    const columns = east - west + 1 + 2 * margin;
    const rows = south - north + 1 + 2 * margin;
    this.scale = Math.min(most, (this.width - 2 * pixels) / (columns * width), (this.height - buttons - 2 * pixels) / (rows * height));
    this.left = this.width / 2 - ((west + east + 1) / 2) * width * this.scale;
    this.top = (this.height - buttons) / 2 - ((north + south + 1) / 2) * height * this.scale;
    this.#own = false;
  }

  /** Fitted again when the board has grown, unless the person looks at a part of it. */
  follow(): void {
    if (!this.#own) this.fit();
  }

  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    if (this.#grid().still) return;
    const next = Math.max(LEAST_SCALE, Math.min(MOST_SCALE, this.scale * factor));
    this.left = x - ((x - this.left) * next) / this.scale;
    this.top = y - ((y - this.top) * next) / this.scale;
    this.scale = next;
    this.#own = true;
  }

  pan(x: number, y: number): void {
    if (this.#grid().still) return;
    this.left += x;
    this.top += y;
    this.#own = true;
  }

  /** Where a point of the frame is on the board, in cells. */
  pointAt(x: number, y: number): [number, number] {
    const { width, height } = this.#grid();
    return [(x - this.left) / (width * this.scale), (y - this.top) / (height * this.scale)];
  }

  /** Moves the board until a cell is seen. */
  show(cell: Cell): void {
    const [width, height] = [this.#grid().width * this.scale, this.#grid().height * this.scale];
    const [x, y] = [this.left + cell.x * width, this.top + cell.y * height];
    if (x < 0) this.pan(-x + EDGE, 0);
    else if (x + width > this.width) this.pan(this.width - x - width - EDGE, 0);
    if (y < 0) this.pan(0, -y + EDGE);
    else if (y + height > this.height) this.pan(0, this.height - y - height - EDGE);
  }
}
