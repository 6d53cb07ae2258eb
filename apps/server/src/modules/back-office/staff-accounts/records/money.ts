import type { AccountDisputeRow, AccountInvoiceRow } from '@waybill/contract';
import { sql } from 'kysely';
import type { Context } from '../../../../core/context.ts';
import { invoiceRowOf, type InvoiceColumns } from '../../../billing/invoices/index.ts';
import { billingDay } from '../../../../core/billing-day.ts';
import { pageOf, readFamily, type At, type Listed } from './page-of.ts';

/** Invoices of an account, newest first, with the open balance of each. @throws Refusal not_found */
export async function listInvoices(ctx: Context, accountId: string, at: At): Promise<Listed<AccountInvoiceRow>> {
  const family = await readFamily(ctx, accountId);
  const today = billingDay(ctx.now());
  const { rows, total } = await pageOf<InvoiceColumns & { account_id: string }>(ctx, at, {
    columns: sql`i.account_id, i.id, i.number, i.type, i.version, i.bol_number, i.shipment_id, i.delivery_city,
      i.delivery_state, i.issued_on, i.due_on, i.total, i.currency, i.disputed, i.closed_at,
      (SELECT coalesce(sum(l.amount), 0)::bigint FROM journal_lines l
        WHERE l.account_id = i.account_id AND l.invoice_id = i.id AND l.ledger = 'receivable') AS balance`,
    from: sql`invoices i WHERE ${family.has('i.account_id')}`,
    order: sql`i.issued_on DESC, i.id DESC`,
  });
  return {
    total,
    rows: rows.map((columns) => {
      const { id, number, status, bol_number, shipment_id, ...row } = invoiceRowOf(columns, today);
      return {
        of_account: family.of(columns.account_id),
        id,
        number,
        status,
        bol_number,
        shipment_id,
        issued_on: row.issued_on,
        due_on: row.due_on,
        days_past_due: row.days_past_due,
        total: row.total,
        balance: row.balance,
        disputed: row.disputed,
      };
    }),
  };
}

type DisputeColumns = Pick<AccountDisputeRow, 'id' | 'invoice_number' | 'state' | 'reason'> & {
  account_id: string;
  amount: number;
  currency: 'USD';
  created_at: Date;
};

/** Disputes of an account, newest first. @throws Refusal not_found */
export async function listDisputes(ctx: Context, accountId: string, at: At): Promise<Listed<AccountDisputeRow>> {
  const family = await readFamily(ctx, accountId);
  const { rows, total } = await pageOf<DisputeColumns>(ctx, at, {
    columns: sql`d.account_id, d.id, i.number AS invoice_number, d.state, d.reason, d.amount, d.currency, d.created_at`,
    from: sql`disputes d JOIN invoices i ON i.account_id = d.account_id AND i.id = d.invoice_id
      WHERE ${family.has('d.account_id')}`,
    order: sql`d.created_at DESC, d.id DESC`,
  });
  return {
    total,
    rows: rows.map(({ account_id: of, amount, currency, created_at: created, ...row }) => ({
      ...row,
      of_account: family.of(of),
      amount: { amount, currency },
      created_at: created.toISOString(),
    })),
  };
}
