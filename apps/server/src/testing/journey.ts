import type { BookingRequestInput, Quote, QuoteRequestInput, Shipment } from '@waybill/contract';
import type { Browser } from './browser.ts';

/** The default load: two pallets from Manchester, NH to Chicago, IL, picked up the Wednesday after `ordinaryMonday`. */
export const ordinaryRequest = {
  mode: 'ltl',
  origin: { postal_code: '03103' },
  destination: { postal_code: '60647' },
  pickup_date: '2026-11-18',
  items: [
    {
      description: 'Bathroom vanities, boxed',
      package_type: 'pallets',
      quantity: 2,
      pieces: 16,
      length: { value: 48, unit: 'in' },
      width: { value: 40, unit: 'in' },
      height: { value: 48, unit: 'in' },
      weight: { value: 1240, unit: 'lb' },
    },
  ],
  shipment_value: { amount: 850_000, currency: 'USD' },
  insured: true,
} as const satisfies QuoteRequestInput;

const dock = {
  contact_first_name: 'Dock',
  contact_last_name: 'Office',
  phone: '603-555-0142',
  email: 'dock@harbor.example',
  street_lines: ['100 Sample Street, Dock 4'],
  country: 'US',
  opens_at: '08:00',
  closes_at: '17:00',
} as const;

/** A booking of a quote's first rate, with everything a carrier needs. */
export function bookingOf(quote: Quote, changes: Partial<BookingRequestInput> = {}): BookingRequestInput {
  return {
    quote_id: quote.id,
    rate_id: quote.rates[0]?.id ?? '',
    insured: true,
    pickup: {
      ...dock,
      street_lines: [...dock.street_lines],
      company: 'Harbor Tools',
      city: 'Manchester',
      state: 'NH',
      postal_code: '03103',
    },
    delivery: {
      ...dock,
      street_lines: ['200 Placeholder Avenue'],
      company: 'Sample Renovation Site',
      city: 'Chicago',
      state: 'IL',
      postal_code: '60647',
    },
    ready_at: '13:00',
    references: [{ type: 'po_number', number: '4471-B' }],
    ...changes,
  };
}

/** Requests rates. */
export async function quoteAs(browser: Browser, changes: Partial<QuoteRequestInput> = {}): Promise<Quote> {
  const answer = await browser.post('/api/quotes', { ...ordinaryRequest, ...changes });
  if (answer.status !== 201) throw new Error(`No quote: ${answer.text}`);
  return answer.body.data as unknown as Quote;
}

export type Booked = {
  readonly shipmentId: string;
  readonly quoteId: string;
  readonly bolNumber: string;
  readonly request: BookingRequestInput;
  readonly shipment: Shipment;
};

/** Quotes and books a shipment. */
export async function bookShipment(browser: Browser, id: string = crypto.randomUUID()): Promise<Booked> {
  const quote = await quoteAs(browser);
  const request = bookingOf(quote);
  const answer = await browser.post('/api/shipments', request, { 'idempotency-key': id });
  if (answer.status !== 201) throw new Error(`Not booked: ${answer.text}`);
  const shipment = answer.body.data as unknown as Shipment;
  return { shipmentId: shipment.id, quoteId: quote.id, bolNumber: shipment.bol_number, request, shipment };
}
