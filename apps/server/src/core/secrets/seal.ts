import { randomBytes } from 'node:crypto';
import { boxOverhead, decrypt, encrypt, keyBytes } from './box.ts';
import type { KeyRing } from './key-ring.ts';

const version = 1;
const wrappedBytes = boxOverhead + keyBytes;

/** An encrypted secret, and the id of the master key that wraps its key. */
export type Sealed = { readonly keyId: string; readonly bytes: Buffer };

function masterKey({ keys }: KeyRing, id: string): Buffer {
  const key = keys.get(id);
  if (key === undefined) throw new Error(`No key ${id} is set`);
  return key;
}

/**
 * Encrypts a text with AES-256-GCM and its own key, which is wrapped with the current master key.
 * @param bound context of the secret, e.g. a record's id; decryption needs the same one
 */
export function seal(ring: KeyRing, bound: string, text: string): Sealed {
  const key = randomBytes(keyBytes);
  const wrapped = encrypt(masterKey(ring, ring.current), bound, key);
  const bytes = Buffer.concat([Buffer.of(version), wrapped, encrypt(key, bound, Buffer.from(text, 'utf8'))]);
  return { keyId: ring.current, bytes };
}

/** Decrypts the result of `seal`. @throws when the master key is missing, or a byte or the context differs */
export function unseal(ring: KeyRing, bound: string, { keyId, bytes }: Sealed): string {
  if (bytes[0] !== version) throw new Error('Sealed in an unknown way');
  const key = decrypt(masterKey(ring, keyId), bound, bytes.subarray(1, 1 + wrappedBytes));
  return decrypt(key, bound, bytes.subarray(1 + wrappedBytes)).toString('utf8');
}

/** Wraps the secret's key with the current master key, without decrypting the secret. */
export function rewrap(ring: KeyRing, bound: string, { keyId, bytes }: Sealed): Sealed {
  const key = decrypt(masterKey(ring, keyId), bound, bytes.subarray(1, 1 + wrappedBytes));
  const wrapped = encrypt(masterKey(ring, ring.current), bound, key);
  return {
    keyId: ring.current,
    bytes: Buffer.concat([bytes.subarray(0, 1), wrapped, bytes.subarray(1 + wrappedBytes)]),
  };
}
