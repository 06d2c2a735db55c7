import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Addresses, choicesOf, isOnlyHere } from "./addresses.svelte";

const WIFI = "http://192.168.1.5:8040";
const VPN = "http://10.8.0.2:8040";

test("what a device calls itself is no address for others", () => {
  for (const name of ["127.0.0.1", "127.0.0.2:8040", "localhost:8040", "tables.localhost", "0.0.0.0:8040", "[::1]:8040", "[::]"]) {
    expect(isOnlyHere(`http://${name}`), name).toBe(true);
  }
  for (const name of ["192.168.1.5:8040", "play.example.org", "127.0.0.1.example.org", "localhost.example.org", "[fd00::1]:8040"]) {
    expect(isOnlyHere(`http://${name}`), name).toBe(false);
  }
});

test("a page invites to where it was opened, if others can open it there", () => {
  expect(choicesOf("https://play.example.org", [])).toEqual(["https://play.example.org"]);
  expect(choicesOf(WIFI, [VPN, WIFI])).toEqual([WIFI, VPN]);
});

test("a page that was opened where only this device can invites to what the server knows", () => {
  expect(choicesOf("http://127.0.0.1:8040", [WIFI, VPN])).toEqual([WIFI, VPN]);
  expect(choicesOf("http://localhost:8040", [])).toEqual([]);
});

/** A page that was opened on the machine of the server, and what the server answers: null when it cannot be reached. */
class Place {
  readonly window = new EventTarget();
  readonly document = Object.assign(new EventTarget(), { hidden: false });
  answer: string[] | null = null;
  asked = 0;

  constructor() {
    vi.useFakeTimers();
    vi.stubGlobal("location", { origin: "http://127.0.0.1:8040" });
    vi.stubGlobal("document", this.document);
    vi.stubGlobal("addEventListener", this.window.addEventListener.bind(this.window));
    vi.stubGlobal("removeEventListener", this.window.removeEventListener.bind(this.window));
    vi.stubGlobal("fetch", () => {
      this.asked += 1;
      return this.answer ? Promise.resolve(Response.json(this.answer)) : Promise.reject(new TypeError("no network"));
    });
  }

  async wait(seconds = 0): Promise<void> {
    await vi.advanceTimersByTimeAsync(1000 * seconds);
  }
}

let place: Place;

beforeEach(() => (place = new Place()));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a server that could not be asked is asked again, and until then nobody says that there is no address", async () => {
  const addresses = new Addresses();
  const end = addresses.keepAsking();
  await place.wait(25);
  expect([place.asked, addresses.areNone, addresses.link("/t/ABCDEF")]).toEqual([3, false, ""]);
  place.answer = [WIFI];
  await place.wait(5);
  expect(addresses.link("/t/ABCDEF")).toBe(`${WIFI}/t/ABCDEF`);
  await place.wait(60);
  expect(place.asked).toBe(4);
  end();
});

test("a machine without a network is asked again until it has one", async () => {
  const addresses = new Addresses();
  const end = addresses.keepAsking();
  place.answer = [];
  await place.wait(10);
  expect(addresses.areNone).toBe(true);
  place.answer = [WIFI];
  await place.wait(10);
  expect([addresses.areNone, addresses.chosen]).toEqual([false, WIFI]);
  end();
});

test("whoever comes back, or has a network again, gets the addresses of now, and keeps those of before meanwhile", async () => {
  const addresses = new Addresses();
  place.answer = [WIFI];
  const end = addresses.keepAsking();
  await place.wait();
  place.answer = null;
  place.window.dispatchEvent(new Event("online"));
  await place.wait();
  expect(addresses.choices).toEqual([WIFI]);
  place.answer = [VPN];
  place.document.hidden = true;
  place.document.dispatchEvent(new Event("visibilitychange"));
  await place.wait();
  expect(addresses.choices).toEqual([WIFI]);
  place.document.hidden = false;
  place.document.dispatchEvent(new Event("visibilitychange"));
  await place.wait();
  expect(addresses.choices).toEqual([VPN]);
  end();
  place.window.dispatchEvent(new Event("online"));
  await place.wait(60);
  expect(place.asked).toBe(3);
});
