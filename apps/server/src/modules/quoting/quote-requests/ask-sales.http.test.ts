import type { SalesRequest } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { askAs, ordinaryAsk } from '../../../testing/sales.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let customer: Browser;
let sales: Browser;

beforeAll(async () => {
  server = await startTestServer();
  customer = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
  sales = await signIn(server.app, (await addPerson(server, { roles: ['fpg_sales'] })).email);
});
afterAll(() => server.close());

async function keptIn(browser: Browser): Promise<number> {
  const { meta } = (await browser.get('/api/quote-requests')).body as { meta?: { total: number } };
  return meta?.total ?? 0;
}

describe('asking sales for a quote', () => {
  it('reaches sales with everything typed, a number and a time to answer by [QUOTE-21]', async () => {
    const asked = await askAs(customer);
    expect(asked.number).toMatch(/^R-\d+$/);
    // Requested at 9:30 in New York; due four business hours later.
    expect(asked.due_at).toBe('2026-11-16T18:30:00.000Z');
    const seen = (await sales.get(`/api/admin/quote-requests/${asked.id}`)).body.data as SalesRequest;
    expect(seen).toMatchObject({
      state: 'new',
      account: { name: 'Harbor Tools' },
      asked_by: 'Ana Reyes',
      origin: { postal_code: '03103', place: { city: 'Manchester', state: 'NH' } },
      destination: { postal_code: '60647', place: { city: 'Chicago', state: 'IL' } },
      load: { units: 8, weight_lb: 4960 },
      notes: 'Dock 4 closes at 3 PM.',
      target_price: { amount: 180_000, currency: 'USD' },
      contact: { name: 'Ana Reyes', email: 'ana@harbor.example', phone: '603-555-0142' },
    });
    expect(seen.reasons.map(({ code }) => code)).toEqual(['pallets_no_online_quote']);
    expect(seen.request.items[0]).toMatchObject({ description: 'Bathroom vanities, boxed', quantity: 8, pieces: 16 });
  });

  it('notifies the desk in the page and by mail [QUOTE-21]', async () => {
    await server.runJobs();
    const before = server.mails.length;
    const asked = await askAs(customer);
    await server.runJobs();
    const { notices } = (await sales.get('/api/notices')).body.data as { notices: { kind: string; params: object }[] };
    expect(notices[0]).toMatchObject({
      kind: 'sales_request_new',
      params: { number: asked.number, name: 'Ana Reyes', lane: 'Manchester, NH – Chicago, IL' },
    });
    const mails = server.mails.slice(before);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: 'sales@waybill.example' });
    expect(mails[0]?.text).toContain(`http://localhost/admin/quote-requests/${asked.id}`);
  });

  it('makes one request of one id, however often it is sent, and refuses the id for another body', async () => {
    const body = ordinaryAsk();
    const before = await keptIn(customer);
    const answers = await Promise.all([1, 2, 3].map(() => customer.post('/api/quote-requests', body)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ body: { data } }) => data?.['number'])).size).toBe(1);
    expect(await keptIn(customer)).toBe(before + 1);
    const other = await customer.post('/api/quote-requests', { ...body, notes: 'Something else' });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
  });

  it("does not reveal an id to another account, and keeps the first one's request", async () => {
    const asked = await askAs(customer);
    const other = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
    const answer = await other.post('/api/quote-requests', ordinaryAsk({ id: asked.id }));
    expect([answer.status, answer.body.code]).toEqual([422, 'idempotency_key_reused']);
    expect(await keptIn(other)).toBe(0);
  });

  const item = ordinaryAsk().items[0];
  const beyond = [
    ['higher than 96 in', { items: [{ ...item, height: { value: 120, unit: 'in' } }] }],
    ['heavier than one unit may be', { items: [{ ...item, quantity: 1, weight: { value: 9000, unit: 'lb' } }] }],
    ['worth more than is insured online', { shipment_value: { amount: 40_000_000, currency: 'USD' } }],
    ['on a Saturday', { pickup_date: '2026-11-21' }],
    ['today', { pickup_date: '2026-11-16' }],
    ['to Canada', { destination: { country: 'CA', postal_code: 'M5V 2T6' } }],
    ['to Mexico', { destination: { country: 'MX', postal_code: '64000' } }],
    ['26 pallets', { items: [{ ...item, quantity: 26 }] }],
  ] as const;
  for (const [title, changes] of beyond) {
    it(`takes what has no price online: ${title} [QUOTE-20]`, async () => {
      const answer = await customer.post('/api/quote-requests', ordinaryAsk(changes as never));
      expect([answer.status, answer.text]).toEqual([201, expect.stringContaining('"state":"new"')]);
    });
  }

  const wrong = [
    ['a load without items', { items: [] }, 'items', 'required'],
    ['no weight', { items: [{ ...item, weight: null }] }, 'items.0.weight', 'required'],
    ['hazardous goods without details', { items: [{ ...item, hazardous: true }] }, 'items.0.hazmat', 'required'],
    ['no value', { shipment_value: null }, 'shipment_value', 'value_required'],
    ['a day that is over', { pickup_date: '2026-11-15' }, 'pickup_date', 'date_before_today'],
    ['a ZIP that nobody has', { origin: { postal_code: '00000' } }, 'origin.postal_code', 'unknown_postal_code'],
    ['no phone', { contact: { name: 'Ana', email: 'ana@harbor.example', phone: '' } }, 'contact.phone', 'required'],
    ['a target of nothing', { target_price: { amount: 0, currency: 'USD' } }, 'target_price.amount', 'too_small'],
  ] as const;
  for (const [title, changes, field, code] of wrong) {
    it(`names the field of ${title}`, async () => {
      const answer = await customer.post('/api/quote-requests', ordinaryAsk(changes as never));
      expect([answer.status, answer.body.codes?.[field]]).toEqual([422, [code]]);
    });
  }

  it('lets viewers read and only quoters ask', async () => {
    const asked = await askAs(customer);
    const accountId = await accountIdOf(customer);
    for (const accountRole of ['viewer', 'billing'] as const) {
      const looker = await signIn(server.app, (await addPerson(server, { accountRole, accountId })).email);
      expect((await looker.get(`/api/quote-requests/${asked.id}`)).status).toBe(200);
      expect((await looker.post('/api/quote-requests', ordinaryAsk())).status).toBe(403);
      expect((await looker.post(`/api/quote-requests/${asked.id}/withdraw`)).status).toBe(403);
    }
    const quoter = await signIn(server.app, (await addPerson(server, { accountRole: 'quoter', accountId })).email);
    expect((await quoter.post('/api/quote-requests', ordinaryAsk())).status).toBe(201);
  });
});
