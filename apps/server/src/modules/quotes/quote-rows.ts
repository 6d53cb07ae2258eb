import type { ChargeLineWire, Rate } from '@waybill/contract';
import type { Tx } from '../../core/database/database.ts';

/** A rate as it is kept: what the customer sees, what it costs us, and where it came from. */
export type RateRow = {
  readonly wire: Rate;
  readonly cost: readonly ChargeLineWire[];
  readonly costAmount: number;
  readonly tariffId: string | null;
  readonly connectionId: string | null;
  readonly carrierService: unknown;
  /** Who of the desk offered it; nobody did where a tariff or a carrier gave it. */
  readonly offeredBy?: string;
};

/** Keeps rates of a quote, with their costs where customers' calls cannot read them. */
export async function keepRates(tx: Tx, accountId: string, quoteId: string, rates: readonly RateRow[]): Promise<void> {
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
  await tx
    .insertInto('rate_costs')
    .values(
      rates.map(({ wire, cost, costAmount }) => ({
        ...key,
        rate_id: wire.id,
        amount: costAmount,
        currency: wire.total_without_insurance.currency,
        charges: JSON.stringify(cost),
      })),
    )
    .execute();
}
