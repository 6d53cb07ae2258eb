import { endpoints } from '@waybill/contract';
import { accountOf } from '../../../core/context.ts';
import { query, type Binding } from '../../../core/http/binding.ts';
import { pageBody } from '../../../core/page.ts';
import { billingDay } from '../../../core/billing-day.ts';
import { chosenHistory, chosenOpen } from './chosen-invoices.ts';
import { sendCsv } from './export-invoices.ts';
import { findInvoices } from './find-invoices.ts';
import { invoiceRowOf } from './invoice-rows.ts';
import { listInvoiceHistory, listOpenInvoices } from './list-invoices.ts';
import { sendInvoice } from './send-invoice.ts';
import { sendPdfs } from './send-pdfs.ts';
import { sendWorkbook } from './send-workbook.ts';
import { showInvoice } from './show-invoice.ts';
import { summarizeInvoices } from './summarize-invoices.ts';

const { list, history, summary, show, pdf, find } = endpoints.invoices;
const { export: csv, exportHistory, workbook, historyWorkbook, pdfs, historyPdfs } = endpoints.invoices;

export const invoicesBindings: readonly Binding[] = [
  query(list, async (ctx, { query: asked }) => {
    const today = billingDay(ctx.now());
    const { rows, total, sums } = await listOpenInvoices(ctx.db, accountOf(ctx), asked, today);
    const shown = rows.map((row) => invoiceRowOf(row, today));
    return { ...pageBody(shown, total, asked, list.path), sums };
  }),
  query(history, async (ctx, { query: asked }) => {
    const today = billingDay(ctx.now());
    const { rows, total, sums } = await listInvoiceHistory(ctx.db, accountOf(ctx), asked, today);
    const shown = rows.map((row) => invoiceRowOf(row, today));
    return { ...pageBody(shown, total, asked, history.path), sums };
  }),
  query(csv, (ctx, { query: asked }) => Promise.resolve(sendCsv(ctx, chosenOpen(ctx, asked)))),
  query(exportHistory, (ctx, { query: asked }) => Promise.resolve(sendCsv(ctx, chosenHistory(ctx, asked)))),
  query(workbook, (ctx, { query: asked }) => sendWorkbook(ctx, chosenOpen(ctx, asked))),
  query(historyWorkbook, (ctx, { query: asked }) => sendWorkbook(ctx, chosenHistory(ctx, asked))),
  query(pdfs, (ctx, { query: asked }) => sendPdfs(ctx, chosenOpen(ctx, asked))),
  query(historyPdfs, (ctx, { query: asked }) => sendPdfs(ctx, chosenHistory(ctx, asked))),
  query(find, async (ctx, { query: asked }) => ({
    data: await findInvoices(ctx.db, accountOf(ctx), asked.number, billingDay(ctx.now())),
  })),
  query(summary, async (ctx) => ({ data: await summarizeInvoices(ctx.db, accountOf(ctx), billingDay(ctx.now())) })),
  query(pdf, (ctx, { params }) => sendInvoice(ctx, accountOf(ctx), params.id)),
  query(show, async (ctx, { params }) => ({
    data: await showInvoice(ctx.db, accountOf(ctx), params.id, billingDay(ctx.now())),
  })),
];
