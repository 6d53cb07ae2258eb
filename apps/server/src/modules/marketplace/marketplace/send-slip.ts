import { accountOf, type Context } from '../../../core/context.ts';
import { renderSheet } from '../../../core/documents/index.ts';
import { reply, type Reply } from '../../../core/http/binding.ts';
import { accountDetails } from '../../identity/settings/index.ts';
import { showOrder } from './find-order.ts';
import { orderSlip } from './order-slip.ts';

/** The packing slip of an order as PDF, in the reader's language. @throws Refusal not_found */
export async function sendSlip(ctx: Context, id: string): Promise<Reply<Uint8Array>> {
  const { data } = await showOrder(ctx.db, accountOf(ctx), id);
  const account = await accountDetails(ctx.db, accountOf(ctx), ctx.now());
  const pdf = await renderSheet(orderSlip(data, account, ctx.language, ctx.services.company.current.name, ctx.now()));
  return reply(200, pdf as Uint8Array, {
    'content-disposition': `inline; filename="packing-slip-${data.id}.pdf"`,
    'cache-control': 'private, no-store',
  });
}
