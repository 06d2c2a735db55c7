/** What lies in front of each seat, and in the draw pile. */

import type { Light } from "../../draw/ink";
import type { Event } from "../../generated/protocol";
import { say } from "../../words/words.svelte";
import type { Progress, SeatFacts, Signs } from "../look";
import { clanOf } from "../walking/draw/clans";
import { portrait } from "../walking/draw/figures";
import { axeSign, bootsSign, creatureSign, exitSign, lyingSign, webSign } from "./draw/pictures";
import { type CaveDwarf, type DarkCaveView, LEVELS } from "./screen";

/** How many cards of each level, in short: 2 × I, 1 × III. */
function byLevel(levels: string[]): string {
  return LEVELS.flatMap((level) => {
    const count = levels.filter((one) => one === level).length;
    return count ? [`${count}\u00a0×\u00a0${level}`] : [];
  }).join(", ");
}

function signsOf({ creatures, tokens }: DarkCaveView, seat: number, { boots, axes, lying, escaped }: CaveDwarf): Signs[] {
  const led = creatures.filter((one) => one.seat === seat).map(({ creature }) => creature);
  const webs = tokens.filter((token) => token.seat === seat);
  return [
    ...(escaped ? [{ label: say("cave-out"), pictures: [exitSign()] }] : []),
    ...(lying ? [{ label: say("cave-lies"), pictures: [lyingSign()] }] : []),
    ...(boots ? [{ label: say("cave-has-boots"), pictures: [bootsSign()] }] : []),
    ...(axes.length ? [{ label: say("cave-has-axes", { count: axes.length }), pictures: axes.map(axeSign) }] : []),
    ...led.map((creature) => ({ label: say("cave-leads", { creature }), pictures: [creatureSign(creature)] })),
    ...(webs.length ? [{ label: say("cave-has-webs", { count: webs.length }), pictures: webs.map(({ number }) => webSign(number ?? 0)) }] : []),
  ];
}

/** What holds for a seat at the moment. */
function noteOf({ turn, frozen, drawer, over }: DarkCaveView, seat: number, { lying, escaped }: CaveDwarf): string {
  if (over) return "";
  const notes = [
    ...(escaped ? [say("cave-out")] : lying ? [say("cave-lies")] : frozen && seat === turn ? [say("cave-frozen")] : []),
    ...(drawer === seat ? [say("cave-draws")] : []),
  ];
  return notes.join("; ");
}

export function seat(screen: DarkCaveView, seat: number, _: Light): SeatFacts {
  const player = screen.players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  const { cards, levels, nuggets, clan, revealed } = player;
  const own = seat === screen.seat;
  const role = screen.over || revealed || !own ? player.role : null;
  const given = screen.given.filter(({ holder }) => holder === seat).map((one) => ({ cards: one.cards, unseen: one.unseen.reduce((sum, count) => sum + count, 0) }));
  const aside = own ? screen.undealt_roles : [];
  return {
    label: say("cave-clan", { clan }),
    face: portrait(seat, clanOf(clan)),
    counts: [
      { mark: "cards", short: String(cards), label: say("cave-hand", { count: cards, levels: byLevel(levels) }), backs: levels },
      { mark: "gold", short: String(nuggets), label: say("cave-nuggets", { count: nuggets }) },
    ],
    note: noteOf(screen, seat, player),
    signs: signsOf(screen, seat, player),
    role,
    given,
    aside,
    knows: !screen.over && ((role !== null && !revealed && screen.players.length > 2) || given.length > 0 || aside.length > 0),
  };
}

/** How many cards of each level are left to draw. */
export function progress({ draw_pile, levels }: DarkCaveView): Progress {
  return { rounds: 1, pile: draw_pile, backs: LEVELS.map((name, level) => ({ name, cards: levels[level] ?? 0, label: say("cave-left", { level: name, cards: levels[level] ?? 0 }) })) };
}

/** A look shows a clan card, the way out shows those set aside, a swap takes cards to where one knows them. */
export function learns({ name, args, secret }: Event, me: number): number | null {
  const [by, on] = [Number(args["seat"]), Number(args["on"])];
  if (name === "swapped_cards") return by === me ? on : on === me ? by : null;
  if (!secret || by !== me) return null;
  return name === "looked_at_dwarf" ? on : name === "looked_aside" ? me : null;
}
