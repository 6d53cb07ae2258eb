import { z } from 'zod';
import { workbookType } from '../file-types.ts';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';
import { accessorialRows, serviceDays, tariffDocument, typedFuelTable } from './tariff-parts.ts';
import { savedSample, sampleLoad, tariffProblem, tariffReview } from './tariff-review.ts';

const tag = 'Admin';
const access = 'staff.carriers';
/** A tariff file: some thousand rows. */
export const tariffFileBytes = 4_000_000;

export const tariffSources = ['start', 'file', 'editor', 'version'] as const;

export const tariffVersion = z.object({
  id: f.id,
  version: f.version,
  /** Pickups from this day on, and to that day, are rated by it. */
  effective_from: f.calendarDate,
  effective_until: f.calendarDate.nullable(),
  /** Replaced: a newer version covers all of its days, and was published before the first of them. */
  state: z.enum(['in_force', 'coming', 'past', 'replaced']),
  replaced_by: z.int().nullable(),
  source: z.enum(tariffSources),
  file_name: z.string().nullable(),
  note: z.string().nullable(),
  published_by: z.string().nullable(),
  created_at: f.instant,
  /** The version it was made from; the one it equals where it was brought back. */
  based_on: z.int().nullable(),
});
export type TariffVersion = z.infer<typeof tariffVersion>;

export const tariffDraft = z.object({
  /** Counts its changes; each change says which one it was made from. */
  revision: f.version,
  based_on: z.int().nullable(),
  source: z.enum(tariffSources),
  file_name: z.string().nullable(),
  effective_from: f.calendarDate,
  effective_until: f.calendarDate.nullable(),
  updated_at: f.instant,
  updated_by: z.string(),
});
export type TariffDraft = z.infer<typeof tariffDraft>;

const overview = z.object({ versions: z.array(tariffVersion), draft: tariffDraft.nullable() });
export type TariffOverview = z.infer<typeof overview>;

const params = z.object({ id: f.id });
const found = z.object({ data: overview });
/** The draft that a change was made from; null where there was none. */
const revision = f.version.nullable().default(null);
const writes = ['validation_failed', 'not_found', 'conflict'] as const;

export const fuelEdit = z.object({ revision, fuel: typedFuelTable });
export const accessorialEdit = z.object({ revision, accessorials: accessorialRows });
export const serviceEdit = z.object({ revision, service: serviceDays });
export const draftDates = z
  .object({
    revision: f.version,
    effective_from: f.calendarDate,
    effective_until: f.calendarDate.nullable().default(null),
  })
  .superRefine(({ effective_from: from, effective_until: until }, check) => {
    if (until !== null && until < from)
      check.addIssue({ code: 'custom', message: 'end_before_start', path: ['effective_until'] });
  });
export const publishBody = z.object({ revision: f.version, note: f.text(300) });

