/** What is said of house rules: the sides and roles among it are those of the simulator and of the cards. */

import { textsIn } from "../words/texts";

export const HOUSE_TEXTS = [
  textsIn(import.meta.glob<{ default: string }>("../../../src/permonik/messages/*/house-rules.ftl", { query: "?raw" })),
  textsIn(import.meta.glob<{ default: string }>("../../../src/permonik/messages/*/cli.ftl", { query: "?only=side-" })),
  textsIn(import.meta.glob<{ default: string }>("../../../src/permonik/messages/*/cards.ftl", { query: "?only=role-" })),
  textsIn(import.meta.glob<{ default: string }>("../../../src/permonik/messages/*/cards-saboteur-2.ftl", { query: "?only=role-" })),
];
