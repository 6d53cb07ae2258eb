import { z } from 'zod';
import { equipmentName } from '../quoting/equipment-types.ts';
import * as f from '../fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { driver, rateConfirmation } from './rate-confirmations.ts';
import { linkToken } from '../quoting/truckload-confirmations.ts';
import { temperature } from '../quoting/truckload-facts.ts';

/** What a carrier reports on the way. */
export const checkCalls = ['picked_up', 'moved', 'delayed', 'proof_of_delivery'] as const;
export type CheckCall = (typeof checkCalls)[number];

const end = z.object({
  city: z.string(),
  state: z.string(),
  postal_code: z.string(),
  country: f.country,
  time_zone: z.string(),
  /** Who and where exactly; null until the carrier has accepted. */
  address: z
    .object({
      company: z.string(),
      contact: z.string(),
      phone: z.string(),
      street_lines: z.array(z.string()),
      opens_at: z.string(),
      closes_at: z.string(),
    })
    .nullable(),
});

/** A load as its carrier sees it by the mailed link. Prices of the customer are not among it. */
export const carrierLoad = rateConfirmation
  .pick({
    number: true,
    state: true,
    cost: true,
    instructions: true,
    answered_by: true,
    answered_at: true,
    driver: true,
  })
  .extend({
    carrier_name: z.string(),
    contact_name: z.string(),
    bol_number: z.string(),
    /** Where the shipment stands. */
    status: z.string(),
    pickup: end,
    delivery: end,
    stops: z.array(
      z.object({
        kind: z.enum(['pickup', 'delivery']),
        city: z.string(),
        state: z.string(),
        postal_code: z.string(),
        country: f.country,
      }),
    ),
    pickup_date: z.string(),
    pickup_until: z.string().nullable(),
    delivery_date: z.string().nullable(),
    deliver_from: z.string().nullable().default(null),
    deliver_until: z.string().nullable().default(null),
    /** Codes of the services that were asked for. */
    accessorials: z.array(z.string()).default([]),
    /** The day asked for with a delivery appointment. */
    appointment_date: z.string().nullable().default(null),
    miles: z.int(),
    equipment: equipmentName.nullable(),
    units: z.int(),
    weight_lb: z.number(),
    commodities: z.array(z.string()),
    hazardous: z.boolean(),
    temperature: temperature.nullable(),
    tarps: z.boolean(),
    chains: z.boolean(),
    team: z.boolean(),
    expires_at: f.instant,
    check_calls: z.array(
      z.object({
        what: z.enum(checkCalls),
        occurred_at: f.instant,
        time_zone: z.string(),
        city: z.string().nullable(),
        state: z.string().nullable(),
        note: z.string(),
      }),
    ),
    /** What can be reported now; empty once it is delivered. */
    can_report: z.array(z.enum(checkCalls)),
  });
export type CarrierLoad = z.infer<typeof carrierLoad>;

export const acceptLoad = driver.extend({ name: f.name(120) });
export type AcceptLoadInput = z.input<typeof acceptLoad>;

export const checkCall = z.object({
  what: z.enum(checkCalls, { error: 'required' }),
  /** Local at the place of `time_zone`. */
  date: f.calendarDate,
  time: f.timeOfDay,
  time_zone: f.timeZone,
  city: f.optionalText(80),
  state: f.optionalText(3),
  note: f.optionalText(250),
});
export type CheckCallInput = z.input<typeof checkCall>;

const tag = 'Carriers';
const params = z.object({ token: linkToken });
const one = z.object({ data: carrierLoad });
const load = { tag, access: 'public', params, answers: { 200: one } } as const;

export const carrierLoads = {
  show: endpoint({
    ...load,
    method: 'GET',
    path: '/api/carrier-loads/:token',
    audit: null,
    summary: 'A load that was tendered to a carrier; an expired link says only that',
    errors: ['not_found', 'link_expired', 'too_many_attempts'],
  }),
  paper: endpoint({
    method: 'GET',
    path: '/api/carrier-loads/:token/paper',
    tag,
    access: 'public',
    audit: null,
    summary: 'Its rate confirmation as PDF',
    params,
    answers: { 200: { bytes: 'application/pdf' } },
    errors: ['not_found', 'link_expired', 'too_many_attempts'],
  }),
  accept: endpoint({
    ...load,
    method: 'POST',
    path: '/api/carrier-loads/:token/accept',
    audit: 'rate_confirmation.accepted',
    summary: 'Accepts the load at the rate, with driver and truck, once',
    body: acceptLoad,
    errors: ['validation_failed', 'not_found', 'link_used', 'link_expired', 'too_many_attempts'],
  }),
  decline: endpoint({
    ...load,
    method: 'POST',
    path: '/api/carrier-loads/:token/decline',
    audit: 'rate_confirmation.declined',
    summary: 'Declines the load, once',
    body: z.object({ name: f.name(120), reason: f.optionalText(2000) }),
    errors: ['validation_failed', 'not_found', 'link_used', 'link_expired', 'too_many_attempts'],
  }),
  driver: endpoint({
    ...load,
    method: 'PUT',
    path: '/api/carrier-loads/:token/driver',
    audit: 'rate_confirmation.driver',
    summary: 'Changes the driver or the truck',
    body: driver,
    errors: ['validation_failed', 'not_found', 'link_expired', 'conflict', 'too_many_attempts'],
  }),
  checkCall: endpoint({
    ...load,
    method: 'POST',
    path: '/api/carrier-loads/:token/check-calls',
    audit: 'rate_confirmation.check_call',
    summary: 'Reports the location of the load for its tracking; idempotent',
    body: checkCall,
    errors: ['validation_failed', 'not_found', 'link_expired', 'conflict', 'too_many_attempts'],
  }),
} as const;
