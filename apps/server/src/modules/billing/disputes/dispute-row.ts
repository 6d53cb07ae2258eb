import { openDisputeStates, type DisputeEvent, type DisputeState } from '@waybill/contract';
import { sql, type Selectable, type Updateable } from 'kysely';
import { entryBy, type Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { DB } from '../../../core/database/schema.gen.ts';
import { newId } from '../../../core/ids.ts';
import { Refusal } from '../../../core/refusal.ts';
import { askForReview } from '../invoices/index.ts';

export type DisputeRow = Selectable<DB['disputes']>;

/** A dispute of an account, or of any account for staff. @throws Refusal not_found */
export async function readDispute(db: Db | Tx, accountId: string | null, id: string): Promise<DisputeRow> {
  const rows = db.selectFrom('disputes').selectAll().where('id', '=', id);
  const row = await (accountId === null ? rows : rows.where('account_id', '=', accountId)).executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

type Change = Updateable<DB['disputes']>;
type From = { readonly states: readonly DisputeState[]; readonly version?: number };

/**
 * Moves a dispute to its next state if it is still in the expected one. Of two concurrent steps the second is refused.
 * @throws Refusal dispute_moved
 */
export async function moveDispute(
  ctx: Context,
  tx: Tx,
  row: DisputeRow,
  from: From,
  change: Change,
): Promise<DisputeRow> {
  let moving = tx
    .updateTable('disputes')
    .set((of) => ({ ...change, version: of('version', '+', 1), updated_at: ctx.now() }))
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .where('state', 'in', [...from.states]);
  if (from.version !== undefined) moving = moving.where('version', '=', from.version);
  const moved = await moving.returningAll().executeTakeFirst();
  if (moved === undefined) throw new Refusal('dispute_moved');
  return moved;
}

/** Whether a dispute is undecided. */
export function isOpen(state: string): boolean {
  return (openDisputeStates as readonly string[]).includes(state);
}

/**
 * Recomputes the disputed amount of an invoice from its open disputes, capped at its balance. Call it after each step
 * that starts or ends a dispute. Requests a credit review.
 */
export async function followDisputes(tx: Tx, accountId: string, invoiceId: string): Promise<void> {
  await sql`
    UPDATE invoices SET disputed = least(
      (SELECT coalesce(sum(d.amount), 0) FROM disputes d WHERE d.account_id = ${accountId}::uuid
         AND d.invoice_id = ${invoiceId}::uuid AND d.state = ANY(${[...openDisputeStates]}::text[])),
      (SELECT greatest(coalesce(sum(l.amount), 0), 0) FROM journal_lines l WHERE l.account_id = ${accountId}::uuid
         AND l.invoice_id = ${invoiceId}::uuid AND l.ledger = 'receivable'))
    WHERE account_id = ${accountId}::uuid AND id = ${invoiceId}::uuid
  `.execute(tx);
  await askForReview(tx, accountId);
}

/** Adds an entry to the history of a dispute. @returns the id of the entry */
export async function addEvent(
  ctx: Context,
  tx: Tx,
  { account_id, id: dispute_id }: Pick<DisputeRow, 'account_id' | 'id'>,
  kind: DisputeEvent['kind'],
  text: string | null = null,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('dispute_events')
    .values({ account_id, dispute_id, id, at: ctx.now(), kind, text, ...entryBy(ctx) })
    .execute();
  return id;
}
