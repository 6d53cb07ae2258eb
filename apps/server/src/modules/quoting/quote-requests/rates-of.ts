import type { Rate } from '@waybill/contract';
import type { Db, Tx } from '../../../core/database/database.ts';

/** Rates of an offer, cheapest first. */
export async function ratesOf(
  db: Db | Tx,
  quote: { readonly account_id: string; readonly quote_id: string },
): Promise<Rate[]> {
  const rows = await db
    .selectFrom('quote_rates')
    .select('detail')
    .where('account_id', '=', quote.account_id)
    .where('quote_id', '=', quote.quote_id)
    .orderBy('amount')
    .orderBy('id')
    .execute();
  return rows.map(({ detail }) => detail);
}
