/** What happens at the table is shown as it happens: told in a caption, marked on the board, and moved about. */

import type { GameFacts } from "../api";
import type { Light } from "../draw/ink";
import { prepare } from "../draw/prepare";
import type { Look, SeatFacts } from "../games/look";
import type { Event } from "../generated/protocol";
import { settings } from "../settings.svelte";
import type { Cell } from "../table/choice.svelte";
import type { Screen } from "../table/screens";
import type { Happening } from "../table/table.svelte";
import { isNews, sayEvent, type Speaker, toldArgs } from "../words/telling";
import { say } from "../words/words.svelte";
import { isShown, showEvent, veil } from "./motion";
import { Queue, type Step } from "./queue";

const TOLD_FOR = 6_000;
const LOOKED_AT_FOR = 8_000;

export interface Caption {
  seat: number | null;
  text: string;
  /** A card that was laid is shown, not named. */
  laid?: { text: string; picture: string; turned: boolean };
}

/** To whom it is told, and with which pictures. */
export interface Audience {
  speaker: Speaker;
  facts: GameFacts | null;
  look: Look;
  screen: Screen;
  light: Light;
  /** Whether several people share this device. */
  shared: boolean;
}

export class Happenings {
  /** Says the caption; who hears it, and what of, stays as it was when it was told, whatever language is spoken next. */
  private told = $state.raw<(() => Caption) | null>(null);
  readonly caption = $derived(this.told?.() ?? null);
  /** The cell of the last move. */
  last = $state.raw<Cell | null>(null);
  /** What somebody has just looked at in secret, in words: it stays for a while before the device is passed on. */
  secret = $state("");
  /** What this person reads of a seat: as it was when it was opened, until it is closed, though others go on meanwhile. */
  reading = $state.raw<{ seat: number; facts: SeatFacts } | null>(null);
  private timers: Partial<Record<"caption" | "secret", ReturnType<typeof setTimeout>>> = {};
  private readonly queue = new Queue(() => this.pace);
  /** Each lets a change be seen that waits to be shown. */
  private readonly veils = new Set<() => void>();

  constructor(private readonly audience: () => Audience) {
    $effect(() => {
      const { facts, look, light } = audience();
      if (facts) prepare([() => look.back(light), ...facts.cards.map(({ name }) => () => look.picture(name, facts, light))]);
    });
  }

  /** Nothing moves on a page that is not seen. */
  private get pace(): number {
    return document.hidden || settings.textView ? 0 : settings.pace;
  }

  /** Nothing that was told to one person stays for the next. */
  clear(): void {
    this.queue.clear();
    for (const lift of this.veils) lift();
    this.told = null;
    this.secret = "";
    this.reading = null;
    for (const timer of Object.values(this.timers)) clearTimeout(timer);
  }

  take({ seat, line }: Happening): void {
    const { speaker, facts } = this.audience();
    if (seat !== speaker.me) return;
    if (line.kind === "said") {
      const name = speaker.names[line.seat] ?? "";
      const said = (): string => say("web-said", { name, text: line.phrase ? say(line.phrase) : line.text });
      this.queue.add(() => this.tell(() => ({ seat: line.seat, text: said() })));
    }
    if ((line.kind !== "moved" && line.kind !== "dealt") || !facts) return;
    if (line.kind === "moved") this.learn(line.events);
    if (line.kind === "moved" && line.seat === seat) this.keepSecret(line.events);
    this.queue.add(...this.steps(line.events, line.kind === "moved" ? line.seat : null, facts));
  }

  /** An inspection shows a role, a swap of hands takes cards to where one knows them. */
  private learn(events: Event[]): void {
    const { me } = this.audience().speaker;
    for (const { name, args } of events) {
      const [seat, on] = [Number(args["seat"]), Number(args["on"])];
      if (me === null || (name !== "inspected" && name !== "swapped_hands")) continue;
      if (seat === me) this.read(on);
      else if (on === me && name === "swapped_hands") this.read(seat);
    }
  }

  /** Opens what this person knows of a seat, if it is anything. */
  read(seat: number): void {
    const { look, screen, light } = this.audience();
    const facts = look.seat(screen, seat, light);
    if (facts.knows) this.reading = { seat, facts };
  }

  private keepSecret(events: Event[]): void {
    const { speaker, shared } = this.audience();
    const looked = events.find((event) => event.secret && "face" in event.secret);
    if (!shared || !looked) return;
    this.secret = sayEvent(looked, speaker);
    clearTimeout(this.timers.secret);
    this.timers.secret = setTimeout(() => (this.secret = ""), LOOKED_AT_FOR);
  }

  /** One line: it is told, and what there is to see in it is shown, event by event. */
  private steps(events: Event[], mover: number | null, facts: GameFacts): Step[] {
    const { look, light, speaker } = this.audience();
    const news = events.filter((event) => isNews(event, events));
    const picture = (card: string): string => look.picture(card, facts, light);
    const [first, ...others] = news.filter(isShown).map((event): Step => {
      const lift = this.veil(event);
      return (pace) => showEvent(event, { pace, back: look.back(light), picture, me: speaker.me, lift }).finally(lift);
    });
    const begin: Step = (pace) => {
      this.announce(news, mover, facts);
      return first?.(pace);
    };
    return [begin, ...others];
  }

  private veil(event: Event): () => void {
    if (!this.pace) return () => {};
    const lift = veil(event);
    const lifted = (): void => {
      this.veils.delete(lifted);
      lift();
    };
    this.veils.add(lifted);
    return lifted;
  }

  private announce(news: Event[], mover: number | null, facts: GameFacts): void {
    if (news[0]) this.tell(this.captionOf(news[0], mover, facts));
    const at = news.find((event) => typeof event.args["x"] === "number");
    if (at) this.last = { x: Number(at.args["x"]), y: Number(at.args["y"]) };
    else if (mover === null) this.last = null;
  }

  private captionOf(event: Event, seat: number | null, facts: GameFacts): () => Caption {
    const { speaker, look, light } = this.audience();
    if (event.name !== "placed") return () => ({ seat, text: sayEvent(event, speaker) });
    const picture = look.picture(String(event.args["card"]), facts, light);
    const turned = Boolean(event.args["turned"]);
    return () => ({ seat, text: sayEvent(event, speaker), laid: { text: say("web-laid", toldArgs(event.args, speaker)), picture, turned } });
  }

  private tell(caption: () => Caption): void {
    this.told = caption;
    clearTimeout(this.timers.caption);
    this.timers.caption = setTimeout(() => (this.told = null), TOLD_FOR);
  }
}
