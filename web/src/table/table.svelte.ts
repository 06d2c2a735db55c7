/** A table as this device knows it: what the server said, and nothing worked out that is a rule. */

import { findTable } from "../api";
import type { FromClient, Line, Offer, Place, Pointed, Refused, ToClient, Told, Wait, Welcome } from "../generated/protocol";
import { learnReasons } from "../words/reasons";
import { dropSecret, type Handed, keepAsked, keepHanded, keepSecret, keptHanded, keptTable, noteCommitment, touchTable } from "./device";
import { type Opinions, opinionsIn, withOpinion } from "./opinions";
import { type Changes, changed, type Screen } from "./screens";
import { type Link, TableSocket } from "./socket";
import { type StandIn, standInOf } from "./standin";

/** A line as one seat was told it, with what it changed. */
export interface Happening {
  seat: number | null;
  line: Line;
  changes: Changes;
}

/** What the table waits for; `until` is when it goes on all the same, by the clock of the page, or null. */
export interface Waiting {
  what: string;
  seats: number[];
  until: number | null;
}

type Wish<T extends FromClient["type"]> = Omit<Extract<FromClient, { type: T }>, "type" | "ref" | "seat">;
export type Answer = Extract<ToClient, { type: "granted" | "refused" | "seated" | "pong" }>;

const SECRET_BYTES = 24;
/** Why a contribution is refused whose device has just made one, on the page before this one: nobody is told. */
const TWICE = "contributed_already";
/** Refusals after which a seat may be ours all the same: it is asked for again, with the same secret. */
const UNDECIDED = ["connection_lost", "not_stored"];

/** What comes of a wish that cannot be sent, or whose answer cannot come any more. */
function lostAt(ref: number): Refused {
  return { type: "refused", ref, code: "connection_lost", details: {}, rules: [] };
}

