import type { CarrierChoice } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { quoteAs } from '../../../testing/journey.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await startTestServer({ carriers: true });
});
afterAll(() => site.close());

const path = '/api/settings/carriers';
const owner = async () => signIn(site.app, (await addPerson(site, { accountRole: 'owner' })).email);
const carriersOf = async (browser: Browser) => (await browser.get(path)).body.data as unknown as CarrierChoice[];
const standing = (carriers: readonly CarrierChoice[]) =>
  Object.fromEntries(
    carriers.filter(({ visibility }) => visibility !== 'default').map((one) => [one.id, one.visibility]),
  );

/** Carriers asked for a quote: those with rates and those with a reason for none. */
async function asked(browser: Browser): Promise<Set<string>> {
  const quote = await quoteAs(browser);
  return new Set([...quote.rates, ...quote.without_rate].map(({ carrier }) => carrier.id));
}

describe('carrier visibility', () => {
  it('is kept for the whole account and shown with every carrier [SET-02]', async () => {
    const browser = await owner();
    const all = await carriersOf(browser);
    expect(all.length).toBeGreaterThan(8);
    expect(standing(all)).toEqual({});
    const [first, second, third] = all.map(({ id }) => id);
    const saved = await browser.put(path, { preferred: [third], excluded: [first, second] });
    expect(saved.status).toBe(200);
    const colleague = await addPerson(site, { accountRole: 'viewer', accountId: await accountIdOf(browser) });
    expect(standing(await carriersOf(await signIn(site.app, colleague.email)))).toEqual({
      [first!]: 'excluded',
      [second!]: 'excluded',
      [third!]: 'preferred',
    });
  });

  it('never asks an excluded carrier, and asks it again once it is shown [QUOTE-19, SET-02]', async () => {
    const browser = await owner();
    const before = await asked(browser);
    const hidden = [...before].slice(0, 2);
    await browser.put(path, { preferred: [], excluded: hidden });
    expect([...(await asked(browser))].toSorted()).toEqual([...before].filter((id) => !hidden.includes(id)).toSorted());
    await browser.put(path, { preferred: [], excluded: [] });
    expect(await asked(browser)).toEqual(before);
  });

  it('changes nothing for another account [ROLE-08]', async () => {
    const [ours, theirs] = [await owner(), await owner()];
    const all = (await carriersOf(ours)).map(({ id }) => id);
    await ours.put(path, { preferred: [], excluded: all });
    expect(await asked(ours)).toEqual(new Set());
    expect(standing(await carriersOf(theirs))).toEqual({});
    expect((await asked(theirs)).size).toBeGreaterThan(5);
  });

  it('says which carriers staff keep from the account, without their reason [SET-02, ADMIN-02]', async () => {
    const [browser, other] = [await owner(), await owner()];
    const kept = (await carriersOf(browser))[1]!;
    await browser.put(path, { preferred: [kept.id], excluded: [] });
    const { staff } = site.services.database;
    await staff
      .insertInto('account_blocked_carriers')
      .values({
        account_id: await accountIdOf(browser),
        carrier_id: kept.id,
        reason: 'Owes them for a claim',
        blocked_by: 'Sam Ortiz',
        blocked_at: site.clock(),
      })
      .execute();
    const seen = await carriersOf(browser);
    expect(seen.filter(({ blocked }) => blocked)).toEqual([{ ...kept, visibility: 'preferred', blocked: true }]);
    expect(JSON.stringify(seen)).not.toContain('claim');
    expect((await carriersOf(other)).some(({ blocked }) => blocked)).toBe(false);
  });

  it('refuses a carrier that is both, and one that does not exist', async () => {
    const browser = await owner();
    const [id] = (await carriersOf(browser)).map((carrier) => carrier.id);
    const both = await browser.put(path, { preferred: [id], excluded: [id] });
    expect([both.status, both.body.codes]).toEqual([422, { excluded: ['invalid'] }]);
    const unknown = await browser.put(path, { preferred: ['01900000-0000-7000-8000-000000000000'], excluded: [] });
    expect([unknown.status, unknown.body.codes]).toEqual([422, { preferred: ['invalid'] }]);
  });

  it('is for those who ship; others look at it [ROLE-07]', async () => {
    const statuses: Record<string, number> = {};
    for (const accountRole of ['owner', 'shipper', 'quoter', 'billing', 'viewer'] as const) {
      const browser = await signIn(site.app, (await addPerson(site, { accountRole })).email);
      expect((await browser.get(path)).status).toBe(200);
      statuses[accountRole] = (await browser.put(path, { preferred: [], excluded: [] })).status;
    }
    expect(statuses).toEqual({ owner: 200, shipper: 200, quoter: 403, billing: 403, viewer: 403 });
  });

  it('is written into the audit trail once for a change', async () => {
    const browser = await owner();
    const [id] = (await carriersOf(browser)).map((carrier) => carrier.id);
    await browser.put(path, { preferred: [id], excluded: [] });
    await browser.put(path, { preferred: [id], excluded: [] });
    const entries = await site.services.database.staff
      .selectFrom('audit_entries')
      .select('after')
      .where('account_id', '=', await accountIdOf(browser))
      .where('action', '=', 'carriers.chosen')
      .execute();
    expect(entries).toEqual([{ after: { preferred: [id], excluded: [] } }]);
  });
});
