import { z } from 'zod';
import * as f from '../fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { pageOf, pageQuery } from '../lists.ts';

/** The queues of staff that the work inbox merges. */
export const workKinds = [
  'exceptions',
  'bookings',
  'quote_requests',
  'chats',
  'disputes',
  'carrier_bills',
  'incidents',
] as const;
export type WorkKind = (typeof workKinds)[number];

/** Least age of what is listed, in days. */
export const workAges = ['1', '3', '7'] as const;

/** One piece of open work. */
export const workRow = z.object({
  kind: z.enum(workKinds),
  /** Of the record whose page the row opens. */
  id: f.id,
  account: z.object({ id: f.id, name: z.string() }).nullable(),
  /** Its number as people say it, or the name of the customer or the carrier. */
  subject: z.string(),
  /** What is the matter: the kind of exception, the category of a chat, the reason of a dispute, the operation that failed. */
  about: z.string(),
  since: f.instant,
  /** By when it has to be done; null where there is no such time. */
  due: f.instant.nullable(),
  owner: z.object({ id: f.id, name: z.string() }).nullable(),
  /** Whether it cannot wait. */
  pressing: z.boolean(),
});
export type WorkRow = z.infer<typeof workRow>;

export const workInbox = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/work',
    tag: 'Admin',
    access: 'staff.enter',
    audit: null,
    summary: 'Open work of every queue that the caller may work on, what cannot wait first',
    query: z.object({
      ...pageQuery,
      kind: z.enum(workKinds).optional(),
      owner: z.enum(['me', 'nobody']).optional(),
      age: z.enum(workAges).optional(),
      sort: z.enum(['urgent', 'due', '-due', 'since', '-since']).default('urgent'),
    }),
    answers: {
      200: pageOf(workRow).extend({
        /** How many there are of each kind that the caller may work on, by owner and age, whatever the kind chosen. */
        counts: z.partialRecord(z.enum(workKinds), z.int()),
      }),
    },
    errors: ['validation_failed'],
  }),
} as const;
