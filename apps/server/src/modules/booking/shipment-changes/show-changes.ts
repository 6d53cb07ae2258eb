import type { ChangesView, ShipmentChange } from '@waybill/contract';
import type { Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { connectionById } from '../../carriers/gateway/index.ts';
import { changeable, changeBar, partsChanged, versionOf, type Changeable } from './changeable.ts';

/** After so long a carrier that is being told has not answered, and a person calls it. */
export const answerMs = 60_000;

async function changesOf(db: Db | Tx, row: Changeable, now: Date): Promise<ShipmentChange[]> {
  const rows = await db
    .selectFrom('shipment_changes')
    .selectAll()
    .where('account_id', '=', row.account_id)
    .where('shipment_id', '=', row.id)
    .orderBy('version', 'desc')
    .execute();
  return rows.map((one) => {
    const lost = one.carrier_state === 'sending' && now.getTime() - one.created_at.getTime() > answerMs;
    return {
      id: one.id,
      version: one.version,
      parts: partsChanged(one.before, one.after),
      reason: one.reason,
      by: one.by_name,
      at: one.created_at.toISOString(),
      carrier: lost ? 'call' : (one.carrier_state as ShipmentChange['carrier']),
      carrier_said: one.carrier_said,
      called:
        one.called_by === null || one.called_at === null
          ? null
          : { by: one.called_by, at: one.called_at.toISOString() },
    };
  });
}

/** Whether the carrier's interface takes changes of this booking. */
export async function takesChanges({ services }: Context, row: Changeable): Promise<boolean> {
  if (row.connection_id === null || row.quote_id === null) return false;
  const connection = await connectionById(services, row.connection_id);
  return connection?.adapter.operations.change !== undefined;
}

/** Changes of a shipment, and how the carrier learns of another one. @throws Refusal not_found */
export async function showChanges(ctx: Context, db: Db | Tx, id: string): Promise<ChangesView> {
  const row = await changeable(db, id);
  const carrier = await db.selectFrom('carriers').select('phone').where('id', '=', row.carrier_id).executeTakeFirst();
  return {
    version: versionOf(row),
    bar: changeBar(row),
    carrier: {
      name: row.carrier_name,
      phone: carrier?.phone ?? null,
      takes_changes: await takesChanges(ctx, row),
    },
    changes: await changesOf(db, row, ctx.now()),
  };
}
