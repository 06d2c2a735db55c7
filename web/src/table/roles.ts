/** Which roles a person has already seen and acknowledged: each is shown once a round, then only on demand. */

function key(table: string, seat: number, round: number): string {
  return `permonik.role.${table.slice(0, 12)}.${seat}.${round}`;
}

export function knowsRole(table: string, seat: number, round: number): boolean {
  return sessionStorage.getItem(key(table, seat, round)) !== null;
}

export function acknowledgeRole(table: string, seat: number, round: number): void {
  sessionStorage.setItem(key(table, seat, round), "1");
}
