import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { equipmentName } from '../quoting/equipment-types.ts';
import { truckloadPreferences } from '../quoting/truckload-facts.ts';
import * as f from '../fields.ts';
import { askedHows } from '../identity/customer-views.ts';
import { pageOf, pageQuery } from '../lists.ts';
import { statedItem } from '../quoting/load.ts';
import { place } from '../platform/places.ts';
import { booking, bookingErrors, bookingRequest, party, reference } from '../booking/bookings.ts';
import { chargeLine } from '../quoting/quotes.ts';
import { shipmentPapers } from './shipment-papers.ts';
import { documentKinds, fileKinds, pickupChoices, pickupNotes } from './shipment-kinds.ts';
import { shipmentStatuses, statusCounts, trackingEvent } from './tracking.ts';

const tag = 'Shipments';

/** A row of a shipments list. */
export const shipmentRow = z.object({
  id: f.id,
  bol_number: z.string(),
  pro_number: z.string().nullable(),
  /** Of a parcel; the first of several. */
  tracking_number: z.string().nullable(),
  status: z.enum(shipmentStatuses),
  action_required: z.string().nullable(),
  mode: z.enum(['ltl', 'parcel', 'truckload']),
  carrier_name: z.string(),
  /** Company at the delivery. */
  consignee: z.string().nullable(),
  origin_city: z.string(),
  origin_state: z.string(),
  origin_postal_code: z.string(),
  destination_city: z.string(),
  destination_state: z.string(),
  destination_postal_code: z.string(),
  pickup_date: z.string(),
  delivery_date: z.string().nullable(),
  delivered_at: f.instant.nullable(),
  reference: z.string().nullable(),
  total: f.money,
  created_at: f.instant,
});
export type ShipmentRow = z.infer<typeof shipmentRow>;

export const shipment = shipmentRow.extend({
  quote_id: f.id.nullable(),
  quote_number: z.string().nullable(),
  service_name: z.string(),
  scac: z.string(),
  pickup_number: z.string().nullable(),
  delivery_confirmation_number: z.string().nullable(),
  /** One for each parcel. */
  tracking_numbers: z.array(z.string()),
  origin: place,
  destination: place,
  miles: z.int(),
  pickup: party,
  delivery: party,
  ready_at: z.string(),
  /** The day asked for with a delivery appointment. */
  appointment_date: z.string().nullable().default(null),
  /** Whether our team still sends it to its carrier, which has no connection. */
  to_tender: z.boolean().default(false),
  /** How the carrier comes by a parcel, and what it says about that; null for freight. */
  pickup_choice: z.enum(pickupChoices).nullable(),
  pickup_note: z.enum(pickupNotes).nullable(),
  transit_days: z.int(),
  items: z.array(statedItem),
  weight_lb: z.number(),
  units: z.int(),
  cubic_feet: z.number(),
  linear_feet: z.number(),
  accessorials: z.array(z.string()),
  charges: z.array(chargeLine),
  insured: z.boolean(),
  declared_value: f.money,
  references: z.array(reference),
  notes: z.string().nullable(),
  tax_identifier: z.string().nullable(),
  customs_agent: z.string().nullable(),
  /** What a truckload goes on; null for any other shipment. */
  equipment: equipmentName.nullable().default(null),
  /** What the shipper asked of a truckload, which its driver must know; null for any other shipment. */
  truckload: truckloadPreferences.nullable().default(null),
  /** Version of the bill of lading; 1 unless it was changed after the booking. */
  version: z.int().default(1),
  /** Who of the staff booked it for the customer, and who asked for that; null where the customer booked. */
  booked_for: z
    .object({ by: z.string(), asked_by: z.string(), asked_how: z.enum(askedHows) })
    .nullable()
    .default(null),
  events: z.array(trackingEvent),
  /** Delivery dates promised so far, newest first. */
  estimates: z.array(
    z.object({
      date: z.string(),
      set_at: f.instant,
      reason: z.string().nullable(),
      /** The booking, the carrier, or what the carrier's reports come to. */
      named_by: z.enum(['booking', 'carrier', 'reports']),
    }),
  ),
  documents: z.array(
    z.object({
      kind: z.enum(documentKinds),
      url: z.string(),
      /** The same for a label printer, in ZPL; null for what is no label. */
      zpl_url: z.string().nullable(),
    }),
  ),
  /** Papers that came from the carrier. */
  files: z.array(
    z.object({
      id: f.id,
      kind: z.enum(fileKinds),
      media_type: z.string(),
      /** Place of its parcel in the load, from 0; null for one about all. */
      parcel: z.int().nullable(),
      url: z.string(),
      /** The same for a label printer, in ZPL; null for what is no label, or is in ZPL itself. */
      zpl_url: z.string().nullable(),
    }),
  ),
  /** What the provider wrote to the customer about it, newest first. */
  provider_notes: z.array(z.object({ id: f.id, text: z.string(), created_at: f.instant })),
  public_url: z.string(),
  /** What it was booked in the place of, and what was booked in its place; the id is null where there is no shipment. */
  replaces: z.object({ id: f.id.nullable(), number: z.string() }).nullable().default(null),
  replaced_by: z.object({ id: f.id.nullable(), number: z.string() }).nullable().default(null),
});
export type Shipment = z.infer<typeof shipment>;

