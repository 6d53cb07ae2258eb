import { z } from 'zod';
import { paperTypes } from '../file-types.ts';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';
import { staffUploadKinds } from '../shipments/shipment-kinds.ts';
import { shipmentStatuses } from '../shipments/tracking.ts';

const tag = 'Admin';
const access = 'staff.shipments.write';
const params = z.object({ id: f.id });

/** What staff may say happened to a shipment. */
export const staffEvents = [
  'dispatched',
  'picked_up',
  'moved',
  'out_for_delivery',
  'delayed',
  'held',
  'delivery_failed',
  'proof_of_delivery',
  'returned',
] as const;
export type StaffEvent = (typeof staffEvents)[number];

/** Papers that staff bring, and how big one may be. */
export const paperLimits = { bytes: 10_000_000, mediaTypes: paperTypes } as const;

export const shipmentNote = z.object({
  id: f.id,
  text: z.string(),
  /** Whether the customer reads it too. */
  for_customer: z.boolean(),
  by: z.string(),
  created_at: f.instant,
});
export type ShipmentNote = z.infer<typeof shipmentNote>;

/** One entry of the audit trail of a shipment. */
export const shipmentActivity = z.object({
  id: f.id,
  at: f.instant,
  by: z.string(),
  /** Whether a person did it, or the product itself. */
  person: z.boolean(),
  action: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});
export type ShipmentActivity = z.infer<typeof shipmentActivity>;

/** What only staff see of a shipment, and what they can do with it now. */
export const deskView = z.object({
  notes: z.array(shipmentNote),
  activity: z.array(shipmentActivity),
  carrier_phone: z.string().nullable(),
  /** The carrier was asked for a pickup, or to call one off, and nobody can tell what it made of that. */
  pickup_unclear: z.boolean(),
  can: z.object({
    /** Ask the carrier where it is. */
    ask: z.boolean(),
    /** Have the carrier asked for a pickup by us; else somebody calls. */
    request_pickup: z.boolean(),
    /** Somebody still has to come for it. */
    reschedule: z.boolean(),
    cancel: z.boolean(),
    /** Nobody has picked it up, or it is canceled: another carrier may take it. */
    rebook: z.boolean(),
  }),
});
export type DeskView = z.infer<typeof deskView>;

const one = z.object({ data: deskView });

export const staffEventInput = z.object({
  what: z.enum(staffEvents),
  /** By the clock of the zone. */
  date: f.calendarDate,
  time: f.timeOfDay,
  time_zone: f.timeZone,
  city: f.optionalText(80),
  state: f.optionalText(3),
  /** What the customer reads beside it. */
  text: f.optionalText(300),
});

export const statusInput = z.object({
  status: z.enum(shipmentStatuses),
  reason: f.text(300),
  /** The status that was shown. */
  seen: z.enum(shipmentStatuses),
});

export const proInput = z.object({
  pro_number: f.text(30),
  /** The number that was shown. */
  seen: z.string().nullable(),
});

export const noteInput = z.object({
  /** Made by the caller, so that a note sent twice is kept once. */
  note_id: f.id,
  text: f.text(2000),
  for_customer: z.boolean(),
});

export const rescheduleInput = z.object({
  date: f.calendarDate,
  ready_at: f.timeOfDay,
  closes_at: f.timeOfDay,
  /** `carrier`: we ask the carrier now; `phone`: somebody called, and it was agreed. */
  how: z.enum(['carrier', 'phone']),
  pickup_number: f.optionalText(40),
});

/** Why staff cancel; the customer reads it. */
export const cancelInput = z.object({ reason: f.text(300) });

export const shipmentDesk = {
  show: endpoint({
    method: 'GET',
    path: '/api/admin/shipments/:id/desk',
    tag,
    access: 'staff.shipments.read',
    audit: null,
    summary: 'Notes, activity, and available actions of a shipment',
    params,
    answers: { 200: one },
    errors: ['not_found'],
  }),
  addEvent: endpoint({
    method: 'POST',
    path: '/api/admin/shipments/:id/events',
    tag,
    access,
    audit: 'shipment.event_added',
    summary: 'Adds a tracking event; the same event is added once',
    params,
    body: staffEventInput,
    answers: { 200: one },
    errors: ['validation_failed', 'not_found'],
  }),
  setStatus: endpoint({
    method: 'POST',
    path: '/api/admin/shipments/:id/status',
    tag,
    access,
    audit: 'shipment.status_set',
    summary: 'Sets the status with a reason; refused when it has changed',
    params,
    body: statusInput,
    answers: { 200: one },
    errors: ['validation_failed', 'not_found', 'conflict'],
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/api/admin/shipments/:id/notes',
    tag,
    access,
    audit: 'shipment.note_added',
    summary: 'Adds a note for staff, or for the customer as well',
    params,
    body: noteInput,
    answers: { 200: one },
    errors: ['validation_failed', 'not_found'],
  }),
  correctPro: endpoint({
    method: 'PUT',
    path: '/api/admin/shipments/:id/pro',
    tag,
    access,
    audit: 'shipment.pro_corrected',
    summary: "Corrects the PRO number by its carrier's rule; refused when it has changed",
    params,
    body: proInput,
    answers: { 200: one },
    errors: ['validation_failed', 'not_found', 'conflict'],
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/admin/shipments/:id/files',
    tag,
    access,
    audit: 'shipment.file_added',
    summary: 'Uploads a document that the customer sees; the same file is added once',
    params,
    query: z.object({ kind: z.enum(staffUploadKinds), name: f.fileName().optional() }),
    upload: { bytes: 'application/octet-stream', most: paperLimits.bytes },
    accepts: { types: paperTypes, refusal: 'paper_unreadable' },
    answers: { 200: one },
    errors: ['validation_failed', 'not_found', 'payload_too_large'],
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/admin/shipments/:id/ask',
    tag,
    access,
    audit: 'shipment.tracking_asked',
    summary: "Requests the carrier's tracking within a minute",
    params,
    answers: { 200: one },
    errors: ['not_found', 'conflict'],
  }),
  reschedule: endpoint({
    method: 'POST',
    path: '/api/admin/shipments/:id/pickup',
    tag,
    access,
    audit: 'shipment.pickup_rescheduled',
    summary: 'Reschedules the pickup with the carrier, or as agreed by phone',
    params,
    body: rescheduleInput,
    answers: { 200: one, 202: one },
    errors: ['validation_failed', 'not_found', 'pickup_refused', 'pickup_not_cancelable'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/admin/shipments/:id/cancel',
    tag,
    access,
    audit: 'shipment.canceled',
    summary: "Cancels a shipment for its customer; 202 while the carrier's answer is unclear",
    params,
    body: cancelInput,
    answers: { 200: one, 202: one },
    errors: ['validation_failed', 'not_found', 'not_cancelable'],
  }),
} as const;
