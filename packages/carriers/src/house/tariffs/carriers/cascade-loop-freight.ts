import { accessorialRules, overLength } from '../accessorials.ts';
import { fuelSchedules } from '../fuel.ts';
import { houseCarrier } from '../house-tariff.ts';
import { economy, standard } from '../services.ts';
import { cubicFrom750, footRule, hazmatAccepted } from '../size-rules.ts';
import { territories } from '../territories.ts';
import { transits } from '../transit.ts';

/** The Mountain and Pacific states only. */
export const cascadeLoopFreight = houseCarrier({
  scac: 'CLFW',
  name: 'Cascade Loop Freight',
  levelBp: 9_100,
  curve: 'even',
  discountBp: 7_100,
  minimum: 17_000,
  absoluteMinimum: 12_500,
  territory: territories.western,
  transit: transits.usual,
  services: [standard(), economy(9_300)],
  fuel: fuelSchedules.steep,
  accessorials: accessorialRules(9_600),
  overLength: overLength('shipment', 8_500, 12_500, 19_500),
  cubicCapacity: cubicFrom750,
  linearFoot: footRule(14),
  hazmat: hazmatAccepted,
  perPound: 600,
  liabilityCap: 10_000_000,
  heaviestPounds: 20_000,
  longestFloorFeet: 24,
});
