/** A soft sound, made by the browser itself: two struck bars of a glockenspiel, far away. */

const NOTES = [
  { pitch: 587.33, at: 0 },
  { pitch: 880, at: 0.16 },
];
const [VOLUME, ATTACK, FADES] = [0.12, 0.015, 0.9];

// To start the sound takes a browser up to a tenth of a second: not while what was touched moves.
const OPENS_AFTER_MS = 2_000;

let ears: AudioContext | null = null;
let opening = false;

/** To be called when somebody touches the page: before that no browser lets it be heard. */
export function openEars(): void {
  if (!("AudioContext" in window)) return;
  // Where only a touch may start the sound, the next one does.
  if (ears?.state === "suspended") void ears.resume();
  if (opening) return;
  opening = true;
  setTimeout(() => (ears = new AudioContext()), OPENS_AFTER_MS);
}

/** Sounds, if the page may be heard. */
export function chime(): void {
  if (ears?.state !== "running") return;
  for (const { pitch, at } of NOTES) strike(ears, pitch, ears.currentTime + at);
}

function strike(context: AudioContext, pitch: number, at: number): void {
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  tone.type = "sine";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(VOLUME, at + ATTACK);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + FADES);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + FADES);
}
