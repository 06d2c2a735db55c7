/** Who looks at a table from this device, and what this seat sees of it. */

import type { Look, Outcome } from "../games/look";
import { lookOf } from "../games/games";
import type { Welcome } from "../generated/protocol";
import { settings } from "../settings.svelte";
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

  constructor(private readonly client: TableClient) {
    $effect(() => client.onLine((happening) => this.noticeHat(happening)));
    $effect(() => {
      for (const seat of this.table.yours) if (this.hasRead(seat)) client.sayReady(seat);
    });
  }

  readonly table = $derived.by<Welcome>(() => this.client.table!);
  readonly look = $derived.by<Look>(() => lookOf(this.table.game));
  readonly names = $derived.by(() => this.client.seats.map((place, seat) => place.name || say(`player-${seat}`)));
  readonly screen = $derived.by<Screen>(() => this.client.screens.get(this.client.me) ?? [...this.client.screens.values()][0]!);
  readonly speaker = $derived.by<Speaker>(() => ({ me: this.client.me, names: this.names }));
  readonly mover = $derived.by(() => this.names[this.screen.to_move] ?? "");

  // Several seats on one device: the screen is covered until the next person says so.

  readonly shared = $derived.by(() => this.table.yours.length > 1);

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
    if (!this.shared || this.screen.over) return false;
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

  readonly outcome = $derived.by<Outcome | null>(() => this.look.outcome(this.screen, this.names, settings.shownTheme));

  /** The outcome, as long as the board shows the round that has ended. */
  readonly ended = $derived.by<Outcome | null>(() => {
    const { outcome, screen } = this;
    const isLast = screen.over && outcome?.round === screen.round;
    return this.client.pausing || this.look.settles(screen) || isLast ? outcome : null;
  });

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
    const args = { round: screen.round, name: names[seat] ?? "" };
    return say(hadRole(table.table, seat, screen.round) ? "web-role-anew" : "web-role-title", args);
  }

  knowRole(): void {
    const { client, screen } = this;
    const role = this.look.role(screen);
    if (client.me !== null && role) acknowledgeRole(this.table.table, client.me, screen.round, role);
    this.rolesSeen++;
  }

  private noticeHat({ seat, line }: Happening): void {
    const swapped = line.kind === "moved" && line.events.some(({ name, args }) => name === "swapped_hats" && args["on"] === seat);
    if (!swapped || seat === null) return;
    forgetRole(this.table.table, seat, this.screen.round);
    this.rolesSeen++;
  }
}
