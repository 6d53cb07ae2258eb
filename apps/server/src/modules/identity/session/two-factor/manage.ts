import type { Answer, endpoints } from '@waybill/contract';
import { changed, runCommand, unchanged } from '../../../../core/command.ts';
import { signedIn, type Context } from '../../../../core/context.ts';
import { Refusal } from '../../../../core/refusal.ts';
import { lockPerson, needsTwoFactor } from '../../../../core/sessions/person.ts';
import { acrossAccounts } from '../across-accounts.ts';
import { assertFreshPassword } from '../fresh-password.ts';
import { mailLoginChange, mailTwoFactor } from '../login-changes.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { clearTwoFactor } from './secret.ts';

type Status = (typeof endpoints)['twoFactor']['status'];
type NewCodes = (typeof endpoints)['twoFactor']['newRecoveryCodes'];

/** Whether the caller's login has a second factor, and the number of unused recovery codes. */
export async function twoFactorStatus(outer: Context): Promise<Answer<Status>> {
  const ctx = acrossAccounts(outer);
  const actor = signedIn(ctx);
  const { left } = await ctx.db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .where('user_id', '=', actor.userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    data: {
      enabled_at: actor.twoFactorAt?.toISOString() ?? null,
      required: needsTwoFactor(ctx.services, actor),
      recovery_codes_left: Number(left),
    },
  };
}

/**
 * Turns two-factor login off. Idempotent.
 * @throws Refusal 423 without a recent password confirmation; `two_factor_required` for people who must have it
 */
export async function disableTwoFactor(outer: Context): Promise<undefined> {
  const ctx = acrossAccounts(outer);
  const actor = signedIn(ctx);
  await assertFreshPassword(ctx);
  if (needsTwoFactor(ctx.services, actor)) throw new Refusal('two_factor_required');
  await runCommand(ctx, 'two_factor.disabled', async (tx) => {
    const person = await lockPerson(tx, actor.userId);
    if (!person || person.two_factor_at === null) return unchanged(undefined);
    await clearTwoFactor(tx, actor.userId);
    await mailTwoFactor(tx, person, 'off');
    return changed(undefined, { subject: 'user', subjectId: actor.userId });
  });
}

/**
 * Creates new recovery codes; the old ones stop working.
 * @throws Refusal 423 without a recent password confirmation; `conflict` while two-factor login is off
 */
export async function newRecoveryCodes(outer: Context): Promise<Answer<NewCodes>> {
  const ctx = acrossAccounts(outer);
  const actor = signedIn(ctx);
  await assertFreshPassword(ctx);
  const codes = await runCommand(ctx, 'two_factor.recovery_codes_made', async (tx) => {
    const person = await lockPerson(tx, actor.userId);
    if (!person || person.two_factor_at === null) throw new Refusal('conflict');
    const made = await replaceRecoveryCodes(ctx, tx, actor.userId);
    await mailLoginChange(tx, person, 'recovery_codes');
    return changed(made, { subject: 'user', subjectId: actor.userId });
  });
  return { data: { recovery_codes: codes } };
}
