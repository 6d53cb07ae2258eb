import type { ChargesView, Shipment } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { creditAt } from '../../../testing/credit.ts';
import { bookingOf, bookShipment, quoteAs } from '../../../testing/journey.ts';
import { accountIdOf, signInAs } from '../../../testing/people.ts';
import { goodCard, startPayments, type PaymentServer } from '../../../testing/payments.ts';

let server: PaymentServer;
let owner: Browser;
let ops: Browser;
let other: Browser;
let accountId: string;
let id: string;
let booked: Shipment;

beforeAll(async () => {
  server = await startPayments({ carriers: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set('2026-11-16T14:30:00.000Z');
  owner = await signInAs(server, { accountRole: 'owner' });
  accountId = await accountIdOf(owner);
  booked = (await bookShipment(owner)).shipment;
  id = booked.id;
  ops = await signInAs(server, { roles: ['fpg_ops'] });
  other = await signInAs(server, { roles: ['fpg_admin'] });
});

const path = (rest = '') => `/api/admin/shipments/${id}/charges${rest}`;
const charges = async () => (await ops.get(path())).body.data as ChargesView;
const seenByCustomer = async () => (await owner.get(`/api/shipments/${id}`)).body.data as Shipment;
const cost = async () =>
  ((await ops.get(`/api/admin/shipments/${id}`)).body.data as { cost: { total: { amount: number } } }).cost;
/** An hour and a quarter of waiting: 150.00. */
const detention = (over: Record<string, unknown> = {}) => ({
  charge_id: crypto.randomUUID(),
  side: 'price',
  code: 'DETEN',
  amount: 15_000,
  reason: 'The driver waited for 75 minutes',
  seen: booked.total.amount,
  ...over,
});
const add = (over: Record<string, unknown> = {}, as = ops) => as.post(path(), detention(over));
const leave = async () => {
  await server.services.database.staff
    .updateTable('shipments')
    .set({ status: 'in_transit' })
    .where('id', '=', id)
    .execute();
  await server.runCron('invoices.bill_shipped');
};
const entries = async () =>
  server.services.database.staff
    .selectFrom('audit_entries')
    .select(['action', 'before', 'after'])
    .where('subject_id', '=', id)
    .where('action', 'like', 'shipment.charge%')
    .orderBy('id')
    .execute();

describe('a charge before the shipment is invoiced', () => {
  it('is on the shipment with its reason, in the total, in what is owed, and on the invoice [ADMIN-08]', async () => {
    const dues = await signInAs(server, { roles: ['fpg_accounting'] });
    const { exposure } = await creditAt(dues, accountId);
    expect((await add()).status).toBe(200);
    const shown = await seenByCustomer();
    expect(shown.total.amount).toBe(booked.total.amount + 15_000);
    expect(shown.charges.find(({ code }) => code === 'DETEN')).toMatchObject({
      kind: 'accessorial',
      amount: { amount: 15_000 },
      basis: { type: 'added', text: 'The driver waited for 75 minutes' },
    });
    expect(shown.charges.at(-1)).toMatchObject({ kind: 'total', amount: shown.total });
    expect((await creditAt(dues, accountId)).exposure).toEqual({ ...exposure, amount: exposure.amount + 15_000 });
    await leave();
    const [invoice] = (await owner.get('/api/invoices')).body.data as unknown as { total: { amount: number } }[];
    expect(invoice?.total.amount).toBe(booked.total.amount + 15_000);
  });

  it('notifies the payer, in the page and by mail, with its reason', async () => {
    await server.runJobs();
    server.mails.length = 0;
    await add();
    await server.runJobs();
    const { notices } = (await owner.get('/api/notices')).body.data as {
      notices: { kind: string; params: Record<string, string> }[];
    };
    expect(notices[0]).toMatchObject({
      kind: 'shipment_repriced',
      params: { number: booked.bol_number, reason: 'The driver waited for 75 minutes' },
    });
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]?.text).toContain('Reason: The driver waited for 75 minutes');
  });

  it('is added once for each id, and by one of two people who saw the same total [ADMIN-08]', async () => {
    const one = detention();
    const clicks = await Promise.all([ops.post(path(), one), ops.post(path(), one)]);
    expect(clicks.map(({ status }) => status)).toEqual([200, 200]);
    expect((await seenByCustomer()).total.amount).toBe(booked.total.amount + 15_000);
    const seen = booked.total.amount + 15_000;
    const both = await Promise.all([add({ seen, code: 'REDEL' }), add({ seen, code: 'STORAGE' }, other)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await charges()).added).toHaveLength(2);
    expect((await entries()).filter(({ action }) => action === 'shipment.charge_added')).toHaveLength(2);
  });

  it('is changed and taken back, and the price is to the cent what it was [ADMIN-08]', async () => {
    const charge = crypto.randomUUID();
    await add({ charge_id: charge });
    const seen = booked.total.amount + 15_000;
    const change = { amount: 9_900, reason: 'It was less', seen };
    expect((await ops.put(path(`/${charge}`), change)).status).toBe(200);
    expect((await ops.put(path(`/${charge}`), change)).status).toBe(200);
    expect((await charges()).price.amount).toBe(booked.total.amount + 9_900);
    const back = { reason: 'The customer was not at fault', seen: booked.total.amount + 9_900 };
    expect((await ops.post(path(`/${charge}/take-back`), { ...back, seen })).status).toBe(409);
    expect((await ops.post(path(`/${charge}/take-back`), back)).status).toBe(200);
    expect((await ops.post(path(`/${charge}/take-back`), back)).status).toBe(200);
    expect(await seenByCustomer()).toMatchObject({ total: booked.total, charges: booked.charges });
    // A late second click is recognized and adds nothing.
    expect((await add({ charge_id: charge })).status).toBe(200);
    expect((await charges()).added).toEqual([]);
    expect((await entries()).map(({ action }) => action)).toEqual([
      'shipment.charge_added',
      'shipment.charge_changed',
      'shipment.charge_taken_back',
    ]);
    expect((await entries())[2]).toMatchObject({
      before: { charge: 'DETEN', amount: 9_900, total: booked.total.amount + 9_900 },
      after: { total: booked.total.amount, reason: 'The customer was not at fault' },
    });
  });

  it('can take something off, and never all of it', async () => {
    expect((await add({ code: 'discount', amount: 2_000, reason: 'Late pickup' })).status).toBe(200);
    expect((await seenByCustomer()).total.amount).toBe(booked.total.amount - 2_000);
    const seen = booked.total.amount - 2_000;
    const all = await add({ code: 'discount', amount: seen, seen });
    expect([all.status, all.body.errors]).toMatchObject([422, { amount: ['This would leave nothing to pay'] }]);
  });

  it('needs an amount and a reason', async () => {
    const { status, body } = await add({ amount: 0, reason: ' ' });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['amount', 'reason']]);
  });
});

