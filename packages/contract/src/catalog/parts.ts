import { densityScaleIds, freightClasses } from '@waybill/freight';
import { z } from 'zod';
import * as f from '../fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { pageOf, pageQuery } from '../lists.ts';

/** Most bytes of a file of parts: 50,000 of them, with long descriptions. */
export const largestPartFile = 16_000_000;

function digits(pattern: RegExp) {
  return z
    .string()
    .trim()
    .transform((value) => (value === '' ? null : value))
    .refine((value) => value === null || pattern.test(value), 'invalid')
    .nullable()
    .default(null);
}

/**
 * A commodity of the shared catalog. The provider's own words: the text of the classification is its publisher's, so that
 * only the number of an item is kept, where there is one.
 */
const partFields = z.object({
  /** Item of the classification, 3 to 6 digits. */
  number: digits(/^\d{3,6}$/),
  sub: digits(/^\d{1,2}$/),
  description: f.text(160),
  /** Other words it is looked for by. */
  keywords: z
    .string()
    .trim()
    .max(300, 'too_long')
    .nullable()
    .default('')
    .transform((words) => words ?? ''),
  /** The item's own class; null classes it by its density. */
  freight_class: z.enum(freightClasses).nullable().default(null),
  /** By which scale, where it has no class of its own. */
  density_scale: z.enum(densityScaleIds).default('nmfc_2025_13sub'),
  note: f.optionalText(300),
});

/** What staff say of a part. A sub belongs to a number. */
export const partInput = partFields.superRefine(({ number, sub }, check) => {
  if (sub !== null && number === null) check.addIssue({ code: 'custom', message: 'required', path: ['number'] });
});
export type PartInput = z.output<typeof partInput>;

export const part = z.object({
  id: f.id,
  number: z.string().nullable(),
  sub: z.string().nullable(),
  description: z.string(),
  keywords: z.string(),
  freight_class: z.enum(freightClasses).nullable(),
  density_scale: z.enum(densityScaleIds),
  note: z.string().nullable(),
  /** Grows with each change; whoever changes it names the one they saw. */
  version: f.version,
  retired_at: f.instant.nullable(),
  changed_at: f.instant,
  changed_by: z.string(),
});
export type Part = z.infer<typeof part>;

/** A part as it was, newest first. */
export const partVersion = z.object({
  version: f.version,
  part: partFields,
  created_at: f.instant,
  created_by: z.string(),
});
export type PartVersion = z.infer<typeof partVersion>;

/** A part as shippers are offered it. */
export const offeredPart = part.pick({
  id: true,
  number: true,
  sub: true,
  description: true,
  freight_class: true,
  density_scale: true,
});
export type OfferedPart = z.infer<typeof offeredPart>;

/** The fields of a file, in the order of an export. */
export const partFileFields = [
  'number',
  'sub',
  'description',
  'keywords',
  'freight_class',
  'density_scale',
  'note',
] as const;
export type PartFileField = (typeof partFileFields)[number];

/** What a file would do, or has done. */
export const partFileResult = z.object({
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  same: z.int(),
  /** The first rows that cannot go in; while there is one, nothing does. */
  problems: z.array(z.object({ row: z.int(), field: z.string(), code: z.string(), value: z.string() })),
  problem_count: z.int(),
  /** The first rows that would be added or changed. */
  preview: z.array(
    z.object({ row: z.int(), what: z.enum(['added', 'changed']), name: z.string(), fields: z.array(z.string()) }),
  ),
});
export type PartFileResult = z.infer<typeof partFileResult>;

export const partSorts = ['number', '-number', 'description', '-description', 'changed_at', '-changed_at'] as const;
export const partStates = ['in_force', 'retired', 'all'] as const;
export const partRules = ['class', 'density'] as const;

const filters = {
  search: z.string().trim().max(80).optional(),
  state: z.enum(partStates).default('in_force'),
  rule: z.enum(partRules).optional(),
  freight_class: z.enum(freightClasses).optional(),
};

const tag = 'Admin';
const reading = { tag, access: 'staff.parts.read', audit: null } as const;
const writing = { tag, access: 'staff.parts.write' } as const;
const params = z.object({ id: f.id });
const version = f.version;
const one = z.object({ data: part });
/** Taking a part out of offers, or back into them. */
const standing = {
  ...writing,
  method: 'POST',
  params,
  body: z.object({ version }),
  answers: { 200: one },
  errors: ['validation_failed', 'not_found', 'conflict'],
} as const;
/** A file of parts. */
const filing = {
  ...writing,
  method: 'POST',
  upload: { bytes: 'text/csv', most: largestPartFile },
  accepts: { types: ['text/csv'], refusal: 'file_not_a_table', parsed: true },
  answers: { 200: z.object({ data: partFileResult }) },
  errors: ['validation_failed', 'payload_too_large', 'unsupported_media_type', 'too_many_attempts'],
} as const;

/** What shippers look up. */
export const parts = {
  suggest: endpoint({
    method: 'GET',
    path: '/api/parts',
    tag: 'Product catalog',
    access: 'product.read',
    audit: null,
    summary: 'At most eight commodities of the shared catalog that match a number or words',
    query: z.object({
      search: z.string().trim().min(2).max(80),
      /** Only those that have a number of the classification. */
      numbered: f.flag,
    }),
    answers: { 200: z.object({ data: z.array(offeredPart) }) },
    errors: ['validation_failed'],
  }),
} as const;

export const staffParts = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/parts',
    ...reading,
    summary: 'The shared commodity catalog, a page at a time',
    query: z.object({ ...pageQuery, ...filters, sort: z.enum(partSorts).default('description') }),
    answers: { 200: pageOf(part) },
    errors: ['validation_failed'],
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/admin/parts/export',
    ...reading,
    summary: 'Parts that match the filters as a CSV file, which can be imported again',
    query: z.object(filters),
    answers: { 200: { bytes: 'text/csv' } },
    errors: ['validation_failed'],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/admin/parts/:id',
    ...reading,
    summary: 'A part with all of its versions',
    params,
    answers: { 200: z.object({ data: part.extend({ versions: z.array(partVersion) }) }) },
    errors: ['not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/parts',
    ...writing,
    audit: 'part.created',
    summary: 'Adds a part; idempotent by its id',
    body: partInput.safeExtend({ id: f.id }),
    answers: { 201: one, 200: one },
    errors: ['validation_failed', 'idempotency_key_reused'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/admin/parts/:id',
    ...writing,
    audit: 'part.updated',
    summary: 'Changes a part and keeps the earlier version',
    params,
    body: partInput.safeExtend({ version }),
    answers: { 200: one },
    errors: ['validation_failed', 'not_found', 'conflict'],
  }),
  retire: endpoint({
    ...standing,
    path: '/api/admin/parts/:id/retire',
    audit: 'part.retired',
    summary: 'Retires a part; shippers no longer see it',
  }),
  restore: endpoint({
    ...standing,
    path: '/api/admin/parts/:id/restore',
    audit: 'part.restored',
    summary: 'Restores a retired part, unless another has its number',
  }),
  check: endpoint({
    ...filing,
    path: '/api/admin/parts/file-checks',
    audit: 'part.file_checked',
    summary: 'What a CSV file of parts would add and change; imports nothing',
  }),
  import: endpoint({
    ...filing,
    path: '/api/admin/parts/files',
    audit: 'part.imported',
    summary: 'Imports a CSV file of parts, every row or none; idempotent',
  }),
} as const;
