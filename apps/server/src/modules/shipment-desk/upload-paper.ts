import type { DeskView, endpoints, Params, Query } from '@waybill/contract';
import { createHash } from 'node:crypto';
import { changed, runCommand, unchanged, type Outcome } from '../../core/command.ts';
import { signedIn, type Context } from '../../core/context.ts';
import type { Tx } from '../../core/database/database.ts';
import type { Wire } from '../../core/http/binding.ts';
import { newId } from '../../core/ids.ts';
import { announce } from '../../core/live/announce.ts';
import { invalidField } from '../../core/refusal.ts';
import { aboutOf, keyOf, shipmentOf } from './locked-shipment.ts';
import { showDesk } from './show-desk.ts';

type Asked = {
  readonly params: Params<typeof endpoints.shipmentDesk.upload>;
  readonly query: Query<typeof endpoints.shipmentDesk.upload>;
};

type Shape = { readonly type: string; readonly begins: Buffer; readonly ends: Buffer; readonly within: number };

const shapes: readonly Shape[] = [
  { type: 'application/pdf', begins: Buffer.from('%PDF-'), ends: Buffer.from('%%EOF'), within: 1024 },
  {
    type: 'image/png',
    begins: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    ends: Buffer.from('IEND'),
    within: 16,
  },
  { type: 'image/jpeg', begins: Buffer.from([0xff, 0xd8, 0xff]), ends: Buffer.from([0xff, 0xd9]), within: 64 },
];

/** What a paper is by its own bytes, whatever it is called; null for anything else, and for one that was cut off. */
export function mediaTypeOf(content: Buffer): string | null {
  const found = shapes.find(
    ({ begins, ends, within }) =>
      content.subarray(0, begins.length).equals(begins) && content.subarray(-within).includes(ends),
  );
  return found?.type ?? null;
}

/**
 * Keeps a paper with its shipment, where the customer finds it among the documents. The same one twice is kept once.
 * @throws an invalid field for what is no PDF, PNG or JPEG by its content
 */
export async function uploadPaper(ctx: Context, asked: Asked, { request }: Wire): Promise<{ data: DeskView }> {
  const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  return runCommand(ctx, 'shipment.file_added', (tx) => keepPaper(ctx, tx, asked, content));
}

async function keepPaper(
  ctx: Context,
  tx: Tx,
  { params, query }: Asked,
  content: Buffer,
): Promise<Outcome<{ data: DeskView }>> {
  const row = await shipmentOf(tx, params.id);
  const mediaType = mediaTypeOf(content);
  if (mediaType === null) throw invalidField('file', 'paper_unreadable');
  const id = newId();
  const added = await tx
    .insertInto('shipment_files')
    .values({
      ...keyOf(row),
      id,
      kind: query.kind,
      media_type: mediaType,
      content,
      parcel: null,
      name: query.name,
      brought_by: signedIn(ctx).email,
      fingerprint: createHash('sha256').update(content).digest(),
      created_at: ctx.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const data = await showDesk(ctx, tx, row.id);
  if (added.numInsertedOrUpdatedRows === 0n) return unchanged({ data });
  await announce(tx, 'shipment', row.id);
  const after = { file: query.kind, name: query.name, bytes: content.length };
  return changed({ data }, { ...aboutOf(row), after });
}
