import { screen, waitFor, within } from '@testing-library/react';
import { endpoints } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { pageOf } from '../../../testing/shipment.ts';
import { batch, batchRow, orderRow } from './marketplace.fixture.ts';
import { one, openOrders, table, two } from './open-orders.fixture.ts';

const choose = (number: string) => screen.findByRole('checkbox', { name: new RegExp(number) });

describe('the orders', () => {
  it('are listed with buyer, place, what the catalog knows and the sum [EBAY-01]', async () => {
    await openOrders();
    const row = await screen.findByRole('row', { name: /26-00017-4001/ });
    for (const words of ['To ship', 'lathe_lover', 'Boulder, CO 80301', '$189.50'])
      expect(within(row).getByText(words)).toBeVisible();
    expect(within(row).getByText(/1 of 2 in catalog/)).toBeVisible();
    expect(within(row).getByRole('link', { name: '26-00017-4001' })).toHaveAttribute(
      'href',
      '/orders/ebay/26-00017-4001',
    );
  });

  it('are filtered in the address and at the server, with their counts [EBAY-01]', async () => {
    const { api, person } = await openOrders();
    const asked = () => api.requests.findLast(({ name }) => name === 'marketplace.orders')?.query;
    const tab = await screen.findByRole('button', { name: /^To ship/ });
    await waitFor(() => expect(tab).toHaveTextContent('4'));
    // What is to ship comes first, what was promised for the earliest day on top.
    await waitFor(() => expect(asked()).toMatchObject({ status: 'to_ship', sort: 'ship_by' }));
    await person.click(screen.getByRole('button', { name: /^Shipped/ }));
    await waitFor(() => expect(location.search).toBe('?status=shipped'));
    await waitFor(() => expect(asked()).toMatchObject({ status: 'shipped' }));
    await person.click(screen.getByRole('button', { name: /^All/ }));
    await waitFor(() => expect(asked()).not.toHaveProperty('status'));
    await person.click(tab);
    await waitFor(() => expect(location.search).toBe(''));
  });

  it('are narrowed to the days they were placed on, in the address, and to any day again [EBAY-01]', async () => {
    const { api, person } = await openOrders('/orders/ebay?from=2026-11-02&to=2026-11-08');
    const asked = () => api.requests.findLast(({ name }) => name === 'marketplace.orders')?.query;
    await screen.findByRole('row', { name: /26-00017-4001/ });
    expect(asked()).toMatchObject({ from: '2026-11-02', to: '2026-11-08' });
    expect(asked()).toHaveProperty('time_zone');
    await person.click(screen.getByRole('button', { name: /^Ordered.*Nov/ }));
    await person.click(await screen.findByRole('button', { name: 'any day' }));
    await waitFor(() => expect(location.search).toBe(''));
    await waitFor(() => expect(asked()).not.toHaveProperty('from'));
  });

  it('are shown although the address names a day that there is none of', async () => {
    const { api } = await openOrders('/orders/ebay?from=2026-02-30&status=nothing');
    await screen.findByRole('row', { name: /26-00017-4001/ });
    const query = api.requests.findLast(({ name }) => name === 'marketplace.orders')?.query;
    expect(query).not.toHaveProperty('from');
    expect(query).not.toHaveProperty('status');
  });

  it('of one buyer go in one shipment [EBAY-02]', async () => {
    const { person } = await openOrders();
    await person.click(await choose('4001'));
    expect(screen.queryByRole('link', { name: /One shipment/ })).toBeNull();
    await person.click(await choose('4002'));
    expect(screen.getByRole('link', { name: 'Combine 2 into one shipment' })).toHaveAttribute(
      'href',
      `/quote-ebay-shipment/26-00017-4001?with=${two.id}`,
    );
  });

  it('of several buyers do not, and those that are shipped already are left out [EBAY-02]', async () => {
    const other = orderRow('26-00017-4003', { buyer: 'somebody_else' });
    const gone = orderRow('26-00017-4004', { status: 'shipped' });
    const { person } = await openOrders('/orders/ebay', { rows: [one, other, gone] });
    for (const number of ['4001', '4003', '4004']) await person.click(await choose(number));
    expect(screen.queryByRole('link', { name: /One shipment/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Quote & ship 2 orders' })).toBeVisible();
  });

  it('are quoted together from one pickup that is kept for the next time', async () => {
    const { api, person } = await openOrders('/orders/ebay', {
      prepare: (fake) => {
        fake.answer(endpoints.marketplaceBatches.create, { data: batch([batchRow(1)]) });
        fake.answer(endpoints.marketplaceBatches.show, { data: batch([batchRow(1)]) });
        fake.answer(endpoints.addressBook.list, pageOf([]));
      },
    });
    await person.click(await choose('4001'));
    await person.click(screen.getByRole('button', { name: 'Quote & ship 1 order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Quote & ship 1 order' }));
    await person.click(dialog.getByRole('button', { name: 'Get rates' }));
    expect(api.sentTo('marketplaceBatches.create')).toEqual([]);
    const typed = {
      Street: '12 Kiln Road',
      City: 'Nashua',
      State: 'NH',
      'Postal code': '03063',
      Phone: '603 555 0142',
    };
    for (const [label, text] of Object.entries(typed)) {
      await person.click(dialog.getByRole('textbox', { name: label }));
      await person.paste(text);
    }
    await person.click(dialog.getByRole('button', { name: 'Get rates' }));
    await waitFor(() =>
      expect(api.sentTo('marketplaceBatches.create')).toMatchObject([
        {
          order_ids: [one.id],
          rule: 'cheapest',
          book_at_once: false,
          pickup: { street_lines: ['12 Kiln Road'], postal_code: '03063', email: 'dana@maplekiln.example' },
        },
      ]),
    );
    await waitFor(() => expect(location.pathname).toBe(`/orders/ebay/batches/${batch([]).id}`));
    expect(Object.values(localStorage).join()).toContain('12 Kiln Road');
  });

  it('come from a file too, and what was left out is told by row [EBAY-01]', async () => {
    const { person } = await openOrders('/orders/ebay', {
      prepare: (api) =>
        api.answer(table.orderFile, {
          data: {
            orders: 12,
            added: 10,
            updated: 1,
            unchanged: 0,
            left_out: 1,
            problems: [
              { row: 7, order: 'A-7', field: 'Postal code', value: 'none', code: 'invalid_postal_code', params: {} },
              {
                row: 9,
                order: 'A-9',
                field: 'order_number',
                value: 'A-9',
                code: 'order_booked',
                params: { number: 'WB20417017' },
              },
              {
                row: 11,
                order: 'B-1',
                field: 'state',
                value: 'CT',
                code: 'zip_in_other_state',
                params: { code: '60647', there: 'Chicago, IL', here: 'Chicago, CT', city: 'Chicago', state: 'IL' },
              },
            ],
          },
        }),
    });
    await person.click(await screen.findByRole('button', { name: 'Upload orders' }));
    const dialog = await screen.findByRole('dialog', { name: 'Orders from a file' });
    expect(within(dialog).getByRole('link', { name: 'Template' })).toBeVisible();
    const input = dialog.querySelector('input[type=file]');
    await person.upload(input as HTMLInputElement, new File(['Order\nA-7'], 'orders.csv', { type: 'text/csv' }));
    expect(await within(dialog).findByText('12 orders read')).toBeVisible();
    const row = within(dialog).getByRole('row', { name: /A-7/ });
    expect(within(row).getByText('Postal code')).toBeVisible();
    expect(within(dialog).getByText(/on shipment WB20417017/)).toBeVisible();
    expect(within(dialog).getByText(/60647 is in Chicago, IL, not in Chicago, CT/)).toBeVisible();
  });
});
