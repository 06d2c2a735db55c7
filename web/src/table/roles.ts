/** Which roles a person has already seen and acknowledged: each is shown once, then only on demand. */

function key(table: string, seat: number, round: number): string {
  return `permonik.role.${table.slice(0, 12)}.${seat}.${round}`;
}

export function knowsRole(table: string, seat: number, round: number, role: string): boolean {
  return sessionStorage.getItem(key(table, seat, round)) === role;
}

export function acknowledgeRole(table: string, seat: number, round: number, role: string): void {
  sessionStorage.setItem(key(table, seat, round), role);
}

/** A role that came anew is shown again, even if it is the same. */
export function forgetRole(table: string, seat: number, round: number): void {
  sessionStorage.setItem(key(table, seat, round), "");
}

/** Whether another role was seen before in this round. */
export function hadRole(table: string, seat: number, round: number): boolean {
  return sessionStorage.getItem(key(table, seat, round)) !== null;
}
