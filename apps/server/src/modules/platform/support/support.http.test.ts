import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../../core/settings.ts';
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

  it('are those of the settings', () => {
    const settings = {
      SUPPORT_EMAIL: 'help@north.example',
      SUPPORT_HOURS: '08:30-17:00',
      SUPPORT_TIME_ZONE: 'America/Denver',
    };
    expect(readSettings(settings).support).toEqual({
      email: 'help@north.example',
      billingEmail: 'billing@waybill.example',
      opensAt: '08:30',
      closesAt: '17:00',
      timeZone: 'America/Denver',
    });
  });

  it.each([
    [{ SUPPORT_HOURS: '9-5' }, 'SUPPORT_HOURS'],
    [{ SUPPORT_HOURS: '19:00-07:00' }, 'SUPPORT_HOURS'],
    [{ SUPPORT_TIME_ZONE: 'Chicago' }, 'SUPPORT_TIME_ZONE'],
    [{ BILLING_EMAIL: 'nobody' }, 'BILLING_EMAIL'],
  ])('that cannot be used are told in one line: %j', (settings, name) => {
    expect(() => readSettings(settings)).toThrow(name);
  });
});
