import type { Db, Tx } from '../../../core/database/database.ts';
import { newSecret } from '../../../core/ids.ts';
import { secretHash } from '../../../core/sessions/secret-hash.ts';

/** A reset token is valid for 60 minutes, once. */
export const resetLifetime = 60 * 60_000;

/** Minimum time between two reset mails to a person. */
export const resetPause = 60_000;

/** Time of the person's latest reset token; null if none. */
export async function lastResetAt(tx: Tx, userId: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('password_resets')
    .select('created_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** Creates a reset token and deletes earlier ones. Only its hash is stored. */
export async function makeResetToken(tx: Tx, userId: string, now: Date): Promise<string> {
  const token = newSecret();
  const row = { token_hash: secretHash(token), created_at: now };
  await tx
    .insertInto('password_resets')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  return token;
}

/** Whether a person's reset token could be used now. */
export async function isResetToken(db: Db, userId: string, token: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('password_resets')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('token_hash', '=', secretHash(token))
    .executeTakeFirst();
  return row !== undefined && now.getTime() - row.created_at.getTime() < resetLifetime;
}

/** Uses up a person's reset token. @returns false when it is invalid, used, or expired */
export async function useResetToken(tx: Tx, userId: string, token: string, now: Date): Promise<boolean> {
  const row = await tx
    .deleteFrom('password_resets')
    .where('user_id', '=', userId)
    .where('token_hash', '=', secretHash(token))
    .returning('created_at')
    .executeTakeFirst();
  return row !== undefined && now.getTime() - row.created_at.getTime() < resetLifetime;
}

/** URL of the page that sets a new password. */
export function resetLink(publicUrl: string, token: string, email: string): string {
  return `${publicUrl}/reset-password?${new URLSearchParams({ token, email }).toString()}`;
}
