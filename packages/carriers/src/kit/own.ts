/** What a table says of a code that somebody sent: the code may also be the name of something that every object has. */
export function own<T>(table: Readonly<Record<string, T>>, code: string): T | undefined {
  return Object.hasOwn(table, code) ? table[code] : undefined;
}
