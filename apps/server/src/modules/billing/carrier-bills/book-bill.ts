import type { Currency } from '@waybill/freight';
import type { Tx } from '../../../core/database/database.ts';
import { newId } from '../../../core/ids.ts';
import { acceptCarrierBill, reverseJournal } from '../ledger/index.ts';

type Booked = {
  readonly id: string;
  readonly accountId: string;
  readonly currency: Currency;
  /** Amount owed, in minor units. */
  readonly amount: number;
  readonly replaces: string | null;
};

/** Reverses the journal of a replaced bill, if it has one, and closes that bill. */
async function replace(tx: Tx, { replaces, accountId, currency }: Booked, at: Date, ids: () => string): Promise<void> {
  if (replaces === null) return;
  const row = await tx
    .updateTable('carrier_bills')
    .set((of) => ({ state: 'replaced', version: of('version', '+', 1) }))
    .where('id', '=', replaces)
    .where('state', '!=', 'replaced')
    .returning('journal_id')
    .executeTakeFirst();
  if (row === undefined || row.journal_id === null) return;
  const event = { accountId, key: `carrier_bill:${replaces}:replaced`, currency, id: ids() };
  await reverseJournal(tx, event, row.journal_id, at);
}

/**
 * Posts what a carrier is owed for a bill and reverses the bill it replaces. Idempotent.
 * @param ids generates the journal id @returns columns to update on the bill
 */
export async function bookBill(
  tx: Tx,
  booked: Booked,
  at: Date,
  ids: () => string = newId,
): Promise<{ readonly posted: number; readonly journal_id: string }> {
  await replace(tx, booked, at, ids);
  const event = { accountId: booked.accountId, key: `carrier_bill:${booked.id}`, currency: booked.currency, id: ids() };
  const { journalId } = await acceptCarrierBill(tx, event, booked.amount, at);
  return { posted: booked.amount, journal_id: journalId };
}
