import type { QuoteRow } from '@waybill/contract';

const id = (end: number): string => `0f0f4c1e-8f0a-4b6e-9d55-${String(end).padStart(12, '0')}`;

/** A quote of this Tuesday, open for another five days. */
export function quoteRow(number: number, over: Partial<QuoteRow> = {}): QuoteRow {
  return {
    id: id(number),
    number: `Q-${264_700 + number}`,
    status: 'open',
    mode: 'ltl',
    created_at: '2026-11-30T15:42:00.000Z',
    created_by: 'Ana Reyes',
    expires_at: '2026-12-06T16:42:00.000Z',
    booked_at: null,
    shipment_id: null,
    client_reference: 'JOB-9',
    pickup_date: '2026-12-03',
    origin: { city: 'Manchester', state: 'NH', postal_code: '03103', country: 'US' },
    destination: { city: 'Chicago', state: 'IL', postal_code: '60647', country: 'US' },
    load: { units: 2, pieces: 16, weight_lb: 1240, cubic_feet: 106.7, linear_feet: 4 },
    rate_count: 18,
    lowest: { amount: 66_625, currency: 'USD' },
    saved: null,
    ...over,
  };
}

/** A page of a list. */
export function pageOf(data: readonly QuoteRow[], total = data.length) {
  const some = data.length > 0;
  const meta = { current_page: 1, links: [], path: '', per_page: 20, total_is_exact: true };
  return {
    data: [...data],
    links: { first: null, last: null, prev: null, next: null },
    meta: {
      ...meta,
      last_page: Math.ceil(total / 20) || 1,
      from: some ? 1 : null,
      to: some ? data.length : null,
      total,
    },
  };
}
