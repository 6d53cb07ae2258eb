import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';

export const shipmentStatuses = ['pending', 'dispatched', 'in_transit', 'delayed', 'delivered', 'canceled'] as const;
export type ShipmentStatus = (typeof shipmentStatuses)[number];

/** How many shipments each status holds; those that need somebody are counted beside it. */
export const statusCounts = z.object({
  all: z.int(),
  ...(Object.fromEntries(shipmentStatuses.map((status) => [status, z.int()])) as Record<ShipmentStatus, z.ZodInt>),
  action_required: z.int(),
});

export const trackingEvent = z.object({
  id: f.id,
  occurred_at: f.instant,
  time_zone: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  /** Where that is, when it is known, for the map. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** The carrier's own words. */
  text: z.string(),
  code: z.string().nullable(),
  reason_code: z.string().nullable(),
  status: z.enum(shipmentStatuses).nullable(),
  source: z.string(),
});
export type TrackingEventWire = z.infer<typeof trackingEvent>;

/** So many days after delivery the shipper's link shows more than the number does. */
export const linkDays = 60;

/** Where a city is, to a tenth of a degree: enough for a map of the country, and too little for a street. */
const spot = z.object({ latitude: z.number(), longitude: z.number() }).nullable();

/** What anybody may see who knows a number: status, cities and dates; nothing private. */
export const publicTracking = z.object({
  number: z.string(),
  mode: z.enum(['ltl', 'parcel', 'truckload']),
  status: z.enum(shipmentStatuses),
  carrier_name: z.string(),
  /** By which the carrier knows it: for whoever has the shipper's link, or asked by it. */
  carrier_number: z.string().nullable(),
  origin: z.object({ city: z.string(), state: z.string(), spot }),
  destination: z.object({ city: z.string(), state: z.string(), time_zone: z.string(), spot }),
  pickup_date: z.string(),
  delivery_date: z.string().nullable(),
  first_delivery_date: z.string().nullable(),
  delivered_at: f.instant.nullable(),
  /** What the shipper's own link shows besides, until 60 days after delivery; null for who knows only the number. */
  full: z
    .object({
      pro_number: z.string().nullable(),
      service_name: z.string(),
      units: z.int(),
      weight_lb: z.number(),
      /** Delivery dates given so far, newest first. */
      estimates: z.array(z.object({ date: z.string(), set_at: f.instant })),
    })
    .nullable(),
  events: z.array(
    z.object({
      occurred_at: f.instant,
      time_zone: z.string(),
      city: z.string().nullable(),
      state: z.string().nullable(),
      spot,
      status: z.enum(shipmentStatuses).nullable(),
      code: z.string().nullable(),
      reason_code: z.string().nullable(),
    }),
  ),
});
export type PublicTracking = z.infer<typeof publicTracking>;

export const tracking = {
  public: endpoint({
    method: 'GET',
    path: '/api/tracking/:number',
    tag: 'Tracking',
    access: 'public',
    audit: null,
    summary: 'Where a shipment is, by its BOL or PRO number; no login',
    params: z.object({ number: z.string().trim().min(4).max(40) }),
    query: z.object({ key: z.string().max(100).optional() }),
    answers: { 200: z.object({ data: publicTracking }) },
    errors: ['not_found', 'too_many_attempts'],
  }),
  push: endpoint({
    method: 'POST',
    path: '/api/push/:connection',
    tag: 'Tracking',
    access: 'public',
    audit: 'tracking.received',
    summary: "Receives a carrier's tracking events; the carrier's credential is checked",
    params: z.object({ connection: f.id }),
    answers: { 204: null },
    errors: ['not_found', 'invalid_signature'],
  }),
  signedPush: endpoint({
    method: 'POST',
    path: '/api/push/:connection/events',
    tag: 'Tracking',
    access: 'public',
    audit: 'tracking.received',
    summary: 'Receives tracking events in our own format, signed by Standard Webhooks',
    params: z.object({ connection: f.id }),
    answers: { 204: null },
    errors: ['not_found', 'invalid_signature'],
  }),
} as const;