describe('what the carrier is owed', () => {
  it('is corrected with its own line, which customers do not see [ADMIN-08]', async () => {
    const before = (await cost()).total.amount;
    await server.runJobs();
    server.mails.length = 0;
    const answer = await add({ side: 'cost', amount: 6_100, seen: before });
    expect(answer.status).toBe(200);
    expect((await cost()).total.amount).toBe(before + 6_100);
    expect(await seenByCustomer()).toMatchObject({ total: booked.total, charges: booked.charges });
    await server.runJobs();
    expect(server.mails).toEqual([]);
    const { database } = server.services;
    await expect(database.account(accountId).selectFrom('shipment_charges').selectAll().execute()).rejects.toThrow(
      'permission denied',
    );
  });
});

describe('after the invoice', () => {
  it('nothing is added, and staff are led to it [ADMIN-08]', async () => {
    const charge = crypto.randomUUID();
    await add({ charge_id: charge });
    await leave();
    const seen = booked.total.amount + 15_000;
    for (const refused of [
      await add({ seen }),
      await ops.put(path(`/${charge}`), { amount: 1, reason: 'Less', seen }),
      await ops.post(path(`/${charge}/take-back`), { reason: 'Off', seen }),
    ])
      expect([refused.status, refused.body.code]).toEqual([409, 'charges_closed']);
    expect(await charges()).toMatchObject({ bar: 'invoiced', invoice_id: expect.any(String) });
  });

  it('nothing is added to what is canceled', async () => {
    await ops.post(`/api/admin/shipments/${id}/cancel`, { reason: 'The buyer withdrew the order' });
    expect((await add()).body.code).toBe('charges_closed');
    expect((await charges()).bar).toBe('canceled');
  });

  it('a billing run at the same moment bills it with the charge or refuses the charge', async () => {
    await server.services.database.staff
      .updateTable('shipments')
      .set({ status: 'in_transit' })
      .where('id', '=', id)
      .execute();
    const [, added] = await Promise.all([server.runCron('invoices.bill_shipped'), add()]);
    const [invoice] = (await owner.get('/api/invoices')).body.data as unknown as { total: { amount: number } }[];
    const shown = (await seenByCustomer()).total.amount;
    expect([200, 409]).toContain(added.status);
    expect(shown).toBe(booked.total.amount + (added.status === 200 ? 15_000 : 0));
    expect([undefined, shown]).toContain(invoice?.total.amount);
  });
});

describe('a shipment whose card is held', () => {
  it('takes a charge of which the card pays what it is held for, and the invoice asks for the rest', async () => {
    const asked = bookingOf(await quoteAs(owner), { payment: 'now' });
    id = crypto.randomUUID();
    const answer = await owner.post('/api/shipments', asked, { 'idempotency-key': id });
    const { payment } = answer.body.data as {
      payment: { url: string; charge: { amount: number }; hold: { amount: number } };
    };
    await server.pay(payment.url, goodCard);
    server.clock.advance(61_000);
    await server.runCron('bookings.holds');
    const dues = await signInAs(server, { roles: ['fpg_accounting'] });
    const { exposure } = await creditAt(dues, accountId);
    expect((await charges()).held).toEqual(payment.hold);
    // 250.00 is authorized beyond the price; 400.00 is added.
    expect((await add({ seen: payment.charge.amount, amount: 40_000 })).status).toBe(200);
    expect((await creditAt(dues, accountId)).exposure.amount).toBe(exposure.amount + 15_000);
    await leave();
    server.clock.advance(6 * 60_000);
    await server.runCron('bookings.holds');
    const open = (await owner.get('/api/invoices')).body.data as unknown as { balance: { amount: number } }[];
    expect(open.map(({ balance }) => balance.amount)).toEqual([15_000]);
    expect((await charges()).bar).toBe('invoiced');
  });
});

describe('who may', () => {
  it('accounting adds as well; sales and customers do not, and see nothing of it [ADMIN-08, ROLE-07]', async () => {
    const dues = await signInAs(server, { roles: ['fpg_accounting'] });
    const sales = await signInAs(server, { roles: ['fpg_sales'] });
    expect((await dues.get(path())).status).toBe(200);
    expect((await add({}, dues)).status).toBe(200);
    expect((await sales.get(path())).status).toBe(403);
    expect((await add({}, sales)).status).toBe(403);
    expect((await add({}, owner)).status).toBe(403);
    expect((await owner.get(path())).status).toBe(403);
  });
});
