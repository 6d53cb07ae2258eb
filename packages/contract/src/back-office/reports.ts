import { z } from 'zod';
import { currencies, languages } from '../choices.ts';
import { figureModes } from './dashboard.ts';
import * as f from '../fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { pageOf, pageQuery } from '../lists.ts';

const tag = 'Admin';
const count = z.int();

/** What a report tells: what was sold and earned, what became of quotes, corrected bills, deliveries, and carriers' answers. */
export const reportKinds = ['spend', 'conversion', 'adjustments', 'on_time', 'answers'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** What a report is cut by. */
export const reportCuts = ['lane', 'carrier', 'mode', 'account'] as const;
export type ReportCut = (typeof reportCuts)[number];

/** What a report cannot be cut by: a quote asks all carriers, and a carrier is not asked for a lane or an account. */
export const cutsOf: Readonly<Record<ReportKind, readonly ReportCut[]>> = {
  spend: reportCuts,
  conversion: ['lane', 'mode', 'account'],
  adjustments: reportCuts,
  on_time: reportCuts,
  answers: ['carrier', 'mode'],
};

/** Days a report can be over, counted back from the day it is read; `month` is the last whole month. */
export const reportRanges = ['yesterday', '7', '30', 'quarter', 'month'] as const;
export type ReportRange = (typeof reportRanges)[number];

/** Figures that a row has, and can be sorted by. */
export const reportMeasures = [
  'asked',
  'rated',
  'tried',
  'won',
  'won_share',
  'booked',
  'revenue',
  'cost',
  'margin',
  'billed',
  'adjusted',
  'adjusted_amount',
  'delivered',
  'promised',
  'on_time',
  'on_time_share',
  'adjusted_share',
  'margin_share',
  'answers',
  'failed',
  'failed_share',
  'p50',
  'p95',
] as const;
export type ReportMeasure = (typeof reportMeasures)[number];

/** The order of a report where nobody named one. */
export const usualSort: Readonly<Record<ReportKind, string>> = {
  spend: '-revenue',
  conversion: '-asked',
  adjustments: '-adjusted',
  on_time: '-delivered',
  answers: '-answers',
};

/** The two letters of the states at both ends. */
const lane = z.string().regex(/^[A-Z]{2,3}>[A-Z]{2,3}$/, 'invalid');

const narrowing = {
  kind: z.enum(reportKinds).default('spend'),
  by: z.enum(reportCuts).default('carrier'),
  currency: z.enum(currencies).default('USD'),
  mode: z.enum(figureModes).optional(),
  carrier: f.id.optional(),
  account: f.id.optional(),
  lane: lane.optional(),
};
const period = {
  range: z.enum(reportRanges).default('30'),
  /** Both in place of the range. */
  from: f.calendarDate.optional(),
  to: f.calendarDate.optional(),
};
const sort = z
  .string()
  .regex(new RegExp(`^-?(name|${reportMeasures.join('|')})$`), 'invalid')
  .optional();

const figures = {
  /** Quotes asked, and of those: with a rate, with a booking that was sent, booked, and the share of it in basis points. */
  asked: count,
  rated: count,
  tried: count,
  won: count,
  won_share: count.nullable(),
  booked: count,
  /** Minor units of the currency asked for. */
  revenue: count,
  /** What carriers are owed, what is earned, and its share in basis points; null for whoever may not see it. */
  cost: count.nullable(),
  margin: count.nullable(),
  margin_share: count.nullable(),
  billed: count,
  adjusted: count,
  adjusted_amount: count,
  /** Basis points of the shipments billed; null where none were. */
  adjusted_share: count.nullable(),
  delivered: count,
  promised: count,
  on_time: count,
  /** Basis points of those a day was promised for; null where none were. */
  on_time_share: count.nullable(),
  answers: count,
  failed: count,
  failed_share: count.nullable(),
  /** Milliseconds. */
  p50: count.nullable(),
  p95: count.nullable(),
};
export const reportFigures = z.object(figures);
export type ReportFigures = z.infer<typeof reportFigures>;

/** A lane, carrier, mode or account with its figures. */
export const reportRow = z.object({ key: z.string(), name: z.string(), ...figures });
export type ReportRow = z.infer<typeof reportRow>;

/** What report it is, whichever days it is over. */
export const reportQuery = z.object({ ...narrowing, range: period.range, sort });
export type ReportQuery = z.infer<typeof reportQuery>;

export const reportEvery = ['day', 'week', 'month'] as const;
export type ReportEvery = (typeof reportEvery)[number];

const person = z.object({ id: f.id, name: z.string(), email: z.string() });

/** A report that is mailed by the clock. */
export const reportSchedule = z.object({
  id: f.id,
  name: z.string(),
  report: reportQuery,
  every: z.enum(reportEvery),
  on_day: count,
  at_hour: count,
  time_zone: z.string(),
  language: z.enum(languages),
  recipients: z.array(person),
  paused: z.boolean(),
  next_at: f.instant,
  last_at: f.instant.nullable(),
  /** How many of the last mails have left. */
  last_sent: z.object({ mails: count, sent: count }),
  version: count,
  created_by: z.string(),
  /** Whether the caller may change, pause, and delete it. */
  editable: z.boolean(),
});
export type ReportSchedule = z.infer<typeof reportSchedule>;

/** How a schedule is kept; who changes one names the version they saw. */
export const reportScheduleBody = z
  .object({
    name: f.name(80),
    report: reportQuery,
    every: z.enum(reportEvery),
    /** Of a week Monday is 1; of a month its day, at most the 28th. Left alone for each day. */
    on_day: z.int({ error: 'invalid' }).min(1, 'too_small').max(28, 'too_big').default(1),
    at_hour: z.int({ error: 'invalid' }).min(0, 'too_small').max(23, 'too_big'),
    time_zone: f.timeZone,
    language: z.enum(languages),
    recipients: z.array(f.id).min(1, 'required').max(50, 'too_many'),
    /** Null for a new one. */
    version: f.version.nullable().default(null),
  })
  .refine(({ every, on_day: day }) => every !== 'week' || day <= 7, { path: ['on_day'], error: 'too_big' });
export type ReportScheduleBody = z.infer<typeof reportScheduleBody>;

const params = z.object({ id: f.id });
const access = 'staff.reports';
const one = { 200: z.object({ data: reportSchedule }) };

export const reports = {
  show: endpoint({
    method: 'GET',
    path: '/api/admin/reports',
    tag,
    access,
    audit: null,
    summary: 'A report: a page of rows, totals, and its period; margins for those who may see them',
    query: z.object({ ...pageQuery, ...narrowing, ...period, sort }),
    answers: {
      200: pageOf(reportRow).extend({
        from: z.string(),
        to: z.string(),
        /** Of all rows, not of the page alone. */
        totals: reportFigures,
        days: z.array(reportFigures.extend({ day: z.string() })),
        /** What it is narrowed to, by name. */
        names: z.object({ carrier: z.string().nullable(), account: z.string().nullable() }),
      }),
    },
    errors: ['validation_failed'],
  }),
  csv: endpoint({
    method: 'GET',
    path: '/api/admin/reports/csv',
    tag,
    access,
    audit: null,
    summary: 'Every row of the same report and its totals as a CSV file',
    query: z.object({ ...narrowing, ...period, sort }),
    answers: { 200: { bytes: 'text/csv' } },
    errors: ['validation_failed'],
  }),
  choices: endpoint({
    method: 'GET',
    path: '/api/admin/reports/choices',
    tag,
    access,
    audit: null,
    summary: 'Carriers and currencies to filter a report by, and staff it can be emailed to',
    answers: {
      200: z.object({
        data: z.object({
          carriers: z.array(z.object({ id: f.id, name: z.string() })),
          currencies: z.array(z.enum(currencies)),
          staff: z.array(person),
        }),
      }),
    },
    errors: [],
  }),
  schedules: endpoint({
    method: 'GET',
    path: '/api/admin/reports/schedules',
    tag,
    access,
    audit: null,
    summary: 'Scheduled reports',
    answers: { 200: z.object({ data: z.array(reportSchedule) }) },
    errors: [],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/admin/reports/schedules/:id',
    tag,
    access,
    audit: 'report_schedule.saved',
    summary: 'Creates or changes a scheduled report; idempotent by its id',
    params,
    body: reportScheduleBody,
    answers: one,
    errors: ['validation_failed', 'conflict', 'forbidden'],
  }),
  pause: endpoint({
    method: 'PUT',
    path: '/api/admin/reports/schedules/:id/paused',
    tag,
    access,
    audit: 'report_schedule.paused',
    summary: 'Pauses a scheduled report, or resumes it from its next time',
    params,
    body: z.object({ paused: z.boolean() }),
    answers: one,
    errors: ['validation_failed', 'not_found', 'forbidden'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/reports/schedules/:id',
    tag,
    access,
    audit: 'report_schedule.removed',
    summary: 'Deletes a scheduled report',
    params,
    answers: { 204: null },
    errors: ['not_found', 'forbidden'],
  }),
} as const;
