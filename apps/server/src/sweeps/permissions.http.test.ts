import { abilitiesOf, allEndpoints, type Endpoint } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, type Browser } from '../testing/browser.ts';
import { addPerson, signIn } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { personas, type Persona } from './personas.ts';

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

/** What an endpoint says to a persona before it looks at anything else; null when it lets them in. */
function refusalFor(endpoint: Endpoint, persona: Persona): number | null {
  const { access } = endpoint;
  if (access === 'public' || access === 'guest') return null;
  if (persona.name === 'anonymous') return 401;
  const held = abilitiesOf({
    roles: 'role' in persona ? [persona.role] : [],
    account_role: 'accountRole' in persona ? persona.accountRole : null,
  });
  if ('verified' in persona && !persona.verified && access !== 'self.manage') return 403;
  return held.has(access) ? null : 403;
}

const someId = '01900000-0000-7000-8000-000000000000';

function urlOf(endpoint: Endpoint): string {
  const values: Record<string, string> = {
    kind: 'bill-of-lading',
    country: 'US',
    postal_code: '03103',
    number: 'WB00000000',
  };
  return endpoint.path.replace(/:([a-z_]+)/g, (_, name: string) => values[name] ?? someId);
}

/** Calls that would change who is signed in, or count against a limit, are left to their own tests. */
const leftOut = new Set(['session.logout', 'session.login', 'session.confirmPassword', 'session.resendVerification']);
const swept = allEndpoints().filter(({ name }) => !leftOut.has(name));

describe('every endpoint for everybody', () => {
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
          name === 'session.verifyEmail' && persona.name === 'anonymous' ? 401 : refusalFor(endpoint, persona);
      }
      expect(said).toEqual(meant);
    });
  }

  it('sweeps every endpoint of the table but the few named', () => {
    expect(swept.length).toBe(allEndpoints().length - leftOut.size);
    expect(swept.length).toBeGreaterThan(15);
  });
});

describe('the cross-site token', () => {
  it('is asked for by every write, whoever calls [AUTH-02]', async () => {
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
