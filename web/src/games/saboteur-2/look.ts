/** Saboteur with the expansion on the table: doors, ladders and crystals, thefts and prisons, and what one knows of others. */

import type { GameFacts } from "../../api";
import { EXPANSION } from "./draw/expansion";
import { learnPictures, role as roleFace, sign } from "../digging/draw/face";
import type { Laid as LaidCard, RoundVerdict, Saboteur2View } from "../../generated/protocol";
import { sayEvent } from "../../words/telling";
import { say } from "../../words/words.svelte";
import { brokenTools, countsOf, DIGGING, keysOf, rankedByGold, sayCovered, sceneOf, wantedInMine } from "../digging/look";
import type { Way } from "../../stage/scene";
import { type Look, lookFor } from "../look";
import { tricks } from "./acts";

const TEAMS = ["blue", "green"] as const;

function featureOf(card: string, facts: GameFacts): string {
  return facts.cards.find((one) => one.name === card)?.feature ?? "";
}

function wayOf(result: RoundVerdict, team: (typeof TEAMS)[number]): [number, number][] {
  return team === "blue" ? result.blue_route : result.green_route;
}

/** The doors on the ways to the gold; all doors where no team gets through. */
function doorsOf(result: RoundVerdict, facts: GameFacts): Set<string> {
  if (!result.gold_reached) return new Set();
  const open = keysOf([...result.blue_route, ...result.green_route]);
  const doors = result.mine.filter(({ card }) => TEAMS.some((team) => team === featureOf(card, facts)));
  return keysOf(doors.map(({ x, y }): [number, number] => [x, y]).filter(([x, y]) => !open.size || open.has(`${x},${y}`)));
}

/** Every ladder is joined to the start. */
function laddersIn(mine: LaidCard[], facts: GameFacts): Way[] {
  const ladders = mine.filter(({ card }) => featureOf(card, facts) === "ladder");
  return ladders.map(({ x, y }) => ({ kind: "ladder", cells: [{ x: 0, y: 0 }, { x, y }] }));
}

/** Which dwarfs have won, as messages choose by it. */
function sideOf({ winners, roles }: RoundVerdict): string {
  const won = new Set(winners.map((seat) => roles[seat]));
  const [blue, green, boss, profiteer] = ["blue-miner", "green-miner", "boss", "profiteer"].map((role) => won.has(role));
  if (won.has("saboteur")) return "saboteurs";
  if (blue || green) return blue && green ? "both" : blue ? "blue" : "green";
  if (boss || profiteer) return boss && profiteer ? "helpers" : boss ? "boss" : "profiteer";
  return "nobody";
}

interface Thefts {
  stolen: number;
  lost: number;
}

function theftsOf({ loot }: Saboteur2View, round: number, seat: number): Thefts {
  const robberies = loot.filter(([when, thief, victim]) => when === round && thief !== victim);
  return { stolen: robberies.filter(([, thief]) => thief === seat).length, lost: robberies.filter(([, , victim]) => victim === seat).length };
}

/** What a seat has more than before the round: what it was paid, and what thefts changed. */
function gainOf(paid: number, { stolen, lost }: Thefts, why: string): { gain: string; why: string } {
  const count = paid + stolen - lost;
  const gain = count > 0 ? say("web-gold", { count }) : count < 0 ? say("web-gold-lost", { count: -count }) : "–";
  return { gain, why: stolen || lost ? `${why} ${say("web-gold-thefts", { paid, stolen, lost })}` : why };
}

function sayLoot(screen: Saboteur2View, round: number, names: string[]): string[] {
  const robberies = screen.loot.filter(([when]) => when === round);
  return robberies.map(([, thief, victim]) =>
    sayEvent(thief === victim ? { name: "spared", args: { seat: thief } } : { name: "robbed", args: { seat: thief, on: victim } }, { me: null, names }),
  );
}

const saboteur2: Look<Saboteur2View> = {
  ...DIGGING,

  scene(screen, sight, round) {
    const result = round === null ? undefined : screen.results[round - 1];
    if (!result) return sceneOf(screen, sight, undefined, laddersIn(screen.mine, sight.facts));
    const ways = TEAMS.map((kind): Way => ({ kind, cells: wayOf(result, kind).map(([x, y]) => ({ x, y })) }));
    return sceneOf(screen, sight, { mine: result.mine, decisive: doorsOf(result, sight.facts) }, ways);
  },

  acts: (event, scene, next, sight) => tricks(event, sight) ?? DIGGING.acts(event, scene, next, sight),

  outcome(screen, names, light) {
    const result = screen.results.at(-1);
    if (!result) return null;
    const { round, roles, whys, pay, winners, finisher } = result;
    return {
      round,
      why: say(result.gold_reached ? "web-verdict-gold" : "web-verdict-no-gold", { name: names[finisher] ?? "", winners: sideOf(result) }),
      seats: roles.map((role, seat) => ({
        won: winners.includes(seat),
        role: say(`role-${role}`),
        picture: roleFace(role, light),
        ...gainOf(pay[seat] ?? 0, theftsOf(screen, round, seat), say(`why-${(whys[seat] ?? "").replaceAll("_", "-")}`)),
      })),
      ways: TEAMS.filter((team) => wayOf(result, team).length).map((kind) => ({ kind, text: say(`web-way-${kind}`) })),
      remarks: [...sayCovered(result), say("web-crystals", { count: result.crystals }), ...sayLoot(screen, round, names)],
      pending: screen.phase === "stealing" ? say("web-stealing", { name: names[screen.to_move] ?? "" }) : "",
    };
  },

  settles: ({ phase }) => phase === "stealing",

  asks({ phase, owed, may }) {
    if (phase === "stealing") return say("web-ask-steal");
    return phase === "passing" ? say("web-ask-pass", { owed, may }) : "";
  },

  finale: (screen, names) => rankedByGold(screen.players, names),

  seat(screen, seat, light) {
    const player = screen.players[seat];
    if (!player) throw new Error(`no seat ${seat}`);
    const { cards, broken, theft, trapped, gold } = player;
    const revealed = screen.phase === "stealing" || screen.phase === "over";
    const role = revealed || seat !== screen.seat ? (screen.known_roles[seat] ?? null) : null;
    const given = screen.given.filter(({ holder }) => holder === seat);
    const knows = !revealed && (role !== null || given.length > 0);
    const signs = [...(theft ? [{ label: say("web-theft"), pictures: [sign("theft", light)] }] : []), ...brokenTools(broken, light)];
    return { counts: countsOf(cards, say("web-gold", { count: gold }), String(gold)), signs, trapped, role, given, knows };
  },

  /** An inspection shows a role, a swap of hands takes cards to where one knows them. */
  learns({ name, args }, me) {
    const [seat, on] = [Number(args["seat"]), Number(args["on"])];
    if (name !== "inspected" && name !== "swapped_hands") return null;
    return seat === me ? on : on === me && name === "swapped_hands" ? seat : null;
  },

  givesRole: ({ name, args }, seat) => name === "swapped_hats" && args["on"] === seat,

  wanted: (_, card, cell, turned) => (card && card in EXPANSION.actions ? "" : wantedInMine(card, cell, turned)),
};

export function saboteur2Look(): Look {
  learnPictures(EXPANSION);
  return lookFor("saboteur-2", saboteur2);
}
