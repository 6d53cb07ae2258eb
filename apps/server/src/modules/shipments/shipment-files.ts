import type { endpoints, Params } from '@waybill/contract';
import { accountOf, type Context } from '../../core/context.ts';
import type { Db, Tx } from '../../core/database/database.ts';
import { reply, type Reply } from '../../core/http/binding.ts';
import { Refusal } from '../../core/refusal.ts';
import type { ShipmentKey } from '../tracking/index.ts';

/** Papers that came from the carrier, those about all first. */
export async function filesOf(db: Db | Tx, key: ShipmentKey) {
  return db
    .selectFrom('shipment_files')
    .select(['id', 'kind', 'media_type', 'parcel'])
    .where('account_id', '=', key.account_id)
    .where('shipment_id', '=', key.shipment_id)
    .orderBy('parcel', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .execute();
}

const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
  'application/zpl': 'zpl',
};

/** Sends a paper; it opens in the page only where nothing in it can run there. @throws Refusal not_found */
export async function sendFile(
  ctx: Context,
  { params }: { readonly params: Params<typeof endpoints.shipments.file> },
): Promise<Reply<Uint8Array>> {
  const row = await ctx.db
    .selectFrom('shipment_files')
    .select(['kind', 'media_type', 'content'])
    .where('account_id', '=', accountOf(ctx))
    .where('shipment_id', '=', params.id)
    .where('id', '=', params.file)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  const ending = endings[row.media_type];
  const shown = ending !== undefined && ending !== 'zpl';
  return reply(200, row.content as Uint8Array, {
    'content-type': ending === undefined ? 'application/octet-stream' : row.media_type,
    'content-disposition': `${shown ? 'inline' : 'attachment'}; filename="${row.kind}.${ending ?? 'bin'}"`,
    'cache-control': 'private, no-store',
  });
}
