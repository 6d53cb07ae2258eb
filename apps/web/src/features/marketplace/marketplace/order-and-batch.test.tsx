import { screen, waitFor, within } from '@testing-library/react';
import { endpoints } from '@waybill/contract';
import { describe, expect, it, vi } from 'vitest';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { customer } from '../../../testing/people.ts';
import { batch, batchRow, order, shop } from './marketplace.fixture.ts';
import { table, two } from './open-orders.fixture.ts';

async function openOrder(changes: Parameters<typeof order>[1] = {}, prepare?: (api: FakeApi) => void) {
  return openApp('/orders/ebay/26-00017-4001', {
    user: customer(),
    prepare: (api) => {
      api.answer(table.order, { data: order('26-00017-4001', changes) });
      prepare?.(api);
    },
  });
}

describe('the screen of an order', () => {
  it('shows its items, its buyer and the ways to quote and ship it [EBAY-04]', async () => {
    await openOrder();
    expect(await screen.findByText('Leave at the side door.')).toBeVisible();
    const line = screen.getByRole('row', { name: /Jaw covers/ });
    expect(within(line).getByText('Not in the catalog')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Quote' })).toHaveAttribute('href', '/ebay-quote/26-00017-4001');
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Quote & Ship' })).toHaveAttribute(
      'href',
      '/quote-ebay-shipment/26-00017-4001',
    );
  });

  it('takes more orders of the buyer along [EBAY-02]', async () => {
    const { person } = await openOrder({ same_buyer: [two] });
    await person.click(await screen.findByRole('checkbox', { name: 'Also ship 26-00017-4002' }));
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Quote & Ship' })).toHaveAttribute(
      'href',
      `/quote-ebay-shipment/26-00017-4001?with=${two.id}`,
    );
  });

  it.each([
    ['label', 'We send it to eBay when the carrier assigns it.'],
    ['pickup', 'We send it to eBay when the carrier picks up the shipment.'],
  ] as const)('says when the tracking number of a shipment goes back: %s [EBAY-03]', async (report_at, words) => {
    const shipment = { id: '5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a11', bol_number: 'WB1', carrier_name: 'Granite' };
    await openOrder({ status: 'booked', shipment, report_at });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('tells why eBay declined its tracking number, and tells it again [EBAY-03]', async () => {
    const told = {
      state: 'refused' as const,
      carrier: 'UPS',
      tracking_number: '1Z999AA10123456784',
      told_at: null,
      reason: 'The tracking number was used before.',
    };
    const { api, person } = await openOrder({ status: 'shipped', told }, (fake) =>
      fake.answer(table.tellAgain, { data: order('26-00017-4001') }),
    );
    expect(await screen.findByText('The tracking number was used before.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('Sending it again')).toBeVisible();
    expect(api.requests.filter(({ name }) => name === 'marketplace.tellAgain')).toHaveLength(1);
  });

  it('marks it as shipped by hand, with its own number [EBAY-03]', async () => {
    const { api, person } = await openOrder({}, (fake) =>
      fake.answer(table.shipped, { data: order('26-00017-4001', { status: 'shipped' }) }),
    );
    await person.click(await screen.findByRole('button', { name: 'Mark as shipped' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.fill(dialog.getByRole('textbox', { name: /Carrier/ }), 'USPS');
    await person.fill(dialog.getByRole('textbox', { name: /Tracking number/ }), '9400');
    await person.click(dialog.getByRole('button', { name: 'Mark as shipped' }));
    await waitFor(() =>
      expect(api.sentTo('marketplace.shipped')).toEqual([{ carrier: 'USPS', tracking_number: '9400', tell: true }]),
    );
  });
});

it('saves the packing slip of an order, also of one that was shipped', async () => {
  const { api, person } = await openOrder({ status: 'shipped' }, (fake) =>
    fake.handle(table.packingSlip, () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })),
  );
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:slip');
  await person.click(await screen.findByRole('button', { name: 'Packing slip' }));
  const asked = () => api.requests.find(({ name }) => name === 'marketplace.packingSlip')?.params;
  await waitFor(() => expect(asked()).toEqual({ id: order('26-00017-4001').id }));
  vi.restoreAllMocks();
});

async function openBatch(shown: ReturnType<typeof batch>, prepare?: (api: FakeApi) => void) {
  return openApp(`/orders/ebay/batches/${shown.id}`, {
    user: customer(),
    prepare: (api) => {
      api.answer(endpoints.marketplaceBatches.show, { data: shown });
      prepare?.(api);
    },
  });
}

describe('many orders at once', () => {
  it('show how far each is, and why one came to nothing', async () => {
    const rows = [
      batchRow(1, { state: 'booked', shipment_id: shop.id, bol_number: 'WB20418618' }),
      batchRow(2, { state: 'no_rate', carrier_name: null, price: null, reason: 'No carrier goes there.' }),
    ];
    await openBatch(batch(rows, { state: 'done', booked: 1, failed: 1 }));
    expect(await screen.findByText('Booked')).toBeVisible();
    expect(screen.getByRole('link', { name: 'WB20418618' })).toBeVisible();
    expect(screen.getByText('No carrier goes there.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Quote manually' })).toHaveAttribute(
      'href',
      '/quote-ebay-shipment/26-00002',
    );
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '2');
    expect(screen.queryByRole('button', { name: /^Book / })).toBeNull();
  });

  it('are booked as chosen, for the sum of their rates [EBAY-02]', async () => {
    const shown = batch([batchRow(1), batchRow(2), batchRow(3, { state: 'failed', price: null })]);
    const { api, person } = await openBatch(shown, (fake) =>
      fake.answer(endpoints.marketplaceBatches.ship, { data: shown }),
    );
    expect(await screen.findByRole('button', { name: 'Book 2 for $48.20' })).toBeVisible();
    await person.click(screen.getByRole('checkbox', { name: 'Book 26-00002' }));
    await person.click(screen.getByRole('button', { name: 'Book 1 for $24.10' }));
    await waitFor(() => expect(api.sentTo('marketplaceBatches.ship')).toEqual([{ places: [1] }]));
  });

  it('are stopped after a question', async () => {
    const shown = batch([batchRow(1, { state: 'booking' })], { state: 'booking' });
    const { api, person } = await openBatch(shown, (fake) =>
      fake.answer(endpoints.marketplaceBatches.cancel, { data: shown }),
    );
    await person.click(await screen.findByRole('button', { name: 'Stop' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Stop this batch?' }));
    await person.click(dialog.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(api.requests.some(({ name }) => name === 'marketplaceBatches.cancel')).toBe(true));
  });
});
