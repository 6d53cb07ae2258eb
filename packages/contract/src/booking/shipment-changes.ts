import { accessorialCodes } from '@waybill/freight';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';
import { statedItem } from '../quoting/load.ts';
import { party, reference } from './bookings.ts';

const tag = 'Admin';
const params = z.object({ id: f.id });

/** Parts of a shipment that can change after it was booked. */
export const changedParts = [
  'pickup',
  'delivery',
  'items',
  'accessorials',
  'references',
  'notes',
  'appointment_date',
  'ready_at',
] as const;
export type ChangedPart = (typeof changedParts)[number];

/**
 * Whether the carrier knows of a change: `sending` it is being told by its interface, `done` it took the change, `call`
 * a person has to call it, `called` a person did.
 */
export const carrierStates = ['sending', 'done', 'call', 'called'] as const;

/** Why nothing can be changed: it is delivered or canceled, or its carrier's labels would be wrong. */
export const changeBars = ['over', 'labels'] as const;

export const shipmentChange = z.object({
  id: f.id,
  version: z.int(),
  parts: z.array(z.enum(changedParts)),
  reason: z.string(),
  by: z.string(),
  at: f.instant,
  carrier: z.enum(carrierStates),
  /** What the carrier answered where it did not take the change. */
  carrier_said: z.string().nullable(),
  called: z.object({ by: z.string(), at: f.instant }).nullable(),
});
export type ShipmentChange = z.infer<typeof shipmentChange>;

export const changesView = z.object({
  /** Version of the bill of lading. A change names the version it is based on. */
  version: z.int(),
  bar: z.enum(changeBars).nullable(),
  carrier: z.object({
    name: z.string(),
    phone: z.string().nullable(),
    /** Whether its API accepts changes of a booking; otherwise staff call. */
    takes_changes: z.boolean(),
  }),
  /** Newest first. */
  changes: z.array(shipmentChange),
});
export type ChangesView = z.infer<typeof changesView>;

/** What of the load can change: each line keeps its sizes and its package. */
const changedLoad = z.object({
  /** One for each line that was booked, in their order. */
  items: z.array(statedItem.pick({ description: true, quantity: true, weight: true, freight_class: true })).max(50),
  accessorials: z.array(z.enum(accessorialCodes)).max(20, 'too_many'),
});

/** Why another load cannot be priced here: it was picked up, it is billed, or its tariff is not kept here. */
export const repriceBars = ['moving', 'billed', 'no_tariff'] as const;

const beforeAfter = z.object({ before: f.money, after: f.money });
export const changePreview = z.object({
  bar: z.enum(repriceBars).nullable(),
  price: beforeAfter,
  /** Null if the carrier cost is unknown. */
  cost: beforeAfter.nullable(),
});
export type ChangePreview = z.infer<typeof changePreview>;

/** One end of a booked shipment. Its place stays: another place is another price, and is booked anew. */
const end = party.omit({ city: true, state: true, postal_code: true, country: true });

export const shipmentChangeInput = z
  .object({
    /** Made by the caller, so that a change sent twice is made once. */
    change_id: f.id,
    /** The version that was shown. */
    seen: z.int(),
    pickup: end,
    delivery: end,
    ready_at: f.timeOfDay,
    references: z.array(reference).max(10).default([]),
    notes: f.optionalText(250),
    appointment_date: f.calendarDate.nullable().default(null),
    /** Null leaves the load as it was booked. */
    load: changedLoad.nullable().default(null),
    /** The price that was shown for the load, in minor units. */
    price_seen: z.int().nullable().default(null),
    /** Who requested it, or why. The customer sees it. */
    reason: f.text(300),
  })
  .superRefine((value, check) => {
    for (const side of ['pickup', 'delivery'] as const) {
      if (value[side].closes_at <= value[side].opens_at) {
        check.addIssue({ code: 'custom', message: 'invalid_time', path: [side, 'closes_at'] });
      }
    }
  });
export type ShipmentChangeInput = z.output<typeof shipmentChangeInput>;

const one = z.object({ data: changesView });

export const shipmentChanges = {
  show: endpoint({
    method: 'GET',
    path: '/api/admin/shipments/:id/changes',
    tag,
    access: 'staff.shipments.read',
    audit: null,
    summary: 'Changes made to a shipment since it was booked, and how its carrier learns of another one',
    params,
    answers: { 200: one },
    errors: ['not_found'],
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/admin/shipments/:id/changes/preview',
    tag,
    access: 'staff.shipments.write',
    audit: null,
    summary: 'What another load would do to price and cost, by the tariff and margin of the booking; nothing is kept',
    params,
    body: changedLoad,
    answers: { 200: z.object({ data: changePreview }) },
    errors: ['validation_failed', 'not_found'],
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/admin/shipments/:id/changes',
    tag,
    access: 'staff.shipments.write',
    audit: 'shipment.changed',
    summary:
      'Changes parties, references, notes, and appointment of a booked shipment: a new version of its bill of lading, told to the carrier and the customer, once for each id',
    params,
    body: shipmentChangeInput,
    answers: { 200: one },
    errors: ['validation_failed', 'not_found', 'conflict'],
  }),
  told: endpoint({
    method: 'POST',
    path: '/api/admin/shipments/:id/changes/:change/told',
    tag,
    access: 'staff.shipments.write',
    audit: 'shipment.carrier_told',
    summary: 'Says that a person told the carrier of a change; said twice is said once',
    params: z.object({ id: f.id, change: f.id }),
    answers: { 200: one },
    errors: ['not_found'],
  }),
} as const;
