import argon2 from '@node-rs/argon2';
import { newSecret } from '../../../core/ids.ts';

/** Argon2id (the library's kind when none is named) with 19 MiB, two passes, one lane, as OWASP recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash of a password as it is kept; the password is used exactly as given. */
export function hashPassword(password: string): Promise<string> {
  return argon2.hash(password, cost);
}

/** Stands in for the hash of an account that does not exist, so that the answer takes the same work. */
const decoy = hashPassword(newSecret());

/**
 * Whether a password belongs to a hash. Without a hash the same work is done and the answer is no.
 */
export async function isPassword(kept: string | undefined, password: string): Promise<boolean> {
  const matches = await argon2.verify(kept ?? (await decoy), password);
  return kept !== undefined && matches;
}
