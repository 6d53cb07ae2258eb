import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const [ivBytes, tagBytes] = [12, 16];

/** Bytes of a key. */
export const keyBytes = 32;
/** Bytes that a box is longer than what is in it. */
export const boxOverhead = ivBytes + tagBytes;

/**
 * Encrypts with AES-256-GCM.
 * @param bound what the content belongs to; the box opens for nothing else, so that rows cannot be swapped
 * @returns nonce, tag and ciphertext in one
 */
export function encrypt(key: Buffer, bound: string, plain: Buffer): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(bound));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** Opens what `encrypt` made. @throws when a byte was changed, it belongs elsewhere or the key is another */
export function decrypt(key: Buffer, bound: string, box: Buffer): Buffer {
  const decipher = createDecipheriv(algorithm, key, box.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(bound))
    .setAuthTag(box.subarray(ivBytes, boxOverhead));
  return Buffer.concat([decipher.update(box.subarray(boxOverhead)), decipher.final()]);
}
