import { endpoints } from '@waybill/contract';
import { runCommand } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import { type Binding, command, fileOf, process, query, reply, type Wire } from '../../../core/http/binding.ts';
import type { JobHandler } from '../../../core/jobs/define.ts';
import { consume } from '../../../core/limits.ts';
import { attach, forgetAttachmentsJob, sendAttachment } from './attachments.ts';
import { dropCanned, saveCanned, listCanned } from './canned-answers.ts';
import { chatWire } from './chat-wire.ts';
import { addNote, assignChat, closeChat } from './staff-actions.ts';
import { listInbox } from './inbox.ts';
import { inboxChatWire } from './inbox-chat.ts';
import { listOwn } from './list-own.ts';
import { mailUnreadJob } from './mail-unread.ts';
import { mark, tellTyping } from './marks.ts';
import { openChat } from './open-chat.ts';
import { readChat } from './reach.ts';
import { sendMessage } from './send-message.ts';
import { streamChats } from './stream-chats.ts';

const { chats, staffChats } = endpoints;

/** Rate limits of one customer. */
const limits = {
  open: { name: 'chat_open', points: 20, seconds: 3600 },
  send: { name: 'chat_send', points: 60, seconds: 60 },
  attach: { name: 'chat_attach', points: 60, seconds: 3600 },
} as const;

/** Counted before the transaction, so that refused calls count as well. */
async function count(ctx: Context, what: keyof typeof limits): Promise<void> {
  const { userId, accountId } = signedIn(ctx);
  if (accountId !== null) await consume(ctx.services, { ...limits[what], key: userId });
}

type Upload = {
  readonly params: { readonly id: string };
  readonly query: { readonly id: string; readonly name: string };
};

async function takeFile(ctx: Context, input: Upload, wire: Wire) {
  await count(ctx, 'attach');
  return runCommand(ctx, chats.attach.audit, (tx) => attach(ctx, tx, input, fileOf(wire)));
}

async function tellOfTyping(ctx: Context, { params }: { readonly params: { readonly id: string } }) {
  await tellTyping(ctx, params.id, () => readChat(ctx, ctx.db, params.id));
  return reply(204, undefined);
}

export const chatsBindings: readonly Binding[] = [
  query(chats.list, listOwn),
  process(chats.open, async (ctx, { body }) => {
    await count(ctx, 'open');
    return runCommand(ctx, chats.open.audit, (tx) => openChat(ctx, tx, body));
  }),
  query(chats.live, streamChats),
  query(chats.show, async (ctx, { params, query: { before } }) => ({
    data: await chatWire(ctx.db, await readChat(ctx, ctx.db, params.id), 'customer', before),
  })),
  process(chats.send, async (ctx, input) => {
    await count(ctx, 'send');
    return runCommand(ctx, chats.send.audit, (tx) => sendMessage(ctx, tx, input));
  }),
  process(chats.attach, takeFile),
  query(chats.file, sendAttachment),
  command(chats.mark, mark),
  process(chats.typing, tellOfTyping),
  query(staffChats.list, listInbox),
  query(staffChats.live, streamChats),
  query(staffChats.show, async (ctx, { params, query: { before } }) => ({
    data: await inboxChatWire(ctx.db, await readChat(ctx, ctx.db, params.id), ctx.now(), before),
  })),
  command(staffChats.send, sendMessage),
  command(staffChats.note, addNote),
  command(staffChats.assign, assignChat),
  command(staffChats.close, closeChat),
  process(staffChats.attach, takeFile),
  query(staffChats.file, sendAttachment),
  command(staffChats.mark, mark),
  process(staffChats.typing, tellOfTyping),
  query(staffChats.canned, listCanned),
  command(staffChats.keepCanned, saveCanned),
  command(staffChats.dropCanned, dropCanned),
];

export const chatsJobs: readonly JobHandler[] = [mailUnreadJob, forgetAttachmentsJob];
