import type { Answer, Body, endpoints } from '@waybill/contract';
import bwip from 'bwip-js/node';
import { changed, runCommand, unchanged } from '../../../../core/command.ts';
import { signedIn, type Context } from '../../../../core/context.ts';
import type { Wire } from '../../../../core/http/binding.ts';
import { consume, forget } from '../../../../core/limits.ts';
import { invalidField } from '../../../../core/refusal.ts';
import { sentRemember } from '../../../../core/sessions/cookies.ts';
import { lockPerson } from '../../../../core/sessions/person.ts';
import { readRemember } from '../../../../core/sessions/remember.ts';
import { endSessionsOf } from '../../../../core/sessions/store.ts';
import { acrossAccounts } from '../across-accounts.ts';
import { assertFreshLogin } from '../fresh-password.ts';
import { setUpLimit } from '../limits.ts';
import { mailTwoFactor } from '../login-changes.ts';
import { authenticatorUrl, newAuthenticatorSecret, stepOfCode } from './codes.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { lockSecrets, openSecret, pendingLifetime, sealSecret } from './secret.ts';

type Start = (typeof endpoints)['twoFactor']['start'];
type Confirm = (typeof endpoints)['twoFactor']['confirm'];

/**
 * Creates a secret for an authenticator app. Within half an hour a repeated call returns the same one, so that a
 * reloaded page shows the QR code that was scanned. The current secret stays valid until the new one is confirmed.
 * @throws Refusal 423 without a recent password confirmation
 */
export async function startTwoFactor(outer: Context): Promise<Answer<Start>> {
  const ctx = acrossAccounts(outer);
  const { userId, email } = signedIn(ctx);
  await assertFreshLogin(ctx);
  const secret = await runCommand(ctx, 'two_factor.started', async (tx) => {
    await lockPerson(tx, userId);
    const row = await lockSecrets(tx, userId);
    const waits = row?.pending_at && ctx.now().getTime() - row.pending_at.getTime() < pendingLifetime;
    if (waits && row.pending_sealed) return unchanged(openSecret(ctx, userId, row.pending_sealed));
    const made = newAuthenticatorSecret();
    const pending = { pending_sealed: sealSecret(ctx, userId, made), pending_at: ctx.now() };
    await tx
      .insertInto('two_factor_secrets')
      .values({ user_id: userId, ...pending })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(pending))
      .execute();
    return changed(made, { subject: 'user', subjectId: userId });
  });
  const url = authenticatorUrl(secret, email);
  return { data: { secret_key: secret, url, svg: bwip.toSVG({ bcid: 'qrcode', text: url }) } };
}

/**
 * Turns two-factor login on, or moves it to another app, with the first code of the new secret. Other sessions and
 * cookies end; this session continues.
 * @returns the recovery codes, only this once
 * @throws Refusal 422 under `code` for a wrong one, or without a pending secret; 423; 429
 */
export async function confirmTwoFactor(
  outer: Context,
  { body }: { readonly body: Body<Confirm> },
  { request, reply }: Wire,
): Promise<Answer<Confirm>> {
  const ctx = acrossAccounts(outer);
  const actor = signedIn(ctx);
  await assertFreshLogin(ctx);
  const limit = setUpLimit(actor.userId);
  void reply.headers(await consume(ctx.services, limit));
  const series = readRemember(sentRemember(request))?.series ?? null;
  const codes = await runCommand(ctx, 'two_factor.enabled', async (tx) => {
    await lockPerson(tx, actor.userId);
    const row = await lockSecrets(tx, actor.userId);
    const sealed = row?.pending_sealed;
    const step = sealed ? stepOfCode(openSecret(ctx, actor.userId, sealed), body.code, ctx.now(), null) : null;
    if (!sealed || step === null) throw invalidField('code', 'two_factor_code_invalid');
    await tx
      .updateTable('two_factor_secrets')
      .set({ sealed, last_step: step, pending_sealed: null, pending_at: null })
      .where('user_id', '=', actor.userId)
      .execute();
    await tx.updateTable('users').set({ two_factor_at: ctx.now() }).where('id', '=', actor.userId).execute();
    await endSessionsOf(tx, actor.userId, { session: actor.session, series });
    await mailTwoFactor(tx, { ...actor, id: actor.userId }, 'on');
    const made = await replaceRecoveryCodes(ctx, tx, actor.userId);
    return changed(made, { subject: 'user', subjectId: actor.userId });
  });
  await forget(ctx.services, limit);
  return { data: { recovery_codes: codes } };
}
