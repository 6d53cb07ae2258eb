import type { InvoiceRow } from '@waybill/contract';
import { bare } from '@waybill/freight';
import { sql } from 'kysely';
import type { Db } from '../../../core/database/database.ts';

import { balanceColumn, invoiceRowOf, rowColumns } from './invoice-rows.ts';

const newest = 10;

/**
 * Finds open or paid invoices of an account by number, ignoring separators: the invoice number with or without `INV`,
 * the BOL, the PRO, or the reference.
 * @param today calendar day in the time zone of the books
 */
export async function findInvoices(db: Db, accountId: string, typed: string, today: string): Promise<InvoiceRow[]> {
  const number = bare(typed);
  if (number === '') return [];
  const rows = await db
    .selectFrom('invoices as i')
    .select([...rowColumns, balanceColumn])
    .where('i.account_id', '=', accountId)
    .where(sql<boolean>`i.search_numbers @> ARRAY[${number}]::text[]`)
    .orderBy('i.number', 'desc')
    .limit(newest)
    .execute();
  return rows.map((row) => invoiceRowOf(row, today));
}
