import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';
import { connectionTest } from './integrations.ts';
import { pageOf, pageQuery } from '../lists.ts';

const tag = 'Admin';
const access = 'staff.carriers';

export const carrierModes = ['ltl', 'parcel', 'truckload'] as const;
export type CarrierModeName = (typeof carrierModes)[number];
/** What a contact is asked about. */
export const contactPurposes = [
  'dispatch',
  'pickups',
  'tracking',
  'billing',
  'claims',
  'sales',
  'integration',
] as const;
export const carrierLogoLimits = { bytes: 200_000 } as const;
const breaker = z.enum(['closed', 'open', 'half_open']);

const logo = z.object({ url: z.string(), width: z.int(), height: z.int() });

/** How calls to a carrier went over the last 24 hours; times in milliseconds, within five percent. */
const callFigures = {
  calls: z.int(),
  failures: z.int(),
  p50_ms: z.int().nullable(),
  p95_ms: z.int().nullable(),
};

/** A carrier in the list of staff. */
export const staffCarrierRow = z.object({
  id: f.id,
  name: z.string(),
  scac: z.string(),
  modes: z.array(z.string()),
  active: z.boolean(),
  logo: logo.nullable(),
  /** Whether its prices come from tariffs kept here, and whether it is asked outside. */
  has_tariff: z.boolean(),
  connections: z.int(),
  /** The version in force today. */
  tariff: z
    .object({ version: f.version, effective_from: f.calendarDate, effective_until: f.calendarDate.nullable() })
    .nullable(),
  /** When another version takes over. */
  next_from: f.calendarDate.nullable(),
  /** The worst of its connections that are on; null where it has none. */
  breaker: breaker.nullable(),
  ...callFigures,
});
export type StaffCarrierRow = z.infer<typeof staffCarrierRow>;

export const carrierContact = z.object({
  name: f.name(120),
  purpose: z.enum(contactPurposes),
  phone: f.phone
    .or(z.literal('').transform(() => null))
    .nullable()
    .default(null),
  email: f.email
    .or(z.literal('').transform(() => null))
    .nullable()
    .default(null),
});
export type CarrierContact = z.infer<typeof carrierContact>;

/** Who pays the carrier, as its bill of lading says: the company as a third party, the shipper, or the consignee. */
export const freightTerms = ['third_party', 'prepaid', 'collect'] as const;

/** A carrier as it is saved. */
export const carrierBody = z.object({
  name: f.name(80),
  scac: z
    .string({ error: 'required' })
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2,4}$/, 'scac_invalid'),
  modes: z.array(z.enum(carrierModes)).min(1, 'required').max(3),
  /** Whom staff call about a shipment. */
  phone: f.phone
    .or(z.literal('').transform(() => null))
    .nullable()
    .default(null),
  contacts: z.array(carrierContact).max(20, 'too_many'),
  /** For staff alone. */
  notes: f.optionalText(2000),
  /** Customers read them where they book a pickup. */
  pickup_notes: f.optionalText(500),
  /** Printed on the bill of lading of a carrier without a connection; a connected one has its own account. */
  freight_terms: z.enum(freightTerms).default('third_party'),
  /** Our account number with the carrier. */
  bill_to_account: f.optionalText(30),
});
export type CarrierBody = z.output<typeof carrierBody>;
export const carrierChange = carrierBody.extend({ version: f.version });

export const staffCarrier = staffCarrierRow.extend({
  phone: z.string().nullable(),
  contacts: z.array(
    z.object({ name: z.string(), purpose: z.string(), phone: z.string().nullable(), email: z.string().nullable() }),
  ),
  notes: z.string().nullable(),
  pickup_notes: z.string().nullable(),
  freight_terms: z.enum(freightTerms),
  bill_to_account: z.string().nullable(),
  /** Counts its changes; a save says which one it was made from. */
  version: f.version,
  /** A carrier that was used keeps its SCAC. */
  scac_fixed: z.boolean(),
  /** Open quotes that still hold prices of it. */
  open_quotes: z.int(),
  updated_at: f.instant.nullable(),
  updated_by: z.string().nullable(),
  standing: z.object({ reason: z.string(), at: f.instant, by: z.string() }).nullable(),
});
export type StaffCarrier = z.infer<typeof staffCarrier>;

export const carrierEnabledBody = z.object({ active: z.boolean(), reason: f.text(500) });

