import { accessorialRules, overLength } from '../accessorials.ts';
import { fuelSchedules } from '../fuel.ts';
import { houseCarrier } from '../house-tariff.ts';
import { priority, standard } from '../services.ts';
import { cubicFrom350, hazmatWithCare, spotRule } from '../size-rules.ts';
import { territories } from '../territories.ts';
import { transits } from '../transit.ts';

/** Careful with valuable goods: high liability, one class for all middling freight. */
export const blueHeronLines = houseCarrier({
  scac: 'BHLN',
  name: 'Blue Heron Lines',
  levelBp: 9_000,
  curve: 'even',
  discountBp: 6_800,
  minimum: 20_000,
  absoluteMinimum: 14_500,
  territory: territories.national,
  transit: transits.usual,
  services: [standard(), priority(11_600)],
  fuel: fuelSchedules.steep,
  accessorials: accessorialRules(10_400),
  overLength: overLength('shipment', 9_000, 12_500, 19_500),
  cubicCapacity: cubicFrom350,
  linearFoot: spotRule(15),
  fak: [{ from: '85', to: '110', as: '92.5', raises: false }],
  hazmat: hazmatWithCare,
  perPound: 1_500,
  liabilityCap: 15_000_000,
  heaviestPounds: 20_000,
  longestFloorFeet: 24,
});
