import type { Invoice, InvoiceRow, Notice, Quote, Shipment } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../core/ids.ts';
import type { Browser } from '../../../testing/browser.ts';
import { bookingOf, ordinaryRequest } from '../../../testing/journey.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { ingestEvents, type ReportedEvent } from '../../shipments/tracking/index.ts';

let site: TestServer;
let owner: Browser;
beforeAll(async () => {
  site = await startTestServer({ carriers: true });
});
afterAll(() => site.close());
beforeEach(async () => {
  const { email } = await addPerson(site, { accountRole: 'owner' });
  owner = await signIn(site.app, email);
});

async function booked(): Promise<Shipment> {
  const quote = (await owner.post('/api/quotes', ordinaryRequest)).body['data'] as Quote;
  const answer = await owner.post('/api/shipments', bookingOf(quote), { 'idempotency-key': newId() });
  return answer.body['data'] as Shipment;
}

const leave = (id: string, status = 'in_transit') =>
  site.services.database.staff.updateTable('shipments').set({ status }).where('id', '=', id).execute();
const reported = (code: string, at: Date): ReportedEvent => ({
  occurred_at: at,
  time_zone: 'America/New_York',
  city: null,
  state: null,
  latitude: null,
  longitude: null,
  text: code,
  scheme: 'own',
  code,
  reason_code: null,
  source: 'test',
});
const bill = () => site.runCron('invoices.bill_shipped');
const open = async () => (await owner.get('/api/invoices')).body['data'] as unknown as InvoiceRow[];

describe('a shipment', () => {
  it('is billed once it has left, and never before', async () => {
    const shipment = await booked();
    await bill();
    expect(await open()).toEqual([]);
    await leave(shipment.id);
    await bill();
    expect((await open()).map(({ bol_number: bol }) => bol)).toEqual([shipment.bol_number]);
  });

  it('is billed as soon as its departure is reported, without waiting for the cron minute', async () => {
    const { id, bol_number: bol } = await booked();
    const key = { account_id: await accountIdOf(owner), shipment_id: id };
    const { database, clock } = site.services;
    const report = (code: string) =>
      database.staff.transaction().execute((tx) => ingestEvents(tx, key, [reported(code, clock())], clock()));
    await report('dispatched');
    await site.runJobs();
    expect(await open()).toEqual([]);
    await report('picked_up');
    await report('moved');
    await site.runJobs();
    expect((await open()).map((row) => row.bol_number)).toEqual([bol]);
    const woken = await database.staff
      .selectFrom('audit_entries')
      .select('actor_label')
      .where('action', '=', 'invoice.issued')
      .where('account_id', '=', key.account_id)
      .execute();
    expect(woken).toEqual([{ actor_label: 'invoices.bill_left' }]);
  });

  it('is billed once, by any number of job runs [INV-08]', async () => {
    const { id } = await booked();
    await leave(id);
    await Promise.all([bill(), bill(), bill()]);
    await bill();
    expect(await open()).toHaveLength(1);
  });

  it('is billed at what it was booked for, line by line', async () => {
    const shipment = await booked();
    await leave(shipment.id, 'delivered');
    await bill();
    const [row] = await open();
    expect(row).toMatchObject({
      total: shipment.total,
      balance: shipment.total,
      // Monday, November 16, plus 30 days.
      issued_on: '2026-11-16',
      due_on: '2026-12-16',
      status: 'current',
      type: 'freight',
      delivery_city: 'Chicago',
      corrected: false,
    });
    const invoice = (await owner.get(`/api/invoices/${row?.id}`)).body['data'] as Invoice;
    expect(invoice.versions.map(({ charges }) => charges)).toEqual([shipment.charges]);
    expect(invoice.shipment).toMatchObject({
      carrier_name: shipment.carrier_name,
      origin: { company: 'Harbor Tools', city: 'Manchester', state: 'NH' },
      destination: { company: 'Sample Renovation Site', city: 'Chicago', state: 'IL' },
    });
  });

  it('notifies its owner once, in the page and by mail, with the invoice', async () => {
    const { id, total } = await booked();
    await leave(id);
    await Promise.all([bill(), bill()]);
    await site.runJobs();
    const [row] = await open();
    const { data } = (await owner.get('/api/notices')).body as unknown as { data: { notices: Notice[] } };
    expect(data.notices.map(({ kind, subject }) => [kind, subject.id])).toEqual([['invoice_issued', row?.id]]);
    const mailed = site.mails.filter(({ subject }) => subject.startsWith(`Invoice ${row?.number}: `));
    expect(mailed).toHaveLength(1);
    expect(mailed[0]?.text).toContain((total.amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }));
  });

  it('also mails the billing address, in the language of the account’s owner', async () => {
    const { id } = await booked();
    const accountId = await accountIdOf(owner);
    const { database } = site.services;
    const to = `bills-${newId()}@payables.example`;
    const contact = JSON.stringify({ name: 'Payables', email: to, phone: '6035550142' });
    await database.staff
      .updateTable('accounts')
      .set({ billing_contact: contact })
      .where('id', '=', accountId)
      .execute();
    await database.staff.updateTable('users').set({ language: 'es' }).where('account_id', '=', accountId).execute();
    await leave(id);
    await bill();
    await site.runJobs();
    const [row] = await open();
    const mailed = site.mails.filter((mail) => mail.to === to);
    expect(mailed).toHaveLength(1);
    expect(mailed[0]?.subject).toMatch(new RegExp(`^Factura ${row?.number}: `));
  });

  it('that was canceled is not billed', async () => {
    const { id } = await booked();
    await leave(id, 'canceled');
    await bill();
    expect(await open()).toEqual([]);
  });

  it('whose charges do not come to its total holds up no other', async () => {
    const [broken, fine] = [await booked(), await booked()];
    await site.services.database.staff
      .updateTable('shipments')
      .set({ total_amount: broken.total.amount + 1 })
      .where('id', '=', broken.id)
      .execute();
    await leave(broken.id);
    await leave(fine.id);
    await bill();
    expect((await open()).map(({ shipment_id: id }) => id)).toEqual([fine.id]);
  });
});

it('numbers invoices without gaps, also where one could not be written', async () => {
  const shipments = [await booked(), await booked(), await booked()];
  const [, broken] = shipments;
  await site.services.database.staff
    .updateTable('shipments')
    .set({ detail: JSON.stringify({ charges: [] }) })
    .where('id', '=', broken?.id ?? '')
    .execute();
  for (const { id } of shipments) await leave(id);
  await bill();
  const numbers = (await open()).map(({ number }) => number).toSorted((a, b) => a - b);
  expect(numbers).toHaveLength(2);
  expect((numbers[1] ?? 0) - (numbers[0] ?? 0)).toBe(1);
});
