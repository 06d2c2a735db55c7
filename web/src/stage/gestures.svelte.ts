/** What fingers, a mouse and its wheel do to a board: they tap it, move it, and come closer. */

import { HELD_LONG } from "./input";
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
  /** The last finger that was lifted, where it was: the click that comes of it may be moved to the button beside it. */
  lifted: PointerEvent | null = null;
  #rolled: ReturnType<typeof setTimeout> | undefined;
  readonly #pointers = new Map<number, Point>();
  #dragged = 0;
  readonly #view: BoardView;
  readonly #tap: (event: PointerEvent) => void;
  /** Whether something was told about what is under a held finger. */
  readonly #hold: (clientX: number, clientY: number) => boolean;
  #holding: ReturnType<typeof setTimeout> | undefined;
  #held = false;

  constructor(view: BoardView, tap: (event: PointerEvent) => void, hold: (clientX: number, clientY: number) => boolean) {
    this.#view = view;
    this.#tap = tap;
    this.#hold = hold;
  }

  /** A press that was held for long is no tap on what lies there. */
  readonly click = (event: MouseEvent): void => {
    if (!this.#held) return;
    this.#held = false;
    event.stopPropagation();
    event.preventDefault();
  };

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
    clearTimeout(this.#holding);
    if (this.#pointers.size > 1) return;
    this.#dragged = 0;
    this.#held = false;
    this.#holding = setTimeout(() => (this.#held = this.#dragged < DRAG_FROM && this.#hold(event.clientX, event.clientY)), HELD_LONG);
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
    this.lifted = event.pointerType === "touch" ? event : null;
    if (this.#pointers.size) return;
    clearTimeout(this.#holding);
    const tapped = pressed && !this.moving && !this.#held && event.type === "pointerup";
    this.moving = false;
    if (tapped && !(event.target as Element).closest("button")) this.#tap(event);
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
