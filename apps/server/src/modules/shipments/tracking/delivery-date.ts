import {
  addBusinessDays,
  carrierClosures,
  isPossibleArrival,
  likelyLate,
  zoned,
  type LikelyLate,
  type Mode,
} from '@waybill/freight';
import { sql } from 'kysely';
import type { Tx } from '../../../core/database/database.ts';
import type { KnownEvent, ShipmentKey } from './events.ts';
import { keysOf, type Locked, type NewEstimate } from './ingest-rows.ts';

/** A day that a carrier names for the delivery. */
export type NamedDate = { readonly deliveryDate: string; readonly setAt: Date; readonly reason: string | null };

type Estimate = ShipmentKey & {
  readonly set_at: Date;
  readonly delivery_date: string;
  readonly named_by: string;
};

/** What becomes of the delivery date. */
type DeliveryDate = {
  readonly shown: string | null;
  readonly late: LikelyLate | null;
  readonly estimate: readonly NewEstimate[];
  /** Days that the carrier named and that lie before the pickup: they are neither kept nor shown. */
  readonly setAside: readonly NamedDate[];
  /** The day of the booking; null on shipments that were booked without one. */
  readonly promised: string | null;
};

const idOf = ({ account_id: account, shipment_id: shipment }: ShipmentKey): string => `${account}/${shipment}`;

/** Dates are told apart by their instant, so that each has one of its own. */
function freeInstant(wanted: Date, taken: ReadonlySet<number>): Date {
  let at = wanted.getTime();
  while (taken.has(at)) at += 1;
  return new Date(at);
}

/** The days a carrier names that are news beside those that are known. */
function namedNow(known: readonly Estimate[], told: readonly NamedDate[]): NewEstimate[] {
  const instants = new Set(known.map(({ set_at: at }) => at.getTime()));
  const named = known.filter((one) => one.named_by === 'carrier');
  const worked = known.some((one) => one.named_by === 'reports');
  let last = named.at(-1)?.delivery_date ?? (worked ? null : (known[0]?.delivery_date ?? null));
  return told.flatMap(({ deliveryDate, setAt, reason }) => {
    if (deliveryDate === last || named.some((one) => one.set_at.getTime() === setAt.getTime())) return [];
    last = deliveryDate;
    const at = freeInstant(setAt, instants);
    instants.add(at.getTime());
    return [{ set_at: at, delivery_date: deliveryDate, reason, named_by: 'carrier' as const }];
  });
}

/** Days by zone and quarter of an hour: no zone begins a day at another time, and reports come close together. */
const daysByInstant = new Map<string, string>();
const quarterMs = 15 * 60_000;
const mostDays = 20_000;

function dayIn(zone: string, at: number): string {
  const key = `${Math.floor(at / quarterMs)}${zone}`;
  const known = daysByInstant.get(key);
  if (known !== undefined) return known;
  if (daysByInstant.size >= mostDays) daysByInstant.clear();
  const { date } = zoned(at, zone);
  daysByInstant.set(key, date);
  return date;
}

const closuresOf = ({ mode }: Pick<Locked, 'mode'>) => carrierClosures(mode as Mode);

/** The day of the pickup: the one a carrier reported, else the one that is booked. */
function pickupDay(locked: Locked, events: readonly KnownEvent[], pickedUpAt: number | null): string {
  const pickup = events.find(({ at }) => at === pickedUpAt);
  return pickup === undefined ? locked.pickup_date : dayIn(pickup.zone, pickup.at);
}

/** Carriers may report as late as the next noon. */
const reportsWithinMs = 12 * 60 * 60_000;

type Days = { readonly promised: string; readonly estimated: string | null; readonly now: Date };

function lateOf(locked: Locked, events: readonly KnownEvent[], { promised, estimated, now }: Days) {
  if (locked.transit_days === null) return null;
  return likelyLate({
    events: events.map((event) => ({ ...event, date: dayIn(event.zone, event.at) })),
    pickup: locked.pickup_date,
    transitDays: locked.transit_days,
    promised,
    estimated,
    asOf: locked.zone === null ? undefined : dayIn(locked.zone, now.getTime() - reportsWithinMs),
    closures: closuresOf(locked),
  });
}

