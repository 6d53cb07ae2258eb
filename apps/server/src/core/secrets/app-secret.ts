import { createHmac, hkdfSync } from 'node:crypto';
import { decrypt, encrypt, keyBytes } from './box.ts';

/** A separate key per purpose, derived from the application's secret. */
function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `waybill ${purpose}`, keyBytes));
}

/**
 * Encrypts a text that the server must read again, with a key derived from the application's secret.
 * @param owner bound to the ciphertext; decryption needs the same owner
 */
export function seal(secret: string, purpose: string, owner: string, text: string): Buffer {
  return encrypt(keyFor(secret, purpose), owner, Buffer.from(text, 'utf8'));
}

/** Decrypts the result of `seal`. @throws when it was altered, or has another owner or secret */
export function unseal(secret: string, purpose: string, owner: string, sealed: Buffer): string {
  return decrypt(keyFor(secret, purpose), owner, sealed).toString('utf8');
}

/** Keyed hash of a short code that people type, which cannot be guessed offline without the application's secret. */
export function keyedHash(secret: string, purpose: string, text: string): Buffer {
  return createHmac('sha256', keyFor(secret, purpose)).update(text).digest();
}
