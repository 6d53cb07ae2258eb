import cookie from '@fastify/cookie';
import { allEndpoints, endpoint } from '@waybill/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '../../../core/http/binding.ts';
import { handleErrors } from '../../../core/http/errors.ts';
import { mount } from '../../../core/http/mount.ts';
import { Refusal } from '../../../core/refusal.ts';
import { openBrowser } from '../../../testing/browser.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { sessionBindings } from './routes.ts';

/** A sample endpoint that calls a carrier. */
const asksCarrier = endpoint({
  method: 'GET',
  path: '/api/probe',
  access: 'quote.read',
  summary: '',
  tag: '',
  answers: { 204: null },
  errors: [],
  audit: null,
});

/** The same server with an additional endpoint whose carrier rejects our key. */
async function withRefusingCarrier({ services }: TestServer): Promise<FastifyInstance> {
  const app = Fastify();
  await app.register(cookie);
  handleErrors(app, services);
  const probe = query(asksCarrier, async () => {
    throw new Refusal('carrier_failed', { cause: new Error('the carrier answered 401') });
  });
  mount(app, services, [], [...sessionBindings, probe]);
  return app;
}

let site: TestServer;
beforeAll(async () => {
  site = await startTestServer();
});
afterAll(() => site.close());

describe('401 means no session and nothing else', () => {
  it('an unverified address blocks product calls with 403 and a code [AUTH-14]', async () => {
    const { email } = await addPerson(site, { accountRole: 'owner', verified: false });
    const browser = await signIn(site.app, email);
    const answer = await browser.get('/api/shipments');
    expect([answer.status, answer.body.message, answer.body.code]).toEqual([
      403,
      'Your email address is not verified.',
      'email_unverified',
    ]);
    expect((await browser.get('/api/user')).status).toBe(200);
  });

  it('a missing role is 403 and the session goes on [ROLE-07]', async () => {
    const { email } = await addPerson(site, { accountRole: 'owner' });
    const browser = await signIn(site.app, email);
    const answer = await browser.get('/api/admin/shipments');
    expect([answer.status, answer.body.code]).toEqual([403, 'forbidden']);
    expect((await browser.get('/api/shipments')).status).toBe(200);
  });

  it('the early-feature flag alone gives no access to the staff area [ROLE-02]', async () => {
    const statuses = [];
    for (const roles of [['fpg_feature'], ['fpg_feature', 'fpg_ops']] as const) {
      const { email } = await addPerson(site, { roles });
      statuses.push((await (await signIn(site.app, email)).get('/api/admin/shipments')).status);
    }
    expect(statuses).toEqual([403, 200]);
  });

  it("a carrier's own 401 reaches the caller as 502 and the session goes on", async () => {
    const { email } = await addPerson(site, { accountRole: 'owner' });
    const app = await withRefusingCarrier(site);
    const browser = await signIn(app, email);
    const answer = await browser.get('/api/probe');
    expect([answer.status, answer.body.code]).toEqual([502, 'carrier_failed']);
    expect((await browser.get('/api/user')).status).toBe(200);
    await app.close();
  });

  it('a guest gets it before any other check', async () => {
    expect((await (await openBrowser(site.app)).get('/api/admin/shipments')).status).toBe(401);
  });
});

const routes = allEndpoints().flatMap(({ endpoint: { method, path, aliases } }) =>
  [path, ...(aliases ?? [])].map((url) => ({ method, url: url.replace(/:[a-z_]+/g, 'x') })),
);

describe.each([
  { wish: 'the Accept header', headers: { accept: 'application/vnd.api+json, */*' } },
  { wish: 'the header of scripts', headers: { accept: '*/*', 'x-requested-with': 'XMLHttpRequest' } },
  { wish: 'the header of scripts alone', headers: { accept: undefined, 'x-requested-with': 'XMLHttpRequest' } },
])('a request that asks for JSON by $wish', ({ headers }) => {
  it.each(routes)('is never redirected: $method $url', async ({ method, url }) => {
    const guest = await openBrowser(site.app);
    const answer = await guest.send(method, url, method === 'GET' ? undefined : {}, headers);
    expect(answer.status < 300 || answer.status >= 400).toBe(true);
    // Token errors are in the format of RFC 6749 5.2.
    const said = url === '/oauth/token' ? (answer.body as { error?: unknown }).error : answer.body.message;
    expect(answer.status < 400 || typeof said === 'string').toBe(true);
  });
});
