import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type CompanyShown, type PublishedDisclaimer } from '@waybill/contract';
import { expect, it } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { staff } from '../../../testing/people.ts';

const empty: CompanyShown = { details: {}, logo: null, version: 4 };
const demoDetails = {
  legal_name: 'Acme Freight LLC',
  address: { street: '12 Dock Rd', city: 'Boston', state: 'MA', postal_code: '02114' },
  phone: '617-555-0188',
  support_email: 'help@acme.example',
  time_zone: 'America/New_York',
};
const open = (company: CompanyShown, disclaimer?: PublishedDisclaimer) =>
  openApp('/admin/company', {
    user: staff('fpg_admin'),
    prepare: (server) => {
      server.answer(endpoints.company.show, { data: company });
      server.answer(endpoints.company.update, { data: company });
      if (disclaimer) server.answer(endpoints.disclaimers.published, { data: disclaimer });
    },
  });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

it('is entered once with what documents need, and refused with each missing field by name', async () => {
  const { api, person } = await open(empty);
  await screen.findByRole('button', { name: 'Save company' });
  await person.click(screen.getByRole('button', { name: 'Save company' }));
  const summary = within(await screen.findByRole('alert'));
  for (const name of ['Legal name', 'City', 'Support phone', 'Support email'])
    expect(summary.getByRole('link', { name: new RegExp(`${name}: `) })).toBeVisible();
  const typed: readonly (readonly [string | RegExp, string])[] = [
    ['Legal name', 'Acme Freight LLC'],
    ['Street address', '12 Dock Rd'],
    ['City', 'Boston'],
    ['State or province', 'MA'],
    ['ZIP or postal code', '02114'],
    ['Support phone', '617-555-0188'],
    ['Support email', 'help@acme.example'],
    ['MC number', 'MC-123456'],
    ['List margin', '18.5'],
  ];
  for (const [name, value] of typed) await person.type(field(name), value);
  await person.selectOptions(screen.getByLabelText(/^Time zone/), 'America/New_York');
  await person.click(screen.getByRole('button', { name: 'Save company' }));
  expect(await screen.findByText('Company saved')).toBeVisible();
  expect(api.sentTo('company.update')).toEqual([
    expect.objectContaining({
      legal_name: 'Acme Freight LLC',
      trade_name: null,
      address: { street: '12 Dock Rd', city: 'Boston', state: 'MA', postal_code: '02114' },
      mc_number: '123456',
      remit_to: null,
      list_margin_bp: 1850,
    }),
  ]);
});

it('says that somebody else saved first, and shows what they saved', async () => {
  const { api, person } = await open({ details: { ...demoDetails, legal_name: 'Acme' }, logo: null, version: 4 });
  await person.type(await screen.findByRole('textbox', { name: 'Legal name' }), ' Freight');
  api.refuse(endpoints.company.update, 'conflict', { message: 'Somebody changed this in the meantime.' });
  const theirs = { details: { ...demoDetails, legal_name: 'Acme Lines' }, logo: null, version: 5 };
  api.answer(endpoints.company.show, { data: theirs });
  await person.click(screen.getByRole('button', { name: 'Save company' }));
  expect(await screen.findByText('Somebody changed this in the meantime.')).toBeVisible();
  expect(api.sentTo('company.update')).toEqual([expect.objectContaining({ legal_name: 'Acme Freight', version: 4 })]);
  await waitFor(() => expect(field('Legal name')).toHaveValue('Acme Lines'));
});

it('takes another payer for carriers, and shows it again', async () => {
  const payee = { name: 'Acme AP', street: 'PO Box 7', city: 'Dallas', state: 'TX', postal_code: '75201' };
  await open({ details: { carrier_bill_to: payee }, logo: null, version: 4 });
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Acme AP');
  const boxes = screen.getAllByRole('checkbox', { name: 'Use a different name and address' });
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([false, true]);
});

it('refuses an impossible time at its field and keeps what was typed', async () => {
  const { person } = await open(empty);
  const opens = await screen.findByRole('textbox', { name: 'Opens at' });
  await person.clear(opens);
  await person.type(opens, '25:00');
  await person.tab();
  expect(await screen.findByText('Please enter a valid time')).toBeVisible();
  expect(field('Opens at')).toHaveValue('25:00');
});

it('takes the terms of cargo insurance, or none at all', async () => {
  const { api, person } = await open({ details: demoDetails, logo: null, version: 4 });
  const offer = await screen.findByRole('checkbox', { name: 'Offer cargo insurance' });
  expect(offer).not.toBeChecked();
  await person.click(offer);
  await person.click(screen.getByRole('button', { name: 'Save company' }));
  expect(await screen.findByRole('link', { name: /Insurer: / })).toBeVisible();
  const typed = { Insurer: 'Harbor Mutual', 'Premium per $100 of value': '.40', 'Minimum premium': '25' };
  for (const [name, value] of Object.entries({ ...typed, 'Highest value online': '10000' }))
    await person.fill(field(new RegExp(`^${name.replace('$', '\\$')}`)), value);
  await person.click(screen.getByRole('button', { name: 'Save company' }));
  expect(await screen.findByText('Company saved')).toBeVisible();
  expect(api.sentTo('company.update')).toEqual([
    expect.objectContaining({
      insurance: {
        insurer: 'Harbor Mutual',
        per_hundred: 40,
        minimum: 2_500,
        maximum: 1_000_000,
        phone_maximum: null,
        deductible: null,
        deductible_above: null,
      },
    }),
  ]);
});

it('says that letters and signs are no percentage, keeps them, and does not save without', async () => {
  const { api, person } = await open({ details: demoDetails, logo: null, version: 4 });
  const margin = await screen.findByRole('textbox', { name: 'List margin' });
  await person.type(margin, '-12a');
  expect(margin).toHaveValue('-12a');
  expect(screen.getByText('Write digits only, for example 12.5')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Save company' }));
  expect(api.sentTo('company.update')).toEqual([]);
  await person.clear(margin);
  await person.type(margin, '12.5');
  await person.click(screen.getByRole('button', { name: 'Save company' }));
  expect(await screen.findByText('Company saved')).toBeVisible();
  expect(api.sentTo('company.update')).toEqual([expect.objectContaining({ list_margin_bp: 1250 })]);
});

it('publishes the disclaimer in both languages, on the version that was seen', async () => {
  const shown = { version: '2026-11-15', text: { en: 'Old\nWords', es: 'Antes\nTexto' }, published_at: null };
  const { api, person } = await open(empty, shown);
  api.answer(endpoints.disclaimers.publish, {
    data: { ...shown, version: '2026-11-27', published_at: '2026-11-27T10:00:00.000Z' },
  });
  const english = await screen.findByRole('textbox', { name: 'English' });
  expect(screen.getByText('Standard text, not published by you yet')).toBeVisible();
  await person.clear(english);
  await person.type(english, 'Ours');
  await person.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Version 2026-11-27')).toBeVisible();
  expect(api.sentTo('disclaimers.publish')).toEqual([{ version: '2026-11-15', en: 'Ours', es: 'Antes\nTexto' }]);
});
