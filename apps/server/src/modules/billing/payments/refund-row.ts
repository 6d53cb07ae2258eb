import type { PaymentRefund } from '@waybill/contract';
import type { Currency } from '@waybill/freight';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { DB } from '../../../core/database/schema.gen.ts';

/** A refund with the provider's ids of its payment, and who requested it. */
export type RefundRow = Selectable<DB['payment_refunds']> & {
  readonly currency: string;
  readonly intent_id: string | null;
  readonly made_by_name: string | null;
};

function refunds(db: Db | Tx) {
  return db
    .selectFrom('payment_refunds as r')
    .innerJoin('payments as p', (join) =>
      join.onRef('p.account_id', '=', 'r.account_id').onRef('p.id', '=', 'r.payment_id'),
    )
    .leftJoin('users as u', 'u.id', 'r.made_by')
    .selectAll('r')
    .select(['p.currency', 'p.intent_id', 'u.name as made_by_name']);
}

/** A refund of an account by id; undefined if there is none. */
export async function readRefund(db: Db | Tx, accountId: string, id: string): Promise<RefundRow | undefined> {
  return refunds(db).where('r.account_id', '=', accountId).where('r.id', '=', id).executeTakeFirst();
}

/** All refunds of a payment, oldest first. */
export async function refundsOf(db: Db | Tx, accountId: string, paymentId: string): Promise<RefundRow[]> {
  return refunds(db)
    .where('r.account_id', '=', accountId)
    .where('r.payment_id', '=', paymentId)
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute();
}

/** Converts a refund to the wire format. */
export function refundWire(row: RefundRow): PaymentRefund {
  return {
    id: row.id,
    amount: { amount: row.amount, currency: row.currency as Currency },
    state: row.state as PaymentRefund['state'],
    reason: row.reason,
    by: row.made_by_name,
    created_at: row.created_at.toISOString(),
    settled_at: row.settled_at?.toISOString() ?? null,
  };
}
