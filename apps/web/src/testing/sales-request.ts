import type { SalesRequest } from '@waybill/contract';
import { chicago, manchester, quote } from './sample-quote.ts';

/** A request of eight pallets, sent this morning. */
export function salesRequestSample(changes: Partial<SalesRequest> = {}): SalesRequest {
  const [line] = quote.request.items;
  if (line === undefined) throw new Error('The sample has a line');
  return {
    id: '01900000-0000-7000-8000-00000000a001',
    number: 'R-5207',
    state: 'new',
    mode: 'ltl',
    kind: 'pallets',
    equipment: null,
    parties: null,
    truckload_quote_id: null,
    accepted: null,
    created_at: '2026-11-16T14:30:00.000Z',
    updated_at: '2026-11-16T14:30:00.000Z',
    due_at: '2026-11-16T18:30:00.000Z',
    pickup_date: '2026-11-18',
    origin: { ...quote.request.origin, place: manchester },
    destination: { ...quote.request.destination, place: chicago },
    load: { units: 8, weight_lb: 4960, linear_feet: 16, cubic_feet: 427 },
    client_reference: null,
    owner_name: null,
    lowest: null,
    offers_until: null,
    request: { ...quote.request, items: [{ ...line, quantity: 8 }] },
    contact: { name: 'Ana Reyes', email: 'ana@harbor.example', phone: '603-555-0142' },
    notes: 'Dock 4 closes at 3 PM.',
    target_price: { amount: 180_000, currency: 'USD' },
    reasons: [{ code: 'pallets_no_online_quote', severity: 'refused', params: { pallets: 8, from: 7 } }],
    events: [
      {
        id: '01900000-0000-7000-8000-00000000b001',
        at: '2026-11-16T14:30:00.000Z',
        kind: 'asked',
        by: { kind: 'customer', name: 'Ana Reyes' },
        text: 'Dock 4 closes at 3 PM.',
      },
    ],
    offer: null,
    shipment: null,
    ...changes,
  };
}

/** The same with one rate offered. */
export function answeredSample(changes: Partial<SalesRequest> = {}): SalesRequest {
  const [rate] = quote.rates;
  if (rate === undefined) throw new Error('The sample has a rate');
  return salesRequestSample({
    state: 'answered',
    owner_name: 'Miguel Arroyo',
    offers_until: '2026-11-19T22:00:00.000Z',
    lowest: rate.total_without_insurance,
    offer: { quote_id: quote.id, quote_number: 'Q-264800', pickup_date: '2026-11-18', rates: [rate] },
    ...changes,
  });
}
