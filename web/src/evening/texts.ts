/** What is said of an evening, and of what comes next. */

import { textsIn } from "../words/texts";

export const EVENING_TEXTS = textsIn(import.meta.glob<{ default: string }>("../../../src/permonik/messages/*/web-evening.ftl", { query: "?raw" }));
