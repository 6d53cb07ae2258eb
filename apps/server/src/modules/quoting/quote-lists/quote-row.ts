import type { Place, QuoteMode, QuoteRow } from '@waybill/contract';
import type { Selectable } from 'kysely';
import type { DB } from '../../../core/database/schema.gen.ts';
import { savedOf } from '../quotes/index.ts';
import type { RowExtras } from './row-extras.ts';

/** Columns of a quote that a list row needs. */
export const rowColumns = [
  'id',
  'number',
  'mode',
  'created_at',
  'created_by',
  'expires_at',
  'booked_at',
  'client_reference',
  'pickup_date',
  'origin',
  'destination',
  'load',
  'rate_count',
  'lowest_amount',
  'currency',
  'saved_at',
  'saved_name',
  'saved_note',
  'unsaved_at',
] as const;
export type RowColumns = Pick<Selectable<DB['quotes']>, (typeof rowColumns)[number]>;

function endOf(place: unknown): QuoteRow['origin'] {
  const { postal_code, city, state, country } = place as Place;
  return { postal_code, city, state, country };
}

/** Converts a quote to a list row. @param now decides whether it is expired */
export function quoteRowOf(row: RowColumns, extras: RowExtras, now: Date): QuoteRow {
  const { rateCount, lowest } = extras.visible ?? { rateCount: row.rate_count, lowest: row.lowest_amount };
  return {
    id: row.id,
    number: row.number,
    status: row.booked_at !== null ? 'booked' : row.expires_at <= now ? 'expired' : 'open',
    mode: row.mode as QuoteMode,
    created_at: row.created_at.toISOString(),
    created_by: extras.createdBy,
    expires_at: row.expires_at.toISOString(),
    booked_at: row.booked_at?.toISOString() ?? null,
    shipment_id: extras.shipmentId,
    client_reference: row.client_reference,
    pickup_date: row.pickup_date,
    origin: endOf(row.origin),
    destination: endOf(row.destination),
    load: row.load,
    rate_count: rateCount,
    lowest: lowest === null ? null : { amount: lowest, currency: row.currency as 'USD' },
    saved: savedOf(row),
  };
}
