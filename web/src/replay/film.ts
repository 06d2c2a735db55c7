/** A replay cut into frames: one for each step, and one more after each round, where people look at the result. */

import type { Look } from "../games/look";
import type { Event } from "../generated/protocol";
import type { Screen } from "../table/screens";
import { changedBy, type Eyes, type OpenEvent, type Replay } from "./replay";

export interface Frame {
  step: number;
  /** Who moved; null for a deal. */
  seat: number | null;
  events: OpenEvent[];
  round: number;
  /** Whether the round that is over is still on the table, although the next one is dealt. */
  pausing: boolean;
}

/** What a seat holds. */
export interface OpenHand {
  seat: number;
  role: string | null;
  hand: string[];
}

const MOST_ROUNDS = 6;

/** An event as these eyes may know it. */
export function seenEvent(event: OpenEvent, eyes: Eyes): Event {
  if (eyes === "all" || event.to === eyes) return event;
  return { name: event.name, args: event.args };
}

/** What all eyes see at each step. */
export function screensOf({ steps }: Replay): Map<number | null, Screen>[] {
  let now = new Map<number | null, Screen>();
  return steps.map(({ changes }, number) => {
    now = new Map([...now].map(([eyes, screen]) => [eyes, { ...screen, number }]));
    for (const change of changes) {
      for (const one of change.eyes) now.set(one, changedBy(change, now.get(one)));
    }
    return now;
  });
}

export class Film {
  readonly frames: Frame[];
  private readonly screens: Map<number | null, Screen>[];
  /** What everybody together sees. */
  private readonly together: Screen[];

  constructor(
    readonly replay: Replay,
    private readonly look: Look,
  ) {
    this.screens = screensOf(replay);
    this.together = look.together(replay.steps.map(({ events }, step) => ({ events, eyes: this.screens[step]! })));
    this.frames = replay.steps.flatMap((_, step) => this.cut(step));
  }

  get last(): number {
    return this.frames.length - 1;
  }

  private cut(step: number): Frame[] {
    const { seat = null, events = [] } = this.replay.steps[step] ?? {};
    const round = this.of(step, null).round;
    const before = step ? this.of(step - 1, null).round : round;
    // Where a round is only a turn of each, nobody pauses after it.
    if (round === before || this.look.forgets) return [{ step, seat, events, round, pausing: false }];
    const dealt = events.findIndex((event) => event.name === "dealt");
    const end = dealt < 0 ? events.length : dealt;
    return [
      { step, seat, events: events.slice(0, end), round: before, pausing: true },
      { step, seat: null, events: events.slice(end), round, pausing: false },
    ];
  }

  private of(step: number, eyes: number | null): Screen {
    const screen = this.screens[step]?.get(eyes);
    if (!screen) throw new Error(`no screen of ${String(eyes)} at step ${step}`);
    return screen;
  }

  /** The first frame of each round; of many only every fifth, for more would not fit under the film. */
  rounds(): { round: number; at: number }[] {
    const all = this.frames.flatMap(({ round }, at) => (this.frames[at - 1]?.round === round ? [] : [{ round, at }]));
    return all.length > MOST_ROUNDS ? all.filter(({ round }) => round === 1 || round % 5 === 0) : all;
  }

  screen({ step }: Frame, eyes: Eyes): Screen {
    return eyes === "all" ? this.together[step]! : this.of(step, eyes);
  }

  /** The hands that these eyes see; after a round nobody holds cards. */
  hands({ step, pausing }: Frame, eyes: Eyes): OpenHand[] {
    if (!this.look.hand(this.of(step, null))) return [];
    const seats = eyes === "all" ? [...Array(this.replay.seats).keys()] : eyes === null ? [] : [eyes];
    return seats.map((seat) => {
      const screen = this.of(step, seat);
      const role = this.look.role(screen);
      const hand = this.look.hand(screen) ?? [];
      return pausing || !role ? { seat, role: this.look.revealed(screen, seat), hand: [] } : { seat, role, hand };
    });
  }
}
