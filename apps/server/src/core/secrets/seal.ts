import { randomBytes } from 'node:crypto';
import { boxOverhead, decrypt, encrypt, keyBytes } from './box.ts';
import type { KeyRing } from './key-ring.ts';

const version = 1;
const wrappedBytes = boxOverhead + keyBytes;

/** A sealed secret, and the id of the master key its own key is wrapped with. */
export type Sealed = { readonly keyId: string; readonly bytes: Buffer };

function masterKey({ keys }: KeyRing, id: string): Buffer {
  const key = keys.get(id);
  if (key === undefined) throw new Error(`No key ${id} is set`);
  return key;
}

/**
 * Seals a text: AES-256-GCM with a key of its own, which is wrapped with the ring's current master key.
 * @param bound what the secret belongs to, e.g. a record's id; it opens for nothing else
 */
export function seal(ring: KeyRing, bound: string, text: string): Sealed {
  const key = randomBytes(keyBytes);
  const wrapped = encrypt(masterKey(ring, ring.current), bound, key);
  const bytes = Buffer.concat([Buffer.of(version), wrapped, encrypt(key, bound, Buffer.from(text, 'utf8'))]);
  return { keyId: ring.current, bytes };
}

/** Opens what was sealed. @throws when the key is not on the ring, or a byte was changed, or it belongs elsewhere */
export function unseal(ring: KeyRing, bound: string, { keyId, bytes }: Sealed): string {
  if (bytes[0] !== version) throw new Error('Sealed in an unknown way');
  const key = decrypt(masterKey(ring, keyId), bound, bytes.subarray(1, 1 + wrappedBytes));
  return decrypt(key, bound, bytes.subarray(1 + wrappedBytes)).toString('utf8');
}

/** Wraps the secret's own key with the ring's current master key; the secret itself is not opened. */
export function rewrap(ring: KeyRing, bound: string, { keyId, bytes }: Sealed): Sealed {
  const key = decrypt(masterKey(ring, keyId), bound, bytes.subarray(1, 1 + wrappedBytes));
  const wrapped = encrypt(masterKey(ring, ring.current), bound, key);
  return {
    keyId: ring.current,
    bytes: Buffer.concat([bytes.subarray(0, 1), wrapped, bytes.subarray(1 + wrappedBytes)]),
  };
}
