/** What the list of one's tables says. */

import { textsIn } from "../words/texts";

export const MY_TABLES_TEXTS = textsIn(import.meta.glob<{ default: string }>("../../../src/permonik/messages/*/web-my-tables.ftl", { query: "?raw" }));
