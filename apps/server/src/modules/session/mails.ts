import { languages, type Language } from '@waybill/phrases';
import type { Tx } from '../../core/database/database.ts';
import { addJob } from '../../core/jobs/define.ts';
import { sendMail } from '../../core/mail/mailer.ts';
import { speak } from '../../core/speak.ts';

/** Whom a mail goes to, in which language. */
export type Reader = { readonly name: string; readonly email: string; readonly language: string };

function languageOf(reader: Reader): Language {
  return languages.find((language) => language === reader.language) ?? 'en';
}

/** Mails the link that confirms an address, once the transaction has committed. */
export async function mailVerification(tx: Tx, reader: Reader, link: string): Promise<void> {
  const say = speak(languageOf(reader));
  await addJob(tx, sendMail, {
    to: reader.email,
    subject: say('session.mail_verify_subject'),
    text: say('session.mail_verify_body', { name: reader.name, link }),
  });
}

/** Mails the link that sets a new password, once the transaction has committed. */
export async function mailReset(tx: Tx, reader: Reader, link: string): Promise<void> {
  const say = speak(languageOf(reader));
  await addJob(tx, sendMail, {
    to: reader.email,
    subject: say('session.mail_reset_subject'),
    text: say('session.mail_reset_body', { name: reader.name, link }),
  });
}

/** Tells a person that their second factor was turned on or off, or reset by staff, in case it was not them. */
export async function mailTwoFactor(tx: Tx, reader: Reader, turned: 'on' | 'off' | 'reset'): Promise<void> {
  const say = speak(languageOf(reader));
  await addJob(tx, sendMail, {
    to: reader.email,
    subject: say(`session.mail_two_factor_${turned}_subject`),
    text: say(`session.mail_two_factor_${turned}_body`, { name: reader.name }),
  });
}
