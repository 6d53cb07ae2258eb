import type { Quote } from '@waybill/contract';
import { inTimeForLtl, zoned } from '@waybill/freight';
import type { QuoteDraft } from './draft.ts';
import { emptyDraft } from './empty.ts';
import { detailsFrom } from './from-request.ts';
import { requestBody } from './request.ts';

/** Whether it is too late for a quote's pickup day: freight has a cut-off before it, parcels may be dropped off on it. */
export function isPickupMissed({ request, origin }: Quote, now: number): boolean {
  const local = zoned(now, origin.time_zone);
  return request.mode === 'parcel' ? request.pickup_date < local.date : !inTimeForLtl(request.pickup_date, local);
}

/** Whether a quote can still be booked as it is: its time is not over, and carriers still pick up on its day. */
export function isHonoured(quote: Quote, now: number): boolean {
  return quote.status === 'open' && Date.parse(quote.expires_at) > now && !isPickupMissed(quote, now);
}

function rateIn({ rates }: Quote, wanted: string | undefined): string | null {
  if (wanted !== 'lowest') return rates.find(({ id }) => id === wanted)?.id ?? null;
  const byPrice = rates.toSorted((a, b) => a.total_without_insurance.amount - b.total_without_insurance.amount);
  return byPrice[0]?.id ?? null;
}

/**
 * A draft that goes on where a quote stands: its details as they were rated, and its rates.
 * @param rate the rate to book: its id, or `lowest`
 * @param insured whether the settings fix that prices are with or without insurance
 */
export function draftFromQuote(quote: Quote, rate: string | undefined, insured: boolean | null): QuoteDraft {
  const { request } = quote;
  const details = {
    ...detailsFrom(request),
    pickup_date: request.pickup_date,
    client_reference: request.client_reference ?? '',
    insured: insured ?? request.insured,
  };
  return {
    ...emptyDraft(),
    details,
    quoted: { id: quote.id, request: JSON.stringify(requestBody(details, request.pickup_date)), offered: false },
    rate_id: rateIn(quote, rate),
  };
}
