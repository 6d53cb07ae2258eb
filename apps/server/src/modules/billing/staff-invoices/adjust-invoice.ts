import { aloneLimit, isAdmin, type Body, type endpoints, type StaffInvoice } from '@waybill/contract';
import type { Currency } from '@waybill/freight';
import type { Selectable } from 'kysely';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import type { DB } from '../../../core/database/schema.gen.ts';
import { billingDay } from '../../../core/billing-day.ts';
import { newId } from '../../../core/ids.ts';
import { plainAmount } from '../../../core/plain-amount.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { closePaidInvoices, nextDocumentNumber } from '../invoices/index.ts';
import { creditInvoice, earnedOn, lockBooks, openAmounts, writeOff, type Earnings } from '../ledger/index.ts';
import { notifyCredited } from './notify.ts';
import { showStaffInvoice } from './show-staff-invoice.ts';

type Wanted = Body<typeof endpoints.staffInvoices.adjust>;
type Adjustment = Selectable<DB['staff_adjustments']>;
type One = { readonly account: string; readonly id: string };
type Answer = Promise<Outcome<{ data: StaffInvoice }>>;

/** Credits are taken from freight first, then from the other charges. */
const order = ['revenue_freight', 'revenue_fuel', 'revenue_accessorial', 'insurance_payable'] as const;

function split(amount: number, earned: ReadonlyMap<string, number>): Earnings {
  let left = amount;
  return Object.fromEntries(
    order.flatMap((ledger) => {
      const put = Math.min(left, Math.max(earned.get(ledger) ?? 0, 0));
      left -= put;
      return put > 0 ? [[ledger, put]] : [];
    }),
  );
}

async function assertPossible(tx: Tx, { account_id: accountId, invoice_id: id, kind, amount, currency }: Adjustment) {
  const earned = await earnedOn(tx, accountId, id);
  const most =
    kind === 'credit'
      ? order.reduce((sum, ledger) => sum + Math.max(earned.get(ledger) ?? 0, 0), 0)
      : ((await openAmounts(tx, accountId, [id])).get(id) ?? 0);
  if (amount > most)
    throw invalidField('amount', 'more_than_open', { open: plainAmount({ amount: Math.max(most, 0), currency }) });
  return earned;
}

/** Posts an adjustment. The books of the account have to be locked. @returns number of the credit memo, if it is one */
async function post(ctx: Context, tx: Tx, row: Adjustment): Promise<number | null> {
  const { account_id: accountId, invoice_id: invoiceId, amount } = row;
  const currency = row.currency as Currency;
  const earned = await assertPossible(tx, row);
  const event = { accountId, key: `adjustment:${row.id}`, currency };
  const now = ctx.now();
  let memo: number | null = null;
  if (row.kind === 'credit') {
    await creditInvoice(tx, event, invoiceId, split(amount, earned), now);
    memo = await nextDocumentNumber(tx, 'credit_memo');
    await tx
      .insertInto('credit_memos')
      .values({
        account_id: accountId,
        id: newId(),
        number: memo,
        invoice_id: invoiceId,
        amount,
        currency,
        issued_on: billingDay(now),
        created_at: now,
      })
      .execute();
    await notifyCredited(ctx, tx, { accountId, invoiceId, amount, currency });
  } else await writeOff(tx, event, { invoiceId, amount }, now);
  await closePaidInvoices(tx, accountId, [invoiceId], now);
  return memo;
}

async function outcome(ctx: Context, tx: Tx, row: Adjustment, memo: number | null): Answer {
  const { account_id: accountId, invoice_id: id, kind, reason, note, state } = row;
  const amount = { amount: row.amount, currency: row.currency };
  const after = { kind, amount, reason, note, state, ...(memo === null ? {} : { credit_memo: memo }) };
  const data = await showStaffInvoice(ctx, tx, accountId, id);
  return changed({ data }, { subject: 'invoice', subjectId: id, accountId, after });
}

