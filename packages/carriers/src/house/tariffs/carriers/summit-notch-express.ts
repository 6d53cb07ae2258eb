import { accessorialRules, overLength } from '../accessorials.ts';
import { fuelSchedules } from '../fuel.ts';
import { houseCarrier } from '../house-tariff.ts';
import { guaranteedByNoon, priority } from '../services.ts';
import { cubicFrom350, footRule, hazmatWithCare } from '../size-rules.ts';
import { territories } from '../territories.ts';
import { transits } from '../transit.ts';

/** Fast and dear; fuel is charged on liftgates as well. */
export const summitNotchExpress = houseCarrier({
  scac: 'SNEX',
  name: 'Summit Notch Express',
  levelBp: 8_600,
  curve: 'light',
  discountBp: 6_000,
  minimum: 25_000,
  absoluteMinimum: 18_000,
  territory: territories.nationalAndRemote,
  transit: transits.swift,
  services: [priority(11_400), guaranteedByNoon(13_000)],
  fuel: fuelSchedules.steep,
  fuelOn: ['LGPU', 'LGDEL'],
  accessorials: accessorialRules(11_800),
  overLength: overLength('shipment', 11_000, 16_000, 24_000),
  cubicCapacity: cubicFrom350,
  linearFoot: footRule(13),
  hazmat: hazmatWithCare,
  perPound: 2_500,
  liabilityCap: 25_000_000,
  heaviestPounds: 12_000,
  longestFloorFeet: 20,
});
