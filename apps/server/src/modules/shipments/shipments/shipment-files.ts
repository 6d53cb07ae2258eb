import type { endpoints, Params } from '@waybill/contract';
import { accountOf, type Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { reply, type Reply } from '../../../core/http/binding.ts';
import { isMergeable } from '../../../core/documents/index.ts';
import { readLabelPdf } from '../../../core/files/index.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { ShipmentKey } from '../tracking/index.ts';

/** Files from the carrier, those for the whole shipment first. */
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

type FileFacts = { readonly kind: string; readonly media_type: string; readonly parcel: number | null };

/**
 * Labels that print as PDF: the combined files if there are some, else one for each parcel. None if a parcel has its
 * label only in another format, so that no parcel stays without one.
 */
export function printableLabels<F extends FileFacts>(files: readonly F[]): F[] {
  const labels = files.filter(({ kind }) => kind === 'label' || kind === 'labels');
  const readable = labels.filter((file) => isMergeable(file.media_type));
  const whole = readable.filter(({ kind }) => kind === 'labels');
  if (whole.length > 0) return whole;
  return labels.every(({ parcel }) => readable.some((file) => file.parcel === parcel)) ? readable : [];
}

/** Whether a label can be converted for a label printer. */
export function isLabelPdf(file: { readonly kind: string; readonly media_type: string }): boolean {
  return (file.kind === 'label' || file.kind === 'labels') && file.media_type === 'application/pdf';
}

const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
  'application/zpl': 'zpl',
};

type Asked = { readonly params: Params<typeof endpoints.shipments.file> };

/** Downloads a file of the account's shipment. @throws Refusal not_found */
export function customerFile(ctx: Context, { params }: Asked): Promise<Reply<Uint8Array>> {
  return sendFile(ctx.db, accountOf(ctx), params);
}

/** Downloads a file of any account's shipment. @throws Refusal not_found */
export function staffFile(ctx: Context, { params }: Asked): Promise<Reply<Uint8Array>> {
  return sendFile(ctx.db, null, params);
}

async function readFile(db: Db, accountId: string | null, { id, file }: Asked['params']) {
  const owner = accountId ?? db.selectFrom('shipments').select('account_id').where('id', '=', id);
  const row = await db
    .selectFrom('shipment_files')
    .select(['kind', 'media_type', 'content'])
    .where('account_id', '=', owner)
    .where('shipment_id', '=', id)
    .where('id', '=', file)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

/**
 * Converts a carrier's PDF label to ZPL.
 * @throws Refusal not_found, label_unreadable when the file is not a valid PDF
 */
export async function customerFileZpl(ctx: Context, { params }: Asked): Promise<Reply<Uint8Array>> {
  const row = await readFile(ctx.db, accountOf(ctx), params);
  if (!isLabelPdf(row)) throw new Refusal('not_found');
  const zpl = await readLabelPdf(ctx, row.content).catch((cause: unknown) => {
    throw new Refusal('label_unreadable', { cause });
  });
  return reply(200, Buffer.from(zpl) as Uint8Array, {
    'content-disposition': `attachment; filename="${row.kind}.zpl"`,
    'cache-control': 'private, no-store',
  });
}

/** Only file types that cannot run scripts are shown inline. */
async function sendFile(db: Db, accountId: string | null, params: Asked['params']): Promise<Reply<Uint8Array>> {
  const row = await readFile(db, accountId, params);
  const ending = endings[row.media_type];
  const shown = ending !== undefined && ending !== 'zpl';
  return reply(200, row.content as Uint8Array, {
    'content-type': ending === undefined ? 'application/octet-stream' : row.media_type,
    'content-disposition': `${shown ? 'inline' : 'attachment'}; filename="${row.kind}.${ending ?? 'bin'}"`,
    'cache-control': 'private, no-store',
  });
}
