import { allEndpoints, apiScopes, type Endpoint } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addApiClient, callWith, tokenOf } from '../testing/api-clients.ts';
import { accountIdOf, addPerson, signIn } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { urlOf } from './some-url.ts';

let server: TestServer;
const calls = new Map<string, ReturnType<typeof callWith>>();
beforeAll(async () => {
  server = await startTestServer();
  const accountId = await accountIdOf(
    await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email),
  );
  // A separate client per scope, since calls per minute are limited and this calls every endpoint.
  for (const scope of apiScopes) {
    calls.set(scope, callWith(server, await tokenOf(server, await addApiClient(server, { accountId }), scope)));
  }
});
afterAll(() => server.close());

/** Personal data: drafts, colleagues, views, a guest quote, acceptances, and batches. */
const personal = new Set([
  'quoteDrafts.list',
  'quoteDrafts.begin',
  'quoteDrafts.keep',
  'quoteDrafts.drop',
  'quoteLists.bookers',
  'quoteLists.send',
  'quoteLists.mail',
  'quotes.costs',
  'recents.show',
  'recents.parties',
  'publicQuotes.carried',
  'publicQuotes.dropCarried',
  'shipmentViews.list',
  'shipmentViews.create',
  'shipmentViews.update',
  'shipmentViews.remove',
  'disclaimers.show',
  'disclaimers.accept',
  'marketplaceBatches.create',
  'marketplaceBatches.ship',
]);
const guarded = allEndpoints().filter(({ endpoint: { access } }) => access !== 'public' && access !== 'guest');

async function letsIn(endpoint: Endpoint, scope: string): Promise<boolean> {
  const answer = await calls.get(scope)!(endpoint.method, urlOf(endpoint), endpoint.body ? {} : undefined);
  const challenge = String(answer.headers['www-authenticate'] ?? '');
  expect(answer.statusCode === 500 ? answer.body : '').toBe('');
  return !challenge.includes('insufficient_scope');
}

describe('every endpoint for an API client', () => {
  for (const { name, endpoint } of guarded) {
    it(`${name} lets in the scope it asks for and no other [ADMIN-12]`, async () => {
      const opened = [];
      for (const scope of apiScopes) if (await letsIn(endpoint, scope)) opened.push(scope);
      const meant = personal.has(name) ? [] : apiScopes.filter((scope) => scope === endpoint.access);
      expect(opened).toEqual(meant);
    });
  }
});
