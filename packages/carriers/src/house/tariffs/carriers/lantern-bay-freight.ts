import { accessorialRules, overLength } from '../accessorials.ts';
import { fuelSchedules } from '../fuel.ts';
import { houseCarrier } from '../house-tariff.ts';
import { guaranteedByNoon, priority, standard } from '../services.ts';
import { cubicFrom350, footRule, hazmatWithCare } from '../size-rules.ts';
import { territories } from '../territories.ts';
import { transits } from '../transit.ts';

/** Every service there is, to every state and over the sea. */
export const lanternBayFreight = houseCarrier({
  scac: 'LBFC',
  name: 'Lantern Bay Freight',
  levelBp: 11_000,
  curve: 'even',
  discountBp: 7_300,
  minimum: 21_000,
  absoluteMinimum: 15_700,
  territory: territories.nationalAndRemote,
  transit: transits.swift,
  services: [standard(), priority(11_900), guaranteedByNoon(13_800)],
  fuel: fuelSchedules.steep,
  accessorials: accessorialRules(10_800),
  residentialIncludesNotify: false,
  overLength: overLength('shipment', 8_500, 12_500, 19_500),
  cubicCapacity: cubicFrom350,
  linearFoot: footRule(15),
  hazmat: hazmatWithCare,
  perPound: 1_000,
  liabilityCap: 10_000_000,
  heaviestPounds: 20_000,
  longestFloorFeet: 24,
});
