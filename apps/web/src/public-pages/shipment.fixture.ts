import type { PublicTracking } from '@waybill/contract';
import type { PublicEvent } from './found/facts.ts';

const zones = {
  Nashua: 'America/New_York',
  Joliet: 'America/Chicago',
  Omaha: 'America/Chicago',
  Denver: 'America/Denver',
} as const;
const states = { Nashua: 'NH', Joliet: 'IL', Omaha: 'NE', Denver: 'CO' } as const;

/** As rough as the page has them. */
const spots = {
  Nashua: { latitude: 42.8, longitude: -71.5 },
  Joliet: { latitude: 41.5, longitude: -88.1 },
  Omaha: { latitude: 41.3, longitude: -95.9 },
  Denver: { latitude: 39.7, longitude: -105 },
} as const;

/** A report from one of four cities, at an instant in UTC. */
export function report(
  at: string,
  city: keyof typeof zones,
  code: string,
  status: PublicEvent['status'],
  reason: string | null = null,
): PublicEvent {
  return {
    occurred_at: at,
    time_zone: zones[city],
    city,
    state: states[city],
    spot: spots[city],
    status,
    code,
    reason_code: reason,
  };
}

export const accepted = report('2026-10-13T14:00:00.000Z', 'Nashua', 'XB', 'dispatched');
export const pickedUp = report('2026-10-14T19:20:00.000Z', 'Nashua', 'AF', 'in_transit');
export const inJoliet = report('2026-10-16T21:40:00.000Z', 'Joliet', 'X4', 'in_transit');
export const delayed = report('2026-10-17T03:31:00.000Z', 'Joliet', 'SD', 'delayed', 'AI');
export const inOmaha = report('2026-10-20T04:48:00.000Z', 'Omaha', 'X4', 'in_transit');
export const outForDelivery = report('2026-10-22T13:30:00.000Z', 'Denver', 'X6', 'in_transit');
export const handedOver = report('2026-10-22T16:42:00.000Z', 'Denver', 'D1', 'delivered');

/** A shipment in Omaha on its way from Nashua to Denver, due a day later than first planned. */
export function shipment(changes: Partial<PublicTracking> = {}): PublicTracking {
  return {
    number: 'WB20418618',
    mode: 'ltl',
    status: 'in_transit',
    carrier_name: 'Granite State Freight',
    carrier_number: null,
    origin: { city: 'Nashua', state: 'NH', spot: spots.Nashua },
    destination: { city: 'Denver', state: 'CO', time_zone: 'America/Denver', spot: spots.Denver },
    pickup_date: '2026-10-14',
    delivery_date: '2026-10-22',
    full: null,
    first_delivery_date: '2026-10-21',
    delivered_at: null,
    events: [inOmaha, delayed, inJoliet, pickedUp, accepted],
    ...changes,
  };
}

/** The form as the page opens with it. */
export const noFollow = { key: null, asked: false, email: '', problem: null, stop: null } as const;
