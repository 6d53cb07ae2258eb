import { accessorial, fuel, fuelStep } from './charge-records.ts';
import { band, lane } from './lane-records.ts';
import { fak, rate, weightBreak } from './rate-records.ts';
import type { RecordKind } from './record-kind.ts';
import { service, transit } from './service-records.ts';
import { cubic, linear, overLength } from './size-records.ts';

/** The kinds of record that are more than one term, in the order in which a sheet lists them. */
export const records: Readonly<Record<string, RecordKind>> = {
  service,
  break: weightBreak,
  band,
  lane,
  rate,
  fak,
  cubic,
  linear,
  over_length: overLength,
  fuel,
  fuel_step: fuelStep,
  accessorial,
  transit,
};
