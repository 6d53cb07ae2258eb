import { screen, within } from '@testing-library/react';
import { endpoints, type OpenAccount } from '@waybill/contract';
import { expect, it } from 'vitest';
import { openApp } from '../../../../testing/open-app.tsx';
import { staff } from '../../../../testing/people.ts';
import { invoice } from '../../invoices/testing/given.ts';

const { open, record } = endpoints.receivedPayments;
const usd = (amount: number) => ({ amount, currency: 'USD' }) as const;
const id = (last: number) => `0198f3a2-5b1c-7d3e-8f00-1a2b3c4d5e${String(last).padStart(2, '0')}`;
const row = (number: number, balance: number) => ({ ...invoice, id: id(number), number, balance: usd(balance) });

const of: OpenAccount = {
  account: { id: id(1), name: 'Maple Kiln Ceramics', currency: 'USD' },
  credit: [],
  // 100.00 and 200.00, due in this order.
  invoices: [row(11, 10_000), row(12, 20_000)],
  total: 2,
  write_off_limit: 50_000,
};

async function form() {
  const { api, person } = await openApp(`/admin/payments/record?account=${id(1)}`, {
    user: staff('fpg_accounting'),
    prepare: (given) => {
      given.answer(open, { data: of });
      given.refuse(record, 'payment_recorded_before');
    },
  });
  await person.type(await screen.findByRole('textbox', { name: /^Amount( \*)?$/ }), '250');
  return { api, person, table: screen.getByRole('table', { name: 'Unpaid invoices' }) };
}

it('spreads a payment over the oldest invoices, and says what is short and what stays', async () => {
  const { person, table } = await form();
  await person.click(screen.getByRole('button', { name: 'Pay oldest first' }));
  expect(within(table).getByLabelText('Amount for invoice 11')).toHaveValue('100.00');
  expect(within(table).getByLabelText('Amount for invoice 12')).toHaveValue('150.00');
  expect(within(table).getByText('$50.00 short')).toBeVisible();
  expect(within(table).getByRole('checkbox', { name: 'Write off $50.00' })).toBeEnabled();
  await person.click(within(table).getByRole('checkbox', { name: 'Pay invoice 12' }));
  // 250.00 - 100.00
  expect(screen.getByText('Stays as credit').nextSibling).toHaveTextContent('$150.00');
});

it('asks before the same check is recorded a second time', async () => {
  const { api, person } = await form();
  await person.type(screen.getByLabelText('Check number'), '10423');
  await person.click(screen.getByRole('button', { name: 'Record $250.00' }));
  expect(await screen.findByText('Is this a second payment?')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Record again' }));
  const sent = api.sentTo('receivedPayments.record');
  expect(sent).toMatchObject([
    { reference: '10423', amount: 25_000, invoices: [], again: false },
    { reference: '10423', amount: 25_000, invoices: [], again: true },
  ]);
});
