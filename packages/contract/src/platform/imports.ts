import { z } from 'zod';
import type { Ability } from '../access.ts';
import * as f from '../fields.ts';
import { tableTypes } from '../file-types.ts';
import { importProblemCodes } from './import-problems.ts';
import { endpoint } from '../kit/endpoint.ts';
import { pageOf, pageQuery } from '../lists.ts';

/** The largest file of an import. 100,000 rows of addresses take 12 MB. */
export const importLimits = { bytes: 16_000_000, rows: 100_000, columns: 200 } as const;

/** So long an upload can be undone after its rows went in, in hours. */
export const undoHours = 24;

/** checked: waits for the word to go in; the others are ends. */
export const importStates = ['checked', 'imported', 'undone', 'canceled'] as const;
export type ImportState = (typeof importStates)[number];

/** What becomes of a row that is there already: nothing, it changes the one that is there, or it goes in as well. */
export const duplicateChoices = ['skip', 'update', 'add'] as const;
export type DuplicateChoice = (typeof duplicateChoices)[number];

/** Whether rows go in when others have problems. */
export const importModes = ['good', 'all'] as const;
export type ImportMode = (typeof importModes)[number];

const count = z.int();

/** A column of the file, and the field it goes into; null leaves it out. */
const importColumn = z.object({ header: z.string(), example: z.string(), field: z.string().nullable() });

const importSummary = z.object({
  id: f.id,
  state: z.enum(importStates),
  file_name: z.string(),
  file_size: count,
  encoding: z.enum(['utf-8', 'utf-16le', 'windows-1252']),
  delimiter: z.enum([',', ';', '\t']),
  columns: z.array(importColumn),
  /** Fields that must have a column and have none; until they do, no row is looked at. */
  missing: z.array(z.string()),
  rows: count,
  good: count,
  problems: count,
  duplicates: count,
  /** Rows whose every problem has a remedy that can be taken with one word. */
  suggestions: count,
  /** What becomes of the duplicates, as chosen so far. */
  plan: z.object({ skip: count, update: count, add: count }),
  /** Records of the account now. */
  there: count,
  /** How far the rows are that go in at this moment. */
  running: z.object({ done: count, total: count }).nullable(),
  result: z
    .object({
      added: count,
      updated: count,
      /** Rows that were to change a record and say nothing new. */
      unchanged: count.default(0),
      skipped: count,
      rejected: count,
      /** What an undo took away, set back, and left because it was changed since. */
      removed: count.default(0),
      restored: count.default(0),
      kept: count,
    })
    .nullable(),
  /** Until when the upload can be undone. */
  undo_until: f.instant.nullable(),
  created_at: f.instant,
  created_by: z.string(),
});
export type ImportSummary = z.infer<typeof importSummary>;

/** What is wrong with a row, and where; a problem of the whole row has no column. */
const importProblem = z.object({
  column: z.int().nullable(),
  field: z.string().nullable(),
  /** What stands there. */
  value: z.string(),
  code: z.enum(importProblemCodes),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** What to put there instead, where it can be told. */
  suggestion: z.string().nullable(),
});
export type ImportProblem = z.infer<typeof importProblem>;

const importRow = z.object({
  /** Number of the row as a sheet counts: the headings are row 1. */
  row: count,
  /** What names the record, and what tells it from others of the name. */
  label: z.string(),
  detail: z.string(),
  problems: z.array(importProblem),
  /** The same record earlier in the file, or among those that are there. */
  duplicate: z.object({ of: z.enum(['file', 'book']), row: count.nullable(), label: z.string() }).nullable(),
  choice: z.enum(duplicateChoices),
});
export type ImportRow = z.infer<typeof importRow>;

const rowNumber = z
  .int()
  .min(2)
  .max(importLimits.rows * 2);

const importChange = z.object({
  /** The field of each column, in their order. */
  fields: z.array(z.string().max(60).nullable()).max(importLimits.columns).optional(),
  /** Cells typed anew. */
  cells: z
    .array(
      z.object({
        row: rowNumber,
        column: z.int().min(0).max(importLimits.columns),
        value: z.string().max(2000).nullable(),
      }),
    )
    .max(1000)
    .optional(),
  /** Rows whose suggestions are taken. */
  take: z.union([z.literal('all'), z.array(rowNumber).max(1000)]).optional(),
  /** What becomes of duplicates: of all of them, and of single ones. */
  duplicates: z.enum(duplicateChoices).optional(),
  choices: z
    .array(z.object({ row: rowNumber, choice: z.enum(duplicateChoices) }))
    .max(1000)
    .optional(),
});
export type ImportChange = z.infer<typeof importChange>;

