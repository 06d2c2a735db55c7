import { describe, expect, it } from "vitest";

import made from "../generated/lesson-saboteur.json";
import type { SaboteurView } from "../generated/protocol";
import { isOf, type Screen } from "../table/screens";
import { Lesson, type Script } from "./lesson.svelte";

const script = made as unknown as Script;

function mine(screen: Screen): SaboteurView {
  if (!isOf("saboteur", screen)) throw new Error(screen.game);
  return screen;
}

function numberOf(id: string): number {
  return script.steps.findIndex((step) => step.id === id);
}

function begun(id: string): Lesson {
  const lesson = new Lesson(script, () => Promise.resolve());
  lesson.goTo(numberOf(id));
  return lesson;
}

describe("a lesson", () => {
  it("goes on to the end when the teacher does everything", async () => {
    const lesson = begun("hello");
    while (!lesson.isLast) await lesson.goOn();
    expect(lesson.screen.over).toBe(true);
    expect(mine(lesson.screen).results[0]?.gold_reached).toBe(true);
  });

  it("declines a legal move that is not wanted now", async () => {
    const lesson = begun("break");
    const other = lesson.offers.find((offer) => offer.text !== lesson.step.plays);
    if (other) await lesson.play(other);
    expect(lesson.answer).toEqual({ kind: "other" });
    expect(lesson.step.id).toBe("break");
  });

  it("says why what it lets try in vain is refused, and goes on", () => {
    const lesson = begun("dead-end");
    lesson.attempt("EW", { x: 9, y: 9 });
    expect(lesson.answer).toEqual({ kind: "elsewhere" });
    lesson.attempt("EW", { x: 7, y: -1 });
    expect(lesson.answer).toMatchObject({ kind: "refused", why: { code: "dead_end" } });
    expect(lesson.step.id).toBe("break");
  });

  it("goes back to the table as it was", async () => {
    const lesson = begun("place");
    const before = lesson.screen;
    await lesson.goOn();
    expect(mine(lesson.screen).mine.length).toBe(mine(before).mine.length + 2);
    lesson.goTo(numberOf("place"));
    expect(lesson.screen).toBe(before);
  });

  it("does not let moves that are still being shown disturb another step", async () => {
    let shown = (): void => {};
    const lesson = new Lesson(script, () => new Promise((resolve) => (shown = resolve)));
    lesson.goTo(numberOf("place"));
    const played = lesson.goOn();
    lesson.goTo(0);
    shown();
    await played;
    expect(lesson.at).toBe(0);
    expect(lesson.running).toBe(false);
  });
});
