import { dayAt, fuelPriceOn, type Margins, noMargin, zoned } from '@waybill/freight';
import type { Body, endpoints, Place, Quote, QuoteRequest } from '@waybill/contract';
import { sql } from 'kysely';
import { changed, runCommand } from '../../../core/command.ts';
import { accountOf, authorOf, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { reply, type Reply } from '../../../core/http/binding.ts';
import { newId } from '../../../core/ids.ts';
import { consume } from '../../../core/limits.ts';
import { quoteLimit } from './quote-limit.ts';
import { invalidField } from '../../../core/refusal.ts';
import { deadlineOf, type Connection } from '../../carriers/gateway/index.ts';
import { accountTerms } from './account-terms.ts';
import { findPlace } from '../../platform/places/index.ts';
import { assertActive, carriersSeen, carriersToAsk, type CarriersSeen } from '../../identity/settings/index.ts';
import { asSeen, blockedFinding } from './visible-quote.ts';
import { splitByBlock, connectionsFor } from './queried-carriers.ts';
import { convertedValue, inCarriersCurrency } from './shipment-value.ts';
import { carrierLoad, carrierPlace, carrierServices } from './carrier-load.ts';
import { saveRates, type RateRow } from './quote-rows.ts';
import { byName, costLines, loadWire, rateWire } from './quote-wire.ts';
import { insuranceOf, marginOf, shopRates, type RateShopping, type ShoppingResult } from './rate-shopping.ts';
import { shopLive } from './shop-live.ts';
import { carriersWithTariffs, fuelPrices } from './tariffs-in-force.ts';

/** How many days a quote's prices are valid. */
const validDays = 7;
const dayMs = 24 * 60 * 60 * 1000;
/** Added to the longest deadline: time to price and save the last answer. */
const graceMs = 2000;

function placeOf(end: 'origin' | 'destination', request: QuoteRequest): Place {
  const stop = request[end];
  const place = findPlace(stop.country, stop.postal_code);
  if (place === null) throw invalidField(`${end}.postal_code`, 'unknown_postal_code');
  return place;
}

/** The next quote number. */
export async function nextNumber(tx: Tx): Promise<string> {
  const { rows } = await sql<{ number: number }>`SELECT nextval('quote_numbers') AS number`.execute(tx);
  return `Q-${rows[0]?.number ?? 0}`;
}

function tariffRates(shopping: RateShopping, result: ShoppingResult): RateRow[] {
  return result.answers.flatMap((answer) =>
    'rates' in answer
      ? answer.rates.map((rate) => ({
          wire: rateWire(newId(), answer.carrier, rate),
          cost: costLines(rate.cost),
          costAmount: rate.cost.withoutInsurance.amount,
          margin: marginOf(shopping, answer.carrier.id),
          tariffId: answer.carrier.tariffId,
          connectionId: null,
          carrierService: null,
        }))
      : [],
  );
}

type Shopping = RateShopping & {
  readonly converted: Quote['converted_value'];
  /** Every carrier with a tariff stored here, including those not asked. */
  readonly tariffs: readonly { readonly id: string; readonly name: string }[];
};

async function shoppingOf(
  ctx: Context,
  tx: Tx,
  request: QuoteRequest,
  margins: Margins,
  seen: CarriersSeen,
): Promise<Shopping> {
  const [origin, destination] = [placeOf('origin', request), placeOf('destination', request)];
  const { date: today, minutes } = zoned(ctx.now().getTime(), origin.time_zone);
  const converted = await convertedValue(tx, request.shipment_value, dayAt(ctx.now(), 'UTC'));
  const tariffs = request.mode === 'ltl' ? await carriersWithTariffs(tx, request.pickup_date) : [];
  return {
    converted,
    tariffs,
    request: inCarriersCurrency(request, converted),
    origin,
    destination,
    today,
    minutes,
    margins,
    carriers: carriersToAsk(tariffs, seen),
    fuelIndex: fuelPriceOn(await fuelPrices(tx), today),
    insurance: ctx.services.company.current.insurance,
  };
}

function quoteOf(
  ctx: Context,
  shopping: Shopping,
  result: ShoppingResult,
  made: {
    readonly number: string;
    readonly request: QuoteRequest;
    readonly rates: readonly RateRow[];
    readonly asked: readonly Connection[];
    readonly blocked: readonly { readonly id: string; readonly name: string }[];
  },
): Quote {
  const now = ctx.now();
  return {
    id: newId(),
    number: made.number,
    status: 'open',
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + validDays * dayMs).toISOString(),
    request: made.request,
    converted_value: shopping.converted,
    origin: shopping.origin,
    destination: shopping.destination,
    miles: result.miles,
    load: loadWire(result.load.totals),
    findings: result.findings as Quote['findings'],
    rates: made.rates.map(({ wire }) => wire),
    without_rate: [
      ...result.answers.flatMap(({ carrier: { id, name }, ...answer }) =>
        'refusals' in answer ? [{ carrier: { id, name }, findings: answer.refusals as Quote['findings'] }] : [],
      ),
      ...made.blocked.map((carrier) => ({ carrier, findings: [blockedFinding] })),
    ],
    carriers: byName([
      ...result.answers.map(({ carrier: { id, name }, ...answer }) => ({
        carrier: { id, name },
        state: 'rates' in answer ? ('answered' as const) : ('without_rate' as const),
        took_ms: null,
      })),
      ...made.blocked.map((carrier) => ({ carrier, state: 'without_rate' as const, took_ms: null })),
      ...made.asked.map(({ carrier: { id, name } }) => ({
        carrier: { id, name },
        state: 'asked' as const,
        took_ms: null,
      })),
    ]),
    answering: made.asked.length > 0,
    saved: null,
    booking: null,
  };
}

