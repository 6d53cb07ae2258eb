import { subscriptionKind } from '@waybill/contract';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { newId } from '../ids.ts';
import { defineJob } from '../jobs/define.ts';
import type { Clock } from '../clock.ts';

export const mail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Where one click ends what the mail belongs to, for those without an account. */
  way_out: z.url().optional(),
  /** What a mail of a subscription belongs to; without it the mail is transactional and always sent. */
  subscription: z.object({ user_id: z.string(), kind: subscriptionKind, language: z.string() }).optional(),
});
export type Mail = z.infer<typeof mail>;

/** A mail as it is handed over, with headers of its own. */
export type OutgoingMail = Pick<Mail, 'to' | 'subject' | 'text'> & {
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly { readonly filename: string; readonly content: Buffer }[];
};

/** Mails are jobs: they leave after the write that asks for them has committed, or not at all. */
export const sendMail = defineJob('mail.send', mail);

export type Mailer = {
  send(message: OutgoingMail): Promise<void>;
  /** Who takes the mails, e.g. the host; null keeps them here. */
  readonly host?: string | null;
  /** Signs in and sends nothing. @throws whatever keeps it from sending */
  check?(): Promise<void>;
};

const handedOver = (from: string, { attachments = [], ...message }: OutgoingMail) => ({
  from,
  ...message,
  attachments: [...attachments],
});

/** The text with the names of what came with it, for the mailbox page, which shows texts alone. */
function shownBody({ text, attachments = [] }: OutgoingMail): string {
  const kept = attachments.map(({ filename, content }) => `[${filename}, ${Math.ceil(content.length / 1024)} kB]`);
  return kept.length === 0 ? text : `${text}\n\n${kept.join('\n')}`;
}

/** Sends by SMTP. */
export function smtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(smtpUrl);
  return {
    host: new URL(smtpUrl).host,
    send: async (message) => {
      await transport.sendMail(handedOver(from, message));
    },
    check: async () => {
      await transport.verify();
    },
  };
}

/** Keeps mails in the database for the mailbox page; demo mode only. */
export function mailboxMailer(database: Database, clock: Clock, from: string): Mailer {
  const transport = createTransport({ jsonTransport: true });
  return {
    host: null,
    check: async () => {
      await database.staff.selectFrom('mailbox').select('id').limit(1).execute();
    },
    send: async (message) => {
      await transport.sendMail(handedOver(from, message));
      await database.staff
        .insertInto('mailbox')
        .values({
          id: newId(),
          sent_at: clock(),
          recipient: message.to,
          subject: message.subject,
          body: shownBody(message),
        })
        .execute();
    },
  };
}
