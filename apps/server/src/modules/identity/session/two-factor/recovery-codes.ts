import { randomInt } from 'node:crypto';
import type { Context } from '../../../../core/context.ts';
import type { Tx } from '../../../../core/database/database.ts';
import { keyedHash } from '../../../../core/secrets/app-secret.ts';

/** Without similar-looking letters and digits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const count = 8;
const half = 5;

function newCode(): string {
  const part = () => Array.from({ length: half }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${part()}-${part()}`;
}

/** Ignores case, spaces, and hyphens. */
function hashOf(ctx: Context, userId: string, typed: string): Buffer {
  const plain = typed.toLowerCase().replace(/[^a-z0-9]/g, '');
  return keyedHash(ctx.services.secret, 'recovery code', `${userId} ${plain}`);
}

/** Creates eight codes and deletes all earlier ones. They are only readable in this return value. */
export async function replaceRecoveryCodes(ctx: Context, tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode);
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(ctx, userId, code) })))
    .execute();
  return codes;
}

/** Uses up a code. @returns false for a wrong or used one */
export async function useRecoveryCode(ctx: Context, tx: Tx, userId: string, typed: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_codes')
    .set({ used_at: ctx.now() })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(ctx, userId, typed))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
