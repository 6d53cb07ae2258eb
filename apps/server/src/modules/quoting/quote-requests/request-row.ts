import type { SalesEvent, SalesState } from '@waybill/contract';
import type { Selectable, Updateable } from 'kysely';
import { entryBy, type Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { DB } from '../../../core/database/schema.gen.ts';
import { newId } from '../../../core/ids.ts';
import { Refusal } from '../../../core/refusal.ts';

export type RequestRow = Selectable<DB['quote_requests']>;

/** A request of an account, or of any account for staff. @throws Refusal not_found */
export async function readRequest(db: Db | Tx, accountId: string | null, id: string): Promise<RequestRow> {
  const rows = db.selectFrom('quote_requests').selectAll().where('id', '=', id);
  const row = await (accountId === null ? rows : rows.where('account_id', '=', accountId)).executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

/** Current state of a request: offers past their time are expired even before the job records it. */
export function stateNow({ state, offers_until: until }: RequestRow, now: Date): SalesState {
  return state === 'answered' && until !== null && until <= now ? 'expired' : (state as SalesState);
}

type Change = Updateable<DB['quote_requests']>;
type From = { readonly states: readonly SalesState[]; readonly version?: number; readonly offersHold?: boolean };

/**
 * Moves a request to another state if it is still in an expected one. Of two concurrent moves the second changes
 * nothing.
 * @param from allowed states, the version that was shown, and whether its offers must still be valid
 * @returns the updated row, or undefined if nothing changed
 */
export async function moveRequest(
  ctx: Context,
  tx: Tx,
  row: Pick<RequestRow, 'account_id' | 'id'>,
  from: From,
  change: Change,
): Promise<RequestRow | undefined> {
  let moving = tx
    .updateTable('quote_requests')
    .set((of) => ({ ...change, version: of('version', '+', 1), updated_at: ctx.now() }))
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .where('state', 'in', [...from.states]);
  if (from.version !== undefined) moving = moving.where('version', '=', from.version);
  if (from.offersHold) moving = moving.where('offers_until', '>', ctx.now());
  return moving.returningAll().executeTakeFirst();
}

/** Like `moveRequest`, but throws if nothing changed. @throws Refusal quote_request_moved */
export async function moveOrRefuse(...given: Parameters<typeof moveRequest>): Promise<RequestRow> {
  const moved = await moveRequest(...given);
  if (moved === undefined) throw new Refusal('quote_request_moved');
  return moved;
}

/** Expires the offers of a request, so that they cannot be booked. */
export async function endOffers(ctx: Context, tx: Tx, row: RequestRow): Promise<void> {
  if (row.quote_id === null) return;
  await tx
    .updateTable('quotes')
    .set({ expires_at: ctx.now() })
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.quote_id)
    .where('booked_at', 'is', null)
    .where('expires_at', '>', ctx.now())
    .execute();
}

/**
 * Adds an entry to the history of a request.
 * @param by the author, if it is someone without a login
 * @returns the id of the entry
 */
export async function addEvent(
  ctx: Context,
  tx: Tx,
  row: Pick<RequestRow, 'account_id' | 'id'>,
  kind: SalesEvent['kind'],
  text: string | null = null,
  by: SalesEvent['by'] | null = null,
): Promise<string> {
  const id = newId();
  const said = by === null ? entryBy(ctx) : { by_kind: by.kind, by_id: null, by_name: by.name };
  await tx
    .insertInto('quote_request_events')
    .values({ account_id: row.account_id, request_id: row.id, id, at: ctx.now(), kind, text, ...said })
    .execute();
  return id;
}
