/** Where others reach this server: every link that is made for others begins there. */

import { ask } from "../api";

/** Whether an address can be opened on this device alone. */
export function isOnlyHere(origin: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(new URL(origin).hostname);
}

/** First where the page was opened, if others can open it there too; then what the server knows. */
export function choicesOf(opened: string, told: string[]): string[] {
  return [...new Set([...(isOnlyHere(opened) ? [] : [opened]), ...told])];
}

/** Between two questions while there is no address for others. */
const AGAIN_MS = 10_000;

export class Addresses {
  /** What the server says; null until it has answered. */
  private told = $state.raw<string[] | null>(null);
  private wanted = $state("");
  readonly choices = $derived(choicesOf(location.origin, this.told ?? []));
  readonly chosen = $derived(this.choices.includes(this.wanted) ? this.wanted : this.choices[0]);

  /** Whether it is known that nobody else can open what is opened here. */
  get areNone(): boolean {
    return this.told !== null && !this.chosen;
  }

  /** A link for others; where there are none, one for this device; nothing before that is known. */
  link(path: string): string {
    const origin = this.chosen ?? (this.areNone ? location.origin : null);
    return origin === null ? "" : origin + path;
  }

  choose(origin: string): void {
    this.wanted = origin;
  }

  /** While somebody is invited: now, when the device may have changed its network, and until there is an address. Gives how to end it. */
  keepAsking(): () => void {
    const again = (): void => {
      if (!document.hidden) void this.ask();
    };
    const timer = setInterval(() => {
      if (this.told === null || !this.chosen) again();
    }, AGAIN_MS);
    addEventListener("online", again);
    document.addEventListener("visibilitychange", again);
    void this.ask();
    return () => {
      clearInterval(timer);
      removeEventListener("online", again);
      document.removeEventListener("visibilitychange", again);
    };
  }

  /** What was told before holds while the server cannot be asked. */
  private async ask(): Promise<void> {
    this.told = await ask<string[]>("/api/addresses").catch(() => this.told);
  }
}

export const addresses = new Addresses();
