import { endpoints } from '@waybill/contract';
import { accountOf } from '../../core/context.ts';
import { query, type Binding } from '../../core/http/binding.ts';
import { pageBody } from '../../core/page.ts';
import { billingDay } from './billing-day.ts';
import { invoiceRowOf } from './invoice-rows.ts';
import { listInvoiceHistory, listOpenInvoices } from './list-invoices.ts';
import { showInvoice } from './show-invoice.ts';
import { summarizeInvoices } from './summarize-invoices.ts';

const { list, history, summary, show } = endpoints.invoices;

export const invoicesBindings: readonly Binding[] = [
  query(list, async (ctx, { query: asked }) => {
    const today = billingDay(ctx.now());
    const { rows, total } = await listOpenInvoices(ctx.db, accountOf(ctx), asked, today);
    return pageBody(
      rows.map((row) => invoiceRowOf(row, today)),
      total,
      asked,
      list.path,
    );
  }),
  query(history, async (ctx, { query: asked }) => {
    const today = billingDay(ctx.now());
    const { rows, total } = await listInvoiceHistory(ctx.db, accountOf(ctx), asked, today);
    return pageBody(
      rows.map((row) => invoiceRowOf(row, today)),
      total,
      asked,
      history.path,
    );
  }),
  query(summary, async (ctx) => ({ data: await summarizeInvoices(ctx.db, accountOf(ctx), billingDay(ctx.now())) })),
  query(show, async (ctx, { params }) => ({
    data: await showInvoice(ctx.db, accountOf(ctx), params.id, billingDay(ctx.now())),
  })),
];
