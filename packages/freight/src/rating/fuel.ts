import { addDays, checkDate, type LocalDate } from '../calendar/date.ts';
import { FreightError } from '../errors.ts';

/** The weekly diesel price of an index: `priceMills` is thousandths of a dollar for a gallon, 3.718 is 3,718. */
export type FuelIndexPrice = { readonly series: string; readonly weekOf: LocalDate; readonly priceMills: number };

/** From this price on, so many basis points of the freight charge; `heavyBp` for heavy or full loads. */
export type FuelBand = { readonly fromMills: number; readonly ltlBp: number; readonly heavyBp: number };

/** A change of so many basis points for each whole step in price. */
export type FuelStep = { readonly mills: number; readonly ltlBp: number; readonly heavyBp: number };

/**
 * A carrier's table of fuel percentages. `bands` ascend by price. Below the first and from `beyondMills` on, the
 * percentage moves by `step`; without a step those prices are not scheduled.
 */
export type FuelSchedule = {
  readonly id: string;
  readonly version: number;
  readonly bands: readonly FuelBand[];
  readonly beyondMills: number;
  readonly step: FuelStep | null;
  /** Loads from this weight on take `heavyBp`. */
  readonly heavyFromPounds: number;
};

/** Days after its week's Monday on which a price takes effect with most carriers: the Wednesday. */
export const fuelLagDays = 2;

/** The price in force on a date: the newest week whose effect began by then; null when none did. */
export function fuelPriceOn(
  table: readonly FuelIndexPrice[],
  date: LocalDate,
  lagDays: number = fuelLagDays,
): FuelIndexPrice | null {
  checkDate(date, 'date');
  const inForce = table.filter(({ weekOf }) => addDays(weekOf, lagDays) <= date);
  return inForce.reduce<FuelIndexPrice | null>(
    (newest, price) => (newest === null || price.weekOf > newest.weekOf ? price : newest),
    null,
  );
}

/**
 * The fuel percentage in basis points at a price, or null when the schedule says nothing for it.
 * A negative result of steps downwards counts as nothing: fuel is never a credit.
 */
export function fuelBasisPoints(schedule: FuelSchedule, priceMills: number, milliPounds: number): number | null {
  if (!Number.isSafeInteger(priceMills) || priceMills <= 0)
    throw new FreightError('fuelIndex.priceMills', 'out_of_range');
  const { bands, step, beyondMills } = schedule;
  const of = (one: { ltlBp: number; heavyBp: number }): number =>
    milliPounds >= schedule.heavyFromPounds * 1000 ? one.heavyBp : one.ltlBp;
  const [lowest] = bands;
  const band = bands.findLast(({ fromMills }) => priceMills >= fromMills);
  if (lowest === undefined) throw new FreightError('fuel.bands', 'empty');
  if (band !== undefined && priceMills < beyondMills) return of(band);
  if (step === null) return null;
  if (band === undefined) {
    const steps = Math.ceil((lowest.fromMills - priceMills) / step.mills);
    return Math.max(0, of(lowest) - steps * of(step));
  }
  return of(band) + (Math.floor((priceMills - beyondMills) / step.mills) + 1) * of(step);
}

/**
 * A published pattern for staff to begin with: 31.65 % from 3.50 dollars on, 0.4 points for each 5 cents either way,
 * double for 20,000 lb or more.
 */
export const fuelScheduleSeed: FuelSchedule = {
  id: 'stepped',
  version: 1,
  bands: [{ fromMills: 3_500, ltlBp: 3_165, heavyBp: 6_330 }],
  beyondMills: 3_550,
  step: { mills: 50, ltlBp: 40, heavyBp: 80 },
  heavyFromPounds: 20_000,
};
