import type { ChargeLineWire, Quote, Rate } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { renderSheet, type SheetPart } from '../../../core/documents/index.ts';
import { outside, overlaps, pagesOf } from '../../../core/documents/testing/pdf-reader.ts';
import { printedQuote, type PrintedQuote } from './printed-quote.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const line = (kind: ChargeLineWire['kind'], code: string, amount: number): ChargeLineWire => ({
  code,
  kind,
  label: code,
  basis: { type: 'sum' },
  amount: usd(amount),
});
const rate = (carrier: string, freight: number, insurance: number | null): Rate => ({
  id: crypto.randomUUID(),
  carrier: { id: crypto.randomUUID(), name: carrier, scac: 'GSFR' },
  service: { code: 'standard', name: 'Standard' },
  transit_days: 3,
  delivery_date: '2026-11-23',
  delivery_by: null,
  charges: [line('freight', 'freight', freight), line('fuel', 'fuel', 6_000), line('accessorial', 'RESDEL', 9_500)],
  insurance: insurance === null ? null : line('insurance', 'insurance', insurance),
  total_without_insurance: usd(freight + 15_500),
  total_with_insurance: insurance === null ? null : usd(freight + 15_500 + insurance),
  liability: usd(500_000),
  liability_gap: usd(350_000),
  preferred: false,
  findings: [],
});
const item = {
  description: 'Bathroom vanities, boxed',
  package_type: 'pallets',
  quantity: 2,
  pieces: 16,
  length: { value: 48, unit: 'in' },
  width: { value: 40, unit: 'in' },
  height: { value: 48, unit: 'in' },
  weight: { value: 1240, unit: 'lb' },
  freight_class: null,
  nmfc: '79300-02',
  group: null,
  stackable: false,
  condition: 'new',
  hazardous: false,
  hazmat: null,
} as unknown as Quote['request']['items'][number];
const quote = {
  number: 'Q-204641',
  status: 'open',
  created_at: '2026-11-17T02:30:00.000Z',
  expires_at: '2026-11-24T04:00:00.000Z',
  answering: false,
  origin: { city: 'Manchester', state: 'NH', postal_code: '03103', time_zone: 'America/New_York' },
  destination: { city: 'Chicago', state: 'IL', postal_code: '60647', time_zone: 'America/Chicago' },
  miles: 1002,
  load: { units: 2, pieces: 16, weight_lb: 1240, cubic_feet: 106.7, linear_feet: 4 },
  request: {
    mode: 'ltl',
    origin: { country: 'US', postal_code: '03103', site_type: 'business' },
    destination: { country: 'US', postal_code: '60647', site_type: 'residential' },
    pickup_date: '2026-11-18',
    items: [item],
    accessorials: ['LGDEL'],
    shipment_value: usd(850_000),
    client_reference: 'SO-4471',
  },
} as unknown as Quote;
const printed = (changes: Partial<PrintedQuote> = {}): PrintedQuote => ({
  quote,
  rates: [rate('Granite State Freight', 20_000, 4_250), rate('Old Colony', 24_000, null)],
  insured: false,
  account: {
    name: 'Harbor Tools',
    address: { street_lines: ['100 Sample Street'], city: 'Manchester', state: 'NH', postal_code: '03103' } as never,
  },
  issuer: 'Waybill',
  now: new Date('2026-11-17T15:00:00Z'),
  ...changes,
});

type Table = Extract<SheetPart, { kind: 'table' }>;
const tablesOf = (made: PrintedQuote, language: 'en' | 'es' = 'en') =>
  printedQuote(made, language).parts.filter((part): part is Table => part.kind === 'table');
const fieldsOf = (made: PrintedQuote, language: 'en' | 'es' = 'en') =>
  Object.fromEntries(
    printedQuote(made, language).parts.flatMap((part) =>
      part.kind === 'fields' ? part.fields.map(({ label, text }) => [label, text]) : [],
    ),
  );
const notesOf = (made: PrintedQuote) =>
  printedQuote(made, 'en').parts.flatMap((part) => (part.kind === 'notes' ? part.lines : []));

