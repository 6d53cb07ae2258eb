import type { DashboardFigures, Need, StaffRole } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { openChatAs } from '../../../testing/chats.ts';
import { addInvoices } from '../../../testing/invoices.ts';
import { bookShipment, type Booked } from '../../../testing/journey.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let shipper: Browser;
let booked: Booked;
const staff = async (...roles: StaffRole[]): Promise<Browser> =>
  signIn(server.app, (await addPerson(server, { roles })).email);

beforeAll(async () => {
  server = await startTestServer({ carriers: true });
  shipper = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
  booked = await bookShipment(shipper);
  await server.runCron('figures.fold');
});
afterAll(() => server.close());

const needsOf = async (browser: Browser) =>
  (await browser.get('/api/admin/dashboard/needs')).body.data as unknown as readonly Need[];
const figuresOf = async (browser: Browser, query = '') =>
  (await browser.get(`/api/admin/dashboard${query}`)).body.data as DashboardFigures;

describe('work that waits for staff', () => {
  it('is what each role may look after, and nothing else [ADMIN-01, ROLE-07]', async () => {
    const kinds = async (role: StaffRole) => (await needsOf(await staff(role))).map(({ kind }) => kind);
    expect(await kinds('super_admin')).toEqual([
      'credit_holds',
      'disputes',
      'chats',
      'quote_requests',
      'exceptions',
      'bookings',
      'incidents',
      'carrier_bills',
    ]);
    expect(await kinds('fpg_ops')).toEqual(['chats', 'exceptions', 'bookings']);
    expect(await kinds('fpg_sales')).toEqual(['chats', 'quote_requests']);
    expect(await kinds('fpg_accounting')).toEqual(['credit_holds', 'disputes', 'chats', 'exceptions', 'carrier_bills']);
    const customer = await shipper.get('/api/admin/dashboard/needs');
    expect(customer.status).toBe(403);
  });

  it('counts what waits, since when, and what cannot wait [ADMIN-01]', async () => {
    const ops = await staff('fpg_ops');
    const chats = async () => (await needsOf(ops)).find(({ kind }) => kind === 'chats');
    expect(await chats()).toEqual({ kind: 'chats', count: 0, oldest: null, pressing: 0 });
    await openChatAs(shipper);
    const since = server.clock().toISOString();
    server.clock.advance(60_000);
    await openChatAs(shipper);
    expect(await chats()).toEqual({ kind: 'chats', count: 2, oldest: since, pressing: 2 });
  });

  it('counts as the page it leads to lists [ADMIN-01, ADMIN-14]', async () => {
    await server.services.database.staff
      .updateTable('accounts')
      .set({ credit_status: 'hold' })
      .where('id', '=', await accountIdOf(shipper))
      .execute();
    const accounting = await staff('fpg_accounting');
    const held = (await needsOf(accounting)).find(({ kind }) => kind === 'credit_holds');
    const listed = await accounting.get('/api/admin/credit-holds');
    expect(held?.count).toBe((listed.body.data as unknown as readonly unknown[]).length);
    expect(held?.count).toBe(1);
  });
});

describe('figures of a period', () => {
  it('are what was booked, from how many quotes, and what it sells for [ADMIN-01]', async () => {
    const figures = await figuresOf(await staff('super_admin'), '?period=7');
    // Monday the 16th and the six days before it.
    expect([figures.from, figures.to, figures.before]).toEqual([
      '2026-11-10',
      '2026-11-16',
      { from: '2026-11-03', to: '2026-11-09' },
    ]);
    expect(figures.booked.total).toBe(1);
    expect(figures.booked.days.at(-1)).toEqual({ day: '2026-11-16', ltl: 1, parcel: 0, truckload: 0 });
    expect(figures.booked.days).toHaveLength(7);
    expect(figures.funnel.now).toEqual({ asked: 1, rated: 1, tried: 1, won: 1 });
    const shipment = await shipper.get(`/api/shipments/${booked.shipmentId}`);
    const { total, charges } = shipment.body.data as {
      total: { amount: number };
      charges: readonly { kind: string; amount: { amount: number } }[];
    };
    const insurance = charges.find(({ kind }) => kind === 'insurance')?.amount.amount ?? 0;
    expect(figures.money.now.revenue).toBe(total.amount - insurance);
    // Sold at cost plus twelve percent, so the margin is 12 of 112.
    const share = (figures.money.now.margin ?? 0) / figures.money.now.revenue;
    expect(share).toBeCloseTo(12 / 112, 2);
  });

  it('leave out what a role may not see [ADMIN-01, ROLE-07]', async () => {
    const ops = await figuresOf(await staff('fpg_ops'));
    expect([ops.money.now.margin, ops.money.now.costed, ops.money.days[0]?.margin]).toEqual([null, null, null]);
    expect(ops.money.now.revenue).toBeGreaterThan(0);
    expect(ops.receivables).toBeNull();
    expect(ops.chats).not.toBeNull();
    const accounting = await figuresOf(await staff('fpg_accounting'));
    expect(accounting.money.now.margin).not.toBeNull();
    expect(accounting.receivables).not.toBeNull();
  });

  it('grow older by themselves where money is owed, and are less where it was paid [ADMIN-01, ADMIN-14]', async () => {
    await addInvoices(server.services, await accountIdOf(shipper), [
      // Due on December 16, November 1, and August 10. 30.00 of the last one was paid.
      { number: 70_001, total: 10_000, issued: '2026-11-16' },
      { number: 70_002, total: 20_000, issued: '2026-10-02', disputed: 5_000 },
      { number: 70_003, total: 9_000, issued: '2026-07-11', paid: 3_000 },
      { number: 70_004, total: 8_000, issued: '2026-07-11', paid: 8_000 },
    ]);
    await server.runCron('figures.fold');
    const accounting = await staff('fpg_accounting');
    const usd = async () => (await figuresOf(accounting)).receivables?.find(({ currency }) => currency === 'USD');
    expect(await usd()).toEqual({
      currency: 'USD',
      total: 36_000,
      disputed: 5_000,
      buckets: [
        { bucket: 'current', amount: 10_000, count: 1 },
        { bucket: '1_30', amount: 20_000, count: 1 },
        { bucket: '31_60', amount: 0, count: 0 },
        { bucket: '61_90', amount: 0, count: 0 },
        { bucket: '90_plus', amount: 6_000, count: 1 },
      ],
    });
  });

  it('are of one currency at a time [ADMIN-01]', async () => {
    const admin = await staff('fpg_admin');
    expect((await figuresOf(admin, '?currency=CAD')).money.now.revenue).toBe(0);
    expect((await figuresOf(admin)).money).toMatchObject({ currency: 'USD', currencies: ['USD'] });
  });
});
