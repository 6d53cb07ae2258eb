import { callLimit, type Quote, type Shipment } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callBookOf } from '../../../core/api-clients/call-book.ts';
import { addApiClient, callWith, tokenOf, type TestClient } from '../../../testing/api-clients.ts';
import type { Browser } from '../../../testing/browser.ts';
import { bookingOf, bookShipment, ordinaryRequest } from '../../../testing/journey.ts';
import { accountIdOf, addPerson, confirmPassword, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let owner: Browser;
let stranger: Browser;
let accountId: string;
let client: TestClient;
let call: ReturnType<typeof callWith>;
beforeAll(async () => {
  server = await startTestServer({ carriers: true });
  owner = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
  stranger = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
  accountId = await accountIdOf(owner);
  client = await addApiClient(server, { accountId });
  call = callWith(server, await tokenOf(server, client));
});
afterAll(() => server.close());

const clientPath = (path = '') => `/api/oauth-clients/${client.id}${path}`;
const quote = async () => (await call('POST', '/api/quotes', ordinaryRequest)).json<{ data: Quote }>().data;

async function send(body: object, id: string) {
  const token = await tokenOf(server, client, 'shipment.book');
  return server.app.inject({
    method: 'POST',
    url: '/api/shipments',
    headers: { accept: 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': id },
    payload: body,
  });
}

describe('a program with a token', () => {
  it('quotes and books for its account, without a cross-site token, once for one id [ADMIN-12, BOOK-07]', async () => {
    const made = await quote();
    const id = crypto.randomUUID();
    const [first, second] = [await send(bookingOf(made), id), await send(bookingOf(made), id)];
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    const [one, two] = [first, second].map((answer) => answer.json<{ data: Shipment }>().data);
    expect(one?.bol_number).toBe(two?.bol_number);
    expect((await owner.get(`/api/shipments/${one?.id}`)).status).toBe(200);
    const other = await send({ ...bookingOf(made), notes: 'Dock 5' }, id);
    expect(other.json<{ code: string }>().code).toBe('idempotency_key_reused');
  });

  it('is named in what it wrote: the trail and the list of quotes [ADMIN-12, ADMIN-13]', async () => {
    const made = await quote();
    const entry = await server.services.database.staff
      .selectFrom('audit_entries')
      .select(['actor_kind', 'actor_label', 'account_id'])
      .where('action', '=', 'quote.created')
      .where('subject_id', '=', made.id)
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({ actor_kind: 'client', actor_label: 'Warehouse system', account_id: accountId });
    const listed = (await owner.get('/api/quotes')).body.data as unknown as { id: string; created_by: string }[];
    expect(listed.find(({ id }) => id === made.id)?.created_by).toBe('Warehouse system');
  });

  it('sees nothing of another account [ADMIN-12]', async () => {
    const theirs = await bookShipment(stranger);
    expect((await call('GET', `/api/shipments/${theirs.shipmentId}`)).statusCode).toBe(404);
    const listed = (await call('GET', '/api/shipments')).json<{ data: { id: string }[] }>().data;
    expect(listed.map(({ id }) => id)).not.toContain(theirs.shipmentId);
  });

  it('gets the name of the scope it lacks, and never acts in a session sent with the token [ADMIN-12]', async () => {
    const reader = callWith(server, await tokenOf(server, client, 'quote.read'));
    const refused = await reader('POST', '/api/quotes', ordinaryRequest);
    expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([
      403,
      'Bearer realm="waybill", error="insufficient_scope", scope="quote.create"',
    ]);
    const token = await tokenOf(server, client, 'quote.read');
    const beside = await owner.post('/api/quotes', ordinaryRequest, { authorization: `Bearer ${token}` });
    expect(beside.status).toBe(403);
  });

  it('books only while an owner of the account has accepted the disclaimer [ADMIN-12, BOOK-10]', async () => {
    const email = (await addPerson(server, { accountRole: 'owner', newToBooking: true })).email;
    const fresh = await accountIdOf(await signIn(server.app, email));
    const other = await addApiClient(server, { accountId: fresh });
    const theirs = callWith(server, await tokenOf(server, other));
    const made = (await theirs('POST', '/api/quotes', ordinaryRequest)).json<{ data: Quote }>().data;
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/shipments',
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${await tokenOf(server, other)}`,
        'idempotency-key': crypto.randomUUID(),
      },
      payload: bookingOf(made),
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'disclaimer_required']);
  });

  it('is counted by the hour and has a time of its last call [ADMIN-12]', async () => {
    const counted = await addApiClient(server, { accountId, scopes: ['quote.read'], name: 'Counted' });
    const calls = callWith(server, await tokenOf(server, counted));
    await calls('GET', '/api/quotes');
    await calls('GET', '/api/quotes');
    await calls('GET', '/api/shipments');
    await callBookOf(server.services).flush();
    const shown = (await owner.get(`/api/oauth-clients/${counted.id}`)).body.data;
    expect(shown).toMatchObject({ calls: 3, refused: 1, last_used_at: server.clock().toISOString() });
    expect((shown?.['days'] as unknown[] | undefined)?.at(-1)).toEqual({ day: '2026-11-16', calls: 3, refused: 1 });
  });
});

describe('a program that calls too often', () => {
  /** Sets the counters as if other processes had already counted this many calls. */
  const counted = (points: number) =>
    server.services.database.staff
      .updateTable('rate_limits')
      .set({ points })
      .where('key', 'like', 'api_call:%')
      .execute();

  it('is refused with when to come again, whichever process counted, and others are not [ADMIN-12]', async () => {
    const busy = await addApiClient(server, { accountId, scopes: ['quote.read'], name: 'Busy' });
    const calls = callWith(server, await tokenOf(server, busy));
    await calls('GET', '/api/quotes');
    await counted(callLimit.calls - 1);
    const last = await calls('GET', '/api/quotes');
    expect([last.statusCode, last.headers['x-ratelimit-limit'], last.headers['x-ratelimit-remaining']]).toEqual([
      200,
      '1200',
      '0',
    ]);
    const over = await calls('GET', '/api/quotes');
    expect([over.statusCode, over.json<{ code: string }>().code]).toEqual([429, 'too_many_attempts']);
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(over.headers['retry-after'])).toBeLessThanOrEqual(60);
    const quiet = await addApiClient(server, { accountId, scopes: ['quote.read'], name: 'Quiet' });
    expect((await callWith(server, await tokenOf(server, quiet))('GET', '/api/quotes')).statusCode).toBe(200);
    await callBookOf(server.services).flush();
    expect((await owner.get(`/api/oauth-clients/${busy.id}`)).body.data).toMatchObject({ calls: 3, refused: 1 });
    await counted(0);
  });

  it('counts what it is refused for want of a scope as well [ADMIN-12]', async () => {
    const lost = await addApiClient(server, { accountId, scopes: ['quote.read'], name: 'Lost' });
    const calls = callWith(server, await tokenOf(server, lost));
    const left = async (path: string) => (await calls('GET', path)).headers['x-ratelimit-remaining'];
    expect([await left('/api/shipments'), await left('/api/quotes')]).toEqual(['1199', '1198']);
  });
});

describe('what is done with a client', () => {
  const status = async () => (await call('GET', '/api/quotes')).statusCode;
  const save = (changes: object) =>
    owner.put(clientPath(), {
      name: 'Warehouse system',
      scopes: ['quote.read', 'quote.create'],
      enabled: true,
      ...changes,
    });

  it('applies at the next call: a scope removed, turned off, on again, revoked [ADMIN-12]', async () => {
    await confirmPassword(owner);
    await save({ scopes: ['shipment.read'] });
    expect(await status()).toBe(403);
    await save({});
    expect(await status()).toBe(200);
    await save({ enabled: false });
    expect(await status()).toBe(401);
    await save({});
    expect(await status()).toBe(200);
    await owner.post(clientPath('/revoke'), { reason: 'Moved to another system' });
    expect(await status()).toBe(401);
    await expect(tokenOf(server, client)).rejects.toThrow('invalid_client');
    expect((await save({})).status).toBe(409);
  });
});
