import { endpoints } from '@waybill/contract';
import { command, query, type Binding } from '../../../core/http/binding.ts';
import { pageBody } from '../../../core/page.ts';
import { billingDay } from '../../../core/billing-day.ts';
import { sendInvoice } from '../invoices/index.ts';
import { adjustInvoice, approveAdjustment, rejectAdjustment } from './adjust-invoice.ts';
import { changeInvoiceTerms } from './change-terms.ts';
import { listAging } from './list-aging.ts';
import { listStaffInvoices } from './list-staff-invoices.ts';
import { resendInvoices } from './resend-invoices.ts';
import { showStaffInvoice } from './show-staff-invoice.ts';

const { list, aging, show, pdf, resend, adjust, approve, reject, terms } = endpoints.staffInvoices;

export const staffInvoicesBindings: readonly Binding[] = [
  query(list, async (ctx, { query: asked }) => {
    const { rows, total, ...rest } = await listStaffInvoices(ctx.db, asked, billingDay(ctx.now()));
    return { ...pageBody(rows, total, asked, list.path), ...rest };
  }),
  query(aging, async (ctx, { query: asked }) => {
    const { rows, total, ...rest } = await listAging(ctx.db, asked, billingDay(ctx.now()));
    return { ...pageBody(rows, total, asked, aging.path), ...rest };
  }),
  query(show, async (ctx, { params }) => ({ data: await showStaffInvoice(ctx, ctx.db, params.account, params.id) })),
  query(pdf, (ctx, { params }) => sendInvoice(ctx, params.account, params.id)),
  command(resend, resendInvoices),
  command(adjust, adjustInvoice),
  command(approve, approveAdjustment),
  command(reject, rejectAdjustment),
  command(terms, changeInvoiceTerms),
];
