import { fingerprintOf } from '../../modules/shipments/tracking/index.ts';
import { seededIds } from '../seeded-ids.ts';
import type { Booked } from './booked.ts';
import { asJson } from '../../core/database/json.ts';

/** Reports about a demo shipment so far. */
export function eventRows({ id, reports }: Booked, accountId: string) {
  const newId = seededIds(`events/${id}`);
  return reports.map((report) => ({
    account_id: accountId,
    shipment_id: id,
    id: newId(report.occurred_at),
    ...report,
    received_at: report.occurred_at,
    status: null,
    fingerprint: fingerprintOf(report),
  }));
}

/** Delivery estimates so far: at booking, and from each report with a new one. */
export function estimateRows({ id, bookedAt, taken, itinerary, reports }: Booked, accountId: string) {
  const key = { account_id: accountId, shipment_id: id };
  const last = reports.at(-1)?.occurred_at ?? bookedAt;
  const renewed = itinerary.flatMap(({ dueAt, event: { estimate } }) =>
    estimate !== null && dueAt <= last
      ? [{ ...key, set_at: dueAt, delivery_date: estimate.date, reason: estimate.reason, named_by: 'carrier' }]
      : [],
  );
  return [
    {
      ...key,
      set_at: bookedAt,
      delivery_date: taken.rate.delivery_date,
      reason: null as string | null,
      named_by: 'booking',
    },
    ...renewed,
  ];
}

/** The carrier's planned events, past and future. */
export function itineraryRows({ id, itinerary }: Booked, accountId: string, now: Date) {
  return itinerary.map(({ dueAt, event }, step) => ({
    account_id: accountId,
    shipment_id: id,
    step,
    due_at: dueAt,
    event: asJson(event),
    reported_at: dueAt <= now ? dueAt : null,
  }));
}
