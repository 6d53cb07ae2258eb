import { changed, runCommand, unchanged } from '../../../core/command.ts';
import type { AuditFields, AuditNote } from '../../../core/audit.ts';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { billingDay } from '../../../core/billing-day.ts';
import { placeHold, endHold, lockCredit, openHold } from './hold-row.ts';
import { causeOf } from './rule.ts';
import { heldBy, creditStandingOf } from './credit-standing.ts';
import { notifyAccount, notifyAccounting } from './notify.ts';

const note = (accountId: string, before: string, after: AuditFields): AuditNote => ({
  subject: 'account',
  subjectId: accountId,
  accountId,
  before: { credit_status: before },
  after,
});

async function review(ctx: Context, tx: Tx, accountId: string): Promise<AuditNote | null> {
  const { status, name } = await lockCredit(tx, accountId);
  const standing = await creditStandingOf(tx, accountId, billingDay(ctx.now()));
  if (status === 'good') {
    const cause = heldBy(standing);
    if (cause === null) return null;
    await placeHold(tx, accountId, cause, standing, ctx.now());
    await notifyAccount(ctx, tx, accountId, 'credit_held', standing);
    await notifyAccounting(ctx, tx, { id: accountId, name });
    return note(accountId, 'good', { credit_status: 'hold', cause });
  }
  // Only staff end a hold set by staff.
  const hold = await openHold(tx, accountId);
  if (hold === undefined || hold.cause === 'staff' || causeOf(standing) !== null) return null;
  await endHold(tx, accountId, { how: 'paid' }, ctx.now());
  await notifyAccount(ctx, tx, accountId, 'credit_released', standing);
  return note(accountId, 'hold', { credit_status: 'good', how: 'paid' });
}

/** Puts an account on hold, or releases it, as the rule requires now. Idempotent. */
export async function reviewAccount(ctx: Context, accountId: string): Promise<void> {
  await runCommand(ctx, 'account.credit_reviewed', async (tx) => {
    const done = await review(ctx, tx, accountId);
    return done === null ? unchanged(undefined) : changed(undefined, done);
  });
}
