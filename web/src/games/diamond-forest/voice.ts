/** Says aloud what happens in the forest, and what is asked, where that is wanted. */

import { say } from "../../words/words.svelte";
import type { Voice } from "../look";
import type { ForestScreen } from "./screen";
import { speech } from "../../speech/speech.svelte";
import SpeechButton from "./SpeechButton.svelte";
import { speakAsk, Spoken } from "./spoken";

export function forestVoice(): Voice<ForestScreen> {
  const spoken = new Spoken();
  return {
    Button: SpeechButton,
    event: (event, speaker, yours) => speech.on && speech.say(...spoken.of(event, speaker, yours)),
    ask: (screen, seat) => speech.on && speech.say(speakAsk(screen, seat)),
    refused: () => speech.say(say("speak-elsewhere")),
    secret: () => speech.say(say("speak-eyes")),
    say: (text) => speech.on && speech.say(text),
    hush: () => speech.hush(),
  };
}
