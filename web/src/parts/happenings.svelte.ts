/** What happens at the table is shown as it happens: told in a caption, marked on the board, and moved about. */

import { prepare } from "../draw/prepare";
import type { SeatFacts } from "../games/look";
import type { Event } from "../generated/protocol";
import { settings } from "../settings.svelte";
import type { Place } from "../stage/places";
import { Queue } from "../stage/queue";
import type { Moment } from "../stage/stage.svelte";
import type { Happening } from "../table/table.svelte";
import type { Viewpoint } from "../table/viewpoint.svelte";
import { isNews, sayEvent, toldArgs } from "../words/telling";
import { say } from "../words/words.svelte";
import { saidIn } from "./said";

const TOLD_FOR = 6_000;
const LOOKED_AT_FOR = 8_000;

export interface Caption {
  seat: number | null;
  text: string;
  /** A card that was laid is shown, not named. */
  laid?: { text: string; picture: string; turned: boolean };
}

/** An event that one seat is told more of goes to the stage with its secret, and to the caption without. */
function forAll({ name, args }: Event): Event {
  return { name, args };
}

export class Happenings {
  /** Says the caption; who hears it, and what of, stays as it was when it was told, whatever language is spoken next. */
  private told = $state.raw<(() => Caption) | null>(null);
  readonly caption = $derived(this.told?.() ?? null);
  /** The cell of the last move. */
  last = $state.raw<Place | null>(null);
  /** What somebody has just looked at in secret, in words: it stays for a while before the device is passed on. */
  secret = $state("");
  /** What this person reads of a seat: as it was when it was opened, until it is closed, though others go on meanwhile. */
  reading = $state.raw<{ seat: number; facts: SeatFacts } | null>(null);
  private timers: Partial<Record<"caption" | "secret", ReturnType<typeof setTimeout>>> = {};
  private readonly queue = new Queue(() => (document.hidden || settings.textView ? 0 : settings.pace));
  /** The moment before the next line, and who saw it. */
  private before: { moment: Moment; me: number | null } | null = null;
  /** What each of those who look together was told of a line, until all are. */
  private heard: { number: number; events: Event[][] } = { number: -1, events: [] };

  constructor(
    private readonly view: Viewpoint,
    /** Hears of every event as it is shown. */
    private readonly aloud: (event: Event) => void = () => {},
  ) {
    $effect(() => {
      const { look, facts } = view;
      const light = settings.shownTheme;
      if (facts) prepare([() => look.back(light), ...facts.cards.map(({ name }) => () => look.picture(name, facts, light))]);
    });
    $effect(() => {
      if (!view.stage.busy) this.remember();
    });
  }

  private remember(): void {
    const { now, me } = this.view;
    if (now) this.before = { moment: now, me };
  }

  /** Nothing that was told to one person stays for the next. */
  clear(): void {
    this.queue.clear();
    this.view.stage.clear();
    this.told = null;
    this.secret = "";
    this.reading = null;
    for (const timer of Object.values(this.timers)) clearTimeout(timer);
  }

  take({ seat, line }: Happening): void {
    const { view } = this;
    if (!view.open && seat !== view.me) return;
    if (line.kind === "said" && (!view.open || seat === view.table.yours[0])) {
      const name = view.names[line.seat] ?? "";
      const said = (): string => say("web-said", { name, text: saidIn(line, view.names) });
      this.queue.add(() => this.tell(() => ({ seat: line.seat, text: said() })));
    }
    if (line.kind !== "moved" && line.kind !== "dealt") return;
    if (line.kind === "moved") this.learn(line.events);
    if (line.kind === "moved" && line.seat === seat) this.keepSecret(line.events);
    this.hear(line.number, line.events);
    if (view.now) this.show(line.kind === "moved" ? line.seat : null, view.now);
  }

  private hear(number: number, events: Event[]): void {
    if (this.heard.number !== number) this.heard = { number, events: [] };
    this.heard.events.push(events);
  }

  /** What of a line is told to somebody opens what this person knows of a seat. */
  private learn(events: Event[]): void {
    const { look, me } = this.view;
    if (me === null) return;
    for (const event of events) {
      const seat = look.learns?.(event, me) ?? null;
      if (seat !== null) this.read(seat);
    }
  }

  /** Opens what this person knows of a seat, if it is anything, and what it thinks of it, where that can be noted. */
  read(seat: number, notes = false): void {
    const { look, latest } = this.view;
    const facts = look.seat(latest, seat, settings.shownTheme);
    if (facts.knows || notes) this.reading = { seat, facts };
  }

  private keepSecret(events: Event[]): void {
    const { speaker, shared, open } = this.view;
    const looked = events.find((event) => event.secret && ("face" in event.secret || "value" in event.secret));
    if (!shared || open || !looked) return;
    this.secret = sayEvent(looked, speaker);
    clearTimeout(this.timers.secret);
    this.timers.secret = setTimeout(() => (this.secret = ""), LOOKED_AT_FOR);
  }

  /** One line: it is told, and what there is to see in it is shown, event by event. */
  private show(mover: number | null, next: Moment): void {
    const { view } = this;
    const { events } = this.heard;
    const known = this.before?.me === view.me ? this.before.moment : next;
    this.remember();
    this.heard = { number: -1, events: [] };
    const all = (events[0] ?? []).map((event, at) => events.map((one) => one[at]).find((one) => one?.secret) ?? event);
    const news = all.filter((event) => isNews(event, all));
    const shown = view.look.forgets ? all : news;
    view.stage.hold(known);
    this.queue.add(async (pace) => {
      if (!view.look.forgets) this.announce(news, mover);
      await view.stage.show(shown, known, next, { pace, aloud: (event) => this.hearEvent(view.open ? forAll(event) : event, mover) });
    });
  }

  private hearEvent(event: Event, mover: number | null): void {
    if (this.view.look.forgets) this.tell(this.captionOf(event, mover));
    this.aloud(event);
  }

  private announce(news: Event[], mover: number | null): void {
    if (news[0]) this.tell(this.captionOf(news[0], mover));
    const at = news.find((event) => typeof event.args["x"] === "number");
    if (at) this.last = { x: Number(at.args["x"]), y: Number(at.args["y"]) };
    else if (mover === null) this.last = null;
  }

  private captionOf(event: Event, seat: number | null): () => Caption {
    const { speaker, look, facts } = this.view;
    if (event.name !== "placed" || !facts) return () => ({ seat, text: sayEvent(event, speaker) });
    const picture = look.picture(String(event.args["card"]), facts, settings.shownTheme);
    const turned = Boolean(event.args["turned"]);
    return () => ({ seat, text: sayEvent(event, speaker), laid: { text: say("web-laid", toldArgs(event.args, speaker)), picture, turned } });
  }

  private tell(caption: () => Caption): void {
    this.told = caption;
    clearTimeout(this.timers.caption);
    this.timers.caption = setTimeout(() => (this.told = null), TOLD_FOR);
  }
}
