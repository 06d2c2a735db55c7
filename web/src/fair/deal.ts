/** The fair deal computed again, byte for byte as docs/fair-deal.md says. Plain code: a page by plain HTTP has no crypto.subtle. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** All that went into a deal, in hexadecimal digits. */
export interface Proof {
  table: string;
  commitment: string;
  secret: string;
  /** By seat; null for bots and for people who sent none. */
  contributions: (string | null)[];
  /** What the cards were shuffled by. */
  seed: string;
}

const ABSENT = new Uint8Array([0]);
const PRESENT = new Uint8Array([1]);

/** What the server had to show before anybody contributed. */
export function commitment(secret: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes("permonik commitment 1"), hexToBytes(secret))));
}

/** What is hashed for the deal: it can be read back in one way only. */
export function dealBytes({ secret, table, contributions }: Pick<Proof, "secret" | "table" | "contributions">): Uint8Array {
  const name = utf8ToBytes(table);
  return concatBytes(
    utf8ToBytes("permonik deal 1"),
    hexToBytes(secret),
    new Uint8Array([name.length]),
    name,
    new Uint8Array([contributions.length]),
    ...contributions.map((one) => (one === null ? ABSENT : concatBytes(PRESENT, hexToBytes(one)))),
  );
}

export function dealSeed(proof: Pick<Proof, "secret" | "table" | "contributions">): string {
  return bytesToHex(sha256(dealBytes(proof)));
}

/** Whether the server kept to its secret, and whether the cards came from it and from what everybody sent. */
export function checkDeal(proof: Proof): { secretKept: boolean; dealFollows: boolean } {
  return { secretKept: commitment(proof.secret) === proof.commitment, dealFollows: dealSeed(proof) === proof.seed };
}
