import type { Currency, ExchangeRate } from '@waybill/freight';
import type { Db, Tx } from '../../core/database/database.ts';

/** The newest days of rates that are read; each pair has at most one a day. */
const most = 60;

/** Exchange rates on record of a day and before, newest first; the first of each pair is in force on that day. */
export async function ratesUpTo(db: Db | Tx, date: string): Promise<ExchangeRate[]> {
  const rows = await db
    .selectFrom('exchange_rates')
    .selectAll()
    .where('date', '<=', date)
    .orderBy('date', 'desc')
    .orderBy('from_currency')
    .orderBy('to_currency')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    from: row.from_currency as Currency,
    to: row.to_currency as Currency,
    millionths: row.millionths,
    date: row.date,
  }));
}
