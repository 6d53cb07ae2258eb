import type { CarrierBill, Invoice, InvoiceVariance, TakenBill } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { billAs, billOf, loadWith, shipOrdinary, takeBillAs, tariffPrice } from '../../../testing/carrier-bills.ts';
import type { Booked } from '../../../testing/journey.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { balanceOf, trialBalance } from '../ledger/index.ts';

let server: TestServer;
let customer: Browser;
let desk: Browser;
let second: Browser;
let accountId: string;
let shipped: Booked;

beforeAll(async () => {
  server = await startTestServer({ carriers: true });
  desk = await signIn(server.app, (await addPerson(server, { roles: ['fpg_accounting'] })).email);
  second = await signIn(server.app, (await addPerson(server, { roles: ['fpg_admin'] })).email);
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
const sum = (rows: readonly { readonly amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);

/** A bill for 400 lb more, priced by the carrier's own tariff. */
async function reweighed(): Promise<{ readonly bill: CarrierBill; readonly sell: number }> {
  const heavy = await price({ weight: { value: 1640, unit: 'lb' }, freight_class: await quotedClass() });
  const taken = await takeBillAs(desk, billOf(shipped, heavy, { weight_lb: 1640 }));
  return { bill: await billAs(desk, taken.id), sell: heavy.sell };
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

describe('a bill that is as quoted', () => {
  it('is approved and owed by itself, once however often it comes [INV-08]', async () => {
    const asked = billOf(shipped, await price());
    const all = await Promise.all([takeBillAs(desk, asked), takeBillAs(second, asked), takeBillAs(desk, asked)]);
    expect(all.map(({ state }) => state)).toEqual(['approved', 'approved', 'approved']);
    expect(all.filter(({ again }) => again)).toHaveLength(2);
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await owed()).toBe(asked.total);
  });

  // min($5, 2%) of a cost well over 250.00 is 5.00.
  it.each([
    [500, 'approved'],
    [501, 'review'],
  ])('and %i cents more is %s', async (more, state) => {
    const quoted = await price();
    expect(quoted.amount).toBeGreaterThan(25_000);
    const taken = await takeBillAs(desk, billOf(shipped, quoted, { total: quoted.amount + more }));
    expect(taken.state).toBe(state);
    expect(await owed()).toBe(state === 'approved' ? quoted.amount + more : 0);
  });

  it('and comes again by another way is a duplicate that names the first, and is never paid', async () => {
    const asked = billOf(shipped, await price());
    const first = await takeBillAs(desk, asked);
    const again = await takeBillAs(desk, { ...asked, bill_number: 'INV-2', billed_on: '2026-11-17' });
    const shown = await billAs(desk, again.id);
    expect([shown.state, shown.cause, shown.duplicate_of?.id]).toEqual(['duplicate', 'duplicate', first.id]);
    expect(sum(shown.findings)).toBe(asked.total);
    expect(await owed()).toBe(asked.total);
  });
});

describe('a bill after a reweigh', () => {
  it('says so line by line, to the cent, and that the tariff gives the same', async () => {
    const { bill } = await reweighed();
    expect([bill.state, bill.cause, bill.rerated?.matches]).toEqual(['review', 'reweigh', true]);
    expect(new Set(bill.findings.map(({ cause }) => cause))).toEqual(new Set(['reweigh']));
    expect(sum(bill.findings)).toBe(bill.total.amount - (bill.expected?.amount ?? 0));
    expect(sum(bill.lines.map(({ difference: amount }) => ({ amount })))).toBe(bill.difference?.amount);
    expect(bill.facts.weight_lb).toEqual({ booked: 1240, billed: 1640 });
    expect(await owed()).toBe(0);
  });

  it('is accepted: it is owed, and the customer’s invoice says what the load would have been quoted at [INV-04, INV-08]', async () => {
    await server.runCron('invoices.bill_shipped');
    const before = await invoiceOf();
    expect(before.total.amount).toBe(shipped.shipment.total.amount);
    const { bill, sell } = await reweighed();
    expect(bill.customer).toEqual({
      now: before.total,
      booked: before.total,
      corrected: { amount: sell, currency: 'USD' },
    });
    const answer = await decide(desk, bill, 'accept', { pass_on: true });
    expect([answer.status, answer.body.data?.['state']]).toEqual([200, 'accepted']);
    expect(await owed()).toBe(bill.total.amount);
    const after = await invoiceOf();
    expect([after.total.amount, after.balance.amount, after.corrected]).toEqual([sell, sell, true]);
    expect(sum(after.movements.map(({ amount }) => amount))).toBe(sell);
    const seen = await customer.get(`/api/invoices/${after.id}/variance`);
    const variance = seen.body.data as InvoiceVariance;
    expect([variance.cause, variance.quoted.amount, variance.billed.amount, variance.rerated]).toEqual([
      'reweigh',
      before.total.amount,
      sell,
      true,
    ]);
    expect(sum(variance.findings)).toBe(sell - before.total.amount);
    // The customer must not see the carrier's cost.
    expect(seen.text).not.toContain(String(bill.total.amount));
    expect((await trialBalance(db())).reduce((total, { amount }) => total + amount, 0)).toBe(0);
  });

  it('bills a shipment that was not billed yet, and opens an invoice that was paid', async () => {
    const { bill, sell } = await reweighed();
    await decide(desk, bill, 'accept', { pass_on: true });
    const invoice = await invoiceOf();
    expect(invoice.versions.map(({ total }) => total.amount)).toEqual([shipped.shipment.total.amount, sell]);
  });

  it('is decided once, even by two concurrent calls', async () => {
    const { bill } = await reweighed();
    const answers = await Promise.all([
      decide(desk, bill, 'accept', { pass_on: true }),
      decide(second, bill, 'accept', { pass_on: false }),
      decide(second, bill, 'dispute', { reason: 'weight', amount: 100 }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('carrier_bill_moved');
    expect([0, bill.total.amount]).toContain(await owed());
    expect((await decide(desk, bill, 'accept', { pass_on: true })).status).toBe(409);
  });

  it('shows the carrier’s proof only to the customer of the correction', async () => {
    const { bill } = await reweighed();
    const path = `/api/admin/carrier-bills/${bill.id}/evidence`;
    const put = (content: string) =>
      desk.send('POST', `${path}?kind=scale_ticket&name=ticket.pdf`, Buffer.from(content), {
        'content-type': 'application/octet-stream',
      });
    expect((await put('<script>')).status).toBe(422);
    expect((await put('%PDF-1.7 ticket %%EOF')).status).toBe(200);
    await decide(desk, bill, 'accept', { pass_on: true });
    const invoice = await invoiceOf();
    const { body } = await customer.get(`/api/invoices/${invoice.id}/variance`);
    const [proof] = (body.data as InvoiceVariance).evidence;
    const url = `/api/invoices/${invoice.id}/evidence/${proof?.id ?? ''}`;
    const file = await customer.get(url);
    expect([file.status, file.headers['content-type'], file.text]).toEqual([
      200,
      'application/pdf',
      '%PDF-1.7 ticket %%EOF',
    ]);
    const stranger = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
    expect((await stranger.get(url)).status).toBe(404);
    expect((await stranger.get(`/api/invoices/${invoice.id}/variance`)).status).toBe(404);
  });
});

describe('a bill with an unrequested service', () => {
  it('names it, and the customer pays what the carrier asks for it', async () => {
    const quoted = await price();
    const bill = billOf(shipped, quoted, { total: quoted.amount + 9200 });
    const taken = await takeBillAs(desk, {
      ...bill,
      lines: [...(bill.lines ?? []), { kind: 'accessorial', code: 'REDEL', text: 'REDELIVERY', amount: 9200 }],
    });
    const shown = await billAs(desk, taken.id);
    expect(shown.findings).toEqual([{ cause: 'accessorial', part: 'accessorial', code: 'REDEL', amount: 9200 }]);
    expect(shown.customer?.corrected.amount).toBe(shipped.shipment.total.amount + 9200);
  });
});

describe('a dispute with the carrier', () => {
  const disputed = async (): Promise<CarrierBill> => {
    const before = await owed();
    const { bill } = await reweighed();
    const body = { reason: 'weight', amount: bill.difference?.amount, note: 'Our scale says 1,240 lb' };
    const answer = await decide(desk, bill, 'dispute', body);
    expect([answer.status, await owed()]).toEqual([200, before]);
    return answer.body.data as CarrierBill;
  };

  it('can be opened for 180 days from the receipt', async () => {
    const { bill } = await reweighed();
    // November 16, 2026 plus 180 days.
    expect(bill.contest_until).toBe('2027-05-15');
    const much = await decide(desk, bill, 'dispute', { reason: 'weight', amount: bill.total.amount + 1 });
    expect(much.body.codes).toEqual({ amount: ['too_big'] });
  });

  it('that the carrier gives in to leaves what was quoted', async () => {
    const bill = await disputed();
    const answer = await decide(desk, bill, 'resolve', { outcome: 'approved' });
    expect([answer.body.data?.['state'], await owed()]).toEqual(['resolved', bill.expected?.amount]);
  });

  it('in part leaves what was agreed, and denied leaves the bill for the customer', async () => {
    const bill = await disputed();
    expect((await decide(desk, bill, 'resolve', { outcome: 'partial' })).body.codes).toEqual({ agreed: ['required'] });
    const agreed = bill.total.amount - 100;
    await decide(desk, bill, 'resolve', { outcome: 'partial', agreed });
    expect(await owed()).toBe(agreed);
    shipped = await shipOrdinary(server, customer);
    const other = await disputed();
    await decide(desk, other, 'resolve', { outcome: 'denied', pass_on: true });
    expect(await owed()).toBe(agreed + other.total.amount);
    expect((await invoiceOf()).corrected).toBe(true);
  });
});

describe('another bill for the same shipment', () => {
  it('takes the place of the first in the books once it is accepted', async () => {
    const quoted = await price();
    const first = await takeBillAs(desk, billOf(shipped, quoted));
    const { bill } = await reweighed();
    expect([bill.state, bill.replaces?.id]).toEqual(['review', first.id]);
    await decide(desk, bill, 'accept', { pass_on: false });
    expect(await owed()).toBe(bill.total.amount);
    expect((await billAs(desk, first.id)).state).toBe('replaced');
  });
});

describe('a bill of an unknown shipment', () => {
  it('waits for staff to match it, and is then settled like any other', async () => {
    const quoted = await price();
    const bill = { ...billOf(shipped, quoted), pro_number: `X${crypto.randomUUID().slice(0, 8)}`, bol_number: null };
    const taken = await takeBillAs(desk, { ...bill, bill_number: null });
    expect(taken.state).toBe('unmatched');
    const shown = await billAs(desk, taken.id);
    expect((await decide(desk, shown, 'match', { number: 'WB0' })).body.codes).toEqual({ number: ['invalid'] });
    const answer = await decide(desk, shown, 'match', { number: shipped.bolNumber });
    expect([answer.body.data?.['state'], await owed()]).toEqual(['approved', quoted.amount]);
  });
});

describe('the list', () => {
  it('finds by number, state and cause, with how many are in each state', async () => {
    const { bill } = await reweighed();
    const found = await desk.get(`/api/admin/carrier-bills?search=${shipped.bolNumber}&state=open&cause=reweigh`);
    expect((found.body.data as unknown as TakenBill[]).map(({ id }) => id)).toEqual([bill.id]);
    expect(JSON.parse(found.text)).toMatchObject({ meta: { total: 1 } });
    expect(JSON.parse(found.text).counts.review).toBeGreaterThan(0);
    const none = await desk.get(`/api/admin/carrier-bills?search=${shipped.bolNumber}&cause=fuel`);
    expect(none.body.data).toEqual([]);
    expect((await customer.get('/api/admin/carrier-bills')).status).toBe(403);
  });
});

describe('the risk before a booking', () => {
  it('shows how often the account was recently billed more, and on this lane', async () => {
    const risk = async (query: string) => (await customer.get(`/api/adjustments/risk?${query}`)).body.data;
    expect(await risk('')).toMatchObject({ count: 0, latest: null, cause: null });
    const { bill, sell } = await reweighed();
    await decide(desk, bill, 'accept', { pass_on: true });
    const more = sell - shipped.shipment.total.amount;
    expect(await risk('origin=03103&destination=60647')).toMatchObject({
      count: 1,
      total: { amount: more, currency: 'USD' },
      cause: 'reweigh',
      same_lane: 1,
      same_product: 0,
      latest: { amount: { amount: more, currency: 'USD' }, facts: { weight_lb: { booked: 1240, billed: 1640 } } },
    });
    expect(await risk('origin=03103&destination=10001')).toMatchObject({ count: 1, same_lane: 0 });
    // Older than ninety days, so it no longer counts.
    server.clock.advance(91 * 86_400_000);
    customer = await signIn(server.app, (await addPerson(server, { accountRole: 'owner', accountId })).email);
    expect(await risk('origin=03103&destination=60647')).toMatchObject({ count: 0 });
    server.clock.set('2026-11-16T14:30:00.000Z');
  });
});
