import type { ChargeLineWire, Rate } from '@waybill/contract';
import type { MarginRule } from '@waybill/freight';
import type { Tx } from '../../../core/database/database.ts';

/** A rate as stored: the customer's price, our cost, and its source. */
export type RateRow = {
  readonly wire: Rate;
  readonly cost: readonly ChargeLineWire[];
  readonly costAmount: number;
  /** The margin rule it was priced by; missing for a price entered by hand. */
  readonly margin?: MarginRule;
  readonly tariffId: string | null;
  readonly connectionId: string | null;
  readonly carrierService: unknown;
  /** The person at the sales desk who offered it; missing for rates of tariffs and carriers. */
  readonly offeredBy?: string;
};

async function copyTruckloadCost(
  tx: Tx,
  ...key: readonly [account: string, truckload: string, quote: string, rate: string]
) {
  // Customers' database connections cannot read costs, so the copy is made inside the database.
  await tx
    .selectNoFrom((of) =>
      of
        .fn(
          'copy_truckload_cost',
          key.map((part) => of.val(part)),
        )
        .as('copied'),
    )
    .execute();
}

/**
 * Saves rates of a quote, and their costs in a separate table; copies the cost of a truckload quote if one is given.
 */
export async function saveRates(
  tx: Tx,
  accountId: string,
  quoteId: string,
  rates: readonly RateRow[],
  truckloadId?: string,
): Promise<void> {
  if (rates.length === 0) return;
  const key = { account_id: accountId, quote_id: quoteId };
  await tx
    .insertInto('quote_rates')
    .values(
      rates.map(({ wire, tariffId, connectionId, carrierService, offeredBy }) => ({
        ...key,
        id: wire.id,
        carrier_id: wire.carrier.id,
        tariff_id: tariffId,
        connection_id: connectionId,
        offered_by: offeredBy ?? null,
        carrier_service: carrierService === null ? null : JSON.stringify(carrierService),
        amount: wire.total_without_insurance.amount,
        currency: wire.total_without_insurance.currency,
        detail: JSON.stringify(wire),
      })),
    )
    .execute();
  if (truckloadId !== undefined) {
    for (const { wire } of rates) await copyTruckloadCost(tx, accountId, truckloadId, quoteId, wire.id);
    return;
  }
  await tx
    .insertInto('rate_costs')
    .values(
      rates.map(({ wire, cost, costAmount, margin }) => ({
        ...key,
        rate_id: wire.id,
        amount: costAmount,
        currency: wire.total_without_insurance.currency,
        charges: JSON.stringify(cost),
        margin: margin === undefined ? null : JSON.stringify(margin),
      })),
    )
    .execute();
}
