import { asLanguage } from '@waybill/phrases';
import { z } from 'zod';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { addJob, defineJob, handleJob } from '../../../core/jobs/define.ts';
import { eachRecord, notSetAside } from '../../../core/jobs/each-record.ts';
import { sendMail } from '../../../core/mail/mailer.ts';
import { speakInMail } from '../../../core/speak.ts';
import { notifyCustomers } from '../notices/index.ts';
import type { ChatRecord } from './reach.ts';

const mostAtOnce = 100;

async function unreadAnswers(tx: Tx, chat: ChatRecord) {
  return tx
    .selectFrom('chat_messages')
    .select(['by_name', 'text', 'attachments', 'seq'])
    .where('account_id', '=', chat.account_id)
    .where('chat_id', '=', chat.id)
    .where('seq', '>', chat.customer_read)
    .where('side', '=', 'staff')
    .where('kind', '=', 'text')
    .orderBy('seq')
    .execute();
}

/** Mails unread answers of one chat in the customer's language, and adds a notice. */
async function mailOne(ctx: Context, tx: Tx, chat: ChatRecord): Promise<void> {
  const answers = await unreadAnswers(tx, chat);
  const last = answers.at(-1);
  await tx
    .updateTable('chats')
    .set({ mail_due_at: null, mailed_seq: last?.seq ?? chat.mailed_seq })
    .where('account_id', '=', chat.account_id)
    .where('id', '=', chat.id)
    .execute();
  const person = await tx
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', chat.customer_id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (last === undefined || person === undefined) return;
  const language = asLanguage(person.language);
  const t = speakInMail(language);
  const said = answers.map(({ by_name: name, text, attachments }) => {
    const files = (attachments as { readonly name: string }[]).map((file) => `[${file.name}]`);
    return [`${name}:`, text, ...files].filter((line) => line !== '').join('\n');
  });
  const link = `${ctx.services.publicUrl}/chat/${chat.id}`;
  const about = chat.number ?? t(`chats.categories.${chat.category as 'other'}`);
  await addJob(tx, sendMail, {
    to: person.email,
    language,
    subject: t('chats.mail.subject', { about }),
    paragraphs: [t('chats.mail.opening')],
    quotes: said,
    button: { label: t('chats.mail.answer'), link },
  });
  await notifyCustomers(
    tx,
    chat.account_id,
    { userId: chat.customer_id },
    {
      kind: 'chat_answered',
      subject: { type: 'chat', id: chat.id },
      params: { name: last.by_name, about },
      at: ctx.now(),
    },
  );
}

/**
 * Mails answers that customers have not read after some minutes, one mail per run of unread answers. The due time is
 * stored with the chat, so a worker that was down sends them later.
 */
export const mailUnreadJob = handleJob(
  defineJob('chats.mail_unread', z.object({})),
  async (ctx) => {
    const due = await ctx.db
      .selectFrom('chats')
      .select(['account_id', 'id'])
      .where('mail_due_at', '<=', ctx.now())
      .where(notSetAside('chats.mail_unread', 'chats', ctx.now()))
      .orderBy('mail_due_at')
      .limit(mostAtOnce)
      .execute();
    await eachRecord(ctx, 'chats.mail_unread', due, ({ account_id: accountId, id }) =>
      runCommand(ctx, 'chat.mailed', async (tx) => {
        const chat = await tx
          .selectFrom('chats')
          .selectAll()
          .where('account_id', '=', accountId)
          .where('id', '=', id)
          .where('mail_due_at', '<=', ctx.now())
          .forUpdate()
          .skipLocked()
          .executeTakeFirst();
        if (chat === undefined) return unchanged(undefined);
        await mailOne(ctx, tx, chat);
        return changed(undefined, { subject: 'chat', subjectId: id, accountId });
      }),
    );
  },
  { cron: '* * * * *' },
);
