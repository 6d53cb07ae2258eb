import { hkdfSync } from 'node:crypto';

const keyBytes = 32;

/** Master keys by id. New secrets use the current one; old ones can still be decrypted. */
export type KeyRing = { readonly current: string; readonly keys: ReadonlyMap<string, Buffer> };

/** Invalid keys. The message is one line for the person who set them. */
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
 * Parses `id:base64,id:base64`; the first key is the current one.
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

/** A ring with one key derived from the installation's secret, until explicit keys are set. */
export function derivedKeyRing(secret: string): KeyRing {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'waybill sealed records', keyBytes));
  return { current: 'derived', keys: new Map([['derived', key]]) };
}

/**
 * The keys of an installation: explicit ones followed by the derived one, so that earlier secrets can still be
 * decrypted and rewrapped.
 */
export function installationKeyRing(set: KeyRing | null, secret: string): KeyRing {
  const derived = derivedKeyRing(secret);
  return set === null ? derived : { current: set.current, keys: new Map([...derived.keys, ...set.keys]) };
}
