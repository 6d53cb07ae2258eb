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

/** A delivery date given by a carrier. */
export type NamedDate = { readonly deliveryDate: string; readonly setAt: Date; readonly reason: string | null };

type Estimate = ShipmentKey & {
  readonly set_at: Date;
  readonly delivery_date: string;
  readonly named_by: string;
};

type DeliveryDate = {
  readonly shown: string | null;
  readonly late: LikelyLate | null;
  readonly estimate: readonly NewEstimate[];
  /** Dates from the carrier before the pickup. They are neither stored nor shown. */
  readonly setAside: readonly NamedDate[];
  /** Delivery date of the booking; null on shipments that were booked without one. */
  readonly promised: string | null;
};

const idOf = ({ account_id: account, shipment_id: shipment }: ShipmentKey): string => `${account}/${shipment}`;

/** An unused instant, since it is the key of an estimate. */
function freeInstant(wanted: Date, taken: ReadonlySet<number>): Date {
  let at = wanted.getTime();
  while (taken.has(at)) at += 1;
  return new Date(at);
}

/** The carrier's dates that differ from the known ones. */
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

/** Cache of days by zone and quarter of an hour: days start at a multiple of it in every zone. */
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

/** The actual pickup day as reported, else the booked one. */
function pickupDay(locked: Locked, events: readonly KnownEvent[], pickedUpAt: number | null): string {
  const pickup = events.find(({ at }) => at === pickedUpAt);
  return pickup === undefined ? locked.pickup_date : dayIn(pickup.zone, pickup.at);
}

/** Carriers may report until noon of the next day. */
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

/** The booked delivery date; if the pickup was moved past it, the new pickup plus the booked transit days. */
function plannedDay(locked: Locked, promised: string | null, pickup: string): string | null {
  const { transit_days: days } = locked;
  const planned = promised ?? locked.delivery_date;
  if (planned === null || isPossibleArrival(planned, pickup)) return planned;
  return days === null ? null : addBusinessDays(pickup, days, closuresOf(locked));
}

/** The facts about a shipment's progress that its dates depend on. */
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
  // The pickup may have moved since the carrier gave the date.
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
 * Computes delivery dates of shipments. The shown date is the latest one from the carrier; without one, the date that
 * its reports lead to if later than the promise, else the promise of the booking. It is never before the pickup. This
 * is the only code that writes the shipment's delivery date.
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
