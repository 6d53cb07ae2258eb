import type { DeskView, endpoints, Params, Query } from '@waybill/contract';
import { createHash } from 'node:crypto';
import { changed, runCommand, unchanged, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import type { UploadedFile } from '../../../core/files/index.ts';
import { fileOf, type Wire } from '../../../core/http/binding.ts';
import { newId } from '../../../core/ids.ts';
import { announce } from '../../../core/live/announce.ts';
import { aboutOf, keyOf, shipmentOf } from './locked-shipment.ts';
import { showDesk } from './show-desk.ts';

type Asked = {
  readonly params: Params<typeof endpoints.shipmentDesk.upload>;
  readonly query: Query<typeof endpoints.shipmentDesk.upload>;
};

/**
 * Adds a document to a shipment, which the customer sees among its documents. The same file is stored once.
 * @throws Refusal not_found
 */
export async function uploadPaper(ctx: Context, asked: Asked, wire: Wire): Promise<{ data: DeskView }> {
  const file = fileOf(wire);
  return runCommand(ctx, 'shipment.file_added', (tx) => keepPaper(ctx, tx, asked, file));
}

async function keepPaper(
  ctx: Context,
  tx: Tx,
  { params, query }: Asked,
  { content, type }: UploadedFile,
): Promise<Outcome<{ data: DeskView }>> {
  const row = await shipmentOf(tx, params.id);
  const name = query.name ?? `${query.kind}.${type.replace(/^.*\//, '')}`;
  const id = newId();
  const added = await tx
    .insertInto('shipment_files')
    .values({
      ...keyOf(row),
      id,
      kind: query.kind,
      media_type: type,
      content,
      parcel: null,
      name,
      brought_by: signedIn(ctx).email,
      fingerprint: createHash('sha256').update(content).digest(),
      created_at: ctx.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const data = await showDesk(ctx, tx, row.id);
  if (added.numInsertedOrUpdatedRows === 0n) return unchanged({ data });
  await announce(tx, 'shipment', row.id);
  const after = { file: query.kind, name, bytes: content.length };
  return changed({ data }, { ...aboutOf(row), after });
}
