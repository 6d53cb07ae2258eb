import type { MarketplaceOrder } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { renderSheet, type SheetInput } from '../../../core/documents/index.ts';
import { everyText } from '../../../core/documents/testing/every-text.ts';
import { textOf } from '../../../core/documents/testing/pdf-reader.ts';
import { orderSlip } from './order-slip.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const order = {
  external_id: '26-00017-48213',
  provider: 'ebay',
  status: 'to_ship',
  // Still November 15 in New Hampshire.
  ordered_at: '2026-11-16T03:00:00.000Z',
  buyer: 'green-thumb-42',
  ship_to: {
    name: 'Ana Reyes',
    company: 'Green Thumb Nursery',
    street_lines: ['200 Placeholder Avenue', 'Suite 4'],
    city: 'Chicago',
    state: 'IL',
    postal_code: '60647',
    country: 'US',
    phone: '312-555-0187',
    email: 'ana@green.example',
  },
  items: [
    { id: '1', sku: 'F-100', title: 'Brass faucet', quantity: 2, total: usd(9_980), product_id: null },
    { id: '2', sku: null, title: 'Gift card', quantity: 1, total: usd(2_500), product_id: null },
  ],
  pieces: 3,
  total: usd(12_480),
  note: 'Please leave it with the neighbor.',
  shipment: null,
  told: null,
} as unknown as MarketplaceOrder;
const account = {
  name: 'Harbor Tools',
  address: {
    street_lines: ['100 Sample Street'],
    city: 'Manchester',
    state: 'NH',
    postal_code: '03103',
    country: 'US',
  } as never,
};
const made = (changes: Partial<MarketplaceOrder> = {}, language: 'en' | 'es' = 'en') =>
  orderSlip({ ...order, ...changes }, account, language, 'Waybill', new Date('2026-11-16T15:00:00Z'));
const fields = (slip: SheetInput) =>
  Object.fromEntries(
    slip.parts.flatMap((part) => (part.kind === 'fields' ? part.fields.map(({ label, text }) => [label, text]) : [])),
  );
const rows = (slip: SheetInput) => slip.parts.flatMap((part) => (part.kind === 'table' ? part.rows : []));

describe('the packing slip of an order', () => {
  it('names the seller, the buyer at the place it goes to, and the order', () => {
    expect(fields(made())).toEqual({
      'Ship from': 'Harbor Tools\n100 Sample Street\nManchester, NH 03103',
      'Ship to': 'Green Thumb Nursery\nAna Reyes\n200 Placeholder Avenue\nSuite 4\nChicago, IL 60647',
      'Order number': '26-00017-48213',
      'Order date': 'Nov 15, 2026',
      Buyer: 'green-thumb-42',
    });
    expect(fields(made({ shipment: { id: 'x', bol_number: 'WB20464172', carrier_name: 'Old Colony' } }))).toMatchObject(
      { Carrier: 'Old Colony', 'Bill of lading number': 'WB20464172' },
    );
  });

  it('lists the items with their quantity, without prices, email, or phone', () => {
    expect(rows(made())).toEqual([
      { cells: ['F-100', 'Brass faucet', '2'] },
      { cells: ['', 'Gift card', '1'] },
      { cells: ['', 'Total', '3'], kind: 'total' },
    ]);
    expect(everyText(made()).join(' ')).not.toMatch(/\$|99\.80|124\.80|@|555-0187/);
  });

  it('carries the buyer’s note, and says that an order was canceled', () => {
    expect(everyText(made()).join(' ')).toContain('Note: Please leave it with the neighbor.');
    expect(made({ status: 'canceled' }).title).toBe('CANCELED · Packing slip');
  });

  it('names a country abroad in the reader’s language', () => {
    const abroad = { ...order.ship_to, country: 'DE', state: '', postal_code: '20095', city: 'Hamburg' };
    expect(fields(made({ ship_to: abroad }))['Ship to']).toMatch(/\nHamburg, 20095\nGermany$/);
    expect(fields(made({ ship_to: abroad }, 'es'))['Consignatario']).toMatch(/Alemania$/);
  });

  it('carries the order number as a barcode where it can be one, and is printed where it cannot', async () => {
    expect(made().strip?.barcode).toBe('26-00017-48213');
    for (const number of ['Bestellung Nº 7', 'x'.repeat(31)]) {
      const slip = made({ external_id: number });
      expect(slip.strip).toBeUndefined();
      expect(textOf(await renderSheet(slip)).join(' ')).toContain(number);
    }
  });
});
