import { checkDate } from '../calendar/date.ts';
import { minutesOf } from '../calendar/zoned.ts';
import { classRank } from '../classification/classes.ts';
import { densityScales } from '../classification/scales.ts';
import { FreightError } from '../errors.ts';
import { money } from '../money/money.ts';
import type { LtlTariff, RateTable } from './tariff.ts';

function whole(value: number, field: string): void {
  if (money(value, 'USD', field).amount < 0) throw new FreightError(field, 'negative');
}

function ascending(values: readonly number[], field: string): void {
  if (values.length === 0) throw new FreightError(field, 'empty');
  values.forEach((value, index) => {
    whole(value, `${field}[${index}]`);
    if (index > 0 && value <= (values[index - 1] as number))
      throw new FreightError(`${field}[${index}]`, 'not_ascending');
  });
}

function checkRates(table: RateTable, columns: number, field: string): void {
  for (const [freightClass, rates] of Object.entries(table)) {
    const at = `${field}.${freightClass}`;
    if (classRank(freightClass) < 0) throw new FreightError(at, 'unknown_value');
    if (rates.length !== columns) throw new FreightError(at, 'out_of_range');
    rates.forEach((rate, index) => {
      whole(rate, `${at}[${index}]`);
      // Rates fall as weights rise: a dearer break would make a heavier shipment dearer by the pound.
      if (index > 0 && rate > (rates[index - 1] as number)) throw new FreightError(`${at}[${index}]`, 'not_ascending');
    });
  }
}

function checkLanes({ lanes, rates }: LtlTariff): void {
  const bands = lanes.distanceBands;
  ascending(
    bands.map(({ uptoMiles }) => uptoMiles ?? Number.MAX_SAFE_INTEGER),
    'lanes.distanceBands',
  );
  for (const base of [...bands.map(({ rateBase }) => rateBase), ...Object.values(lanes.zip3Pairs)]) {
    if (rates[base] === undefined) throw new FreightError(`rates.${base}`, 'required');
  }
  for (const pair of Object.keys(lanes.zip3Pairs)) {
    if (!/^[A-Z0-9]{3}-[A-Z0-9]{3}$/.test(pair)) throw new FreightError('lanes.zip3Pairs', 'invalid_format');
  }
}

function checkPercent(basisPoints: number, field: string): void {
  whole(basisPoints, field);
  if (basisPoints > 10_000) throw new FreightError(field, 'out_of_range');
}

/**
 * Looks a tariff over before it is kept, so that rating can rely on it.
 * @throws FreightError naming the first field that is wrong
 */
export function checkLtlTariff(tariff: LtlTariff): void {
  checkDate(tariff.effectiveFrom, 'effectiveFrom');
  if (tariff.effectiveUntil !== null && checkDate(tariff.effectiveUntil, 'effectiveUntil') < tariff.effectiveFrom) {
    throw new FreightError('effectiveUntil', 'out_of_range');
  }
  if (!Object.hasOwn(densityScales, tariff.scale)) throw new FreightError('scale', 'unknown_value');
  ascending(
    tariff.weightBreaks.map(({ fromPounds }) => fromPounds),
    'weightBreaks',
  );
  for (const [base, table] of Object.entries(tariff.rates))
    checkRates(table, tariff.weightBreaks.length, `rates.${base}`);
  checkLanes(tariff);
  whole(tariff.tariffMinimumCharge, 'tariffMinimumCharge');
  whole(tariff.absoluteMinimumCharge, 'absoluteMinimumCharge');
  checkPercent(tariff.discountBp, 'discountBp');
  ascending(
    tariff.fuel.bands.map(({ fromMills }) => fromMills),
    'fuel.bands',
  );
  ascending(
    tariff.transit.bands.map(({ uptoMiles }) => uptoMiles ?? Number.MAX_SAFE_INTEGER),
    'transit.bands',
  );
  if (tariff.overLength !== undefined)
    ascending(
      tariff.overLength.bands.map(({ fromInches }) => fromInches),
      'overLength.bands',
    );
  whole(tariff.limits.shipmentPounds, 'limits.shipmentPounds');
  whole(tariff.limits.unitPounds ?? 0, 'limits.unitPounds');
  if (tariff.services.length === 0) throw new FreightError('services', 'empty');
  tariff.services.forEach(({ factorBp, deliverBy }, index) => {
    whole(factorBp, `services[${index}].factorBp`);
    minutesOf(deliverBy, `services[${index}].deliverBy`);
  });
}
