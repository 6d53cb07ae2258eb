import { addBusinessDays, businessDaysBetween, nextBusinessDay, type Closures } from '../calendar/business-days.ts';
import type { LocalDate } from '../calendar/date.ts';
import { applyEvents, type TrackingState } from './apply-events.ts';
import { meaningOf, type TrackingEvent } from './event.ts';

/** An event with the calendar date it happened on, at its place. */
export type DatedEvent = TrackingEvent & { readonly date: LocalDate };

/** What makes a shipment late: the carrier says so, or what it reports comes to it. */
export const lateCauses = ['carrier_estimate', 'not_picked_up', 'picked_up_late', 'delayed'] as const;
export type LateCause = (typeof lateCauses)[number];

/** A shipment that will likely come after the day it was promised for. */
export type LikelyLate = {
  readonly cause: LateCause;
  /** The day it can be expected on by what is known. */
  readonly expected: LocalDate;
  /** Reason code of the report that cost the most days; null where none names one. */
  readonly reason: string | null;
};

export type LateFacts = {
  readonly events: readonly DatedEvent[];
  /** The day of the booking on which the freight is to be picked up. */
  readonly pickup: LocalDate;
  /** Business days from the pickup to the delivery, as booked. */
  readonly transitDays: number;
  readonly promised: LocalDate;
  /** The newest day the carrier named itself; null when it named none. */
  readonly estimated: LocalDate | null;
  readonly closures: Closures;
  /** The day up to which a carrier had the time to report; without it only the reports themselves count. */
  readonly asOf?: LocalDate | undefined;
};

type State = TrackingState<DatedEvent>;
type Stop = { readonly event: DatedEvent; readonly days: number; readonly open: boolean };

const latest = (one: LocalDate, other: LocalDate): LocalDate => (one > other ? one : other);

/**
 * Delays of the way, each from the report that brought it to the next one of movement, with the business days between.
 * One that still lasts costs the day it was reported on at least, and every day on which nothing moved since.
 */
function stopsOf({ history }: State, { closures, asOf }: Pick<LateFacts, 'closures' | 'asOf'>): Stop[] {
  const stops: Stop[] = [];
  let since: DatedEvent | null = null;
  let last: DatedEvent | null = null;
  for (const { event, status } of history) {
    if (status === 'delayed') since ??= event;
    else if (since !== null) {
      stops.push({ event: since, days: businessDaysBetween(since.date, event.date, closures), open: false });
      since = null;
    }
    last = event;
  }
  if (since !== null && last !== null) {
    const until = latest(last.date, asOf ?? last.date);
    const days = Math.max(1, businessDaysBetween(since.date, until, closures));
    stops.push({ event: since, days, open: true });
  }
  return stops;
}

/** Freight that is out for delivery comes that day, whatever the days of transit say. */
function outForDelivery({ status, because }: State): LocalDate | null {
  if (status !== 'in_transit' || because === null) return null;
  const { scheme, code, date } = because;
  const out = scheme === 'edi214' ? code === 'X6' : /^(OF|out.?for.?delivery)$/i.test(code);
  return out ? date : null;
}

function fromReports(facts: LateFacts, state: State, pickedUp: DatedEvent | null): LikelyLate {
  const { events, pickup, transitDays, closures } = facts;
  if (pickedUp === null) {
    const from = events.reduce((day, { date }) => latest(day, date), latest(pickup, facts.asOf ?? pickup));
    return { cause: 'not_picked_up', expected: addBusinessDays(from, transitDays, closures), reason: null };
  }
  const out = outForDelivery(state);
  const stops = stopsOf(state, facts);
  const lost = stops.reduce((sum, { days }) => sum + days, 0);
  const worst = stops.toSorted((a, b) => b.days - a.days)[0] ?? null;
  const byDays = addBusinessDays(pickedUp.date, Math.min(366, transitDays + lost), closures);
  const standing = stops.find(({ open }) => open);
  const expected = out ?? (standing ? latest(byDays, nextBusinessDay(standing.event.date, closures)) : byDays);
  const reason = worst?.event.reason ?? null;
  // A code that means no delay beside a status that is one, e.g. `NS`, names no reason.
  const known =
    reason !== null && meaningOf({ ...pickedUp, scheme: 'edi214', code: 'X4', reason }).status === 'delayed';
  if (worst === null || worst.days === 0) return { cause: 'picked_up_late', expected, reason: null };
  return { cause: 'delayed', expected, reason: known ? reason : null };
}

/**
 * Whether a shipment under way will likely come after the day it was promised for, told from the carrier's events alone
 * and so before that day has passed. Freight comes so many business days after its pickup as the booking counts, and
 * each business day of a delay on the way is lost: `expected = pickup + transit days + days lost`. What is not picked up
 * yet has all of its transit before it, from its newest report on, or from the day up to which it should have been
 * reported. A day that the carrier names itself goes before.
 * @returns null for one that is in time, delivered or canceled, and for one whose events say nothing
 * @throws FreightError `out_of_range` for transit days that are no whole number from 0 to 366
 */
export function likelyLate(facts: LateFacts): LikelyLate | null {
  const state = applyEvents(facts.events);
  if (state.status === 'delivered' || state.status === 'canceled') return null;
  const pickedUp = facts.events
    .filter(({ at }) => at === state.pickedUpAt)
    .reduce<DatedEvent | null>((first, event) => first ?? event, null);
  if (facts.estimated !== null) {
    const worst = stopsOf(state, facts).toSorted((a, b) => b.days - a.days)[0];
    if (facts.estimated <= facts.promised) return null;
    return { cause: 'carrier_estimate', expected: facts.estimated, reason: worst?.event.reason ?? null };
  }
  if (facts.events.length === 0) return null;
  const told = fromReports(facts, state, pickedUp);
  // A carrier that also drives on days that are none of ours promised a day that our count cannot reach.
  const plain = addBusinessDays(facts.pickup, facts.transitDays, facts.closures);
  return told.expected > latest(facts.promised, plain) ? told : null;
}
