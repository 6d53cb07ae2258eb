import { accessorialRules, overLength } from '../accessorials.ts';
import { fuelSchedules } from '../fuel.ts';
import { houseCarrier } from '../house-tariff.ts';
import { economy, standard } from '../services.ts';
import { cubicFrom350, hazmatAccepted, spotRule } from '../size-rules.ts';
import { territories } from '../territories.ts';
import { transits } from '../transit.ts';

/** Low prices for those with time; does not heat its trailers. */
export const tallPineTransport = houseCarrier({
  scac: 'TPTX',
  name: 'Tall Pine Transport',
  levelBp: 10_300,
  curve: 'even',
  discountBp: 7_400,
  minimum: 18_000,
  absoluteMinimum: 13_300,
  territory: territories.national,
  transit: transits.patient,
  services: [economy(9_400), standard()],
  fuel: fuelSchedules.gentle,
  accessorials: accessorialRules(8_200, ['FREEZE']),
  overLength: overLength('shipment', 7_500, 11_500, 18_000),
  cubicCapacity: cubicFrom350,
  linearFoot: spotRule(12),
  hazmat: hazmatAccepted,
  perPound: 300,
  liabilityCap: 7_500_000,
  heaviestPounds: 15_000,
  longestFloorFeet: 20,
});
