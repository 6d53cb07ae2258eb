import { accessorialRules, overLength } from '../accessorials.ts';
import { fuelSchedules } from '../fuel.ts';
import { houseCarrier } from '../house-tariff.ts';
import { economy, standard } from '../services.ts';
import { cubicFrom750, footRule, hazmatAccepted } from '../size-rules.ts';
import { territories } from '../territories.ts';
import { transits } from '../transit.ts';

/** The highest list prices and the deepest discount; sorts no freight. */
export const sandhillFreightways = houseCarrier({
  scac: 'SDHF',
  name: 'Sandhill Freightways',
  levelBp: 14_400,
  curve: 'heavy',
  discountBp: 8_000,
  minimum: 26_000,
  absoluteMinimum: 14_800,
  territory: territories.national,
  transit: transits.usual,
  services: [standard(), economy()],
  fuel: fuelSchedules.steep,
  accessorials: accessorialRules(9_800, ['SORT']),
  overLength: overLength('shipment', 8_500, 13_000, 20_000),
  cubicCapacity: cubicFrom750,
  linearFoot: footRule(12),
  hazmat: hazmatAccepted,
  perPound: 400,
  liabilityCap: 10_000_000,
  heaviestPounds: 20_000,
  longestFloorFeet: 28,
});