function drawDigits(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Milliseconds. */
const SAY_AGAIN_AFTER = 2_000;
const POINTED_FOR = 4_000;

export class TableClient {
  link = $state<Link>("connecting");
  refused = $state.raw<Refused | null>(null);
  table = $state.raw<Welcome | null>(null);
  seats = $state.raw<Place[]>([]);
  here = $state.raw<number[]>([]);
  /** The people who have been gone for some seconds. */
  away = $state.raw<number[]>([]);
  waiting = $state.raw<Waiting | null>(null);
  /** What a bot did for each seat of this device whose person has just come back. */
  standIns = $state.raw<Map<number, StandIn>>(new Map());
  watchers = $state(0);
  late = $state(false);
  /** Who points where, for a moment; a seat points at one cell at a time. */
  pointing = $state.raw<Pointed[]>([]);
  /** What the people at this device think of others in this round. */
  opinions = $state.raw<Opinions>(new Map());
  pausing = $state(false);
  number = $state(-1);
  screens = $state.raw<Map<number | null, Screen>>(new Map());
  moves = $state.raw<Map<number | null, Offer[]>>(new Map());
  lines = $state.raw<Happening[]>([]);
  /** The seat whose screen is shown; null for a watcher. */
  me = $state<number | null>(null);

  private secrets: string[] = [];
  private handed = $state.raw<Handed | null>(null);
  /** Whether the table is greeted anew, because a secret that was asked for had never arrived. */
  private greetsAgain = false;
  private socket: TableSocket | null = null;
  private ref = 0;
  private readonly asked = new Map<number, (answer: Answer) => void>();
  private readonly welcomed: (() => void)[] = [];
  /** The seats that this device has said to be ready, each with its round. */
  private readonly readied = new Set<string>();
  private readonly listeners = new Set<(happening: Happening) => void>();

  constructor(
    readonly tableOrCode: string,
    private readonly code: string,
    private readonly watching = false,
  ) {}

  // Coming and going.

  open(): void {
    this.socket = new TableSocket(this.code, {
      hello: () => this.hello(),
      hear: (message) => this.hear(message),
      link: (link) => this.notice(link),
    });
  }

  close(): void {
    this.socket?.close();
  }

  /** Resolves when the table has welcomed this device. */
  opened(): Promise<void> {
    return new Promise((resolve) => {
      if (this.table) resolve();
      else this.welcomed.push(resolve);
    });
  }

  private hello(): FromClient {
    const { secrets = [], asked = [] } = keptTable(this.tableOrCode) ?? {};
    this.secrets = this.watching ? [] : [...secrets, ...asked];
    // By its id once it is known: looking a code up is rationed for everybody at one address.
    return { type: "hello", table: this.table?.table ?? this.tableOrCode, secrets: this.secrets, last: this.number, reads: true };
  }

  /** What opens a seat of this device. */
  secretOf(seat: number): string {
    return this.secrets[this.table?.yours.indexOf(seat) ?? -1] ?? "";
  }

  private notice(link: Link): void {
    if (link === "refused" && this.greetsAgain) {
      this.greetsAgain = false;
      this.close();
      this.open();
      return;
    }
    this.link = link;
    if (link === "open" || link === "connecting") return;
    for (const answer of this.asked.values()) {
      answer(lostAt(0));
    }
    this.asked.clear();
  }

  /** Calls for every line told, as it comes; the answer stops it. */
  onLine(listener: (happening: Happening) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  // What the server says.

  private hear(message: ToClient): void {
    switch (message.type) {
      case "welcome":
        return this.takeWelcome(message);
      case "told":
        return this.takeTold(message);
      case "presence":
        this.here = message.here;
        this.away = message.away;
        this.watchers = message.watchers;
        return;
      case "waiting":
        this.takeWait(message.wait);
        return;
      case "late":
        this.late = true;
        return;
      case "pointed":
        return this.takePointed(message);
      case "noted":
        this.opinions = withOpinion(this.opinions, message);
        return;
      default:
        return this.takeAnswer(message);
    }
  }

  private takePointed(pointed: Pointed): void {
    this.pointing = [...this.pointing.filter(({ seat }) => seat !== pointed.seat), pointed];
    setTimeout(() => (this.pointing = this.pointing.filter((one) => one !== pointed)), POINTED_FOR);
  }

  private takeAnswer(answer: Answer): void {
    const resolve = this.asked.get(answer.ref);
    this.asked.delete(answer.ref);
    const isNews = answer.type === "refused" && !answer.rules.length && answer.code !== TWICE;
    if (resolve && isNews) void learnReasons().then(() => resolve(answer));
    else if (resolve) resolve(answer);
    else if (answer.type === "refused") this.takeRefused(answer);
  }

  /** A secret that opens nothing any more is dropped: then the device may still watch, or sit down anew. */
  private takeRefused(refused: Refused): void {
    const dead = refused.code === "wrong_secret" ? this.secrets[Number(refused.details["index"])] : undefined;
    const kept = keptTable(this.tableOrCode);
    if (dead && kept) dropSecret(kept.table, dead);
    if (dead && kept?.asked?.includes(dead)) this.greetsAgain = true;
    else this.refused = refused;
  }

  private takeWait(wait: Wait | null): void {
    this.waiting = wait && { what: wait.what, seats: wait.seats, until: wait.seconds === null ? null : performance.now() + 1000 * wait.seconds };
  }

  private takeWelcome(welcome: Welcome): void {
    const missed = welcome.sights.flatMap((sight) =>
      (sight.missed ?? []).map((line) => ({ seat: sight.seat, line, changes: {} })),
    );
    this.table = welcome;
    this.seats = welcome.seats;
    this.here = welcome.here;
    this.away = welcome.away;
    this.takeWait(welcome.waiting);
    this.readied.clear();
    this.watchers = welcome.watchers;
    this.late = welcome.late;
    this.pausing = welcome.pausing;
    this.number = welcome.number;
    this.screens = new Map(welcome.sights.flatMap((sight) => (sight.screen ? [[sight.seat, sight.screen]] : [])));
    this.opinions = opinionsIn(welcome.sights);
    this.moves = new Map(welcome.sights.map((sight) => [sight.seat, sight.moves ?? []]));
    this.lines = [...this.lines, ...missed];
    if (this.me === null || !welcome.yours.includes(this.me)) this.me = welcome.yours[0] ?? null;
    this.handed = keptHanded(welcome.table);
    touchTable(welcome.table);
    for (const secret of this.secrets) if (keptTable(welcome.table)?.asked?.includes(secret)) keepSecret(welcome, secret);
    for (const resolve of this.welcomed.splice(0)) resolve();
    this.contribute();
  }

  private takeTold(told: Told): void {
    const { seat, line } = told;
    const changes: Changes = told.changes ?? {};
    if (line.number > this.number) this.takeLine(line);
    this.pausing = told.pausing ?? false;
    if (Object.keys(changes).length) {
      this.screens = new Map(this.screens).set(seat, changed(this.screens.get(seat), changes));
    }
    if (changes.over && this.table) this.table = { ...this.table, phase: "over", request: null };
    if (told.moves) this.moves = new Map(this.moves).set(seat, told.moves);
    const happening = { seat, line, changes };
    this.lines = [...this.lines, happening];
    for (const listener of this.listeners) listener(happening);
    if (line.kind === "committed") this.contribute();
    if (line.kind === "replaced" && line.level === null && line.seat === seat) {
      const standIn = standInOf(this.lines, seat);
      if (standIn.moves !== 0) this.standIns = new Map(this.standIns).set(seat, standIn);
    }
  }

  /** Takes what a line says about the table itself. */
  private takeLine(line: Line): void {
    this.number = line.number;
    if (!this.table) return;
    switch (line.kind) {
      case "sat":
        this.changeSeat(line.seat, { name: line.name, person: true, level: null, contributed: false });
        if (this.table.host < 0) this.table = { ...this.table, host: line.seat };
        break;
      case "stood":
        this.changeSeat(line.seat, { name: "", person: false, level: null, contributed: false });
        this.loseSeat(line.seat);
        if (this.table.host === line.seat) {
          this.table = { ...this.table, host: this.seats.findIndex((place) => place.person) };
        }
        break;
      case "employed":
        this.changeSeat(line.seat, { name: "", person: false, level: line.level, contributed: false });
        break;
      case "replaced":
        this.changeSeat(line.seat, { level: line.level });
        break;
      case "contributed":
        this.changeSeat(line.seat, { contributed: true });
        break;
      case "resized":
        this.seats = Array.from(
          { length: line.seats },
          (_, seat) => this.seats[seat] ?? { name: "", person: false, level: null, contributed: false },
        );
        break;
      case "hosted":
        this.table = { ...this.table, host: line.seat, request: null };
        break;
      case "requested":
        this.table = { ...this.table, request: { seat: line.seat, by: line.by } };
        break;
      case "declined":
      case "reissued":
        this.table = { ...this.table, request: null };
        break;
      case "configured":
        this.table = { ...this.table, options: line.options };
        break;
      case "committed":
        this.table = { ...this.table, phase: "contributing", commitment: line.commitment };
        break;
      case "dealt":
        this.table = { ...this.table, phase: "playing" };
        break;
      case "moved":
        this.late = false;
        break;
      case "acknowledged":
        this.table = { ...this.table, acknowledged: [...this.table.acknowledged, line.seat] };
        break;
      case "readied":
        this.table = { ...this.table, ready: [...this.table.ready, line.seat] };
        break;
      case "resumed":
        this.table = { ...this.table, acknowledged: [], ready: [], shown_round: this.table.shown_round + 1 };
        this.opinions = new Map(); // In the next round everybody may be somebody else.
        break;
      case "watched":
        this.table = { ...this.table, watching: line.open };
        break;
      case "chatted":
        this.table = { ...this.table, chat: line.allowed };
        break;
      case "remarked":
        this.table = { ...this.table, remarks: line.allowed };
        break;
      case "paced":
        this.table = { ...this.table, clock: line.clock };
        break;
      case "followed":
        this.table = { ...this.table, followed_by: line.code };
        break;
      case "closed":
        this.table = { ...this.table, phase: "closed", closed_because: line.reason };
        break;
    }
  }

  private loseSeat(seat: number): void {
    if (!this.table?.yours.includes(seat)) return;
    const yours = this.table.yours.filter((own) => own !== seat);
    this.table = { ...this.table, yours };
    if (this.me === seat) this.me = yours[0] ?? null;
  }

  private changeSeat(seat: number, change: Partial<Place>): void {
    this.seats = this.seats.map((place, number) => (number === seat ? { ...place, ...change } : place));
  }

  // What this device wishes.

  /** Sends a wish in the name of a seat; the answer of the server, or a refusal when it cannot be reached. */
  async wish<T extends FromClient["type"]>(type: T, fields: Wish<T>, seat = this.me): Promise<Answer> {
    const ref = ++this.ref;
    const message = { type, ref, seat, ...fields } as unknown as FromClient;
    if (!this.socket?.send(message)) {
      return lostAt(ref);
    }
    return new Promise((resolve) => this.asked.set(ref, resolve));
  }

  /** Takes a seat with a secret that is kept here first: whatever becomes of the answer, it opens the seat. */
  async sit(name: string, seat: number | null = null): Promise<Answer> {
    const ref = ++this.ref;
    if (!this.table) return lostAt(ref);
    const { table, code, game } = this.table;
    const secret = drawDigits(SECRET_BYTES);
    keepAsked({ table, code, game }, secret);
    if (!this.socket?.send({ type: "sit", ref, name, seat, secret })) {
      dropSecret(table, secret);
      return lostAt(ref);
    }
    const answer = await new Promise<Answer>((resolve) => this.asked.set(ref, resolve));
    if (answer.type === "seated") {
      keepSecret({ table, code, game }, secret);
      this.secrets = [...this.secrets, secret];
      this.table = { ...this.table, yours: [...this.table.yours, answer.seat] };
      this.me ??= answer.seat;
      this.contribute(); // The start may have been told together with this answer, when the seat was not ours yet.
    } else if (answer.type === "refused" && !UNDECIDED.includes(answer.code)) {
      dropSecret(table, secret);
    }
    return answer;
  }

  /** Before the start: a seat of this device is called otherwise. */
  rename(seat: number, name: string): Promise<Answer> {
    const ref = ++this.ref;
    if (!this.socket?.send({ type: "sit", ref, name, seat, secret: this.secretOf(seat) })) {
      return Promise.resolve(lostAt(ref));
    }
    return new Promise((resolve) => this.asked.set(ref, resolve));
  }

  /** As host, asks for a new secret of somebody's seat; with the one that had no answer, if there is one. */
  async reissue(seat: number): Promise<Answer> {
    const { table, host } = this.table!;
    const open = this.handed?.seat === seat && !this.handed.answered ? this.handed : null;
    const handed = open ?? { seat, secret: drawDigits(SECRET_BYTES), answered: false };
    this.hand(table, handed);
    const answer = await this.wish("reissue", { target: seat, secret: handed.secret }, host);
    if (answer.type === "seated") this.hand(table, { ...handed, answered: true });
    return answer;
  }

  private hand(table: string, handed: Handed): void {
    keepHanded(table, handed);
    this.handed = handed;
  }

  /** What the host asks of somebody else at the table, if this device may answer. */
  readonly openRequest = $derived.by(() => {
    const { table, me } = this;
    const runs = table?.phase === "contributing" || table?.phase === "playing";
    return runs && me !== null && !table.yours.includes(table.host) ? table.request : null;
  });

  /** The new link of somebody's seat that this device has asked for, and whether somebody must agree before it opens. */
  readonly newLink = $derived.by<{ seat: number; link: string; waits: boolean } | null>(() => {
    const { table, handed } = this;
    if (!table || !handed) return null;
    const waits = table.request?.seat === handed.seat && table.yours.includes(table.request.by);
    const last = this.lines.findLast(({ line }) => (line.kind === "reissued" || line.kind === "declined") && line.seat === handed.seat)?.line;
    const opens = last?.kind === "reissued" && last.by !== null && table.yours.includes(last.by) && handed.answered;
    if (!waits && (!opens || this.here.includes(handed.seat))) return null;
    return { seat: handed.seat, link: `${table.join_link}#seat=${handed.secret}`, waits };
  });

  /** Says that a seat of this device has read what its round began with: bots wait for it. Says so once. */
  sayReady(seat: number): void {
    if (this.link !== "open" || this.table?.phase !== "playing" || this.pausing || this.table.ready.includes(seat)) return;
    const { shown_round: round } = this.table;
    if (this.readied.has(`${seat}/${round}`)) return;
    this.readied.add(`${seat}/${round}`);
    void this.wish("ready", { round }, seat).then((answer) => {
      if (answer.type === "refused") setTimeout(() => this.sayReadyAgain(seat, round), SAY_AGAIN_AFTER);
    });
  }

  /** It could not be stored: bots would wait for ever. */
  private sayReadyAgain(seat: number, round: number): void {
    this.readied.delete(`${seat}/${round}`);
    if (this.table?.shown_round === round) this.sayReady(seat);
  }

  /** What the bot did is known now. */
  forgetStandIn(seat: number): void {
    this.standIns = new Map([...this.standIns].filter(([other]) => other !== seat));
  }

  /** Those who are away while the table waits for them. */
  absent(): number[] {
    const screen = this.screens.values().next().value;
    if (this.table?.phase !== "playing" || !screen) return [];
    const thinks = this.pausing || this.waiting?.what === "role" ? [] : [screen.to_move];
    const awaited = this.waiting && this.waiting.what !== "move" ? this.waiting.seats : thinks;
    return awaited.filter((seat) => this.away.includes(seat) && !this.seats[seat]?.level);
  }

  /** The same people go on at a new table: this device's secrets open its seats there as well. */
  async followRematch(go: (code: string) => void): Promise<void> {
    if (!this.table?.followed_by) return;
    const { code, table, game } = await findTable(this.table.followed_by);
    for (const secret of this.secrets) keepSecret({ table, code, game }, secret);
    go(code);
  }

  /** Adds randomness of this device to the deal, for each of its seats. */
  private contribute(): void {
    if (this.table?.phase !== "contributing") return;
    if (!noteCommitment(this.table.table, this.table.commitment)) return;
    for (const seat of this.table.yours) {
      if (this.seats[seat]?.contributed) continue;
      void this.wish("contribute", { contribution: drawDigits(16) }, seat);
    }
  }
}
