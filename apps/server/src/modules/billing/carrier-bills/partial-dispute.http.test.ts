import type { CarrierBill, Invoice } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { billAs, billOf, loadWith, shipOrdinary, takeBillAs, tariffPrice } from '../../../testing/carrier-bills.ts';
import type { Booked } from '../../../testing/journey.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { balanceOf } from '../ledger/index.ts';

let server: TestServer;
let customer: Browser;
let desk: Browser;
let accountId: string;
let shipped: Booked;

beforeAll(async () => {
  server = await startTestServer({ carriers: true });
  desk = await signIn(server.app, (await addPerson(server, { roles: ['fpg_accounting'] })).email);
});
afterAll(() => server.close());
beforeEach(async () => {
  customer = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
  accountId = await accountIdOf(customer);
  shipped = await shipOrdinary(server, customer);
});

const db = () => server.services.database.staff;
const owed = () => balanceOf(db(), accountId, 'carrier_payable', 'USD').then((amount) => 0 - amount);
const price = (change: object = {}) => tariffPrice(server, customer, shipped, loadWith(change));
const decide = (who: Browser, { id, version }: CarrierBill, verb: string, body: object = {}) =>
  who.post(`/api/admin/carrier-bills/${id}/${verb}`, { version, ...body });

/** A bill for 400 lb more, priced by the carrier's own tariff. */
async function reweighed(): Promise<CarrierBill> {
  const heavy = await price({ weight: { value: 1640, unit: 'lb' }, freight_class: await quotedClass() });
  const taken = await takeBillAs(desk, billOf(shipped, heavy, { weight_lb: 1640 }));
  return billAs(desk, taken.id);
}

/** The freight class that the load was rated at. */
async function quotedClass(): Promise<string> {
  const line = shipped.shipment.charges.find(({ basis }) => basis.type === 'item');
  return line?.basis.type === 'item' ? line.basis.actualClass : '';
}

async function invoiceOf(): Promise<Invoice> {
  const { body } = await customer.get('/api/invoices');
  const [row] = body.data as unknown as Invoice[];
  const answer = await customer.get(`/api/invoices/${row?.id ?? ''}`);
  return answer.body.data as Invoice;
}

describe('a dispute that the carrier gives in to in part', () => {
  /** Disputes half of the carrier's difference, so the other half is owed whatever the carrier answers. */
  const half = async (): Promise<CarrierBill> => {
    const bill = await reweighed();
    const amount = Math.floor((bill.difference?.amount ?? 0) / 2);
    const body = { reason: 'weight', amount, note: '' };
    const answer = await decide(desk, bill, 'dispute', body);
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    return answer.body.data as CarrierBill;
  };

  it.each(['approved', 'partial'] as const)(
    '%s passes the agreed share of the difference on to the customer',
    async (outcome) => {
      const bill = await half();
      const { total, dispute, expected, customer: theirs } = bill;
      const agreed = total.amount - (dispute?.amount.amount ?? 0) + (outcome === 'partial' ? 40 : 0);
      const answer = await decide(desk, bill, 'resolve', {
        outcome,
        agreed: outcome === 'partial' ? agreed : null,
        pass_on: true,
      });
      expect([answer.status, await owed()]).toEqual([200, agreed]);
      const [booked, whole] = [theirs?.booked.amount ?? 0, theirs?.corrected.amount ?? 0];
      const share = (agreed - (expected?.amount ?? 0)) / (total.amount - (expected?.amount ?? 0));
      const invoice = await invoiceOf();
      expect(invoice.corrected).toBe(true);
      expect(invoice.total.amount).toBe(booked + Math.round((whole - booked) * share));
    },
  );

  it('leaves the customer’s invoice unchanged unless passing it on is requested', async () => {
    const bill = await half();
    await decide(desk, bill, 'resolve', { outcome: 'approved', pass_on: false });
    const rows = (await customer.get('/api/invoices')).body.data as unknown as { corrected: boolean }[];
    expect(rows.filter(({ corrected }) => corrected)).toEqual([]);
  });
});
