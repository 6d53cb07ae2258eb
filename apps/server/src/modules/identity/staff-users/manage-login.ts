import { isSuperAdmin, type Body, type endpoints, type Params } from '@waybill/contract';
import { changed, runCommand, unchanged, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { addJob } from '../../../core/jobs/define.ts';
import { consume } from '../../../core/limits.ts';
import { Refusal } from '../../../core/refusal.ts';
import { lockPerson } from '../../../core/sessions/person.ts';
import { endSessionsOf } from '../../../core/sessions/store.ts';
import {
  assertFreshPassword,
  disableLogin,
  enableLogin,
  resendLimit,
  sendReset,
  type LockedPerson,
} from '../session/index.ts';
import { assertOtherSuperAdmin } from '../staff-roles/index.ts';
import { mayReset } from './list-users.ts';

type Of = { readonly params: Params<(typeof endpoints)['staffUsers']['logOut']> };
type WithReason = Of & { readonly body: Body<(typeof endpoints)['staffUsers']['disable']> };

/** Runs a change of one login with its row locked. @throws Refusal not_found; forbidden for a super admin's */
async function manage(
  outer: Context,
  action: string,
  { params }: Of,
  verb: (ctx: Context, tx: Tx, person: LockedPerson) => Promise<Outcome<undefined>>,
): Promise<undefined> {
  const ctx: Context = { ...outer, db: outer.services.database.staff };
  const actor = signedIn(ctx);
  await runCommand(ctx, action, async (tx) => {
    const person = await lockPerson(tx, params.id);
    const removed = await tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', params.id)
      .where('removed_at', 'is not', null)
      .executeTakeFirst();
    if (person === undefined || removed) throw new Refusal('not_found');
    if (person.id === actor.userId) throw new Refusal('own_login');
    if (!mayReset(actor, person)) throw new Refusal('forbidden');
    return verb(ctx, tx, person);
  });
}

const noteOf = (person: LockedPerson, after: Readonly<Record<string, unknown>> = {}) => ({
  subject: 'user',
  subjectId: person.id,
  accountId: person.account_id,
  after,
});

/**
 * Disables a login. Staff can disable even the only owner of an account, since a stolen login cannot wait.
 * @throws Refusal 423 without a recent password confirmation; not_found; forbidden; own_login; last_super_admin
 */
export async function disable(outer: Context, input: WithReason): Promise<undefined> {
  await assertFreshPassword(outer);
  return manage(outer, 'login.disabled', input, async (ctx, tx, person) => {
    if (isSuperAdmin(person.roles) && person.disabled_at === null) await assertOtherSuperAdmin(tx, person.id);
    const { reason } = input.body;
    const clients = await disableLogin(ctx, tx, person, { reason, right: 'staff.users' });
    if (clients === null) return unchanged(undefined);
    return changed(undefined, noteOf(person, { reason, api_clients_off: clients }));
  });
}

/** Enables a login. @throws Refusal 423; not_found; forbidden; own_login */
export async function enable(outer: Context, input: WithReason): Promise<undefined> {
  await assertFreshPassword(outer);
  return manage(outer, 'login.enabled', input, async (ctx, tx, person) => {
    if (person.disabled_at === null) return unchanged(undefined);
    const clients = await enableLogin(ctx, tx, person);
    return changed(undefined, noteOf(person, { reason: input.body.reason, api_clients_on: clients }));
  });
}

/** Ends every session of a person, who can log in again. @throws Refusal 423; not_found; forbidden; own_login */
export async function logOut(outer: Context, input: Of): Promise<undefined> {
  await assertFreshPassword(outer);
  return manage(outer, 'login.logged_out', input, async (_ctx, tx, person) => {
    await endSessionsOf(tx, person.id);
    return changed(undefined, noteOf(person));
  });
}

/** Mails the link that sets a new password. @throws Refusal not_found; forbidden; conflict when disabled; 429 */
export async function mailReset(outer: Context, input: Of): Promise<undefined> {
  await consume(outer.services, resendLimit(input.params.id));
  return manage(outer, 'login.reset_requested', input, async (_ctx, tx, person) => {
    if (person.disabled_at !== null) throw new Refusal('conflict');
    await addJob(tx, sendReset, { email: person.email });
    return changed(undefined, noteOf(person));
  });
}
