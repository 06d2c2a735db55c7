/** Base Saboteur on the table. */

import { role as roleFace } from "../digging/draw/face";
import type { SaboteurView } from "../../generated/protocol";
import { say } from "../../words/words.svelte";
import { brokenTools, countsOf, DIGGING, keysOf, rankedByGold, sayCovered, sceneOf, wantedInMine } from "../digging/look";
import { type Look, lookFor } from "../look";

type RoundResult = SaboteurView["results"][number];

/** Who wins a round that ended like this, if anybody has that role. */
function winners({ gold_reached }: RoundResult): string {
  return gold_reached ? "miner" : "saboteur";
}

function sayWhy(result: RoundResult, names: string[]): string {
  const side = winners(result);
  return say(result.gold_reached ? "web-why-gold" : "web-why-no-gold", {
    name: names[result.finisher] ?? "",
    winners: result.roles.includes(side) ? side : "nobody",
  });
}

/** What a seat got in this round, as far as the one who looks may know the worth of gold cards. */
function sayGain({ pay, takers }: RoundResult, seat: number): string {
  if (pay[seat]) return say("web-gold", { count: pay[seat] });
  const cards = takers.filter((taker) => taker === seat).length;
  return cards ? say("web-gold-cards", { count: cards }) : "–";
}

function sayPending(screen: SaboteurView, names: string[]): string {
  if (screen.phase !== "sharing") return "";
  return say("web-sharing", { name: names[screen.to_move] ?? "", count: screen.offered });
}

export const saboteur: Look<SaboteurView> = {
  ...DIGGING,

  scene(screen, sight, round) {
    const result = round === null ? undefined : screen.results[round - 1];
    return sceneOf(screen, sight, result && { mine: result.mine, decisive: keysOf(result.route) });
  },

  outcome(screen, names, light) {
    const result = screen.results.at(-1);
    if (!result) return null;
    return {
      round: result.round,
      why: sayWhy(result, names),
      seats: result.roles.map((role, seat) => ({
        won: role === winners(result),
        role: say(`role-${role}`),
        picture: roleFace(role, light),
        gain: sayGain(result, seat),
      })),
      remarks: [...sayCovered(result), say("web-role-left-over", { role: say(`role-${result.left_over}`) })],
      pending: sayPending(screen, names),
    };
  },

  settles: ({ phase }) => phase === "sharing",

  asks: ({ phase }) => (phase === "sharing" ? say("web-ask-keep") : ""),

  finale: (screen, names) => rankedByGold(screen.players, names),

  seat(screen, seat, light) {
    const player = screen.players[seat];
    if (!player) throw new Error(`no seat ${seat}`);
    const ended = screen.phase === "sharing" || screen.phase === "over";
    const known = player.gold !== null;
    const gold = known
      ? say("web-gold", { count: player.gold ?? 0 })
      : say("web-gold-hidden", { paid: player.paid, cards: player.gold_cards });
    const covered = known || !player.gold_cards ? {} : { note: say("web-gold-cards", { count: player.gold_cards }) };
    const short = String(known ? player.gold : player.paid);
    return { counts: countsOf(player.cards, gold, short), ...covered, signs: brokenTools(player.broken, light), role: ended ? DIGGING.revealed(screen, seat) : null };
  },

  /** Cards of the same worth are cards all the same. */
  copies: ({ nuggets }, { looks }) => looks.at(-1)?.offer.filter((worth) => worth === nuggets).length || 1,

  wanted: (_, card, cell, turned) => wantedInMine(card, cell, turned),
};

export function saboteurLook(): Look {
  return lookFor("saboteur", saboteur);
}
