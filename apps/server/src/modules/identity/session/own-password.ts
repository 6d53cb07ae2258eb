import { signedIn, type Context } from '../../../core/context.ts';
import { invalidField } from '../../../core/refusal.ts';
import { isPassword } from './password.ts';

const texts = { current_password: 'current_password_mismatch', password: 'password_incorrect' } as const;

/**
 * Verifies the password of the signed-in person.
 * @param field form field to report an error for
 * @returns the hash it was verified against
 * @throws Refusal 422 when it is wrong
 */
export async function assertOwnPassword(
  ctx: Context,
  password: string,
  field: 'current_password' | 'password',
): Promise<string> {
  const { password_hash: kept } = await ctx.services.database.staff
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', signedIn(ctx).userId)
    .executeTakeFirstOrThrow();
  if (!(await isPassword(kept, password))) throw invalidField(field, texts[field]);
  return kept;
}
