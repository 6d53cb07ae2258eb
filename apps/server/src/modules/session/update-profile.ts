import type { Answer, Body, endpoints } from '@waybill/contract';
import { changed, runCommand, unchanged } from '../../core/command.ts';
import { signedIn, type Context } from '../../core/context.ts';
import type { Tx } from '../../core/database/database.ts';
import type { Wire } from '../../core/http/binding.ts';
import { consume } from '../../core/limits.ts';
import { invalidField } from '../../core/refusal.ts';
import { acrossAccounts } from './across-accounts.ts';
import { emailTakenOr } from './email-taken.ts';
import { assertFreshPassword } from './fresh-password.ts';
import { emailChangeLimit } from './limits.ts';
import { mailVerification } from './mails.ts';
import { verificationLink } from './verification-link.ts';

type UpdateProfile = (typeof endpoints)['session']['updateProfile'];

const columns = ['name', 'email', 'language', 'unit_system', 'currency', 'per_page'] as const;

async function readProfile(tx: Tx, userId: string) {
  return tx.selectFrom('users').select(columns).where('id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow();
}

async function assertFree(tx: Tx, email: string, userId: string): Promise<void> {
  const other = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('id', '<>', userId)
    .executeTakeFirst();
  if (other) throw invalidField('email', 'email_taken');
}

/**
 * Changes one's own name, address and preferences; what is left out stays. A new address must be verified
 * again, and its link is mailed to it.
 * @throws Refusal 422 `email_taken` when somebody else has the address; 429 under `email` after many tries
 * @throws Refusal 423 when the address changes and the password was not confirmed lately
 */
export async function updateProfile(
  outer: Context,
  { body }: { readonly body: Body<UpdateProfile> },
  { reply }: Wire,
): Promise<Answer<UpdateProfile>> {
  const ctx = acrossAccounts(outer);
  const { userId, email } = signedIn(ctx);
  if (body.email !== email) {
    await assertFreshPassword(ctx);
    void reply.headers(await consume(ctx.services, emailChangeLimit(userId)));
  }
  const write = runCommand(ctx, 'profile.changed', async (tx) => {
    const before = await readProfile(tx, userId);
    const after = { ...before, ...Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) };
    if (columns.every((column) => before[column] === after[column])) return unchanged(undefined);
    const moved = after.email !== before.email;
    if (moved) await assertFree(tx, after.email, userId);
    await tx
      .updateTable('users')
      .set({ ...after, ...(moved ? { email_verified_at: null } : {}) })
      .where('id', '=', userId)
      .execute();
    if (moved) {
      await tx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
      await mailVerification(tx, after, verificationLink(ctx.services, { id: userId, email: after.email }, ctx.now()));
    }
    return changed(undefined, { subject: 'user', subjectId: userId, before, after });
  });
  await write.catch(emailTakenOr);
  return '';
}
