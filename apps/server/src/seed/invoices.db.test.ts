import { disputeStates, invoiceStatuses, type InvoiceRow } from '@waybill/contract';
import { addUp } from '@waybill/freight';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billShippedJob } from '../modules/billing/invoices/index.ts';
import { listInvoiceHistory, listOpenInvoices } from '../modules/billing/invoices/list-invoices.ts';
import { invoiceRowOf } from '../modules/billing/invoices/invoice-rows.ts';
import { showInvoice } from '../modules/billing/invoices/show-invoice.ts';
import { summarizeInvoices } from '../modules/billing/invoices/summarize-invoices.ts';
import { trialBalance } from '../modules/billing/ledger/index.ts';
import { systemContext } from '../core/context.ts';
import { openDemo, type Installation } from './installation.fixture.ts';

const now = '2026-11-16T14:30:00.000Z';
const today = '2026-11-16';
const pageOfAll = { page: 1, per_page: 100, search: undefined } as const;

let site: Installation;
beforeAll(async () => {
  site = await openDemo(now);
});
afterAll(() => site.close());

const staff = () => site.services.database.staff;

async function accountOf(email: string): Promise<string> {
  const row = await staff()
    .selectFrom('users')
    .select('account_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return row.account_id ?? '';
}

async function openOf(email: string): Promise<InvoiceRow[]> {
  const accountId = await accountOf(email);
  const query = { ...pageOfAll, filter: 'all', sort: '-issued_on' } as const;
  const { rows } = await listOpenInvoices(staff(), accountId, query, today);
  return rows.map((row) => invoiceRowOf(row, today));
}

describe('the demo invoices', () => {
  it('of the owner are about a dozen open ones, in every state and of every age [INV-01, INV-02]', async () => {
    const rows = await openOf('owner@example.com');
    expect(rows.length).toBeGreaterThanOrEqual(11);
    expect(rows.length).toBeLessThanOrEqual(16);
    const states = new Set(rows.map(({ status }) => status));
    expect(states).toEqual(new Set(invoiceStatuses.filter((status) => status !== 'paid')));
    const { currencies } = await summarizeInvoices(staff(), await accountOf('owner@example.com'), today);
    for (const { bucket, count } of currencies[0]?.buckets ?? []) expect([bucket, count > 0]).toEqual([bucket, true]);
    expect(rows.some(({ total, balance }) => balance.amount < total.amount)).toBe(true);
    expect(rows.some(({ balance, disputed }) => disputed.amount > 0 && disputed.amount < balance.amount)).toBe(true);
  });

  it('were paid in the past 7 days as well as before [INV-03]', async () => {
    const accountId = await accountOf('owner@example.com');
    const query = { ...pageOfAll, sort: '-paid_at', from: undefined, to: undefined } as const;
    const week = await listInvoiceHistory(staff(), accountId, query, today);
    const all = await listInvoiceHistory(staff(), accountId, { ...query, from: '2026-01-01' }, today);
    expect(week.total).toBeGreaterThanOrEqual(5);
    expect(all.total).toBeGreaterThan(week.total + 30);
  });

  it('of the account on credit hold are mostly past due', async () => {
    const rows = await openOf('dock@example.net');
    expect(rows.filter(({ status }) => status === 'past_due').length).toBeGreaterThanOrEqual(3);
  });

  it('bill what was shipped, line by line, and never twice [INV-08]', async () => {
    const billed = await staff()
      .selectFrom('shipments')
      .innerJoin('invoices', (join) =>
        join
          .onRef('invoices.account_id', '=', 'shipments.account_id')
          .onRef('invoices.shipment_id', '=', 'shipments.id'),
      )
      .select(['invoices.id', 'invoices.account_id', 'shipments.total_amount', 'shipments.status', 'shipments.detail'])
      .execute();
    // In transit, delayed, and delivered: 26 + 12 + 116, and a truckload in transit.
    expect(billed).toHaveLength(155);
    for (const { id, account_id: accountId, total_amount: total, detail } of billed) {
      const shown = await showInvoice(staff(), accountId, id, today);
      // A later correction by a carrier bill is another version.
      expect(shown.versions[0]?.total.amount).toBe(total);
      expect(shown.versions.at(-1)?.total.amount).toBe(shown.total.amount);
      expect(shown.versions[0]?.charges).toEqual((detail as { charges: unknown }).charges);
      expect(addUp(shown.versions[0]?.charges ?? [])).toBe(total);
      expect(shown.movements.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(shown.balance.amount);
    }
    const before = await staff().selectFrom('invoices').select('number').execute();
    await billShippedJob.run(systemContext(site.services, 'test'), {});
    expect(await staff().selectFrom('invoices').select('number').execute()).toHaveLength(before.length);
  });

  it('are numbered without gaps in the order in which they were issued', async () => {
    const rows = await staff().selectFrom('invoices').select(['number', 'created_at']).orderBy('number').execute();
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => 30_001 + index));
    const moments = rows.map(({ created_at: at }) => at.getTime());
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
  });

  it('leave the books balanced, and a little credit with one customer [INV-08]', async () => {
    const sums = await trialBalance(staff());
    expect(sums.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    const { currencies } = await summarizeInvoices(staff(), await accountOf('hello@example.org'), today);
    expect(currencies[0]?.credit).toEqual({ amount: 1250, currency: 'USD' });
  });
});

describe('the demo disputes', () => {
  it('are in every state, one of them with its credit memo', async () => {
    const rows = await staff().selectFrom('disputes').select(['id', 'invoice_id', 'state', 'credited']).execute();
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(disputeStates));
    const won = rows.filter(({ state }) => state === 'credited');
    const memos = await staff().selectFrom('credit_memos').select(['dispute_id', 'amount']).execute();
    expect(memos).toEqual(won.map(({ id, credited }) => ({ dispute_id: id, amount: credited })));
    const steps = await staff()
      .selectFrom('dispute_events')
      .select(['dispute_id', 'kind', 'at'])
      .orderBy('at')
      .execute();
    for (const { id, state } of rows) {
      const last = steps.findLast(({ dispute_id: of }) => of === id);
      expect(last?.kind).toBe(state === 'open' ? 'opened' : state);
      expect(last?.at.getTime()).toBeLessThanOrEqual(Date.parse(now));
    }
    const accountId = await accountOf('owner@example.com');
    const shown = await showInvoice(staff(), accountId, won[0]?.invoice_id ?? '', today);
    expect(shown.movements.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(shown.balance.amount);
    expect(shown.movements).toContainEqual(
      expect.objectContaining({ amount: { amount: -(won[0]?.credited ?? 0), currency: 'USD' } }),
    );
  });
});
