/** What is shown: event after event, at the pace of the game, and then the true screen. Table, replay and lesson are shown alike. */

import { tick } from "svelte";

import type { Event } from "../generated/protocol";
import type { Screen } from "../table/screens";
import { type Act, after, type Secret } from "./acts";
import { bump, exchange, fly, painted, shake, wait } from "./flight";
import type { Scene } from "./scene";

/** What there is to be seen at a time. */
export interface Moment {
  screen: Screen;
  /** Whether people look at the result of a round, although the next one is dealt. */
  pausing: boolean;
}

/** A die on the board: it rolls, or it lies. */
export interface Die {
  name: string;
  picture: string;
  over: string[];
  rolling: boolean;
}

/** What is behind the stage: how a moment looks, and how an event is shown on a scene on the way to the next. */
export interface Backstage {
  scene(moment: Moment): Scene;
  acts(event: Event, scene: Scene, next: Moment): Act[];
  /** The size in which cards are drawn. */
  card: [number, number];
}

/** How events are shown. */
export interface Manner {
  /** What lasts a second lasts so many; without motion 0. */
  pace: number;
  /** Hears of each event. */
  aloud?: (event: Event) => void;
  /** How long each stays to be read, in milliseconds at normal speed. */
  reading?: number;
}

const ROLL = 900;
/** Verbs after which a die is taken away. */
const CLEARS = new Set<Act["verb"]>(["take", "turn", "move", "put"]);

export class Stage {
  /** The moment that stays in sight while something moves; then the newest. */
  private held = $state.raw<Moment | null>(null);
  private staged = $state.raw<Scene | null>(null);
  /** What seats have, as soon as they have got it. */
  private settled = $state.raw<Screen | null>(null);
  /** A card on its way: its place is kept. */
  arriving = $state("");
  dice = $state.raw<Die[]>([]);
  /** What is seen large, for a while. */
  large = $state.raw<{ picture: string; text: string } | null>(null);
  /** What one seat looks at, until it has. */
  secret = $state.raw<(Secret & { done: () => void }) | null>(null);
  /** The event that is shown. */
  told = $state.raw<Event | null>(null);
  private waiting = $state(0);
  /** Counts what was broken off. */
  private run = 0;

  constructor(
    /** The true one. */
    private readonly newest: () => Moment,
    private readonly set: () => Backstage | null,
  ) {}

  readonly moment = $derived.by<Moment>(() => this.held ?? this.newest());
  readonly scene = $derived.by<Scene>(() => this.staged ?? this.set()?.scene(this.moment) ?? { cards: [] });

  /** The screen by which seats are told. */
  readonly seats = $derived.by<Screen>(() => this.settled ?? this.moment.screen);

  /** Whether something is still to be shown: until then nobody taps. */
  readonly busy = $derived.by(() => this.waiting > 0);

  /** Keeps a moment in sight until what comes of it is shown. */
  hold(before: Moment): void {
    this.waiting++;
    this.held ??= before;
  }

  /** Shows events that were held for, and ends in the moment that they lead to. */
  async show(events: Event[], before: Moment, next: Moment, { pace, aloud, reading = 0 }: Manner): Promise<void> {
    const { run } = this;
    const set = this.set();
    try {
      if (set) this.held = before;
      for (const event of events) {
        this.told = event;
        aloud?.(event);
        if (set) for (const act of set.acts(event, this.scene, next)) {
          if (pace || (act.verb === "show" && act.secret)) await this.perform(act, set, pace);
          if (run !== this.run) return;
          if (act.verb === "take" && typeof act.to === "object" && "seat" in act.to) this.settled = next.screen;
        }
        if (reading) await wait(reading, pace || 1);
        if (run !== this.run) return;
      }
    } finally {
      if (run === this.run) this.release(next);
    }
  }

  private release(next: Moment): void {
    this.waiting = Math.max(0, this.waiting - 1);
    this.held = this.waiting ? next : null;
    this.staged = null;
    this.settled = null;
    this.arriving = "";
    this.dice = [];
    this.large = null;
  }

  /** Breaks off whatever is shown: only the newest counts. */
  clear(): void {
    this.run++;
    this.waiting = 0;
    this.secret?.done();
    this.release(this.newest());
    this.told = null;
  }

  private async perform(act: Act, set: Backstage, pace: number): Promise<void> {
    const { run } = this;
    this.staged ??= this.scene;
    if (CLEARS.has(act.verb)) this.dice = [];
    if (act.verb === "put" && act.from) await this.bring(act, set, pace);
    else if (act.verb === "move" && act.cards) await exchange(act.cards, pace);
    else if (act.verb === "roll") await this.roll(act, pace);
    else if (act.verb === "take") await this.carry(act, set, pace);
    else if (act.verb === "show") await this.display(act);
    if (run !== this.run) return;
    this.staged = after(this.staged, act);
    if (act.verb === "turn" && act.shakes && act.card) {
      await tick();
      shake(act.card, pace);
    }
    if (act.verb === "take" && act.shakes) shake(act.shakes, pace);
    await wait(act.stay ?? 0, pace);
    if (run === this.run) this.large = null;
  }

  /** Its place is laid first, unseen: so there is somewhere to fly to. */
  private async bring(act: Extract<Act, { verb: "put" }>, set: Backstage, pace: number): Promise<void> {
    const thing = act.card ?? act.figure ?? act.token;
    if (!thing || !act.from || !this.staged) return;
    this.arriving = thing.key;
    this.staged = after(this.staged, act);
    await tick();
    await painted();
    await fly({ picture: thing.picture, size: set.card, from: act.from, to: thing, turned: act.card?.turned ?? false }, pace);
    this.arriving = "";
  }

  private async carry({ picture, from, to, size }: Extract<Act, { verb: "take" }>, set: Backstage, pace: number): Promise<void> {
    if (!picture || !from || !to) return;
    await tick();
    await painted();
    await fly({ picture, size: size ?? set.card, from, to }, pace);
    if (typeof to === "object" && "seat" in to) bump(to, pace);
  }

  private async roll({ name, picture, over }: Extract<Act, { verb: "roll" }>, pace: number): Promise<void> {
    const { dice: lying, run } = this;
    this.dice = [...lying, { name, picture, over, rolling: true }];
    await wait(ROLL, pace);
    if (run === this.run) this.dice = [...lying, { name, picture, over, rolling: false }];
  }

  private async display({ picture, text, secret }: Extract<Act, { verb: "show" }>): Promise<void> {
    if (picture) {
      this.dice = [];
      this.large = { picture, text: text ?? "" };
    }
    if (!secret) return;
    await new Promise<void>((resolve) => {
      const done = (): void => {
        this.secret = null;
        resolve();
      };
      this.secret = { ...secret, done };
    });
  }
}
