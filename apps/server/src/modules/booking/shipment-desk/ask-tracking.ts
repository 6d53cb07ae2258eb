import type { DeskView, endpoints, Params } from '@waybill/contract';
import { changed, type Outcome } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';
import { aboutOf, shipmentOf } from './locked-shipment.ts';
import { showDesk } from './show-desk.ts';

/**
 * Polls the carrier in the next round, within a minute, even if earlier failures led to a longer pause.
 * @throws Refusal conflict for a carrier without tracking
 */
export async function askTracking(
  ctx: Context,
  tx: Tx,
  { params }: { readonly params: Params<typeof endpoints.shipmentDesk.ask> },
): Promise<Outcome<{ data: DeskView }>> {
  const row = await shipmentOf(tx, params.id);
  const { numUpdatedRows } = await tx
    .updateTable('tracking_polls')
    .set({ next_at: ctx.now(), failures: 0 })
    .where('account_id', '=', row.account_id)
    .where('shipment_id', '=', row.id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal('conflict');
  return changed({ data: await showDesk(ctx, tx, row.id) }, { ...aboutOf(row), after: { asked: true } });
}
