import { checkDate } from '../calendar/date.ts';
import { minutesOf } from '../calendar/zoned.ts';
import { classRank } from '../classification/classes.ts';
import { densityScales } from '../classification/scales.ts';
import type { FreightError } from '../errors.ts';
import { ofAccessorials } from './accessorial-problems.ts';
import { Findings } from './findings.ts';
import { ofFak, ofLimits, ofSizeRules } from './size-problems.ts';
import type { LtlTariff, RateTable } from './tariff.ts';
import { tariffLimits as most } from './tariff-limits.ts';

function ofRates(found: Findings, table: RateTable, columns: number, field: string): void {
  for (const [freightClass, rates] of Object.entries(table)) {
    const at = `${field}.${freightClass}`;
    if (classRank(freightClass) < 0) {
      found.add(at, 'unknown_value');
      continue;
    }
    if (rates.length !== columns) found.add(at, 'out_of_range');
    rates.forEach((rate, index) => {
      const sound = found.whole(rate, `${at}[${index}]`);
      // Rates fall as weights rise: a dearer break would make a heavier shipment dearer by the pound.
      if (sound && index > 0 && rate > (rates[index - 1] as number)) found.add(`${at}[${index}]`, 'not_ascending');
    });
  }
}

function ofLanes(found: Findings, { lanes, rates }: LtlTariff): void {
  const bands = lanes.distanceBands;
  found.ascending(
    bands.map(({ uptoMiles }) => uptoMiles ?? Number.MAX_SAFE_INTEGER),
    'lanes.distanceBands',
  );
  const used = new Set([...bands.map(({ rateBase }) => rateBase), ...Object.values(lanes.zip3Pairs)]);
  for (const base of used) if (rates[base] === undefined) found.add(`rates.${base}`, 'required');
  for (const pair of Object.keys(lanes.zip3Pairs)) {
    if (!/^[A-Z0-9]{3}-[A-Z0-9]{3}$/.test(pair)) found.add('lanes.zip3Pairs', 'invalid_format');
  }
}

function ofFuel(found: Findings, { fuel }: LtlTariff): void {
  const prices = fuel.bands.map(({ fromMills }) => fromMills);
  found.ascending(prices, 'fuel.bands');
  fuel.bands.forEach(({ ltlBp, heavyBp }, index) => {
    found.whole(ltlBp, `fuel.bands[${index}].ltlBp`, most.fuelBp);
    found.whole(heavyBp, `fuel.bands[${index}].heavyBp`, most.fuelBp);
  });
  found.whole(fuel.heavyFromPounds, 'fuel.heavyFromPounds', most.heavyFromPounds);
  const ends = found.whole(fuel.beyondMills, 'fuel.beyondMills', most.priceMills);
  // Steps are counted from where the table ends: a row beyond would be stepped up from once more.
  if (ends && prices.some((price) => price >= fuel.beyondMills)) found.add('fuel.beyondMills', 'out_of_range');
  if (fuel.step === null) return;
  found.some(fuel.step.mills, 'fuel.step.mills', most.stepMills);
  found.whole(fuel.step.ltlBp, 'fuel.step.ltlBp', most.stepBp);
  found.whole(fuel.step.heavyBp, 'fuel.step.heavyBp', most.stepBp);
}

function ofTransit(found: Findings, { transit, closures }: LtlTariff): void {
  found.ascending(
    transit.bands.map(({ uptoMiles }) => uptoMiles ?? Number.MAX_SAFE_INTEGER),
    'transit.bands',
  );
  transit.bands.forEach(({ uptoMiles, days }, index) => {
    if (uptoMiles !== null && uptoMiles > most.miles) found.add(`transit.bands[${index}]`, 'too_large');
    found.whole(days, `transit.bands[${index}].days`, most.days);
  });
  for (const extra of ['ruralDays', 'remoteDays', 'overLengthDays'] as const)
    found.whole(transit[extra], `transit.${extra}`, most.days);
  closures.dates?.forEach((date, index) => found.check(() => void checkDate(date, `closures.dates[${index}]`)));
}

function ofServices(found: Findings, { services }: LtlTariff): void {
  if (services.length === 0) found.add('services', 'empty');
  services.forEach(({ code, name, factorBp, daysAdjustment, deliverBy }, index) => {
    const at = `services[${index}]`;
    found.text(code, `${at}.code`, most.serviceCode);
    found.text(name, `${at}.name`, most.serviceName);
    found.some(factorBp, `${at}.factorBp`, most.factorBp);
    found.between(daysAdjustment, most.shorterDays, most.longerDays, `${at}.daysAdjustment`);
    found.check(() => void minutesOf(deliverBy, `${at}.deliverBy`));
    if (services.findIndex((one) => one.code === code) !== index) found.add(`${at}.code`, 'too_many');
  });
}

function ofDates(found: Findings, { effectiveFrom, effectiveUntil }: LtlTariff): void {
  const begins = found.check(() => void checkDate(effectiveFrom, 'effectiveFrom'));
  if (effectiveUntil === null) return;
  const ends = found.check(() => void checkDate(effectiveUntil, 'effectiveUntil'));
  if (begins && ends && effectiveUntil < effectiveFrom) found.add('effectiveUntil', 'out_of_range');
}

/**
 * Everything that is wrong with a tariff, each with its field; nothing where rating can rely on it.
 * Fields are paths such as `rates.D3.100[2]` or `fuel.bands[4]`.
 */
export function ltlTariffProblems(tariff: LtlTariff): readonly FreightError[] {
  const found = new Findings();
  ofDates(found, tariff);
  if (!Object.hasOwn(densityScales, tariff.scale)) found.add('scale', 'unknown_value');
  found.ascending(
    tariff.weightBreaks.map(({ fromPounds }) => fromPounds),
    'weightBreaks',
  );
  for (const [base, table] of Object.entries(tariff.rates))
    ofRates(found, table, tariff.weightBreaks.length, `rates.${base}`);
  ofLanes(found, tariff);
  found.whole(tariff.tariffMinimumCharge, 'tariffMinimumCharge');
  found.whole(tariff.absoluteMinimumCharge, 'absoluteMinimumCharge');
  found.percent(tariff.discountBp, 'discountBp');
  ofFuel(found, tariff);
  ofTransit(found, tariff);
  ofFak(found, tariff);
  ofSizeRules(found, tariff);
  ofAccessorials(found, tariff);
  ofLimits(found, tariff);
  for (const field of ['perPoundNew', 'perPoundUsed', 'cap'] as const)
    found.whole(tariff.liability[field], `liability.${field}`);
  ofServices(found, tariff);
  return found.problems;
}
