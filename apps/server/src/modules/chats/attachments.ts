import { extname } from 'node:path';
import type { ChatAttachment } from '@waybill/contract';
import { changed, runCommand, unchanged, type Outcome } from '../../core/command.ts';
import { signedIn, type Context } from '../../core/context.ts';
import type { Tx } from '../../core/database/database.ts';
import { reply, type Reply } from '../../core/http/binding.ts';
import { defineJob, handleJob } from '../../core/jobs/define.ts';
import { invalidField, Refusal } from '../../core/refusal.ts';
import { z } from 'zod';
import { fileTypeOf } from './file-type.ts';
import { readChat } from './reach.ts';

type Given = {
  readonly params: { readonly id: string };
  readonly query: { readonly id: string; readonly name: string };
};

/** A name that is one wherever it is saved: no folders, no signs that end a header or that nobody sees. */
export function cleanName(name: string): string {
  const plain = name
    .replace(/^.*[/\\]/, '')
    .replace(/[^\p{L}\p{N}\p{M} ._()+,@#&'=-]/gu, '_')
    .replace(/^[.\s]+/, '')
    .slice(-120);
  return plain === '' || plain === extname(plain) ? 'file' : plain;
}

/**
 * Keeps a file for a message that is still to be written.
 * @throws Refusal not_found; validation_failed for an empty file; unsupported_media_type by its content
 */
export async function attach(
  ctx: Context,
  tx: Tx,
  { params, query }: Given,
  content: Buffer,
): Promise<Outcome<{ data: ChatAttachment }>> {
  const chat = await readChat(ctx, tx, params.id);
  if (content.length === 0) throw invalidField('file', 'file_empty');
  const type = fileTypeOf(content, query.name);
  if (type === null) throw invalidField('file', 'file_type_not_taken');
  const data = { id: query.id, name: cleanName(query.name), type, bytes: content.length };
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

/** Pictures are shown in the page; everything else is saved, never opened. */
const isPicture = (type: string): boolean => type.startsWith('image/');

/**
 * Sends an attachment. Whatever it holds, nothing in it runs: its type is the one its content was taken for, browsers may
 * not guess another, and a document made of it is shut in a sandbox without scripts.
 * @throws Refusal not_found
 */
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
  const text = row.media_type.startsWith('text/');
  return reply(200, row.content as Uint8Array, {
    'content-type': text ? `${row.media_type}; charset=utf-8` : row.media_type,
    'content-disposition': `${isPicture(row.media_type) ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(row.name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`,
    'content-security-policy': "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
}

const keptMs = 24 * 3_600_000;

/** Files that no message took within a day are forgotten. */
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