/** How a carrier's calls went: the last day in hours, failures by kind, and each connection. */
export const carrierHealth = z.object({
  ...callFigures,
  hours: z.array(z.object({ at: f.instant, ...callFigures })),
  operations: z.array(z.object({ operation: z.string(), ...callFigures })),
  failure_kinds: z.array(z.object({ failure: z.string(), operation: z.string(), calls: z.int() })),
  incidents: z.array(
    z.object({ id: f.id, operation: z.string(), failure: z.string(), occurrences: z.int(), last_seen_at: f.instant }),
  ),
  connections: z.array(
    z.object({ id: f.id, adapter: z.string(), environment: z.string(), enabled: z.boolean(), breaker }),
  ),
});
export type CarrierHealth = z.infer<typeof carrierHealth>;

const params = z.object({ id: f.id });
const one = z.object({ data: staffCarrier });

export const staffCarriers = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/carriers',
    tag,
    access,
    audit: null,
    summary: "Carriers with their current tariff and today's call health, a page at a time",
    query: z.object({
      ...pageQuery,
      /** Part of a name or of a SCAC. */
      search: z.string().trim().max(60).optional(),
      state: z.enum(['active', 'inactive', 'all']).default('all'),
      kind: z.enum(['tariff', 'connected', 'neither']).optional(),
      mode: z.enum(carrierModes).optional(),
      /** Only carriers with failures today, a breaker that is not closed, or without a tariff in force. */
      care: f.flag,
      sort: z
        .enum(['name', '-name', 'scac', '-scac', 'until', '-until', 'p95_ms', '-p95_ms', 'failures', '-failures'])
        .default('name'),
    }),
    answers: { 200: pageOf(staffCarrierRow) },
    errors: ['validation_failed'],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/admin/carriers/:id',
    tag,
    access,
    audit: null,
    summary: 'One carrier with its contacts and notes',
    params,
    answers: { 200: one },
    errors: ['not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/carriers',
    tag,
    access,
    audit: 'carrier.created',
    summary: 'Adds a carrier; it gives no rates until it has a tariff or a connection',
    body: carrierBody,
    answers: { 201: one },
    errors: ['validation_failed'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/admin/carriers/:id',
    tag,
    access,
    audit: 'carrier.updated',
    summary: 'Changes a carrier, its contacts and its notes',
    params,
    body: carrierChange,
    answers: { 200: one },
    errors: ['validation_failed', 'not_found', 'conflict'],
  }),
  standing: endpoint({
    method: 'POST',
    path: '/api/admin/carriers/:id/standing',
    tag,
    access,
    audit: 'carrier.standing_changed',
    summary: 'Switches a carrier on or off; one that is off is neither rated nor booked',
    params,
    body: carrierEnabledBody,
    answers: { 200: one },
    errors: ['validation_failed', 'not_found'],
  }),
  logo: endpoint({
    method: 'POST',
    path: '/api/admin/carriers/:id/logo',
    tag,
    access,
    audit: 'carrier.logo_changed',
    summary: 'Sets the logo: a PNG picture, without its metadata',
    params,
    upload: { bytes: 'image/png', most: carrierLogoLimits.bytes },
    accepts: { types: ['image/png'], refusal: 'not_a_png', field: 'logo' },
    answers: { 200: one },
    errors: ['validation_failed', 'not_found', 'payload_too_large', 'too_many_attempts'],
  }),
  removeLogo: endpoint({
    method: 'DELETE',
    path: '/api/admin/carriers/:id/logo',
    tag,
    access,
    audit: 'carrier.logo_removed',
    summary: 'Removes the logo',
    params,
    answers: { 200: one },
    errors: ['not_found'],
  }),
  health: endpoint({
    method: 'GET',
    path: '/api/admin/carriers/:id/health',
    tag,
    access,
    audit: null,
    summary: 'Call health of a carrier over the last 24 hours',
    params,
    answers: { 200: z.object({ data: carrierHealth }) },
    errors: ['not_found'],
  }),
  tryNow: endpoint({
    method: 'POST',
    path: '/api/admin/carriers/:id/connections/:connection/try',
    tag,
    access,
    audit: 'carrier.tried',
    summary: 'Tests a carrier whose calls are paused; calls resume when it answers',
    params: z.object({ id: f.id, connection: f.id }),
    answers: { 200: z.object({ data: connectionTest }) },
    errors: ['not_found'],
  }),
} as const;
