import { screen, within } from '@testing-library/react';
import { endpoints } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { customer } from '../../../testing/people.ts';
import { pageOf } from '../../../testing/shipment.ts';
import { batch, batchRow } from './marketplace.fixture.ts';
import { openOrders } from './open-orders.fixture.ts';

const running = batch([batchRow(1), batchRow(2, { state: 'quoting' })], {
  state: 'quoting',
  settled: 1,
  created_by: 'Rosa Lind',
});
const done = batch([batchRow(1, { state: 'booked' }), batchRow(2), batchRow(3, { state: 'no_rate' })], {
  id: '5d2f8a34-7c11-4b0e-9a66-00000000b002',
  state: 'done',
  booked: 2,
  failed: 1,
  total: { amount: 4820, currency: 'USD' },
});

async function openBatches(shown: readonly (typeof done)[], language: 'en' | 'es' = 'en') {
  const heads = shown.map(({ items: _items, ...head }) => head);
  return openApp('/orders/ebay/batches', {
    user: { ...customer(), language },
    language,
    prepare: (api) => {
      api.answer(endpoints.marketplaceBatches.list, pageOf(heads));
      api.answer(endpoints.marketplaceBatches.show, { data: done });
    },
  });
}

describe('earlier batches', () => {
  it('are found from the orders, whoever began them, with what came of each [EBAY-02]', async () => {
    await openBatches([running, done]);
    const first = await screen.findByRole('row', { name: /Rosa Lind/ });
    expect(within(first).getByText('Getting rates')).toBeVisible();
    expect(within(first).getByText('1 of 2')).toBeVisible();
    const second = screen.getByRole('row', { name: /Dana Whitfield/ });
    for (const words of ['Done', '$48.20', 'Cheapest']) expect(within(second).getByText(words)).toBeVisible();
    const figures = within(second)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
      .filter((text) => /^\d+$/.test(text ?? ''));
    // 3 orders in 3 shipments, of which 2 are booked and 1 is not.
    expect(figures).toEqual(['3', '3', '2', '1']);
  });

  it('open again with their rows [EBAY-02]', async () => {
    const { person } = await openBatches([done]);
    const row = await screen.findByRole('row', { name: /Dana Whitfield/ });
    await person.click(within(row).getByRole('link'));
    expect(await screen.findByRole('heading', { name: 'Quote & ship 3 orders' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Batches' })).toHaveAttribute('href', '/orders/ebay/batches');
  });

  it('say in Spanish that there are none yet', async () => {
    await openBatches([], 'es');
    expect(await screen.findByText('Aún no hay lotes')).toBeVisible();
  });

  it('are one step from the orders', async () => {
    await openOrders();
    expect(await screen.findByRole('link', { name: 'Batches' })).toHaveAttribute('href', '/orders/ebay/batches');
  });
});
