import type { FigureMode } from '@waybill/contract';
import type { Currency } from '@waybill/freight';
import { sql } from 'kysely';
import type { Db } from '../../../core/database/database.ts';
import type { Period } from '../figures/index.ts';

/** Figures of one day in one mode and currency. Money is in minor units. */
export type DayRow = {
  readonly day: string;
  readonly mode: FigureMode;
  readonly currency: Currency;
  readonly asked: number;
  readonly rated: number;
  readonly tried: number;
  readonly won: number;
  readonly booked: number;
  readonly revenue: number;
  readonly costed: number;
  readonly cost: number;
  readonly delivered: number;
  readonly promised: number;
  readonly on_time: number;
};

/** Daily figures of a period. Days without activity have no row. */
export async function readDays(db: Db, { from, to }: Period): Promise<readonly DayRow[]> {
  const { rows } = await sql<DayRow>`
    SELECT day, mode, currency, asked, rated, tried, won, booked, revenue, costed, cost, delivered, promised, on_time
    FROM daily_figures WHERE cut = 'all' AND member = '' AND day BETWEEN ${from} AND ${to}
      AND mode IN ('ltl', 'parcel', 'truckload')
  `.execute(db);
  return rows;
}

/** Sums one figure over rows. */
export function sumOf(rows: readonly DayRow[], of: Exclude<keyof DayRow, 'day' | 'mode' | 'currency'>): number {
  return rows.reduce((sum, row) => sum + row[of], 0);
}
