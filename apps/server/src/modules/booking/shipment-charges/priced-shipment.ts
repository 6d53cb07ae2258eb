import type { AddedCharge, ChargeBar, ChargeLineWire, ChargeSide, MoneyWire } from '@waybill/contract';
import type { AddedCode, Currency } from '@waybill/freight';
import type { Db, Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';

/** A shipment with price and cost, and its card authorization. */
export type PricedShipment = Awaited<ReturnType<typeof readShipment>> & {
  readonly held: { readonly state: string; readonly amount: number } | null;
  /** Null if the carrier cost is unknown. */
  readonly cost: Side | null;
};

/** One side of a price: its printed lines and their total, in minor units. */
export type Side = { readonly amount: number; readonly lines: readonly ChargeLineWire[] };

const columns = [
  'account_id',
  'id',
  'bol_number',
  'status',
  'invoice_id',
  'total_amount',
  'currency',
  'detail',
] as const;

async function readShipment(db: Db | Tx, id: string, lock: boolean) {
  const asked = db.selectFrom('shipments').select(columns).where('id', '=', id);
  const row = await (lock ? asked.forNoKeyUpdate() : asked).executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

/**
 * A shipment of any account with its prices.
 * @param lock locks price, billing, and card until the transaction ends
 * @throws Refusal not_found
 */
export async function pricedShipment(db: Db | Tx, id: string, lock = false): Promise<PricedShipment> {
  const row = await readShipment(db, id, lock);
  const holds = db
    .selectFrom('booking_holds')
    .select(['state', 'amount'])
    .where('account_id', '=', row.account_id)
    .where('id', '=', id);
  const held = await (lock ? holds.forUpdate() : holds).executeTakeFirst();
  const costs = db
    .selectFrom('shipment_costs')
    .select(['amount', 'currency', 'charges'])
    .where('account_id', '=', row.account_id)
    .where('shipment_id', '=', id);
  const cost = await (lock ? costs.forUpdate() : costs).executeTakeFirst();
  const known = cost !== undefined && cost.currency === row.currency;
  return {
    ...row,
    held: held ?? null,
    cost: known ? { amount: cost.amount, lines: cost.charges } : null,
  };
}

/** The customer's price or the carrier's cost. @throws Refusal not_found if no cost is known */
export function sideOf(shipment: PricedShipment, side: ChargeSide): Side {
  if (side === 'price') {
    const { charges } = shipment.detail;
    return { amount: shipment.total_amount, lines: charges };
  }
  if (shipment.cost === null) throw new Refusal('not_found');
  return shipment.cost;
}

/**
 * Why no charges can be added anymore: invoices are corrected by the audit of the carrier bill, a charged card is not
 * charged twice, and canceled shipments are never billed.
 */
export function chargeBar({ invoice_id: invoice, status, held }: PricedShipment): ChargeBar | null {
  if (invoice !== null) return 'invoiced';
  if (held !== null && (held.state === 'capturing' || held.state === 'captured')) return 'card_charged';
  return status === 'canceled' ? 'canceled' : null;
}

/** The uncaptured card authorization in minor units; null for shipments on account. */
export function heldOf({ held }: PricedShipment): number | null {
  return held !== null && (held.state === 'authorized' || held.state === 'awaiting') ? held.amount : null;
}

export const moneyOf = (amount: number, currency: string): MoneyWire => ({ amount, currency: currency as Currency });

/** Active charges added by staff, in the order they were added. */
export async function addedTo(db: Db | Tx, shipment: PricedShipment): Promise<AddedCharge[]> {
  const rows = await db
    .selectFrom('shipment_charges')
    .select(['id', 'side', 'code', 'amount', 'reason', 'by_name', 'changed_at'])
    .where('account_id', '=', shipment.account_id)
    .where('shipment_id', '=', shipment.id)
    .where('taken_back_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ side, code, amount, by_name: by, changed_at: at, ...row }) => ({
    ...row,
    side: side as ChargeSide,
    code: code as AddedCode,
    amount: moneyOf(amount, shipment.currency),
    by,
    at: at.toISOString(),
  }));
}
