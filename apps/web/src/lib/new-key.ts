/** A key that is unique in this browser; it never leaves it. */
export function newKey(): string {
  return crypto.randomUUID();
}
