import type { Place, Quote, QuoteRequest, Rate } from '@waybill/contract';
import type { Db, Tx } from '../../core/database/database.ts';
import { Refusal } from '../../core/refusal.ts';

/** A quote of an account with its rates, as they were given. @throws Refusal not_found */
export async function showQuote(db: Db, accountId: string, id: string, now: Date): Promise<Quote> {
  const row = await db
    .selectFrom('quotes')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  const rates = await db
    .selectFrom('quote_rates')
    .select('detail')
    .where('account_id', '=', accountId)
    .where('quote_id', '=', id)
    .orderBy('amount')
    .execute();
  return {
    id: row.id,
    number: row.number,
    status: row.booked_at !== null ? 'booked' : row.expires_at <= now ? 'expired' : 'open',
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    request: row.request as unknown as QuoteRequest,
    origin: row.origin as unknown as Place,
    destination: row.destination as unknown as Place,
    miles: row.miles,
    load: row.load as unknown as Quote['load'],
    findings: row.findings as unknown as Quote['findings'],
    rates: rates.map(({ detail }) => detail as unknown as Rate),
    without_rate: row.without_rate as unknown as Quote['without_rate'],
  };
}

/** One rate of a quote, with what a booking needs of the quote itself. */
export type BookableRate = {
  readonly rate: Rate;
  readonly expiresAt: Date;
  readonly quoteNumber: string;
  readonly request: QuoteRequest;
  readonly origin: Place;
  readonly destination: Place;
  readonly miles: number;
  readonly load: Quote['load'];
};

/** @throws Refusal not_found for a rate that is not of this account's quote */
export async function rateOfQuote(
  db: Db | Tx,
  accountId: string,
  quoteId: string,
  rateId: string,
): Promise<BookableRate> {
  const row = await db
    .selectFrom('quote_rates')
    .innerJoin('quotes', (join) =>
      join.onRef('quotes.account_id', '=', 'quote_rates.account_id').onRef('quotes.id', '=', 'quote_rates.quote_id'),
    )
    .select([
      'quote_rates.detail',
      'quotes.expires_at',
      'quotes.number',
      'quotes.request',
      'quotes.origin',
      'quotes.destination',
      'quotes.miles',
      'quotes.load',
    ])
    .where('quote_rates.account_id', '=', accountId)
    .where('quote_rates.quote_id', '=', quoteId)
    .where('quote_rates.id', '=', rateId)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return {
    rate: row.detail as unknown as Rate,
    expiresAt: row.expires_at,
    quoteNumber: row.number,
    request: row.request as unknown as QuoteRequest,
    origin: row.origin as unknown as Place,
    destination: row.destination as unknown as Place,
    miles: row.miles,
    load: row.load as unknown as Quote['load'],
  };
}
