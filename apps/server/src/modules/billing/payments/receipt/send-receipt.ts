import type { Context } from '../../../../core/context.ts';
import { renderSheet } from '../../../../core/documents/index.ts';
import { reply, type Reply } from '../../../../core/http/binding.ts';
import { billTo } from '../../invoices/index.ts';
import { printedReceipt } from './printed-receipt.ts';
import { readReceipt } from './read-receipt.ts';

/** The receipt of a payment of an account as PDF, in the reader's language. @throws Refusal not_found */
export async function sendReceipt(ctx: Context, accountId: string, id: string): Promise<Reply<Uint8Array>> {
  const receipt = await readReceipt(ctx.db, accountId, id);
  const payer = await billTo(ctx.db, accountId);
  const pdf = await renderSheet(
    printedReceipt(receipt, payer, ctx.language, ctx.services.company.current.name, ctx.now()),
  );
  return reply(200, pdf as Uint8Array, {
    'content-disposition': `inline; filename="receipt-${id}.pdf"`,
    'cache-control': 'private, no-store',
  });
}
