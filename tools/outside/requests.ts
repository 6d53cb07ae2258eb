import { ltlPickupDays } from '@waybill/freight';
import type { BookingRequestInput, Quote, QuoteRequestInput } from '@waybill/contract';
import type { RunCarrier } from './carriers.ts';

/** A day next week or so on which carriers pick up. */
function pickupDate(): string {
  const today = new Date(Date.now() - 8 * 3_600_000).toISOString().slice(0, 10);
  const open = ltlPickupDays(today, 14).filter(({ bars }) => bars.length === 0);
  const day = open[2]?.date;
  if (day === undefined) throw new Error('There is no day to pick up on');
  return day;
}

/**
 * A load that carriers outside rate: two pallets, or one box.
 * @param weight pounds; what tells one quote of a run from the others
 */
export function quoteFor(mode: RunCarrier['mode'], weight: number): QuoteRequestInput {
  const inches = (value: number) => ({ value, unit: 'in' as const });
  const [side, quantity] = mode === 'ltl' ? [48, 2] : [12, 1];
  return {
    mode,
    origin: { postal_code: '03103' },
    destination: { postal_code: '60647' },
    pickup_date: pickupDate(),
    items: [
      {
        description: 'Bathroom vanities, boxed',
        package_type: mode === 'ltl' ? 'pallets' : 'boxes',
        quantity,
        length: inches(side),
        width: inches(mode === 'ltl' ? 40 : side),
        height: inches(side),
        weight: { value: weight, unit: 'lb' },
      },
    ],
    shipment_value: { amount: 100_000, currency: 'USD' },
  };
}

const dock = {
  contact_first_name: 'Dock',
  contact_last_name: 'Office',
  phone: '6035550142',
  email: 'dock@bench.example',
  country: 'US',
  opens_at: '08:00',
  closes_at: '17:00',
} as const;

/** A booking of a quote's first rate. */
export function bookingFor(quote: Quote): BookingRequestInput {
  const [rate] = quote.rates;
  if (rate === undefined) throw new Error(`The quote has no rate: ${JSON.stringify(quote.without_rate)}`);
  return {
    quote_id: quote.id,
    rate_id: rate.id,
    insured: false,
    pickup: {
      ...dock,
      company: 'Harbor Tools',
      street_lines: ['100 Sample St'],
      city: 'Manchester',
      state: 'NH',
      postal_code: '03103',
    },
    delivery: {
      ...dock,
      company: 'Renovation Site',
      street_lines: ['200 Sample Ave'],
      city: 'Chicago',
      state: 'IL',
      postal_code: '60647',
    },
    ready_at: '13:00',
  };
}
