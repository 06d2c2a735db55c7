import { bytesToHex } from "@noble/hashes/utils.js";
import { describe, expect, test } from "vitest";

import { vectors } from "../../../tests/vectors/fair-deal.json";
import { checkDeal, commitment, dealBytes, dealSeed, type Proof } from "./deal";

describe.each(vectors)("$name", ({ seed: secret, table, contributions, ...expected }) => {
  test("is computed as the engine does", () => {
    expect(commitment(secret)).toBe(expected.commitment);
    expect(bytesToHex(dealBytes({ secret, table, contributions }))).toBe(expected.deal_bytes);
    expect(dealSeed({ secret, table, contributions })).toBe(expected.deal_seed);
  });

  const proof: Proof = { secret, table, contributions, commitment: expected.commitment, seed: expected.deal_seed };
  const changed = (digits: string): string => (digits.startsWith("0") ? "1" : "0") + digits.slice(1);

  test("holds", () => expect(checkDeal(proof)).toEqual({ secretKept: true, dealFollows: true }));

  test("does not hold with another secret", () => {
    expect(checkDeal({ ...proof, secret: changed(secret) })).toEqual({ secretKept: false, dealFollows: false });
  });

  test("does not hold with another commitment or seed", () => {
    expect(checkDeal({ ...proof, commitment: changed(proof.commitment) }).secretKept).toBe(false);
    expect(checkDeal({ ...proof, seed: changed(proof.seed) }).dealFollows).toBe(false);
  });

  test("does not hold at another table or with another contribution", () => {
    expect(checkDeal({ ...proof, table: `${table}x` }).dealFollows).toBe(false);
    const [first = null, ...others] = contributions;
    const other = first === null ? "0".repeat(32) : null;
    expect(checkDeal({ ...proof, contributions: [other, ...others] }).dealFollows).toBe(false);
    expect(checkDeal({ ...proof, contributions: [...contributions, null] }).dealFollows).toBe(false);
  });
});
