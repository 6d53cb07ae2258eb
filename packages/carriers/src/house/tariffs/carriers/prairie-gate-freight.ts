import { accessorialRules, overLength } from '../accessorials.ts';
import { fuelSchedules } from '../fuel.ts';
import { houseCarrier } from '../house-tariff.ts';
import { economy, standard } from '../services.ts';
import { cubicFrom750, footRule, hazmatAccepted } from '../size-rules.ts';
import { territories } from '../territories.ts';
import { transits } from '../transit.ts';

/** A large, plain national line: patient, cheap, best with heavy shipments. */
export const prairieGateFreight = houseCarrier({
  scac: 'PGFH',
  name: 'Prairie Gate Freight',
  levelBp: 11_300,
  curve: 'heavy',
  discountBp: 7_600,
  minimum: 22_000,
  absoluteMinimum: 13_900,
  territory: territories.national,
  transit: transits.patient,
  services: [standard(), economy(9_100)],
  fuel: fuelSchedules.gentle,
  accessorials: accessorialRules(8_800),
  overLength: overLength('shipment', 8_000, 12_000, 18_500),
  cubicCapacity: cubicFrom750,
  linearFoot: footRule(12),
  hazmat: hazmatAccepted,
  perPound: 500,
  liabilityCap: 10_000_000,
  heaviestPounds: 20_000,
  longestFloorFeet: 28,
});
