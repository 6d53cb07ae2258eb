import type { FuelIndexPrice, LtlTariff } from '@waybill/freight';
import { sql } from 'kysely';
import type { Db } from '../../../core/database/database.ts';

/** A carrier that can be rated, with its tariff version in force. */
export type QuotableCarrier = {
  readonly id: string;
  readonly name: string;
  readonly scac: string;
  readonly tariffId: string;
  readonly tariff: LtlTariff;
};

/** Active carriers with the newest tariff version in force on a pickup date. */
export async function carriersWithTariffs(db: Db, pickupDate: string): Promise<QuotableCarrier[]> {
  const rows = await db
    .selectFrom('carriers')
    .innerJoin('tariffs', 'tariffs.carrier_id', 'carriers.id')
    .distinctOn('carriers.id')
    .select(['carriers.id', 'carriers.name', 'carriers.scac', 'tariffs.id as tariffId', 'tariffs.definition'])
    .where('carriers.active', '=', true)
    .where(sql<boolean>`'ltl' = ANY (carriers.modes)`)
    .where('tariffs.effective_from', '<=', pickupDate)
    // An expired version gives way to an earlier one without an end.
    .where((is) => is.or([is('tariffs.effective_until', 'is', null), is('tariffs.effective_until', '>=', pickupDate)]))
    .orderBy('carriers.id')
    .orderBy('tariffs.effective_from', 'desc')
    .orderBy('tariffs.version', 'desc')
    .execute();
  return rows.map(({ definition, ...carrier }) => ({ ...carrier, tariff: definition }));
}

/** Weekly diesel prices of recent months, the index of fuel surcharges. */
export async function fuelPrices(db: Db): Promise<FuelIndexPrice[]> {
  const rows = await db.selectFrom('fuel_prices').selectAll().orderBy('week', 'desc').limit(60).execute();
  return rows.map((row) => ({ series: 'EMD_EPD2D_PTE_NUS_DPG', weekOf: row.week, priceMills: row.thousandths }));
}
