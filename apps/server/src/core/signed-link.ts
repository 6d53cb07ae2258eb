import { createHmac } from 'node:crypto';
import { sameText } from './sessions/csrf-token.ts';

/**
 * Signature of a link that works without a login. The first part is its purpose, so that a signature of one purpose is
 * invalid for another.
 */
export function linkSignature(secret: string, ...parts: readonly (string | number)[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
}

/** Whether we signed exactly these parts. */
export function isLinkSignature(secret: string, signature: string, ...parts: readonly (string | number)[]): boolean {
  return sameText(signature, linkSignature(secret, ...parts));
}
