import { emailTakeBackDays } from '@waybill/contract';
import { languages, type Language } from '@waybill/phrases';
import type { Tx } from '../../../core/database/database.ts';
import { addJob } from '../../../core/jobs/define.ts';
import { sendMail } from '../../../core/mail/mailer.ts';
import { speakInMail } from '../../../core/speak.ts';

/** Whom a mail goes to, in which language. */
export type Reader = { readonly name: string; readonly email: string; readonly language: string };

/** A reader whose login it is about. */
export type LoginOwner = Reader & { readonly id: string };

export function languageOf(reader: { readonly language: string }): Language {
  return languages.find((language) => language === reader.language) ?? 'en';
}

/** Mails the link that confirms an address, once the transaction has committed. */
export async function mailVerification(tx: Tx, reader: Reader, link: string): Promise<void> {
  const say = speakInMail(languageOf(reader));
  await addJob(tx, sendMail, {
    to: reader.email,
    subject: say('session.mail_verify_subject'),
    text: say('session.mail_verify_body', { name: reader.name, link }),
  });
}

/** Mails the link that sets a new password, once the transaction has committed. */
export async function mailReset(tx: Tx, reader: Reader, link: string): Promise<void> {
  const say = speakInMail(languageOf(reader));
  await addJob(tx, sendMail, {
    to: reader.email,
    subject: say('session.mail_reset_subject'),
    text: say('session.mail_reset_body', { name: reader.name, link }),
  });
}

type EmailMove = { readonly old_email: string; readonly new_email: string };

/** Mails the new address its link. */
export async function mailEmailConfirm(tx: Tx, reader: Reader, move: EmailMove, link: string): Promise<void> {
  const say = speakInMail(languageOf(reader));
  await addJob(tx, sendMail, {
    to: move.new_email,
    subject: say('session.mail_email_confirm_subject'),
    text: say('session.mail_email_confirm_body', { name: reader.name, ...move, link }),
  });
}

/** Tells the address in use that another one was asked for. @param link by which the change is taken back */
export async function mailEmailRequested(tx: Tx, reader: Reader, move: EmailMove, link: string): Promise<void> {
  const say = speakInMail(languageOf(reader));
  await addJob(tx, sendMail, {
    to: move.old_email,
    subject: say('session.mail_email_requested_subject'),
    text: say('session.mail_email_requested_body', { name: reader.name, ...move, link }),
  });
}

/** Tells both addresses that the login moved. @param link by which the old address takes it back */
export async function mailEmailChanged(tx: Tx, reader: Reader, move: EmailMove, link: string): Promise<void> {
  const say = speakInMail(languageOf(reader));
  const words = { name: reader.name, ...move, link, days: emailTakeBackDays };
  const subject = say('session.mail_email_changed_subject');
  await addJob(tx, sendMail, { to: move.new_email, subject, text: say('session.mail_email_changed_body', words) });
  await addJob(tx, sendMail, { to: move.old_email, subject, text: say('session.mail_email_changed_old_body', words) });
}

/** Tells an address that was never confirmed that it is no longer used. It may be a stranger's, so it names nobody. */
export async function mailEmailCorrected(tx: Tx, old: Reader): Promise<void> {
  const say = speakInMail(languageOf(old));
  await addJob(tx, sendMail, {
    to: old.email,
    subject: say('session.mail_email_corrected_subject'),
    text: say('session.mail_email_corrected_body'),
  });
}

/** Tells both addresses that a change was taken back. */
export async function mailEmailRestored(tx: Tx, reader: Reader, move: EmailMove): Promise<void> {
  const say = speakInMail(languageOf(reader));
  const subject = say('session.mail_email_restored_subject');
  const text = say('session.mail_email_restored_body', { name: reader.name, ...move });
  for (const to of [move.old_email, move.new_email]) await addJob(tx, sendMail, { to, subject, text });
}
