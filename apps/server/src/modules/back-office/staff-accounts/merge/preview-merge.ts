import { mergeObstacles, type MergeObstacle, type MergePreview } from '@waybill/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../core/database/database.ts';
import { Refusal } from '../../../../core/refusal.ts';
import { refOf } from '../../../identity/account-family/index.ts';

type Pair = { readonly merged: string; readonly survivor: string };

/** What blocks the merge, each with its count. */
async function obstaclesOf(db: Db | Tx, merged: string): Promise<MergePreview['obstacles']> {
  const { rows } = await sql<Record<MergeObstacle, number>>`
    WITH own AS (SELECT ${merged}::uuid AS id)
    SELECT
      (SELECT count(*) FROM invoices, own WHERE account_id = own.id AND closed_at IS NULL) AS invoices_open,
      (SELECT count(*) FROM shipments, own WHERE account_id = own.id AND status <> 'canceled'
        AND (status <> 'delivered' OR invoice_id IS NULL)) AS shipments_open,
      (SELECT count(*) FROM bookings, own WHERE account_id = own.id AND state IN ('claimed', 'sending', 'unknown'))
        AS bookings_under_way,
      (SELECT count(*) FROM payments, own WHERE account_id = own.id AND state IN ('claimed', 'open'))
        + (SELECT count(*) FROM payment_refunds, own WHERE account_id = own.id AND settled_at IS NULL) AS payments_under_way,
      (SELECT count(*) FROM disputes, own WHERE account_id = own.id
        AND state IN ('open', 'submitted_to_carrier', 'carrier_response')) AS disputes_open,
      (SELECT count(*) FROM (SELECT currency FROM journal_lines, own WHERE account_id = own.id AND ledger = 'customer_credit'
        GROUP BY currency HAVING sum(amount) <> 0) AS left_over) AS credit_left,
      (SELECT count(*) FROM quote_requests, own WHERE account_id = own.id AND state IN ('new', 'in_progress', 'answered'))
        AS requests_open,
      (SELECT count(*) FROM chats, own WHERE account_id = own.id AND state = 'open') AS chats_open,
      (SELECT count(*) FROM marketplace_connections, own WHERE account_id = own.id AND state = 'active')
        AS marketplaces_connected
  `.execute(db);
  const counts = rows[0] as Record<MergeObstacle, number>;
  return mergeObstacles.map((kind) => ({ kind, count: counts[kind] })).filter(({ count }) => count > 0);
}

/** Addresses that the survivor does not have yet. */
export const addressesToMove = ({ merged, survivor }: Pair) => sql`addresses AS a
  WHERE a.account_id = ${merged}::uuid AND a.deleted_at IS NULL AND NOT EXISTS (
    SELECT FROM addresses b WHERE b.account_id = ${survivor}::uuid AND b.deleted_at IS NULL AND b.match_key = a.match_key)`;

/** Products whose number the survivor does not use yet. */
export const productsToMove = ({ merged, survivor }: Pair) => sql`products AS a
  WHERE a.account_id = ${merged}::uuid AND a.deleted_at IS NULL AND (a.product_number IS NULL OR NOT EXISTS (
    SELECT FROM products b WHERE b.account_id = ${survivor}::uuid AND b.deleted_at IS NULL
      AND lower(b.product_number) = lower(a.product_number)))`;

/** Open invitations of people whom the survivor has not invited itself. */
export const invitationsToMove = ({ merged, survivor }: Pair) => sql`account_invitations AS a
  WHERE a.account_id = ${merged}::uuid AND a.accepted_at IS NULL AND a.revoked_at IS NULL AND NOT EXISTS (
    SELECT FROM account_invitations b WHERE b.account_id = ${survivor}::uuid AND b.email = a.email
      AND b.accepted_at IS NULL AND b.revoked_at IS NULL)`;

/**
 * What merging one account into another would move, what keeps its numbers, and what blocks it.
 * @throws Refusal not_found; conflict for an account and itself, and where either was merged already
 */
export async function previewMerge(db: Db | Tx, pair: Pair): Promise<MergePreview> {
  const { merged, survivor } = pair;
  const accounts = await db
    .selectFrom('accounts')
    .select(['id', 'number', 'name', 'merged_into'])
    .where('id', 'in', [merged, survivor])
    .where('house', '=', false)
    .execute();
  const [from, into] = [merged, survivor].map((id) => accounts.find((account) => account.id === id));
  if (from === undefined || into === undefined) throw new Refusal('not_found');
  if (merged === survivor || from.merged_into !== null || into.merged_into !== null) throw new Refusal('conflict');
  const { rows } = await sql<MergePreview['moves'] & MergePreview['stays']>`SELECT
    (SELECT count(*) FROM users WHERE account_id = ${merged}::uuid AND removed_at IS NULL) AS users,
    (SELECT count(*) FROM ${invitationsToMove(pair)}) AS invitations,
    (SELECT count(*) FROM ${addressesToMove(pair)}) AS addresses,
    (SELECT count(*) FROM ${productsToMove(pair)}) AS products,
    (SELECT count(*) FROM quotes WHERE account_id = ${merged}::uuid) AS quotes,
    (SELECT count(*) FROM shipments WHERE account_id = ${merged}::uuid) AS shipments,
    (SELECT count(*) FROM invoices WHERE account_id = ${merged}::uuid) AS invoices,
    (SELECT count(*) FROM disputes WHERE account_id = ${merged}::uuid) AS disputes,
    (SELECT count(*) FROM chats WHERE account_id = ${merged}::uuid) AS chats`.execute(db);
  const { users, invitations, addresses, products, ...stays } = rows[0] as MergePreview['moves'] &
    MergePreview['stays'];
  return {
    merged: refOf(from),
    survivor: refOf(into),
    moves: { users, invitations, addresses, products },
    stays,
    obstacles: await obstaclesOf(db, merged),
  };
}
