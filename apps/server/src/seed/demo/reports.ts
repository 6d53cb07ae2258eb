import type { Chance, PlannedEvent } from '@waybill/carriers';
import { applyEvents, type TrackingState } from '@waybill/freight';
import type { ReportedEvent } from '../../modules/shipments/tracking/index.ts';

const minute = 60_000;

/** The plan of a slow carrier: its first two reports are still to come. */
export function acknowledgedLater(planned: readonly PlannedEvent[], now: Date, chance: Chance): PlannedEvent[] {
  const later = now.getTime() + chance.between(15, 300) * minute;
  return planned.map(({ dueAt, event }, step) => ({
    event,
    dueAt: step < 2 ? new Date(later + step * 20_000) : dueAt,
  }));
}

/** A cancellation by the shipper some time after booking, well before pickup. */
export function cancellation(bookedAt: Date, zone: string, chance: Chance): ReportedEvent {
  return {
    occurred_at: new Date(bookedAt.getTime() + chance.between(20, 240) * minute),
    time_zone: zone,
    city: null,
    state: null,
    latitude: null,
    longitude: null,
    text: 'SHIPMENT CANCELED',
    scheme: 'own',
    code: 'canceled',
    reason_code: null,
    source: 'waybill',
  };
}

/** State of a shipment after reports. */
export function stateAfter(reports: readonly ReportedEvent[]): TrackingState {
  return applyEvents(
    reports.flatMap(({ occurred_at, scheme, code, reason_code }) =>
      code === null ? [] : [{ at: occurred_at.getTime(), scheme, code, reason: reason_code }],
    ),
  );
}
