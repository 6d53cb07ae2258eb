import type { AccountQuoteRow, AccountShipmentRow } from '@waybill/contract';
import { sql } from 'kysely';
import type { Context } from '../../../../core/context.ts';
import { pageOf, readFamily, type At, type Listed } from './page-of.ts';

type End = { readonly city: string; readonly state: string };
const end = ({ city, state }: End): End => ({ city, state });

type QuoteColumns = {
  account_id: string;
  id: string;
  number: string;
  mode: AccountQuoteRow['mode'];
  origin: End;
  destination: End;
  rate_count: number;
  lowest_amount: number | null;
  currency: 'USD';
  created_at: Date;
  expires_at: Date;
  shipment_id: string | null;
  bol_number: string | null;
};

/** Quotes of an account, newest first, each with the shipment it became. @throws Refusal not_found */
export async function listQuotes(ctx: Context, accountId: string, at: At): Promise<Listed<AccountQuoteRow>> {
  const family = await readFamily(ctx, accountId);
  const { rows, total } = await pageOf<QuoteColumns>(ctx, at, {
    columns: sql`q.account_id, q.id, q.number, q.mode, q.origin, q.destination, q.rate_count, q.lowest_amount, q.currency,
      q.created_at, q.expires_at,
      (SELECT s.id FROM shipments s WHERE s.account_id = q.account_id AND s.quote_id = q.id LIMIT 1) AS shipment_id,
      (SELECT s.bol_number FROM shipments s WHERE s.account_id = q.account_id AND s.quote_id = q.id LIMIT 1) AS bol_number`,
    from: sql`quotes q WHERE ${family.has('q.account_id')}`,
    order: sql`q.created_at DESC, q.id DESC`,
  });
  return {
    total,
    rows: rows.map((row) => ({
      of_account: family.of(row.account_id),
      id: row.id,
      number: row.number,
      mode: row.mode,
      origin: end(row.origin),
      destination: end(row.destination),
      rates: row.rate_count,
      lowest: row.lowest_amount === null ? null : { amount: row.lowest_amount, currency: row.currency },
      created_at: row.created_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
      shipment: row.shipment_id === null ? null : { id: row.shipment_id, bol_number: row.bol_number ?? '' },
    })),
  };
}

type ShipmentColumns = Omit<
  AccountShipmentRow,
  'of_account' | 'carrier' | 'origin' | 'destination' | 'total' | 'created_at'
> & {
  account_id: string;
  carrier_name: string;
  origin_city: string;
  origin_state: string;
  destination_city: string;
  destination_state: string;
  total_amount: number;
  currency: 'USD';
  created_at: Date;
};

/** Shipments of an account, newest first. @throws Refusal not_found */
export async function listShipments(ctx: Context, accountId: string, at: At): Promise<Listed<AccountShipmentRow>> {
  const family = await readFamily(ctx, accountId);
  const { rows, total } = await pageOf<ShipmentColumns>(ctx, at, {
    columns: sql`s.account_id, s.id, s.bol_number, s.pro_number, s.mode, s.status, s.carrier_name, s.origin_city,
      s.origin_state, s.destination_city, s.destination_state, s.pickup_date, s.total_amount, s.currency, s.created_at`,
    from: sql`shipments s WHERE ${family.has('s.account_id')}`,
    order: sql`s.created_at DESC, s.id DESC`,
  });
  return {
    total,
    rows: rows.map((row) => ({
      of_account: family.of(row.account_id),
      id: row.id,
      bol_number: row.bol_number,
      pro_number: row.pro_number,
      mode: row.mode,
      status: row.status,
      carrier: row.carrier_name,
      origin: { city: row.origin_city, state: row.origin_state },
      destination: { city: row.destination_city, state: row.destination_state },
      pickup_date: row.pickup_date,
      total: { amount: row.total_amount, currency: row.currency },
      created_at: row.created_at.toISOString(),
    })),
  };
}
