import { createHash } from 'node:crypto';

/** Hash to store for a secret. Secrets have 256 random bits, so a plain hash is enough. */
export function secretHash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
