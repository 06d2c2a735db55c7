/** What children are told who begin by pictures, and what each picture is called. */

import { textsIn } from "../words/texts";

export const CHILDREN_TEXTS = textsIn(import.meta.glob<{ default: string }>("../../../src/permonik/messages/*/web-children.ftl", { query: "?raw" }));
