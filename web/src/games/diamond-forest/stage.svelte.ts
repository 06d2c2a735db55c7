/** What is shown of the forest: it follows the table event by event, slowly enough for a child to see each. */

import type { Trick } from "./draw/pictures";
import type { Event } from "../../generated/protocol";
import { Queue, type Step } from "../../parts/queue";
import { settings } from "../../settings.svelte";
import type { Happening, TableClient } from "../../table/table.svelte";
import { exchangeTiles, flyDiamond, wait } from "./motion";
import { after, forAll, forestOf, type ForestScreen, place, together } from "./screen";

/** A die on the board: a number of pips or a trick. */
export interface Die {
  face: string;
  rolling: boolean;
}

/** What one seat has looked at, and nobody else. */
export interface Secret {
  seat: number;
  tile: string;
}

export interface Peek extends Secret {
  done: () => void;
}

/** What a seat is told of a tile that it looks at, if it is told this event so. */
export function secretOf({ name, args, secret }: Event): Secret | null {
  return name === "peeked" && secret ? { seat: Number(args["seat"]), tile: String(secret["tile"]) } : null;
}

const ROLL = 900;
/** How long an event stays in sight, in milliseconds at normal speed. */
const STAY: Record<string, number> = {
  shown: 900,
  covered: 350,
  entered: 600,
  started: 500,
  lit: 350,
  rolled: 800,
  climbed: 700,
  crossed: 700,
  paid_tokens: 700,
  stuck: 900,
  tricked: 2400,
  traded: 900,
  peeked: 900,
  proposed: 900,
  foiled: 900,
  travelled: 700,
  got_home: 1200,
};
const ENDS_ROLL = new Set(["climbed", "crossed", "stuck", "paid_tokens", "turn"]);

export class Stage {
  screen = $state.raw<ForestScreen>()!;
  dice = $state.raw<Die[]>([]);
  /** The trick that an imp plays just now. */
  trick = $state<Trick | null>(null);
  peek = $state.raw<Peek | null>(null);
  /** The last thing that happened. */
  told = $state.raw<Event | null>(null);
  /** Where somebody has just looked or pointed. */
  pointed = $state<string | null>(null);

  async show(event: Event, pace: number, secret: Secret | null = null): Promise<void> {
    if (ENDS_ROLL.has(event.name)) this.dice = [];
    this.told = event;
    if (event.name === "rolled") await this.roll(String(event.args["pips"]), pace);
    if (event.name === "tricked") await this.play(event.args["trick"] as Trick, pace);
    if (event.name === "took") await flyDiamond(event, this.screen, pace);
    if (event.name === "swapped" || event.name === "whisked") await exchangeTiles(event, pace);
    if (event.name === "peeked" && secret) await this.look(secret);
    this.pointed = event.name === "peeked" || event.name === "proposed" ? place({ x: Number(event.args["x"]), y: Number(event.args["y"]) }) : null;
    this.screen = after(this.screen, event);
    await wait(STAY[event.name] ?? 0, pace);
    if (event.name === "tricked") this.trick = null;
  }

  /** Shows nothing but this screen. */
  clear(screen: ForestScreen): void {
    this.dice = [];
    this.trick = null;
    this.pointed = null;
    this.screen = screen;
  }

  private async roll(face: string, pace: number): Promise<void> {
    const lying = this.dice;
    this.dice = [...lying, { face, rolling: pace > 0 }];
    await wait(ROLL, pace);
    this.dice = [...lying, { face, rolling: false }];
  }

  private async play(trick: Trick, pace: number): Promise<void> {
    await this.roll(trick, pace);
    await wait(ROLL / 2, pace);
    this.dice = [];
    this.trick = pace ? trick : null;
  }

  private look(secret: Secret): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        this.peek = null;
        resolve();
      };
      this.peek = { ...secret, done };
    });
  }
}

/** The stage of a table: what the server tells is shown one after the other. */
export class TableStage extends Stage {
  private waiting = $state(0);
  private shownLine = -1;
  private secrets = new Map<number, Secret>();
  private readonly queue = new Queue(() => (document.hidden || settings.textView ? 0 : settings.pace));

  constructor(private readonly client: TableClient) {
    super();
    this.screen = this.now()!;
    $effect(() => {
      const now = this.now();
      if (now && !this.busy) this.screen = now;
    });
  }

  /** Whether something is still being shown: until then nobody taps. */
  get busy(): boolean {
    return this.waiting > 0;
  }

  private get own(): (number | null)[] {
    const yours = this.client.table?.yours ?? [];
    return yours.length ? yours : [null];
  }

  /** The true screen, when all seats of this device have been told of it. */
  private now(): ForestScreen | null {
    const told = this.own.flatMap((seat) => this.client.screens.get(seat) ?? []).map(forestOf);
    const alike = told.every(({ number }) => number === told[0]?.number);
    return alike && told.length === this.own.length ? together(told) : null;
  }

  take({ line }: Happening): void {
    if (line.kind !== "moved" && line.kind !== "dealt") return;
    for (const told of line.events.map(secretOf)) if (told) this.secrets.set(line.number, told);
    const now = this.now();
    if (!now || line.number <= this.shownLine) return;
    this.shownLine = line.number;
    const secret = this.secrets.get(line.number) ?? null;
    this.secrets.clear();
    const events = this.own.length > 1 ? line.events.map(forAll) : line.events;
    // One step for the whole line: what a move brings does not hurry itself.
    this.add(async (pace) => {
      for (const event of events) await this.show(event, pace, secret);
      this.dice = [];
      this.screen = now;
    });
  }

  private add(step: Step): void {
    this.waiting++;
    this.queue.add(async (pace) => {
      try {
        await step(pace);
      } finally {
        this.waiting--;
      }
    });
  }

  close(): void {
    this.queue.clear();
    this.peek?.done();
  }
}
