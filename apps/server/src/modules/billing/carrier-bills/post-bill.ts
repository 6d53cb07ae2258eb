import type { Tx } from '../../../core/database/database.ts';
import { newId } from '../../../core/ids.ts';
import { Refusal } from '../../../core/refusal.ts';
import { agreedAudit } from './agreed-audit.ts';
import { auditBill } from './audit-bill.ts';
import { bodyOf, type BillColumns } from './bill-row.ts';
import { bookBill } from './book-bill.ts';
import { correctCustomer } from './correct-customer.ts';
import { quotedOf } from './quoted.ts';
import { billTerms } from './terms.ts';

/** The bill's shipment and account, which a bill that can be paid has. */
function keyOf(bill: BillColumns): { readonly accountId: string; readonly shipmentId: string } {
  const { shipment_account: accountId, shipment_id: shipmentId } = bill;
  if (accountId === null || shipmentId === null) throw new Refusal('carrier_bill_moved');
  return { accountId, shipmentId };
}

/**
 * Puts an amount of a bill into the books and, where that is asked for, corrects the customer's invoice.
 * @param ids gives the journals their ids
 * @returns what the bill's row has to say of it, and how the invoice was corrected: what to write into
 * the audit trail of it and to tell its customer
 */
export async function postBill(
  tx: Tx,
  bill: BillColumns,
  amount: number,
  passOn: boolean,
  now: Date,
  ids: () => string = newId,
) {
  const { accountId, shipmentId } = keyOf(bill);
  const quoted = await quotedOf(tx, accountId, shipmentId);
  const { tolerances } = await billTerms(tx);
  const whole = passOn ? auditBill(quoted, bodyOf(bill), tolerances) : null;
  const audit = whole === null ? null : agreedAudit(quoted, whole, { billed: bill.total, agreed: amount });
  const booked = await bookBill(
    tx,
    { id: bill.id, accountId, currency: quoted.currency, amount, replaces: bill.replaces },
    now,
    ids,
  );
  const corrected = audit === null ? null : await correctCustomer(tx, bill, quoted, audit, now, ids);
  return { booked, corrected };
}
