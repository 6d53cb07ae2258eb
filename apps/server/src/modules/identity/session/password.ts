import argon2 from '@node-rs/argon2';
import { newSecret } from '../../../core/ids.ts';

/** Argon2id (the library's default) with 19 MiB, two passes, one lane, as recommended by OWASP. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password, without normalizing it. */
export function hashPassword(password: string): Promise<string> {
  return argon2.hash(password, cost);
}

/** Hash used for unknown accounts, so that the response takes the same time. */
const decoy = hashPassword(newSecret());

/** Verifies a password. Without a stored hash it takes the same time and returns false. */
export async function isPassword(kept: string | undefined, password: string): Promise<boolean> {
  const matches = await argon2.verify(kept ?? (await decoy), password);
  return kept !== undefined && matches;
}
