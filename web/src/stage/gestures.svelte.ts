/** What fingers, a mouse and its wheel do to a board: they tap it, move it, and come closer. */

import type { BoardView } from "./view.svelte";

interface Point {
  x: number;
  y: number;
}

/** Pixels after which a tap is a drag. */
const DRAG_FROM = 6;
/** Milliseconds after which a wheel rests. */
const ROLLS_FOR = 150;

export class Gestures {
  moving = $state(false);
  /** Whether the wheel turns. */
  rolling = $state(false);
  #rolled: ReturnType<typeof setTimeout> | undefined;
  readonly #pointers = new Map<number, Point>();
  #dragged = 0;
  readonly #view: BoardView;
  readonly #tap: (clientX: number, clientY: number) => void;

  constructor(view: BoardView, tap: (clientX: number, clientY: number) => void) {
    this.#view = view;
    this.#tap = tap;
  }

  /** A board that stands still leaves the wheel to the page. */
  readonly wheel = (event: WheelEvent & { currentTarget: Element }): void => {
    event.preventDefault();
    this.rolling = true;
    clearTimeout(this.#rolled);
    this.#rolled = setTimeout(() => (this.rolling = false), ROLLS_FOR);
    const rect = event.currentTarget.getBoundingClientRect();
    if (event.ctrlKey || Math.abs(event.deltaY) >= Math.abs(event.deltaX)) {
      this.#view.zoom(Math.exp(-event.deltaY / 500), event.clientX - rect.left, event.clientY - rect.top);
    } else {
      this.#view.pan(-event.deltaX, 0);
    }
  };

  readonly down = (event: PointerEvent): void => {
    if (event.button || (event.target as Element).closest(".panel")) return;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#pointers.size === 1) this.#dragged = 0;
  };

  readonly move = (event: PointerEvent & { currentTarget: Element }): void => {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
    if (this.#pointers.size === 1) {
      this.#dragged += Math.hypot(dx, dy);
      if (this.#dragged < DRAG_FROM) return;
      if (!this.moving) event.currentTarget.setPointerCapture(event.pointerId);
      this.moving = true;
      this.#view.pan(dx, dy);
    } else {
      this.#pinch(event, before);
    }
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  readonly up = (event: PointerEvent): void => {
    const pressed = this.#pointers.delete(event.pointerId);
    if (this.#pointers.size) return;
    const tapped = pressed && !this.moving && event.type === "pointerup";
    this.moving = false;
    if (tapped && !(event.target as Element).closest("button")) this.#tap(event.clientX, event.clientY);
  };

  #pinch(event: PointerEvent & { currentTarget: Element }, before: Point): void {
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return;
    this.#dragged = DRAG_FROM;
    this.moving = true;
    const rect = event.currentTarget.getBoundingClientRect();
    const [x, y] = [(event.clientX + other.x) / 2 - rect.left, (event.clientY + other.y) / 2 - rect.top];
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    this.#view.pan((event.clientX - before.x) / 2, (event.clientY - before.y) / 2);
    if (was > 0) this.#view.zoom(is / was, x, y);
  }
}
