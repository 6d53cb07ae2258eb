import { fieldErrorCodes, quoteRequest, type FieldErrorCode, type QuotePrefill } from '@waybill/contract';
import { signedIn, type Context } from '../../../../core/context.ts';
import { consume } from '../../../../core/limits.ts';
import { askForRates, awaitQuote, quoteLimit } from '../../../quoting/quotes/index.ts';
import { checkPlace } from '../../../platform/places/index.ts';
import { prefillOf } from '../prefill.ts';
import type { OrderRecord } from '../order-rows.ts';
import type { HeldRow, RowChange } from './batch-row.ts';
import { pickRate } from './pick-rate.ts';

/** Seconds to wait for carriers. Later rates are ignored. */
const waitSeconds = 12;

function fieldCode(message: string | undefined): FieldErrorCode {
  return fieldErrorCodes.find((code) => code === message) ?? 'invalid';
}

function requestOf(
  { request }: HeldRow,
  { mode, destination, items, value, reference }: Omit<QuotePrefill, 'ship_from'>,
) {
  const { pickup } = request;
  const lines = items.map(({ order_id: _order, line_id: _line, ...item }) => item);
  return quoteRequest.safeParse({
    mode,
    origin: { country: pickup.country, postal_code: pickup.postal_code, site_type: 'business' },
    destination: {
      country: destination.country ?? undefined,
      postal_code: destination.postal_code,
      site_type: destination.site_type,
    },
    pickup_date: request.pickup_date,
    pickup_method: request.pickup_method,
    items: lines,
    shipment_value: value ?? undefined,
    client_reference: reference,
  });
}

/** Gets rates for one row and picks one. @throws Refusal too_many_attempts */
export async function quoteRow(ctx: Context, row: HeldRow, orders: readonly OrderRecord[]): Promise<RowChange> {
  const prefill = await prefillOf(ctx.db, row.account_id, orders);
  const { mode } = prefill;
  if (prefill.unmatched.length > 0 || prefill.items.length === 0) return { state: 'needs_catalog', mode };
  const { country } = prefill.destination;
  if (country === null) return { state: 'failed', mode, reason: { field: 'invalid_postal_code' } };
  // Nobody is there to ask. Booked by itself, the order asks the person.
  const conflict = checkPlace({ ...prefill.destination, country });
  if (conflict !== null) return { state: 'failed', mode, reason: { field: conflict.code, params: conflict.params } };
  const request = requestOf(row, prefill);
  if (!request.success)
    return { state: 'failed', mode, reason: { field: fieldCode(request.error.issues[0]?.message) } };
  const { userId } = signedIn(ctx);
  await consume(ctx.services, quoteLimit(ctx, 'batch_quotes', userId));
  const asked = await askForRates(ctx, request.data, { createdBy: userId, marginBp: null });
  const quote = asked.answering ? await awaitQuote(ctx, asked.id, waitSeconds) : asked;
  const rate = pickRate(quote.rates, row.request.rule);
  if (rate === null) return { state: 'no_rate', mode, quote_id: quote.id };
  return {
    state: row.request.book_at_once ? 'to_book' : 'quoted',
    mode,
    quote_id: quote.id,
    rate: {
      id: rate.id,
      carrier_name: rate.carrier.name,
      service_name: rate.service.name,
      transit_days: rate.transit_days,
      amount: rate.total_without_insurance.amount,
      currency: rate.total_without_insurance.currency,
    },
  };
}
