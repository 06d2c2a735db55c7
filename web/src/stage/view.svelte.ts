/** What is seen of a board: which part of it, and how large. */

import type { Box, Cell, Grid } from "./places";

const LEAST_SCALE = 0.18;
const MOST_SCALE = 2.2;
/** Below this scale too little is seen of a board as a whole, if it says what matters. */
const CLEAR_SCALE = 0.44;
/** The scale at which a finger tells borders apart. */
const FINGER_SCALE = 0.9;
/** How much larger what matters must be to be worth losing sight of the rest. */
const WORTH_IT = 1.35;
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
  /** Whether the person wants to see all of a board of which there is only room for what matters. */
  #whole = false;
  readonly #grid: () => Grid;
  readonly #box: () => Box;
  readonly #near: () => Box | null;

  constructor(grid: () => Grid, box: () => Box, near: () => Box | null) {
    this.#grid = grid;
    this.#box = box;
    this.#near = near;
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

  /** How large cells are when all between two corners is seen. A board that stands still fills its frame but for a few pixels, as far as it is not larger than life. */
  #scaleFor({ west, east, north, south }: Box): number {
    const { width, height, still, whole } = this.#grid();
    const [margin, pixels, most] = still ? [0, 8, 1.68] : [0.2, 0, whole ? MOST_SCALE : 1.4];
    const columns = east - west + 1 + 2 * margin;
    const rows = south - north + 1 + 2 * margin;
    return Math.min(most, (this.width - 2 * pixels) / (columns * width), (this.height - this.#buttons - 2 * pixels) / (rows * height));
  }

  /** Pixels at the bottom that belong to the buttons. */
  get #buttons(): number {
    const { still, whole } = this.#grid();
    return still || whole ? 0 : 52;
  }

  #centre(box: Box): void {
    const { width, height } = this.#grid();
    if (!this.width || !this.height) return;
    this.scale = this.#scaleFor(box);
    this.left = this.width / 2 - ((box.west + box.east + 1) / 2) * width * this.scale;
    this.top = (this.height - this.#buttons) / 2 - ((box.north + box.south + 1) / 2) * height * this.scale;
    this.#own = false;
  }

  /** Whether a part of the board is in sight, and about as large as it can be. */
  #sees(box: Box): boolean {
    const [west, north] = this.pointAt(0, 0);
    const [east, south] = this.pointAt(this.width, this.height - this.#buttons);
    const inSight = box.west >= west && box.east + 1 <= east && box.north >= north && box.south + 1 <= south;
    return inSight && this.scale > 0.7 * this.#scaleFor(box);
  }

  /** The part that matters, where there is no room for the whole board. */
  #close(): Box | null {
    if (this.#grid().whole) return null;
    const [near, whole] = [this.#near(), this.#scaleFor(this.#box())];
    return near && !this.#whole && whole < CLEAR_SCALE && this.#scaleFor(near) > WORTH_IT * whole ? near : null;
  }

  /** The whole board in the middle; where there is little room, in turn with what matters. */
  fit(): void {
    if (!this.#own && this.#near()) this.#whole = !this.#whole;
    this.#centre(this.#close() ?? this.#box());
  }

  /** Fitted again when the board has grown, unless the person looks at a part of it. */
  follow(): void {
    if (this.#own) return;
    const close = this.#close();
    if (!close) this.#centre(this.#box());
    else if (!this.#sees(close)) this.#centre(close);
  }

  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    if (this.#grid().still) return;
    const next = Math.max(LEAST_SCALE, Math.min(MOST_SCALE, this.scale * factor));
    this.left = x - ((x - this.left) * next) / this.scale;
    this.top = y - ((y - this.top) * next) / this.scale;
    this.scale = next;
    this.#own = true;
  }

  /** Comes so close to a point that a finger tells apart what is there, in the middle. */
  approach(x: number, y: number): void {
    this.zoom(FINGER_SCALE / this.scale, x, y);
    this.pan(this.width / 2 - x, this.height / 2 - y);
  }

  /** Follows the board again. */
  retreat(): void {
    this.#own = false;
    this.follow();
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
