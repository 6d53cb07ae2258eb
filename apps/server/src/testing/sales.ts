import type { AskSalesInput, DeskAnswerInput, DeskRequest, SalesRequest } from '@waybill/contract';
import { ordinaryRequest } from './journey.ts';
import type { Browser } from './browser.ts';

/** Eight pallets: one more than can be quoted online, so that a quote request is needed. */
export function ordinaryAsk(changes: Partial<AskSalesInput> = {}): AskSalesInput {
  return {
    ...ordinaryRequest,
    id: crypto.randomUUID(),
    items: ordinaryRequest.items.map((line) => ({ ...line, quantity: 8, weight: { value: 4960, unit: 'lb' } })),
    contact: { name: 'Ana Reyes', email: 'ana@harbor.example', phone: '603-555-0142' },
    notes: 'Dock 4 closes at 3 PM.',
    target_price: { amount: 180_000, currency: 'USD' },
    reasons: [{ code: 'pallets_no_online_quote', severity: 'refused', params: { pallets: 8, from: 7 } }],
    ...changes,
  };
}

/** Sends a quote request. */
export async function askAs(browser: Browser, changes: Partial<AskSalesInput> = {}): Promise<SalesRequest> {
  const answer = await browser.post('/api/quote-requests', ordinaryAsk(changes));
  if (answer.status !== 201) throw new Error(`Not asked: ${answer.text}`);
  return answer.body.data as unknown as SalesRequest;
}

/** An offer of 1,900.00 with a cost of 1,500.00, valid for three days after `ordinaryMonday`. */
export function ordinaryAnswer(version: number, changes: Partial<DeskAnswerInput> = {}): DeskAnswerInput {
  return {
    version,
    pickup_date: '2026-11-18',
    expires_at: '2026-11-19T22:00:00.000Z',
    text: 'Two trucks are free on Wednesday.',
    offers: [
      {
        carrier_name: 'Sample Van Lines',
        scac: 'SVLX',
        service: 'Partial truckload',
        transit_days: 3,
        lines: [
          { kind: 'freight', text: 'Line haul', amount: 160_000 },
          { kind: 'fuel', text: 'Fuel', amount: 30_000 },
        ],
        cost: 150_000,
        insurance: 4_675,
        liability: 500_000,
      },
    ],
    ...changes,
  };
}

/** Answers a request at the sales desk. */
export async function answerAs(
  desk: Browser,
  id: string,
  changes: Partial<DeskAnswerInput> = {},
): Promise<DeskRequest> {
  const seen = await desk.get(`/api/admin/quote-requests/${id}`);
  const version = (seen.body.data as unknown as DeskRequest).version;
  const answer = await desk.post(`/api/admin/quote-requests/${id}/answer`, ordinaryAnswer(version, changes));
  if (answer.status !== 200) throw new Error(`Not answered: ${answer.text}`);
  return answer.body.data as unknown as DeskRequest;
}
