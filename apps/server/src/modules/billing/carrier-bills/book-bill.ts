import type { Currency } from '@waybill/freight';
import type { Tx } from '../../../core/database/database.ts';
import { newId } from '../../../core/ids.ts';
import { acceptCarrierBill, reverseJournal } from '../ledger/index.ts';

type Booked = {
  readonly id: string;
  readonly accountId: string;
  readonly currency: Currency;
  /** Minor units that are owed. */
  readonly amount: number;
  /** The bill it takes the place of. */
  readonly replaces: string | null;
};

/** Takes the bill that another one replaces out of the books, where it is in them, and closes it. */
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
 * Puts what a carrier is owed for a bill into the books, once however often it is called, and takes out what it
 * replaces. @param ids gives the journal its id @returns what the bill's row has to say of it
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
