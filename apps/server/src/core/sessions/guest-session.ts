import { createHmac, randomBytes } from 'node:crypto';
import { sameText } from './csrf-token.ts';

/** Half of a value is random, the other half proves that we made it, since guest sessions are not stored. */
const half = 16;

function proofOf(secret: string, drawn: Buffer): Buffer {
  return createHmac('sha256', secret).update('guest session').update(drawn).digest().subarray(0, half);
}

/** A session value for a guest, in the same format as any session value. */
export function newGuestSession(secret: string): string {
  const drawn = randomBytes(half);
  return Buffer.concat([drawn, proofOf(secret, drawn)]).toString('base64url');
}

/** Whether a value was made by `newGuestSession` with this secret, and not by the sender. */
export function isGuestSession(secret: string, value: string): boolean {
  const drawn = Buffer.from(value, 'base64url').subarray(0, half);
  return sameText(value, Buffer.concat([drawn, proofOf(secret, drawn)]).toString('base64url'));
}
