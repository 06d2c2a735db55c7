/** What this device remembers: its seats at tables, its name, and how it likes to play. */

export interface KeptTable {
  table: string;
  code: string;
  game: string;
  /** What opens the seats of this device. */
  secrets: string[];
  /** What this device has drawn for a seat and asked for, while it has no answer: it may open a seat, or nothing. */
  asked?: string[];
  at: number;
}

const TABLES = "permonik.tables";
const NAME = "permonik.name";
const COMMITMENT = "permonik.commitment.";
const NOTES = "permonik.notes.";
const HANDED = "permonik.handed.";
const MOST_TABLES = 50;

export function keptTables(): KeptTable[] {
  try {
    const tables: unknown = JSON.parse(localStorage.getItem(TABLES) ?? "[]");
    return Array.isArray(tables) ? (tables as KeptTable[]) : [];
  } catch {
    return [];
  }
}

export function keptTable(tableOrCode: string): KeptTable | undefined {
  return keptTables().find((kept) => kept.table === tableOrCode || kept.code === tableOrCode);
}

function writeTables(tables: KeptTable[]): void {
  const newest = [...tables].sort((one, other) => other.at - one.at);
  for (const { table } of newest.splice(MOST_TABLES)) forgetNoted(table);
  localStorage.setItem(TABLES, JSON.stringify(newest));
}

/** Forgets what was noted of a table besides its seats. */
function forgetNoted(table: string): void {
  for (const kind of [COMMITMENT, NOTES, HANDED]) localStorage.removeItem(kind + table);
}

type Named = Pick<KeptTable, "table" | "code" | "game">;

function writeSecrets({ table, code, game }: Named, secrets: string[], asked: string[]): void {
  const others = keptTables().filter((kept) => kept.table !== table);
  writeTables([...others, { table, code, game, secrets, asked, at: Date.now() }]);
}

/** Keeps a secret that opens a seat of a table. */
export function keepSecret(table: Named, secret: string): void {
  const { secrets = [], asked = [] } = keptTable(table.table) ?? {};
  writeSecrets(table, [...new Set([...secrets, secret])], without(asked, secret));
}

/** Keeps a secret before a seat is asked for with it: an answer that is lost locks nobody out. */
export function keepAsked(table: Named, secret: string): void {
  const { secrets = [], asked = [] } = keptTable(table.table) ?? {};
  writeSecrets(table, secrets, [...asked, secret]);
}

/** Drops a secret that opens nothing, or nothing any more. */
export function dropSecret(table: string, secret: string): void {
  const tables = keptTables().map((kept) =>
    kept.table === table
      ? { ...kept, secrets: without(kept.secrets, secret), asked: without(kept.asked ?? [], secret) }
      : kept,
  );
  writeTables(tables.filter((kept) => kept.secrets.length || kept.asked?.length));
}

function without(secrets: string[], secret: string): string[] {
  return secrets.filter((other) => other !== secret);
}

/** A new secret for somebody else's seat that this device has asked for as host. */
export interface Handed {
  seat: number;
  secret: string;
  /** Whether the table has answered; until then it is asked for with the same one again. */
  answered: boolean;
}

export function keptHanded(table: string): Handed | null {
  try {
    return JSON.parse(localStorage.getItem(HANDED + table) ?? "null") as Handed | null;
  } catch {
    return null;
  }
}

export function keepHanded(table: string, handed: Handed): void {
  localStorage.setItem(HANDED + table, JSON.stringify(handed));
}

export function touchTable(table: string): void {
  writeTables(keptTables().map((kept) => (kept.table === table ? { ...kept, at: Date.now() } : kept)));
}

export function forgetTable(table: string): void {
  forgetNoted(table);
  writeTables(keptTables().filter((kept) => kept.table !== table));
}

/** The commitment that this device saw before it contributed to a table's deal; "" when it was not there. */
export function notedCommitment(table: string): string {
  return localStorage.getItem(COMMITMENT + table) ?? "";
}

/** Notes a commitment. False when another one was noted before: then nothing may be contributed. */
export function noteCommitment(table: string, commitment: string): boolean {
  const noted = notedCommitment(table);
  if (!noted) localStorage.setItem(COMMITMENT + table, commitment);
  return !noted || noted === commitment;
}

/** Marks that somebody at this device has put on cells of a table, by cell. */
export function keptNotes(table: string): Map<string, string> {
  try {
    return new Map(JSON.parse(localStorage.getItem(NOTES + table) ?? "[]") as [string, string][]);
  } catch {
    return new Map();
  }
}

export function keepNotes(table: string, notes: ReadonlyMap<string, string>): void {
  localStorage.setItem(NOTES + table, JSON.stringify([...notes]));
}

/** What somebody is called who has not said a name: a spirit of the mines. */
export const NAMELESS = "Permoník";

export function keptName(): string {
  return localStorage.getItem(NAME) ?? "";
}

export function keepName(name: string): void {
  localStorage.setItem(NAME, name);
}