/** Orders of a list across accounts. */
export const shipmentSorts = [
  '-created_at',
  'created_at',
  '-pickup_date',
  'pickup_date',
  'bol_number',
  '-bol_number',
] as const;
/**
 * Orders of an account's own list: status by how far it is, delivery by the day it was delivered or is due, attention by
 * what needs action, is delayed, and is due first.
 */
export const ownShipmentSorts = [
  ...shipmentSorts,
  'attention',
  '-attention',
  'status',
  '-status',
  'carrier',
  '-carrier',
  'delivery',
  '-delivery',
  'total',
  '-total',
] as const;
export type ShipmentSort = (typeof ownShipmentSorts)[number];

/** What a list can be narrowed to: a status, whatever is not delivered or canceled yet, or what needs action. */
export const shipmentStates = [...shipmentStatuses, 'open', 'action_required'] as const;

/** Filters of every shipments list. */
export const shipmentListQuery = {
  ...pageQuery,
  status: z.enum(shipmentStates).optional(),
  search: z.string().trim().max(60).optional(),
  from: f.calendarDate.optional(),
  to: f.calendarDate.optional(),
  sort: z.enum(ownShipmentSorts).default('-created_at'),
};

const oneShipment = z.object({ data: shipment });
const idParams = z.object({ id: f.id });

export const shipments = {
  book: endpoint({
    method: 'POST',
    path: '/api/shipments',
    tag,
    access: 'shipment.book',
    audit: 'shipment.booked',
    summary: "Books a rate once; the Idempotency-Key header is the booking's id, made by the caller",
    body: bookingRequest,
    answers: { 201: oneShipment, 202: z.object({ data: booking }) },
    errors: bookingErrors,
  }),
  booking: endpoint({
    method: 'GET',
    path: '/api/bookings/:id',
    tag,
    access: 'shipment.read',
    audit: null,
    summary: 'The progress of a booking, by its id',
    params: idParams,
    answers: { 200: z.object({ data: booking }) },
    errors: ['not_found'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/shipments',
    tag,
    access: 'shipment.read',
    audit: null,
    summary: 'Shipments of the account, a page at a time',
    query: z.object(shipmentListQuery),
    answers: { 200: pageOf(shipmentRow) },
    errors: ['validation_failed'],
  }),
  counts: endpoint({
    method: 'GET',
    path: '/api/shipments/counts',
    tag,
    access: 'shipment.read',
    audit: null,
    summary: 'Shipment counts by status',
    answers: { 200: z.object({ data: statusCounts }) },
    errors: [],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/shipments/:id',
    tag,
    access: 'shipment.read',
    audit: null,
    summary: 'A shipment with its history, charges, and documents',
    params: idParams,
    answers: { 200: oneShipment },
    errors: ['not_found'],
  }),
  live: endpoint({
    method: 'GET',
    path: '/api/shipments/:id/live',
    tag,
    access: 'shipment.read',
    audit: null,
    summary: 'Server-sent events: `shipment` with all of it, at once and after every change',
    params: idParams,
    answers: { 200: { bytes: 'text/event-stream' } },
    errors: ['not_found'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/shipments/:id/cancel',
    tag,
    access: 'shipment.book',
    audit: 'shipment.canceled',
    summary: "Cancels a shipment while its carrier allows it; 202 while the carrier's answer is unclear",
    params: idParams,
    answers: { 200: oneShipment, 202: oneShipment },
    errors: ['not_found', 'not_cancelable'],
  }),
  pickup: endpoint({
    method: 'POST',
    path: '/api/shipments/:id/pickup',
    tag,
    access: 'shipment.book',
    audit: 'shipment.pickup_requested',
    summary: "Requests a pickup, once; 202 while the carrier's answer is unclear",
    params: idParams,
    body: z.object({ date: f.calendarDate, ready_at: f.timeOfDay, closes_at: f.timeOfDay }),
    answers: { 200: oneShipment, 202: oneShipment },
    errors: ['account_inactive', 'validation_failed', 'not_found', 'pickup_refused', 'credit_hold'],
  }),
  cancelPickup: endpoint({
    method: 'POST',
    path: '/api/shipments/:id/pickup/cancel',
    tag,
    access: 'shipment.book',
    audit: 'shipment.pickup_canceled',
    summary: "Cancels a pickup; 202 while the carrier's answer is unclear",
    params: idParams,
    answers: { 200: oneShipment, 202: oneShipment },
    errors: ['not_found', 'pickup_not_cancelable'],
  }),
  mailDocuments: endpoint({
    method: 'POST',
    path: '/api/shipments/:id/document-mails',
    tag,
    access: 'shipment.documents.send',
    audit: 'shipment.documents_mailed',
    summary: 'Emails documents; idempotent by its id',
    params: idParams,
    body: z.object({
      mail_id: f.id,
      to: f.email,
      kinds: z.array(z.enum(documentKinds)).min(1, 'required').max(documentKinds.length, 'too_many'),
    }),
    answers: { 202: z.object({ data: z.object({ mail_id: f.id, to: z.string() }) }) },
    errors: ['validation_failed', 'not_found', 'too_many_attempts', 'conflict'],
  }),
  ...shipmentPapers,
} as const;
