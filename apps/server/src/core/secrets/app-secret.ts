import { createHmac, hkdfSync } from 'node:crypto';
import { decrypt, encrypt, keyBytes } from './box.ts';

/** A key of its own for each purpose, made of the application's secret. */
function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `waybill ${purpose}`, keyBytes));
}

/**
 * Encrypts a text that the server itself must read again, with a key made of the application's secret.
 * @param owner whose text it is; only together with the same owner can it be opened
 */
export function seal(secret: string, purpose: string, owner: string, text: string): Buffer {
  return encrypt(keyFor(secret, purpose), owner, Buffer.from(text, 'utf8'));
}

/** Reads what `seal` made. @throws when it was altered, is somebody else's or was sealed with another secret */
export function unseal(secret: string, purpose: string, owner: string, sealed: Buffer): string {
  return decrypt(keyFor(secret, purpose), owner, sealed).toString('utf8');
}

/** What is kept of a short code that people type: without the application's secret it cannot be guessed offline. */
export function keyedHash(secret: string, purpose: string, text: string): Buffer {
  return createHmac('sha256', keyFor(secret, purpose)).update(text).digest();
}
