import type { AccountRole, Notice } from '@waybill/contract';
import { asLanguage, type Language } from '@waybill/phrases';
import { sql } from 'kysely';
import type { Tx } from '../../../core/database/database.ts';
import { addJob } from '../../../core/jobs/define.ts';
import type { Letter } from '../../../core/mail/letter.ts';
import { sendMail } from '../../../core/mail/mailer.ts';
import { mailUsers, notifyCustomers } from '../../messaging/notices/index.ts';

/** A billing event: a notice, and a mail in each reader's language. */
export type BillingNews = Pick<Notice, 'kind' | 'subject' | 'params'> & {
  readonly at: Date;
  readonly mail: (language: Language) => Letter;
};

/** Roles of an account that receive billing news. */
export const billingReaders: readonly AccountRole[] = ['owner', 'billing'];

/**
 * The account's separate billing email and its language: that of the first owner, since the address may belong to no
 * user. Undefined if not set.
 */
async function billingAddress(tx: Tx, accountId: string) {
  return tx
    .selectFrom('accounts')
    .select((of) => [
      sql<string>`lower(billing_contact ->> 'email')`.as('email'),
      of
        .selectFrom('users')
        .select('language')
        .whereRef('users.account_id', '=', 'accounts.id')
        .where('account_role', '=', 'owner')
        .where('disabled_at', 'is', null)
        .orderBy('users.id')
        .limit(1)
        .as('language'),
    ])
    .where('id', '=', accountId)
    .where(sql<boolean>`billing_contact ->> 'email' IS NOT NULL`)
    .executeTakeFirst();
}

/**
 * Mails people of an account and its billing email. These mails are about money owed or moved, so subscription settings
 * do not apply.
 */
export async function mailBilling(
  tx: Tx,
  accountId: string,
  people: readonly string[],
  mail: BillingNews['mail'],
): Promise<void> {
  const mailed = await mailUsers(tx, people, mail);
  const address = await billingAddress(tx, accountId);
  if (address !== undefined && !mailed.some((email) => email.toLowerCase() === address.email))
    await addJob(tx, sendMail, { to: address.email, ...mail(asLanguage(address.language ?? 'en')) });
}

/** Notifies an account's owners and billing people, in the page and by mail, in the transaction of the event. */
export async function notifyBilling(tx: Tx, accountId: string, { mail, ...news }: BillingNews): Promise<void> {
  await mailBilling(tx, accountId, await notifyCustomers(tx, accountId, { roles: billingReaders }, news), mail);
}
