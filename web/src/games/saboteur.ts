/** Base Saboteur on the table. */

import type { GameFacts } from "../api";
import { coveredGoal, face, role as roleFace } from "../draw/face";
import type { Light } from "../draw/ink";
import type { Laid as LaidCard, RoundResult, SaboteurView } from "../generated/protocol";
import { sayLaid } from "../words/telling";
import { say } from "../words/words.svelte";
import type { Laid, Look, SeatFacts } from "./look";

function picture(card: string, facts: GameFacts, light: Light): string {
  const found = facts.cards.find((one) => one.name === card);
  if (!found) throw new Error(`no card ${card}`);
  return face(found, light);
}

function laid(card: LaidCard, facts: GameFacts, light: Light): Laid {
  return {
    key: `${card.x},${card.y}`,
    x: card.x,
    y: card.y,
    picture: picture(card.card, facts, light),
    turned: card.turned,
    label: say("web-cell", { card: sayLaid(card.card, card.turned), x: card.x, y: card.y }),
  };
}

function startCard(facts: GameFacts, light: Light): Laid {
  return laid({ x: 0, y: 0, card: "start", turned: false }, facts, light);
}

function goals(screen: SaboteurView, facts: GameFacts, light: Light): Laid[] {
  return screen.goals.map((goal) => ({
    key: `${goal.x},${goal.y}`,
    x: goal.x,
    y: goal.y,
    picture: goal.face ? picture(goal.face, facts, light) : coveredGoal(light),
    turned: goal.turned ?? false,
    label: say("web-goal", { x: goal.x, y: goal.y, face: goal.face ? sayLaid(goal.face, goal.turned ?? false) : "", known: goal.face ? "yes" : "no" }),
    seen: goal.turned === null ? goal.seen_by : [],
  }));
}

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

export const saboteur: Look = {
  board(screen, facts, light) {
    return [startCard(facts, light), ...goals(screen, facts, light), ...screen.mine.map((card) => laid(card, facts, light))];
  },

  finished(screen, round, facts, light) {
    const result = screen.results[round - 1];
    if (!result) return [];
    const route = new Set(result.route.map(([x, y]) => `${x},${y}`));
    const shown = [startCard(facts, light), ...result.mine.map((card) => laid(card, facts, light))];
    const open = new Set(shown.map((card) => card.key));
    const covered = goals(screen, facts, light)
      .filter((goal) => !open.has(goal.key))
      .map((goal) => ({ ...goal, picture: coveredGoal(light), seen: [] }));
    return [...shown, ...covered].map((card) => ({ ...card, marked: route.has(card.key) }));
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
      remarks: [say("web-role-left-over", { role: say(`role-${result.left_over}`) })],
      pending: sayPending(screen, names),
    };
  },

  scores(screen) {
    return screen.players.map((player) => player.gold ?? 0);
  },

  sayScore(score) {
    return say("web-gold", { count: score });
  },

  picture,

  seat(screen, seat): SeatFacts {
    const player = screen.players[seat];
    if (!player) throw new Error(`no seat ${seat}`);
    const ended = screen.phase === "sharing" || screen.phase === "over";
    const known = player.gold !== null;
    const gold = known
      ? say("web-gold", { count: player.gold ?? 0 })
      : say("web-gold-hidden", { paid: player.paid, cards: player.gold_cards });
    const goldShort = known ? String(player.gold) : `${player.paid}${player.gold_cards ? `+${player.gold_cards}?` : ""}`;
    return { cards: player.cards, broken: player.broken, gold, goldShort, role: ended ? (screen.results.at(-1)?.roles[seat] ?? null) : null };
  },

  wanted(card, cell, turned) {
    if (card === "rockfall" || card === "map") return `${card} ${cell.x},${cell.y}`;
    return `place ${card} ${cell.x},${cell.y}${turned ? " turned" : ""}`;
  },
};
