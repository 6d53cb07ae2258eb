import { describe, expect, it } from 'vitest';
import { renderSheet, type SheetPart } from '../../../../core/documents/index.ts';
import { outside, overlaps, pagesOf } from '../../../../core/documents/testing/pdf-reader.ts';
import { printedReceipt } from './printed-receipt.ts';
import type { Receipt } from './read-receipt.ts';

const receipt: Receipt = {
  id: '0f0f4c1e-8f0a-4b6e-9d55-000000000102',
  currency: 'USD',
  received: 45_000,
  card: { brand: 'visa', last4: '4242' },
  // 11:30 p.m. on November 3 by the calendar of the books in Chicago.
  paidAt: new Date('2026-11-04T05:30:00Z'),
  booking: null,
  by: null,
  lines: [
    { number: 30389, bol_number: 'WB20464172', applied: 30_000 },
    { number: 30390, bol_number: null, applied: 12_550 },
  ],
  refunds: [],
};
const payer = {
  name: 'Harbor Tools',
  street_lines: ['100 Sample Street'],
  city: 'Manchester',
  state: 'NH',
  postal_code: '03103',
  country: 'US',
};
const made = (changes: Partial<Receipt> = {}, language: 'en' | 'es' = 'en') =>
  printedReceipt({ ...receipt, ...changes }, payer, language, 'Waybill', new Date('2026-11-20T15:00:00Z'));
const fields = (document: ReturnType<typeof made>) =>
  Object.fromEntries(
    document.parts.flatMap((part) =>
      part.kind === 'fields' ? part.fields.map(({ label, text }) => [label, text]) : [],
    ),
  );
const tables = (document: ReturnType<typeof made>) =>
  document.parts.filter((part): part is Extract<SheetPart, { kind: 'table' }> => part.kind === 'table');

describe('a receipt', () => {
  it('says what was paid, when, with which card, by whom, and its reference', () => {
    expect(made().title).toBe('Payment receipt');
    expect(fields(made())).toEqual({
      'Amount paid': '$450.00',
      'Paid on': 'Nov 3, 2026, 11:30 PM CST',
      'Paid with': 'Visa ending 4242',
      Reference: '0f0f4c1e-8f0a-4b6e-9d55-000000000102',
      'Received from': 'Harbor Tools\n100 Sample Street\nManchester, NH 03103',
      'Received by': 'Waybill',
    });
  });

  it('lists the invoices with amounts, and what became credit, up to the amount paid', () => {
    // 450.00 less 300.00 and 125.50.
    expect(tables(made())[0]?.rows).toEqual([
      { cells: ['INV 30389', 'WB20464172', '$300.00'] },
      { cells: ['INV 30390', '', '$125.50'] },
      { cells: ['Credit on your account', '', '$24.50'] },
      { cells: ['Total', '', '$450.00'], kind: 'total' },
    ]);
    const exact = tables(made({ received: 42_550 }))[0]?.rows ?? [];
    expect(exact.map(({ cells }) => cells[0])).toEqual(['INV 30389', 'INV 30390', 'Total']);
  });

  it('lists what was refunded later, if anything', () => {
    expect(tables(made())).toHaveLength(1);
    const [, refunds] = tables(made({ refunds: [{ amount: 2_450, on: new Date('2026-11-10T18:00:00Z') }] }));
    expect(refunds?.rows).toEqual([
      { cells: ['Nov 10, 2026', '−$24.50'] },
      { cells: ['Total refunded', '−$24.50'], kind: 'total' },
    ]);
  });

  it('names the shipment of a booking that was paid by card, whose card is not known', () => {
    const paid = made({ booking: 'WB20464172', card: null, received: 30_000, lines: [] });
    expect(fields(paid)).toMatchObject({ 'Paid with': 'Card', 'Shipment booked': 'WB20464172' });
    expect(tables(paid)[0]?.rows).toEqual([
      { cells: ['Not invoiced yet', '', '$300.00'] },
      { cells: ['Total', '', '$300.00'], kind: 'total' },
    ]);
  });

  it('is in Spanish for a Spanish reader', () => {
    expect(made({}, 'es').title).toBe('Recibo de pago');
    expect(fields(made({}, 'es'))).toMatchObject({ 'Pagado con': 'Visa terminada en 4242' });
  });

  it('fits its pages with a hundred invoices', async () => {
    const lines = Array.from({ length: 100 }, (_, at) => ({ number: at, bol_number: 'WB20464172', applied: 100 }));
    for (const page of pagesOf(await renderSheet(made({ lines })))) {
      expect([outside(page, 18), overlaps(page)]).toEqual([[], []]);
    }
  });
});
