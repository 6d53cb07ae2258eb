import type { SimulatorAnswer, SimulatorCall, SimulatorSite, SimulatorState } from '../kit/index.ts';
import { ltlJourney } from '../ltl/journey.ts';
import { paperOf } from '../ltl/paper.ts';
import { objectOf, textOf } from '../ltl/json.ts';
import { gatewayFailure, transactionOf, wordsFor } from './answers.ts';
import { bills, type TforceBill } from './bill-of-lading.ts';

const papers: Readonly<Record<string, readonly [name: string, description: string]>> = {
  BOL: ['BOL', 'Bill Of Lading'],
  DR: ['DR', 'Delivery Receipt'],
};

function isThere(category: string, bill: TforceBill, now: Date, hourMs: number): boolean {
  if (category === 'BOL') return true;
  const journey = ltlJourney(bill, new Date(bill.bookedAt), { now, hourMs });
  return category === 'DR' && journey.some(({ milestone }) => milestone === 'delivered');
}

/** `POST /documents/pro`: the bill of lading at once, the delivery receipt once delivered; else a detail of null. */
export function documentsByPro(call: SimulatorCall, state: SimulatorState, site: SimulatorSite): SimulatorAnswer {
  const body = objectOf(call.json);
  const asked = Array.isArray(body['documentCategories']) ? body['documentCategories'].map(textOf) : [];
  if (!/^\d{9}$/.test(textOf(body['pro'])) || asked.length === 0) return gatewayFailure(400, wordsFor('pro'));
  const bill = state.get(bills, textOf(body['pro']));
  const found = bill === undefined ? [] : asked.filter((each) => isThere(each, bill, call.now, site.hourMs));
  const transactionReference = transactionOf(call);
  if (bill === undefined || found.length === 0) {
    const responseStatus = { code: 'IMG_000201', message: 'MyLTL Enrollment is required' };
    return { status: 200, body: { summary: { responseStatus, transactionReference }, detail: [null] } };
  }
  const detail = found.map((category) => {
    const [name, description] = papers[category] ?? [category, category];
    const data = paperOf(description, bill.pro, bill.lines);
    return {
      detailStatus: { code: '1', message: 'Success', documentStatus: 'Active' },
      documentType: { name, description },
      id: String(548_488 + state.next('document')),
      documentSize: Buffer.byteLength(data, 'base64'),
      updateDate: call.now.toISOString(),
      category,
      data,
    };
  });
  return {
    status: 200,
    body: { summary: { responseStatus: { code: '1', message: 'Success' }, transactionReference }, detail },
  };
}