export const carrierTariffs = {
  show: endpoint({
    method: 'GET',
    path: '/api/admin/carriers/:id/tariffs',
    tag,
    access,
    audit: null,
    summary: "Versions of a carrier's tariff, newest first, with the draft version",
    params,
    answers: { 200: found },
    errors: ['not_found'],
  }),
  document: endpoint({
    method: 'GET',
    path: '/api/admin/carriers/:id/tariffs/document',
    tag,
    access,
    audit: null,
    summary: 'The contents of a version; by default the draft, or the version that a draft would start from',
    params,
    query: z.object({ version: f.id.optional() }),
    answers: { 200: z.object({ data: tariffDocument.nullable() }) },
    errors: ['not_found'],
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/admin/carriers/:id/tariffs/file',
    tag,
    access,
    audit: null,
    summary: 'A version as CSV, which can be uploaded again; by default the draft, its base, or an example',
    params,
    query: z.object({ version: f.id.optional() }),
    answers: { 200: { bytes: 'text/csv' } },
    errors: ['not_found'],
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/admin/carriers/:id/tariffs/draft/file',
    tag,
    access,
    audit: 'tariff.file_read',
    summary: 'Reads a CSV or XLSX file into the draft version; a file with any problem changes nothing',
    params,
    query: z.object({ name: f.fileName(), revision: z.coerce.number().int().min(0).max(f.largestCount).optional() }),
    upload: { bytes: 'application/octet-stream', most: tariffFileBytes },
    accepts: { types: ['text/csv', workbookType], refusal: 'not_a_tariff_file', parsed: true },
    answers: {
      200: z.object({
        data: overview.extend({ rows: z.int(), problems: z.array(tariffProblem), problem_count: z.int() }),
      }),
    },
    errors: [...writes, 'payload_too_large', 'too_many_attempts'],
  }),
  fuel: endpoint({
    method: 'PUT',
    path: '/api/admin/carriers/:id/tariffs/draft/fuel',
    tag,
    access,
    audit: 'tariff.fuel_edited',
    summary: 'Sets the fuel table of the draft version',
    params,
    body: fuelEdit,
    answers: { 200: found },
    errors: writes,
  }),
  accessorials: endpoint({
    method: 'PUT',
    path: '/api/admin/carriers/:id/tariffs/draft/accessorials',
    tag,
    access,
    audit: 'tariff.accessorials_edited',
    summary: 'Sets the accessorial rules of the draft version',
    params,
    body: accessorialEdit,
    answers: { 200: found },
    errors: writes,
  }),
  service: endpoint({
    method: 'PUT',
    path: '/api/admin/carriers/:id/tariffs/draft/service',
    tag,
    access,
    audit: 'tariff.service_edited',
    summary: 'Sets services, transit days, and closed days of the draft version',
    params,
    body: serviceEdit,
    answers: { 200: found },
    errors: writes,
  }),
  bringBack: endpoint({
    method: 'POST',
    path: '/api/admin/carriers/:id/tariffs/draft/version',
    tag,
    access,
    audit: 'tariff.version_brought_back',
    summary: 'Copies an older version into the draft',
    params,
    body: z.object({ revision, version: f.id }),
    answers: { 200: found },
    errors: writes,
  }),
  dates: endpoint({
    method: 'PUT',
    path: '/api/admin/carriers/:id/tariffs/draft/dates',
    tag,
    access,
    audit: 'tariff.dates_set',
    summary: 'Sets the effective dates of the draft version',
    params,
    body: draftDates,
    answers: { 200: found },
    errors: writes,
  }),
  review: endpoint({
    method: 'GET',
    path: '/api/admin/carriers/:id/tariffs/draft/review',
    tag,
    access,
    audit: null,
    summary: 'What the draft version changes, and what the sample loads would cost',
    params,
    answers: { 200: z.object({ data: tariffReview }) },
    errors: ['not_found'],
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/admin/carriers/:id/tariffs/draft/publish',
    tag,
    access,
    audit: 'tariff.published',
    summary: 'Publishes the draft version; of two at the same time, one wins',
    params,
    body: publishBody,
    answers: { 200: found },
    errors: writes,
  }),
  discard: endpoint({
    method: 'POST',
    path: '/api/admin/carriers/:id/tariffs/draft/discard',
    tag,
    access,
    audit: 'tariff.draft_discarded',
    summary: 'Discards the draft version',
    params,
    body: z.object({ revision: f.version }),
    answers: { 200: found },
    errors: ['not_found', 'conflict'],
  }),
  samples: endpoint({
    method: 'GET',
    path: '/api/admin/tariff-samples',
    tag,
    access,
    audit: null,
    summary: 'Sample loads that new versions are tested with',
    answers: { 200: z.object({ data: z.array(savedSample) }) },
    errors: [],
  }),
  addSample: endpoint({
    method: 'POST',
    path: '/api/admin/tariff-samples',
    tag,
    access,
    audit: 'tariff_sample.added',
    summary: 'Adds a sample load',
    body: sampleLoad.extend({ id: f.id }),
    answers: { 201: z.object({ data: savedSample }) },
    errors: ['validation_failed', 'conflict'],
  }),
  removeSample: endpoint({
    method: 'DELETE',
    path: '/api/admin/tariff-samples/:id',
    tag,
    access,
    audit: 'tariff_sample.removed',
    summary: 'Removes a sample load; it can be restored',
    params,
    answers: { 204: null },
    errors: ['not_found'],
  }),
  restoreSample: endpoint({
    method: 'POST',
    path: '/api/admin/tariff-samples/:id/restore',
    tag,
    access,
    audit: 'tariff_sample.restored',
    summary: 'Restores a sample load',
    params,
    answers: { 204: null },
    errors: ['not_found'],
  }),
} as const;
