import type { MarketplaceOrderRow, Notice } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { listedOrders, startMarketplace, type MarketplaceServer } from '../../../testing/marketplace.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';

let server: MarketplaceServer;
let person: { readonly email: string };
let owner: Browser;
let partner: typeof person;
let shipper: typeof person;
let orders: MarketplaceOrderRow[];

beforeAll(async () => {
  server = await startMarketplace();
  person = await addPerson(server, { accountRole: 'owner' });
  owner = await signIn(server.app, person.email);
  const accountId = await accountIdOf(owner);
  partner = await addPerson(server, { accountRole: 'owner', accountId, language: 'es' });
  shipper = await addPerson(server, { accountRole: 'shipper', accountId });
  await wantMails(person, ['customer_service']);
  await wantMails(partner, ['customer_service']);
  await wantMails(shipper, ['customer_service']);
  await server.connect(owner);
  await server.order(12);
  await server.importAll();
  orders = await listedOrders(owner, '&status=to_ship');
});
afterAll(() => server.close());
beforeEach(async () => {
  server.ebay.faults.plan([]);
  await server.runJobs();
  server.mails.length = 0;
  const [newest] = await bell();
  if (newest) await owner.post('/api/notices/read-all', { newest: newest.id });
});

async function wantMails({ email }: typeof person, subscriptions: string[]): Promise<void> {
  await server.services.database.staff.updateTable('users').set({ subscriptions }).where('email', '=', email).execute();
}
const bell = async (browser = owner): Promise<Notice[]> =>
  ((await browser.get('/api/notices?limit=50')).body['data'] as { notices: Notice[] }).notices;
const unread = async (kind: Notice['kind']) =>
  (await bell()).filter((one) => one.kind === kind && one.read_at === null);
const subjectsTo = ({ email }: typeof person) =>
  server.mails.filter(({ to }) => to === email).map(({ subject }) => subject);

async function minutes(count: number): Promise<void> {
  for (let minute = 0; minute < count; minute += 1) {
    server.clock.advance(60_000);
    await server.runCron('marketplace.tell_due');
    await server.runJobs();
  }
}
/** Marks an order as shipped with a number that the marketplace accepts or declines. */
async function ship(number: string): Promise<MarketplaceOrderRow> {
  const order = orders.pop();
  if (order === undefined) throw new Error('There are no orders left');
  const typed = { carrier: 'UPS', tracking_number: number };
  const marked = await owner.post(`/api/marketplaces/orders/${order.id}/shipped`, typed);
  expect(marked.status).toBe(200);
  return order;
}
const declined = 'Ñ';

describe('owners of a shop', () => {
  it('are notified of a declined tracking number, in the page and by mail, each in their language [EBAY-03]', async () => {
    const order = await ship(declined);
    await minutes(5);
    const [notice, ...more] = await unread('marketplace_tracking_refused');
    expect(more).toEqual([]);
    expect(notice).toMatchObject({
      subject: { type: 'marketplace_order', id: order.id },
      params: { provider: 'eBay', number: order.external_id },
    });
    expect(subjectsTo(person)).toEqual([`eBay rejected the tracking number of order ${order.external_id}`]);
    expect(subjectsTo(partner)).toEqual([`eBay rechazó el número de guía del pedido ${order.external_id}`]);
    expect(subjectsTo(shipper)).toEqual([]);
    const text = server.mails.find(({ to }) => to === person.email)?.text;
    expect(text).toContain('Reason from eBay: Invalid input data');
    expect(text).toContain(`/orders/ebay/${order.id}`);
  });

  it('are not notified while it is being retried, nor of a successful one [EBAY-03]', async () => {
    server.ebay.faults.plan([{ kind: 'unavailable', operation: 'tell', times: 2 }]);
    await ship('1Z999AA10123456784');
    await minutes(10);
    expect(await unread('marketplace_tracking_refused')).toEqual([]);
    expect(server.mails).toEqual([]);
  });

  it('get one mail for many that are declined while the bell is not looked at, and a notice for each', async () => {
    const many = [await ship(declined), await ship(declined), await ship(declined)];
    await minutes(2);
    const told = await unread('marketplace_tracking_refused');
    expect(told).toHaveLength(3);
    expect(new Set(told.map(({ subject }) => subject.id))).toEqual(new Set(many.map(({ id }) => id)));
    expect(subjectsTo(person)).toHaveLength(1);
  });

  it('are not notified twice when it is declined again', async () => {
    const order = await ship(declined);
    await minutes(1);
    await owner.post(`/api/marketplaces/orders/${order.id}/tell`, {});
    await minutes(2);
    expect(await unread('marketplace_tracking_refused')).toHaveLength(1);
  });

  it('are notified only in the page if they want no service mails', async () => {
    await wantMails(person, []);
    await ship(declined);
    await minutes(1);
    expect(await unread('marketplace_tracking_refused')).toHaveLength(1);
    expect(subjectsTo(person)).toEqual([]);
    await wantMails(person, ['customer_service']);
  });

  it('are notified once that the consent has ended, and again when a new one ends [EBAY-01]', async () => {
    await server.control('POST', 'tokens/end?all=true');
    for (let minute = 0; minute < 8; minute += 1) await server.importAll();
    const [notice, ...more] = await unread('marketplace_consent_ended');
    expect([notice?.params['seller'], more]).toEqual(['harbor-tools', []]);
    expect(subjectsTo(person)).toEqual(['eBay disconnected harbor-tools']);
    expect(server.mails.find(({ to }) => to === person.email)?.text).toContain('/orders/ebay');
    expect(subjectsTo(shipper)).toEqual([]);
    await server.connect(owner);
    await server.importAll();
    await server.control('POST', 'tokens/end?all=true');
    for (let minute = 0; minute < 8; minute += 1) await server.importAll();
    expect(await unread('marketplace_consent_ended')).toHaveLength(2);
  });
});
