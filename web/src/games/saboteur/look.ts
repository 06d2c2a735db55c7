/** Base Saboteur on the table. */

import { role as roleFace } from "../digging/draw/face";
import type { RoundResult, SaboteurView } from "../../generated/protocol";
import { say } from "../../words/words.svelte";
import { brokenTools, DIGGING, keysOf, learnCards, mineOf } from "../digging/look";
import { type Look, lookFor } from "../look";

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

  finished(screen, round, facts, light) {
    const result = screen.results[round - 1];
    if (!result) return [];
    const route = keysOf(result.route);
    return mineOf(result.mine, screen, facts, light).map((card) => ({ ...card, marked: route.has(card.key) }));
  },

  ways: () => [],

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
      remarks: [say("web-role-left-over", { role: say(`role-${result.left_over}`) })],
      pending: sayPending(screen, names),
    };
  },

  settles: ({ phase }) => phase === "sharing",

  asks: ({ phase }) => (phase === "sharing" ? say("web-ask-keep") : ""),

  scores(screen) {
    return screen.players.map((player) => player.gold ?? 0);
  },

  sayScore(score) {
    return say("web-gold", { count: score });
  },

  seat(screen, seat, light) {
    const player = screen.players[seat];
    if (!player) throw new Error(`no seat ${seat}`);
    const ended = screen.phase === "sharing" || screen.phase === "over";
    const known = player.gold !== null;
    const gold = known
      ? say("web-gold", { count: player.gold ?? 0 })
      : say("web-gold-hidden", { paid: player.paid, cards: player.gold_cards });
    const goldShort = known ? String(player.gold) : `${player.paid}${player.gold_cards ? `+${player.gold_cards}?` : ""}`;
    return { cards: player.cards, signs: brokenTools(player.broken, light), gold, goldShort, role: ended ? DIGGING.revealed(screen, seat) : null };
  },

  wanted(card, cell, turned) {
    if (/^(break|repair)-/.test(card)) return "";
    if (card === "rockfall" || card === "map") return `${card} ${cell.x},${cell.y}`;
    return `place ${card} ${cell.x},${cell.y}${turned ? " turned" : ""}`;
  },
};

/** The look, once its texts can be said. */
export async function learnSaboteur(): Promise<Look> {
  await learnCards();
  return lookFor("saboteur", saboteur);
}
