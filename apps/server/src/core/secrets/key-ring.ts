import { hkdfSync } from 'node:crypto';

const keyBytes = 32;

/** Master keys by their id; new secrets are sealed with the current one, old ones are still opened. */
export type KeyRing = { readonly current: string; readonly keys: ReadonlyMap<string, Buffer> };

/** A ring that cannot be used; its message is one line for the person who set it. */
export class KeyRingError extends Error {
  override readonly name = 'KeyRingError';
}

function keyOf(entry: string): [string, Buffer] {
  const at = entry.indexOf(':');
  const [id, key] = [entry.slice(0, at).trim(), Buffer.from(entry.slice(at + 1).trim(), 'base64')];
  if (at < 1 || !/^[a-z0-9-]{1,20}$/.test(id)) throw new KeyRingError('write each key as id:base64');
  if (key.length !== keyBytes) throw new KeyRingError(`the key ${id} needs ${keyBytes} bytes, in base64`);
  return [id, key];
}

/**
 * Reads `id:base64,id:base64`; the first is the current one.
 * @throws KeyRingError
 */
export function readKeyRing(text: string): KeyRing {
  const entries = text.split(',').map(keyOf);
  const [first] = entries;
  if (first === undefined) throw new KeyRingError('no key');
  const keys = new Map(entries);
  if (keys.size !== entries.length) throw new KeyRingError('two keys have the same id');
  return { current: first[0], keys };
}

/** A ring of one key, derived from the installation's secret: what holds until keys of their own are set. */
export function derivedKeyRing(secret: string): KeyRing {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'waybill sealed records', keyBytes));
  return { current: 'derived', keys: new Map([['derived', key]]) };
}

/**
 * The keys of an installation: those that were set, or the derived one alone. The derived one stays behind keys that
 * were set, so that what was sealed before them still opens and can be rewrapped.
 */
export function installationKeyRing(set: KeyRing | null, secret: string): KeyRing {
  const derived = derivedKeyRing(secret);
  return set === null ? derived : { current: set.current, keys: new Map([...derived.keys, ...set.keys]) };
}
