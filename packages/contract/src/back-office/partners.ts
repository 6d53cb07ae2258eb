import { z } from 'zod';
import {
  apiClientStates,
  outsideServiceCodes,
  partnerChannels,
  partnerIdentifiers,
  partnerKinds,
  partnerOpenStates,
  partnerStates,
} from '../identity/staff-choices.ts';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';
import { pageOf, pageQuery } from '../lists.ts';

const tag = 'Admin';
const access = 'staff.partners';

/** A company that exchanges data with us. Traffic and failures are those of the last 7 days. */
export const partnerRow = z.object({
  id: f.id,
  name: z.string(),
  kind: z.enum(partnerKinds),
  state: z.enum(partnerStates),
  channels: z.array(z.enum(partnerChannels)),
  accounts: z.int(),
  clients: z.int(),
  connections: z.int(),
  calls: z.int(),
  failures: z.int(),
  updated_at: f.instant,
});
export type PartnerRow = z.infer<typeof partnerRow>;

const website = z
  .string()
  .trim()
  .max(200, 'too_long')
  .transform((text) => (text === '' || text.includes('://') ? text : `https://${text}`))
  .pipe(z.union([z.literal(''), z.url({ protocol: /^https?$/, error: 'invalid' })], { error: 'invalid' }))
  .transform((text) => (text === '' ? null : text))
  .nullable()
  .default(null);

const contactBody = z.object({
  name: f.name(80),
  role: f.optionalText(80),
  email: f.email.nullable().default(null),
  phone: f.phone.nullable().default(null),
});
const identifierBody = z.object({ kind: z.enum(partnerIdentifiers), value: f.text(60) });

export const partnerBody = z.object({
  name: f.name(120),
  kind: z.enum(partnerKinds),
  state: z.enum(partnerOpenStates),
  website,
  channels: z.array(z.enum(partnerChannels)).max(partnerChannels.length),
  identifiers: z.array(identifierBody).max(20),
  contacts: z.array(contactBody).max(20),
  services: z.array(z.enum(outsideServiceCodes)).max(outsideServiceCodes.length),
  account_ids: z.array(f.id).max(200),
  client_ids: z.array(f.id).max(200),
  connection_ids: z.array(f.id).max(200),
});
export type PartnerBody = z.infer<typeof partnerBody>;

export const partner = partnerRow.omit({ accounts: true, clients: true, connections: true }).extend({
  website: z.string().nullable(),
  identifiers: z.array(z.object({ kind: z.enum(partnerIdentifiers), value: z.string() })),
  contacts: z.array(
    z.object({
      name: z.string(),
      role: z.string().nullable(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
    }),
  ),
  services: z.array(z.enum(outsideServiceCodes)),
  accounts: z.array(z.object({ id: f.id, name: z.string() })),
  clients: z.array(
    z.object({
      id: f.id,
      name: z.string(),
      account_name: z.string(),
      state: z.enum(apiClientStates),
      last_used_at: f.instant.nullable(),
      calls: z.int(),
    }),
  ),
  connections: z.array(
    z.object({
      id: f.id,
      carrier_name: z.string(),
      adapter: z.string(),
      enabled: z.boolean(),
      calls: z.int(),
      failures: z.int(),
      open_incidents: z.int(),
    }),
  ),
  /** The last 14 days, by UTC. */
  days: z.array(z.object({ day: f.calendarDate, calls: z.int(), failures: z.int() })),
  /** What went wrong last with what is theirs, newest first. */
  incidents: z.array(
    z.object({
      id: f.id,
      carrier_name: z.string(),
      operation: z.string(),
      failure: z.string(),
      occurrences: z.int(),
      last_seen_at: f.instant,
      resolved: z.boolean(),
    }),
  ),
  notes: z.array(z.object({ id: f.id, text: z.string(), by: z.string(), at: f.instant })),
  /** Counts the saves. */
  revision: f.version,
  updated_by: z.string(),
});
export type Partner = z.infer<typeof partner>;

const one = z.object({ data: partner });
const params = z.object({ id: f.id });
const common = { tag, access, params } as const;
const revision = f.version;

export const partners = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/integration-partners',
    tag,
    access,
    audit: null,
    summary: 'Integration partners with their traffic of a week, a page at a time',
    query: z.object({
      ...pageQuery,
      /** In names, identifiers, contacts and linked accounts. */
      search: z.string().trim().max(60).optional(),
      state: z.enum([...partnerStates, 'open', 'all']).default('open'),
      kind: z.enum(partnerKinds).optional(),
      sort: z.enum(['name', '-name', '-updated_at', 'updated_at']).default('name'),
    }),
    answers: { 200: pageOf(partnerRow) },
    errors: ['validation_failed'],
  }),
  choices: endpoint({
    method: 'GET',
    path: '/api/admin/integration-partners/choices',
    tag,
    access,
    audit: null,
    summary: 'Connections and API clients that can be assigned to a partner',
    answers: {
      200: z.object({
        data: z.object({
          connections: z.array(z.object({ id: f.id, name: z.string(), partner_id: f.id.nullable() })),
          clients: z.array(
            z.object({ id: f.id, name: z.string(), account_name: z.string(), partner_id: f.id.nullable() }),
          ),
        }),
      }),
    },
    errors: [],
  }),
  show: endpoint({
    ...common,
    method: 'GET',
    path: '/api/admin/integration-partners/:id',
    audit: null,
    summary: 'A partner with its connections, daily traffic, failures, and notes',
    answers: { 200: one },
    errors: ['not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/integration-partners',
    tag,
    access,
    audit: 'partner.created',
    summary: 'Adds a partner',
    body: partnerBody.extend({ id: f.id }),
    answers: { 201: one },
    errors: ['validation_failed', 'conflict'],
  }),
  update: endpoint({
    ...common,
    method: 'PUT',
    path: '/api/admin/integration-partners/:id',
    audit: 'partner.updated',
    summary: 'Changes a partner; refused when someone else saved it first',
    body: partnerBody.extend({ revision }),
    answers: { 200: one },
    errors: ['validation_failed', 'not_found', 'conflict'],
  }),
  retire: endpoint({
    ...common,
    method: 'POST',
    path: '/api/admin/integration-partners/:id/retire',
    audit: 'partner.retired',
    summary: 'Retires a partner; its connections keep working',
    body: z.object({ reason: f.text(300) }),
    answers: { 200: one },
    errors: ['validation_failed', 'not_found'],
  }),
  restore: endpoint({
    ...common,
    method: 'POST',
    path: '/api/admin/integration-partners/:id/restore',
    audit: 'partner.restored',
    summary: 'Restores a retired partner',
    answers: { 200: one },
    errors: ['not_found', 'validation_failed'],
  }),
  note: endpoint({
    ...common,
    method: 'POST',
    path: '/api/admin/integration-partners/:id/notes',
    audit: 'partner.noted',
    summary: 'Adds a note; idempotent by its id',
    body: z.object({ id: f.id, text: f.text(2000) }),
    answers: { 201: one },
    errors: ['validation_failed', 'not_found'],
  }),
} as const;
