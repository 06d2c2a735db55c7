/** What the cards of all mines are called. */

import { textsIn } from "../../words/texts";

export const CARD_TEXTS = textsIn(import.meta.glob<{ default: string }>("../../../../src/permonik/messages/*/cards.ftl", { query: "?with=paths" }));
