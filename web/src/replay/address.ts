/** The moment and the eyes stand behind the # of the address: a link shows others the same. */

import type { Eyes } from "./replay";

const AUDIENCE = "audience";
/** Browsers refuse to change the address too often. */
const REST = 400;

export function readAddress(fragment: string, seats: number): { at: number; eyes: Eyes } | null {
  const given = new URLSearchParams(fragment.replace(/^#/, ""));
  const [step, eyes] = [given.get("step"), given.get("eyes")];
  if (step === null) return null;
  const seat = Number(eyes);
  const isSeat = eyes !== null && /^\d+$/.test(eyes) && seat < seats;
  return { at: Number(step), eyes: isSeat ? seat : eyes === AUDIENCE ? null : "all" };
}

export function fragmentOf(at: number, eyes: Eyes): string {
  return `#${new URLSearchParams({ step: String(at), eyes: eyes === null ? AUDIENCE : String(eyes) }).toString()}`;
}

/** Writes it when the film has rested for a moment; the answer stops it. */
export function writeAddress(at: number, eyes: Eyes): () => void {
  const timer = setTimeout(() => history.replaceState(null, "", fragmentOf(at, eyes)), REST);
  return () => clearTimeout(timer);
}
