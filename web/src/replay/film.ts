/** A replay cut into frames: one for each step, and one more after each round, where people look at the result. */

import type { Event } from "../generated/protocol";
import type { Screen } from "../table/table.svelte";
import type { Eyes, OpenEvent, Replay } from "./replay";

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

/** An event as these eyes may know it. */
export function seenEvent(event: OpenEvent, eyes: Eyes): Event {
  if (eyes === "all" || event.to === eyes) return event;
  return { name: event.name, args: event.args };
}

/** What all eyes see at each step. */
export function screensOf<Seen>({ steps }: Replay): Map<number | null, Seen>[] {
  let now = new Map<number | null, Seen>();
  return steps.map(({ changes }) => {
    now = new Map(now);
    for (const { eyes, fields } of changes) {
      for (const one of eyes) now.set(one, { ...now.get(one), ...fields } as Seen);
    }
    return now;
  });
}

export class Film {
  readonly frames: Frame[];
  private readonly screens: Map<number | null, Screen>[];
  /** The faces of goals that somebody comes to see in a round, by round and cell. */
  private readonly faces = new Map<string, string>();

  constructor(readonly replay: Replay) {
    this.screens = screensOf<Screen>(replay);
    for (const { round, goals } of this.screens.flatMap((screens) => [...screens.values()])) {
      for (const { x, y, face } of goals) if (face) this.faces.set(`${round} ${x},${y}`, face);
    }
    this.frames = replay.steps.flatMap((_, step) => this.cut(step));
  }

  get last(): number {
    return this.frames.length - 1;
  }

  private cut(step: number): Frame[] {
    const { seat = null, events = [] } = this.replay.steps[step] ?? {};
    const round = this.of(step, null).round;
    const before = step ? this.of(step - 1, null).round : round;
    if (round === before) return [{ step, seat, events, round, pausing: false }];
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

  /** The first frame of each round. */
  rounds(): { round: number; at: number }[] {
    return this.frames.flatMap(({ round }, at) => (this.frames[at - 1]?.round === round ? [] : [{ round, at }]));
  }

  screen({ step }: Frame, eyes: Eyes): Screen {
    if (eyes !== "all") return this.of(step, eyes);
    const audience = this.of(step, null);
    return {
      ...audience,
      goals: audience.goals.map((goal) => ({ ...goal, face: goal.face ?? this.faces.get(`${audience.round} ${goal.x},${goal.y}`) ?? null })),
      // Each player as it sees itself: all screens of a film are of one game.
      players: audience.players.map((player, seat) => this.of(step, seat).players[seat] ?? player),
    } as Screen;
  }

  /** The hands that these eyes see; after a round nobody holds cards. */
  hands({ step, pausing }: Frame, eyes: Eyes): OpenHand[] {
    const seats = eyes === "all" ? [...Array(this.replay.seats).keys()] : eyes === null ? [] : [eyes];
    return seats.map((seat) => {
      const screen = this.of(step, seat);
      const ended = screen.results.at(-1)?.roles[seat] ?? null;
      return pausing || !screen.role ? { seat, role: ended, hand: [] } : { seat, role: screen.role, hand: screen.hand };
    });
  }
}
