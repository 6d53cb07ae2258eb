import type { Tx } from '../../../core/database/database.ts';
import { newId } from '../../../core/ids.ts';
import { nextDocumentNumber } from '../invoices/index.ts';
import { billingDay } from '../../../core/billing-day.ts';
import type { DisputeRow } from './dispute-row.ts';

type Credited = Pick<DisputeRow, 'account_id' | 'id' | 'invoice_id' | 'currency'>;

/**
 * Writes the credit memo of a dispute with the next number of a gapless series.
 * @param amount minor units of the dispute's currency
 * @returns the number
 */
export async function writeMemo(tx: Tx, of: Credited, amount: number, at: Date, id: string = newId()): Promise<number> {
  const number = await nextDocumentNumber(tx, 'credit_memo');
  await tx
    .insertInto('credit_memos')
    .values({
      account_id: of.account_id,
      id,
      number,
      invoice_id: of.invoice_id,
      dispute_id: of.id,
      amount,
      currency: of.currency,
      issued_on: billingDay(at),
      created_at: at,
    })
    .execute();
  return number;
}
