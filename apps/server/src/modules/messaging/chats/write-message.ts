import type { ChatAttachment, ChatMessage, ChatSide, ChatWriting } from '@waybill/contract';
import { sql } from 'kysely';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { newId } from '../../../core/ids.ts';
import { announceAfterwards } from '../../../core/live/announce.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { messageWire } from './chat-wire.ts';
import { inboxId, sideOf, type ChatRecord } from './reach.ts';

/** How long an answer may stay unread before it is mailed. */
export const mailAfterMs = 3 * 60_000;
const keptInList = 200;

/** An existing message with this id. @throws Refusal idempotency_key_reused when its content differs */
export async function writtenBefore(tx: Tx, chat: ChatRecord, writing: ChatWriting): Promise<ChatMessage | null> {
  const row = await tx
    .selectFrom('chat_messages')
    .selectAll()
    .where('account_id', '=', chat.account_id)
    .where('chat_id', '=', chat.id)
    .where('id', '=', writing.id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const message = messageWire(row);
  const files = message.attachments.map(({ id }) => id).toSorted();
  if (message.text !== writing.text || files.join() !== writing.attachments.toSorted().join())
    throw new Refusal('idempotency_key_reused');
  return message;
}

/** Attaches uploaded files to a message. @throws Refusal validation_failed for a file that the author did not upload */
async function bindFiles(ctx: Context, tx: Tx, chat: ChatRecord, ids: readonly string[]): Promise<ChatAttachment[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .updateTable('chat_attachments')
    .set({ seq: chat.last_seq + 1 })
    .where('account_id', '=', chat.account_id)
    .where('chat_id', '=', chat.id)
    .where('id', 'in', [...ids])
    .where('by_id', '=', signedIn(ctx).userId)
    .where('seq', 'is', null)
    .returning(['id', 'name', 'media_type', 'bytes'])
    .execute();
  return ids.map((id) => {
    const row = rows.find((one) => one.id === id);
    if (row === undefined) throw invalidField('attachments', 'invalid');
    return { id, name: row.name, type: row.media_type as ChatAttachment['type'], bytes: row.bytes };
  });
}

async function append(
  ctx: Context,
  tx: Tx,
  chat: ChatRecord,
  line: Pick<ChatMessage, 'id' | 'kind' | 'text' | 'attachments'>,
): Promise<ChatMessage> {
  const { userId, name } = signedIn(ctx);
  const row = await tx
    .insertInto('chat_messages')
    .values({
      account_id: chat.account_id,
      chat_id: chat.id,
      seq: chat.last_seq + 1,
      id: line.id,
      kind: line.kind,
      side: sideOf(ctx),
      by_id: userId,
      by_name: name,
      at: ctx.now(),
      text: line.text,
      attachments: JSON.stringify(line.attachments),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return messageWire(row);
}

/** Notifies streams of the chat, its customer's list, and the inbox, after the transaction commits. */
export function publishChat(tx: Tx, chat: Pick<ChatRecord, 'id' | 'customer_id'>): void {
  announceAfterwards(tx, [
    ['chat', chat.id],
    ['chat_person', chat.customer_id],
    ['chat_inbox', inboxId],
  ]);
}

/** Columns of the chat that a message changes, besides the last sequence number. */
function afterText(ctx: Context, chat: ChatRecord, side: ChatSide, text: string) {
  const now = ctx.now();
  const last = { last_side: side, last_text: text.slice(0, keptInList) };
  if (side === 'customer') return { ...last, waiting_since: chat.waiting_since ?? now };
  // One mail per run of unread answers.
  const mailed = chat.mailed_seq > chat.customer_read;
  const due = mailed ? null : (chat.mail_due_at ?? new Date(now.getTime() + mailAfterMs));
  return { ...last, waiting_since: null, first_answer_at: chat.first_answer_at ?? now, mail_due_at: due };
}

type ChatChange = Partial<Pick<ChatRecord, 'state' | 'close_reason' | 'owner_id' | 'owner_name' | 'waiting_since'>>;

/**
 * Adds an event to the conversation and updates the chat.
 * @param chat locked by this transaction
 */
export async function addEvent(
  ctx: Context,
  tx: Tx,
  chat: ChatRecord,
  kind: Exclude<ChatMessage['kind'], 'text'>,
  change: ChatChange,
): Promise<ChatRecord> {
  await append(ctx, tx, chat, { id: newId(), kind, text: '', attachments: [] });
  return tx
    .updateTable('chats')
    .set({ ...change, last_seq: chat.last_seq + 1, updated_at: ctx.now() })
    .where('account_id', '=', chat.account_id)
    .where('id', '=', chat.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Appends a message with the next sequence number. Reopens a closed chat.
 * @param held locked by this transaction
 */
export async function writeMessage(
  ctx: Context,
  tx: Tx,
  held: ChatRecord,
  writing: ChatWriting,
): Promise<{ readonly message: ChatMessage; readonly chat: ChatRecord }> {
  const side = sideOf(ctx);
  const chat =
    held.state === 'open' ? held : await addEvent(ctx, tx, held, 'reopened', { state: 'open', close_reason: null });
  const attachments = await bindFiles(ctx, tx, chat, writing.attachments);
  const message = await append(ctx, tx, chat, { id: writing.id, kind: 'text', text: writing.text, attachments });
  const after = await tx
    .updateTable('chats')
    .set({
      ...afterText(ctx, chat, side, writing.text),
      last_seq: sql<number>`${message.seq}::int`,
      updated_at: ctx.now(),
    })
    .where('account_id', '=', chat.account_id)
    .where('id', '=', chat.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  publishChat(tx, after);
  return { message, chat: after };
}
