import type { ChatMessage, ChatWriting } from '@waybill/contract';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';
import { notifyStaff } from '../notices/index.ts';
import { holdChat, inboxRoles, sideOf, type ChatRecord } from './reach.ts';
import { addEvent, writeMessage, writtenBefore } from './write-message.ts';

type Given = { readonly params: { readonly id: string }; readonly body: ChatWriting };

/** Staff answer their own chats; answering an unassigned one assigns it. @throws Refusal chat_taken */
async function asOwner(ctx: Context, tx: Tx, chat: ChatRecord): Promise<ChatRecord> {
  const { userId, name } = signedIn(ctx);
  if (chat.owner_id === userId) return chat;
  if (chat.owner_id !== null) throw new Refusal('chat_taken');
  return addEvent(ctx, tx, chat, 'taken', { owner_id: userId, owner_name: name });
}

/**
 * Adds a message to a chat, from either side. Idempotent by id.
 * @throws Refusal not_found, chat_taken, idempotency_key_reused, validation_failed
 */
export async function sendMessage(
  ctx: Context,
  tx: Tx,
  { params, body }: Given,
): Promise<Outcome<{ data: ChatMessage }>> {
  const held = await holdChat(ctx, tx, params.id);
  const known = await writtenBefore(tx, held, body);
  if (known !== null) return unchanged({ data: known });
  const chat = sideOf(ctx) === 'staff' ? await asOwner(ctx, tx, held) : held;
  const { message } = await writeMessage(ctx, tx, chat, body);
  if (held.state === 'closed' && sideOf(ctx) === 'customer') {
    const news = { kind: 'chat_reopened', subject: { type: 'chat', id: chat.id } } as const;
    const words = { name: chat.customer_name, number: chat.number ?? '—' };
    await notifyStaff(tx, { userId: chat.owner_id, roles: inboxRoles }, { ...news, params: words, at: ctx.now() });
  }
  // The audit trail references the message without its text.
  return changed(
    { data: message },
    { subject: 'chat', subjectId: chat.id, accountId: chat.account_id, after: { seq: message.seq } },
  );
}
