import { aloneLimit, type InvoiceAdjustment, type StaffInvoice } from '@waybill/contract';
import type { Currency } from '@waybill/freight';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { billingDay } from '../../../core/billing-day.ts';
import { showInvoice } from '../invoices/index.ts';
import { earnedOn } from '../ledger/index.ts';

const mostActivity = 50;

async function adjustmentsOf(ctx: Context, db: Db | Tx, accountId: string, id: string): Promise<InvoiceAdjustment[]> {
  const rows = await db
    .selectFrom('staff_adjustments as x')
    .leftJoin('users as maker', 'maker.id', 'x.made_by')
    .leftJoin('users as decider', 'decider.id', 'x.decided_by')
    .selectAll('x')
    .select(['maker.name as by', 'decider.name as decided_by_name'])
    .where('x.account_id', '=', accountId)
    .where('x.invoice_id', '=', id)
    .orderBy('x.created_at')
    .execute();
  const { userId } = signedIn(ctx);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as InvoiceAdjustment['kind'],
    amount: { amount: row.amount, currency: row.currency as Currency },
    reason: row.reason as InvoiceAdjustment['reason'],
    note: row.note,
    state: row.state as InvoiceAdjustment['state'],
    by: row.by,
    mine: row.made_by === userId,
    created_at: row.created_at.toISOString(),
    decided_by: row.decided_by_name,
    decided_at: row.decided_at?.toISOString() ?? null,
  }));
}

async function disputesOf(db: Db | Tx, accountId: string, id: string): Promise<StaffInvoice['disputes']> {
  const rows = await db
    .selectFrom('disputes')
    .select(['id', 'state', 'amount', 'currency', 'created_at'])
    .where('account_id', '=', accountId)
    .where('invoice_id', '=', id)
    .orderBy('created_at')
    .execute();
  return rows.map(({ amount, currency, created_at: at, ...row }) => ({
    ...row,
    amount: { amount, currency: currency as Currency },
    created_at: at.toISOString(),
  }));
}

/** What was done about an invoice, the newest first. */
async function activityOf(db: Db | Tx, accountId: string, id: string): Promise<StaffInvoice['activity']> {
  const rows = await db
    .selectFrom('audit_entries as e')
    .leftJoin('users as u', 'u.id', 'e.actor_id')
    .select(['e.id', 'e.at', 'e.action', 'e.actor_label', 'u.name'])
    .where('e.account_id', '=', accountId)
    .where('e.subject_type', '=', 'invoice')
    .where('e.subject_id', '=', id)
    .orderBy('e.at', 'desc')
    .limit(mostActivity)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    by: row.name ?? row.actor_label,
    action: row.action,
  }));
}

async function bookedAt(db: Db | Tx, accountId: string, shipmentId: string | null): Promise<StaffInvoice['booked']> {
  if (shipmentId === null) return null;
  const row = await db
    .selectFrom('shipments')
    .select(['total_amount', 'currency'])
    .where('account_id', '=', accountId)
    .where('id', '=', shipmentId)
    .executeTakeFirst();
  return row === undefined ? null : { amount: row.total_amount, currency: row.currency as Currency };
}

/** An invoice of an account with all that staff know about it. @throws Refusal not_found */
export async function showStaffInvoice(
  ctx: Context,
  db: Db | Tx,
  accountId: string,
  id: string,
): Promise<StaffInvoice> {
  const shown = await showInvoice(db, accountId, id, billingDay(ctx.now()));
  const earned = [...(await earnedOn(db, accountId, id)).values()].reduce((sum, amount) => sum + amount, 0);
  return {
    ...shown,
    account: { id: accountId, name: shown.bill_to.name },
    booked: await bookedAt(db, accountId, shown.shipment_id),
    disputes: await disputesOf(db, accountId, id),
    adjustments: await adjustmentsOf(ctx, db, accountId, id),
    creditable: { amount: Math.max(earned, 0), currency: shown.total.currency },
    alone_limit: aloneLimit(signedIn(ctx).roles),
    activity: await activityOf(db, accountId, id),
  };
}
