import type { SampleLoad } from '@waybill/contract';
import type { Tx } from '../core/database/database.ts';
import { insertRows } from '../core/database/insert-rows.ts';
import { seededIds } from './seeded-ids.ts';
import { asJson } from '../core/database/json.ts';

const sample = (name: string, from: string, to: string, more: Partial<SampleLoad>): SampleLoad => ({
  name,
  origin_postal_code: from,
  destination_postal_code: to,
  residential_delivery: false,
  units: 1,
  length_in: 48,
  width_in: 40,
  height_in: 48,
  pounds: 500,
  freight_class: null,
  accessorials: [],
  ...more,
});

/** Loads that tariffs price differently: light and heavy, near and far, long, with accessorials. */
const samples: readonly SampleLoad[] = [
  sample('One pallet, next state', '03103', '10001', {}),
  sample('One pallet to a house, liftgate', '03103', '13210', { residential_delivery: true, accessorials: ['LGDEL'] }),
  sample('Two pallets, half across', '03103', '60606', { units: 2, pounds: 1_240 }),
  sample('Six heavy pallets', '43215', '30303', { units: 6, pounds: 9_000, height_in: 40 }),
  sample('Light and bulky, class 250', '60606', '75201', {
    units: 4,
    pounds: 480,
    height_in: 84,
    freight_class: '250',
  }),
  sample('Ten feet of pipe', '77002', '33101', { length_in: 120, width_in: 24, height_in: 24, pounds: 700 }),
  sample('Coast to coast, inside', '90001', '07102', { units: 2, pounds: 900, accessorials: ['INDEL', 'APPT'] }),
];

/** Adds the sample loads for trying new tariff versions. */
export async function putTariffSamples(tx: Tx, now: Date): Promise<void> {
  const newId = seededIds('tariff-samples');
  await insertRows(
    tx,
    'tariff_samples',
    samples.map((definition, at) => ({
      id: newId(new Date(now.getTime() + at)),
      name: definition.name,
      definition: asJson(definition),
      created_at: new Date(now.getTime() + at),
    })),
  );
}
