import { createHmac, timingSafeEqual } from 'node:crypto';

/** Proves that a page could read our cookies. Bound to one session; base64url, so that clients need no decoding. */
export function csrfToken(secret: string, session: string): string {
  return createHmac('sha256', secret).update(session).digest('base64url');
}

/** Compares two texts in constant time. */
export function sameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