/** The day of the booking; where the pickup was moved behind it, the booked days in transit after the pickup. */
function plannedDay(locked: Locked, promised: string | null, pickup: string): string | null {
  const { transit_days: days } = locked;
  const planned = promised ?? locked.delivery_date;
  if (planned === null || isPossibleArrival(planned, pickup)) return planned;
  return days === null ? null : addBusinessDays(pickup, days, closuresOf(locked));
}

/** The progress of a shipment, as far as its dates depend on it. */
export type Progress = { readonly over: boolean; readonly pickedUpAt: number | null };

function dateOf(
  locked: Locked,
  events: readonly KnownEvent[],
  { over, pickedUpAt }: Progress,
  given: { readonly known: readonly Estimate[]; readonly told: readonly NamedDate[]; readonly now: Date },
): DeliveryDate {
  const { known, told, now } = given;
  const pickup = pickupDay(locked, events, pickedUpAt);
  const setAside = told.filter(({ deliveryDate }) => !isPossibleArrival(deliveryDate, pickup));
  const named = namedNow(
    known,
    told.filter((each) => !setAside.includes(each)),
  );
  // The pickup may have been moved since the carrier named the date.
  const estimated = [...known.filter((one) => one.named_by === 'carrier'), ...named]
    .filter((one) => isPossibleArrival(one.delivery_date, pickup))
    .toSorted((a, b) => a.set_at.getTime() - b.set_at.getTime())
    .at(-1)?.delivery_date;
  const promised = known.find((one) => one.named_by === 'booking')?.delivery_date ?? null;
  const answer = { estimate: named, setAside, promised };
  if (over) return { ...answer, shown: estimated ?? locked.delivery_date, late: null };
  const late = promised === null ? null : lateOf(locked, events, { promised, estimated: estimated ?? null, now });
  if (estimated !== undefined) return { ...answer, shown: estimated, late };
  const worked = late?.expected ?? plannedDay(locked, promised, pickup);
  const last = known.at(-1);
  if (worked === null || last === undefined || last.delivery_date === worked) return { ...answer, shown: worked, late };
  const instant = freeInstant(now, new Set(known.map(({ set_at: at }) => at.getTime())));
  const news = { set_at: instant, delivery_date: worked, reason: late?.reason ?? null, named_by: 'reports' as const };
  return { ...answer, shown: worked, late, estimate: [news] };
}

/**
 * Reads the dates named so far for some shipments. The day that is shown is the newest one the carrier named; without
 * one, what its reports come to where that is later than the promise, and else the promise of the booking. It never
 * lies before the pickup: whoever shows the day reads it from the shipment, where this is the only one to write it.
 */
export async function datesOf(
  tx: Tx,
  keys: readonly ShipmentKey[],
  told: readonly { readonly key: ShipmentKey; readonly estimates: readonly NamedDate[] }[],
  now: Date,
): Promise<{ of(locked: Locked, events: readonly KnownEvent[], progress: Progress): DeliveryDate }> {
  const known = new Map<string, Estimate[]>();
  if (keys.length > 0) {
    const { rows } = await sql<Estimate>`
      SELECT estimate.account_id, estimate.shipment_id, set_at, delivery_date, named_by
      FROM ${keysOf(keys)} JOIN delivery_estimates AS estimate
        ON estimate.account_id = key.account_id AND estimate.shipment_id = key.shipment_id
      ORDER BY set_at
    `.execute(tx);
    for (const row of rows) known.set(idOf(row), [...(known.get(idOf(row)) ?? []), row]);
  }
  const named = new Map(told.map(({ key, estimates }) => [idOf(key), estimates]));
  return {
    of: (locked, events, progress) =>
      dateOf(locked, events, progress, {
        known: known.get(idOf(locked)) ?? [],
        told: named.get(idOf(locked)) ?? [],
        now,
      }),
  };
}
