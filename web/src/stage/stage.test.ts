import { beforeEach, expect, it } from "vitest";

import type { Event } from "../generated/protocol";
import type { Screen } from "../table/screens";
import type { Act } from "./acts";
import type { Scene } from "./scene";
import { type Moment, Stage } from "./stage.svelte";

const moment = (round: number): Moment => ({ screen: { round } as Screen, pausing: false });
const [BEFORE, NEXT] = [moment(1), moment(2)];
const SECRET: Act = { verb: "show", secret: { seat: 1, picture: "", back: "", text: "", says: { title: "", hint: "", look: "", done: "" } } };
const event = (name: string): Event => ({ name, args: {} });

let acts: Record<string, Act[]>;
let stage: Stage;

beforeEach(() => {
  acts = {};
  const scene = ({ screen }: Moment): Scene => ({ label: `round ${screen.round}`, cards: [] });
  stage = new Stage(() => NEXT, () => ({ scene, acts: ({ name }) => acts[name] ?? [], card: [100, 150] }));
});

it("what is true waits until what leads to it was shown, and nobody taps meanwhile", async () => {
  stage.hold(BEFORE);
  expect([stage.busy, stage.moment, stage.scene.label]).toEqual([true, BEFORE, "round 1"]);
  await stage.show([event("dug")], BEFORE, NEXT, { pace: 0 });
  expect([stage.busy, stage.moment, stage.scene.label]).toEqual([false, NEXT, "round 2"]);
});

it("every event is heard, in its order", async () => {
  const heard: string[] = [];
  stage.hold(BEFORE);
  await stage.show(["entered", "took", "turn"].map(event), BEFORE, NEXT, { pace: 0, aloud: ({ name }) => heard.push(name) });
  expect(heard).toEqual(["entered", "took", "turn"]);
});

it("each act is seen on what the acts before have left", async () => {
  acts = { put: [{ verb: "put", figure: { key: "anna", x: 0, y: 0, picture: "", label: "" } }], move: [{ verb: "move", figures: { anna: { x: 1, y: 0 } } }, SECRET] };
  stage.hold(BEFORE);
  const shown = stage.show(["put", "move"].map(event), BEFORE, NEXT, { pace: 1 });
  await expect.poll(() => stage.secret).not.toBeNull();
  expect(stage.scene.figures).toMatchObject([{ key: "anna", x: 1, y: 0 }]);
  stage.secret?.done();
  await shown;
  expect(stage.scene.figures).toBeUndefined();
});

it("a secret waits for the one who may look, even where nothing moves", async () => {
  acts = { peeked: [SECRET] };
  stage.hold(BEFORE);
  const shown = stage.show([event("peeked")], BEFORE, NEXT, { pace: 0 });
  expect([stage.secret?.seat, stage.busy]).toEqual([1, true]);
  stage.secret?.done();
  await shown;
  expect([stage.secret, stage.busy]).toEqual([null, false]);
});

it("what is broken off ends in the true screen, and does not come back", async () => {
  acts = { peeked: [SECRET], took: [SECRET] };
  stage.hold(BEFORE);
  const shown = stage.show(["peeked", "took"].map(event), BEFORE, NEXT, { pace: 0 });
  stage.clear();
  await shown;
  expect([stage.secret, stage.busy, stage.moment]).toEqual([null, false, NEXT]);
});
