import type { Tx } from '../../../core/database/database.ts';
import { invalidField } from '../../../core/refusal.ts';

/** The record that a chat is about, found by the typed number. */
export type Linked = {
  readonly number: string | null;
  readonly shipment_id?: string;
  readonly invoice_id?: string;
  readonly quote_id?: string;
  readonly quote_request_id?: string;
};

/** Invoice numbers are digits only; people often add a prefix. */
const invoiceNumber = /^(?:inv(?:oice)?|factura)?[\s#.:-]*(\d{1,15})$/i;

/** The digits of an invoice number as people write it; undefined if it is none. */
export function figureOf(typed: string): string | undefined {
  return invoiceNumber.exec(typed.trim())?.[1];
}

/** `Q-264715` is a quote, `R-5207` a quote request. */
const quoteNumber = /^([QR])[\s-]*(\d{1,15})$/i;

async function findShipment(tx: Tx, accountId: string, typed: string): Promise<Linked | null> {
  const found = await tx
    .selectFrom('shipments')
    .select(['id', 'bol_number'])
    .where('account_id', '=', accountId)
    .where('bol_number', '=', typed.replace(/\s/g, '').toUpperCase())
    .executeTakeFirst();
  return found === undefined ? null : { number: found.bol_number, shipment_id: found.id };
}

async function findInvoice(tx: Tx, accountId: string, typed: string): Promise<Linked | null> {
  const figure = figureOf(typed);
  if (figure === undefined) return null;
  const found = await tx
    .selectFrom('invoices')
    .select(['id', 'number'])
    .where('account_id', '=', accountId)
    .where('number', '=', Number(figure))
    .executeTakeFirst();
  return found === undefined ? null : { number: String(found.number), invoice_id: found.id };
}

async function findQuote(tx: Tx, accountId: string, typed: string): Promise<Linked | null> {
  const [, letter = '', figure = ''] = quoteNumber.exec(typed) ?? [];
  if (figure === '') return null;
  const asked = letter.toUpperCase() === 'R';
  const number = `${asked ? 'R' : 'Q'}-${figure}`;
  const found = await tx
    .selectFrom(asked ? 'quote_requests' : 'quotes')
    .select('id')
    .where('account_id', '=', accountId)
    .where('number', '=', number)
    .executeTakeFirst();
  if (found === undefined) return null;
  return asked ? { number, quote_request_id: found.id } : { number, quote_id: found.id };
}

/**
 * Finds a shipment, invoice, quote, or quote request of an account by its number. Shipments come first, since their
 * numbers are the longest.
 * @throws Refusal validation_failed for field `number` if the account has none
 */
export async function linkNumber(tx: Tx, accountId: string, typed: string | null): Promise<Linked> {
  if (typed === null) return { number: null };
  for (const find of [findShipment, findInvoice, findQuote]) {
    const linked = await find(tx, accountId, typed);
    if (linked !== null) return linked;
  }
  throw invalidField('number', 'unknown_bol_or_invoice');
}
