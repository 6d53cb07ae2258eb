import { emailTakeBackDays } from '@waybill/contract';
import { asLanguage } from '@waybill/phrases';
import type { Tx } from '../../../core/database/database.ts';
import { addJob } from '../../../core/jobs/define.ts';
import { letterFrom, type Letter } from '../../../core/mail/letter.ts';
import { sendMail } from '../../../core/mail/mailer.ts';
import { speakInMail } from '../../../core/speak.ts';

/** Recipient of a mail and their language. */
export type Reader = { readonly name: string; readonly email: string; readonly language: string };

/** The recipient is the owner of the login. */
export type LoginOwner = Reader & { readonly id: string };

/** Mails the link that confirms an address, after the transaction commits. */
export async function mailVerification(tx: Tx, reader: Reader, link: string): Promise<void> {
  await addJob(tx, sendMail, { to: reader.email, ...linkLetter(reader, 'verify', {}, { label: 'verify', link }) });
}

/** Mails the link that sets a new password, after the transaction commits. */
export async function mailReset(tx: Tx, reader: Reader, link: string): Promise<void> {
  await addJob(tx, sendMail, { to: reader.email, ...linkLetter(reader, 'reset', {}, { label: 'reset', link }) });
}

type EmailMove = { readonly old_email: string; readonly new_email: string };
type Button = 'verify' | 'reset' | 'email_requested' | 'email_changed';
type Kind = 'verify' | 'reset' | 'email_confirm' | 'email_requested' | 'email_changed_old';

/** A letter whose button opens a link. */
function linkLetter(
  reader: Reader,
  kind: Kind,
  words: Readonly<Record<string, string | number>>,
  { label, link }: { readonly label: Button; readonly link: string },
): Letter {
  const language = asLanguage(reader.language);
  const say = speakInMail(language);
  return letterFrom(language, {
    subject: say(`session.mail_${kind === 'email_changed_old' ? 'email_changed' : kind}_subject`),
    body: (mark) => say(`session.mail_${kind}_body`, { name: reader.name, ...words, link: mark }),
    button: { label: say(`session.mail_${label}_button`), link },
  });
}

/** Mails the confirmation link to the new address. */
export async function mailEmailConfirm(tx: Tx, reader: Reader, move: EmailMove, link: string): Promise<void> {
  const told = linkLetter(reader, 'email_confirm', move, { label: 'verify', link });
  await addJob(tx, sendMail, { to: move.new_email, ...told });
}

/** Notifies the current address of a requested change. @param link undoes the change */
export async function mailEmailRequested(tx: Tx, reader: Reader, move: EmailMove, link: string): Promise<void> {
  const told = linkLetter(reader, 'email_requested', move, { label: 'email_requested', link });
  await addJob(tx, sendMail, { to: move.old_email, ...told });
}

/** Notifies both addresses of a completed change. @param link lets the old address undo it */
export async function mailEmailChanged(tx: Tx, reader: Reader, move: EmailMove, link: string): Promise<void> {
  const language = asLanguage(reader.language);
  const say = speakInMail(language);
  const told = letterFrom(language, {
    subject: say('session.mail_email_changed_subject'),
    body: () => say('session.mail_email_changed_body', { name: reader.name, ...move }),
  });
  await addJob(tx, sendMail, { to: move.new_email, ...told });
  const words = { ...move, days: emailTakeBackDays };
  const undo = linkLetter(reader, 'email_changed_old', words, { label: 'email_changed', link });
  await addJob(tx, sendMail, { to: move.old_email, ...undo });
}

/** Notifies a never confirmed address that it is no longer used. It may belong to a stranger, so it names no one. */
export async function mailEmailCorrected(tx: Tx, old: Reader): Promise<void> {
  const language = asLanguage(old.language);
  const say = speakInMail(language);
  const told = letterFrom(language, {
    subject: say('session.mail_email_corrected_subject'),
    body: () => say('session.mail_email_corrected_body'),
  });
  await addJob(tx, sendMail, { to: old.email, ...told });
}

/** Notifies both addresses that a change was undone. */
export async function mailEmailRestored(tx: Tx, reader: Reader, move: EmailMove): Promise<void> {
  const language = asLanguage(reader.language);
  const say = speakInMail(language);
  const told = letterFrom(language, {
    subject: say('session.mail_email_restored_subject'),
    body: () => say('session.mail_email_restored_body', { name: reader.name, ...move }),
  });
  for (const to of [move.old_email, move.new_email]) await addJob(tx, sendMail, { to, ...told });
}
