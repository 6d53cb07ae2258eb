import { screen, within } from '@testing-library/react';
import { endpoints, type StaffExchangeRate } from '@waybill/contract';
import { expect, it } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { staff } from '../../../testing/people.ts';
import { pageOf } from '../../../testing/shipment.ts';

const rates: StaffExchangeRate[] = [
  { pair: 'USD-MXN', date: '2025-01-01', millionths: 18_500_000, source: 'Banco de México' },
  { pair: 'USD-MXN', date: '2024-12-02', millionths: 20_100_000, source: '' },
];

const noCarriers = pageOf([]);

it('say which is in force, which is missing or old, and what a slip looks like; then one is entered [QUOTE-27]', async () => {
  const { api, person } = await openApp('/admin/carriers', {
    user: staff('super_admin'),
    prepare: (server) => {
      server.answer(endpoints.staffCarriers.list, noCarriers);
      server.answer(endpoints.exchangeRates.list, { data: rates });
      server.answer(endpoints.exchangeRates.set, { data: rates });
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Exchange rates' }));
  const table = within(await screen.findByRole('table', { name: 'Rates on file' }));
  expect(table.getByRole('row', { name: /Jan 1, 2025 USD-MXN Current 18.5 Banco de México/ })).toBeVisible();
  expect(table.getAllByText('Current')).toHaveLength(1);
  expect(screen.getByText('No rate on file for: USD-CAD, CAD-MXN.')).toBeVisible();
  expect(screen.getByText(/^The USD-MXN rate is from Wed, Jan 1, 2025, more than 7 days ago/)).toBeVisible();
  await person.type(screen.getByRole('textbox', { name: '1 USD in MXN' }), '1.84001');
  expect(screen.getByText('This differs by 90.1% from the last rate, 18.5. Check the figure.')).toBeVisible();
  await person.clear(screen.getByRole('textbox', { name: '1 USD in MXN' }));
  await person.type(screen.getByRole('textbox', { name: '1 USD in MXN' }), '18.4001');
  await person.type(screen.getByRole('textbox', { name: 'Source' }), 'Banco de México');
  await person.click(screen.getByRole('button', { name: 'Save rate' }));
  expect(await screen.findByText('Rate saved')).toBeVisible();
  expect(api.sentTo('exchangeRates.set')).toEqual([{ millionths: 18_400_100, source: 'Banco de México' }]);
});
