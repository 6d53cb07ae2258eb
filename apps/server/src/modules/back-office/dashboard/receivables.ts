import { agingBuckets, type AgingBucket, type DashboardFigures } from '@waybill/contract';
import { currencies, type Currency } from '@waybill/freight';
import { sql } from 'kysely';
import type { Db } from '../../../core/database/database.ts';

type Row = {
  readonly currency: Currency;
  readonly bucket: AgingBucket;
  readonly count: number;
  readonly amount: number;
  readonly disputed: number;
};

const total = (rows: readonly Row[], of: 'amount' | 'disputed') => rows.reduce((sum, row) => sum + row[of], 0);

/**
 * What customers owe on open invoices, by age. Stored by due date, so it ages without updates.
 * @param today calendar day in the time zone of the books
 */
export async function receivablesOf(db: Db, today: string): Promise<NonNullable<DashboardFigures['receivables']>> {
  const { rows } = await sql<Row>`
    SELECT currency, CASE WHEN day >= ${today}::date THEN 'current' WHEN day >= ${today}::date - 30 THEN '1_30'
        WHEN day >= ${today}::date - 60 THEN '31_60' WHEN day >= ${today}::date - 90 THEN '61_90' ELSE '90_plus' END AS bucket,
      sum(owing)::bigint AS count, sum(owed)::bigint AS amount, sum(owed_disputed)::bigint AS disputed
    FROM daily_figures WHERE cut = 'all' AND owing <> 0 GROUP BY 1, 2
  `.execute(db);
  return currencies
    .map((currency) => [currency, rows.filter((row) => row.currency === currency)] as const)
    .filter(([, found]) => found.length > 0)
    .map(([currency, found]) => ({
      currency,
      total: total(found, 'amount'),
      disputed: total(found, 'disputed'),
      buckets: agingBuckets.map((bucket) => {
        const row = found.find((one) => one.bucket === bucket);
        return { bucket, amount: row?.amount ?? 0, count: row?.count ?? 0 };
      }),
    }));
}
