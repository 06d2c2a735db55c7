/** What is said when one looks back at a game. */

import { textsIn } from "../words/texts";

export const ANALYSIS_TEXTS = textsIn(import.meta.glob<{ default: string }>("../../../src/permonik/messages/*/analysis.ftl", { query: "?only=analysis-page" }));
