import { bare } from '@waybill/freight';
import type { CarrierMessage } from '@waybill/carriers';
import { sql } from 'kysely';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { accountOf, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { newId } from '../../../core/ids.ts';
import { announce } from '../../../core/live/announce.ts';

/** Requests to a carrier about a booked shipment. */
export type RequestKind = 'void' | 'pickup' | 'cancel_pickup';
/**
 * `claimed` and `sending` as for bookings; `unknown`: the result at the carrier is not known; `withdrawn`: a pickup
 * that was canceled later, and its cancellation.
 */
export type RequestState = 'claimed' | 'sending' | 'done' | 'refused' | 'unknown' | 'withdrawn';

export type CarrierRequestRow = {
  readonly id: string;
  readonly shipment_id: string;
  readonly kind: RequestKind;
  readonly state: RequestState;
  readonly request: unknown;
  readonly outcome: unknown;
  readonly messages: readonly CarrierMessage[];
};

const columns = ['id', 'shipment_id', 'kind', 'state', 'request', 'outcome', 'messages'] as const;

/** The request of a kind that is in progress or done; undefined if there is none, or it was refused or withdrawn. */
export async function activeRequest(
  ctx: Context,
  shipmentId: string,
  kind: RequestKind,
): Promise<CarrierRequestRow | undefined> {
  const row = await ctx.db
    .selectFrom('carrier_requests')
    .select(columns)
    .where('account_id', '=', accountOf(ctx))
    .where('shipment_id', '=', shipmentId)
    .where('kind', '=', kind)
    .where('state', 'not in', ['refused', 'withdrawn'])
    .executeTakeFirst();
  return row as CarrierRequestRow | undefined;
}

/** The states covered by the table's unique index, exactly as the index lists them. */
const standingStates = sql<boolean>`state IN ('claimed', 'sending', 'done', 'unknown')`;

/**
 * Claims a request in a transaction that commits before the carrier is called. Of concurrent callers one gets the
 * claim, the others null.
 */
/** The reason that staff gave with a request. */
function reasonIn(request: unknown): { readonly reason?: string } {
  const { reason } = request as { readonly reason?: string };
  return reason === undefined ? {} : { reason };
}

export async function claimRequest(
  ctx: Context,
  shipmentId: string,
  kind: RequestKind,
  request: unknown,
): Promise<string | null> {
  return runCommand<string | null>(ctx, `carrier.${kind}_asked`, async (tx) => {
    const id = newId();
    const now = ctx.now();
    const added = await tx
      .insertInto('carrier_requests')
      .values({
        account_id: accountOf(ctx),
        id,
        shipment_id: shipmentId,
        kind,
        state: 'sending',
        request: JSON.stringify(request),
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'shipment_id', 'kind']).where(standingStates).doNothing(),
      )
      .returning('id')
      .executeTakeFirst();
    if (added === undefined) return unchanged(null);
    return changed<string | null>(id, {
      subject: 'shipment',
      subjectId: shipmentId,
      after: { kind, ...reasonIn(request) },
    });
  });
}

/** Records the outcome of a request. @returns false when it was already recorded */
export async function finishRequest(
  ctx: Context,
  tx: Tx,
  id: string,
  from: readonly RequestState[],
  to: {
    readonly state: RequestState;
    readonly outcome?: unknown;
    readonly messages?: readonly CarrierMessage[];
    /** Set when staff decided. */
    readonly how?: 'staff_made' | 'staff_not_made';
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('carrier_requests')
    .set({
      state: to.state,
      updated_at: ctx.now(),
      ...(to.outcome === undefined ? {} : { outcome: JSON.stringify(to.outcome) }),
      ...(to.how === undefined ? {} : { resolved_how: to.how }),
      ...(to.messages === undefined ? {} : { messages: JSON.stringify(to.messages) }),
    })
    .where('account_id', '=', accountOf(ctx))
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores the pickup number of an arranged pickup, which can then be searched. */
export async function givePickupNumber(ctx: Context, tx: Tx, shipmentId: string, pickupNumber: string): Promise<void> {
  await tx
    .updateTable('shipments')
    .set({
      pickup_number: pickupNumber,
      search_numbers: sql`array_append(search_numbers, ${bare(pickupNumber)})`,
    })
    .where('account_id', '=', accountOf(ctx))
    .where('id', '=', shipmentId)
    .execute();
  await announce(tx, 'shipment', shipmentId);
}

/** Removes a canceled pickup and its number, so that another one can be requested. */
export async function withdrawPickup(ctx: Context, tx: Tx, shipmentId: string): Promise<void> {
  await tx
    .updateTable('shipments')
    .set({ pickup_number: null })
    .where('account_id', '=', accountOf(ctx))
    .where('id', '=', shipmentId)
    .execute();
  await announce(tx, 'shipment', shipmentId);
  await tx
    .updateTable('carrier_requests')
    .set({ state: 'withdrawn', updated_at: ctx.now() })
    .where('account_id', '=', accountOf(ctx))
    .where('shipment_id', '=', shipmentId)
    .where('kind', 'in', ['pickup', 'cancel_pickup'])
    .where('state', '=', 'done')
    .execute();
}
