import {
  chatLimits,
  type Chat,
  type ChatMarks,
  type ChatMessage,
  type ChatRow,
  type ChatSide,
} from '@waybill/contract';
import { sql, type Selectable } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { DB } from '../../../core/database/schema.gen.ts';
import { otherSide, type ChatRecord } from './reach.ts';

type MessageRecord = Selectable<DB['chat_messages']>;

/** Converts a message to the wire format. The author is only a name and a side. */
export function messageWire(row: MessageRecord): ChatMessage {
  return {
    id: row.id,
    seq: row.seq,
    kind: row.kind as ChatMessage['kind'],
    by: { side: row.side as ChatSide, name: row.by_name },
    at: row.at.toISOString(),
    text: row.text,
    attachments: row.attachments,
  };
}

/** How far the other side has received and read. */
export function theirMarks(row: ChatRecord, side: ChatSide): ChatMarks {
  return otherSide(side) === 'staff'
    ? { delivered: row.staff_delivered, read: row.staff_read }
    : { delivered: row.customer_delivered, read: row.customer_read };
}

/** A chat as a list row for one side. */
export function rowWire(row: ChatRecord, unread: number): ChatRow {
  return {
    id: row.id,
    category: row.category as ChatRow['category'],
    state: row.state as ChatRow['state'],
    number: row.number,
    shipment_id: row.shipment_id,
    invoice_id: row.invoice_id,
    quote_id: row.quote_id,
    quote_request_id: row.quote_request_id,
    opened_at: row.opened_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    owner_name: row.owner_name,
    close_reason: row.close_reason as ChatRow['close_reason'],
    last: { seq: row.last_seq, side: row.last_side as ChatSide, text: row.last_text },
    unread,
  };
}

/** Number of unread messages from the other side, by chat id. */
export async function unreadOf(
  db: Db | Tx,
  rows: readonly ChatRecord[],
  side: ChatSide,
): Promise<ReadonlyMap<string, number>> {
  const behind = rows.filter((row) => (side === 'staff' ? row.staff_read : row.customer_read) < row.last_seq);
  if (behind.length === 0) return new Map();
  const read = sql.ref(side === 'staff' ? 'chats.staff_read' : 'chats.customer_read');
  const counted = await db
    .selectFrom('chats')
    .innerJoin('chat_messages', (join) =>
      join.onRef('chat_messages.account_id', '=', 'chats.account_id').onRef('chat_messages.chat_id', '=', 'chats.id'),
    )
    .select((of) => ['chats.id', of.fn.countAll<number>().as('unread')])
    .where('chats.account_id', 'in', [...new Set(behind.map(({ account_id: account }) => account))])
    .where(
      'chats.id',
      'in',
      behind.map(({ id }) => id),
    )
    .where('chat_messages.seq', '>', sql<number>`${read}`)
    .where('chat_messages.side', '=', otherSide(side))
    .where('chat_messages.kind', '=', 'text')
    .groupBy('chats.id')
    .execute();
  return new Map(counted.map(({ id, unread }) => [id, unread]));
}

/** Messages of a chat after a sequence number, oldest first. */
export function messagesAfter(db: Db | Tx, at: { account: string; chat: string }, after: number, most: number) {
  return db
    .selectFrom('chat_messages')
    .selectAll()
    .where('account_id', '=', at.account)
    .where('chat_id', '=', at.chat)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(most);
}

/** A chat with its latest messages, or with those before a sequence number. */
export async function chatWire(db: Db | Tx, row: ChatRecord, side: ChatSide, before?: number): Promise<Chat> {
  let query = db
    .selectFrom('chat_messages')
    .selectAll()
    .where('account_id', '=', row.account_id)
    .where('chat_id', '=', row.id);
  if (before !== undefined) query = query.where('seq', '<', before);
  const rows = await query.orderBy('seq', 'desc').limit(chatLimits.shown).execute();
  const unread = await unreadOf(db, [row], side);
  return {
    ...rowWire(row, unread.get(row.id) ?? 0),
    messages: rows.toReversed().map(messageWire),
    more: (rows.at(-1)?.seq ?? 1) > 1,
    theirs: theirMarks(row, side),
  };
}
