import { allEndpoints } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, type Browser } from '../testing/browser.ts';
import { addPerson, signIn } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { accessMatrix } from './access-matrix/matrix.ts';
import type { Caller } from './access-matrix/who.ts';
import { personas, type Persona } from './personas.ts';
import { urlOf } from './some-url.ts';

let server: TestServer;
const browsers = new Map<string, Browser>();

async function browserOf(persona: Persona): Promise<Browser> {
  if ('role' in persona) return signIn(server.app, (await addPerson(server, { roles: [persona.role] })).email);
  if ('accountRole' in persona) {
    const { accountRole, verified } = persona;
    return signIn(server.app, (await addPerson(server, { accountRole, verified })).email);
  }
  return openBrowser(server.app);
}

beforeAll(async () => {
  server = await startTestServer();
  for (const persona of personas) browsers.set(persona.name, await browserOf(persona));
});
afterAll(() => server.close());

/** The expected refusal of a persona before any other check, by the matrix; null if allowed. */
function refusalFor(name: string, persona: Persona): number | null {
  const letIn = accessMatrix[name] ?? [];
  if (letIn.includes('anonymous')) return null;
  if (persona.name === 'anonymous') return 401;
  const caller = (
    'role' in persona ? persona.role : 'accountRole' in persona ? persona.accountRole : persona.name
  ) as Caller;
  // With an unverified email only endpoints for every signed-in person are allowed.
  if ('verified' in persona && !persona.verified && !letIn.includes('fpg_feature')) return 403;
  return letIn.includes(caller) ? null : 403;
}

/** Logout ends the session, so it goes last. */
const swept = allEndpoints().toSorted(
  (one, other) => Number(one.name === 'session.logout') - Number(other.name === 'session.logout'),
);

describe('every endpoint for every caller', () => {
  for (const { name, endpoint } of swept) {
    it(`${name} lets in exactly who may [ROLE-07, ROLE-02]`, async () => {
      const said: Record<string, number | null> = {};
      const meant: Record<string, number | null> = {};
      for (const persona of personas) {
        const answer = await browsers
          .get(persona.name)!
          .send(endpoint.method, urlOf(endpoint), endpoint.body ? {} : undefined);
        const refused = [401, 403, 419].includes(answer.status) && answer.body.code !== 'invalid_signature';
        said[persona.name] = refused ? answer.status : null;
        meant[persona.name] =
          name === 'session.verifyEmail' && persona.name === 'anonymous' ? 401 : refusalFor(name, persona);
      }
      expect(said).toEqual(meant);
    });
  }
});

describe('the cross-site token', () => {
  it('is required by every write, for every caller [AUTH-02]', async () => {
    const writes = swept.filter(({ endpoint }) => endpoint.method !== 'GET' && endpoint.access !== 'public');
    const statuses = [];
    for (const { endpoint } of writes) {
      const answer = await browsers
        .get('owner')!
        .send(endpoint.method, urlOf(endpoint), {}, { 'x-xsrf-token': undefined });
      statuses.push(answer.status);
    }
    expect(new Set(statuses)).toEqual(new Set([419]));
  });
});
