import { applyEvents, eventSchemes, type EventScheme, type TrackingEvent } from '@waybill/freight';
import { shipmentStatuses, type TrackingEventWire } from '@waybill/contract';
import { hash } from 'node:crypto';
import type { Db, Tx } from '../../../core/database/database.ts';

/** Primary key of a shipment. */
export type ShipmentKey = { readonly account_id: string; readonly shipment_id: string };

/** A carrier's report with its own texts and codes. */
export type ReportedEvent = {
  readonly occurred_at: Date;
  readonly time_zone: string;
  readonly city: string | null;
  readonly state: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly text: string;
  readonly scheme: EventScheme;
  readonly code: string | null;
  readonly reason_code: string | null;
  readonly source: string;
};

/** Identifies duplicates of a report: time, place, code, and source. */
export function fingerprintOf(event: ReportedEvent): string {
  const facts = [
    event.occurred_at.toISOString(),
    event.source,
    event.scheme,
    event.code,
    event.reason_code,
    event.city,
    event.state,
    event.text,
  ];
  return hash('sha256', JSON.stringify(facts), 'hex').slice(0, 32);
}

type Stored = Omit<ReportedEvent, 'scheme'> & {
  readonly id: string;
  readonly scheme: string;
  readonly status: string | null;
};

async function storedEvents(db: Db | Tx, key: ShipmentKey): Promise<Stored[]> {
  return db
    .selectFrom('tracking_events')
    .select([
      'id',
      'occurred_at',
      'time_zone',
      'city',
      'state',
      'latitude',
      'longitude',
      'text',
      'scheme',
      'code',
      'reason_code',
      'status',
      'source',
    ])
    .where('account_id', '=', key.account_id)
    .where('shipment_id', '=', key.shipment_id)
    .orderBy('occurred_at')
    .orderBy('id')
    .execute();
}

function isScheme(text: string): text is EventScheme {
  return (eventSchemes as readonly string[]).includes(text);
}

/** The parts of an event that determine the state of a shipment. */
type StoredCode = Pick<Stored, 'id' | 'time_zone' | 'scheme' | 'code' | 'reason_code'> & { readonly at: number };
export type KnownEvent = TrackingEvent & { readonly id: string; readonly zone: string };

/** Events with known code schemes. The others are stored but have no effect. */
export function knownEvents(events: readonly StoredCode[]): KnownEvent[] {
  return events.flatMap((event): KnownEvent[] =>
    event.code !== null && isScheme(event.scheme)
      ? [
          {
            id: event.id,
            at: event.at,
            zone: event.time_zone,
            scheme: event.scheme,
            code: event.code,
            reason: event.reason_code,
          },
        ]
      : [],
  );
}

function statusOf(text: string | null | undefined): TrackingEventWire['status'] {
  return shipmentStatuses.find((status) => status === text) ?? null;
}

/** Events in the wire format, newest first, each with the resulting status. */
export async function eventsOf(db: Db | Tx, key: ShipmentKey): Promise<TrackingEventWire[]> {
  const events = await storedEvents(db, key);
  const after = new Map(
    applyEvents(knownEvents(events.map((event) => ({ ...event, at: event.occurred_at.getTime() })))).history.map(
      ({ event, status }) => [event.id, status],
    ),
  );
  return events
    .map((event) => ({
      id: event.id,
      occurred_at: event.occurred_at.toISOString(),
      time_zone: event.time_zone,
      city: event.city,
      state: event.state,
      latitude: event.latitude,
      longitude: event.longitude,
      text: event.text,
      code: event.code,
      reason_code: event.reason_code,
      status: statusOf(after.get(event.id)),
      source: event.source,
    }))
    .toReversed();
}
