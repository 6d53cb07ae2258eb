import type { Rebooking } from '@waybill/contract';
import type { Db, Tx } from '../../../../core/database/database.ts';
import type { BookingState } from '../booking-row.ts';

type Place = NonNullable<Rebooking['replaced_by']>;

/** A booking that replaces another one, with its state. */
export type Replacement = {
  readonly id: string;
  readonly number: string;
  readonly carrier: string;
  readonly booking: BookingState;
  readonly status: Place['status'];
};

/** States of a failed booking, after which another one may be tried. */
export const fruitless: readonly BookingState[] = ['rejected', 'expired'];

/** The booking that replaces, or is about to replace, this one; null if there is none. */
export async function replacementOf(db: Db | Tx, accountId: string, id: string): Promise<Replacement | null> {
  const row = await db
    .selectFrom('shipment_replacements as r')
    .innerJoin('bookings as b', (join) => join.onRef('b.account_id', '=', 'r.account_id').onRef('b.id', '=', 'r.id'))
    .innerJoin('quote_rates as q', (join) =>
      join
        .onRef('q.account_id', '=', 'b.account_id')
        .onRef('q.quote_id', '=', 'b.quote_id')
        .onRef('q.id', '=', 'b.rate_id'),
    )
    .innerJoin('carriers as c', 'c.id', 'q.carrier_id')
    .leftJoin('shipments as s', (join) => join.onRef('s.account_id', '=', 'r.account_id').onRef('s.id', '=', 'r.id'))
    .select(['r.id', 'b.reference', 'b.state', 's.status', 'c.name as carrier'])
    .where('r.account_id', '=', accountId)
    .where('r.replaces', '=', id)
    .where('r.failed_at', 'is', null)
    .where('b.state', 'not in', fruitless)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { state, status, reference, ...rest } = row;
  return {
    ...rest,
    number: reference ?? '',
    booking: state as BookingState,
    status: status as Place['status'],
  };
}

/** The booking that this one replaces; null if there is none. */
export async function replacedBy(db: Db | Tx, accountId: string, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('shipment_replacements')
    .select('replaces')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.replaces ?? null;
}
