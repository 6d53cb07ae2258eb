import { accountOf, type Context } from '../../core/context.ts';
import { renderInvoice } from '../../core/documents/index.ts';
import { reply, type Reply } from '../../core/http/binding.ts';
import { issuer } from '../shipments/index.ts';
import { billingDay } from './billing-day.ts';
import { printedInvoice } from './printed-invoice.ts';
import { showInvoice } from './show-invoice.ts';

/** An invoice as PDF, as it stands today. @throws Refusal not_found */
export async function sendInvoice(ctx: Context, id: string): Promise<Reply<Uint8Array>> {
  const invoice = await showInvoice(ctx.db, accountOf(ctx), id, billingDay(ctx.now()));
  const pdf = await renderInvoice(printedInvoice(invoice, ctx.language, issuer, ctx.now()));
  return reply(200, pdf as Uint8Array, {
    'content-disposition': `inline; filename="INV-${invoice.number}.pdf"`,
    'cache-control': 'private, no-store',
  });
}
