import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const [ivBytes, tagBytes] = [12, 16];

export const keyBytes = 32;
/** Added length of an encrypted value in bytes. */
export const boxOverhead = ivBytes + tagBytes;

/**
 * Encrypts with AES-256-GCM.
 * @param bound context of the content; decryption needs the same one, so that rows cannot be swapped
 * @returns nonce, tag, and ciphertext, concatenated
 */
export function encrypt(key: Buffer, bound: string, plain: Buffer): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(bound));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** Decrypts the result of `encrypt`. @throws when a byte, the context, or the key differs */
export function decrypt(key: Buffer, bound: string, box: Buffer): Buffer {
  const decipher = createDecipheriv(algorithm, key, box.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(bound))
    .setAuthTag(box.subarray(ivBytes, boxOverhead));
  return Buffer.concat([decipher.update(box.subarray(boxOverhead)), decipher.final()]);
}