/** What was credited and written off on an invoice without a second person, in minor units. */
async function givenAlone(tx: Tx, { account, id }: One): Promise<number> {
  const { given } = await tx
    .selectFrom('staff_adjustments')
    .select((of) => of.cast<number>(of.fn.coalesce(of.fn.sum('amount'), of.lit(0)), 'bigint').as('given'))
    .where('account_id', '=', account)
    .where('invoice_id', '=', id)
    .where('state', '=', 'applied')
    .where('decided_by', 'is', null)
    .executeTakeFirstOrThrow();
  return given;
}

/** An adjustment of an invoice, locked. @throws Refusal not_found */
async function lockAdjustment(tx: Tx, { account, id, adjustment }: One & { readonly adjustment: string }) {
  const row = await tx
    .selectFrom('staff_adjustments')
    .selectAll()
    .where('account_id', '=', account)
    .where('invoice_id', '=', id)
    .where('id', '=', adjustment)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

async function decide(ctx: Context, tx: Tx, row: Adjustment, state: 'applied' | 'rejected'): Promise<Adjustment> {
  const decided = { state, decided_by: signedIn(ctx).userId, decided_at: ctx.now() };
  await tx
    .updateTable('staff_adjustments')
    .set(decided)
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .execute();
  return { ...row, ...decided };
}

/**
 * Credits or writes off a part of an invoice. Above the limit of the caller it is only proposed. A second call with the
 * same id changes nothing.
 * @throws Refusal not_found; validation_failed for more than was charged or is open; conflict
 */
export async function adjustInvoice(
  ctx: Context,
  tx: Tx,
  { params, body }: { readonly params: One; readonly body: Wanted },
): Answer {
  const { account: accountId, id } = params;
  await lockBooks(tx, accountId);
  const invoice = await tx
    .selectFrom('invoices')
    .select('currency')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (invoice === undefined) throw new Refusal('not_found');
  const known = await tx
    .selectFrom('staff_adjustments')
    .select(['invoice_id', 'amount', 'kind'])
    .where('account_id', '=', accountId)
    .where('id', '=', body.id)
    .executeTakeFirst();
  if (known !== undefined) {
    const same = known.invoice_id === id && known.amount === body.amount && known.kind === body.kind;
    if (!same) throw new Refusal('conflict');
    return unchanged({ data: await showStaffInvoice(ctx, tx, accountId, id) });
  }
  const { userId, roles } = signedIn(ctx);
  const alone = (await givenAlone(tx, params)) + body.amount <= aloneLimit(roles);
  const row = await tx
    .insertInto('staff_adjustments')
    .values({
      ...body,
      account_id: accountId,
      invoice_id: id,
      currency: invoice.currency,
      state: alone ? 'applied' : 'proposed',
      made_by: userId,
      created_at: ctx.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (!alone) await assertPossible(tx, row);
  return outcome(ctx, tx, row, alone ? await post(ctx, tx, row) : null);
}

/**
 * Applies a proposed adjustment.
 * @throws Refusal forbidden for whoever made it and for all but administrators; conflict when it is decided already
 */
export async function approveAdjustment(
  ctx: Context,
  tx: Tx,
  { params }: { readonly params: One & { readonly adjustment: string } },
): Answer {
  await lockBooks(tx, params.account);
  const row = await lockAdjustment(tx, params);
  const { userId, roles } = signedIn(ctx);
  if (row.made_by === userId || !isAdmin(roles)) throw new Refusal('forbidden');
  if (row.state !== 'proposed') throw new Refusal('conflict');
  const applied = await decide(ctx, tx, row, 'applied');
  return outcome(ctx, tx, applied, await post(ctx, tx, applied));
}

/** Rejects a proposed adjustment, or withdraws one's own. @throws Refusal not_found, conflict when it is decided already */
export async function rejectAdjustment(
  ctx: Context,
  tx: Tx,
  { params }: { readonly params: One & { readonly adjustment: string } },
): Answer {
  const row = await lockAdjustment(tx, params);
  if (row.state !== 'proposed') throw new Refusal('conflict');
  return outcome(ctx, tx, await decide(ctx, tx, row, 'rejected'), null);
}
