import { addDays, type LocalDate } from '../calendar/date.ts';

/** Why an instant price is only indicative. */
export const indicativeReasons = ['equipment', 'miles', 'stops', 'window', 'pickup_day', 'tarps', 'value'] as const;
export type IndicativeReason = (typeof indicativeReasons)[number];

/** What a firm price is limited to. Starting figures for staff. */
export const firmLimits = {
  /** Pickup days from today on that the market is known for. */
  leastDaysAhead: 1,
  mostDaysAhead: 14,
  /** Cargo that a carrier is usually insured for, US cents. */
  mostValue: 10_000_000,
  hours: 24,
  indicativeDays: 7,
} as const;

export type FirmInput = {
  /** Up to so many miles staff hold the price of this equipment; null never. */
  readonly firmMiles: number | null;
  readonly miles: number;
  readonly stopOffs: number;
  readonly tarps: boolean;
  readonly today: LocalDate;
  readonly pickupDate: LocalDate;
  /** As the price has it, and the last day the shipper takes; null takes any. */
  readonly deliveryDate: LocalDate;
  readonly deliverUntil: LocalDate | null;
  /** In US cents; null for a value in another currency. */
  readonly value: number | null;
};

/**
 * Why a price is not firm. A truckload is priced on a market that moves, so a price is held only where staff said so
 * beforehand for this equipment, and nothing about the load is out of the ordinary.
 * @returns empty for a firm price
 */
export function whyIndicative(input: FirmInput): readonly IndicativeReason[] {
  const { firmMiles, miles, today, pickupDate, value } = input;
  const because: IndicativeReason[] = [];
  if (firmMiles === null) because.push('equipment');
  else if (miles > firmMiles) because.push('miles');
  if (input.stopOffs > 0) because.push('stops');
  if (input.deliverUntil !== null && input.deliverUntil < input.deliveryDate) because.push('window');
  const [first, last] = [addDays(today, firmLimits.leastDaysAhead), addDays(today, firmLimits.mostDaysAhead)];
  if (pickupDate < first || pickupDate > last) because.push('pickup_day');
  if (input.tarps) because.push('tarps');
  if (value === null || value > firmLimits.mostValue) because.push('value');
  return because;
}
