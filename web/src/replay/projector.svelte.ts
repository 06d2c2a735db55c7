/** Shows a film: where it stands, through whose eyes, and whether it runs. */

import type { Film, Frame } from "./film";
import type { Eyes } from "./replay";

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** How long a frame stays when the film runs, in milliseconds at normal speed. */
const STAY = 900;
const STAY_AT_RESULT = 3_500;

export class Projector {
  at = $state(0);
  eyes = $state<Eyes>("all");
  running = $state(false);
  speed = $state<number>(1);
  /** Of what the film shows only the newest counts: whoever waited for something older stops. */
  private run = 0;
  private moving = false;

  constructor(
    readonly film: Film,
    /** Shows how a frame came about. */
    private readonly animate: (frame: Frame, before: Frame) => Promise<void>,
    /** Breaks that off. */
    private readonly still: () => void,
  ) {}

  readonly frame = $derived.by<Frame>(() => this.film.frames[this.at]!);

  get atEnd(): boolean {
    return this.at === this.film.last;
  }

  jump(at: number): void {
    this.still();
    this.at = Math.max(0, Math.min(this.film.last, Math.round(at) || 0));
  }

  /** One frame back, or to another one, without motion. */
  stepTo(at: number): void {
    this.pause();
    this.jump(at);
  }

  async forward(): Promise<void> {
    this.pause();
    await this.next();
  }

  toggle(): void {
    if (this.running) this.pause();
    else void this.play();
  }

  nextSpeed(): void {
    const next = SPEEDS.findIndex((speed) => speed === this.speed) + 1;
    this.speed = SPEEDS[next] ?? SPEEDS[0];
  }

  pause(): void {
    this.running = false;
    this.run++;
  }

  private async next(): Promise<void> {
    if (this.atEnd) return;
    const before = this.frame;
    this.at++;
    if (this.moving) return;
    this.moving = true;
    try {
      await this.animate(this.frame, before);
    } finally {
      this.moving = false;
    }
  }

  private async play(): Promise<void> {
    if (this.atEnd) this.jump(0);
    const run = ++this.run;
    this.running = true;
    while (!this.atEnd) {
      await this.stay();
      if (run !== this.run) return;
      await this.next();
      if (run !== this.run) return;
    }
    this.running = false;
  }

  private stay(): Promise<void> {
    const long = (this.frame.pausing ? STAY_AT_RESULT : STAY) / this.speed;
    return new Promise((resolve) => setTimeout(resolve, long));
  }
}
