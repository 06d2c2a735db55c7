/** For tests: a device that remembers, and has nothing to remember yet. */

import { vi } from "vitest";

export function keepNothing(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
}
