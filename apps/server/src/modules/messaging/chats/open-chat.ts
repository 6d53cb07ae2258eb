import { createHash } from 'node:crypto';
import type { Chat, ChatOpening } from '@waybill/contract';
import { opensAt } from '@waybill/freight';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { accountOf, signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { reply, type Reply } from '../../../core/http/binding.ts';
import { Refusal } from '../../../core/refusal.ts';
import { notifyStaff } from '../notices/index.ts';
import { chatWire } from './chat-wire.ts';
import { linkNumber } from './linked-number.ts';
import { inboxRoles, readChat } from './reach.ts';
import { writeMessage } from './write-message.ts';

type Answer = Reply<{ data: Chat }>;

/** The chat with this id, if it was opened with the same content. @throws Refusal idempotency_key_reused */
async function openedBefore(ctx: Context, tx: Tx, id: string, hash: Buffer): Promise<Outcome<Answer> | null> {
  const row = await readChat(ctx, tx, id).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
  if (row === null) return null;
  if (!hash.equals(row.request_hash)) throw new Refusal('idempotency_key_reused');
  return unchanged(reply(200, { data: await chatWire(tx, row, 'customer') }));
}

async function keep(ctx: Context, tx: Tx, body: ChatOpening, hash: Buffer) {
  const { userId, name } = signedIn(ctx);
  const { hours } = ctx.services.company.current;
  return tx
    .insertInto('chats')
    .values({
      account_id: accountOf(ctx),
      id: body.id,
      customer_id: userId,
      customer_name: name,
      request_hash: hash,
      category: body.category,
      ...(await linkNumber(tx, accountOf(ctx), body.number)),
      opened_at: ctx.now(),
      opened_in_hours: hours === null || opensAt(ctx.now(), hours) === null,
      updated_at: ctx.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/**
 * Opens a chat with its first message. Idempotent by an id from the browser.
 * @throws Refusal validation_failed (no category, a number that the account does not have); idempotency_key_reused
 */
export async function openChat(ctx: Context, tx: Tx, body: ChatOpening): Promise<Outcome<Answer>> {
  const hash = createHash('sha256').update(JSON.stringify(body)).digest();
  const known = await openedBefore(ctx, tx, body.id, hash);
  if (known !== null) return known;
  const made = await keep(ctx, tx, body, hash);
  if (made === undefined) {
    const first = await openedBefore(ctx, tx, body.id, hash);
    if (first === null) throw new Refusal('idempotency_key_reused');
    return first;
  }
  const { chat } = await writeMessage(ctx, tx, made, { id: body.message_id, text: body.text, attachments: [] });
  await notifyStaff(
    tx,
    { userId: null, roles: inboxRoles },
    {
      kind: 'chat_new',
      subject: { type: 'chat', id: chat.id },
      params: { name: chat.customer_name, number: chat.number ?? '—' },
      at: ctx.now(),
    },
  );
  return changed(reply(201, { data: await chatWire(tx, chat, 'customer') }), {
    subject: 'chat',
    subjectId: chat.id,
    after: { category: chat.category, number: chat.number },
  });
}
