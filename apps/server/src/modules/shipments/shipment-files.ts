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

type Asked = { readonly params: Params<typeof endpoints.shipments.file> };

/** Sends a paper of the account. @throws Refusal not_found */
export function customerFile(ctx: Context, { params }: Asked): Promise<Reply<Uint8Array>> {
  return sendFile(ctx.db, accountOf(ctx), params);
}

/** Sends a paper of any account's shipment. @throws Refusal not_found */
export function staffFile(ctx: Context, { params }: Asked): Promise<Reply<Uint8Array>> {
  return sendFile(ctx.db, null, params);
}

/** A paper opens in the page only where nothing in it can run there. */
async function sendFile(db: Db, accountId: string | null, { id, file }: Asked['params']): Promise<Reply<Uint8Array>> {
  let query = db.selectFrom('shipment_files').select(['kind', 'media_type', 'content']);
  if (accountId !== null) query = query.where('account_id', '=', accountId);
  const row = await query.where('shipment_id', '=', id).where('id', '=', file).executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  const ending = endings[row.media_type];
  const shown = ending !== undefined && ending !== 'zpl';
  return reply(200, row.content as Uint8Array, {
    'content-type': ending === undefined ? 'application/octet-stream' : row.media_type,
    'content-disposition': `${shown ? 'inline' : 'attachment'}; filename="${row.kind}.${ending ?? 'bin'}"`,
    'cache-control': 'private, no-store',
  });
}