describe('a quote as a document', () => {
  it('says in its strip from where to where, when, until when, and for how much', () => {
    // 10 p.m. on November 23 in Manchester, where days are counted; 200.00 + 60.00 + 95.00.
    expect(printedQuote(printed(), 'en').strip).toEqual({
      number: { label: 'Quote number', text: 'Q-204641' },
      barcode: 'Q-204641',
      origin: { place: 'Manchester, NH 03103', note: 'Pickup Nov 18, 2026' },
      destination: { place: 'Chicago, IL 60647', note: 'Residential' },
      due: { label: 'Valid until', text: 'Nov 23, 2026' },
      balance: { label: 'Lowest total', text: '$355.00' },
    });
  });

  it('names the account, the provider, the value, and the services', () => {
    expect(fieldsOf(printed())).toEqual({
      'Prepared for': 'Harbor Tools\n100 Sample Street\nManchester, NH 03103',
      'Prepared by': 'Waybill',
      'Quote date': 'Nov 16, 2026',
      Reference: 'SO-4471',
      Mode: 'LTL',
      Distance: '1,002 mi',
      'Shipment value': '$8,500.00',
      Insurance: 'Not included',
      Services: 'Liftgate at delivery · Residential delivery',
    });
  });

  it('lists each rate with service, transit, delivery, liability, and total', () => {
    const [rates] = tablesOf(printed());
    expect(rates?.rows).toEqual([
      {
        cells: ['Granite State Freight', '3 business days', 'Nov 23, 2026', '$5,000.00', '$355.00'],
        note: 'Standard',
      },
      { cells: ['Old Colony', '3 business days', 'Nov 23, 2026', '$5,000.00', '$395.00'], note: 'Standard' },
    ]);
  });

  it('lists items with class, size, and weight, and their totals', () => {
    // 1,240 lb in 106.7 ft³ is 11.6 lb/ft³: class 92.5 of the 2025 density scale.
    const [, items] = tablesOf(printed());
    expect(items?.rows).toEqual([
      {
        cells: ['Bathroom vanities, boxed', 'Pallets × 2', '16', '92.5', '48 × 40 × 48 in', '1,240 lb'],
        note: 'NMFC 79300-02',
      },
      { cells: ['Total', '2', '16', '', '', '1,240 lb'], kind: 'total' },
    ]);
  });

  it('counts a handling unit once where several items share it', () => {
    const items = [
      { ...item, group: 'A' },
      { ...item, group: 'A', description: 'Tiles' },
    ];
    const [, table] = tablesOf(printed({ quote: { ...quote, request: { ...quote.request, items } } }));
    expect(table?.rows.map(({ cells }) => [cells[0], cells[1], cells[4]])).toEqual([
      ['Bathroom vanities, boxed', 'Pallets × 2', '48 × 40 × 48 in'],
      ['Tiles', 'With the line above', ''],
      ['Total', '2', ''],
    ]);
  });

  it('itemizes the charges of each rate, with insurance where it is wanted and offered', () => {
    const made = printed({ insured: true });
    const [, , one, other] = tablesOf(made);
    expect([one?.title, one?.columns[0]?.head]).toEqual(['Charges', 'Granite State Freight, Standard']);
    expect([other?.title, other?.columns[0]?.head]).toEqual([undefined, 'Old Colony, Standard']);
    // 200.00 + 60.00 + 95.00 + 42.50.
    expect(one?.rows.map(({ cells }) => cells[1])).toEqual(['$200.00', '$60.00', '$95.00', '$42.50', '$397.50']);
    expect(one?.rows.at(-1)).toEqual({ cells: ['Total', '$397.50'], kind: 'total' });
    expect(other?.rows.map(({ cells }) => cells[1])).toEqual(['$240.00', '$60.00', '$95.00', '$395.00']);
    expect(tablesOf(made)[0]?.rows.map(({ note }) => note)).toEqual(['Standard', 'Standard · without insurance']);
    expect(notesOf(made).join(' ')).toContain('Insurance is not available');
  });

  it('says how long prices are valid, or that they have expired', () => {
    expect(notesOf(printed()).join(' ')).toContain('Prices are valid until Nov 23, 2026, 11:00 PM EST');
    const over = printed({ quote: { ...quote, status: 'expired' } });
    expect(printedQuote(over, 'en').strip?.due).toEqual({ label: 'Expired on', text: 'Nov 23, 2026' });
    expect(notesOf(over).join(' ')).not.toContain('valid until');
  });

  it('says that carriers are still answering', () => {
    expect(notesOf(printed({ quote: { ...quote, answering: true } })).at(-1)).toContain('had not answered');
    expect(notesOf(printed()).join(' ')).not.toContain('had not answered');
  });

  it('is in Spanish for a Spanish reader', () => {
    expect(printedQuote(printed(), 'es').title).toBe('Cotización de flete');
    expect(fieldsOf(printed(), 'es')).toMatchObject({ Modo: 'LTL', Seguro: 'No incluido' });
    expect(tablesOf(printed(), 'es')[0]?.rows[0]?.cells[1]).toBe('3 días hábiles');
  });

  it('fits its pages with many long rates and items, in both languages', async () => {
    const long = 'Distribuidora Internacional de Refacciones y Herramientas de San Cristóbal de las Casas';
    const made = printed({
      quote: {
        ...quote,
        request: { ...quote.request, items: Array.from({ length: 12 }, () => ({ ...item, description: long })) },
      },
      rates: Array.from({ length: 14 }, () => rate(long, 1_234_567_89, null)),
      insured: true,
    });
    for (const language of ['en', 'es'] as const) {
      for (const page of pagesOf(await renderSheet(printedQuote(made, language)))) {
        expect([outside(page, 18), overlaps(page)]).toEqual([[], []]);
      }
    }
  });
});
