/** What explains itself to whoever asks, and is fetched only then. */

import HELP_TEXTS from "messages:web-help";
import { words } from "../words/words.svelte";

export const cardDialog = () => words.learn(HELP_TEXTS).then(() => import("../help/CardDialog.svelte"));
export const keysDialog = () => words.learn(HELP_TEXTS).then(() => import("../help/KeysDialog.svelte"));
