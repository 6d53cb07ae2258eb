import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addApiClient, askForToken, callWith, tokenOf, type TestClient } from '../../../testing/api-clients.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let accountId: string;
let client: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  accountId = await accountIdOf(await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email));
  client = await addApiClient(server, { accountId, scopes: ['quote.read', 'shipment.read'] });
});
afterAll(() => server.close());

const grantOf = ({ id, secret }: TestClient) => ({
  grant_type: 'client_credentials',
  client_id: id,
  client_secret: secret,
});
const ask = (changes: Readonly<Record<string, string>>) => askForToken(server, { ...grantOf(client), ...changes });
/** As in RFC 6749 5.2: status, code, and no caching. */
const said = (answer: Awaited<ReturnType<typeof ask>>) => [
  answer.statusCode,
  answer.json<{ error?: string }>().error,
  answer.headers['cache-control'],
];

async function byHeader(text: string, payload = 'grant_type=client_credentials') {
  return server.app.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${Buffer.from(text).toString('base64')}`,
    },
    payload,
  });
}

describe('a token', () => {
  it('is given for the client in the body, as RFC 6749 5.1 answers [ADMIN-12]', async () => {
    const answer = await ask({});
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', pragma: 'no-cache' });
    const body = answer.json<Record<string, unknown>>();
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: 'quote.read shipment.read' });
    expect(body['access_token']).toMatch(/^wbt_[\w-]{43}$/);
  });

  it('is given for the client in the header, written as a form writes it [ADMIN-12]', async () => {
    expect((await byHeader(`${client.id}:${client.secret}`)).statusCode).toBe(200);
    expect((await byHeader(`${client.id}:${client.secret.replaceAll('_', '%5F')}`)).statusCode).toBe(200);
  });

  it('is narrowed to the scopes asked for, and refused for one the client does not have [ADMIN-12]', async () => {
    expect((await ask({ scope: 'quote.read' })).json()).toMatchObject({ scope: 'quote.read' });
    expect(said(await ask({ scope: 'quote.read shipment.book' }))).toEqual([400, 'invalid_scope', 'no-store']);
    expect(said(await ask({ scope: 'everything' }))).toEqual([400, 'invalid_scope', 'no-store']);
  });

  it('is refused without valid client credentials [ADMIN-12]', async () => {
    const wrong = await ask({ client_secret: 'wbs_wrong' });
    expect(said(wrong)).toEqual([401, 'invalid_client', 'no-store']);
    expect(wrong.headers['www-authenticate']).toMatch(/^Basic /);
    expect(said(await ask({ client_id: 'nobody' }))).toEqual([401, 'invalid_client', 'no-store']);
    expect(said(await byHeader(`${client.id}:wrong`))).toEqual([401, 'invalid_client', 'no-store']);
    const nameless = await askForToken(server, { grant_type: 'client_credentials' });
    expect(said(nameless)).toEqual([401, 'invalid_client', 'no-store']);
  });

  it('is refused for another grant, without one, twice the same parameter and two proofs [ADMIN-12]', async () => {
    expect(said(await ask({ grant_type: 'password' }))).toEqual([400, 'unsupported_grant_type', 'no-store']);
    expect(said(await ask({ grant_type: '' }))).toEqual([400, 'invalid_request', 'no-store']);
    const proof = `${client.id}:${client.secret}`;
    const twice = await byHeader(proof, 'grant_type=client_credentials&grant_type=client_credentials');
    expect(said(twice)).toEqual([400, 'invalid_request', 'no-store']);
    const both = await byHeader(proof, new URLSearchParams(grantOf(client)).toString());
    expect(said(both)).toEqual([400, 'invalid_request', 'no-store']);
  });

  it('is kept as a hash, and its entry in the trail names the client [ADMIN-12]', async () => {
    const token = await tokenOf(server, client);
    const { staff } = server.services.database;
    const kept = await staff.selectFrom('oauth_tokens').selectAll().execute();
    const secrets = await staff.selectFrom('oauth_client_secrets').selectAll().execute();
    expect(JSON.stringify([kept, secrets])).not.toContain(token);
    expect(JSON.stringify([kept, secrets])).not.toContain(client.secret);
    const entry = await staff
      .selectFrom('audit_entries')
      .select(['actor_kind', 'actor_id', 'actor_label', 'account_id', 'after'])
      .where('action', '=', 'api_client.token_issued')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({
      actor_kind: 'client',
      actor_id: client.id,
      actor_label: 'Warehouse system',
      account_id: accountId,
      after: { scopes: ['quote.read', 'shipment.read'] },
    });
  });

  it('is good for an hour and then opens nothing [ADMIN-12]', async () => {
    const call = callWith(server, await tokenOf(server, client));
    server.clock.advance(3_599_000);
    expect((await call('GET', '/api/quotes')).statusCode).toBe(200);
    server.clock.advance(1000);
    const late = await call('GET', '/api/quotes');
    expect([late.statusCode, late.headers['www-authenticate']]).toEqual([
      401,
      'Bearer realm="waybill", error="invalid_token"',
    ]);
  });

  it('is refused for too many requests of a client, which others do not feel [ADMIN-12]', async () => {
    const busy = await addApiClient(server, { accountId });
    const answers = [];
    for (let at = 0; at < 31; at += 1) {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/oauth/token',
        remoteAddress: '198.51.100.7',
        payload: grantOf(busy),
      });
      answers.push(answer.statusCode);
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(30);
    expect(answers.at(-1)).toBe(429);
    const other = await server.app.inject({
      method: 'POST',
      url: '/oauth/token',
      remoteAddress: '198.51.100.7',
      payload: grantOf(client),
    });
    expect(other.statusCode).toBe(200);
  });

  it('is refused to an address that asks too often, with when to come again [ADMIN-12]', async () => {
    let last = 0;
    let retry: unknown = null;
    for (let at = 0; at < 61; at += 1) {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/oauth/token',
        remoteAddress: '198.51.100.9',
        payload: { ...grantOf(client), client_secret: 'guess' },
      });
      [last, retry] = [answer.statusCode, answer.headers['retry-after']];
    }
    expect(last).toBe(429);
    expect(Number(retry)).toBeGreaterThan(0);
  });
});
