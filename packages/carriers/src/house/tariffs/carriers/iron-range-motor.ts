import { accessorialRules, overLength } from '../accessorials.ts';
import { fuelSchedules } from '../fuel.ts';
import { houseCarrier } from '../house-tariff.ts';
import { priority, standard } from '../services.ts';
import { cubicFrom750, hazmatAccepted, spotRule } from '../size-rules.ts';
import { territories } from '../territories.ts';
import { transits } from '../transit.ts';

/** Steel and machinery: the heavier the better. */
export const ironRangeMotor = houseCarrier({
  scac: 'IRGM',
  name: 'Iron Range Motor',
  levelBp: 9_600,
  curve: 'heavy',
  discountBp: 7_000,
  minimum: 22_000,
  absoluteMinimum: 16_100,
  territory: territories.national,
  transit: transits.usual,
  services: [standard(), priority()],
  fuel: fuelSchedules.gentle,
  accessorials: accessorialRules(11_200),
  overLength: overLength('shipment', 9_500, 14_000, 22_000),
  cubicCapacity: cubicFrom750,
  linearFoot: spotRule(20),
  hazmat: hazmatAccepted,
  perPound: 200,
  liabilityCap: 10_000_000,
  heaviestPounds: 28_000,
  longestFloorFeet: 32,
});
