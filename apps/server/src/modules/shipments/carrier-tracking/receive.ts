import { createHash } from 'node:crypto';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import { storable } from '../../../core/storable.ts';
import { newId } from '../../../core/ids.ts';
import { addJob } from '../../../core/jobs/define.ts';
import { readDelivery } from './read-job.ts';

/** Something a carrier told us, as it came. */
export type Delivery = {
  /** How it came, e.g. `push:ups`, `poll:ups`, `edi214`. */
  readonly source: string;
  readonly connectionId: string | null;
  readonly body: string;
  /** What staff called a file they brought. */
  readonly fileName?: string;
  /** Who brought it. */
  readonly broughtBy?: string;
};

/** What is kept, and whether it was kept before. */
export type Received = { readonly id: string; readonly again: boolean };

/**
 * Keeps what a carrier told us before anything is made of it, and has it read. Committed before the carrier is told
 * that we have it; the same thing told again is kept once.
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
    // Whoever brings a file waits for what becomes of it and takes it in; the sweep finds one that nobody did.
    if (fileName === undefined) await addJob(tx, readDelivery, { id }, { key: `delivery:${id}` });
    return changed<Received>(
      { id, again: false },
      { subject: 'tracking_delivery', subjectId: id, after: { source, bytes: body.length } },
    );
  });
}
