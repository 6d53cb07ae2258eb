import { z } from 'zod';
import * as f from '../fields.ts';
import { endpoint } from '../kit/endpoint.ts';

/**
 * - `waiting` written a moment ago: the next run seals it
 * - `sealed` it is what was sealed
 * - `broken` it is not: changed since, or put in behind the seals
 */
export const sealStates = ['waiting', 'sealed', 'broken'] as const;
export type SealState = (typeof sealStates)[number];

export const actorKinds = ['user', 'client', 'system', 'anonymous'] as const;
export type ActorKind = (typeof actorKinds)[number];

/** An entry of the trail as a list shows it. */
export const auditRow = z.object({
  id: f.id,
  at: f.instant,
  actor: z.object({
    kind: z.enum(actorKinds),
    id: f.id.nullable(),
    /** Email, name of the API client or of the job, or `anonymous`, as it was written. */
    label: z.string(),
    /** The person's name today, where they are still there. */
    name: z.string().nullable(),
  }),
  action: z.string(),
  subject: z.object({
    type: z.string(),
    id: z.string().nullable(),
    /** What people call it: a bill of lading, a name. Null where it has no such name. */
    label: z.string().nullable(),
  }),
  /** Null for what belongs to no account. */
  account: z.object({ id: f.id, name: z.string().nullable() }).nullable(),
  /** Fields that differ between before and after, at most eight. */
  changed: z.array(z.string()),
  seal: z.enum(sealStates),
});
export type AuditRow = z.infer<typeof auditRow>;

/** One entry with everything that was written. */
export const auditEntry = auditRow.extend({
  before: z.unknown(),
  after: z.unknown(),
  request_id: z.string(),
  /** Its link in the chain; null while it waits. */
  link: z
    .object({
      position: z.int(),
      run: z.int(),
      sealed_at: f.instant.nullable(),
      hash: z.string(),
      previous: z.string(),
    })
    .nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** What a search of the trail can be narrowed to. */
export const auditFind = z.object({
  kind: z.enum(['person', 'account', 'record']),
  id: z.string(),
  label: z.string(),
  /** What tells it from others of the name: an email, a kind of record. */
  note: z.string(),
});
export type AuditFind = z.infer<typeof auditFind>;

/** What the trail is narrowed by. */
const narrowed = {
  person: f.id.optional(),
  by: z.enum(actorKinds).optional(),
  /** An account's id, or `house` for what belongs to none. */
  account: z.union([f.id, z.literal('house')]).optional(),
  record: z.string().trim().min(1).max(80).optional(),
  action: z.string().trim().max(80).optional(),
  /** Days by the calendar of the books, both included. */
  from: f.calendarDate.optional(),
  to: f.calendarDate.optional(),
};

/** A place in the list: the time of an entry in microseconds, and its id. */
const place = z.string().regex(/^-?\d{1,17}_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

const tag = 'Admin';
const access = 'staff.audit';

export const auditTrail = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/audit-trail',
    tag,
    access,
    audit: null,
    summary: 'Audit entries, newest first, by cursor',
    query: z.object({
      ...narrowed,
      /** Entries older, or newer, than this place; one of them at most counts. */
      older_than: place.optional(),
      newer_than: place.optional(),
      per_page: z.coerce.number().int().min(1).max(100).default(50),
    }),
    answers: {
      200: z.object({
        data: z.array(auditRow),
        /** Places to go on from; null at either end. */
        older: z.string().nullable(),
        newer: z.string().nullable(),
        /** Names of what the list is narrowed to. */
        named: z.object({
          person: z.string().nullable(),
          account: z.string().nullable(),
          record: z.string().nullable(),
        }),
      }),
    },
    errors: ['validation_failed'],
  }),
  finds: endpoint({
    method: 'GET',
    path: '/api/admin/audit-trail/finds',
    tag,
    access,
    audit: null,
    summary: 'Users, accounts, and records that match a text',
    query: z.object({ search: z.string().trim().min(2).max(80) }),
    answers: { 200: z.object({ data: z.array(auditFind) }) },
    errors: ['validation_failed'],
  }),
  choices: endpoint({
    method: 'GET',
    path: '/api/admin/audit-trail/choices',
    tag,
    access,
    audit: null,
    summary: 'Actions that have entries, and how far the trail is sealed',
    answers: {
      200: z.object({
        data: z.object({
          actions: z.array(z.string()),
          seal: z.object({ run: z.int(), sealed_at: f.instant, head: z.string() }).nullable(),
          waiting: z.int(),
        }),
      }),
    },
    errors: [],
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/admin/audit-trail/export',
    tag,
    access,
    audit: null,
    summary: 'Every entry that matches the filters as a CSV file',
    query: z.object(narrowed),
    answers: { 200: { bytes: 'text/csv' } },
    errors: ['validation_failed'],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/admin/audit-trail/:id',
    tag,
    access,
    audit: null,
    summary: 'One entry: before and after, and its link in the chain',
    params: z.object({ id: f.id }),
    answers: { 200: z.object({ data: auditEntry }) },
    errors: ['not_found'],
  }),
} as const;
