import type { ChatAttachment, ChatFileType } from '@waybill/contract';
import { changed, runCommand, unchanged, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { sendUploaded, type UploadedFile } from '../../../core/files/index.ts';
import type { Reply } from '../../../core/http/binding.ts';
import { defineJob, handleJob } from '../../../core/jobs/define.ts';
import { Refusal } from '../../../core/refusal.ts';
import { z } from 'zod';
import { readChat } from './reach.ts';

type Given = {
  readonly params: { readonly id: string };
  readonly query: { readonly id: string; readonly name: string };
};

/**
 * Stores a file for a message that is not sent yet.
 * @throws Refusal not_found, idempotency_key_reused
 */
export async function attach(
  ctx: Context,
  tx: Tx,
  { params, query }: Given,
  { content, type }: UploadedFile,
): Promise<Outcome<{ data: ChatAttachment }>> {
  const chat = await readChat(ctx, tx, params.id);
  // The endpoint accepts only these types.
  const data = { id: query.id, name: query.name, type: type as ChatFileType, bytes: content.length };
  const { userId } = signedIn(ctx);
  const { numInsertedOrUpdatedRows: inserted } = await tx
    .insertInto('chat_attachments')
    .values({
      account_id: chat.account_id,
      chat_id: chat.id,
      id: data.id,
      by_id: userId,
      name: data.name,
      media_type: type,
      bytes: data.bytes,
      content,
      created_at: ctx.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (inserted !== 1n) {
    const there = await tx
      .selectFrom('chat_attachments')
      .select('id')
      .where('account_id', '=', chat.account_id)
      .where('chat_id', '=', chat.id)
      .where('id', '=', data.id)
      .where('by_id', '=', userId)
      .where('content', '=', content)
      .executeTakeFirst();
    if (there === undefined) throw new Refusal('idempotency_key_reused');
    return unchanged({ data });
  }
  return changed({ data }, { subject: 'chat', subjectId: chat.id, accountId: chat.account_id, after: data });
}

/** Downloads an attachment of a message, or an unsent one of the caller. @throws Refusal not_found */
export async function sendAttachment(
  ctx: Context,
  { params }: { readonly params: { readonly id: string; readonly file: string } },
): Promise<Reply<Uint8Array>> {
  const chat = await readChat(ctx, ctx.db, params.id);
  const row = await ctx.db
    .selectFrom('chat_attachments')
    .select(['name', 'media_type', 'content'])
    .where('account_id', '=', chat.account_id)
    .where('chat_id', '=', chat.id)
    .where('id', '=', params.file)
    .where((of) => of.or([of('seq', 'is not', null), of('by_id', '=', signedIn(ctx).userId)]))
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return sendUploaded(row);
}

const keptMs = 24 * 3_600_000;

/** Deletes files that were not sent with a message within a day. */
export const forgetAttachmentsJob = handleJob(
  defineJob('chats.forget_attachments', z.object({})),
  async (ctx) => {
    await runCommand(ctx, 'chat.attachments_forgotten', async (tx) => {
      const gone = await tx
        .deleteFrom('chat_attachments')
        .where('seq', 'is', null)
        .where('created_at', '<', new Date(ctx.now().getTime() - keptMs))
        .returning(['account_id', 'chat_id'])
        .execute();
      if (gone.length === 0) return unchanged(undefined);
      return changed(
        undefined,
        gone.map((row) => ({ subject: 'chat', subjectId: row.chat_id, accountId: row.account_id })),
      );
    });
  },
  { cron: '17 * * * *' },
);
