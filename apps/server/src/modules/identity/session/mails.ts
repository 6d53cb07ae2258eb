import { emailTakeBackDays } from '@waybill/contract';
import { languages, type Language } from '@waybill/phrases';
import type { Tx } from '../../../core/database/database.ts';
import { addJob } from '../../../core/jobs/define.ts';
import { sendMail } from '../../../core/mail/mailer.ts';
import { speakInMail } from '../../../core/speak.ts';

/** Recipient of a mail and their language. */
export type Reader = { readonly name: string; readonly email: string; readonly language: string };

/** The recipient is the owner of the login. */
export type LoginOwner = Reader & { readonly id: string };

export function languageOf(reader: { readonly language: string }): Language {
  return languages.find((language) => language === reader.language) ?? 'en';
}

/** Mails the link that confirms an address, after the transaction commits. */
export async function mailVerification(tx: Tx, reader: Reader, link: string): Promise<void> {
  const say = speakInMail(languageOf(reader));
  await addJob(tx, sendMail, {
    to: reader.email,
    subject: say('session.mail_verify_subject'),
    text: say('session.mail_verify_body', { name: reader.name, link }),
  });
}

/** Mails the link that sets a new password, after the transaction commits. */
export async function mailReset(tx: Tx, reader: Reader, link: string): Promise<void> {
  const say = speakInMail(languageOf(reader));
  await addJob(tx, sendMail, {
    to: reader.email,
    subject: say('session.mail_reset_subject'),
    text: say('session.mail_reset_body', { name: reader.name, link }),
  });
}

type EmailMove = { readonly old_email: string; readonly new_email: string };

/** Mails the confirmation link to the new address. */
export async function mailEmailConfirm(tx: Tx, reader: Reader, move: EmailMove, link: string): Promise<void> {
  const say = speakInMail(languageOf(reader));
  await addJob(tx, sendMail, {
    to: move.new_email,
    subject: say('session.mail_email_confirm_subject'),
    text: say('session.mail_email_confirm_body', { name: reader.name, ...move, link }),
  });
}

/** Notifies the current address of a requested change. @param link undoes the change */
export async function mailEmailRequested(tx: Tx, reader: Reader, move: EmailMove, link: string): Promise<void> {
  const say = speakInMail(languageOf(reader));
  await addJob(tx, sendMail, {
    to: move.old_email,
    subject: say('session.mail_email_requested_subject'),
    text: say('session.mail_email_requested_body', { name: reader.name, ...move, link }),
  });
}

/** Notifies both addresses of a completed change. @param link lets the old address undo it */
export async function mailEmailChanged(tx: Tx, reader: Reader, move: EmailMove, link: string): Promise<void> {
  const say = speakInMail(languageOf(reader));
  const words = { name: reader.name, ...move, link, days: emailTakeBackDays };
  const subject = say('session.mail_email_changed_subject');
  await addJob(tx, sendMail, { to: move.new_email, subject, text: say('session.mail_email_changed_body', words) });
  await addJob(tx, sendMail, { to: move.old_email, subject, text: say('session.mail_email_changed_old_body', words) });
}

/** Notifies a never confirmed address that it is no longer used. It may belong to a stranger, so it names no one. */
export async function mailEmailCorrected(tx: Tx, old: Reader): Promise<void> {
  const say = speakInMail(languageOf(old));
  await addJob(tx, sendMail, {
    to: old.email,
    subject: say('session.mail_email_corrected_subject'),
    text: say('session.mail_email_corrected_body'),
  });
}

/** Notifies both addresses that a change was undone. */
export async function mailEmailRestored(tx: Tx, reader: Reader, move: EmailMove): Promise<void> {
  const say = speakInMail(languageOf(reader));
  const subject = say('session.mail_email_restored_subject');
  const text = say('session.mail_email_restored_body', { name: reader.name, ...move });
  for (const to of [move.old_email, move.new_email]) await addJob(tx, sendMail, { to, subject, text });
}
