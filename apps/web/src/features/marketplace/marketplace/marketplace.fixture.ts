import type { Batch, BatchRow, MarketplaceConnection, MarketplaceOrder, MarketplaceOrderRow } from '@waybill/contract';

const ids = '5d2f8a34-7c11-4b0e-9a66-0000000';
const connectionId = `${ids}0c001`;

/** A connected shop. */
export const shop: MarketplaceConnection = {
  id: connectionId,
  provider: 'ebay',
  seller: 'harbor-tools',
  state: 'active',
  connected_at: '2026-11-01T14:00:00.000Z',
  imported_at: '2026-11-20T14:00:00.000Z',
  importing: null,
  trouble: null,
  next_import_at: null,
  report_at: 'label',
  orders: 2,
};

/** An order of two lines of which the catalog knows one. */
export function orderRow(number: string, changes: Partial<MarketplaceOrderRow> = {}): MarketplaceOrderRow {
  return {
    id: `${ids}0${number.slice(-4)}`,
    provider: 'ebay',
    connection_id: connectionId,
    external_id: number,
    status: 'to_ship',
    ordered_at: '2026-11-18T15:00:00.000Z',
    ship_by: '2026-11-21T05:00:00.000Z',
    buyer: 'lathe_lover',
    ship_to: { name: 'Ada Byrne', city: 'Boulder', state: 'CO', postal_code: '80301', country: 'US' },
    titles: ['Bench vise 6 in', 'Jaw covers'],
    pieces: 3,
    matched: 1,
    lines: 2,
    total: { amount: 18_950, currency: 'USD' },
    shipment: null,
    told: null,
    together: 0,
    ...changes,
  };
}

/** The same order whole. */
export function order(number: string, changes: Partial<MarketplaceOrder> = {}): MarketplaceOrder {
  return {
    ...orderRow(number),
    report_at: 'label',
    ship_to: {
      name: 'Ada Byrne',
      company: null,
      street_lines: ['4100 Pearl St'],
      city: 'Boulder',
      state: 'CO',
      postal_code: '80301',
      country: 'US',
      phone: '+1 303 555 0188',
      email: null,
    },
    items: [
      {
        id: 'l1',
        sku: 'VISE-6',
        title: 'Bench vise 6 in',
        quantity: 1,
        total: { amount: 16_000, currency: 'USD' },
        product_id: `${ids}0f001`,
      },
      { id: 'l2', sku: null, title: 'Jaw covers', quantity: 2, total: null, product_id: null },
    ],
    note: 'Leave at the side door.',
    paid: true,
    shipping_service: 'USPSPriority',
    delivery_cost: null,
    changed_at: '2026-11-18T15:00:00.000Z',
    imported_at: '2026-11-18T15:05:00.000Z',
    marked_at: null,
    same_buyer: [],
    ...changes,
  };
}

/** A row of a batch with a rate of $24.10. */
export function batchRow(place: number, changes: Partial<BatchRow> = {}): BatchRow {
  return {
    place,
    state: 'quoted',
    orders: [{ id: `${ids}0000${place}`, external_id: `26-0000${place}` }],
    buyer: 'lathe_lover',
    city: 'Boulder',
    region: 'CO',
    mode: 'parcel',
    quote_id: null,
    rate_id: null,
    carrier_name: 'UPS',
    service_name: 'Ground',
    transit_days: 3,
    price: { amount: 2410, currency: 'USD' },
    shipment_id: null,
    bol_number: null,
    reason: null,
    ...changes,
  };
}

/** A batch with these rows. */
export function batch(items: readonly BatchRow[], changes: Partial<Batch> = {}): Batch {
  return {
    id: `${ids}0b001`,
    state: 'quoted',
    rule: 'cheapest',
    pickup_date: '2026-11-24',
    created_at: '2026-11-20T15:00:00.000Z',
    created_by: 'Dana Whitfield',
    orders: items.reduce((sum, { orders }) => sum + orders.length, 0),
    rows: items.length,
    settled: items.length,
    booked: 0,
    failed: 0,
    total: null,
    items: [...items],
    ...changes,
  };
}
