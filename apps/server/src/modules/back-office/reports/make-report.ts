import { cutsOf, usualSort, type ReportFigures, type ReportRange, type ReportRow } from '@waybill/contract';
import { sql } from 'kysely';
import type { Db } from '../../../core/database/database.ts';
import { invalidField } from '../../../core/refusal.ts';
import { daysOf, type Period } from '../figures/index.ts';
import { billingDay } from '../../../core/billing-day.ts';
import { readAnswers } from './read-answers.ts';
import { added, sumsByDay, sumsByMember, type Narrowed } from './read-sums.ts';
import { reportDays } from './report-days.ts';
import { figuresOf, sorted } from './report-figures.ts';

export type ReportRequest = Narrowed & {
  readonly range: ReportRange;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly sort?: string | undefined;
};

export type Report = {
  readonly period: Period;
  /** All rows, sorted. */
  readonly rows: readonly ReportRow[];
  readonly totals: ReportFigures;
  readonly days: readonly (ReportFigures & { readonly day: string })[];
};

async function namesOf(db: Db, by: Narrowed['by'], keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0 || by === 'mode') return new Map();
  if (by === 'lane') return new Map(keys.map((key) => [key, key.replace('>', ' → ')]));
  const table = by === 'carrier' ? 'carriers' : 'accounts';
  const rows = await db
    .selectFrom(table)
    .select(['id', 'name'])
    .where('id', '=', sql<string>`ANY(${[...keys]}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/**
 * Builds a report from the daily figures. Each row is one member of the cut, so the rows add up to the totals.
 * @param seesMargin whether to include carrier costs
 * @throws Refusal validation_failed for invalid days, and for a cut that the report does not support
 */
export async function makeReport(db: Db, asked: ReportRequest, seesMargin: boolean, now: Date): Promise<Report> {
  const answersOnly = asked.kind === 'answers';
  if (!cutsOf[asked.kind].includes(asked.by)) throw invalidField('by', 'invalid');
  const period = reportDays(asked, billingDay(now));
  const [members, days, answers] = await Promise.all([
    sumsByMember(db, asked, period),
    sumsByDay(db, asked, period),
    answersOnly ? readAnswers(db, asked, period) : null,
  ]);
  const sums = new Map(members.map((row) => [row.key, row]));
  const keys = [...new Set([...sums.keys(), ...(answers?.members.keys() ?? [])])];
  const names = await namesOf(db, asked.by, keys);
  const rows = keys.map((key) => ({
    key,
    name: names.get(key) ?? key,
    ...figuresOf(withoutKey(sums.get(key)), answers?.members.get(key), seesMargin),
  }));
  const byDay = new Map(days.map((row) => [row.key, row]));
  return {
    period,
    rows: sorted(rows, asked.sort ?? usualSort[asked.kind]),
    totals: figuresOf(added(members), answers?.all, seesMargin),
    days: daysOf(period).map((day) => ({
      day,
      ...figuresOf(withoutKey(byDay.get(day)), answers?.days.get(day), seesMargin),
    })),
  };
}

function withoutKey<T extends { readonly key: string }>(row: T | undefined): Omit<T, 'key'> | undefined {
  if (row === undefined) return undefined;
  const { key: _, ...rest } = row;
  return rest;
}
