import { z } from 'zod';
import * as f from '../fields.ts';
import { endpoint } from '../kit/endpoint.ts';

export const rateConfirmationStates = ['sent', 'accepted', 'declined', 'withdrawn', 'expired'] as const;

/** Who drives, with what. */
export const driver = z.object({
  driver_name: f.name(120),
  driver_phone: f.phone,
  truck_number: f.text(20),
  trailer_number: f.optionalText(20),
});
export type DriverInput = z.input<typeof driver>;

/** What a carrier is asked to sign for a load of ours. */
export const rateConfirmation = z.object({
  id: f.id,
  number: z.string(),
  state: z.enum(rateConfirmationStates),
  carrier: z.object({ id: f.id, name: z.string(), scac: z.string() }),
  contact_name: z.string(),
  email: z.string(),
  /** What the carrier is paid. */
  cost: f.money,
  instructions: z.string().nullable(),
  sent_by: z.string(),
  sent_at: f.instant,
  expires_at: f.instant,
  answered_by: z.string().nullable(),
  answered_at: f.instant.nullable(),
  reason: z.string().nullable(),
  driver: z
    .object({
      driver_name: z.string(),
      driver_phone: z.string(),
      truck_number: z.string(),
      trailer_number: z.string().nullable(),
    })
    .nullable(),
});
export type RateConfirmation = z.infer<typeof rateConfirmation>;

export const sendRateConfirmation = z
  .object({
    /** Made by the browser, so that one sent twice exists once. */
    id: f.id,
    /** One that we know; null for any other, by its name and code. */
    carrier_id: f.id.nullable().default(null),
    carrier_name: f.optionalName(120),
    scac: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2,4}$/, 'invalid')
      .nullable()
      .default(null),
    contact_name: f.name(120),
    email: f.email,
    /** US cents. */
    cost: z.int({ error: 'required' }).min(1, 'too_small').max(100_000_000, 'too_big'),
    instructions: f.optionalText(2000),
    language: z.enum(['en', 'es']).default('en'),
    expires_at: f.instant,
  })
  .superRefine(({ carrier_id: id, carrier_name: name, scac }, check) => {
    if (id !== null) return;
    if (name === null) check.addIssue({ code: 'custom', message: 'required', path: ['carrier_name'] });
    if (scac === null) check.addIssue({ code: 'custom', message: 'required', path: ['scac'] });
  });
export type SendRateConfirmationInput = z.input<typeof sendRateConfirmation>;

const tag = 'Admin';
const access = 'staff.quote_requests';
const params = z.object({ id: f.id });
const one = z.object({ data: rateConfirmation });

export const rateConfirmations = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/shipments/:id/rate-confirmations',
    tag,
    access,
    audit: null,
    summary: 'Rate confirmations of a shipment, newest first',
    params,
    answers: { 200: z.object({ data: z.array(rateConfirmation) }) },
    errors: ['not_found'],
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/admin/shipments/:id/rate-confirmations',
    tag,
    access,
    audit: 'rate_confirmation.sent',
    summary: 'Emails a carrier the rate confirmation with a link to sign it; withdraws an open one',
    params,
    body: sendRateConfirmation,
    answers: { 201: one, 200: one },
    errors: ['validation_failed', 'not_found', 'conflict', 'idempotency_key_reused'],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/admin/rate-confirmations/:id/withdraw',
    tag,
    access,
    audit: 'rate_confirmation.withdrawn',
    summary: 'Withdraws a rate confirmation, also an accepted one before pickup',
    params,
    answers: { 200: one },
    errors: ['not_found', 'conflict'],
  }),
  paper: endpoint({
    method: 'GET',
    path: '/api/admin/rate-confirmations/:id/paper',
    tag,
    access,
    audit: null,
    summary: 'The rate confirmation as PDF',
    params,
    answers: { 200: { bytes: 'application/pdf' } },
    errors: ['not_found'],
  }),
} as const;
