import { createHash } from 'node:crypto';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import { storable } from '../../../core/storable.ts';
import { newId } from '../../../core/ids.ts';
import { addJob } from '../../../core/jobs/define.ts';
import { readDelivery } from './read-job.ts';

/** A carrier's delivery as received. */
export type Delivery = {
  /** Source, e.g. `push:ups`, `poll:ups`, `edi214`. */
  readonly source: string;
  readonly connectionId: string | null;
  readonly body: string;
  readonly fileName?: string;
  readonly broughtBy?: string;
};

/** Id of the stored delivery, and whether it was stored before. */
export type Received = { readonly id: string; readonly again: boolean };

/**
 * Stores a carrier's delivery before it is interpreted, and queues its reading. Committed before the carrier gets its
 * answer. Duplicates are stored once.
 */
export async function receive(
  ctx: Context,
  { source, connectionId, fileName, broughtBy, ...came }: Delivery,
): Promise<Received> {
  const body = storable(came.body);
  const fingerprint = createHash('sha256')
    .update(`${connectionId ?? ''}\n${body}`)
    .digest();
  return runCommand(ctx, 'tracking.received', async (tx) => {
    const id = newId();
    const added = await tx
      .insertInto('tracking_deliveries')
      .values({
        id,
        received_at: ctx.now(),
        source,
        connection_id: connectionId,
        fingerprint,
        body,
        file_name: fileName ?? null,
        brought_by: broughtBy ?? null,
      })
      .onConflict((conflict) => conflict.columns(['source', 'fingerprint']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added === undefined) {
      const known = await tx
        .selectFrom('tracking_deliveries')
        .select('id')
        .where('source', '=', source)
        .where('fingerprint', '=', fingerprint)
        .executeTakeFirstOrThrow();
      return unchanged<Received>({ ...known, again: true });
    }
    // An uploaded file is read by its own request. If that request dies, the sweep finds the file.
    if (fileName === undefined) await addJob(tx, readDelivery, { id }, { key: `delivery:${id}` });
    return changed<Received>(
      { id, again: false },
      { subject: 'tracking_delivery', subjectId: id, after: { source, bytes: body.length } },
    );
  });
}
