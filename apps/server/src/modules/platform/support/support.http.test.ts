import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await startTestServer();
});
afterAll(() => site.close());

describe('the contacts of support', () => {
  it('are shown to signed-in people [CHAT-04]', async () => {
    const browser = await signIn(site.app, (await addPerson(site, { accountRole: 'viewer' })).email);
    expect((await browser.get('/api/support')).body['data']).toEqual({
      phone: '1-800-555-0100',
      email: 'support@waybill.example',
      billing_email: 'billing@waybill.example',
      hours: { opens_at: '07:00', closes_at: '19:00', time_zone: 'America/Chicago' },
    });
  });
});
