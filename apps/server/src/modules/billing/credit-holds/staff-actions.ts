import { mostOpenDays, type Body, type CreditAccount, type endpoints } from '@waybill/contract';
import { daysBetween } from '@waybill/freight';
import type { AuditFields } from '../../../core/audit.ts';
import { changed, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { askForReview } from '../invoices/index.ts';
import { billingDay } from '../../../core/billing-day.ts';
import { placeHold, endHold, lockCredit, openHold, type Setter } from './hold-row.ts';
import { showCreditAccount } from './show-credit.ts';
import { creditStandingOf } from './credit-standing.ts';
import { notifyAccount } from './notify.ts';

type Answer = Promise<Outcome<{ data: CreditAccount }>>;
type About<B> = { readonly params: { readonly id: string }; readonly body: B };
type Verbs = typeof endpoints.creditHolds;

function setterOf(ctx: Context, reason: string): Setter {
  const { userId, name } = signedIn(ctx);
  return { id: userId, name, reason };
}

async function outcome(ctx: Context, tx: Tx, accountId: string, before: string, after: AuditFields): Answer {
  const data = await showCreditAccount(tx, accountId, ctx.now());
  return changed(
    { data },
    { subject: 'account', subjectId: accountId, accountId, before: { credit_status: before }, after },
  );
}

/**
 * Takes an account off hold. Through the given day the rule does not hold it again. When two people do it at once, the
 * second gets a conflict.
 * @throws Refusal not_found; conflict if it is not on hold; validation_failed for a day in the past or too far ahead
 */
export async function activateAccount(ctx: Context, tx: Tx, { params, body }: About<Body<Verbs['activate']>>): Answer {
  const today = billingDay(ctx.now());
  const { status } = await lockCredit(tx, params.id);
  if (status !== 'hold') throw new Refusal('conflict');
  if (body.until < today) throw invalidField('until', 'date_before_today');
  if (daysBetween(today, body.until) > mostOpenDays) throw invalidField('until', 'too_big', { max: mostOpenDays });
  const by = setterOf(ctx, body.reason);
  await endHold(tx, params.id, { how: 'activated', by, openUntil: body.until }, ctx.now());
  await notifyAccount(ctx, tx, params.id, 'credit_activated', await creditStandingOf(tx, params.id, today));
  return outcome(ctx, tx, params.id, 'hold', { credit_status: 'good', until: body.until, reason: body.reason });
}

/**
 * Puts an account on hold until staff release it, whatever is paid. Replaces a hold by the rule.
 * @throws Refusal not_found; conflict if staff already hold it
 */
export async function holdAccount(ctx: Context, tx: Tx, { params, body }: About<Body<Verbs['hold']>>): Answer {
  const { status } = await lockCredit(tx, params.id);
  const before = await openHold(tx, params.id);
  if (status === 'hold' && (before === undefined || before.cause === 'staff')) throw new Refusal('conflict');
  const by = setterOf(ctx, body.reason);
  if (before !== undefined) await endHold(tx, params.id, { how: 'replaced', by }, ctx.now());
  const standing = await creditStandingOf(tx, params.id, billingDay(ctx.now()));
  await placeHold(tx, params.id, 'staff', standing, ctx.now(), by);
  if (status === 'good') await notifyAccount(ctx, tx, params.id, 'credit_held', standing);
  return outcome(ctx, tx, params.id, status, { credit_status: 'hold', cause: 'staff', reason: body.reason });
}

/** Sets credit limit, terms, and grace period, and re-evaluates the hold. @throws Refusal not_found */
export async function setCreditTerms(ctx: Context, tx: Tx, { params, body }: About<Body<Verbs['terms']>>): Answer {
  await lockCredit(tx, params.id);
  const before = await tx
    .selectFrom('accounts')
    .select(['credit_limit', 'terms_days', 'grace_days', 'open_disputes_owed'])
    .where('id', '=', params.id)
    .executeTakeFirstOrThrow();
  await tx.updateTable('accounts').set(body).where('id', '=', params.id).execute();
  await askForReview(tx, params.id);
  const data = await showCreditAccount(tx, params.id, ctx.now());
  const after = { ...before, ...body };
  return changed({ data }, { subject: 'account', subjectId: params.id, accountId: params.id, before, after });
}
