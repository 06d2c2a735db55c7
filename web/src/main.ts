import { mount } from "svelte";

import App from "./App.svelte";
import "./style/theme.css";
import { preferredLanguage, words } from "./words/words.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");
// Nothing waits for this file while it runs: what it fetches may need what lies in it.
void words.speak(preferredLanguage()).then(() => mount(App, { target }));
