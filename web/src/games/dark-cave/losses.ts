/** How it is shown that somebody loses a card: the left neighbour pulls a back, and the victim alone sees the face. */

import type { Event } from "../../generated/protocol";
import type { Act } from "../../stage/acts";
import { sayCard } from "../../words/telling";
import { say } from "../../words/words.svelte";
import type { Sight } from "../look";
import { back, face } from "./draw/pictures";
import { type DarkCaveView, levelOf } from "./screen";

export function lostCard({ args, secret }: Event, { players }: DarkCaveView, { facts, light, names }: Sight): Act[] {
  const victim = Number(args["seat"]);
  const neighbour = (victim + 1) % players.length;
  const picture = back(levelOf(String(args["level"])), light);
  const pulled: Act[] = [{ verb: "take", picture, from: { seat: victim }, to: { seat: neighbour }, shakes: { seat: victim } }, { verb: "take", picture, from: { seat: neighbour }, to: "pile" }];
  const card = facts.cards.find(({ name }) => name === secret?.["card"]);
  if (!card) return pulled;
  return [...pulled, { verb: "show", picture: face(card, light), text: say("cave-pulled", { name: names[neighbour] ?? "", card: sayCard(card.name) }), stay: 2600 }];
}
