/** A lesson: a table that the engine has played beforehand, and a learner who plays it again step by step. */

import type { Event, Offer, Refused } from "../generated/protocol";
import type { Cell } from "../stage/places";
import { type Changes, changed, type Screen } from "../table/screens";

/** One move as the learner's seat was told it. */
export interface Turn {
  seat: number;
  events: Event[];
  changes: Changes;
}

export type Why = Pick<Refused, "code" | "details" | "rules">;

/** Something to read, a move to try in vain (`tries`), or a move to play (`plays`). */
export interface Step {
  id: string;
  shows?: string[];
  offers?: Offer[];
  tries?: Offer;
  refused?: Why;
  plays?: string;
  /** The learner's move, and those of the others that follow. */
  turns?: Turn[];
}

export interface Script {
  game: string;
  seat: number;
  screen: Screen;
  steps: Step[];
}

/** What the teacher says to the last thing the learner did: why it is refused, or that another move is wanted now. */
export type Answer = { kind: "refused"; why: Why } | { kind: "other" } | { kind: "elsewhere" };

export class Lesson {
  at = $state(0);
  screen = $state.raw<Screen>() as Screen;
  answer = $state.raw<Answer | null>(null);
  /** Whether moves are being shown: nothing can be done meanwhile. */
  running = $state(false);

  /** The screen with which each step begins. */
  private readonly starts: Screen[] = [];
  /** Counts what the learner sets going, so that a leap to another step ends what was being shown. */
  private run = 0;

  constructor(
    readonly script: Script,
    /** Shows a move that leads from one screen to the next. */
    private readonly show: (turn: Turn, before: Screen, next: Screen) => Promise<void>,
    /** Breaks that off. */
    private readonly still: () => void = () => {},
  ) {
    let screen = script.screen;
    for (const step of script.steps) {
      this.starts.push(screen);
      for (const turn of step.turns ?? []) screen = changed(screen, turn.changes);
    }
    this.screen = script.screen;
  }

  readonly step = $derived.by(() => this.script.steps[this.at] as Step);
  readonly isLast = $derived.by(() => this.at === this.script.steps.length - 1);
  readonly offers = $derived.by(() => (this.running ? [] : (this.step.offers ?? [])));

  /** The move that this step is about; null when there is only something to read. */
  readonly wanted = $derived.by<Offer | null>(() => {
    const { tries, plays, offers } = this.step;
    return tries ?? offers?.find((offer) => offer.text === plays) ?? null;
  });

  /** Goes to a step, with the table as it is when that step begins. */
  goTo(at: number): void {
    const screen = this.starts[at];
    if (!screen) return;
    this.run++;
    this.running = false;
    this.answer = null;
    this.at = at;
    this.screen = screen;
    this.still();
  }

  /** The learner plays a legal move: the wanted one is played, any other is kindly declined. */
  async play(offer: Offer): Promise<void> {
    if (this.running) return;
    if (offer.text !== this.step.plays) {
      this.answer = { kind: "other" };
      return;
    }
    const run = ++this.run;
    this.running = true;
    this.answer = null;
    for (const turn of this.step.turns ?? []) {
      const before = this.screen;
      this.screen = changed(before, turn.changes);
      await this.show(turn, before, this.screen);
      if (run !== this.run) return;
    }
    this.goTo(this.at + 1);
  }

  /** The learner tries what is not allowed: where the step asks for that, the reason is what there was to learn. */
  attempt(card: string, { x, y }: Cell): void {
    const { tries, refused } = this.step;
    if (tries && refused && (tries.card ?? "") === card && tries.x === x && tries.y === y) {
      this.goTo(this.at + 1);
      this.answer = { kind: "refused", why: refused };
    } else {
      this.answer = { kind: "elsewhere" };
    }
  }

  /** Goes on without the learner: the teacher does what the step asks for. */
  async goOn(): Promise<void> {
    const { wanted } = this;
    if (this.running || !wanted) this.goTo(this.at + 1);
    else if (this.step.plays) await this.play(wanted);
    else this.attempt(wanted.card ?? "", { x: wanted.x ?? 0, y: wanted.y ?? 0 });
  }
}
