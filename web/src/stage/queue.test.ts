import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Queue, type Step } from "./queue";

const FLIGHT = 500;

function sleep(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}

describe("a queue of what is shown", () => {
  let told: string[];
  let paces: number[];

  /** A step that lasts as a flight does, and tells when it begins and ends. */
  function flight(name: string): Step {
    return async (pace) => {
      paces.push(pace);
      told.push(`${name} begins`);
      if (pace) await sleep(FLIGHT * pace);
      told.push(`${name} ends`);
    };
  }

  function flights(count: number): Step[] {
    return Array.from({ length: count }, (_, number) => flight(String(number)));
  }

  beforeEach(() => {
    vi.useFakeTimers();
    [told, paces] = [[], []];
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("begins at once when nothing is shown", () => {
    new Queue(() => 1).add(flight("one"));
    expect(told).toEqual(["one begins"]);
  });

  it("shows one step after the other, however fast they come", async () => {
    const queue = new Queue(() => 1);
    queue.add(flight("one"));
    queue.add(flight("two"));
    await vi.advanceTimersByTimeAsync(100);
    queue.add(flight("three"));
    await vi.runAllTimersAsync();
    expect(told).toEqual(["one begins", "one ends", "two begins", "two ends", "three begins", "three ends"]);
  });

  it("shortens each step by what waits behind it, and takes its time for the last", async () => {
    new Queue(() => 1).add(...flights(3));
    await vi.runAllTimersAsync();
    expect(paces).toEqual([1 / 4, 1 / 2.5, 1]);
  });

  it("lags behind less than a second when a move comes every tenth of one", async () => {
    const queue = new Queue(() => 1);
    for (const step of flights(50)) {
      queue.add(step);
      await vi.advanceTimersByTimeAsync(100);
    }
    await vi.advanceTimersByTimeAsync(900);
    expect(told.at(-1)).toBe("49 ends");
  });

  it("skips at once to what can still be followed", async () => {
    new Queue(() => 1).add(...flights(100));
    await vi.advanceTimersByTimeAsync(0);
    expect(paces.filter((pace) => pace === 0)).toHaveLength(87);
    expect(told.at(-1)).toBe("87 begins");
  });

  it("takes no time without motion", async () => {
    new Queue(() => 0).add(...flights(5));
    await vi.advanceTimersByTimeAsync(0);
    expect(told.at(-1)).toBe("4 ends");
  });

  it("follows a change of pace from the next step on", async () => {
    let pace = 1;
    new Queue(() => pace).add(flight("one"), flight("two"));
    pace = 0;
    await vi.runAllTimersAsync();
    expect(paces).toEqual([1 / 2.5, 0]);
  });

  it("reports a step that fails and goes on", async () => {
    const reported = vi.fn();
    vi.stubGlobal("reportError", reported);
    const problem = new Error("no such card");
    new Queue(() => 1).add(() => Promise.reject(problem), flight("two"));
    await vi.runAllTimersAsync();
    expect(reported).toHaveBeenCalledExactlyOnceWith(problem);
    expect(told).toEqual(["two begins", "two ends"]);
  });

  it("drops what waits when it is cleared, and goes on afterwards", async () => {
    const queue = new Queue(() => 1);
    queue.add(flight("one"), flight("two"));
    queue.clear();
    await vi.runAllTimersAsync();
    expect(told).toEqual(["one begins", "one ends"]);
    queue.add(flight("three"));
    expect(told.at(-1)).toBe("three begins");
  });
});
