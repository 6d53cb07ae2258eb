import type { QueriedCarrier, Place, Quote, QuoteRequest, Rate } from '@waybill/contract';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { DB } from '../../../core/database/schema.gen.ts';
import { Refusal } from '../../../core/refusal.ts';
import { carriersSeen } from '../../identity/settings/index.ts';
import { asSeen } from './visible-quote.ts';
import { liveBookingOf } from './live-booking.ts';
import { byName, savedOf } from './quote-wire.ts';
import { inCarriersCurrency } from './shipment-value.ts';

/**
 * A quote of an account with its original rates, limited to carriers that the account shows.
 * @throws Refusal not_found
 */
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
  const asked = await db
    .selectFrom('quote_carriers')
    .select(['carrier_id', 'carrier_name', 'state', 'findings', 'took_ms'])
    .where('account_id', '=', accountId)
    .where('quote_id', '=', id)
    .orderBy('carrier_name')
    .execute();
  const quote = quoteWire(
    row,
    rates.map(({ detail }) => detail),
    asked,
    now,
  );
  const booking = await liveBookingOf(db, accountId, id);
  return asSeen({ ...quote, booking }, await carriersSeen(db, accountId));
}

type Asked = Pick<Selectable<DB['quote_carriers']>, 'carrier_id' | 'carrier_name' | 'state' | 'findings' | 'took_ms'>;

/** Carriers with tariffs stored here: each has answered with rates or reasons. */
function keptHere(rates: readonly Rate[], without: Quote['without_rate'], asked: readonly Asked[]): QueriedCarrier[] {
  const outside = new Set(asked.map(({ carrier_id: carrierId }) => carrierId));
  const priced = new Map(rates.map(({ carrier: { id, name } }) => [id, name]));
  const answered = [...priced].filter(([id]) => !outside.has(id));
  return [
    ...answered.map(([id, name]) => ({ carrier: { id, name }, state: 'answered' as const, took_ms: null })),
    ...without.map(({ carrier }) => ({ carrier, state: 'without_rate' as const, took_ms: null })),
  ];
}

const noAnswer: Quote['findings'] = [{ code: 'carrier_unavailable', severity: 'refused', params: {} }];

/** A carrier past its deadline did not answer, even if that is not recorded. */
function stateNow({ state }: Asked, answering: boolean): QueriedCarrier['state'] {
  if (state === 'asked') return answering ? 'asked' : 'without_rate';
  return state === 'answered' ? 'answered' : 'without_rate';
}

function quoteWire(row: Selectable<DB['quotes']>, rates: readonly Rate[], asked: readonly Asked[], now: Date): Quote {
  const answering = row.answered_at === null && row.answers_until !== null && row.answers_until > now;
  const here = row.without_rate;
  const silent = asked.filter((each) => stateNow(each, answering) === 'without_rate');
  return {
    id: row.id,
    number: row.number,
    status: row.booked_at !== null ? 'booked' : row.expires_at <= now ? 'expired' : 'open',
    booking: null,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    request: row.request,
    converted_value: row.converted_value,
    origin: row.origin,
    destination: row.destination,
    miles: row.miles,
    load: row.load,
    findings: row.findings,
    rates: [...rates],
    without_rate: [
      ...here,
      ...silent.map((each) => ({
        carrier: { id: each.carrier_id, name: each.carrier_name },
        findings: each.state === 'asked' ? noAnswer : each.findings,
      })),
    ],
    carriers: byName([
      ...keptHere(rates, here, asked),
      ...asked.map((each) => ({
        carrier: { id: each.carrier_id, name: each.carrier_name },
        state: stateNow(each, answering),
        took_ms: each.took_ms,
      })),
    ]),
    answering,
    saved: savedOf(row),
  };
}

/** One rate of a quote, with what a booking needs of the quote. */
export type BookableRate = {
  readonly rate: Rate;
  readonly expiresAt: Date;
  readonly quoteNumber: string;
  /** The request for carriers, with the value in their currency. */
  readonly request: QuoteRequest;
  readonly origin: Place;
  readonly destination: Place;
  readonly miles: number;
  readonly load: Quote['load'];
  /** The connection that gave the rate; null for a tariff stored here. */
  readonly connectionId: string | null;
  /** Whether the sales desk offered it, and contacts the carrier. */
  readonly offered: boolean;
  /** The carrier's code and name of the service, and its quote number. */
  readonly carrierService: { readonly code: string; readonly name: string; readonly quoteId: string | null } | null;
};

/** @throws Refusal not_found for a rate that does not belong to a quote of the account */
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
      'quote_rates.connection_id',
      'quote_rates.offered_by',
      'quote_rates.carrier_service',
      'quotes.expires_at',
      'quotes.number',
      'quotes.request',
      'quotes.converted_value',
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
    rate: row.detail,
    expiresAt: row.expires_at,
    quoteNumber: row.number,
    request: inCarriersCurrency(row.request as QuoteRequest, row.converted_value),
    origin: row.origin,
    destination: row.destination,
    miles: row.miles,
    load: row.load,
    connectionId: row.connection_id,
    offered: row.offered_by !== null,
    carrierService: row.carrier_service as BookableRate['carrierService'],
  };
}
