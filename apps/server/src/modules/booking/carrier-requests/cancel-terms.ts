import type { CancelTerms, endpoints, Params } from '@waybill/contract';
import { accountOf, type Context } from '../../../core/context.ts';
import { Refusal } from '../../../core/refusal.ts';
import { connectionById } from '../../carriers/gateway/index.ts';
import { cancelBar, cancelUntil } from './cancelable.ts';

/** Whether a shipment can be canceled by its carrier's rules, and until when. @throws Refusal not_found */
export async function cancelTerms(
  ctx: Context,
  { params }: { readonly params: Params<typeof endpoints.shipments.cancelTerms> },
): Promise<{ data: CancelTerms }> {
  const row = await ctx.db
    .selectFrom('shipments')
    .select(['status', 'created_at', 'connection_id'])
    .where('account_id', '=', accountOf(ctx))
    .where('id', '=', params.id)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  const connection = row.connection_id === null ? null : await connectionById(ctx.services, row.connection_id);
  const bar = cancelBar(row, connection, ctx.now());
  const until = bar === null ? (cancelUntil(row, connection)?.toISOString() ?? null) : null;
  return { data: { bar, until } };
}
