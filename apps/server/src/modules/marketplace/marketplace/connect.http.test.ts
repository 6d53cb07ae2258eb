import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listedOrders, startMarketplace, testSeller, type MarketplaceServer } from '../../../testing/marketplace.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import type { Browser } from '../../../testing/browser.ts';

let server: MarketplaceServer;
let owner: Browser;
let ownerEmail: string;
beforeAll(async () => {
  server = await startMarketplace();
  ownerEmail = (await addPerson(server, { accountRole: 'owner' })).email;
  owner = await signIn(server.app, ownerEmail);
});
afterAll(() => server.close());

async function consent(browser = owner): Promise<string> {
  const asked = await browser.post('/api/marketplaces/ebay/consent', {});
  expect(asked.status).toBe(201);
  return String(asked.body.data?.['url']);
}
const connect = (browser: Browser, came: URLSearchParams) =>
  browser.post('/api/marketplaces/ebay/connect', { code: came.get('code'), state: came.get('state') });

describe('connecting a seller', () => {
  it('calls eBay with the parameters its contract requires, and a state that cannot be guessed [EBAY-01]', async () => {
    const url = new URL(await consent());
    expect(url.pathname).toBe('/oauth2/authorize');
    const asked = Object.fromEntries(url.searchParams);
    expect(asked).toMatchObject({
      client_id: 'Waybill-Simulated-PRD-0001',
      redirect_uri: 'Waybill-Simulated-RuName',
      response_type: 'code',
      scope:
        'https://api.ebay.com/oauth/api_scope/sell.fulfillment https://api.ebay.com/oauth/api_scope/commerce.identity.readonly',
    });
    expect(asked['state']?.length).toBeGreaterThan(30);
    expect((await fetch(url)).status).toBe(200);
  });

  it('takes the code, shows who it is, and brings the orders in [EBAY-01]', async () => {
    await server.order(3);
    const came = await server.agree(await consent());
    const connected = await connect(owner, came);
    expect([connected.status, connected.body.data?.['seller'], connected.body.data?.['state']]).toEqual([
      201,
      testSeller.username,
      'active',
    ]);
    await server.runJobs();
    expect(await listedOrders(owner)).toHaveLength(3);
    const again = await connect(owner, came);
    expect([again.status, again.body.data?.['id']]).toEqual([201, connected.body.data?.['id']]);
  });

  it('takes a state only in the session, account and quarter of an hour it was made in', async () => {
    const came = await server.agree(await consent());
    const elsewhere = await signIn(server.app, ownerEmail);
    const stranger = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
    for (const browser of [elsewhere, stranger]) {
      const refused = await connect(browser, came);
      expect([refused.status, refused.body.code]).toEqual([409, 'consent_over']);
    }
    const late = await server.agree(await consent());
    server.clock.advance(16 * 60_000);
    expect((await connect(owner, late)).body.code).toBe('consent_over');
    expect((await connect(owner, new URLSearchParams({ code: 'x', state: 'y' }))).body.code).toBe('consent_over');
  });

  it('that eBay does not confirm connects nothing', async () => {
    const came = await server.agree(await consent());
    came.set('code', 'a code of somebody else');
    const refused = await connect(owner, came);
    expect([refused.status, refused.body.code]).toEqual([502, 'marketplace_failed']);
    const declined = await server.agree(await consent(), 'decline');
    expect([declined.get('error'), declined.get('code')]).toEqual(['access_denied', null]);
  });

  it('stores the secret encrypted, and shows it to no one', async () => {
    const accountId = await accountIdOf(owner);
    const { staff } = server.services.database;
    const rows = await staff
      .selectFrom('marketplace_secrets')
      .selectAll()
      .where('account_id', '=', accountId)
      .execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.sealed.toString('latin1')).not.toContain('v^1.1');
    const reading = server.services.database
      .account(accountId)
      .selectFrom('marketplace_secrets')
      .select('sealed')
      .execute();
    await expect(reading).rejects.toThrow('permission denied');
    const audit = await staff.selectFrom('audit_entries').select(['before', 'after']).execute();
    expect(JSON.stringify(audit)).not.toContain('v^1.1');
    expect((await owner.get('/api/marketplaces')).text).not.toContain('v^1.1');
  });

  it('is for people who manage the account', async () => {
    const accountId = await accountIdOf(owner);
    const desk = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper', accountId })).email);
    expect((await desk.post('/api/marketplaces/ebay/consent', {})).status).toBe(403);
  });

  it('is not offered where this installation is not registered', async () => {
    const refused = await owner.post('/api/marketplaces/file/consent', {});
    expect([refused.status, refused.body.code]).toEqual([404, 'not_found']);
    const came = await owner.post('/api/marketplaces/file/connect', { code: 'code', state: 'state' });
    expect([came.status, came.body.code]).toEqual([404, 'not_found']);
  });
});

describe('a permission', () => {
  it('that the seller ended stops the import and says so, until they let us in again', async () => {
    await server.control('POST', 'tokens/end?all=true');
    await server.importAll();
    const [ended] = (await overview()).connections;
    expect([ended?.['state'], ended?.['trouble']]).toEqual(['expired', 'consent_ended']);
    await server.connect(owner);
    await server.importAll();
    const { connections } = await overview();
    expect(connections.map(({ state, trouble }) => [state, trouble])).toEqual([['active', null]]);
  });

  it('that the account ends is forgotten; its orders stay', async () => {
    const before = await listedOrders(owner);
    const [{ id } = { id: '' }] = (await overview()).connections;
    const ended = await owner.send('DELETE', `/api/marketplaces/connections/${id}`);
    expect([ended.status, ended.body.data?.['state']]).toEqual([200, 'disconnected']);
    const { staff } = server.services.database;
    expect(await staff.selectFrom('marketplace_secrets').select('key_id').execute()).toEqual([]);
    await server.order(1);
    await server.importAll();
    expect(await listedOrders(owner)).toHaveLength(before.length);
    expect((await owner.post(`/api/marketplaces/connections/${id}/import`, {})).body.code).toBe('conflict');
  });
});

async function overview() {
  const answer = await owner.get('/api/marketplaces');
  return answer.body.data as { connections: Readonly<Record<string, string | null>>[] };
}
