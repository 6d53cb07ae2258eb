import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';
import { pageOf, pageQuery } from '../lists.ts';
import { shipmentStatuses } from '../shipments/tracking.ts';

const tag = 'Admin';

/** What staff look after, the most pressing first. */
export const exceptionKinds = [
  'failed_delivery',
  'missed_pickup',
  'unclear_pickup',
  'delayed',
  'silent',
  'unknown_booking',
] as const;
export type ExceptionKind = (typeof exceptionKinds)[number];

const contact = z.object({ company: z.string(), name: z.string(), phone: z.string() });

/** A shipment, or a booking nobody knows the outcome of, that somebody has to look after. */
export const exceptionRow = z.object({
  /** Of the shipment; of a booking, the id that its shipment will have. */
  id: f.id,
  kind: z.enum(exceptionKinds),
  since: f.instant,
  owner: z.object({ id: f.id, name: z.string() }).nullable(),
  snoozed_until: f.instant.nullable(),
  account: z.object({ id: f.id, name: z.string() }),
  number: z.string(),
  pro_number: z.string().nullable(),
  /** Null for a booking. */
  status: z.enum(shipmentStatuses).nullable(),
  mode: z.enum(['ltl', 'parcel', 'truckload']),
  carrier: z.object({ name: z.string(), scac: z.string(), phone: z.string().nullable() }),
  origin: z.string(),
  destination: z.string(),
  pickup_date: z.string(),
  delivery_date: z.string().nullable(),
  /** The day of the booking, where another one is expected now. */
  promised: z.string().nullable(),
  /** What the carrier said last, in its own words; of a booking, what is known of it. */
  said: z
    .object({
      text: z.string(),
      /** Codes of the carrier's report; null for what is no report. */
      code: z.string().nullable(),
      reason_code: z.string().nullable(),
      place: z.string().nullable(),
      at: f.instant.nullable(),
      time_zone: z.string(),
    })
    .nullable(),
  time_zone: z.string(),
  /** Whom to call at either end. */
  pickup: contact.nullable(),
  delivery: contact.nullable(),
  /** The newest note that staff left for one another. */
  note: z.string().nullable(),
  /** Whether the carrier can be asked by us where it is. */
  can_ask: z.boolean(),
  /** What was asked of the carrier without a clear answer: a pickup, or the calling off of one. */
  request: z
    .object({
      id: f.id,
      kind: z.enum(['pickup', 'cancel_pickup']),
      date: z.string().nullable(),
      /** The pickup that is to be called off. */
      pickup_number: z.string().nullable(),
    })
    .nullable(),
});
export type ExceptionRow = z.infer<typeof exceptionRow>;

const counts = z.object({
  all: z.int(),
  ...(Object.fromEntries(exceptionKinds.map((kind) => [kind, z.int()])) as Record<ExceptionKind, z.ZodInt>),
  mine: z.int(),
  nobodys: z.int(),
  snoozed: z.int(),
});
export type ExceptionCounts = z.infer<typeof counts>;

const params = z.object({ id: f.id, kind: z.enum(exceptionKinds) });
const state = z.object({
  data: z.object({ owner_id: f.id.nullable(), snoozed_until: f.instant.nullable() }),
});

/** So long an exception can be put off, in days. */
export const longestSnoozeDays = 30;

export const exceptions = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/exceptions',
    tag,
    access: 'staff.shipments.read',
    audit: null,
    summary: 'Shipments and bookings that need action, oldest first',
    query: z.object({
      ...pageQuery,
      kind: z.enum(exceptionKinds).optional(),
      owner: z.enum(['me', 'nobody']).optional(),
      /** Those put off, in place of those that are due. */
      snoozed: z.enum(['only']).optional(),
      scac: z.string().trim().max(4).optional(),
      account_id: f.id.optional(),
      search: z.string().trim().max(60).optional(),
      sort: z.enum(['since', '-since']).default('since'),
    }),
    answers: { 200: pageOf(exceptionRow) },
    errors: ['validation_failed'],
  }),
  counts: endpoint({
    method: 'GET',
    path: '/api/admin/exceptions/counts',
    tag,
    access: 'staff.shipments.read',
    audit: null,
    summary: 'Counts of due exceptions by kind, and of those assigned to the caller, unassigned, and snoozed',
    answers: { 200: z.object({ data: counts }) },
    errors: [],
  }),
  own: endpoint({
    method: 'PUT',
    path: '/api/admin/exceptions/:id/:kind/owner',
    tag,
    access: 'staff.shipments.write',
    audit: 'exception.owned',
    summary: 'Assigns an exception to the caller, or unassigns it; refused when someone else has it',
    params,
    body: z.object({ mine: z.boolean(), seen_owner_id: f.id.nullable() }),
    answers: { 200: state },
    errors: ['validation_failed', 'not_found', 'conflict'],
  }),
  snooze: endpoint({
    method: 'PUT',
    path: '/api/admin/exceptions/:id/:kind/snooze',
    tag,
    access: 'staff.shipments.write',
    audit: 'exception.snoozed',
    summary: 'Snoozes an exception until a time, or ends the snooze',
    params,
    body: z.object({ until: f.instant.nullable() }),
    answers: { 200: state },
    errors: ['validation_failed', 'not_found'],
  }),
} as const;
