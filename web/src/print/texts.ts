/** What stands on paper besides rules. */

import { textsIn } from "../words/texts";

export const PRINT_TEXTS = textsIn(import.meta.glob<{ default: string }>("../../../src/permonik/messages/*/web-print.ftl", { query: "?raw" }));
