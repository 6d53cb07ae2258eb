import type { Context } from '../../../core/context.ts';
import type { ArchivedFile } from '../../../core/archives/zip.ts';
import { renderInvoice } from '../../../core/documents/index.ts';
import { reply, type Reply } from '../../../core/http/binding.ts';
import { billingDay } from '../../../core/billing-day.ts';
import { printedInvoice } from './printed-invoice.ts';
import { showInvoice } from './show-invoice.ts';

/** An invoice as a PDF file as of today, in the reader's language. @throws Refusal not_found */
export async function drawInvoice(ctx: Context, accountId: string, id: string): Promise<ArchivedFile> {
  const invoice = await showInvoice(ctx.db, accountId, id, billingDay(ctx.now()));
  const bytes = await renderInvoice(
    printedInvoice(invoice, ctx.language, ctx.services.company.current.issuer, ctx.now()),
  );
  return { name: `INV-${invoice.number}.pdf`, bytes };
}

/** An invoice as PDF, inline or as a download. @throws Refusal not_found */
export async function sendInvoice(ctx: Context, accountId: string, id: string): Promise<Reply<Uint8Array>> {
  const { name, bytes } = await drawInvoice(ctx, accountId, id);
  return reply(200, bytes, {
    'content-disposition': `inline; filename="${name}"`,
    'cache-control': 'private, no-store',
  });
}
