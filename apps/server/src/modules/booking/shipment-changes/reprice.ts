import { toLoadItem, type ChangePreview, type ChargeLineWire } from '@waybill/contract';
import { prepareLoad, type Currency } from '@waybill/freight';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { ShipmentDetail } from '../../../core/database/shipment-detail.ts';
import { quotedOf, reRateOf } from '../../billing/carrier-bills/index.ts';
import { costLines, loadWire, sellLines } from '../../quoting/quotes/index.ts';
import { pickupBar } from '../carrier-requests/index.ts';
import { chargeBar, moneyOf, pricedShipment } from '../shipment-charges/index.ts';
import type { Changeable } from './changeable.ts';

type Load = Pick<ShipmentDetail, 'items' | 'accessorials'>;
type Priced = { readonly amount: number; readonly lines: readonly ChargeLineWire[] };

/** What another load of a shipment comes to. */
export type Repriced = {
  readonly price: Priced;
  readonly cost: Priced;
  readonly sums: Pick<ShipmentDetail, 'weight_lb' | 'units' | 'cubic_feet' | 'linear_feet'>;
};

const total = (amount: ChargeLineWire['amount']): ChargeLineWire => ({
  code: 'total',
  kind: 'total',
  label: 'charge.total',
  basis: { type: 'sum' },
  amount,
});

/**
 * Prices another load by the same tariff, fuel price, and margin as the booking; the insurance stays as bought.
 * @returns why not: `moving` once the freight was picked up, since the carrier's bill corrects it then; `billed` once it
 * is invoiced or its card charged; `no_tariff` where the booked price cannot be worked out again to the cent
 */
export async function repriced(
  db: Db | Tx,
  row: Changeable,
  { items, accessorials }: Load,
): Promise<Repriced | NonNullable<ChangePreview['bar']>> {
  if (pickupBar(row.status) !== null) return 'moving';
  const priced = await pricedShipment(db, row.id);
  if (chargeBar(priced) !== null) return 'billed';
  const rerate = reRateOf(await quotedOf(db, row.account_id, row.id));
  const rate = rerate?.({ items, accessorials }) ?? null;
  if (rate === null) return 'no_tariff';
  const sold = sellLines(rate.sell);
  const insurance = row.detail.charges.filter(({ kind }) => kind === 'insurance');
  const amount = insurance.reduce((sum, line) => sum + line.amount.amount, sold.total_without_insurance.amount);
  const lines = [...sold.charges, ...insurance, total(moneyOf(amount, priced.currency))];
  const { pieces: _pieces, ...sums } = loadWire(
    prepareLoad(items.map((line, index) => toLoadItem(line, String(index + 1)))).totals,
  );
  return {
    price: { amount, lines },
    cost: { amount: rate.cost.withoutInsurance.amount, lines: costLines(rate.cost) },
    sums,
  };
}

/** What another load would do to price and cost; nothing is kept. */
export async function previewOf(db: Db | Tx, row: Changeable, load: Load): Promise<ChangePreview> {
  const { total_amount: before, currency, cost } = await pricedShipment(db, row.id);
  const now = await repriced(db, row, load);
  const money = (amount: number) => ({ amount, currency: currency as Currency });
  const price = { before: money(before), after: money(before) };
  if (typeof now === 'string') return { bar: now, price, cost: null };
  return {
    bar: null,
    price: { ...price, after: money(now.price.amount) },
    cost: cost === null ? null : { before: money(cost.amount), after: money(now.cost.amount) },
  };
}

/** Writes the new lines of price and cost. */
export async function keepPrices(tx: Tx, row: Changeable, { price, cost }: Repriced): Promise<void> {
  await tx
    .updateTable('shipments')
    .set({ total_amount: price.amount })
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .execute();
  await tx
    .updateTable('shipment_costs')
    .set({ amount: cost.amount, charges: JSON.stringify(cost.lines) })
    .where('account_id', '=', row.account_id)
    .where('shipment_id', '=', row.id)
    .execute();
}
