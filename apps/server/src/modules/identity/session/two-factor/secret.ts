import type { Context } from '../../../../core/context.ts';
import type { Tx } from '../../../../core/database/database.ts';
import { seal, unseal } from '../../../../core/secrets/app-secret.ts';
import { stepOfCode } from './codes.ts';

const purpose = 'two-factor secret';

/** How long a new secret waits for its first code. */
export const pendingLifetime = 30 * 60_000;

export function sealSecret(ctx: Context, userId: string, secret: string): Buffer {
  return seal(ctx.services.secret, purpose, userId, secret);
}

export function openSecret(ctx: Context, userId: string, sealed: Buffer): string {
  return unseal(ctx.services.secret, purpose, userId, sealed);
}

/** Locks a person's secrets until the transaction ends. */
export async function lockSecrets(tx: Tx, userId: string) {
  return tx
    .selectFrom('two_factor_secrets')
    .select(['sealed', 'last_step', 'pending_sealed', 'pending_at'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** Uses up a code of the person's app; it and all older ones are refused from now on. @returns false for a wrong one */
export async function useCode(ctx: Context, tx: Tx, userId: string, typed: string): Promise<boolean> {
  const row = await lockSecrets(tx, userId);
  if (!row?.sealed) return false;
  const step = stepOfCode(openSecret(ctx, userId, row.sealed), typed, ctx.now(), row.last_step);
  if (step === null) return false;
  await tx.updateTable('two_factor_secrets').set({ last_step: step }).where('user_id', '=', userId).execute();
  return true;
}

/** Removes a person's second factor and its recovery codes. */
export async function clearTwoFactor(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('users').set({ two_factor_at: null }).where('id', '=', userId).execute();
  for (const table of ['two_factor_secrets', 'recovery_codes', 'two_factor_challenges'] as const) {
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
}
