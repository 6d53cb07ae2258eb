import type { ChargeLineWire, InvoiceRow } from '@waybill/contract';
import { addDays, bare, type Currency } from '@waybill/freight';
import { sql } from 'kysely';
import type { AuditNote } from '../../../core/audit.ts';
import type { Tx } from '../../../core/database/database.ts';
import { newId } from '../../../core/ids.ts';
import { issueInvoice as postInvoice } from '../ledger/index.ts';
import { billingDay } from '../../../core/billing-day.ts';
import { earningsOf } from './earnings.ts';
import type { InvoiceOfNotice } from './notify.ts';
import { askForReview } from './review-credit.ts';

/** The next number of a gapless series. It is only used up when the transaction commits. */
export async function nextDocumentNumber(tx: Tx, series: 'invoice' | 'credit_memo'): Promise<number> {
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

export type InvoiceDraft = {
  readonly accountId: string;
  readonly type: InvoiceRow['type'];
  readonly shipmentId: string | null;
  readonly bolNumber: string | null;
  /** Further numbers to find it by. */
  readonly numbers: readonly (string | null)[];
  readonly city: string;
  readonly state: string;
  readonly currency: Currency;
  /** Payment terms in days. */
  readonly termsDays: number;
  readonly charges: readonly ChargeLineWire[];
};

/**
 * Writes an invoice with its number, dates, and lines, and posts its earnings, in this transaction.
 * @param ids generates the ids of the invoice and its journal
 * @throws RangeError when the charges add up to zero
 */
export async function writeInvoice(tx: Tx, draft: InvoiceDraft, now: Date, ids: () => string = newId) {
  const { accountId, bolNumber, currency, charges, termsDays } = draft;
  const { earnings, total } = earningsOf(charges);
  const id = ids();
  const issued = billingDay(now);
  const number = await nextDocumentNumber(tx, 'invoice');
  const numbers = [String(number), `INV${number}`, bolNumber, ...draft.numbers];
  await tx
    .insertInto('invoices')
    .values({
      account_id: accountId,
      id,
      number,
      type: draft.type,
      shipment_id: draft.shipmentId,
      bol_number: bolNumber,
      delivery_city: draft.city,
      delivery_state: draft.state,
      currency,
      total,
      issued_on: issued,
      due_on: addDays(issued, termsDays),
      terms_days: termsDays,
      search_numbers: numbers.flatMap((each) => (each === null ? [] : [bare(each)])),
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
  await postInvoice(tx, { accountId, key: `invoice:${id}`, currency, id: ids() }, id, earnings, now);
  return { id, number, total, due_on: addDays(issued, termsDays) };
}

export type Issued = { readonly invoice: InvoiceOfNotice; readonly note: AuditNote };

/**
 * Bills a shipment as booked. Idempotent; returns null when it is already billed or there is nothing to bill.
 * @param ids generates the ids of the invoice and its journal
 * @throws if the charges do not add up to the shipment's total
 */
export async function invoiceShipment(
  tx: Tx,
  accountId: string,
  shipmentId: string,
  now: Date,
  ids: () => string = newId,
): Promise<Issued | null> {
  const shipment = await lockedShipment(tx, accountId, shipmentId);
  if (shipment === undefined || shipment.total_amount === 0) return null;
  const { charges } = shipment.detail;
  const sum = earningsOf(charges).total;
  if (sum !== shipment.total_amount) throw new Error(`${shipment.bol_number}: charges come to ${sum}`);
  const draft: InvoiceDraft = {
    accountId,
    type: typeOf[shipment.mode as keyof typeof typeOf],
    shipmentId,
    bolNumber: shipment.bol_number,
    numbers: [shipment.pro_number, shipment.reference],
    city: shipment.destination_city,
    state: shipment.destination_state,
    currency: shipment.currency as Currency,
    termsDays: shipment.terms_days,
    charges,
  };
  const written = await writeInvoice(tx, draft, now, ids);
  await tx
    .updateTable('shipments')
    .set({ invoice_id: written.id })
    .where('account_id', '=', accountId)
    .where('id', '=', shipmentId)
    .execute();
  await askForReview(tx, accountId);
  const { number, total } = written;
  return {
    invoice: { ...written, currency: draft.currency, balance: total },
    note: {
      subject: 'invoice',
      subjectId: written.id,
      accountId,
      after: { number, total, shipment: shipment.bol_number },
    },
  };
}
