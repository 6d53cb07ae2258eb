import type { Body, endpoints, Params } from '@waybill/contract';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import { Refusal } from '../../../core/refusal.ts';
import { lockPerson } from '../../../core/sessions/person.ts';
import { endSessionsOf } from '../../../core/sessions/store.ts';
import { assertFreshPassword, clearTwoFactor, mailTwoFactor } from '../session/index.ts';
import { mayReset } from './list-users.ts';

type Reset = (typeof endpoints)['staffUsers']['resetTwoFactor'];
type Input = { readonly params: Params<Reset>; readonly body: Body<Reset> };

/**
 * Resets a lost second factor: it is deleted, every session of the person ends, and a mail notifies them. Writes
 * nothing if there is none. The reason is kept in the audit trail.
 * @throws Refusal 423 without a recent password confirmation, forbidden for one's own and for a super admin's
 */
export async function resetTwoFactor(outer: Context, { params, body }: Input): Promise<undefined> {
  const ctx: Context = { ...outer, db: outer.services.database.staff };
  await assertFreshPassword(ctx);
  await runCommand(ctx, 'two_factor.reset', async (tx) => {
    const person = await lockPerson(tx, params.id);
    if (person === undefined) throw new Refusal('not_found');
    if (!mayReset(signedIn(ctx), person)) throw new Refusal('forbidden');
    if (person.two_factor_at === null) return unchanged(undefined);
    await clearTwoFactor(tx, params.id);
    await endSessionsOf(tx, params.id);
    await mailTwoFactor(tx, person, 'reset');
    return changed(undefined, { subject: 'user', subjectId: params.id, after: { reason: body.reason } });
  });
}
