import type { AllowedCarrier, Quote } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { bookingOf, quoteAs } from '../../../testing/journey.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let site: TestServer;
let admin: Browser;
beforeAll(async () => {
  site = await startTestServer({ carriers: true });
  admin = await signIn(site.app, (await addPerson(site, { roles: ['fpg_admin'] })).email);
});
afterAll(() => site.close());

const reason = 'Claims of this account are handled elsewhere';
async function customer() {
  const browser = await signIn(site.app, (await addPerson(site, { accountRole: 'owner' })).email);
  const path = `/api/admin/accounts/${await accountIdOf(browser)}/carriers`;
  const set = (carrier: string, blocked: boolean, by = admin) => by.put(`${path}/${carrier}`, { blocked, reason });
  return { browser, path, set };
}
const carriersOf = (quote: Quote) => new Set(quote.rates.map(({ carrier }) => carrier.id));
const blockedCode = [{ code: 'carrier_blocked', severity: 'refused', params: {} }];

describe('a carrier that staff keep from an account', () => {
  it('is not asked, and the quote says why; given back it is asked again [ADMIN-02, QUOTE-19]', async () => {
    const { browser, path, set } = await customer();
    const before = await quoteAs(browser);
    const { id, name } = before.rates[0]!.carrier;
    const blocked = (await set(id, true)).body.data as unknown as AllowedCarrier[];
    expect(blocked.find((one) => one.id === id)?.blocked).toMatchObject({ reason, by: 'Ana Reyes' });
    const quote = await quoteAs(browser);
    expect(carriersOf(quote).has(id)).toBe(false);
    expect(quote.without_rate).toContainEqual({ carrier: { id, name }, findings: blockedCode });
    expect(quote.carriers).toContainEqual({ carrier: { id, name }, state: 'without_rate', took_ms: null });
    const costs = await site.services.database.staff
      .selectFrom('quote_rates')
      .select('id')
      .where('quote_id', '=', quote.id)
      .where('carrier_id', '=', id)
      .execute();
    expect(costs).toEqual([]);
    await set(id, false);
    expect(carriersOf(await quoteAs(browser))).toEqual(carriersOf(before));
    const list = (await admin.get(path)).body.data as unknown as AllowedCarrier[];
    expect(list.every((one) => one.blocked === null)).toBe(true);
  });

  it('loses the rates of quotes that were given, and cannot be booked [ADMIN-02]', async () => {
    const { browser, set } = await customer();
    const quote = await quoteAs(browser);
    const { id, name } = quote.rates[0]!.carrier;
    await set(id, true);
    const seen = (await browser.get(`/api/quotes/${quote.id}`)).body.data as Quote;
    expect(carriersOf(seen).has(id)).toBe(false);
    expect(seen.without_rate).toContainEqual({ carrier: { id, name }, findings: blockedCode });
    const refused = await browser.post('/api/shipments', bookingOf(quote), { 'idempotency-key': crypto.randomUUID() });
    expect([refused.status, refused.body.code]).toEqual([409, 'carrier_blocked']);
  });

  it('is another thing than one the account hides itself [SET-02]', async () => {
    const { browser, path, set } = await customer();
    const { id } = (await quoteAs(browser)).rates[0]!.carrier;
    await browser.put('/api/settings/carriers', { preferred: [], excluded: [id] });
    await set(id, true);
    // Carriers that the account itself hides are not listed.
    expect((await quoteAs(browser)).without_rate.map(({ carrier }) => carrier.id)).not.toContain(id);
    const list = (await admin.get(path)).body.data as unknown as AllowedCarrier[];
    expect(list.find((one) => one.id === id)).toMatchObject({ visibility: 'excluded', blocked: { reason } });
  });

  it('is kept with a reason, once, in the trail [ADMIN-02]', async () => {
    const { browser, path, set } = await customer();
    const { id } = (await quoteAs(browser)).rates[0]!.carrier;
    expect((await admin.put(`${path}/${id}`, { blocked: true, reason: '' })).body.codes).toEqual({
      reason: ['required'],
    });
    const answers = await Promise.all([set(id, true), set(id, true)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const entries = await site.services.database.staff
      .selectFrom('audit_entries')
      .select('after')
      .where('action', '=', 'account.carrier_allowed')
      .where('account_id', '=', await accountIdOf(browser))
      .execute();
    expect(entries).toMatchObject([{ after: { blocked: true, reason } }]);
    expect((await set(crypto.randomUUID(), true)).status).toBe(404);
  });

  it('is set by admins and the sales admin; everyone who sees accounts sees it [ROLE-07]', async () => {
    const { browser, path, set } = await customer();
    const { id } = (await quoteAs(browser)).rates[0]!.carrier;
    const ops = await signIn(site.app, (await addPerson(site, { roles: ['fpg_ops'] })).email);
    expect([(await ops.get(path)).status, (await set(id, true, ops)).status]).toEqual([200, 403]);
    expect([(await browser.get(path)).status, (await set(id, true, browser)).status]).toEqual([403, 403]);
  });
});
