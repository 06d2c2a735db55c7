import { expect, test } from "vitest";

import { sayWhen } from "./when";

const NOW = Date.UTC(2026, 10, 18, 12);
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

test("what was lately is said by how long ago it was, in the language of the page", () => {
  expect(sayWhen(NOW - 5, NOW, "en")).toBe("now");
  expect(sayWhen(NOW + HOUR, NOW, "en")).toBe("now");
  expect(sayWhen(NOW - 3 * MINUTE, NOW, "en")).toBe("3 minutes ago");
  expect(sayWhen(NOW - 3 * MINUTE, NOW, "cs")).toBe("před 3 minutami");
  expect(sayWhen(NOW - 5 * HOUR, NOW, "sk")).toBe("pred 5 hodinami");
  expect(sayWhen(NOW - DAY, NOW, "cs")).toBe("včera");
});

test("what was long ago is said by its date", () => {
  expect(sayWhen(NOW - 8 * DAY, NOW, "cs")).toBe("10. 11. 2026");
  expect(sayWhen(NOW - 8 * DAY, NOW, "en")).toBe("Nov 10, 2026");
});
