import { createHmac } from 'node:crypto';
import { sameText } from './sessions/csrf-token.ts';

/**
 * Signature of a link that somebody follows without a login. What the link is for is the first part, so that a
 * signature of one purpose is worth nothing for another.
 */
export function linkSignature(secret: string, ...parts: readonly (string | number)[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
}

/** Whether we signed exactly these parts. */
export function isLinkSignature(secret: string, signature: string, ...parts: readonly (string | number)[]): boolean {
  return sameText(signature, linkSignature(secret, ...parts));
}
