import { accessorialRules, overLength } from '../accessorials.ts';
import { fuelSchedules } from '../fuel.ts';
import { houseCarrier } from '../house-tariff.ts';
import { guaranteedByNoon, standard } from '../services.ts';
import { cubicFrom750, footRule, hazmatAccepted } from '../size-rules.ts';
import { territories } from '../territories.ts';
import { transits } from '../transit.ts';

/** Next day all over the Northeast, and nowhere else. */
export const graniteStateFreight = houseCarrier({
  scac: 'GSTF',
  name: 'Granite State Freight',
  levelBp: 9_900,
  curve: 'light',
  discountBp: 7_200,
  minimum: 18_000,
  absoluteMinimum: 12_800,
  territory: territories.northeastern,
  transit: transits.swift,
  services: [standard(), guaranteedByNoon(13_200)],
  fuel: fuelSchedules.middle,
  accessorials: accessorialRules(9_500),
  overLength: overLength('shipment', 8_500, 12_500, 19_500),
  cubicCapacity: cubicFrom750,
  linearFoot: footRule(14),
  hazmat: hazmatAccepted,
  perPound: 1_000,
  liabilityCap: 10_000_000,
  heaviestPounds: 20_000,
  longestFloorFeet: 24,
});
