import type { LocalDate } from '../calendar/date.ts';

/**
 * Whether a delivery on a day can be: nothing arrives before it is picked up. Same-day delivery can be.
 * @param delivery the day at the destination
 * @param pickup the day at the origin: the one it was picked up on, else the one it is booked for
 */
export function isPossibleArrival(delivery: LocalDate, pickup: LocalDate): boolean {
  return delivery >= pickup;
}
