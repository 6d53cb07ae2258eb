import type { QuoteRequest } from '@waybill/contract';
import { firstLtlPickup, zoned } from '@waybill/freight';
import type { DetailsDraft } from '../draft/draft.ts';
import { detailsFrom } from '../draft/from-request.ts';

/** The details of a request as they were, its pickup day included where that has not gone by meanwhile. */
export function detailsForToday(request: QuoteRequest, now = Date.now()): DetailsDraft {
  const { date: today } = zoned(now, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const held = request.pickup_date >= firstLtlPickup(today);
  return { ...detailsFrom(request), pickup_date: held ? request.pickup_date : null };
}
