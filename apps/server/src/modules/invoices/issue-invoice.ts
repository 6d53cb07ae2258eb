import type { Currency } from '@waybill/freight';
import { sql } from 'kysely';
import type { AuditNote } from '../../core/audit.ts';
import type { Tx } from '../../core/database/database.ts';
import { newId } from '../../core/ids.ts';
import { issueInvoice as postInvoice } from '../ledger/index.ts';
import { searchable, type ShipmentDetail } from '../shipments/index.ts';
import { billingDay, daysAfter } from './billing-day.ts';
import { earningsOf } from './earnings.ts';

/** The next number of a series without gaps: taken for good only when the transaction commits. */
async function nextDocumentNumber(tx: Tx, series: 'invoice' | 'credit_memo'): Promise<number> {
  const { rows } = await sql<{ last_number: number }>`
    UPDATE document_numbers SET last_number = last_number + 1 WHERE series = ${series} RETURNING last_number
  `.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error(`There is no series ${series}`);
  return row.last_number;
}

const typeOf = { ltl: 'freight', parcel: 'parcel', truckload: 'truckload' } as const;

async function lockedShipment(tx: Tx, accountId: string, id: string) {
  return tx
    .selectFrom('shipments')
    .innerJoin('accounts', 'accounts.id', 'shipments.account_id')
    .select([
      'shipments.mode',
      'shipments.bol_number',
      'shipments.pro_number',
      'shipments.reference',
      'shipments.destination_city',
      'shipments.destination_state',
      'shipments.total_amount',
      'shipments.currency',
      'shipments.detail',
      'accounts.terms_days',
    ])
    .where('shipments.account_id', '=', accountId)
    .where('shipments.id', '=', id)
    .where('shipments.invoice_id', 'is', null)
    .forUpdate('shipments')
    .executeTakeFirst();
}

/**
 * Bills a shipment at what it was booked for: numbers, dates, books, all in this transaction. A shipment is billed
 * once; null where it was before, or where there is nothing to bill.
 * @throws when the charges do not come to the shipment's total: then nothing may be billed
 */
export async function invoiceShipment(
  tx: Tx,
  accountId: string,
  shipmentId: string,
  now: Date,
): Promise<AuditNote | null> {
  const shipment = await lockedShipment(tx, accountId, shipmentId);
  if (shipment === undefined || shipment.total_amount === 0) return null;
  const { charges } = shipment.detail as unknown as ShipmentDetail;
  const { earnings, total } = earningsOf(charges);
  if (total !== shipment.total_amount) throw new Error(`${shipment.bol_number}: charges come to ${total}`);
  const id = newId();
  const issued = billingDay(now);
  const number = await nextDocumentNumber(tx, 'invoice');
  const numbers = [String(number), `INV${number}`, shipment.bol_number, shipment.pro_number, shipment.reference];
  await tx
    .insertInto('invoices')
    .values({
      account_id: accountId,
      id,
      number,
      type: typeOf[shipment.mode as keyof typeof typeOf],
      shipment_id: shipmentId,
      bol_number: shipment.bol_number,
      delivery_city: shipment.destination_city,
      delivery_state: shipment.destination_state,
      currency: shipment.currency,
      total,
      issued_on: issued,
      due_on: daysAfter(issued, shipment.terms_days),
      terms_days: shipment.terms_days,
      search_numbers: numbers.flatMap((each) => (each === null ? [] : [searchable(each)])),
      created_at: now,
    })
    .execute();
  await tx
    .insertInto('invoice_versions')
    .values({
      account_id: accountId,
      invoice_id: id,
      version: 1,
      charges: JSON.stringify(charges),
      total,
      created_at: now,
    })
    .execute();
  await tx
    .updateTable('shipments')
    .set({ invoice_id: id })
    .where('account_id', '=', accountId)
    .where('id', '=', shipmentId)
    .execute();
  const event = { accountId, key: `invoice:${id}`, currency: shipment.currency as Currency };
  await postInvoice(tx, event, id, earnings, now);
  return { subject: 'invoice', subjectId: id, accountId, after: { number, total, shipment: shipment.bol_number } };
}
