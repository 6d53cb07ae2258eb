/**
 * Pairs each entry with a key of its own: its name and how many of that name came before. So the second pallet of an
 * item stays the second one while others come and go.
 */
export function keyed<T>(list: readonly T[], name: (one: T) => string | number): [key: string, one: T][] {
  const seen = new Map<string | number, number>();
  return list.map((one) => {
    const called = name(one);
    const before = seen.get(called) ?? 0;
    seen.set(called, before + 1);
    return [`${called}-${before}`, one];
  });
}
