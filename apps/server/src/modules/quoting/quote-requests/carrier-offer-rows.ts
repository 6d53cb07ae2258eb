import type { CarrierOffer, MoneyWire } from '@waybill/contract';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { RequestRow } from './request-row.ts';

/** Carrier offers for a request, cheapest first. Only staff connections may read them. */
export async function carrierOffersOf(
  db: Db | Tx,
  { account_id: accountId, id }: Pick<RequestRow, 'account_id' | 'id'>,
): Promise<CarrierOffer[]> {
  const rows = await db
    .selectFrom('desk_carrier_offers')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('request_id', '=', id)
    .orderBy('cost')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    carrier: { id: row.carrier_id, name: row.carrier_name, scac: row.scac },
    cost: { amount: row.cost, currency: row.currency as MoneyWire['currency'] },
    transit_days: row.transit_days,
    valid_until: row.valid_until?.toISOString() ?? null,
    note: row.note,
    by: row.noted_by,
    at: row.noted_at.toISOString(),
  }));
}
