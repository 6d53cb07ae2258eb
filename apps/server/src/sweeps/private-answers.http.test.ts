import { allEndpoints } from '@waybill/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPerson, signIn } from '../testing/people.ts';
import { ordinaryRequest } from '../testing/journey.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { newId, newSecret } from '../core/ids.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ carriers: true, quotesAMinute: 3 });
});
afterAll(() => server.close());

/** Public data, the same for everyone. */
const mayBeKept = new Set(['places.find']);

it.each(['owner', 'super_admin'] as const)('tells the browser not to cache the response of %s', async (who) => {
  const given = who === 'owner' ? { accountRole: who } : { roles: [who] };
  const browser = await signIn(server.app, (await addPerson(server, given)).email);
  const kept: string[] = [];
  for (const { name, endpoint } of allEndpoints()) {
    const streams = Object.values(endpoint.answers).some(
      (answer) => answer !== null && 'bytes' in answer && answer.bytes === 'text/event-stream',
    );
    if (endpoint.method !== 'GET' || streams || mayBeKept.has(name)) continue;
    const { headers } = await browser.get(
      endpoint.path.replaceAll(/:[a-z_]+/g, '019a0000-0000-7000-8000-000000000000'),
    );
    if (!String(headers['cache-control']).includes('no-store')) kept.push(name);
  }
  expect(kept).toEqual([]);
});

it('gives a guest a new session value, whatever value was sent [AUTH-02]', async () => {
  const ask = async (sent?: string) => {
    const headers = sent === undefined ? {} : { cookie: `waybill_session=${sent}` };
    const answer = await server.app.inject({ url: '/sanctum/csrf-cookie', headers });
    return answer.cookies.find(({ name }) => name === 'waybill_session')?.value ?? '';
  };
  const own = await ask();
  expect(await ask(own)).toBe(own);
  const chosen = newSecret();
  expect(await ask(chosen)).not.toBe(chosen);
});

it('shows the mailbox of a demo only under the address of this machine', async () => {
  const id = newId();
  const mail = { recipient: 'a@b.example', subject: 'Held', body: 'Held', html: '<h1>Held</h1>' };
  await server.services.database.staff
    .insertInto('mailbox')
    .values({ id, sent_at: server.clock(), ...mail })
    .execute();
  const status = async (host: string, url = '/mailbox') =>
    (await server.app.inject({ url, headers: { host } })).statusCode;
  expect([await status('localhost:4000'), await status('127.0.0.1:4000'), await status('[::1]:4000')]).toEqual([
    200, 200, 200,
  ]);
  expect([await status('rebound.example:4000'), await status('localhost.rebound.example')]).toEqual([404, 404]);
  const one = `/mailbox/${id}`;
  expect([await status('localhost', one), await status('rebound.example', one)]).toEqual([200, 404]);
  expect(await status('localhost', '/mailbox/x')).toBe(404);
});

it('limits the quotes of a person signed in, since each asks every carrier', async () => {
  const browser = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
  const quotes = await Promise.all([1, 2, 3, 4, 5].map(() => browser.post('/api/quotes', ordinaryRequest)));
  expect(quotes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 201, 429, 429]);
});
