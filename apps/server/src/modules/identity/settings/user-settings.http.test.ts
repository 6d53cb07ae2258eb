import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await startTestServer();
});
afterAll(() => site.close());

const path = '/api/settings';
const person = async (role: 'owner' | 'viewer' = 'viewer') => {
  const { id, email } = await addPerson(site, { accountRole: role });
  return { id, email, browser: await signIn(site.app, email) };
};

describe('settings of a person', () => {
  it('begin with nothing preferred and only mails about the service [SET-01, SET-03]', async () => {
    const { browser } = await person();
    expect((await browser.get(path)).body.data).toEqual({
      insurance_preference: 'default',
      preferred_mode: 'default',
      shipment_mails: 'each',
      shipment_mails_of: 'own',
      time_zone: null,
      unit_system: 'imperial',
      currency: 'USD',
      language: 'en',
      per_page: 20,
      subscriptions: ['customer_service'],
    });
  });

  it.each([
    ['insurance_preference', ['insured_only', 'uninsured_only', 'default']],
    ['preferred_mode', ['ltl', 'parcel', 'truckload', 'default']],
    ['unit_system', ['metric', 'imperial']],
    ['currency', ['CAD', 'MXN', 'USD']],
    ['language', ['es', 'en']],
    ['per_page', [10, 100, 20]],
  ])('keep every choice of %s, and the current user says so at once [SET-01]', async (name, choices) => {
    const { browser } = await person();
    for (const choice of choices) {
      const answer = await browser.put(path, { [name]: choice });
      expect([answer.status, answer.body.data?.[name]]).toEqual([200, choice]);
      expect((await browser.get(path)).body.data?.[name]).toBe(choice);
      expect((await browser.get('/api/user')).body.data?.[name]).toBe(choice);
    }
  });

  it('leave what is not sent, and keep subscriptions once and in one order [SET-03]', async () => {
    const { browser } = await person();
    await browser.put(path, { per_page: 50 });
    const given = ['weekly_industry_update', 'smart_shipper_tips', 'smart_shipper_tips'];
    const { body } = await browser.put(path, { subscriptions: given });
    expect(body.data).toMatchObject({
      per_page: 50,
      subscriptions: ['smart_shipper_tips', 'weekly_industry_update'],
    });
  });

  it('refuse what is no choice, field by field', async () => {
    const { browser } = await person();
    const answer = await browser.put(path, { insurance_preference: 'always', per_page: 1000, subscriptions: ['spam'] });
    expect([answer.status, Object.keys(answer.body.codes ?? {})]).toEqual([
      422,
      ['insurance_preference', 'per_page', 'subscriptions.0'],
    ]);
  });

  it('write one audit entry for a change and none for the same again', async () => {
    const { id, browser } = await person();
    await browser.put(path, { preferred_mode: 'parcel' });
    await browser.put(path, { preferred_mode: 'parcel' });
    const entries = await site.services.database.staff
      .selectFrom('audit_entries')
      .select(['before', 'after'])
      .where('subject_id', '=', id)
      .where('action', '=', 'settings.changed')
      .execute();
    expect(entries).toMatchObject([{ before: { preferred_mode: 'default' }, after: { preferred_mode: 'parcel' } }]);
  });

  it('are there for staff too, who have no account', async () => {
    const { email } = await addPerson(site, { roles: ['fpg_ops'] });
    const browser = await signIn(site.app, email);
    expect((await browser.put(path, { unit_system: 'metric' })).body.data).toMatchObject({ unit_system: 'metric' });
  });
});

it('exchange rates come with their date, the newest first', async () => {
  const { browser } = await person();
  await site.services.database.staff
    .insertInto('exchange_rates')
    .values([
      { from_currency: 'USD', to_currency: 'CAD', date: '2026-11-13', millionths: 1_372_500 },
      { from_currency: 'USD', to_currency: 'CAD', date: '2026-11-20', millionths: 1_390_000 },
    ])
    .execute();
  const { data } = (await browser.get('/api/exchange-rates')).body as unknown as { data: object[] };
  // Monday the 16th: the rate of the 20th is not known yet.
  expect(data[0]).toEqual({ from: 'USD', to: 'CAD', millionths: 1_372_500, date: '2026-11-13' });
  // There was none before: no installation starts with an invented rate.
  expect(data).toHaveLength(1);
});

it('the early-feature flag of a customer reaches their screens without making them staff [ROLE-03]', async () => {
  const { email } = await addPerson(site, { accountRole: 'shipper', roles: ['fpg_feature'] });
  const { data } = (await (await signIn(site.app, email)).get('/api/user')).body;
  expect(data).toMatchObject({ roles: ['fpg_feature'], account_role: 'shipper' });
  expect(data?.['abilities']).toContain('shipment.book');
  expect(data?.['abilities']).not.toContain('staff.enter');
});
