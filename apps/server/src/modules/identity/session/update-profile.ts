import type { Answer, Body, endpoints } from '@waybill/contract';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import type { Wire } from '../../../core/http/binding.ts';
import { consume } from '../../../core/limits.ts';
import { invalidField } from '../../../core/refusal.ts';
import { acrossAccounts } from './across-accounts.ts';
import { emailTakenOr } from './email-taken.ts';
import { assertFreshPassword } from './fresh-password.ts';
import { emailChangeLimit } from './limits.ts';
import { requestChange } from './email-change/pending.ts';
import { mailEmailCorrected, mailVerification } from './mails.ts';
import { verificationLink } from './verification-link.ts';

type UpdateProfile = (typeof endpoints)['session']['updateProfile'];

const columns = ['name', 'email', 'language', 'unit_system', 'currency', 'per_page', 'time_zone'] as const;

async function readProfile(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .select([...columns, 'email_verified_at'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

type Profile = Awaited<ReturnType<typeof readProfile>>;

/**
 * Changes a login's address. A confirmed address stays in use until the new one is confirmed; an unconfirmed one is
 * replaced at once, so that a typo at sign-up can be corrected.
 * @returns columns to update
 */
async function moveEmail(ctx: Context, tx: Tx, owner: Profile & { readonly id: string }, email: string) {
  await assertFree(tx, email, owner.id);
  if (owner.email_verified_at !== null) {
    await requestChange(ctx, tx, owner, email);
    return { email: owner.email };
  }
  await tx.deleteFrom('password_resets').where('user_id', '=', owner.id).execute();
  await mailEmailCorrected(tx, owner);
  await mailVerification(tx, { ...owner, email }, verificationLink(ctx.services, { id: owner.id, email }, ctx.now()));
  return { email };
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
 * Changes the caller's own name, email, and preferences; omitted fields stay. A new email is used once its mailed link
 * is opened; until then the current one stays and is notified.
 * @throws Refusal 422 `email_taken` when someone else has the address; 429 under `email` after many attempts
 * @throws Refusal 423 for a changed email without a recent password confirmation
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
    const asked = { ...before, ...Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) };
    if (columns.every((column) => before[column] === asked[column])) return unchanged(undefined);
    const moves = asked.email !== before.email;
    const owner = { ...before, id: userId, name: asked.name, language: asked.language };
    const after = moves ? { ...asked, ...(await moveEmail(ctx, tx, owner, asked.email)) } : asked;
    await tx.updateTable('users').set(after).where('id', '=', userId).execute();
    const note = moves ? { ...after, asked_email: asked.email } : after;
    return changed(undefined, { subject: 'user', subjectId: userId, before, after: note });
  });
  await write.catch(emailTakenOr);
  return '';
}
