import { addDays } from '@waybill/freight';
import type { Services } from '../core/context.ts';
import { newId } from '../core/ids.ts';
import { earningsOf, closePaidInvoices } from '../modules/billing/invoices/index.ts';
import { issueInvoice, receivePayment } from '../modules/billing/ledger/index.ts';

export type GivenInvoice = {
  readonly number: number;
  /** In minor units. */
  readonly total: number;
  readonly issued: string;
  readonly terms?: number;
  readonly paid?: number;
  readonly disputed?: number;
  readonly city?: string;
  readonly bol?: string;
  readonly currency?: 'USD' | 'CAD' | 'MXN';
};

/** Adds invoices to the books as issued, and paid, on the given days. @returns their ids by number */
export async function addInvoices(
  { database, clock }: Services,
  accountId: string,
  given: readonly GivenInvoice[],
): Promise<ReadonlyMap<number, string>> {
  const ids = new Map<number, string>();
  for (const one of given) {
    const id = newId();
    const [at, terms, currency] = [new Date(`${one.issued}T15:00:00Z`), one.terms ?? 30, one.currency ?? 'USD'];
    const freight = {
      code: 'freight',
      kind: 'discount' as const,
      label: 'Freight',
      basis: { type: 'discount' } as never,
      amount: { amount: one.total, currency },
    };
    ids.set(one.number, id);
    await database.staff.transaction().execute(async (tx) => {
      await tx
        .insertInto('invoices')
        .values({
          account_id: accountId,
          id,
          number: one.number,
          type: 'freight',
          bol_number: one.bol ?? null,
          delivery_city: one.city ?? 'Chicago',
          delivery_state: 'IL',
          currency,
          total: one.total,
          disputed: one.disputed ?? 0,
          issued_on: one.issued,
          due_on: addDays(one.issued, terms),
          terms_days: terms,
          search_numbers: [String(one.number), `INV${one.number}`, ...(one.bol === undefined ? [] : [one.bol])],
          created_at: at,
        })
        .execute();
      const charges = JSON.stringify([freight]);
      await tx
        .insertInto('invoice_versions')
        .values({ account_id: accountId, invoice_id: id, version: 1, charges, total: one.total, created_at: at })
        .execute();
      const event = { accountId, key: `invoice:${id}`, currency };
      await issueInvoice(tx, event, id, earningsOf([freight]).earnings, at);
      if (one.paid !== undefined) {
        await receivePayment(tx, { ...event, key: `payment:${id}` }, one.paid, [id], clock());
        await closePaidInvoices(tx, accountId, [id], clock());
      }
    });
  }
  return ids;
}
