import { accessorialRules, overLength } from '../accessorials.ts';
import { fuelSchedules } from '../fuel.ts';
import { houseCarrier } from '../house-tariff.ts';
import { guaranteedByNoon, standard } from '../services.ts';
import { cubicFrom750, footRule, hazmatAccepted } from '../size-rules.ts';
import { territories } from '../territories.ts';
import { transits } from '../transit.ts';

/** Punctual between plants; no trade shows. */
export const keystoneRidgeMotor = houseCarrier({
  scac: 'KRMO',
  name: 'Keystone Ridge Motor',
  levelBp: 12_900,
  curve: 'even',
  discountBp: 7_800,
  minimum: 24_000,
  absoluteMinimum: 15_200,
  territory: territories.national,
  transit: transits.usual,
  services: [standard(), guaranteedByNoon()],
  fuel: fuelSchedules.middle,
  accessorials: accessorialRules(10_000, ['TSPU', 'TSDEL']),
  overLength: overLength('shipment', 8_500, 12_500, 19_500),
  cubicCapacity: cubicFrom750,
  linearFoot: footRule(12),
  hazmat: hazmatAccepted,
  perPound: 750,
  liabilityCap: 10_000_000,
  heaviestPounds: 20_000,
  longestFloorFeet: 24,
});
