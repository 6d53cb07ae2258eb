import type { Tx } from '../../../core/database/database.ts';
import { newSecret } from '../../../core/ids.ts';
import { secretHash } from '../../../core/sessions/secret-hash.ts';

/** A reset token works for 60 minutes, once. */
export const resetLifetime = 60 * 60_000;

/** Nobody is mailed a reset link more often than this. */
export const resetPause = 60_000;

/** When the person's newest reset token was made; null without one. */
export async function lastResetAt(tx: Tx, userId: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('password_resets')
    .select('created_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** Makes a reset token in place of any earlier one. Only its hash is kept. */
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

/** Uses a person's reset token up. @returns false when it is not theirs, or used, or too old */
export async function useResetToken(tx: Tx, userId: string, token: string, now: Date): Promise<boolean> {
  const row = await tx
    .deleteFrom('password_resets')
    .where('user_id', '=', userId)
    .where('token_hash', '=', secretHash(token))
    .returning('created_at')
    .executeTakeFirst();
  return row !== undefined && now.getTime() - row.created_at.getTime() < resetLifetime;
}

/** Address of the page that sets a new password. */
export function resetLink(publicUrl: string, token: string, email: string): string {
  return `${publicUrl}/reset-password?${new URLSearchParams({ token, email }).toString()}`;
}
