import type { Contestable, DeskDispute, Dispute, OpenDisputeInput } from '@waybill/contract';
import type { Browser } from './browser.ts';

/** The first and last bytes of a photo. */
export const photo = (what: string): Buffer =>
  Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(what), Buffer.from('ffd9', 'hex')]);

export function disputeOf(invoiceId: string, changes: Partial<OpenDisputeInput> = {}): OpenDisputeInput {
  return {
    id: crypto.randomUUID(),
    invoice_id: invoiceId,
    reason: 'weight',
    of: 'lines',
    parts: ['freight'],
    amount: 10_000,
    text: 'The scale at our dock said 850 lb.',
    ...changes,
  };
}

/** Opens a dispute. @throws when it is refused */
export async function disputeAs(
  browser: Browser,
  invoiceId: string,
  changes: Partial<OpenDisputeInput> = {},
): Promise<Dispute> {
  const answer = await browser.post('/api/disputes', disputeOf(invoiceId, changes));
  if (answer.status !== 201) throw new Error(`Not disputed: ${answer.text}`);
  return answer.body.data as unknown as Dispute;
}

/** An invoice's disputes as the account's people see them. */
export async function contestableOf(browser: Browser, invoiceId: string): Promise<Contestable> {
  return (await browser.get(`/api/invoices/${invoiceId}/disputes`)).body.data as unknown as Contestable;
}

export type Step = 'submit' | 'response' | 'credit' | 'uphold' | 'close';

/** A dispute as staff see it. */
export async function atDesk(desk: Browser, id: string): Promise<DeskDispute> {
  return (await desk.get(`/api/admin/disputes/${id}`)).body.data as unknown as DeskDispute;
}

/** Takes a step with the current version. */
export async function step(desk: Browser, id: string, verb: Step, body: object = {}) {
  const { version } = await atDesk(desk, id);
  return desk.post(`/api/admin/disputes/${id}/${verb}`, { version, ...body });
}

/** Moves a dispute to the state after the carrier's answer. */
export async function answered(desk: Browser, id: string, answer: object = { answer: 'approved' }): Promise<void> {
  await step(desk, id, 'submit');
  const last = await step(desk, id, 'response', answer);
  if (last.status !== 200) throw new Error(`Not answered: ${last.text}`);
}
