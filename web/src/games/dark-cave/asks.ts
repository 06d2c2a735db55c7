/** What is asked in The Dark Cave, what a move means there, and what a turn consists of. */

import type { Light } from "../../draw/ink";
import type { Offer } from "../../generated/protocol";
import { say, sayList } from "../../words/words.svelte";
import type { TurnStep } from "../look";
import { creatureSign } from "./draw/pictures";
import type { DarkCaveView } from "./screen";
import { worksFor } from "./sides";

const HINDERED = { out: "out", frozen: "frozen", lying: "lying" } as const;

/** Why the dwarf of the turn does not walk; "" when it may. */
function hindrance({ players, turn, frozen }: DarkCaveView): string {
  const { escaped, lying } = players[turn] ?? {};
  return escaped ? HINDERED.out : frozen ? HINDERED.frozen : lying ? HINDERED.lying : "";
}

/** Whom the creature is about to attack: the one who looks as "you". */
function attackedBy({ attacked, seat: me }: DarkCaveView, names: string[]): string {
  const others = attacked.filter((seat) => seat !== me).map((seat) => names[seat] ?? "");
  return sayList(attacked.length > others.length ? [say("cave-you"), ...others] : others);
}

export function asks(screen: DarkCaveView, _: number, names: string[]): string {
  const { phase, steps: left, creeping, met, attacked } = screen;
  switch (phase) {
    case "walking":
      return left ? say("cave-ask-walk", { steps: left }) : say("cave-ask-cut");
    case "creeping":
      return say("cave-ask-creep", { creature: creeping ?? "", steps: left });
    case "fighting":
      return say("cave-ask-fight", { creature: met ?? "", alone: attacked.length > 1 ? "no" : "yes", names: attackedBy(screen, names) });
    case "voting":
      return say("cave-ask-vote");
    default:
      return "";
  }
}

/** The axe and the vote are asked of those who are not on turn, too: everybody reads why the game waits for them. */
export function outOfTurn({ phase, met, attacked, to_move, turn, over }: DarkCaveView, names: string[]): string {
  if (over) return "";
  const name = names[to_move] ?? "";
  if (phase === "voting") return say("cave-voting", { name, proposer: names[turn] ?? "" });
  if (phase !== "fighting") return "";
  return say("cave-fighting", { creature: met ?? "", names: sayList(attacked.map((seat) => names[seat] ?? "")), name });
}

export function threat({ phase, met }: DarkCaveView, _: Light): string {
  return phase === "fighting" && met ? creatureSign(met) : "";
}

/** The turn in three steps: a card, a walk, new cards. A creature is led within the first. */
export function steps(screen: DarkCaveView, names: string[]): TurnStep[] {
  const { phase, steps: left, due, drawer, creeping, over } = screen;
  if (over) return [];
  const first = phase === "acting" || phase === "voting" || creeping !== null;
  const hindered = hindrance(screen);
  const walk = hindered ? say("cave-step-hindered", { why: hindered }) : phase === "walking" ? say("cave-step-walking", { steps: left }) : say("cave-step-walk");
  return [
    { text: creeping ? say("cave-step-creature", { creature: creeping }) : say("cave-step-card"), state: first ? "now" : "done" },
    { text: walk, state: first ? "next" : "now" },
    { text: drawer === null ? say("cave-step-draw", { cards: due }) : say("cave-step-drawer", { name: names[drawer] ?? "" }), state: "next" },
  ];
}

/** On which side of the figure a border lies. */
function sideOf({ x, y, side }: Offer, { players, turn }: DarkCaveView): string {
  const at = players[turn]?.at;
  if (side === "E") return at?.x === x ? "right" : "left";
  return at?.y === y ? "down" : "up";
}

/** Who ends the walk on a vein must take its nugget and show the clan card. */
function sayStay({ players, turn, veins }: DarkCaveView): string {
  const { at, revealed } = players[turn] ?? {};
  const gold = at && veins.some(({ x, y, field }) => x === at.x && y === at.y && (field ?? 0) === (at.field ?? 0));
  return gold ? say("cave-stay-gold", { revealed: revealed ? "yes" : "no" }) : say("cave-stay");
}

export function sayOffer(offer: Offer, screen: DarkCaveView): string {
  const { phase, creeping, met, attacked, tokens, steps: left } = screen;
  switch (offer.kind) {
    case "stop":
      if (phase === "creeping") return say("cave-halt", { creature: creeping ?? "" });
      return left ? sayStay(screen) : say("cave-go-on");
    case "cut": {
      const web = tokens.find(({ x, y, side }) => x === offer.x && y === offer.y && side === offer.side);
      return say("cave-cut", { number: web?.number ?? 1, side: sideOf(offer, screen) });
    }
    case "fight":
      return say(offer.text.endsWith("yes") ? "cave-fight" : "cave-keep", { creature: met ?? "", alone: attacked.length > 1 ? "no" : "yes" });
    default:
      return "";
  }
}

/** Words say it: no move is a picture alone. */
export function offerPicture(): string {
  return "";
}

/** What makes the holder of a clan card win. */
export function aim(role: string): string {
  return say("cave-aim", { clan: worksFor(role), saboteur: role.endsWith("saboteur") ? "yes" : "no" });
}
