import { asLanguage, type Language } from '@waybill/phrases';
import type { Tx } from '../../../core/database/database.ts';
import { addJob } from '../../../core/jobs/define.ts';
import type { Letter } from '../../../core/mail/letter.ts';
import { sendMail } from '../../../core/mail/mailer.ts';

/**
 * Emails users, each in their own language, in the transaction of the event.
 * @param ids as `notifyCustomers` returns them
 * @returns the addresses of the recipients
 */
export async function mailUsers(
  tx: Tx,
  ids: readonly string[],
  letterIn: (language: Language) => Letter,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const users = await tx.selectFrom('users').select(['email', 'language']).where('id', 'in', ids).execute();
  for (const { email, language } of users) await addJob(tx, sendMail, { to: email, ...letterIn(asLanguage(language)) });
  return users.map(({ email }) => email);
}