const oneImport = z.object({ data: importSummary });
const params = z.object({ id: f.id });

type Given = {
  /** Where the records themselves are, e.g. `/api/addresses`. */
  readonly records: `/${string}`;
  /** Where their uploads are, e.g. `/api/address-imports`. */
  readonly imports: `/${string}`;
  readonly tag: string;
  readonly read: Ability;
  readonly write: Ability;
  /** First part of the audit actions. */
  readonly audit: string;
};

/** The endpoints that bring records of one kind in from a file and out into one. */
export function importEndpoints({ records, imports, tag, read, write, audit }: Given) {
  const looking = { tag, access: write, audit: null } as const;
  const writing = { tag, access: write } as const;
  const one = `${imports}/:id` as const;
  return {
    template: endpoint({
      method: 'GET',
      path: `${records}/template`,
      ...looking,
      access: read,
      summary: 'A CSV template with the headings that an import reads',
      answers: { 200: { bytes: 'text/csv' } },
      errors: [],
    }),
    export: endpoint({
      method: 'GET',
      path: `${records}/export`,
      ...looking,
      access: read,
      summary: 'Entries that match a search as a CSV file, which can be imported again',
      query: z.object({ search: z.string().trim().max(60).optional() }),
      answers: { 200: { bytes: 'text/csv' } },
      errors: ['validation_failed'],
    }),
    upload: endpoint({
      method: 'POST',
      path: imports,
      ...writing,
      audit: `${audit}.file_uploaded`,
      summary: 'Uploads and checks a CSV file; nothing is imported yet',
      query: z.object({ name: f.fileName().default('upload.csv') }),
      upload: { bytes: 'text/csv', most: importLimits.bytes },
      accepts: { types: tableTypes, refusal: 'file_not_a_table', parsed: true },
      answers: { 201: oneImport },
      errors: ['validation_failed', 'payload_too_large', 'unsupported_media_type', 'too_many_attempts'],
    }),
    list: endpoint({
      method: 'GET',
      path: imports,
      ...looking,
      summary: 'Imports of the account, newest first',
      query: z.object(pageQuery),
      answers: { 200: pageOf(importSummary) },
      errors: ['validation_failed'],
    }),
    show: endpoint({
      method: 'GET',
      path: one,
      ...looking,
      summary: 'The current state of an import',
      params,
      answers: { 200: oneImport },
      errors: ['not_found'],
    }),
    rows: endpoint({
      method: 'GET',
      path: `${one}/rows`,
      ...looking,
      summary: 'Rows of an import that have problems or already exist',
      params,
      query: z.object({ ...pageQuery, verdict: z.enum(['problem', 'duplicate']).default('problem') }),
      answers: { 200: pageOf(importRow) },
      errors: ['not_found', 'validation_failed'],
    }),
    rejected: endpoint({
      method: 'GET',
      path: `${one}/rejected`,
      ...looking,
      summary: 'The rows with problems as a CSV file, with the reasons',
      params,
      answers: { 200: { bytes: 'text/csv' } },
      errors: ['not_found'],
    }),
    change: endpoint({
      method: 'PATCH',
      path: one,
      ...writing,
      audit: `${audit}.upload_changed`,
      summary: 'Matches columns, corrects cells, and decides about duplicates; the file is checked again',
      params,
      body: importChange,
      answers: { 200: oneImport },
      errors: ['not_found', 'validation_failed', 'conflict'],
    }),
    commit: endpoint({
      method: 'POST',
      path: `${one}/commit`,
      ...writing,
      audit: `${audit}.imported`,
      summary: 'Imports the valid rows, or with `all` every row or none, in one transaction',
      params,
      body: z.object({ mode: z.enum(importModes).default('good') }),
      answers: { 200: oneImport },
      errors: ['not_found', 'validation_failed', 'conflict'],
    }),
    cancel: endpoint({
      method: 'POST',
      path: `${one}/cancel`,
      ...writing,
      audit: `${audit}.upload_canceled`,
      summary: 'Discards an import that has not been committed',
      params,
      answers: { 200: oneImport },
      errors: ['not_found', 'conflict'],
    }),
    undo: endpoint({
      method: 'POST',
      path: `${one}/undo`,
      ...writing,
      audit: `${audit}.import_undone`,
      summary: 'Undoes an import, except for records that changed since',
      params,
      answers: { 200: oneImport },
      errors: ['not_found', 'conflict'],
    }),
  };
}
export type ImportEndpoints = ReturnType<typeof importEndpoints>;
