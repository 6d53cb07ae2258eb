import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../../../testing/browser.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { addPerson, signIn } from '../../../testing/people.ts';

let site: TestServer;
beforeAll(async () => {
  site = await startTestServer();
});
afterAll(() => site.close());

it('answers a customer with the account and nothing that must not be stored [AUTH-04]', async () => {
  const { id, email } = await addPerson(site, { accountRole: 'viewer', verified: false });
  const answer = await (await signIn(site.app, email)).get('/api/user');
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    data: {
      id,
      email,
      name: 'Ana Reyes',
      email_verified_at: null,
      roles: [],
      account_role: 'viewer',
      abilities: expect.arrayContaining(['self.manage', 'shipment.read']),
      account: { id: expect.any(String), name: 'Harbor Tools', credit_status: 'good', currency: 'USD' },
      language: 'en',
      unit_system: 'imperial',
      currency: 'USD',
      per_page: 20,
      two_factor: 'off',
      insurance_preference: 'default',
      preferred_mode: 'default',
    },
  });
});

it('answers staff with an array of role names and no account [AUTH-04]', async () => {
  const { email } = await addPerson(site, { roles: ['fpg_ops', 'fpg_admin'] });
  const { data } = (await (await signIn(site.app, email)).get('/api/user')).body;
  expect(data).toMatchObject({
    roles: ['fpg_admin', 'fpg_ops'],
    account_role: null,
    account: null,
    email_verified_at: '2026-11-16T14:30:00.000Z',
  });
});

it('answers a guest 401 in the words that clients know [AUTH-04]', async () => {
  const answer = await (await openBrowser(site.app)).get('/api/user', { accept: '*/*' });
  expect(answer.status).toBe(401);
  expect(answer.body).toEqual({ message: 'Unauthenticated.', code: 'unauthenticated', request_id: expect.any(String) });
});
