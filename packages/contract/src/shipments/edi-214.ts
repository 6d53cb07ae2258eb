import { z } from 'zod';
import { ediTypes } from '../file-types.ts';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';
import { pageOf, pageQuery } from '../lists.ts';

const tag = 'Admin';

/** What became of one transaction set of a file. */
export const edi214Transaction = z.object({
  /** Its control number. */
  transaction: z.string(),
  /**
   * `applied`: it told something new; `known`: all of it was known already; `without_events`: it tells nothing;
   * `not_matched`: no shipment has its numbers.
   */
  state: z.enum(['applied', 'known', 'without_events', 'not_matched']),
  /** The carrier as it is written there, and the carrier's code when somebody here goes by that name. */
  carrier: z.string().nullable(),
  scac: z.string().nullable(),
  pro_number: z.string().nullable(),
  bol_number: z.string().nullable(),
  shipment: z.object({ id: f.id, bol_number: z.string() }).nullable(),
  events: z.int(),
  events_added: z.int(),
  /** Codes that no list has: they are kept in words and change no status. */
  unknown_codes: z.array(z.string()),
});
export type Edi214Transaction = z.infer<typeof edi214Transaction>;

/** What is not as the standard has it, by the segment's place in the file, from 1. */
const problem = z.object({ segment: z.int(), id: z.string(), code: z.string(), text: z.string() });

const counts = {
  /** Shipments the file tells of, and how many of them are ours. */
  shipments: z.int(),
  matched: z.int(),
  /** Events in the file, and how many of them were new. */
  events: z.int(),
  events_added: z.int(),
};

/** What became of a file of status messages. */
export const edi214Result = z.object({
  ...counts,
  transactions: z.array(edi214Transaction),
  problems: z.array(problem),
});
export type Edi214Result = z.infer<typeof edi214Result>;

const facts = {
  delivery_id: f.id,
  file_name: z.string(),
  /** When it was first brought, and by whom. */
  brought_at: f.instant,
  brought_by: z.string().nullable(),
};

/** A file with what became of it. */
export const edi214File = edi214Result.extend({ ...facts, again: z.boolean() });
export type Edi214File = z.infer<typeof edi214File>;

export const edi214Row = z.object({ ...facts, ...counts, problems: z.int() });
export type Edi214Row = z.infer<typeof edi214Row>;

const one = z.object({ data: edi214File });

export const edi214 = {
  upload: endpoint({
    method: 'POST',
    path: '/api/admin/tracking/edi-214',
    tag,
    access: 'staff.shipments.write',
    audit: 'tracking.received',
    summary: "Uploads a carrier's file of EDI 214 status messages and returns what it changed",
    body: z.object({
      file_name: f.fileNameOf(ediTypes, 'not_an_edi_file'),
      content: z.string({ error: 'required' }).min(1, 'required').max(900_000, 'too_long'),
    }),
    answers: { 200: one },
    errors: ['validation_failed'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admin/tracking/edi-214',
    tag,
    access: 'staff.shipments.write',
    audit: null,
    summary: 'Uploaded files of EDI 214 status messages, latest first',
    query: z.object(pageQuery),
    answers: { 200: pageOf(edi214Row) },
    errors: ['validation_failed'],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/admin/tracking/edi-214/:id',
    tag,
    access: 'staff.shipments.write',
    audit: null,
    summary: 'The result of a file of EDI 214 status messages',
    params: z.object({ id: f.id }),
    answers: { 200: one },
    errors: ['not_found'],
  }),
} as const;