async function keepQuote(
  ctx: Context,
  tx: Tx,
  quote: Quote,
  currency: string,
  asked: readonly Connection[],
  createdBy: string,
): Promise<void> {
  const accountId = accountOf(ctx);
  const amounts = quote.rates.map((rate) => rate.total_without_insurance.amount);
  const waits = asked.map((connection) => deadlineOf(connection, 'rate'));
  await tx
    .insertInto('quotes')
    .values({
      account_id: accountId,
      id: quote.id,
      number: quote.number,
      created_by: createdBy,
      created_at: quote.created_at,
      expires_at: quote.expires_at,
      mode: quote.request.mode,
      client_reference: quote.request.client_reference,
      pickup_date: quote.request.pickup_date,
      origin: JSON.stringify(quote.origin),
      destination: JSON.stringify(quote.destination),
      miles: quote.miles,
      request: JSON.stringify(quote.request),
      converted_value: quote.converted_value === null ? null : JSON.stringify(quote.converted_value),
      load: JSON.stringify(quote.load),
      findings: JSON.stringify(quote.findings),
      without_rate: JSON.stringify(quote.without_rate),
      rate_count: amounts.length,
      lowest_amount: amounts.length === 0 ? null : Math.min(...amounts),
      currency,
      answered_at: asked.length === 0 ? ctx.now() : null,
      answers_until: asked.length === 0 ? null : new Date(ctx.now().getTime() + Math.max(...waits) + graceMs),
    })
    .execute();
  if (asked.length === 0) return;
  await tx
    .insertInto('quote_carriers')
    .values(
      asked.map(({ id, carrier }) => ({
        account_id: accountId,
        quote_id: quote.id,
        connection_id: id,
        carrier_id: carrier.id,
        carrier_name: carrier.name,
        state: 'asked',
      })),
    )
    .execute();
}

/** Who asks for rates, if it is not the signed-in person with their account's margin. */
export type Asking = {
  /** Stored as the creator of the quote. */
  readonly createdBy: string;
  /** Margin on carrier cost in basis points; null uses the account's. */
  readonly marginBp: number | null;
};

/**
 * Asks all carriers for rates, for the account of the context. Tariffs stored here are rated at once; carrier APIs are
 * called after the quote is committed, and their answers are added as they arrive. Every price is stored with its
 * inputs, so that it can be booked until the quote expires.
 * @throws Refusal account_inactive; not_open_yet; 422 for an unknown postal code, or where no insurance is offered
 */
export async function askForRates(ctx: Context, request: QuoteRequest, asking: Asking): Promise<Quote> {
  await assertActive(ctx.db, accountOf(ctx));
  if (request.insured && ctx.services.company.current.insurance === null)
    throw invalidField('insured', 'insurance_not_offered');
  const connections = await connectionsFor(ctx.services, request.mode);
  const made = await runCommand(ctx, 'quote.created', async (tx) => {
    const terms = await accountTerms(ctx, tx, accountOf(ctx));
    const listed = { rules: [], fallback: { ...noMargin, id: 'list', percentBp: asking.marginBp ?? 0 } };
    const seen = await carriersSeen(tx, accountOf(ctx));
    const shopping = await shoppingOf(ctx, tx, request, asking.marginBp === null ? terms.margins : listed, seen);
    const result = shopRates(shopping);
    const { asked, blocked } = splitByBlock(
      result.refused ? [] : connections,
      result.refused ? [] : shopping.tariffs,
      seen,
    );
    const rates = tariffRates(shopping, result);
    const quote = quoteOf(ctx, shopping, result, {
      number: await nextNumber(tx),
      request,
      rates,
      asked,
      blocked,
    });
    await keepQuote(ctx, tx, quote, terms.currency, asked, asking.createdBy);
    await saveRates(tx, accountOf(ctx), quote.id, rates);
    return changed(
      { quote, shopping, result, asked, seen },
      {
        subject: 'quote',
        subjectId: quote.id,
        accountId: accountOf(ctx),
        after: { number: quote.number, rates: rates.length, asked: asked.length },
      },
    );
  });
  if (made.asked.length > 0) startAsking(ctx, made.quote, made.shopping, made.result, made.asked);
  return asSeen(made.quote, made.seen);
}

/**
 * Asks all carriers for rates at the prices of the signed-in account.
 * @throws Refusal too_many_attempts
 */
export async function createQuote(
  ctx: Context,
  { body: request }: { readonly body: Body<typeof endpoints.quotes.create> },
): Promise<Reply<{ data: Quote }>> {
  // API clients are rate limited with their token.
  if (ctx.actor.kind === 'user') await consume(ctx.services, quoteLimit(ctx, 'quotes', ctx.actor.userId));
  const quote = await askForRates(ctx, request, { createdBy: authorOf(ctx).userId, marginBp: null });
  return reply(201, { data: quote });
}

function startAsking(
  ctx: Context,
  quote: Quote,
  shopping: RateShopping,
  result: ShoppingResult,
  asked: readonly Connection[],
): void {
  const { request, origin, destination } = shopping;
  shopLive(ctx, {
    quoteId: quote.id,
    connections: asked,
    input: {
      origin: carrierPlace(origin, request.origin.site_type),
      destination: carrierPlace(destination, request.destination.site_type),
      pickupDate: request.pickup_date,
      load: carrierLoad(request, result.load),
      services: carrierServices(request),
    },
    terms: { request, lines: result.load.lines, insurance: insuranceOf(request, shopping.insurance) },
    marginOf: (carrierId) => marginOf(shopping, carrierId),
  });
}
