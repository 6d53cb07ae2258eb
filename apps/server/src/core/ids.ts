import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';

/** A new record id: time-ordered for the index, with 74 random bits so that nobody can guess one. */
export function newId(): string {
  return v7();
}

/** A secret for a cookie or a link: 256 random bits as base64url. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
