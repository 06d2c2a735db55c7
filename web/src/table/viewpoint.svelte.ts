/** Who looks at a table from this device, and what this seat sees of it. */

import { type GameFacts, gameFacts } from "../api";
import type { Look, Outcome, Sight } from "../games/look";
import { lookOf } from "../games/games";
import type { Welcome } from "../generated/protocol";
import { settings } from "../settings.svelte";
import { endedIn, stageFor } from "../stage/set";
import type { Moment, Stage } from "../stage/stage.svelte";
import type { Speaker } from "../words/telling";
import { say } from "../words/words.svelte";
import { acknowledgeRole, forgetRole, hadRole, knowsRole } from "./roles";
import type { Screen } from "./screens";
import type { Happening, TableClient } from "./table.svelte";

export class Viewpoint {
  /** Of several people at one device, the seat of the one who has said to be there; -1 while the device is covered. */
  private uncovered = $state(-1);
  /** The seat of this device that was last to move while it was covered. */
  private due = $state(-1);
  private rolesSeen = $state(0);
  /** What is known of the game, once it is. */
  facts = $state.raw<GameFacts | null>(null);
  /** Whether that could not be asked for. */
  isCutOff = $state(false);
  readonly stage: Stage;

  constructor(private readonly client: TableClient) {
    this.stage = stageFor(
      () => this.look,
      () => this.sight,
      () => this.now ?? this.first,
    );
    $effect(() => void this.learnFacts());
    $effect(() => client.onLine((happening) => this.noticeRole(happening)));
    $effect(() => {
      for (const seat of this.table.yours) if (this.hasRead(seat)) client.sayReady(seat);
    });
  }

  readonly table = $derived.by<Welcome>(() => this.client.table!);
  readonly look = $derived.by<Look>(() => lookOf(this.table.game));
  readonly names = $derived.by(() => this.client.seats.map((place, seat) => place.name || say(`player-${seat}`)));
  readonly shared = $derived.by(() => this.table.yours.length > 1);
  /** Whether several people at this device look at it together: then nobody is "you". */
  readonly open = $derived.by(() => this.shared && this.look.shared !== undefined);
  readonly me = $derived.by(() => (this.open ? null : this.client.me));
  readonly speaker = $derived.by<Speaker>(() => ({ me: this.me, names: this.names }));
  private readonly sight = $derived.by<Sight | null>(() => this.facts && { facts: this.facts, light: settings.shownTheme, names: this.names, me: this.me });

  private readonly first = $derived.by<Moment>(() => ({ screen: [...this.client.screens.values()][0]!, pausing: this.client.pausing }));

  /** The newest moment, when all who look together have been told of it. */
  readonly now = $derived.by<Moment | null>(() => {
    const { client, look } = this;
    const seats = this.open ? this.table.yours : [client.me];
    const told = seats.flatMap((seat) => client.screens.get(seat) ?? []);
    const [screen] = told;
    if (!screen || told.length < seats.length || told.some(({ number }) => number !== screen.number)) return null;
    return { screen: told.length > 1 && look.shared ? look.shared(told) : screen, pausing: client.pausing };
  });

  /** What is true, though it may not be shown yet: one's own hand is. */
  readonly latest = $derived.by<Screen>(() => (this.now ?? this.stage.moment).screen);
  readonly screen = $derived.by<Screen>(() => this.stage.moment.screen);
  readonly pausing = $derived.by(() => this.stage.moment.pausing);
  readonly mover = $derived.by(() => this.names[this.screen.to_move] ?? "");

  // Several seats on one device: the screen is covered until the next person says so.

  /** The seat of this device that has to read its role before the table goes on. */
  private readonly reader = $derived.by(() => {
    const { waiting, me } = this.client;
    const own = waiting?.what === "role" ? this.table.yours.filter((seat) => waiting.seats.includes(seat)) : [];
    return own.find((seat) => seat === me) ?? own[0] ?? null;
  });

  private readonly nextOwn = $derived.by(() => {
    const { table, screen } = this;
    if (this.reader !== null) return this.reader;
    return table.phase === "playing" && table.yours.includes(screen.to_move) && !screen.over ? screen.to_move : null;
  });

  /** Who reads a secret keeps the device until it is read; what lies covered is uncovered by a person alone. */
  isCovered(reads: boolean): boolean {
    const { me } = this.client;
    if (!this.shared || this.open || this.screen.over) return false;
    if (this.uncovered !== me) return true;
    return this.nextOwn !== null && this.nextOwn !== me && !reads;
  }

  /** The seat that the device is passed to. */
  readonly awaited = $derived.by(() => {
    const { yours } = this.table;
    return this.nextOwn ?? (yours.includes(this.due) ? this.due : (yours[0] ?? 0));
  });

  /** Nobody is there any more; to be called whenever the screen is covered, and when the turn goes on under the cover. */
  cover(): void {
    this.uncovered = -1;
    if (this.nextOwn !== null) this.due = this.nextOwn;
  }

  uncover(): void {
    const seat = this.awaited;
    this.client.me = seat;
    this.uncovered = seat;
  }

  // The result of a round is looked at before the next one begins.

  /** The outcome of a round, as long as the board shows it. */
  readonly ended = $derived.by<Outcome | null>(() => endedIn(this.look, this.stage.moment, this.names, settings.shownTheme));

  readonly hasAcknowledged = $derived.by(() => this.client.me !== null && this.table.acknowledged.includes(this.client.me));

  acknowledge(): void {
    for (const seat of this.table.yours) {
      if (!this.table.acknowledged.includes(seat)) void this.client.wish("acknowledge", { round: this.table.shown_round }, seat);
    }
  }

  /** The role that this seat has not looked at yet. */
  readonly unknownRole = $derived.by(() => {
    void this.rolesSeen; // what is acknowledged is kept in the session, which tells nobody when it changes
    const { client, screen } = this;
    const role = this.look.role(screen);
    if (!role || this.ended || client.me === null) return null;
    return knowsRole(this.table.table, client.me, screen.round, role) ? null : role;
  });

  /** Whether there is nothing left to read for a seat of this device. */
  private hasRead(seat: number): boolean {
    void this.rolesSeen;
    const screen = this.client.screens.get(seat);
    const role = screen && this.look.role(screen);
    return screen !== undefined && (!role || knowsRole(this.table.table, seat, screen.round, role));
  }

  sayRoleTitle(): string {
    const { client, screen, table, names } = this;
    const seat = client.me ?? 0;
    const args = { round: screen.round, alone: this.look.progress(screen)?.rounds === 1 ? "yes" : "no", name: names[seat] ?? "" };
    return say(hadRole(table.table, seat, screen.round) ? "web-role-anew" : "web-role-title", args);
  }

  knowRole(): void {
    const { client, screen } = this;
    const role = this.look.role(screen);
    if (client.me !== null && role) acknowledgeRole(this.table.table, client.me, screen.round, role);
    this.rolesSeen++;
  }

  private async learnFacts(): Promise<void> {
    try {
      this.facts = await gameFacts(this.table.game);
    } catch {
      this.isCutOff = true;
    }
  }

  private noticeRole({ seat, line }: Happening): void {
    const { look } = this;
    if (seat === null || line.kind !== "moved" || !line.events.some((event) => look.givesRole?.(event, seat))) return;
    forgetRole(this.table.table, seat, this.screen.round);
    this.rolesSeen++;
  }
}
