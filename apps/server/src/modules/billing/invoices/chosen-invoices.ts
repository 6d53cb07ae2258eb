import { accountOf, type Context } from '../../../core/context.ts';
import { billingDay } from '../../../core/billing-day.ts';
import { openInvoiceIds, paidInvoiceIds, type HistoryQuery, type OpenQuery } from './list-invoices.ts';

/** Invoices selected by list filters, for an export. */
export type ChosenInvoices = {
  /** File name with date, without extension. */
  readonly name: string;
  /** Reads their ids in list order. */
  readonly read: () => Promise<readonly string[]>;
};

/** Open invoices that match the filters. */
export function chosenOpen(ctx: Context, query: OpenQuery): ChosenInvoices {
  const today = billingDay(ctx.now());
  return { name: `open-invoices-${today}`, read: () => openInvoiceIds(ctx.db, accountOf(ctx), query, today) };
}

/** Paid invoices that match the filters. */
export function chosenHistory(ctx: Context, query: HistoryQuery): ChosenInvoices {
  const today = billingDay(ctx.now());
  return { name: `invoice-history-${today}`, read: () => paidInvoiceIds(ctx.db, accountOf(ctx), query, today) };
}
