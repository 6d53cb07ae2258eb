import { createHmac, timingSafeEqual } from 'node:crypto';

/** Token that proves a page could read our cookies: bound to one session, base64url so that no client must decode it. */
export function csrfToken(secret: string, session: string): string {
  return createHmac('sha256', secret).update(session).digest('base64url');
}

/** Whether two texts are equal, in a time that does not tell where they differ. */
export function sameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
