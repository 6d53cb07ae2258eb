import type { ChatContext, InboxChat, Place } from '@waybill/contract';
import { creditStanding } from '../../../core/credit-standing.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { chatWire } from './chat-wire.ts';
import { inboxRowWire } from './inbox.ts';
import type { ChatRecord } from './reach.ts';

const mostEarlier = 10;

async function shipmentOf(db: Db | Tx, row: ChatRecord): Promise<ChatContext['shipment']> {
  if (row.shipment_id === null) return null;
  const found = await db
    .selectFrom('shipments')
    .selectAll()
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.shipment_id)
    .executeTakeFirst();
  if (found === undefined) return null;
  return {
    id: found.id,
    bol_number: found.bol_number,
    status: found.status,
    carrier_name: found.carrier_name,
    from: `${found.origin_city}, ${found.origin_state}`,
    to: `${found.destination_city}, ${found.destination_state}`,
    pickup_date: found.pickup_date,
  };
}

async function invoiceOf(db: Db | Tx, row: ChatRecord): Promise<ChatContext['invoice']> {
  if (row.invoice_id === null) return null;
  const found = await db
    .selectFrom('invoices')
    .select(['id', 'number', 'total', 'currency', 'due_on', 'closed_at'])
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.invoice_id)
    .executeTakeFirst();
  if (found === undefined) return null;
  return {
    id: found.id,
    number: String(found.number),
    total: { amount: found.total, currency: found.currency as 'USD' },
    due_on: found.due_on,
    open: found.closed_at === null,
  };
}

/** Requests store the place of an end separately; it is null for a Mexican postal code. */
type End = Place | (Pick<Place, 'postal_code' | 'country'> & { readonly place: Place | null });

function endWords(end: End): string {
  const place = 'place' in end ? end.place : end;
  return place === null ? `${end.postal_code}, ${end.country}` : `${place.city}, ${place.state}`;
}

async function quoteOf(db: Db | Tx, row: ChatRecord): Promise<ChatContext['quote']> {
  const id = row.quote_id ?? row.quote_request_id;
  if (id === null) return null;
  const found = await db
    .selectFrom(row.quote_id === null ? 'quote_requests' : 'quotes')
    .select(['number', 'origin', 'destination', 'pickup_date', 'created_at'])
    .where('account_id', '=', row.account_id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (found === undefined) return null;
  return {
    number: found.number,
    request_id: row.quote_request_id,
    from: endWords(found.origin),
    to: endWords(found.destination),
    pickup_date: found.pickup_date,
    created_at: found.created_at.toISOString(),
  };
}

async function contextOf(db: Db | Tx, row: ChatRecord, now: Date): Promise<ChatContext> {
  const { account_id: accountId } = row;
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'created_at', creditStanding(now).as('credit_standing')])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const customer = await db
    .selectFrom('users')
    .select(['name', 'email', 'language'])
    .where('id', '=', row.customer_id)
    .executeTakeFirstOrThrow();
  const earlier = await db
    .selectFrom('chats')
    .select(['id', 'category', 'opened_at'])
    .where('account_id', '=', accountId)
    .where('customer_id', '=', row.customer_id)
    .where('id', '!=', row.id)
    .orderBy('opened_at', 'desc')
    .limit(mostEarlier)
    .execute();
  return {
    account: {
      id: account.id,
      name: account.name,
      credit_standing: account.credit_standing,
      customer_since: account.created_at.toISOString(),
    },
    customer: { ...customer, language: customer.language as 'en' | 'es' },
    shipment: await shipmentOf(db, row),
    invoice: await invoiceOf(db, row),
    quote: await quoteOf(db, row),
    earlier: earlier.map((one) => ({
      id: one.id,
      category: one.category as ChatContext['earlier'][number]['category'],
      opened_at: one.opened_at.toISOString(),
    })),
  };
}

/** A chat as staff see it, with notes and facts about the customer. */
export async function inboxChatWire(db: Db | Tx, row: ChatRecord, now: Date, before?: number): Promise<InboxChat> {
  const shown = await chatWire(db, row, 'staff', before);
  const context = await contextOf(db, row, now);
  const notes = await db
    .selectFrom('chat_notes')
    .selectAll()
    .where('account_id', '=', row.account_id)
    .where('chat_id', '=', row.id)
    .orderBy('at')
    .execute();
  return {
    ...shown,
    ...inboxRowWire(row, context.account.name, shown.unread),
    notes: notes.map(({ id, at, by_name: name, text }) => ({ id, at: at.toISOString(), name, text })),
    context,
  };
}
