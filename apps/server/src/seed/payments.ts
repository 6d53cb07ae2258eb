import type { Selectable } from 'kysely';
import { billingDay } from '../core/billing-day.ts';
import type { DB } from '../core/database/schema.gen.ts';
import type { Db, Tx } from '../core/database/database.ts';
import type { TakenBefore } from '../simulators/payments/index.ts';
import { seededIds } from './seeded-ids.ts';

const hourMs = 60 * 60_000;
const minuteMs = 60_000;
const currency = 'USD';
/** Prefix of the provider's ids of seeded payments. */
const seededIntent = 'pi_demo_';

type Part = { readonly id: string; readonly amount: number };
type Card = { readonly accountId: string; readonly id: string; readonly at: Date; readonly parts: readonly Part[] };
/** A check or a card that paid; a check has its number. */
type Paid = Card & { readonly check: string | null };

async function payerOf(tx: Tx, accountId: string): Promise<string> {
  const { id } = await tx
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', accountId)
    .where('account_role', '=', 'owner')
    .orderBy('email')
    .executeTakeFirstOrThrow();
  return id;
}

type State = Partial<Pick<Selectable<DB['payments']>, 'method' | 'reference' | 'received_on' | 'deposit'>> & {
  readonly state: 'claimed' | 'succeeded' | 'expired';
  readonly received: number;
  readonly settled_at: Date | null;
  readonly expires_at: Date;
};

async function write(tx: Tx, { accountId, id, at, parts }: Card, state: State): Promise<void> {
  const paid = state.state === 'succeeded' && state.method === undefined;
  await tx
    .insertInto('payments')
    .values({
      account_id: accountId,
      id,
      currency,
      amount: parts.reduce((sum, { amount }) => sum + amount, 0),
      intent_id: paid ? `${seededIntent}${id.replaceAll('-', '')}` : null,
      card_brand: paid ? 'visa' : null,
      card_last4: paid ? '4242' : null,
      language: 'en',
      made_by: await payerOf(tx, accountId),
      created_at: at,
      check_at: state.state === 'claimed' ? state.expires_at : null,
      ...state,
    })
    .execute();
  await tx
    .insertInto('payment_parts')
    .values(
      parts.map(({ id: invoice, amount }, position) => ({
        account_id: accountId,
        payment_id: id,
        position,
        invoice_id: invoice,
        amount,
        released_at: state.state === 'claimed' ? null : state.settled_at,
      })),
    )
    .execute();
}

/** Adds a completed payment by card or check; its journal has the same id. */
export async function writePaid(tx: Tx, { check, ...card }: Paid): Promise<void> {
  const received = card.parts.reduce((sum, { amount }) => sum + amount, 0);
  if (check !== null) {
    const method = {
      method: 'check',
      reference: check,
      received_on: billingDay(card.at),
      deposit: 'First Placeholder Bank',
    };
    const made = { settled_at: card.at, expires_at: card.at };
    return write(tx, card, { state: 'succeeded', received, ...method, ...made });
  }
  const at = new Date(card.at.getTime() - 2 * minuteMs);
  const expires = new Date(at.getTime() + hourMs);
  return write(tx, { ...card, at }, { state: 'succeeded', received, settled_at: card.at, expires_at: expires });
}

/** Adds two open payments: a page abandoned yesterday, and one just opened. */
export async function writeUnpaid(tx: Tx, accountId: string, key: string, now: Date): Promise<void> {
  const open = await tx
    .selectFrom('invoices')
    .select(['id', 'total as amount'])
    .where('account_id', '=', accountId)
    .where('closed_at', 'is', null)
    .orderBy('number', 'desc')
    .limit(1)
    .execute();
  if (open.length === 0) return;
  const newId = seededIds(`unpaid/${key}`);
  const left = new Date(now.getTime() - 26 * hourMs);
  const over = new Date(left.getTime() + hourMs);
  await write(
    tx,
    { accountId, id: newId(left), at: left, parts: open },
    { state: 'expired', received: 0, settled_at: over, expires_at: over },
  );
  const begun = new Date(now.getTime() - 5 * minuteMs);
  await write(
    tx,
    { accountId, id: newId(begun), at: begun, parts: open },
    { state: 'claimed', received: 0, settled_at: null, expires_at: new Date(begun.getTime() + hourMs) },
  );
}

/** Payments of the demo data in the provider's format, for its simulator. */
export async function seededPayments(db: Db): Promise<TakenBefore[]> {
  const rows = await db
    .selectFrom('payments')
    .select(['intent_id', 'received', 'currency', 'card_brand', 'card_last4', 'settled_at'])
    .where('intent_id', '^@', seededIntent)
    .where('state', '=', 'succeeded')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.intent_id ?? '',
    amount: row.received,
    currency: row.currency,
    brand: row.card_brand ?? '',
    last4: row.card_last4 ?? '',
    created: Math.floor((row.settled_at?.getTime() ?? 0) / 1000),
  }));
}
