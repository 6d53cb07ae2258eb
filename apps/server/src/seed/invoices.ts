import { sql } from 'kysely';
import type { Tx } from '../core/database/database.ts';
import { invoiceShipment, closePaidInvoices, writeInvoice } from '../modules/billing/invoices/index.ts';
import { billingDay } from '../core/billing-day.ts';
import { receivePayment } from '../modules/billing/ledger/index.ts';
import {
  afterCharges,
  afterLines,
  billingPlans,
  leftOpen,
  type AfterCharge,
  type Issued,
  type OpenPlan,
} from './demo/invoices.ts';
import { seedCredited } from './disputes.ts';
import { writePaid, writeUnpaid } from './payments.ts';
import type { SeededAccount } from './people.ts';
import { seededIds } from './seeded-ids.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const termsDays = 30;
const currency = 'USD';

/** Departed shipments with their departure time; they are billed in that order. */
async function departed(tx: Tx) {
  return tx
    .selectFrom('shipments')
    .innerJoin('tracking_events', (join) =>
      join
        .onRef('tracking_events.account_id', '=', 'shipments.account_id')
        .onRef('tracking_events.shipment_id', '=', 'shipments.id')
        .on('tracking_events.code', 'in', ['AF', 'picked_up']),
    )
    .select((of) => ['shipments.account_id', 'shipments.id', of.fn.min('occurred_at').as('at')])
    .where('shipments.status', 'in', ['in_transit', 'delayed', 'delivered'])
    .groupBy(['shipments.account_id', 'shipments.id'])
    .execute();
}

async function billAfter(tx: Tx, accountId: string, after: AfterCharge, at: Date): Promise<void> {
  const newId = seededIds(`invoice/${after.bol}`);
  const { id } = await writeInvoice(
    tx,
    {
      accountId,
      type: after.type,
      shipmentId: null,
      bolNumber: after.bol,
      numbers: [],
      city: after.city,
      state: after.state,
      currency: after.currency,
      termsDays,
      charges: afterLines(after),
    },
    at,
    () => newId(at),
  );
  if (after.disputed > 0) await dispute(tx, accountId, id, after.disputed);
}

const dispute = (tx: Tx, accountId: string, id: string, amount: number) =>
  tx
    .updateTable('invoices')
    .set({ disputed: amount })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();

async function issueAll(tx: Tx, accounts: readonly SeededAccount[], now: Date): Promise<void> {
  const shipped = (await departed(tx)).map(({ account_id: accountId, id, at }) => {
    const newId = seededIds(`invoice/${id}`);
    return { at, id, issue: () => invoiceShipment(tx, accountId, id, at, () => newId(at)) };
  });
  const later = accounts.flatMap(({ id: accountId, account }) =>
    afterCharges
      .filter((one) => one.account === account.key)
      .map((one) => {
        const at = new Date(now.getTime() - one.daysAgo * dayMs);
        return { at, id: one.bol, issue: () => billAfter(tx, accountId, one, at) };
      }),
  );
  // Numbers have no gaps, so invoices are written in order of issue.
  const inOrder = [...shipped, ...later].toSorted(
    (a, b) => a.at.getTime() - b.at.getTime() || a.id.localeCompare(b.id),
  );
  for (const { issue } of inOrder) await issue();
}

/** Pays, credits, or disputes an open invoice according to its plan. */
async function treat(tx: Tx, account: SeededAccount, { id, at, total }: Issued, plan: OpenPlan): Promise<void> {
  const accountId = account.id;
  const newId = seededIds(`movement/${id}`);
  const share = (percent = 0) => Math.round((total * percent) / 100);
  const event = (key: string, when: Date) => ({ accountId, key: `${key}:${id}`, currency, id: newId(when) }) as const;
  const paid = new Date(at.getTime() + 9 * dayMs);
  if (plan.credited !== undefined) await seedCredited(tx, account, id, share(plan.credited));
  if (plan.paid !== undefined) await receivePayment(tx, event('payment', paid), share(plan.paid), [id], paid);
  if (plan.disputed !== undefined) await dispute(tx, accountId, id, share(plan.disputed));
}

async function payOne(tx: Tx, of: SeededAccount, now: Date): Promise<void> {
  const { id: accountId, account } = of;
  const plan = billingPlans[account.key];
  const rows = await tx
    .selectFrom('invoices')
    .select(['id', 'created_at as at', 'total'])
    .where('account_id', '=', accountId)
    .where('shipment_id', 'is not', null)
    .orderBy('number')
    .execute();
  const open = leftOpen(plan, rows, now);
  for (const row of rows) {
    const special = open.get(row.id) ?? null;
    if (special !== null) await treat(tx, of, row, special);
  }
  let { over } = plan;
  let unpaid = rows.filter(({ id }) => !open.has(id));
  const newId = seededIds(`payments/${account.key}`);
  for (const hours of plan.paidHoursAgo.toReversed()) {
    const at = new Date(now.getTime() - hours * hourMs);
    const due = unpaid.filter((row) => row.at < at);
    unpaid = unpaid.filter((row) => row.at >= at);
    if (due.length === 0) continue;
    // The overpayment is made with the last one, and becomes credit.
    const extra = over;
    const parts = due.map(({ id, total }, nth) => ({ id, amount: total + (nth === due.length - 1 ? extra : 0) }));
    const amount = parts.reduce((sum, part) => sum + part.amount, 0);
    over = 0;
    const ids = due.map(({ id }) => id);
    const paymentId = newId(at);
    // Older payments of this plan came as checks.
    const check = plan.checks && hours > 7 * 24 ? String(10_500 - Math.round(hours / 24)) : null;
    await writePaid(tx, { accountId, id: paymentId, at, parts, check });
    await receivePayment(tx, { accountId, key: `payment:${paymentId}`, currency, id: paymentId }, amount, ids, at);
    await closePaidInvoices(tx, accountId, ids, at);
  }
  await writeUnpaid(tx, accountId, account.key, now);
}

/** Marks all invoice notices as sent, so that a new installation sends no mails about last month. */
async function markTold(tx: Tx, now: Date): Promise<void> {
  await sql`
    INSERT INTO invoice_notices (account_id, invoice_id, kind, told_at)
    SELECT i.account_id, i.id, k.kind, ${now} FROM invoices i
    CROSS JOIN (VALUES ('issued', NULL), ('due_soon', 3), ('past_due', 0)) AS k (kind, days)
    WHERE k.days IS NULL OR i.due_on < ${billingDay(now)}::date + k.days
  `.execute(tx);
}

/**
 * Bills the shipments of the demo accounts when they departed, and posts payments: most in full, some in part, some not
 * at all, and some disputed. Everything is posted by the product code.
 */
export async function seedInvoices(tx: Tx, accounts: readonly SeededAccount[], now: Date): Promise<void> {
  await issueAll(tx, accounts, now);
  for (const account of accounts) await payOne(tx, account, now);
  await markTold(tx, now);
}
