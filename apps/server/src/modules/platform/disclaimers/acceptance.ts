import type { Body, DisclaimerState, endpoints } from '@waybill/contract';
import { changed, unchanged } from '../../../core/command.ts';
import { accountOf, bookingFor, signedIn, type Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { newId } from '../../../core/ids.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { currentDisclaimer } from './texts.ts';

/** The current version for bookings, and what a person has accepted. */
export async function disclaimerStateOf(db: Db | Tx, accountId: string, userId: string): Promise<DisclaimerState> {
  const { version: holds, text } = await currentDisclaimer(db);
  const rows = await db
    .selectFrom('disclaimer_acceptances')
    .select(['version', 'accepted_at'])
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('disclaimer', '=', 'booking')
    .orderBy('accepted_at', 'desc')
    .execute();
  const current = rows.find(({ version }) => version === holds);
  return {
    version: holds,
    text,
    accepted_at: current?.accepted_at.toISOString() ?? null,
    earlier: current === undefined ? (rows[0]?.version ?? null) : null,
  };
}

/** Refuses a booking by a person who has not accepted the current version. @throws Refusal disclaimer_required */
export async function assertDisclaimerAccepted(db: Db | Tx, accountId: string, userId: string): Promise<void> {
  const { accepted_at: acceptedAt } = await disclaimerStateOf(db, accountId, userId);
  if (acceptedAt === null) throw new Refusal('disclaimer_required');
}

/** When an owner of an account accepted the current version; null when none did. */
async function ownerAcceptedAt(db: Db | Tx, accountId: string): Promise<Date | null> {
  const { version } = await currentDisclaimer(db);
  const accepted = await db
    .selectFrom('disclaimer_acceptances')
    .innerJoin('users', 'users.id', 'disclaimer_acceptances.user_id')
    .select('disclaimer_acceptances.accepted_at')
    .where('disclaimer_acceptances.account_id', '=', accountId)
    .where('disclaimer_acceptances.disclaimer', '=', 'booking')
    .where('disclaimer_acceptances.version', '=', version)
    .where('users.account_id', '=', accountId)
    .where('users.account_role', '=', 'owner')
    .limit(1)
    .executeTakeFirst();
  return accepted?.accepted_at ?? null;
}

/** The state for the caller: their own, or that of the owners where staff book for the account. */
export async function callerState(ctx: Context): Promise<DisclaimerState> {
  const accountId = accountOf(ctx);
  if (bookingFor(ctx) === null) return disclaimerStateOf(ctx.db, accountId, signedIn(ctx).userId);
  const [at, { version, text }] = [await ownerAcceptedAt(ctx.db, accountId), await currentDisclaimer(ctx.db)];
  return { version, text, accepted_at: at?.toISOString() ?? null, earlier: null };
}

/**
 * Checks the acceptance of the caller, or of an owner for an API client and for staff who book for the account.
 * @throws Refusal disclaimer_required
 */
export async function assertCallerAccepted(ctx: Context, db: Db | Tx): Promise<void> {
  const accountId = accountOf(ctx);
  if (ctx.actor.kind !== 'client' && bookingFor(ctx) === null) {
    return assertDisclaimerAccepted(db, accountId, signedIn(ctx).userId);
  }
  // Programs and staff book on behalf of the account, so that one of its owners must have accepted.
  if ((await ownerAcceptedAt(db, accountId)) === null) throw new Refusal('disclaimer_required');
}

type Accept = (typeof endpoints)['disclaimers']['accept'];

/**
 * Records that the signed-in person accepts the current version. Idempotent.
 * @throws Refusal for field `version` when another version holds
 */
export async function acceptDisclaimer(ctx: Context, tx: Tx, { body: { version } }: { readonly body: Body<Accept> }) {
  const { version: holds } = await currentDisclaimer(tx);
  if (version !== holds) throw invalidField('version', 'disclaimer_required');
  const [accountId, { userId }] = [accountOf(ctx), signedIn(ctx)];
  const kept = await tx
    .insertInto('disclaimer_acceptances')
    .values({
      account_id: accountId,
      id: newId(),
      user_id: userId,
      disclaimer: 'booking',
      version,
      accepted_at: ctx.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  const answer = { data: await disclaimerStateOf(tx, accountId, userId) };
  if (kept === undefined) return unchanged(answer);
  return changed(answer, {
    subject: 'user',
    subjectId: userId,
    after: { disclaimer: 'booking', version },
  });
}
