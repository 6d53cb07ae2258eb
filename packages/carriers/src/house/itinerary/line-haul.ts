import type { Chance } from '../chance.ts';
import type { Leg } from './route.ts';

/** How much longer freight waits where it is held up than elsewhere. */
const heldWeight = 5;

/** When freight is at a terminal. Instants in milliseconds since 1970 UTC. */
export type TerminalStay = { readonly leg: Leg; readonly arrivesAt: number; readonly leavesAt: number };

const hour = 3_600_000;
const milesPerHour = 48;

/**
 * Spreads a way with its terminals over the time there is: driving takes what it takes, the rest is waiting at the
 * terminals. Where there is too little time, driving and waiting are shortened alike, so that the order and both
 * ends always hold.
 * @param from when the freight leaves the pickup
 * @param until when it leaves the last terminal for delivery
 * @param heldAt place in the list of the terminal that it is held up at, or -1
 */
export function lineHaul(
  legs: readonly Leg[],
  from: number,
  until: number,
  chance: Chance,
  heldAt = -1,
): TerminalStay[] {
  const driving = legs.map(({ miles }) => Math.max(0.4, miles / milesPerHour) * hour);
  const weights = legs.map((_, index) => (1 + chance.next()) * (index === heldAt ? heldWeight : 1));
  const driven = driving.reduce((sum, one) => sum + one, 0);
  const weight = weights.reduce((sum, one) => sum + one, 0);
  const leastWaiting = legs.length * 0.75 * hour;
  const squeeze = Math.min(1, (until - from) / (driven + leastWaiting));
  const waiting = until - from - driven * squeeze;
  let at = from;
  return legs.map((leg, index) => {
    const arrivesAt = at + (driving[index] as number) * squeeze;
    at = arrivesAt + (waiting * (weights[index] as number)) / weight;
    return { leg, arrivesAt, leavesAt: at };
  });
}
