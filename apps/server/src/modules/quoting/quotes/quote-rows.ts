import type { ChargeLineWire, Rate } from '@waybill/contract';
import type { MarginRule } from '@waybill/freight';
import type { Tx } from '../../../core/database/database.ts';

/** A rate as it is kept: what the customer sees, what it costs us, and where it came from. */
export type RateRow = {
  readonly wire: Rate;
  readonly cost: readonly ChargeLineWire[];
  readonly costAmount: number;
  /** The rule it was priced by; left out where somebody named the price. */
  readonly margin?: MarginRule;
  readonly tariffId: string | null;
  readonly connectionId: string | null;
  readonly carrierService: unknown;
  /** Who of the desk offered it; nobody did where a tariff or a carrier gave it. */
  readonly offeredBy?: string;
};

async function copyTruckloadCost(
  tx: Tx,
  ...key: readonly [account: string, truckload: string, quote: string, rate: string]
) {
  // Customers' calls may not read costs, so the copy is made inside the database.
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

/** Keeps rates of a quote, with their costs where customers' calls cannot read them: of a truckload quote where one is named. */
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
