import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';
import { pageOf, pageQuery } from '../lists.ts';

const tag = 'Admin';

/** Failed and slow calls of one carrier account, operation and kind, counted together until they are resolved. */
export const incidentRow = z.object({
  id: f.id,
  carrier_name: z.string(),
  /** Null for trouble of no connection. */
  connection_id: f.id.nullable(),
  operation: z.string(),
  failure: z.string(),
  occurrences: z.int(),
  first_seen_at: f.instant,
  last_seen_at: f.instant,
  resolved_at: f.instant.nullable(),
  /** Who sees to it. */
  owner: z.object({ id: f.id, name: z.string() }).nullable(),
});
export type IncidentRow = z.infer<typeof incidentRow>;

const json = z.unknown();

/** The latest exchange of an incident, without secrets and without what tells of people. */
const exchange = z.object({
  request: z
    .object({ method: z.string(), url: z.string(), query: z.record(z.string(), json).default({}), body: json })
    .nullable(),
  answer: z.object({ status: z.int().nullable(), headers: z.record(z.string(), z.string()), body: json }).nullable(),
  took_ms: z.int().nullable(),
  message: z.string().nullable(),
});
export type IncidentExchange = z.infer<typeof exchange>;

export const incident = incidentRow.extend({
  exchange,
  /** Of the request or job that met it last. */
  request_id: z.string(),
  /** What was done about it, newest first. */
  steps: z.array(
    z.object({
      at: f.instant,
      what: z.enum(['resolved', 'reopened', 'assigned', 'retried']),
      who: z.string(),
      note: z.string().nullable(),
    }),
  ),
  /** What a retry asks anew: something that changes nothing. Null where only the call itself could tell, e.g. a booking. */
  retry: z.enum(['rate', 'address_check', 'track']).nullable(),
  /** The same trouble at other times, newest first. */
  others: z.array(
    z.object({
      id: f.id,
      occurrences: z.int(),
      first_seen_at: f.instant,
      last_seen_at: f.instant,
      resolved_at: f.instant.nullable(),
    }),
  ),
});
export type Incident = z.infer<typeof incident>;

/** What asking again came to. */
const incidentRetry = z.object({
  outcome: z.enum(['works', 'declined', 'failed']),
  failure: z.string().nullable(),
  messages: z.array(z.string()),
  took_ms: z.int(),
});
export type IncidentRetry = z.infer<typeof incidentRetry>;

const one = z.object({ data: incident });
const idParams = z.object({ id: f.id });

export const incidents = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/incidents',
    tag,
    access: 'staff.incidents',
    audit: null,
    summary: 'Failed and slow outside calls, grouped, a page at a time',
    query: z.object({
      ...pageQuery,
      state: z.enum(['open', 'resolved', 'all']).default('open'),
      /** `me`: whoever asks; `nobody`: those that nobody sees to. */
      owner: z.enum(['me', 'nobody']).optional(),
      carrier: z.string().trim().max(120).optional(),
      operation: z.string().trim().max(40).optional(),
      failure: z.string().trim().max(40).optional(),
      sort: z.enum(['-last_seen_at', 'last_seen_at', '-occurrences', 'occurrences']).default('-last_seen_at'),
    }),
    answers: { 200: pageOf(incidentRow) },
    errors: ['validation_failed'],
  }),
  choices: endpoint({
    method: 'GET',
    path: '/api/admin/incidents/choices',
    tag,
    access: 'staff.incidents',
    audit: null,
    summary: 'Carriers, operations, and failures to filter incidents by, and the count of open ones',
    answers: {
      200: z.object({
        data: z.object({
          open: z.int(),
          carriers: z.array(z.string()),
          operations: z.array(z.string()),
          failures: z.array(z.string()),
          /** Staff that an incident can be given to. */
          people: z.array(z.object({ id: f.id, name: z.string() })),
        }),
      }),
    },
    errors: [],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/admin/incidents/:id',
    tag,
    access: 'staff.incidents',
    audit: null,
    summary: 'One incident with its latest exchange, redacted',
    params: idParams,
    answers: { 200: one },
    errors: ['not_found'],
  }),
  resolve: endpoint({
    method: 'POST',
    path: '/api/admin/incidents/:id/resolve',
    tag,
    access: 'staff.incidents',
    audit: 'incident.resolved',
    summary: 'Marks an incident as resolved; the same failure opens a new one',
    params: idParams,
    body: z.object({ note: f.optionalText(500) }),
    answers: { 200: one },
    errors: ['not_found'],
  }),
  assign: endpoint({
    method: 'PUT',
    path: '/api/admin/incidents/:id/owner',
    tag,
    access: 'staff.incidents',
    audit: 'incident.assigned',
    summary: 'Assigns an incident to a staff member, or unassigns it',
    params: idParams,
    body: z.object({ owner_id: f.id.nullable() }),
    answers: { 200: one },
    errors: ['validation_failed', 'not_found'],
  }),
  retry: endpoint({
    method: 'POST',
    path: '/api/admin/incidents/:id/retry',
    tag,
    access: 'staff.incidents',
    audit: 'incident.retried',
    summary: 'Repeats a call that changes nothing at the carrier: rates, an address, or tracking',
    params: idParams,
    answers: { 200: z.object({ data: incident, result: incidentRetry }) },
    errors: ['not_found', 'conflict'],
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/api/admin/incidents/:id/reopen',
    tag,
    access: 'staff.incidents',
    audit: 'incident.reopened',
    summary: 'Reopens an incident, unless the same failure has opened a new one',
    params: idParams,
    answers: { 200: one },
    errors: ['not_found', 'conflict'],
  }),
} as const;
