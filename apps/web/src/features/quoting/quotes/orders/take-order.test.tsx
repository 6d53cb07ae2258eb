import { screen, waitFor } from '@testing-library/react';
import { endpoints, type QuotePrefill } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../../../testing/open-app.tsx';
import { customer } from '../../../../testing/people.ts';
import { followCatalog } from '../draft/follow-catalog.ts';
import { draftFromOrder } from '../draft/from-order.ts';

const orderId = '5d2f8a34-7c11-4b0e-9a66-00000000e001';
const vise = {
  description: 'Bench vise 6 in',
  package_type: 'boxes' as const,
  quantity: 1,
  pieces: null,
  length: { value: 14, unit: 'in' as const },
  width: { value: 10, unit: 'in' as const },
  height: { value: 9, unit: 'in' as const },
  weight: { value: 32, unit: 'lb' as const },
  freight_class: null,
  class_acknowledged: false,
  nmfc: null,
  sat: null,
  product_number: 'VISE-6',
  shipping_unit: null,
  asset_size: null,
  group: null,
  stackable: false,
  condition: 'new' as const,
  additional_handling: false,
  non_rectangular: false,
  hazardous: false,
  hazmat: null,
};
const prefill: QuotePrefill = {
  orders: [{ id: orderId, external_id: '26-00017-4001' }],
  mode: 'parcel',
  destination: {
    company: 'Ada Byrne',
    contact_first_name: 'Ada',
    contact_last_name: 'Byrne',
    phone: '303 555 0188',
    email: null,
    street_lines: ['4100 Pearl St'],
    city: 'Boulder',
    state: 'CO',
    postal_code: '80301',
    country: 'US',
    site_type: 'residential',
  },
  ship_from: {
    company: 'Maple Kiln Ceramics',
    contact_first_name: 'Dana',
    contact_last_name: 'Whitfield',
    phone: '603-555-0142',
    email: 'dana@maplekiln.example',
    street_lines: ['12 Kiln Road'],
    exterior_number: null,
    interior_number: null,
    neighborhood: null,
    city: 'Manchester',
    state: 'NH',
    postal_code: '03103',
    country: 'US',
    site_type: 'limited_access',
    opens_at: '06:30',
    closes_at: '15:00',
    first_come_first_serve: false,
  },
  items: [{ ...vise, order_id: orderId, line_id: 'l1' }],
  unmatched: [{ order_id: orderId, line_id: 'l2', sku: null, title: 'Jaw covers', quantity: 2, reason: 'no_sku' }],
  value: { amount: 18_950, currency: 'USD' },
  reference: '26-00017-4001',
};

describe('a draft from an order', () => {
  it('goes to the buyer with every line, those the catalog does not know by name alone [EBAY-02]', () => {
    const draft = draftFromOrder(prefill, 'US', {});
    expect(draft.details).toMatchObject({
      mode: 'parcel',
      destination: { country: 'US', postal_code: '80301', site_type: 'residential' },
      value: 18_950,
      currency: 'USD',
      client_reference: '26-00017-4001',
    });
    expect(draft.details.items.map(({ description, quantity, weight }) => [description, quantity, weight])).toEqual([
      ['Bench vise 6 in', 1, { value: 32, unit: 'lb' }],
      ['Jaw covers', 2, null],
    ]);
    // From where the last order was shipped, with everything that is known there.
    expect(draft.details.origin).toEqual({ country: 'US', postal_code: '03103', site_type: 'limited_access' });
    expect(draft.booking.pickup).toMatchObject({ company: 'Maple Kiln Ceramics', street_lines: ['12 Kiln Road'] });
    expect(draftFromOrder({ ...prefill, ship_from: null }, 'US', {}).details.origin.postal_code).toBe('');
    // Two vises weigh 2 x 32 lb, also when the quantity is changed afterwards.
    const [line] = draft.details.items;
    expect(line && followCatalog(line, { ...line, quantity: 2 }).weight).toEqual({ value: 64, unit: 'lb' });
    expect(draft.booking.delivery).toMatchObject({
      contact_first_name: 'Ada',
      street_lines: ['4100 Pearl St'],
      phone: '303 555 0188',
    });
    expect(draft.orders).toEqual([{ id: orderId, number: '26-00017-4001' }]);
  });
});

describe.each([
  ['/ebay-quote/26-00017-4001', '/quote'],
  ['/quote-ebay-shipment/26-00017-4001?with=b', '/quote-shipment'],
])('%s', (path, opened) => {
  it('opens Quote & Ship with the order [EBAY-02]', async () => {
    const { api } = await openApp(path, {
      user: customer(),
      prepare: (fake) => fake.answer(endpoints.marketplace.prefill, { data: prefill }),
    });
    await waitFor(() => expect(location.pathname).toBe(opened));
    const asked = api.requests.find(({ name }) => name === 'marketplace.prefill');
    expect([asked?.params, asked?.query]).toEqual([
      { id: '26-00017-4001' },
      path.includes('with') ? { with: 'b' } : {},
    ]);
    expect(await screen.findByDisplayValue('Bench vise 6 in')).toBeVisible();
    expect(screen.getByDisplayValue('80301')).toBeVisible();
  });
});

it('says where an order goes that is not quoted online [EBAY-02]', async () => {
  const abroad = { ...prefill, destination: { ...prefill.destination, country: null } };
  await openApp('/ebay-quote/26-00017-4001', {
    user: customer(),
    prepare: (fake) => fake.answer(endpoints.marketplace.prefill, { data: abroad }),
  });
  expect(await screen.findByText('We don’t quote this country online')).toBeVisible();
  expect(location.pathname).toBe('/ebay-quote/26-00017-4001');
});
