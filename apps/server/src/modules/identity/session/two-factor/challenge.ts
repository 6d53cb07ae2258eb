import type { Answer, Body, endpoints } from '@waybill/contract';
import type { Context } from '../../../../core/context.ts';
import type { Tx } from '../../../../core/database/database.ts';
import type { Wire } from '../../../../core/http/binding.ts';
import { consume, forget } from '../../../../core/limits.ts';
import { invalidField } from '../../../../core/refusal.ts';
import { usedSession } from '../../../../core/sessions/cookies.ts';
import { knownDevice } from '../../../../core/sessions/known-device.ts';
import { personColumns } from '../../../../core/sessions/person.ts';
import { secretHash } from '../../../../core/sessions/secret-hash.ts';
import { acrossAccounts } from '../across-accounts.ts';
import { startSession, type LockedPerson } from '../start-session.ts';
import { challengeByUserLimit, challengeLimit } from '../limits.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { useCode } from './secret.ts';

type Challenge = (typeof endpoints)['twoFactor']['challenge'];

/** Maximum time between password and code. */
export const challengeLifetime = 10 * 60_000;

async function pendingLogin(ctx: Context, idHash: Buffer) {
  return ctx.db
    .selectFrom('two_factor_challenges')
    .innerJoin('users', 'users.id', 'two_factor_challenges.user_id')
    .select([...personColumns, 'two_factor_challenges.remember'])
    .where('id_hash', '=', idHash)
    .where('two_factor_challenges.created_at', '>', new Date(ctx.now().getTime() - challengeLifetime))
    .executeTakeFirst();
}

/** Deletes the pending login. @returns false for the second of two concurrent calls */
async function takeChallenge(tx: Tx, idHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('two_factor_challenges')
    .where('id_hash', '=', idHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Completes a login with a code of the authenticator app, or with a recovery code, which is used up.
 * @throws Refusal 422 under the sent field: a wrong or used code, or no pending login
 * @throws Refusal 429 under the same field after five attempts in a minute
 */
export async function passChallenge(
  outer: Context,
  { body }: { readonly body: Body<Challenge> },
  wire: Wire,
): Promise<Answer<Challenge>> {
  const ctx = acrossAccounts(outer);
  const field = body.code === null ? 'recovery_code' : 'code';
  const expired = invalidField(field, 'two_factor_expired');
  const value = usedSession(ctx.services, wire.request);
  const idHash = value === null ? null : secretHash(value);
  const pending = idHash === null ? undefined : await pendingLogin(ctx, idHash);
  if (idHash === null || pending === undefined) throw expired;
  const device = knownDevice(ctx.services, wire.request, pending.id);
  const limits = [challengeLimit(idHash, field), challengeByUserLimit(pending.id, device, field)] as const;
  void wire.reply.headers(await consume(ctx.services, limits[0]));
  await consume(ctx.services, limits[1]);

  const check = async (tx: Tx, person: LockedPerson | undefined): Promise<LockedPerson> => {
    if (!person || person.disabled_at !== null || person.two_factor_at === null) throw expired;
    if (!(await takeChallenge(tx, idHash))) throw expired;
    if (body.code === null) {
      const good = await useRecoveryCode(ctx, tx, person.id, body.recovery_code ?? '');
      if (!good) throw invalidField(field, 'two_factor_recovery_invalid');
    } else if (!(await useCode(ctx, tx, person.id, body.code))) {
      throw invalidField(field, 'two_factor_code_invalid');
    }
    return person;
  };
  await startSession(ctx, { person: pending, remember: pending.remember, check }, wire);
  await Promise.all(limits.map((limit) => forget(ctx.services, limit)));
}
