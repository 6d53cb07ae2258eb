/**
 * What all spellings of a carrier's name have in common: capitals without accents, spaces and punctuation; "and"
 * counts as "&". "R & L Carriers", "R&L carriers" and "R AND L CARRIERS" are one.
 */
export function aliasKey(name: string): string {
  return name
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/\bAND\b/g, '')
    .replaceAll(/[^A-Z0-9]/g, '');
}

/** A carrier with the names it is known by. */
export type ScacEntry = { readonly scac: string; readonly name: string; readonly aliases: readonly string[] };

/** Looks carriers up by code, name or alias. */
export type ScacIndex = {
  /** The code for a code, name or alias in any spelling, or null. */
  readonly find: (text: string) => string | null;
  /** Aliases that two carriers claim: the first listed keeps it. */
  readonly conflicts: readonly { readonly key: string; readonly scacs: readonly [string, string] }[];
};

/** An index over carriers. A code always finds its own carrier, whatever others use it as an alias. */
export function scacIndex(entries: readonly ScacEntry[]): ScacIndex {
  const keys = new Map<string, string>();
  const conflicts: { key: string; scacs: readonly [string, string] }[] = [];
  const put = (name: string, scac: string): void => {
    const key = aliasKey(name);
    const holder = keys.get(key);
    if (key === '' || holder === scac) return;
    if (holder === undefined) keys.set(key, scac);
    else conflicts.push({ key, scacs: [holder, scac] });
  };
  for (const { scac } of entries) put(scac, scac);
  for (const { scac, name, aliases } of entries) for (const one of [name, ...aliases]) put(one, scac);
  return { find: (text) => keys.get(aliasKey(text)) ?? null, conflicts };
}
