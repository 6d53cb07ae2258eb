import { isBusinessDay } from '../calendar/business-days.ts';
import type { LocalDate } from '../calendar/date.ts';
import { refused, type Finding, type FindingCode } from '../eligibility/findings.ts';
import { longerThanFeet } from '../geometry/floor-plan.ts';
import type { MeasuredItem } from '../load/measure.ts';
import { inchTicks } from '../units/length.ts';
import { heavierThan } from '../units/mass.ts';
import type { LineWeight } from './linehaul.ts';
import type { Lane, LtlStop } from './lane.ts';
import type { PreparedLoad } from './prepare.ts';
import type { LtlTariff, RateTable } from './tariff.ts';

const serves = (states: readonly string[] | null, { state, zip3 }: LtlStop, excluded: readonly string[]): boolean =>
  (states === null || states.includes(state)) && !excluded.includes(zip3);

function laneFindings(tariff: LtlTariff, { origin, destination }: Lane): Finding[] {
  const { originStates, destinationStates, excludedZip3 } = tariff.territory;
  const findings: Finding[] = [];
  if (origin.country !== destination.country) {
    findings.push(refused('cross_border', { origin: origin.country, destination: destination.country }));
  }
  if (!serves(originStates, origin, excludedZip3)) {
    findings.push(refused('origin_not_served', { state: origin.state, zip3: origin.zip3 }));
  }
  if (!serves(destinationStates, destination, excludedZip3)) {
    findings.push(refused('destination_not_served', { state: destination.state, zip3: destination.zip3 }));
  }
  return findings;
}

function dateFindings(tariff: LtlTariff, pickupDate: LocalDate): Finding[] {
  const findings: Finding[] = [];
  const { effectiveFrom, effectiveUntil } = tariff;
  if (pickupDate < effectiveFrom || (effectiveUntil !== null && pickupDate > effectiveUntil)) {
    findings.push(refused('tariff_not_effective', { from: effectiveFrom, until: effectiveUntil }));
  }
  if (!isBusinessDay(pickupDate, tariff.closures)) findings.push(refused('pickup_closed', { date: pickupDate }));
  return findings;
}

function hazmatFindings({ hazmat }: LtlTariff, load: PreparedLoad, { destination }: Lane): Finding[] {
  const findings: Finding[] = [];
  const hazardous = load.lines.flatMap(({ item }) => (item.hazardous ? [item] : []));
  const of = (list: readonly string[], code: 'hazard_class_not_accepted' | 'hazard_class_not_to_residences'): void => {
    for (const hazardClass of list) {
      const itemIds = hazardous.filter((item) => item.hazardClass === hazardClass).map(({ id }) => id);
      if (itemIds.length > 0) findings.push(refused(code, { hazardClass, itemIds }));
    }
  };
  if (hazardous.length > 0 && !hazmat.accepted) {
    findings.push(refused('hazardous_not_accepted', { itemIds: hazardous.map(({ id }) => id) }));
  }
  of(hazmat.refusedClasses, 'hazard_class_not_accepted');
  if (destination.siteType === 'residential') of(hazmat.refusedToResidences, 'hazard_class_not_to_residences');
  return findings;
}

function sizeFindings({ limits }: LtlTariff, load: PreparedLoad): Finding[] {
  const findings: Finding[] = [];
  const add = (code: FindingCode, greatest: number, limitIn: number, sizeOf: (line: MeasuredItem) => number): void => {
    const limit = inchTicks(limitIn);
    if (greatest <= limit) return;
    const itemIds = load.lines.filter((line) => sizeOf(line) > limit).map(({ item }) => item.id);
    findings.push(refused(code, { limitIn, itemIds }));
  };
  const longer = ({ length, width }: MeasuredItem): number => Math.max(length, width);
  const shorter = ({ length, width }: MeasuredItem): number => Math.min(length, width);
  add('over_length_by_arrangement', load.longest, limits.lengthIn, longer);
  add('over_width_by_arrangement', load.widest, limits.widthIn, shorter);
  add('over_height_by_arrangement', load.highest, limits.heightIn, ({ height }) => height);
  const { unitPounds } = limits;
  if (unitPounds !== undefined) {
    const heavy = load.lines.filter(({ mass, quantity }) => heavierThan(mass, unitPounds * quantity));
    const itemIds = heavy.map(({ item }) => item.id);
    if (itemIds.length > 0) findings.push(refused('weight_over_item_limit', { limitPounds: unitPounds, itemIds }));
  }
  if (heavierThan(load.mass, limits.shipmentPounds)) {
    findings.push(
      refused('weight_over_carrier_limit', { limitPounds: limits.shipmentPounds, pounds: load.totals.pounds }),
    );
  }
  if (limits.linearFeet !== null && longerThanFeet(load.floor, limits.linearFeet)) {
    const linearFeet = load.totals.linearFeet;
    findings.push(refused('linear_feet_over_carrier_limit', { limitFeet: limits.linearFeet, linearFeet }));
  }
  if (!load.floor.fits) findings.push(refused('load_does_not_fit_trailer', { linearFeet: load.totals.linearFeet }));
  return findings;
}

/** Every reason for which a carrier's tariff does not rate a load, all at once. */
export function tariffFindings(
  tariff: LtlTariff,
  load: PreparedLoad,
  weights: readonly LineWeight[],
  lane: Lane,
  table: RateTable | null,
  pickupDate: LocalDate,
): Finding[] {
  const findings = [
    ...dateFindings(tariff, pickupDate),
    ...laneFindings(tariff, lane),
    ...hazmatFindings(tariff, load, lane),
    ...sizeFindings(tariff, load),
  ];
  if (table === null) {
    findings.push(refused('distance_not_rated', { miles: lane.miles }));
    return findings;
  }
  weights.forEach(({ freightClass }, index) => {
    if (table[freightClass] !== undefined) return;
    const itemIds = load.lines.slice(index, index + 1).map(({ item }) => item.id);
    findings.push(refused('class_not_rated', { freightClass, itemIds }));
  });
  return findings;
}
