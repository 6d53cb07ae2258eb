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

/** Shipment and account of a bill. Every payable bill has both. */
function keyOf(bill: BillColumns): { readonly accountId: string; readonly shipmentId: string } {
  const { shipment_account: accountId, shipment_id: shipmentId } = bill;
  if (accountId === null || shipmentId === null) throw new Refusal('carrier_bill_moved');
  return { accountId, shipmentId };
}

/**
 * Posts an amount of a bill and, if requested, corrects the customer's invoice.
 * @param ids generates journal ids
 * @returns columns to update on the bill, and the correction with its audit note and what to tell the customer
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
