import type { DeskView } from '@waybill/contract';
import type { Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { cancelBar, pickupBar } from '../carrier-requests/index.ts';
import { connectionById } from '../../carriers/gateway/index.ts';
import { shipmentOf } from './locked-shipment.ts';

/** Maximum number of entries on the page; the audit trail has the rest. */
const mostShown = 100;

/** Automatic actions of every shipment, left out of the activity list. */
const untold = ['tracking.reported', 'shipment.told'] as const;

type Fields = Readonly<Record<string, unknown>>;

/** The fields of an entry. An earlier release stored the order ids of a shipment as a plain list. */
function fieldsOf(kept: unknown): Fields | null {
  return Array.isArray(kept) ? { orders: kept } : (kept as Fields | null);
}

async function activityOf(db: Db | Tx, id: string): Promise<DeskView['activity']> {
  const rows = await db
    .selectFrom('audit_entries')
    .select(['id', 'at', 'actor_kind', 'actor_label', 'action', 'before', 'after'])
    .where('subject_type', '=', 'shipment')
    .where('subject_id', '=', id)
    .where('action', 'not in', untold)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    by: row.actor_label,
    person: row.actor_kind === 'user',
    action: row.action,
    before: fieldsOf(row.before),
    after: fieldsOf(row.after),
  }));
}

async function notesOf(db: Db | Tx, accountId: string, id: string): Promise<DeskView['notes']> {
  const rows = await db
    .selectFrom('shipment_notes')
    .select(['id', 'text', 'for_customer', 'by_name', 'created_at'])
    .where('account_id', '=', accountId)
    .where('shipment_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ by_name: by, created_at: at, ...row }) => ({ ...row, by, created_at: at.toISOString() }));
}

/** Notes, activity, and possible actions of a shipment. @throws Refusal not_found */
export async function showDesk(ctx: Context, db: Db | Tx, id: string): Promise<DeskView> {
  const row = await shipmentOf(db, id);
  const connection = row.connection_id === null ? null : await connectionById(ctx.services, row.connection_id);
  const poll = await db
    .selectFrom('tracking_polls')
    .select('next_at')
    .where('account_id', '=', row.account_id)
    .where('shipment_id', '=', id)
    .executeTakeFirst();
  const unclear = await db
    .selectFrom('carrier_requests')
    .select('id')
    .where('account_id', '=', row.account_id)
    .where('shipment_id', '=', id)
    .where('kind', '!=', 'void')
    .where('state', '=', 'unknown')
    .executeTakeFirst();
  const carrier = await db.selectFrom('carriers').select('phone').where('id', '=', row.carrier_id).executeTakeFirst();
  return {
    notes: await notesOf(db, row.account_id, id),
    activity: await activityOf(db, id),
    carrier_phone: carrier?.phone ?? null,
    pickup_unclear: unclear !== undefined,
    can: {
      ask: poll !== undefined,
      request_pickup: connection?.adapter.operations.pickup !== undefined,
      reschedule: pickupBar(row.status) === null,
      cancel: cancelBar(row, connection, ctx.now()) === null,
      rebook: row.status === 'canceled' || pickupBar(row.status) === null,
    },
  };
}
