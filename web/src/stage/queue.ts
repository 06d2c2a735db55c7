/** What is shown one after the other. The more waits, the shorter each step: what is shown soon catches up with what is. */

/** Shows something; what lasts a second at normal speed lasts `pace` of them, and 0 shows it at once. */
export type Step = (pace: number) => Promise<void> | void;

/** When more steps wait, nobody could follow them. */
const MOST = 12;
/** How much each step that waits hurries the one before: a burst of a few moves is over in about a second. */
const HURRY = 1.5;

export class Queue {
  private waiting: Step[] = [];
  private running = false;

  /** `pace` is that of a step behind which none waits. */
  constructor(private readonly pace: () => number) {}

  add(...steps: Step[]): void {
    this.waiting.push(...steps);
    if (!this.running) void this.run();
  }

  /** Drops what waits. */
  clear(): void {
    this.waiting = [];
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let step = this.waiting.shift(); step; step = this.waiting.shift()) {
      try {
        await step(this.hurried());
      } catch (error) {
        reportError(error); // the others are shown all the same
      }
    }
    this.running = false;
  }

  private hurried(): number {
    return this.waiting.length > MOST ? 0 : this.pace() / (1 + HURRY * this.waiting.length);
  }
}
