import { dayAt } from '@waybill/freight';
import { houseCarriers } from '@waybill/carriers';
import { sql } from 'kysely';
import type { Clock } from '../core/clock.ts';
import type { Db, Tx } from '../core/database/database.ts';
import { fuelWeeks } from './fuel-weeks.ts';
import { insertRows } from '../core/database/insert-rows.ts';
import { once } from './once.ts';
import { seededIds } from './seeded-ids.ts';
import { putTariffSamples } from './tariff-samples.ts';
import { asJson } from '../core/database/json.ts';

/** Adds the house carriers with their first tariffs, and a year of fuel prices if there are none. */
async function putCarriers(tx: Tx, now: Date): Promise<void> {
  const known = await tx.selectFrom('carriers').select('id').limit(1).executeTakeFirst();
  if (known !== undefined) return;
  const newId = seededIds('carriers');
  const carriers = houseCarriers.map(({ scac, name, tariff }) => ({
    id: newId(now),
    tariffId: newId(now),
    scac,
    name,
    tariff,
  }));
  await insertRows(
    tx,
    'carriers',
    carriers.map(({ id, scac, name }, at) => ({
      id,
      scac,
      name,
      modes: ['ltl'],
      active: true,
      // Phone numbers reserved for examples.
      phone: `800-555-01${String(at + 10).padStart(2, '0')}`,
      created_at: now,
    })),
  );
  await insertRows(
    tx,
    'tariffs',
    carriers.map(({ id, tariffId, tariff }) => ({
      id: tariffId,
      carrier_id: id,
      version: tariff.version,
      effective_from: tariff.effectiveFrom,
      definition: asJson(tariff),
      created_at: now,
    })),
  );
  const prices = fuelWeeks(dayAt(now, 'UTC'));
  await sql`
    INSERT INTO fuel_prices (week, thousandths)
    SELECT week, thousandths FROM json_populate_recordset(NULL::fuel_prices, ${JSON.stringify(prices)}::json)
    ON CONFLICT DO NOTHING
  `.execute(tx);
}

/**
 * Puts in the carriers of the demo with their tariffs and fuel prices. Does nothing where there are carriers already.
 */
export async function seedCarriers(db: Db, clock: Clock): Promise<void> {
  const now = clock();
  await once(db, 'house_carriers', now, (tx) => putCarriers(tx, now));
  await once(db, 'tariff_samples', now, (tx) => putTariffSamples(tx, now));
}
