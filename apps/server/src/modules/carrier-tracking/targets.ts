import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { searchable } from '../shipments/index.ts';
import type { ShipmentKey } from '../tracking/index.ts';
import type { Ends } from './event-time.ts';

/** A shipment that somebody told something about. */
export type Target = ShipmentKey & {
  readonly ends: Ends;
  readonly deliveryDate: string | null;
  readonly bolNumber: string;
};

/** Whose numbers they are: of one connection, or of one carrier. */
export type NumbersOf = { readonly connectionId?: string | null; readonly scac?: string | null };

/**
 * The shipment a number means, by the numbers that its carrier and we gave it. References that customers typed do not
 * count: anybody could write somebody else's number there. A number that means several shipments means none.
 */
export async function targetOf(ctx: Context, number: string, of: NumbersOf): Promise<Target | null> {
  const wanted = searchable(number);
  if (wanted === '') return null;
  let query = ctx.services.database.staff
    .selectFrom('shipments')
    .select(['account_id', 'id', 'detail', 'delivery_date', 'bol_number', 'pro_number', 'tracking_numbers'])
    .where(sql<boolean>`search_numbers @> ARRAY[${wanted}]::text[]`);
  if (of.connectionId) query = query.where('connection_id', '=', of.connectionId);
  if (of.scac) query = query.where('scac', '=', of.scac);
  const rows = (await query.execute()).filter((row) =>
    [row.bol_number, row.pro_number ?? '', ...row.tracking_numbers].some((own) => searchable(own) === wanted),
  );
  const [row] = rows;
  if (row === undefined || rows.length > 1) return null;
  return {
    account_id: row.account_id,
    shipment_id: row.id,
    ends: row.detail as unknown as Ends,
    deliveryDate: row.delivery_date,
    bolNumber: row.bol_number,
  };
}
