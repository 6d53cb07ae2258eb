import { z } from 'zod';
import { currencies } from '../choices.ts';
import * as f from '../fields.ts';
import { agingBuckets } from '../billing/aging.ts';
import { endpoint } from '../kit/endpoint.ts';

const tag = 'Admin';
const count = z.int();

/** What staff are waited for, as the tiles stand. */
export const needKinds = [
  'credit_holds',
  'disputes',
  'chats',
  'quote_requests',
  'exceptions',
  'bookings',
  'incidents',
  'carrier_bills',
] as const;
export type NeedKind = (typeof needKinds)[number];

/** Something that somebody has to look after now. */
export const need = z.object({
  kind: z.enum(needKinds),
  count,
  /** Since when the longest of them waits. */
  oldest: f.instant.nullable(),
  /**
   * Those among them that cannot wait: requests past their target, incidents that stop bookings, bookings only a person can
   * find out about, deliveries that were refused; null where all are alike.
   */
  pressing: count.nullable(),
});
export type Need = z.infer<typeof need>;

/** Days that the figures are of, today with them; the same number of days before is what they are compared with. */
export const dashboardPeriods = ['7', '30', 'quarter'] as const;
export type DashboardPeriod = (typeof dashboardPeriods)[number];
/** A quarter is thirteen whole weeks, so that it has as many Mondays as the one before. */
export const periodDays: Readonly<Record<DashboardPeriod, number>> = { '7': 7, '30': 30, quarter: 91 };

/** Deliveries that should come by the day promised, in basis points. */
export const onTimeTarget = 9_500;

/** Modes that figures are told apart by. */
export const figureModes = ['ltl', 'parcel', 'truckload'] as const;
export type FigureMode = (typeof figureModes)[number];
const byMode = z.object({ ltl: count, parcel: count, truckload: count });

const funnel = z.object({
  asked: count,
  /** Of those, with at least one rate. */
  rated: count,
  /** Of those, with a booking that was sent. */
  tried: count,
  /** Of those, booked. */
  won: count,
});
export type Funnel = z.infer<typeof funnel>;

const earned = z.object({
  revenue: count,
  /** Null for whoever may not see what carriers are paid. */
  margin: count.nullable(),
  /** Revenue of the shipments whose cost is known: what the margin is a share of. */
  costed: count.nullable(),
});

export const dashboardFigures = z.object({
  as_of: f.instant,
  /** First and last day, by the calendar of the books. */
  from: z.string(),
  to: z.string(),
  before: z.object({ from: z.string(), to: z.string() }),
  /** Shipments booked. */
  booked: z.object({ total: count, before: count, modes: byMode, days: z.array(byMode.extend({ day: z.string() })) }),
  funnel: z.object({
    now: funnel,
    before: funnel,
    modes: z.object({ ltl: funnel, parcel: funnel, truckload: funnel }),
  }),
  /** In one currency at a time: nothing is netted across. */
  money: z.object({
    currency: z.enum(currencies),
    /** Currencies there is anything in. */
    currencies: z.array(z.enum(currencies)),
    now: earned,
    before: earned,
    days: z.array(earned.extend({ day: z.string() })),
  }),
  /** Carriers that delivered most. */
  on_time: z.object({
    now: z.object({ delivered: count, promised: count, on_time: count }),
    before: z.object({ delivered: count, promised: count, on_time: count }),
    carriers: z.array(z.object({ id: f.id, name: z.string(), delivered: count, promised: count, on_time: count })),
  }),
  /** How carriers that are asked from outside answered; the ones that failed most come first. */
  answers: z.array(
    z.object({
      id: f.id,
      name: z.string(),
      answers: count,
      failed: count,
      /** Milliseconds; null where nothing came back. */
      p50: count.nullable(),
      p95: count.nullable(),
      /** Failed calls on each day. */
      days: z.array(count),
      /** Incidents that are open; null for whoever may not see them. */
      incidents: count.nullable(),
    }),
  ),
  /** What customers owe, by age; null for whoever may not see it. */
  receivables: z
    .array(
      z.object({
        currency: z.enum(currencies),
        total: count,
        disputed: count,
        buckets: z.array(z.object({ bucket: z.enum(agingBuckets), amount: count, count })),
      }),
    )
    .nullable(),
  /** Waits for a first answer, of chats opened while somebody was there; null for whoever answers none. */
  chats: z
    .object({
      opened: count,
      answered: count,
      median_seconds: count.nullable(),
      ninety_seconds: count.nullable(),
      before: z.object({ median_seconds: count.nullable(), ninety_seconds: count.nullable() }),
    })
    .nullable(),
});
export type DashboardFigures = z.infer<typeof dashboardFigures>;

export const dashboard = {
  needs: endpoint({
    method: 'GET',
    path: '/api/admin/dashboard/needs',
    tag,
    access: 'staff.enter',
    audit: null,
    summary: 'Open work that the caller may handle',
    answers: { 200: z.object({ data: z.array(need), as_of: f.instant }) },
    errors: [],
  }),
  figures: endpoint({
    method: 'GET',
    path: '/api/admin/dashboard',
    tag,
    access: 'staff.reports',
    audit: null,
    summary: 'Figures of a period compared with the one before; leaves out what the caller may not see',
    query: z.object({
      period: z.enum(dashboardPeriods).default('30'),
      currency: z.enum(currencies).optional(),
    }),
    answers: { 200: z.object({ data: dashboardFigures }) },
    errors: ['validation_failed'],
  }),
} as const;
