import { subscriptionKind } from '@waybill/contract';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Company } from '../company.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../ids.ts';
import { defineJob } from '../jobs/define.ts';
import { letter, type Letter } from './letter.ts';
import { letterHtml } from './render-html.ts';
import { letterText } from './render-text.ts';

const queued = letter.extend({
  to: z.string(),
  /** Stays the same when a mail is sent again after a crash, so that mail servers recognize the duplicate. */
  id: z.string().default(newId),
  /** One-click unsubscribe URL for people without an account. */
  way_out: z.url().optional(),
  /** The subscription of a mail; without one it is transactional and always sent. */
  subscription: z.object({ user_id: z.string(), kind: subscriptionKind, language: z.string() }).optional(),
});

/** A mail that an earlier version queued, with one text in place of a letter. */
const textAlone = z.object({ text: z.string() });

const read = (value: unknown): unknown => {
  const earlier = textAlone.safeParse(value);
  return earlier.success
    ? { language: 'en', paragraphs: earlier.data.text.split('\n\n'), ...(value as object) }
    : value;
};
const mail: z.ZodType<Mail, z.input<typeof queued>> = z.preprocess(read, queued) as never;
export type Mail = z.output<typeof queued>;

/** A mail ready to send, with its own headers. */
export type OutgoingMail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly { readonly filename: string; readonly content: Buffer; readonly cid?: string }[];
};

type DrawnFor = Pick<OutgoingMail, 'to' | 'headers' | 'attachments'>;

/** Stands in a phrase for the name of the company. */
const productMark = '{product}';

/** A letter with the company's name in place of its mark. */
function named(full: z.output<typeof letter>, name: string): z.output<typeof letter> {
  const put = (text: string): string => text.replaceAll(productMark, name);
  return {
    ...full,
    subject: put(full.subject),
    ...(full.headline === undefined ? {} : { headline: put(full.headline) }),
    paragraphs: full.paragraphs.map(put),
    ...(full.button === undefined ? {} : { button: { ...full.button, label: put(full.button.label) } }),
    notes: full.notes.map(put),
  };
}

/** Draws a letter as HTML and plain text in the name of the company. */
export function drawMail(company: Company, given: Letter, { attachments = [], ...outer }: DrawnFor): OutgoingMail {
  const full = named(letter.parse(given), company.name);
  const { logo, issuer } = company;
  const shown = logo === null || issuer.logo === null ? null : { ...logo, content: issuer.logo, cid: 'logo' };
  return {
    ...outer,
    subject: full.subject,
    text: letterText(full, company),
    html: letterHtml(full, company, shown),
    attachments: [
      ...attachments,
      ...(shown === null ? [] : [{ filename: 'logo.png', content: shown.content, cid: shown.cid }]),
    ],
  };
}

/** Mails are sent by jobs, after the transaction commits. */
export const sendMail = defineJob('mail.send', mail);

export type Mailer = {
  send(message: OutgoingMail): Promise<void>;
  /** SMTP host; null keeps mails in the mailbox. */
  readonly host?: string | null;
  /** Address that mails are sent from. */
  readonly from?: string;
  /** Connects and signs in without sending. @throws the connection error */
  check?(): Promise<void>;
};

/** Sender of a mail: an address with an optional name, as in a From header. */
type Sender = string | { readonly name: string; readonly address: string };

/** The address in a sender like `Waybill <no-reply@example.com>`. */
const addressIn = (configured: string): string => /<([^<>]+)>\s*$/.exec(configured)?.[1] ?? configured;

/** The sender with the company's name, once there is one, in front of the configured address. */
function senderNamed(configured: string, name: string | null): Sender {
  return name === null ? configured : { name, address: addressIn(configured) };
}

const handedOver = (from: Sender, { attachments = [], ...message }: OutgoingMail) => ({
  from,
  ...message,
  attachments: [...attachments],
});

/** The text with the names of attachments, for the mailbox page, which only shows text. */
function shownBody({ text, attachments = [] }: OutgoingMail): string {
  const files = attachments.filter(({ cid }) => cid === undefined);
  const kept = files.map(({ filename, content }) => `[${filename}, ${Math.ceil(content.length / 1024)} kB]`);
  return kept.length === 0 ? text : `${text}\n\n${kept.join('\n')}`;
}

/** The HTML with its attached pictures in it, for the mailbox page. */
function withPictures({ html, attachments = [] }: OutgoingMail): string {
  return attachments.reduce(
    (page, { cid, content }) =>
      cid === undefined ? page : page.replaceAll(`cid:${cid}`, `data:image/png;base64,${content.toString('base64')}`),
    html,
  );
}

/**
 * Sends mails by SMTP.
 * @param nameOf the company's name; null before it is set up
 */
export function smtpMailer(smtpUrl: string, from: string, nameOf: () => string | null): Mailer {
  const transport = createTransport(smtpUrl);
  return {
    host: new URL(smtpUrl).host,
    from: addressIn(from),
    send: async (message) => {
      await transport.sendMail(handedOver(senderNamed(from, nameOf()), message));
    },
    check: async () => {
      await transport.verify();
    },
  };
}

/** Stores mails in the database for the mailbox page; demo mode only. */
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
          html: withPictures(message),
        })
        .execute();
    },
  };
}
