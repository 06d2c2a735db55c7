/** What explains itself to whoever asks, and is fetched only then. */

import { textsIn } from "../words/texts";
import { words } from "../words/words.svelte";

const HELP_TEXTS = textsIn(import.meta.glob<{ default: string }>("../../../src/permonik/messages/*/web-help.ftl", { query: "?raw" }));

export const cardDialog = () => words.learn(HELP_TEXTS).then(() => import("../help/CardDialog.svelte"));
export const keysDialog = () => words.learn(HELP_TEXTS).then(() => import("../help/KeysDialog.svelte"));
