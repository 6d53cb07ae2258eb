import { figureModes, type ReportCut, type ReportKind } from '@waybill/contract';
import type { Currency } from '@waybill/freight';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../core/database/database.ts';
import type { Period } from '../figures/index.ts';

/** Filters and grouping of a report. */
export type Narrowed = {
  readonly kind: ReportKind;
  readonly by: ReportCut;
  readonly currency: Currency;
  readonly mode?: string | undefined;
  readonly carrier?: string | undefined;
  readonly account?: string | undefined;
  readonly lane?: string | undefined;
};

const summed = [
  'asked',
  'rated',
  'tried',
  'won',
  'booked',
  'revenue',
  'costed',
  'cost',
  'billed',
  'adjusted',
  'adjusted_amount',
  'delivered',
  'promised',
  'on_time',
] as const;
export type Sums = Readonly<Record<(typeof summed)[number], number>>;

const sums = sql.join(summed.map((name) => sql`sum(${sql.ref(name)})::bigint AS ${sql.ref(name)}`));
/** Condition that drops members for which the report has nothing to show. */
const counts: Readonly<Record<Exclude<ReportKind, 'answers'>, RawBuilder<unknown>>> = {
  spend: sql`sum(booked) <> 0 OR sum(revenue) <> 0 OR sum(cost) <> 0`,
  conversion: sql`sum(asked) <> 0`,
  adjustments: sql`sum(billed) <> 0`,
  on_time: sql`sum(delivered) <> 0`,
};

const members: Readonly<Record<ReportCut, RawBuilder<unknown>>> = {
  lane: sql`lane`,
  carrier: sql`carrier_id::text`,
  mode: sql`mode`,
  account: sql`account_id::text`,
};

/**
 * Where to read figures: from daily sums per cut, or, when the report is filtered to one carrier, account, or lane,
 * from the single parts, which an index finds.
 */
function source(
  { by, currency, mode, carrier, account, lane }: Narrowed,
  { from, to }: Period,
  cut: ReportCut | 'all',
) {
  const common = [
    sql`day BETWEEN ${from} AND ${to}`,
    sql`currency = ${currency}`,
    mode === undefined ? sql`mode IN (${sql.join([...figureModes])})` : sql`mode = ${mode}`,
  ];
  if (carrier === undefined && account === undefined && lane === undefined) {
    const kept = cut === 'mode' ? 'all' : cut;
    return {
      member: cut === 'mode' ? sql`mode` : sql`member`,
      rows: sql`daily_figures WHERE ${sql.join([sql`cut = ${kept}`, ...common], sql` AND `)}`,
    };
  }
  const narrowed = [
    ...common,
    ...(carrier === undefined ? [] : [sql`carrier_id = ${carrier}::uuid`]),
    ...(account === undefined ? [] : [sql`account_id = ${account}::uuid`]),
    ...(lane === undefined ? [] : [sql`lane = ${lane}`]),
  ];
  const member = members[cut === 'all' ? by : cut];
  return { member, rows: sql`figure_parts WHERE ${sql.join([...narrowed, sql`${member} IS NOT NULL`], sql` AND `)}` };
}

/** Sums of each member of the report's cut. Members with nothing to show are left out. */
export async function sumsByMember(db: Db, asked: Narrowed, period: Period): Promise<(Sums & { key: string })[]> {
  if (asked.kind === 'answers') return [];
  const { member, rows } = source(asked, period, asked.by);
  const found = await sql<Sums & { key: string }>`
    SELECT ${member} AS key, ${sums} FROM ${rows} GROUP BY 1 HAVING ${counts[asked.kind]}`.execute(db);
  return found.rows;
}

/** The same sums by day. Days without activity are missing. */
export async function sumsByDay(db: Db, asked: Narrowed, period: Period): Promise<(Sums & { key: string })[]> {
  if (asked.kind === 'answers') return [];
  const { rows } = source(asked, period, 'all');
  const found = await sql<Sums & { key: string }>`SELECT day AS key, ${sums} FROM ${rows} GROUP BY 1`.execute(db);
  return found.rows;
}

/** Adds up rows. */
export function added(rows: readonly Sums[]): Sums {
  return Object.fromEntries(summed.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)])) as Sums;
}
