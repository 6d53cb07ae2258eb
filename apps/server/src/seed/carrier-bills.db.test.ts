import { carrierBillStates } from '@waybill/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { trialBalance } from '../modules/billing/ledger/index.ts';
import { billPlans } from './demo/bills.ts';
import { openDemo, type Installation } from './installation.fixture.ts';

const now = '2026-11-16T14:30:00.000Z';
let site: Installation;
beforeAll(async () => {
  site = await openDemo(now);
});
afterAll(() => site.close());

const bills = () => site.services.database.staff.selectFrom('carrier_bills').selectAll().execute();

it('are in every state but replaced, and one matches no shipment', async () => {
  const rows = await bills();
  // One per plan, the duplicate, and the stray bill.
  expect(rows).toHaveLength(billPlans.length + 2);
  const states = new Set(rows.map(({ state }) => state));
  expect(states).toEqual(new Set(carrierBillStates.filter((state) => state !== 'replaced')));
});

it('are owed once each, and the books balance', async () => {
  const rows = await bills();
  const posted = rows.reduce((sum, row) => sum + (row.posted ?? 0), 0);
  const sums = await trialBalance(site.services.database.staff);
  expect(sums.find(({ ledger }) => ledger === 'carrier_payable')?.amount).toBe(-posted);
  expect(sums.filter(({ currency }) => currency === 'USD').reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
});

it('corrected three invoices, which say why and come to their bills', async () => {
  const rows = await site.services.database.staff.selectFrom('invoice_adjustments').selectAll().execute();
  expect(rows).toHaveLength(3);
  const causes = rows.map(({ cause }) => cause);
  expect(causes.filter((cause) => cause === 'accessorial')).toHaveLength(1);
  // One of the two reweighed loads also got a higher class, which may account for more than its weight.
  expect(causes.filter((cause) => cause === 'reweigh' || cause === 'reclass')).toHaveLength(2);
  for (const { quoted, billed, findings } of rows) {
    const said = findings as readonly { readonly amount: number }[];
    expect(said.reduce((sum, { amount }) => sum + amount, 0)).toBe(billed - quoted);
  }
});
