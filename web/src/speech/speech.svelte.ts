/** Prompts for those who cannot read yet, spoken by the browser where it has a voice for the language. Never needed. */

import { words } from "../words/words.svelte";

const KEPT_AS = "permonik.speaks";

class Speech {
  /** Off until somebody wants it: a table is often in a room with others. */
  private wanted = $state(localStorage.getItem(KEPT_AS) === "yes");
  private voices = $state.raw<SpeechSynthesisVoice[]>([]);
  private readonly synthesis = "speechSynthesis" in window ? window.speechSynthesis : null;

  constructor() {
    const learn = (): void => {
      this.voices = this.synthesis?.getVoices() ?? [];
    };
    learn();
    this.synthesis?.addEventListener("voiceschanged", learn);
  }

  private readonly voice = $derived.by(() => this.voices.find(({ lang }) => lang.toLowerCase().startsWith(words.language)) ?? null);

  /** Whether the browser can speak the language of the page. */
  get able(): boolean {
    return this.voice !== null;
  }

  get on(): boolean {
    return this.wanted && this.able;
  }

  toggle(): void {
    this.wanted = !this.wanted;
    localStorage.setItem(KEPT_AS, this.wanted ? "yes" : "no");
    this.hush();
  }

  /** Sentence after sentence. What still waits to be said is no news any more. */
  say(...texts: string[]): void {
    if (!this.on || !this.synthesis) return;
    if (this.synthesis.pending) this.synthesis.cancel();
    for (const text of texts.filter(Boolean)) {
      const spoken = new SpeechSynthesisUtterance(text);
      spoken.voice = this.voice;
      spoken.lang = words.language;
      spoken.rate = 0.95;
      this.synthesis.speak(spoken);
    }
  }

  hush(): void {
    this.synthesis?.cancel();
  }
}

export const speech = new Speech();
