import { accountOf, type Context } from '../../../core/context.ts';
import { billingDay } from '../../../core/billing-day.ts';
import { openInvoiceIds, paidInvoiceIds, type HistoryQuery, type OpenQuery } from './list-invoices.ts';

/** Invoices that a list's filters let through, to be sent as a file. */
export type ChosenInvoices = {
  /** Name of the file, with its day and without its ending. */
  readonly name: string;
  /** Their ids, in the order of the list. */
  readonly read: () => Promise<readonly string[]>;
};

/** The open invoices that a filter lets through. */
export function chosenOpen(ctx: Context, query: OpenQuery): ChosenInvoices {
  const today = billingDay(ctx.now());
  return { name: `open-invoices-${today}`, read: () => openInvoiceIds(ctx.db, accountOf(ctx), query, today) };
}

/** The paid invoices that a filter lets through. */
export function chosenHistory(ctx: Context, query: HistoryQuery): ChosenInvoices {
  const today = billingDay(ctx.now());
  return { name: `invoice-history-${today}`, read: () => paidInvoiceIds(ctx.db, accountOf(ctx), query, today) };
}
