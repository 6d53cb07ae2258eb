import type { ChatMarks } from '@waybill/contract';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { announce, announceAfterwards } from '../../../core/live/announce.ts';
import { inboxId, holdChat, sideOf, type ChatRecord } from './reach.ts';

type Given = { readonly params: { readonly id: string }; readonly body: ChatMarks };

/** Longer delay before mailing, for a customer who received the answers in an open page. */
const longerMs = 15 * 60_000;

async function mailDue(ctx: Context, tx: Tx, chat: ChatRecord, { read, delivered }: ChatMarks): Promise<Date | null> {
  if (chat.mail_due_at === null) return null;
  const unread = await tx
    .selectFrom('chat_messages')
    .select('seq')
    .where('account_id', '=', chat.account_id)
    .where('chat_id', '=', chat.id)
    .where('seq', '>', read)
    .where('side', '=', 'staff')
    .where('kind', '=', 'text')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (unread === undefined) return null;
  const later = new Date(ctx.now().getTime() + longerMs);
  return delivered >= unread.seq && delivered > chat.customer_delivered && later > chat.mail_due_at
    ? later
    : chat.mail_due_at;
}

/**
 * Records how far one side has received and read a chat. Only moves forward, up to the last message.
 * @throws Refusal not_found
 */
export async function mark(ctx: Context, tx: Tx, { params, body }: Given): Promise<Outcome<{ data: ChatMarks }>> {
  const chat = await holdChat(ctx, tx, params.id);
  const side = sideOf(ctx);
  const before =
    side === 'staff'
      ? { delivered: chat.staff_delivered, read: chat.staff_read }
      : { delivered: chat.customer_delivered, read: chat.customer_read };
  const read = Math.max(before.read, Math.min(body.read, chat.last_seq));
  const delivered = Math.max(before.delivered, read, Math.min(body.delivered, chat.last_seq));
  const data = { delivered, read };
  if (read === before.read && delivered === before.delivered) return unchanged({ data });
  await tx
    .updateTable('chats')
    .set(
      side === 'staff'
        ? { staff_delivered: delivered, staff_read: read }
        : { customer_delivered: delivered, customer_read: read, mail_due_at: await mailDue(ctx, tx, chat, data) },
    )
    .where('account_id', '=', chat.account_id)
    .where('id', '=', chat.id)
    .execute();
  announceAfterwards(tx, [
    ['chat', chat.id],
    // The unread count of the person's own list changes.
    side === 'staff' ? ['chat_inbox', inboxId] : ['chat_person', chat.customer_id],
  ]);
  return changed({ data }, { subject: 'chat', subjectId: chat.id, accountId: chat.account_id, after: data });
}

/** Tells the other side that someone is typing; nothing is stored. @throws Refusal not_found */
export async function tellTyping(ctx: Context, id: string, chatOf: () => Promise<unknown>): Promise<undefined> {
  await chatOf();
  await announce(ctx.db, sideOf(ctx) === 'staff' ? 'chat_typing_staff' : 'chat_typing_customer', id);
  return undefined;
}
