import type { endpoints, Params } from '@waybill/contract';
import { changed, runCommand, unchanged } from '../../../../core/command.ts';
import { signedIn, type Context } from '../../../../core/context.ts';
import type { Tx } from '../../../../core/database/database.ts';
import type { Wire } from '../../../../core/http/binding.ts';
import { Refusal } from '../../../../core/refusal.ts';
import { sentRemember } from '../../../../core/sessions/cookies.ts';
import { lockPerson } from '../../../../core/sessions/person.ts';
import { readRemember } from '../../../../core/sessions/remember.ts';
import { endSessionsOf } from '../../../../core/sessions/store.ts';
import { acrossAccounts } from '../across-accounts.ts';
import { assertFreshPassword } from '../fresh-password.ts';

type SignOut = (typeof endpoints)['devices']['signOut'];

async function endSeries(tx: Tx, userId: string, series: string): Promise<boolean> {
  await tx.deleteFrom('sessions').where('user_id', '=', userId).where('remember_series', '=', series).execute();
  const { numDeletedRows } = await tx
    .deleteFrom('remember_tokens')
    .where('user_id', '=', userId)
    .where('series', '=', series)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends a session and its "remember me" cookie. @returns false when the person has no such session */
async function endOne(tx: Tx, userId: string, id: string): Promise<boolean> {
  if (id.includes('-')) return endSeries(tx, userId, id);
  const ended = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id_hash', '=', Buffer.from(id, 'hex'))
    .returning('remember_series')
    .executeTakeFirst();
  if (ended?.remember_series) await endSeries(tx, userId, ended.remember_series);
  return ended !== undefined;
}

/**
 * Signs one of the person's devices out.
 * @throws Refusal 423 without a recent password confirmation; `not_found` for an unknown device
 */
export async function signOutDevice(
  outer: Context,
  { params }: { readonly params: Params<SignOut> },
): Promise<undefined> {
  const ctx = acrossAccounts(outer);
  const { userId } = signedIn(ctx);
  await assertFreshPassword(ctx);
  await runCommand(ctx, 'session.ended', async (tx) => {
    await lockPerson(tx, userId);
    if (!(await endOne(tx, userId, params.id))) throw new Refusal('not_found');
    return changed(undefined, { subject: 'user', subjectId: userId });
  });
}

/**
 * Signs out all other devices, with all "remember me" cookies except this browser's. Idempotent.
 * @throws Refusal 423 without a recent password confirmation
 */
export async function signOutOthers(outer: Context, _input: unknown, { request }: Wire): Promise<undefined> {
  const ctx = acrossAccounts(outer);
  const actor = signedIn(ctx);
  await assertFreshPassword(ctx);
  const series = readRemember(sentRemember(request))?.series ?? null;
  await runCommand(ctx, 'session.others_ended', async (tx) => {
    if (!(await lockPerson(tx, actor.userId))) return unchanged(undefined);
    await endSessionsOf(tx, actor.userId, { session: actor.session, series });
    return changed(undefined, { subject: 'user', subjectId: actor.userId });
  });
}
