import type { Body, ChargeSide, ChargesView, endpoints, Params } from '@waybill/contract';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';
import { askForReview } from '../../billing/invoices/index.ts';
import { chargeBar, pricedShipment, sideOf, type PricedShipment } from './priced-shipment.ts';
import { printCharges } from './print-charges.ts';
import { showCharges } from './show-charges.ts';
import { notifyRepriced } from './notify-repriced.ts';

type Charges = (typeof endpoints)['shipmentCharges'];
type Asked<V extends 'add' | 'change' | 'takeBack'> = {
  readonly params: Params<Charges[V]>;
  readonly body: Body<Charges[V]>;
};
type Answered = Promise<Outcome<{ data: ChargesView }>>;

/** A charge by id, active or removed. */
async function chargeOf(tx: Tx, { account_id: accountId, id }: PricedShipment, charge: string) {
  return tx
    .selectFrom('shipment_charges')
    .select(['side', 'code', 'amount', 'reason', 'taken_back_at'])
    .where('account_id', '=', accountId)
    .where('shipment_id', '=', id)
    .where('id', '=', charge)
    .executeTakeFirst();
}

/** @throws Refusal charges_closed; conflict when the total is not the one that was shown */
function assertOpen(shipment: PricedShipment, side: ChargeSide, seen: number): void {
  if (chargeBar(shipment) !== null) throw new Refusal('charges_closed');
  if (sideOf(shipment, side).amount !== seen) throw new Refusal('conflict');
}

type Figures = Readonly<Record<string, unknown>>;

/** Rewrites the lines, notifies the payer, and builds the answer. */
async function priced(
  ctx: Context,
  tx: Tx,
  shipment: PricedShipment,
  what: { readonly side: ChargeSide; readonly reason: string; readonly before?: Figures; readonly after: Figures },
): Answered {
  const { side, reason } = what;
  const was = sideOf(shipment, side).amount;
  const total = await printCharges(tx, shipment, side);
  if (side === 'price' && total !== was) {
    await notifyRepriced(ctx, tx, shipment, { total, reason });
    await askForReview(tx, shipment.account_id);
  }
  return changed(
    { data: await showCharges(tx, shipment.id) },
    {
      subject: 'shipment',
      subjectId: shipment.id,
      accountId: shipment.account_id,
      before: { ...what.before, total: was },
      after: { ...what.after, side, total, reason },
    },
  );
}

/**
 * Adds a charge to the customer's price or the carrier's cost, before the shipment is invoiced. Idempotent by id, even
 * if the charge was removed since.
 * @throws Refusal not_found, charges_closed, conflict
 */
export async function addCharge(ctx: Context, tx: Tx, { params, body }: Asked<'add'>): Answered {
  const shipment = await pricedShipment(tx, params.id, true);
  const { charge_id: id, side, code, amount, reason, seen } = body;
  if ((await chargeOf(tx, shipment, id)) !== undefined) return unchanged({ data: await showCharges(tx, params.id) });
  assertOpen(shipment, side, seen);
  const now = ctx.now();
  await tx
    .insertInto('shipment_charges')
    .values({
      account_id: shipment.account_id,
      shipment_id: shipment.id,
      id,
      side,
      code,
      amount,
      reason,
      by_name: signedIn(ctx).name,
      created_at: now,
      changed_at: now,
    })
    .execute();
  return priced(ctx, tx, shipment, { side, reason, after: { charge: code, amount } });
}

/** Updates an active charge. */
async function write(
  ctx: Context,
  tx: Tx,
  { account_id: accountId, id }: PricedShipment,
  charge: string,
  set: { readonly amount: number; readonly reason: string } | { readonly taken_back_at: Date },
): Promise<void> {
  await tx
    .updateTable('shipment_charges')
    .set({ ...set, by_name: signedIn(ctx).name, changed_at: ctx.now() })
    .where('account_id', '=', accountId)
    .where('shipment_id', '=', id)
    .where('id', '=', charge)
    .execute();
}

/** Changes an active charge. @throws Refusal not_found, charges_closed, conflict */
export async function changeCharge(ctx: Context, tx: Tx, { params, body }: Asked<'change'>): Answered {
  const shipment = await pricedShipment(tx, params.id, true);
  const charge = await chargeOf(tx, shipment, params.charge);
  if (charge === undefined) throw new Refusal('not_found');
  const { amount, reason, seen } = body;
  const same = charge.amount === amount && charge.reason === reason;
  if (charge.taken_back_at === null && same) return unchanged({ data: await showCharges(tx, params.id) });
  const side = charge.side as ChargeSide;
  assertOpen(shipment, side, seen);
  if (charge.taken_back_at !== null) throw new Refusal('conflict');
  await write(ctx, tx, shipment, params.charge, { amount, reason });
  const before = { charge: charge.code, amount: charge.amount };
  return priced(ctx, tx, shipment, { side, reason, before, after: { charge: charge.code, amount } });
}

/** Removes a charge. Idempotent. @throws Refusal not_found, charges_closed, conflict */
export async function takeBackCharge(ctx: Context, tx: Tx, { params, body }: Asked<'takeBack'>): Answered {
  const shipment = await pricedShipment(tx, params.id, true);
  const charge = await chargeOf(tx, shipment, params.charge);
  if (charge === undefined) throw new Refusal('not_found');
  if (charge.taken_back_at !== null) return unchanged({ data: await showCharges(tx, params.id) });
  const side = charge.side as ChargeSide;
  assertOpen(shipment, side, body.seen);
  await write(ctx, tx, shipment, params.charge, { taken_back_at: ctx.now() });
  const before = { charge: charge.code, amount: charge.amount };
  return priced(ctx, tx, shipment, { side, reason: body.reason, before, after: { charge: charge.code } });
}
