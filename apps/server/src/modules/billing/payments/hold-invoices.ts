import { booksTimeZone, type OpenPayment } from '@waybill/contract';
import type { Currency } from '@waybill/freight';
import { accountOf, signedIn, type Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { printedInstant } from '../../../core/documents/index.ts';
import { Refusal } from '../../../core/refusal.ts';
import { partsOf } from './payment-row.ts';
import type { Wanted } from './claim-payment.ts';

/** A payment that holds invoices: its page is open or about to open. */
export type Holder = {
  readonly id: string;
  readonly currency: string;
  readonly amount: number;
  readonly made_by: string;
  readonly name: string | null;
  readonly created_at: Date;
  readonly expires_at: Date;
};

function openPayments(db: Db | Tx, accountId: string) {
  return db
    .selectFrom('payments as p')
    .leftJoin('users as u', (join) => join.onRef('u.id', '=', 'p.made_by').on('u.account_id', '=', accountId))
    .select(['p.id', 'p.currency', 'p.amount', 'p.made_by', 'u.name', 'p.created_at', 'p.expires_at'])
    .where('p.account_id', '=', accountId)
    .where('p.state', 'in', ['claimed', 'open'])
    .orderBy('p.created_at')
    .orderBy('p.id');
}

/** Other payments that hold any of the wanted invoices, oldest first. */
export async function holdersOf(db: Db | Tx, accountId: string, { id, invoices }: Wanted): Promise<Holder[]> {
  const ids = invoices.map((invoice) => invoice.id);
  return openPayments(db, accountId)
    .where('p.id', '!=', id)
    .where((is) =>
      is.exists(
        is
          .selectFrom('payment_parts as x')
          .select('x.position')
          .where('x.account_id', '=', accountId)
          .whereRef('x.payment_id', '=', 'p.id')
          .where('x.invoice_id', 'in', ids)
          .where('x.released_at', 'is', null),
      ),
    )
    .execute();
}

/**
 * Refuses an invoice that someone else is paying, and names the person and the time.
 * @throws Refusal payment_under_way
 */
export async function assertNotHeld(ctx: Context, db: Db | Tx, wanted: Wanted): Promise<void> {
  const accountId = accountOf(ctx);
  const [holder] = await holdersOf(db, accountId, wanted);
  if (holder === undefined) return;
  const asked = new Set(wanted.invoices.map(({ id }) => id));
  const held = (await partsOf(db, accountId, holder.id)).find(({ invoice_id: id }) => asked.has(id));
  const params = {
    name: holder.name ?? '–',
    number: held?.number ?? '–',
    time: printedInstant(holder.created_at, booksTimeZone, ctx.language),
  };
  throw new Refusal('payment_under_way', { params });
}

/** Payments of the caller's account whose page is open, oldest first. */
export async function listOpenPayments(ctx: Context): Promise<OpenPayment[]> {
  const accountId = accountOf(ctx);
  const holders = await openPayments(ctx.db, accountId).where('p.expires_at', '>', ctx.now()).limit(100).execute();
  const parts = await Promise.all(holders.map(({ id }) => partsOf(ctx.db, accountId, id)));
  return holders.map((holder, at) => ({
    id: holder.id,
    by: holder.name,
    mine: holder.made_by === signedIn(ctx).userId,
    amount: { amount: holder.amount, currency: holder.currency as Currency },
    invoices: (parts[at] ?? []).map(({ invoice_id: id, number }) => ({ id, number })),
    created_at: holder.created_at.toISOString(),
    expires_at: holder.expires_at.toISOString(),
  }));
}
