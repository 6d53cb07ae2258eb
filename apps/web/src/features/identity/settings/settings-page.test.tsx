import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type CarrierChoice } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { session } from '../../../lib/session/store.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { customer, staff } from '../../../testing/people.ts';
import { carriers, settings } from './settings.fixture.ts';

const { show, update, carriers: listCarriers, chooseCarriers } = endpoints.settings;

async function openSettings(role: 'owner' | 'viewer' = 'owner', listed: readonly CarrierChoice[] = carriers) {
  const opened = await openApp('/settings', {
    user: customer(role),
    prepare: (api) => {
      api.answer(show, { data: settings });
      api.answer(update, ({ body }) => ({ data: { ...settings, ...(body as object) } }));
      api.answer(listCarriers, { data: [...listed] });
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  const choose = async (label: string, option: string) => {
    await opened.person.click(screen.getByRole('combobox', { name: label }));
    await opened.person.click(await screen.findByRole('option', { name: option }));
  };
  return { ...opened, choose };
}

describe('settings', () => {
  it.each([
    ['Insurance preference', 'Insured only', { insurance_preference: 'insured_only' }],
    ['Insurance preference', 'Uninsured only', { insurance_preference: 'uninsured_only' }],
    ['Preferred shipping mode', 'Truckload', { preferred_mode: 'truckload' }],
    ['Units', 'Metric: kg, cm, km', { unit_system: 'metric' }],
    ['Records per page', '50', { per_page: 50 }],
  ])('%s: %s is sent alone, and counts on every screen at once [SET-01]', async (label, option, part) => {
    const { api, choose } = await openSettings();
    await choose(label, option);
    expect(session.user).toMatchObject(part);
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(api.sentTo('settings.update')).toEqual([part]);
  });

  it('language turns all words at once [SET-01, SET-06]', async () => {
    const { choose } = await openSettings();
    await choose('Language', 'Spanish');
    expect(await screen.findByRole('heading', { level: 1, name: 'Configuración' })).toBeVisible();
    expect(document.documentElement.lang).toBe('es');
  });

  it('currency names the rate it converts by and the day of that rate [SET-01]', async () => {
    const { api, choose } = await openSettings();
    const rate = { from: 'USD', to: 'CAD', millionths: 1_372_500, date: '2026-11-13' } as const;
    api.answer(endpoints.settings.exchangeRates, { data: [rate] });
    await choose('Default currency', 'Canadian dollar (CAD)');
    expect(await screen.findByText('1 USD = 1.3725 CAD, Fri, Nov 13, 2026')).toBeVisible();
  });

  it('what the server refuses goes back to what it was, and says so', async () => {
    const { api, choose } = await openSettings();
    api.refuse(update, 'unavailable', { message: 'Service Unavailable' });
    await choose('Units', 'Metric: kg, cm, km');
    expect(await screen.findByText('Could not save the setting')).toBeVisible();
    await waitFor(() => expect(session.user?.unit_system).toBe('imperial'));
    expect(screen.getByRole('combobox', { name: 'Units' })).toHaveValue('Imperial: lb, in, mi');
  });

  it('subscriptions are switched one by one [SET-03]', async () => {
    const { api, person } = await openSettings();
    const tips = await screen.findByRole('switch', { name: 'Smart Shipper tips' });
    await waitFor(() => expect(tips).toBeEnabled());
    expect(screen.getByRole('switch', { name: 'Customer service communications' })).toBeChecked();
    await person.click(tips);
    expect(tips).toBeChecked();
    await person.click(screen.getByRole('switch', { name: 'Customer service communications' }));
    await person.click(screen.getByRole('switch', { name: 'Weekly industry update' }));
    await waitFor(() =>
      expect(api.sentTo('settings.update')).toEqual([
        { subscriptions: ['customer_service', 'smart_shipper_tips'] },
        { subscriptions: ['smart_shipper_tips'] },
        { subscriptions: ['smart_shipper_tips', 'weekly_industry_update'] },
      ]),
    );
  });
});

it('staff set what they see, and have neither carriers nor an account to keep [ROLE-07]', async () => {
  await openApp('/settings', { user: staff('fpg_ops'), prepare: (api) => api.answer(show, { data: settings }) });
  expect(await screen.findByRole('combobox', { name: 'Units' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Carrier visibility' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Account Settings' })).toBeNull();
});

describe('carrier visibility', () => {
  async function openModal(role: 'owner' | 'viewer' = 'owner') {
    const opened = await openSettings(role);
    expect(await screen.findByText('1 preferred, 1 hidden')).toBeVisible();
    await opened.person.click(screen.getByRole('button', { name: 'Carrier visibility' }));
    const modal = within(await screen.findByRole('dialog', { name: 'Carrier visibility' }));
    const of = (name: string) => within(modal.getByRole('radiogroup', { name: `Visibility of ${name}` }));
    return { ...opened, modal, of };
  }
  const [heron, granite, iron] = carriers.map(({ id }) => id);

  it('shows what is preferred and hidden, and saves the selection as a whole [SET-02]', async () => {
    const { api, person, modal, of } = await openModal();
    api.answer(chooseCarriers, { data: [...carriers] });
    expect(of('Granite State Freight').getByLabelText('Preferred')).toBeChecked();
    expect(of('Iron Range Motor').getByLabelText('Hidden')).toBeChecked();
    await person.click(of('Blue Heron Lines').getByLabelText('Hidden'));
    await person.click(of('Iron Range Motor').getByLabelText('Preferred'));
    await person.click(modal.getByRole('button', { name: 'Save selection' }));
    expect(await screen.findByText('Carrier selection updated')).toBeVisible();
    expect(api.sentTo('settings.chooseCarriers')).toEqual([{ preferred: [granite, iron], excluded: [heron] }]);
  });

  it('says "Carrier selection failed to update..." and keeps what was chosen [SET-02]', async () => {
    const { api, person, modal, of } = await openModal();
    api.refuse(chooseCarriers, 'unavailable', { message: 'Service Unavailable' });
    await person.click(of('Blue Heron Lines').getByLabelText('Preferred'));
    await person.click(modal.getByRole('button', { name: 'Save selection' }));
    expect(await modal.findByText('Carrier selection failed to update...')).toBeVisible();
    expect(of('Blue Heron Lines').getByLabelText('Preferred')).toBeChecked();
  });

  it('finds a carrier by its name or code', async () => {
    const { person, modal } = await openModal();
    await person.fill(modal.getByRole('searchbox', { name: 'Find carrier' }), 'irgm');
    expect(modal.getAllByRole('listitem')).toHaveLength(1);
    expect(modal.getByText('Iron Range Motor')).toBeVisible();
  });

  it('says of a carrier that staff keep from the account that it is not offered, and keeps what was chosen [SET-02]', async () => {
    const { api, person } = await openSettings(
      'owner',
      carriers.map((one) => ({ ...one, blocked: one.id === iron })),
    );
    api.answer(chooseCarriers, { data: [...carriers] });
    expect(await screen.findByText('1 preferred, 0 hidden')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Carrier visibility' }));
    const modal = within(await screen.findByRole('dialog', { name: 'Carrier visibility' }));
    const line = within((await modal.findByText('Iron Range Motor')).closest('li')!);
    expect(line.getByText('Not available for your account. Call us to ship with this carrier.')).toBeVisible();
    expect(line.queryByRole('radiogroup')).toBeNull();
    await person.click(modal.getByRole('button', { name: 'Save selection' }));
    await screen.findByText('Carrier selection updated');
    expect(api.sentTo('settings.chooseCarriers')).toEqual([{ preferred: [granite], excluded: [iron] }]);
  });

  it('is to look at for those who do not ship [ROLE-07]', async () => {
    const { modal, of } = await openModal('viewer');
    expect(of('Blue Heron Lines').getByLabelText('Hidden')).toBeDisabled();
    expect(modal.queryByRole('button', { name: 'Save selection' })).toBeNull();
  });
});
