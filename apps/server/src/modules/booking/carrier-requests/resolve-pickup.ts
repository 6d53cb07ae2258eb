import type { Body, endpoints, Params } from '@waybill/contract';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { givePickupNumber, finishRequest, withdrawPickup } from './request-row.ts';

type Pickups = (typeof endpoints)['staffPickups'];
type Resolved = { data: { state: 'made' | 'not_made' } };
type Found = { readonly own: Context; readonly kind: string; readonly state: string; readonly shipmentId: string };

/** A request with the context of its account: writes belong to it, the audit trail names the person. */
async function onRequest(ctx: Context, id: string): Promise<Found & { readonly how: string | null }> {
  const row = await ctx.services.database.staff
    .selectFrom('carrier_requests')
    .select(['account_id', 'shipment_id', 'kind', 'state', 'resolved_how'])
    .where('id', '=', id)
    .where('kind', 'in', ['pickup', 'cancel_pickup'])
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  const own: Context = { ...ctx, accountId: row.account_id, db: ctx.services.database.account(row.account_id) };
  return { own, kind: row.kind, state: row.state, shipmentId: row.shipment_id, how: row.resolved_how };
}

/** Accepts a repeated decision. @throws Refusal conflict when it was resolved otherwise */
async function outcome(ctx: Context, id: string, wanted: 'staff_made' | 'staff_not_made'): Promise<Resolved> {
  if ((await onRequest(ctx, id)).how !== wanted) throw new Refusal('conflict');
  return { data: { state: wanted === 'staff_made' ? 'made' : 'not_made' } };
}

/**
 * Resolves a request as done: a pickup with the number from the carrier, or a cancellation. Idempotent.
 * @throws Refusal conflict when it was resolved otherwise or is in progress, validation_failed for a pickup without
 * number
 */
export async function pickupWasMade(
  ctx: Context,
  { params, body }: { readonly params: Params<Pickups['made']>; readonly body: Body<Pickups['made']> },
): Promise<Resolved> {
  const { own, kind, state, shipmentId } = await onRequest(ctx, params.id);
  const number = body.pickup_number;
  if (kind === 'pickup' && number === null) throw invalidField('pickup_number', 'required');
  if (state !== 'unknown') return outcome(ctx, params.id, 'staff_made');
  await runCommand(own, 'shipment.pickup_resolved', async (tx) => {
    const result = kind === 'pickup' ? { outcome: { pickupNumber: number, handle: null } } : {};
    const to = { state: 'done', how: 'staff_made', ...result } as const;
    if (!(await finishRequest(own, tx, params.id, ['unknown'], to))) return unchanged(undefined);
    if (kind === 'cancel_pickup') await withdrawPickup(own, tx, shipmentId);
    else if (number !== null) await givePickupNumber(own, tx, shipmentId, number);
    const after = { [kind]: 'made', pickup_number: number };
    return changed(undefined, { subject: 'shipment', subjectId: shipmentId, after });
  });
  return outcome(ctx, params.id, 'staff_made');
}

/**
 * Resolves a request as not done, so that it can be made again. Idempotent.
 * @throws Refusal conflict when it was resolved otherwise or is in progress
 */
export async function pickupWasNotMade(
  ctx: Context,
  { params }: { readonly params: Params<Pickups['notMade']> },
): Promise<Resolved> {
  const { own, kind, state, shipmentId } = await onRequest(ctx, params.id);
  if (state !== 'unknown') return outcome(ctx, params.id, 'staff_not_made');
  await runCommand(own, 'shipment.pickup_resolved', async (tx) => {
    const to = { state: 'refused', how: 'staff_not_made' } as const;
    if (!(await finishRequest(own, tx, params.id, ['unknown'], to))) return unchanged(undefined);
    return changed(undefined, { subject: 'shipment', subjectId: shipmentId, after: { [kind]: 'not_made' } });
  });
  return outcome(ctx, params.id, 'staff_not_made');
}
