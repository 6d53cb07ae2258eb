import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPerson, confirmPassword, signIn } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { enrol } from '../../../../testing/two-factor.ts';

let site: TestServer;
beforeAll(async () => {
  site = await startTestServer({ staffTwoFactor: 'required' });
});
afterAll(() => site.close());

it('staff without a second factor can do nothing but set it up, where the installation asks for it', async () => {
  const browser = await signIn(site.app, (await addPerson(site, { roles: ['fpg_ops'] })).email);
  expect((await browser.get('/api/user')).body.data).toMatchObject({ two_factor: 'required' });
  const refused = await browser.get('/api/admin/shipments');
  expect([refused.status, refused.body.code]).toEqual([403, 'two_factor_required']);
  await enrol(browser, site.clock());
  expect((await browser.get('/api/user')).body.data).toMatchObject({ two_factor: 'on' });
  expect((await browser.get('/api/admin/shipments')).status).toBe(200);
});

it('staff who must have it cannot turn it off', async () => {
  const browser = await signIn(site.app, (await addPerson(site, { roles: ['super_admin'] })).email);
  await enrol(browser, site.clock());
  await confirmPassword(browser);
  const refused = await browser.send('DELETE', '/user/two-factor-authentication');
  expect([refused.status, refused.body.code]).toEqual([403, 'two_factor_required']);
  expect((await browser.get('/user/two-factor-authentication')).body.data).toMatchObject({ required: true });
});

it('customers, and people with only the early-feature flag, choose for themselves', async () => {
  for (const given of [{ accountRole: 'owner' } as const, { roles: ['fpg_feature'] } as const]) {
    const browser = await signIn(site.app, (await addPerson(site, given)).email);
    expect((await browser.get('/api/user')).body.data).toMatchObject({ two_factor: 'off' });
  }
  const owner = await signIn(site.app, (await addPerson(site, { accountRole: 'owner' })).email);
  expect((await owner.get('/api/addresses')).status).toBe(200);
});
