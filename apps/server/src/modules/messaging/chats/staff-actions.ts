import type { ChatCloseReason, ChatNote, InboxChat } from '@waybill/contract';
import type { AuditFields } from '../../../core/audit.ts';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { announce } from '../../../core/live/announce.ts';
import { Refusal } from '../../../core/refusal.ts';
import { inboxChatWire } from './inbox-chat.ts';
import { holdChat, readChat, type ChatRecord } from './reach.ts';
import { addEvent, publishChat } from './write-message.ts';

type About<B> = { readonly params: { readonly id: string }; readonly body: B };
type Answer = Promise<Outcome<{ data: InboxChat }>>;

async function moved(ctx: Context, tx: Tx, chat: ChatRecord, after: AuditFields): Answer {
  publishChat(tx, chat);
  const data = await inboxChatWire(tx, chat, ctx.now());
  return changed({ data }, { subject: 'chat', subjectId: chat.id, accountId: chat.account_id, after });
}

/**
 * Assigns a chat to the caller, or releases the caller's own. Of two people who take it at once, the second is refused.
 * @throws Refusal not_found, chat_taken when its owner is not the one that was shown
 */
export async function assignChat(
  ctx: Context,
  tx: Tx,
  { params, body }: About<{ readonly take: boolean; readonly seen: string | null }>,
): Answer {
  const { userId, name } = signedIn(ctx);
  const held = await holdChat(ctx, tx, params.id);
  const [mine, wanted] = [held.owner_id === userId, body.take];
  if (mine === wanted && (mine || held.owner_id === body.seen))
    return unchanged({ data: await inboxChatWire(tx, held, ctx.now()) });
  if (held.owner_id !== body.seen || (!wanted && !mine)) throw new Refusal('chat_taken');
  if (wanted)
    return moved(ctx, tx, await addEvent(ctx, tx, held, 'taken', { owner_id: userId, owner_name: name }), {
      owner: name,
    });
  const given = await tx
    .updateTable('chats')
    .set({ owner_id: null, owner_name: null })
    .where('account_id', '=', held.account_id)
    .where('id', '=', held.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return moved(ctx, tx, given, { owner: null });
}

/**
 * Closes a chat that is unassigned or the caller's own. A closed chat keeps its reason.
 * @throws Refusal not_found, chat_taken
 */
export async function closeChat(
  ctx: Context,
  tx: Tx,
  { params, body }: About<{ readonly reason: ChatCloseReason }>,
): Answer {
  const held = await holdChat(ctx, tx, params.id);
  if (held.state === 'closed') return unchanged({ data: await inboxChatWire(tx, held, ctx.now()) });
  if (held.owner_id !== null && held.owner_id !== signedIn(ctx).userId) throw new Refusal('chat_taken');
  const closed = await addEvent(ctx, tx, held, 'closed', {
    state: 'closed',
    close_reason: body.reason,
    waiting_since: null,
  });
  return moved(ctx, tx, closed, body);
}

/** Adds a note to a chat. Idempotent by id. @throws Refusal not_found */
export async function addNote(
  ctx: Context,
  tx: Tx,
  { params, body }: About<{ readonly id: string; readonly text: string }>,
): Promise<Outcome<{ data: ChatNote }>> {
  const chat = await readChat(ctx, tx, params.id);
  const { userId, name } = signedIn(ctx);
  const { numInsertedOrUpdatedRows: inserted } = await tx
    .insertInto('chat_notes')
    .values({
      account_id: chat.account_id,
      chat_id: chat.id,
      id: body.id,
      at: ctx.now(),
      by_id: userId,
      by_name: name,
      text: body.text,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  const row = await tx
    .selectFrom('chat_notes')
    .selectAll()
    .where('account_id', '=', chat.account_id)
    .where('chat_id', '=', chat.id)
    .where('id', '=', body.id)
    .executeTakeFirstOrThrow();
  const data = { id: row.id, at: row.at.toISOString(), name: row.by_name, text: row.text };
  if (inserted !== 1n) return unchanged({ data });
  await announce(tx, 'chat_notes', chat.id);
  return changed(
    { data },
    { subject: 'chat', subjectId: chat.id, accountId: chat.account_id, after: { note: body.id } },
  );
}
