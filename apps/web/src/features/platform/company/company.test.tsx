import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type CompanyShown } from '@waybill/contract';
import { expect, it } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { staff } from '../../../testing/people.ts';

const empty: CompanyShown = { details: {}, logo: null, version: 4 };
const complete = {
  address: { street: '12 Dock Rd', city: 'Boston', state: 'MA', postal_code: '02114' },
  phone: '617-555-0188',
  support_email: 'help@acme.example',
};
const open = (company: CompanyShown) =>
  openApp('/admin/company', {
    user: staff('fpg_admin'),
    prepare: (server) => {
      server.answer(endpoints.company.show, { data: company });
      server.answer(endpoints.company.update, { data: company });
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
  const { api, person } = await open({ details: { ...complete, legal_name: 'Acme' }, logo: null, version: 4 });
  await person.type(await screen.findByRole('textbox', { name: 'Legal name' }), ' Freight');
  api.refuse(endpoints.company.update, 'conflict', { message: 'Somebody changed this in the meantime.' });
  const theirs = { details: { ...complete, legal_name: 'Acme Lines' }, logo: null, version: 5 };
  api.answer(endpoints.company.show, { data: theirs });
  await person.click(screen.getByRole('button', { name: 'Save' }));
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
