import { fuelPriceOn, zoned, type MarginRule } from '@waybill/freight';
import type { Body, endpoints, Place, Quote, QuoteRequest } from '@waybill/contract';
import { sql } from 'kysely';
import { changed, type Outcome } from '../../core/command.ts';
import { accountOf, signedIn, type Context } from '../../core/context.ts';
import type { Tx } from '../../core/database/database.ts';
import { reply, type Reply } from '../../core/http/binding.ts';
import { newId } from '../../core/ids.ts';
import { invalidField } from '../../core/refusal.ts';
import { findPlace } from '../places/index.ts';
import { carriersToAsk, carrierVisibility } from '../settings/index.ts';
import { costWire, loadWire, rateWire } from './quote-wire.ts';
import { shopRates, type ShoppingResult } from './rate-shopping.ts';
import { carriersWithTariffs, fuelPrices } from './tariffs-in-force.ts';

/** How long a quote's prices are honoured. */
const validDays = 7;
const dayMs = 24 * 60 * 60 * 1000;

function placeOf(end: 'origin' | 'destination', request: QuoteRequest): Place {
  const stop = request[end];
  const place = findPlace(stop.country, stop.postal_code);
  if (place === null) throw invalidField(`${end}.postal_code`, 'unknown_postal_code');
  return place;
}

async function accountTerms(tx: Tx, accountId: string): Promise<{ currency: string; margin: MarginRule }> {
  const account = await tx
    .selectFrom('accounts')
    .select(['currency', 'margin_bp'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return {
    currency: account.currency,
    margin: { id: 'account', percentBp: account.margin_bp, flat: 0, floor: 0, cap: null },
  };
}

async function nextNumber(tx: Tx): Promise<string> {
  const { rows } = await sql<{ number: number }>`SELECT nextval('quote_numbers') AS number`.execute(tx);
  return `Q-${rows[0]?.number ?? 0}`;
}

type PricedRate = {
  readonly id: string;
  readonly carrierId: string;
  readonly tariffId: string;
  readonly wire: ReturnType<typeof rateWire>;
  readonly cost: ReturnType<typeof costWire>;
  readonly costAmount: number;
};

function pricedRates(result: ShoppingResult): PricedRate[] {
  return result.answers.flatMap((answer) =>
    'rates' in answer
      ? answer.rates.map((rate) => {
          const id = newId();
          return {
            id,
            carrierId: answer.carrier.id,
            tariffId: answer.carrier.tariffId,
            wire: rateWire(id, answer.carrier, rate),
            cost: costWire(rate),
            costAmount: rate.cost.withoutInsurance.amount,
          };
        })
      : [],
  );
}

async function keepRates(tx: Tx, accountId: string, quoteId: string, rates: readonly PricedRate[]): Promise<void> {
  if (rates.length === 0) return;
  await tx
    .insertInto('quote_rates')
    .values(
      rates.map((rate) => ({
        account_id: accountId,
        quote_id: quoteId,
        id: rate.id,
        carrier_id: rate.carrierId,
        tariff_id: rate.tariffId,
        amount: rate.wire.total_without_insurance.amount,
        currency: rate.wire.total_without_insurance.currency,
        detail: JSON.stringify(rate.wire),
      })),
    )
    .execute();
  await tx
    .insertInto('rate_costs')
    .values(
      rates.map((rate) => ({
        account_id: accountId,
        quote_id: quoteId,
        rate_id: rate.id,
        amount: rate.costAmount,
        currency: rate.wire.total_without_insurance.currency,
        charges: JSON.stringify(rate.cost),
      })),
    )
    .execute();
}

/**
 * Asks every carrier for rates and keeps the answers, with the tariff versions they were made from, so that
 * the quote can be booked at these prices until it expires.
 */
export async function createQuote(
  ctx: Context,
  tx: Tx,
  { body: request }: { readonly body: Body<typeof endpoints.quotes.create> },
): Promise<Outcome<Reply<{ data: Quote }>>> {
  const accountId = accountOf(ctx);
  const now = ctx.now();
  const [origin, destination] = [placeOf('origin', request), placeOf('destination', request)];
  const terms = await accountTerms(tx, accountId);
  const today = zoned(now.getTime(), origin.time_zone).date;
  const result = shopRates({
    request,
    origin,
    destination,
    today,
    carriers: carriersToAsk(await carriersWithTariffs(tx, request.pickup_date), await carrierVisibility(tx, accountId)),
    fuelIndex: fuelPriceOn(await fuelPrices(tx), today),
    margin: terms.margin,
  });
  const rates = pricedRates(result);
  const quote: Quote = {
    id: newId(),
    number: await nextNumber(tx),
    status: 'open',
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + validDays * dayMs).toISOString(),
    request,
    origin,
    destination,
    miles: result.miles,
    load: loadWire(result.load.totals),
    findings: result.findings as Quote['findings'],
    rates: rates.map((rate) => rate.wire),
    without_rate: result.answers.flatMap((answer) =>
      'refusals' in answer
        ? [
            {
              carrier: { id: answer.carrier.id, name: answer.carrier.name },
              findings: answer.refusals as Quote['findings'],
            },
          ]
        : [],
    ),
  };
  const amounts = rates.map((rate) => rate.wire.total_without_insurance.amount);
  await tx
    .insertInto('quotes')
    .values({
      account_id: accountId,
      id: quote.id,
      number: quote.number,
      created_by: signedIn(ctx).userId,
      created_at: quote.created_at,
      expires_at: quote.expires_at,
      mode: request.mode,
      client_reference: request.client_reference,
      pickup_date: request.pickup_date,
      origin: JSON.stringify(origin),
      destination: JSON.stringify(destination),
      miles: quote.miles,
      request: JSON.stringify(request),
      load: JSON.stringify(quote.load),
      findings: JSON.stringify(quote.findings),
      without_rate: JSON.stringify(quote.without_rate),
      rate_count: rates.length,
      lowest_amount: amounts.length === 0 ? null : Math.min(...amounts),
      currency: terms.currency,
    })
    .execute();
  await keepRates(tx, accountId, quote.id, rates);
  return changed(reply(201, { data: quote }), {
    subject: 'quote',
    subjectId: quote.id,
    after: { number: quote.number, rates: rates.length },
  });
}
