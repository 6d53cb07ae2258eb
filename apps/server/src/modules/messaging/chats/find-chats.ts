import {
  chatCategories,
  chatQueues,
  type ChatCategory,
  type ChatQueue,
  type Query,
  type endpoints,
} from '@waybill/contract';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Db } from '../../../core/database/database.ts';
import { likeContains, likeEachWord } from '../../../core/database/like.ts';
import type { DB } from '../../../core/database/schema.gen.ts';
import { figureOf } from './linked-number.ts';

export type InboxQuery = Query<typeof endpoints.staffChats.list>;

/** Condition that a chat belongs to a queue of the caller. */
export function inQueue(of: ExpressionBuilder<DB, 'chats'>, queue: ChatQueue, userId: string) {
  switch (queue) {
    case 'unassigned':
      return of.and([of('chats.state', '=', 'open'), of('chats.owner_id', 'is', null)]);
    case 'mine':
      return of.and([of('chats.state', '=', 'open'), of('chats.owner_id', '=', userId)]);
    case 'open':
      return of('chats.state', '=', 'open');
    case 'closed':
      return of('chats.state', '=', 'closed');
  }
}

/**
 * Chats of all queues that contain each word of a search: in the name of the account or person, in the first or last
 * message, or in the BOL or invoice number. Invoices are also found as people write them: `INV 61001`.
 */
export function foundChats(db: Db, search: string | undefined) {
  const all = db.selectFrom('chats').innerJoin('accounts', 'accounts.id', 'chats.account_id');
  if (!search) return all;
  const figure = figureOf(search);
  return all.where((of) => {
    const holds = (part: string) =>
      of.or([
        of('accounts.name', 'ilike', part),
        of('chats.customer_name', 'ilike', part),
        of('chats.number', 'ilike', part),
        of('chats.last_text', 'ilike', part),
        of.exists(
          of
            .selectFrom('chat_messages')
            .select(sql`1`.as('one'))
            .whereRef('chat_messages.account_id', '=', 'chats.account_id')
            .whereRef('chat_messages.chat_id', '=', 'chats.id')
            .where('chat_messages.seq', '=', 1)
            .where('chat_messages.text', 'ilike', part),
        ),
      ]);
    const words = of.and(likeEachWord(search).map(holds));
    return figure === undefined ? words : of.or([words, of('chats.number', 'ilike', likeContains(figure))]);
  });
}

/** Number of matching chats by queue, within the category, and by category, within the queue. */
export async function countChats(db: Db, { queue, category, search }: InboxQuery, userId: string) {
  const rows = await foundChats(db, search)
    .select('chats.category')
    .select((of) =>
      chatQueues.map((name) =>
        of.fn
          .countAll<number>()
          .filterWhere(inQueue(of, name, userId))
          .as(name),
      ),
    )
    .groupBy('chats.category')
    .execute();
  const sum = (of: ChatQueue) =>
    rows.reduce((total, row) => (category === undefined || row.category === category ? total + row[of] : total), 0);
  const queues = Object.fromEntries(chatQueues.map((name) => [name, sum(name)])) as Record<ChatQueue, number>;
  const categories = Object.fromEntries(
    chatCategories.map((name) => [name, rows.find((row) => row.category === name)?.[queue] ?? 0]),
  ) as Record<ChatCategory, number>;
  return { queues, categories };
}
