import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/** A key of its own for each purpose, made of the application's secret. */
function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `waybill ${purpose}`, 32));
}

/**
 * Encrypts a text that the server itself must read again (AES-256-GCM).
 * @param owner whose text it is; only together with the same owner can it be opened, so that rows cannot be swapped
 * @returns nonce, tag and ciphertext in one
 */
export function seal(secret: string, purpose: string, owner: string, text: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Reads what `seal` made. @throws when it was altered, is somebody else's or was sealed with another secret */
export function unseal(secret: string, purpose: string, owner: string, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), sealed.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  }).setAAD(Buffer.from(owner));
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
}

/** What is kept of a short code that people type: without the application's secret it cannot be guessed offline. */
export function keyedHash(secret: string, purpose: string, text: string): Buffer {
  return createHmac('sha256', keyFor(secret, purpose)).update(text).digest();
}
