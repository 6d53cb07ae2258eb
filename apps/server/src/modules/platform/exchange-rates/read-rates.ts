import type { Currency, ExchangeRate } from '@waybill/freight';
import type { Db, Tx } from '../../../core/database/database.ts';

/** Maximum number of rates per pair, so that pairs with daily rates do not displace pairs with monthly ones. */
const mostOfPair = 20;

/** Latest rates of each pair, newest first. @param until last day to read; all days if omitted */
export async function newestRates(db: Db | Tx, until?: string) {
  return db
    .selectFrom((of) =>
      of
        .selectFrom('exchange_rates')
        .selectAll()
        .select((it) =>
          it.fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy(['from_currency', 'to_currency']).orderBy('date', 'desc'))
            .as('place'),
        )
        .$if(until !== undefined, (rates) => rates.where('date', '<=', until ?? ''))
        .as('rates'),
    )
    .selectAll()
    .where('place', '<=', mostOfPair)
    .orderBy('date', 'desc')
    .orderBy('from_currency')
    .orderBy('to_currency')
    .execute();
}

/** Exchange rates up to a day, newest first. The first of each pair applies on that day. */
export async function ratesUpTo(db: Db | Tx, date: string): Promise<ExchangeRate[]> {
  const rows = await newestRates(db, date);
  return rows.map((row) => ({
    from: row.from_currency as Currency,
    to: row.to_currency as Currency,
    millionths: row.millionths,
    date: row.date,
  }));
}
