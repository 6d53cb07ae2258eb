import type { OutsideService } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isServiceOn } from '../../../core/outside-services.ts';
import { addJob } from '../../../core/jobs/define.ts';
import { sendMail } from '../../../core/mail/mailer.ts';
import { ordinaryAddress } from '../../../testing/address.ts';
import type { Browser } from '../../../testing/browser.ts';
import { startOutside, type OutsideServer } from '../../../testing/outside.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { useAddressVerifier } from '../../catalog/address-book/index.ts';
import { carriersAddressVerifier } from '../address-service/index.ts';

let site: OutsideServer;
let admin: Browser;
let owner: Browser;
const path = '/api/admin/outside-services';
beforeAll(async () => {
  site = await startOutside([{ adapter: 'ups', scac: 'UPSN', mode: 'parcel' }], {
    // Nothing listens there.
    payments: { key: 'sk_test_nobody', webhookSecret: 'whsec_nobody', simulator: 'http://127.0.0.1:9' },
  });
  useAddressVerifier(site.services, carriersAddressVerifier);
  admin = await signIn(site.app, (await addPerson(site, { roles: ['super_admin'] })).email);
  owner = await signIn(site.app, (await addPerson(site, { accountRole: 'owner' })).email);
});
afterAll(() => site.close());

const list = async () => (await admin.get(path)).body.data as unknown as OutsideService[];
const turn = (code: string, enabled: boolean, reason: string | null = 'They are moving') =>
  admin.put(`${path}/${code}`, { enabled, reason });
const test = async (code: string) => (await admin.post(`${path}/${code}/test`)).body.data as OutsideService;

describe('services of others', () => {
  it('say what sets them by name, never by value, and what they work through [ADMIN-11]', async () => {
    const services = await list();
    expect(services.map(({ code, state }) => [code, state])).toEqual([
      ['ebay', 'unset'],
      ['payments', 'on'],
      ['mail', 'on'],
      ['address_service', 'on'],
    ]);
    expect(services[1]?.settings).toEqual([
      { name: 'PAYMENT_KEY', set: false },
      { name: 'PAYMENT_WEBHOOK_SECRET', set: false },
    ]);
    expect(services[3]?.through).toEqual(['Simulated UPSN']);
  });

  it('are switched off with a reason, on without one [ADMIN-11]', async () => {
    expect((await turn('ebay', false, null)).body.codes).toEqual({ reason: ['required'] });
    expect((await turn('ebay', false)).body.data).toMatchObject({
      state: 'off',
      changed: { by: 'Ana Reyes', reason: 'They are moving' },
    });
    expect(await isServiceOn(site.services, 'ebay')).toBe(false);
    await turn('ebay', true, null);
    expect(await isServiceOn(site.services, 'ebay')).toBe(true);
  });

  it('are tested with a real call, and store the result [ADMIN-11]', async () => {
    const tried = await test('address_service');
    expect(tried.test).toMatchObject({ outcome: 'works', message: 'Simulated UPSN' });
    expect(site.carrier('UPSN').calls('address_check')).toHaveLength(1);
    expect((await test('payments')).test?.outcome).toBe('failed');
    expect((await test('ebay')).test).toMatchObject({ outcome: 'untested', message: 'not_registered' });
    expect((await list())[3]?.test).toEqual(tried.test);
  });
});

describe('a service that is off', () => {
  it('is not asked: addresses are kept as they were typed [ADMIN-11, ADDR-09]', async () => {
    await turn('address_service', false);
    const before = site.carrier('UPSN').calls('address_check').length;
    const id = String((await owner.post('/api/addresses', ordinaryAddress)).body.data?.['id']);
    const verified = (await owner.post(`/api/addresses/${id}/verify`, {})).body.data?.['verification'];
    expect(verified).toMatchObject({ verdict: 'unavailable' });
    expect(site.carrier('UPSN').calls('address_check')).toHaveLength(before);
    await turn('address_service', true, null);
  });

  it('keeps mails waiting, which leave once it is on again [ADMIN-11]', async () => {
    await turn('mail', false);
    const held = { to: 'a@b.example', language: 'en' as const, subject: 'Held', paragraphs: ['Held'] };
    await addJob(site.services.database.staff, sendMail, held);
    await site.runJobs();
    expect(site.mails.filter(({ subject }) => subject === 'Held')).toEqual([]);
    await turn('mail', true, null);
    await addJob(site.services.database.staff, sendMail, { ...held, subject: 'Next' });
    await site.runJobs();
    expect(site.mails.map(({ subject }) => subject)).toContain('Next');
  });

  it('takes no card [ADMIN-11]', async () => {
    const terms = async () => (await owner.get('/api/payments/terms')).body.data;
    expect(await terms()).toMatchObject({ card: true });
    await turn('payments', false);
    expect(await terms()).toMatchObject({ card: false });
    await turn('payments', true, null);
  });
});
