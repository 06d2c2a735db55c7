/** The texts of replays and of the check of the deal. */

import { textsIn } from "../words/texts";

export const TEXTS = textsIn(import.meta.glob<{ default: string }>("../../../src/permonik/messages/*/replay.ftl", { query: "?raw" }));
