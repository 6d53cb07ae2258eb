import { accessorialRules, overLength } from '../accessorials.ts';
import { fuelSchedules } from '../fuel.ts';
import { houseCarrier } from '../house-tariff.ts';
import { standard } from '../services.ts';
import { cubicFrom750, hazmatRefused, spotRule } from '../size-rules.ts';
import { territories } from '../territories.ts';
import { transits } from '../transit.ts';

/** The lowest minimum, made for single pallets; no dangerous goods. */
export const twoRiversMotor = houseCarrier({
  scac: 'TRVM',
  name: 'Two Rivers Motor',
  levelBp: 8_300,
  curve: 'light',
  discountBp: 6_500,
  minimum: 16_000,
  absoluteMinimum: 11_800,
  territory: territories.national,
  transit: transits.usual,
  services: [standard()],
  fuel: fuelSchedules.middle,
  accessorials: accessorialRules(9_000),
  overLength: overLength('unit', 8_500, 12_500, 19_500),
  cubicCapacity: cubicFrom750,
  linearFoot: spotRule(14),
  hazmat: hazmatRefused,
  perPound: 500,
  liabilityCap: 5_000_000,
  heaviestPounds: 12_000,
  longestFloorFeet: 20,
});
