import { createHash } from 'node:crypto';

/** What is kept of a secret that somebody else holds. Secrets have 256 random bits, so a plain hash is enough. */
export function secretHash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
