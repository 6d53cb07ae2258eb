import { booksTimeZone, type endpoints, type Query } from '@waybill/contract';
import { addDays } from '@waybill/freight';
import { sql, type RawBuilder } from 'kysely';
import { likeContains } from '../../../../core/database/like.ts';

export type PaymentQuery = Query<typeof endpoints.staffPayments.list>;

/** Payments of invoices and card charges of bookings in one shape. Each side keeps its index by time. */
const both = sql`(
  SELECT account_id, id, 'invoices' AS purpose,
    CASE state WHEN 'succeeded' THEN 'paid' WHEN 'expired' THEN 'expired' WHEN 'reversed' THEN 'reversed'
      ELSE 'open' END AS state,
    currency, amount, received, card_brand, card_last4, session_id, intent_id, created_at, settled_at, expires_at,
    made_by, method, reference, received_on, payer, deposit, note, reversed_at, reversed_by, reversal_reason, reversal_note
  FROM payments
  UNION ALL
  SELECT h.account_id, h.id, 'booking',
    CASE h.state WHEN 'awaiting' THEN 'open' WHEN 'captured' THEN 'paid' WHEN 'released' THEN 'released'
      WHEN 'expired' THEN 'expired' ELSE 'held' END,
    h.currency, h.amount, CASE h.state WHEN 'captured' THEN h.captured ELSE 0 END, NULL, NULL, h.session_id, h.intent_id,
    h.created_at, h.settled_at, h.expires_at, b.claimed_by,
    'card', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL
  FROM booking_holds h JOIN bookings b ON b.account_id = h.account_id AND b.id = h.id
) p`;

/** Payments of either kind with their accounts, as a FROM clause. */
export const payments = sql`${both} JOIN accounts a ON a.id = p.account_id`;

/** Refunds of a payment, completed or in progress. */
export const refundedSum = sql`(
  SELECT coalesce(sum(r.amount), 0)::bigint FROM payment_refunds r
  WHERE r.account_id = p.account_id AND r.payment_id = p.id AND r.state <> 'refused')`;

/** The instant a calendar day starts in the time zone of the books. */
const beginning = (day: string) => sql`(${day}::date::timestamp AT TIME ZONE ${booksTimeZone})`;

/** Search by account, payer, invoice or BOL number, check number, last digits of the card, or a provider id. */
function searched(search: string): RawBuilder<boolean> {
  const number = /^(?:INV\s*)?(\d{1,12})$/i.exec(search)?.[1];
  const invoice =
    number === undefined
      ? sql`false`
      : sql`EXISTS (SELECT FROM payment_parts x
          JOIN invoices i ON i.account_id = x.account_id AND i.id = x.invoice_id
          WHERE x.account_id = p.account_id AND x.payment_id = p.id AND i.number = ${number}::bigint)`;
  return sql<boolean>`(a.name ILIKE ${likeContains(search)} OR p.card_last4 = ${search} OR p.reference = ${search}
    OR p.payer ILIKE ${likeContains(search)} OR p.intent_id = ${search}
    OR p.session_id = ${search} OR p.id::text = lower(${search}) OR ${invoice}
    OR EXISTS (SELECT FROM bookings b WHERE b.account_id = p.account_id AND b.id = p.id
      AND p.purpose = 'booking' AND b.reference = upper(${search})))`;
}

/** The WHERE condition for a payment query. */
export function wanted({ state, purpose, method, account, from, to, search }: PaymentQuery): RawBuilder<boolean> {
  const narrowed: RawBuilder<unknown>[] = [sql`true`];
  if (state === 'refunded') narrowed.push(sql`${refundedSum} > 0`);
  else if (state !== 'all') narrowed.push(sql`p.state = ${state}`);
  if (purpose !== undefined) narrowed.push(sql`p.purpose = ${purpose}`);
  if (method !== undefined) narrowed.push(sql`p.method = ${method}`);
  if (account !== undefined) narrowed.push(sql`p.account_id = ${account}::uuid`);
  if (from !== undefined) narrowed.push(sql`p.created_at >= ${beginning(from)}`);
  if (to !== undefined) narrowed.push(sql`p.created_at < ${beginning(addDays(to, 1))}`);
  if (search) narrowed.push(searched(search));
  return sql<boolean>`${sql.join(narrowed, sql` AND `)}`;
}
