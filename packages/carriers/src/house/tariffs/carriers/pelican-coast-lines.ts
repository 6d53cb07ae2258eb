import { ltlClosures } from '@waybill/freight';
import { accessorialRules, overLength } from '../accessorials.ts';
import { fuelSchedules } from '../fuel.ts';
import { houseCarrier } from '../house-tariff.ts';
import { priority, standard } from '../services.ts';
import { cubicFrom350, hazmatAccepted, spotRule } from '../size-rules.ts';
import { territories } from '../territories.ts';
import { transits } from '../transit.ts';

/** From Texas to the Carolinas; also works on Christmas Eve. */
export const pelicanCoastLines = houseCarrier({
  scac: 'PCLG',
  name: 'Pelican Coast Lines',
  levelBp: 8_700,
  curve: 'light',
  discountBp: 6_900,
  minimum: 16_500,
  absoluteMinimum: 12_200,
  territory: territories.southern,
  transit: transits.swift,
  services: [standard(), priority(11_500)],
  fuel: fuelSchedules.gentle,
  accessorials: accessorialRules(8_600),
  overLength: overLength('shipment', 8_000, 12_000, 19_000),
  cubicCapacity: cubicFrom350,
  linearFoot: spotRule(14),
  hazmat: hazmatAccepted,
  perPound: 500,
  liabilityCap: 10_000_000,
  heaviestPounds: 20_000,
  longestFloorFeet: 24,
  closures: { holidays: ltlClosures.filter((day) => day !== 'christmas_eve') },
});
