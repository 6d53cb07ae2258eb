import type { PricedRequest } from './pricing.ts';
import { asJson } from '../../core/database/json.ts';

/** How long prices are valid. */
const validMs = 7 * 86_400_000;

export type DemoQuote = {
  readonly id: string;
  readonly accountId: string;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly bookedAt: Date | null;
  /** Name and note if it was saved, one hour after its creation. */
  readonly saved?: { readonly name: string | null; readonly note: string | null };
  readonly priced: PricedRequest;
};

const savedAfterMs = 3_600_000;

export function quoteRow({ id, accountId, createdBy, createdAt, bookedAt, priced, saved }: DemoQuote, number: string) {
  const amounts = priced.rates.map(({ rate }) => rate.total_without_insurance.amount);
  return {
    account_id: accountId,
    id,
    number,
    created_by: createdBy,
    created_at: createdAt,
    expires_at: new Date(createdAt.getTime() + validMs),
    mode: 'ltl',
    client_reference: priced.request.client_reference,
    pickup_date: priced.request.pickup_date,
    origin: asJson(priced.origin),
    destination: asJson(priced.destination),
    miles: priced.miles,
    request: asJson(priced.request),
    load: asJson(priced.load),
    findings: asJson(priced.findings),
    without_rate: asJson(priced.withoutRate),
    rate_count: amounts.length,
    lowest_amount: amounts.length === 0 ? null : Math.min(...amounts),
    currency: 'USD',
    booked_at: bookedAt,
    saved_at: saved ? new Date(createdAt.getTime() + savedAfterMs) : null,
    saved_by: saved ? createdBy : null,
    saved_name: saved?.name ?? null,
    saved_note: saved?.note ?? null,
  };
}

export function rateRows({ id, accountId, priced }: DemoQuote) {
  return priced.rates.map(({ carrier, rate }) => ({
    account_id: accountId,
    quote_id: id,
    id: rate.id,
    carrier_id: carrier.id,
    tariff_id: carrier.tariffId,
    ...rate.total_without_insurance,
    detail: asJson(rate),
  }));
}

export function rateCostRows({ id, accountId, priced }: DemoQuote) {
  return priced.rates.map(({ rate, cost, costAmount }) => ({
    account_id: accountId,
    quote_id: id,
    rate_id: rate.id,
    amount: costAmount,
    currency: rate.total_without_insurance.currency,
    charges: asJson(cost),
  }));
}
