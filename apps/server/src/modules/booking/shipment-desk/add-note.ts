import type { Body, DeskView, endpoints, Params } from '@waybill/contract';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { announce } from '../../../core/live/announce.ts';
import { aboutOf, keyOf, shipmentOf } from './locked-shipment.ts';
import { showDesk } from './show-desk.ts';

type Asked = {
  readonly params: Params<typeof endpoints.shipmentDesk.addNote>;
  readonly body: Body<typeof endpoints.shipmentDesk.addNote>;
};

/** Adds a note. Notes never overwrite each other; idempotent by id. */
export async function addNote(ctx: Context, tx: Tx, { params, body }: Asked): Promise<Outcome<{ data: DeskView }>> {
  const row = await shipmentOf(tx, params.id);
  const { userId, name } = signedIn(ctx);
  const added = await tx
    .insertInto('shipment_notes')
    .values({
      ...keyOf(row),
      id: body.note_id,
      text: body.text,
      for_customer: body.for_customer,
      by_id: userId,
      by_name: name,
      created_at: ctx.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const data = await showDesk(ctx, tx, row.id);
  if (added.numInsertedOrUpdatedRows === 0n) return unchanged({ data });
  if (body.for_customer) await announce(tx, 'shipment', row.id);
  const after = { note: body.text, for_customer: body.for_customer };
  return changed({ data }, { ...aboutOf(row), after });
}
