import { endpoints, type ChatResponse, type InboxRow } from '@waybill/contract';
import { sql } from 'kysely';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { pageBody } from '../../../core/page.ts';
import { rowWire, unreadOf } from './chat-wire.ts';
import { countChats, foundChats, inQueue, type InboxQuery } from './find-chats.ts';
import type { ChatRecord } from './reach.ts';

const dayMs = 86_400_000;

/** A chat as a row of the inbox. */
export function inboxRowWire(row: ChatRecord, accountName: string, unread: number): InboxRow {
  return {
    ...rowWire(row, unread),
    account: { id: row.account_id, name: accountName },
    customer: row.customer_name,
    owner: row.owner_id === null ? null : { id: row.owner_id, name: row.owner_name ?? '' },
    waiting_since: row.waiting_since?.toISOString() ?? null,
  };
}

/** Total number of customers waiting for an answer, without filters. */
async function countWaiting(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('chats')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('state', '=', 'open')
    .where('waiting_since', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * How long chats of the last seven days waited for their first answer, of those opened during office hours. Percentiles
 * are discrete: each is an actual wait.
 */
export async function responseTimes(db: Db | Tx, now: Date): Promise<ChatResponse> {
  const { rows } = await sql<ChatResponse>`
    SELECT count(*)::int AS answered,
      round(percentile_disc(0.5) WITHIN GROUP (ORDER BY wait))::int AS median_seconds,
      round(percentile_disc(0.9) WITHIN GROUP (ORDER BY wait))::int AS ninety_seconds
    FROM (SELECT extract(epoch FROM first_answer_at - opened_at) AS wait FROM chats
      WHERE opened_in_hours AND first_answer_at IS NOT NULL
        AND opened_at > ${new Date(now.getTime() - 7 * dayMs)}) AS answered
  `.execute(db);
  return rows[0] ?? { answered: 0, median_seconds: null, ninety_seconds: null };
}

/** One page of the inbox: longest waiting first, then latest activity. */
export async function listInbox(ctx: Context, { query: asked }: { readonly query: InboxQuery }) {
  const { userId } = signedIn(ctx);
  const { db } = ctx;
  let found = foundChats(db, asked.search).where((of) => inQueue(of, asked.queue, userId));
  if (asked.category !== undefined) found = found.where('chats.category', '=', asked.category);
  const rows = await found
    .selectAll('chats')
    .select('accounts.name as account_name')
    .orderBy('chats.waiting_since', (order) => order.asc().nullsLast())
    .orderBy('chats.updated_at', 'desc')
    .orderBy('chats.id', 'desc')
    .limit(asked.per_page)
    .offset((asked.page - 1) * asked.per_page)
    .execute();
  const unread = await unreadOf(db, rows, 'staff');
  const { queues, categories } = await countChats(db, asked, userId);
  const shown = rows.map((row) => inboxRowWire(row, row.account_name, unread.get(row.id) ?? 0));
  return {
    ...pageBody(shown, queues[asked.queue], asked, endpoints.staffChats.list.path),
    queues,
    categories,
    waiting: await countWaiting(db),
    response: await responseTimes(db, ctx.now()),
  };
}
