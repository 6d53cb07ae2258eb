import type { NoticeKind } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { printedDate, printedMoney } from '../../../core/documents/index.ts';
import { speakInMail } from '../../../core/speak.ts';
import { mailUsers, notifyCustomers, notifyStaff } from '../../messaging/notices/index.ts';
import type { CreditStanding } from './credit-standing.ts';

type CreditNews = Extract<NoticeKind, 'credit_held' | 'credit_released' | 'credit_activated'>;

/** Past due amounts in the reader's language: `$2,196.64 + CA$120.00`; a dash if there are none. */
export function amountsIn(standing: Pick<CreditStanding, 'pastDue'>, language: Language): string {
  return standing.pastDue.map((money) => printedMoney(money, language)).join(' + ') || '–';
}

/** Notifies an account's owners and billing people, in the page and by mail, that it may or may not ship. */
export async function notifyAccount(
  ctx: Context,
  tx: Tx,
  accountId: string,
  kind: CreditNews,
  standing: CreditStanding,
): Promise<void> {
  const subject = { type: 'account', id: null } as const;
  const told = await notifyCustomers(
    tx,
    accountId,
    { roles: ['owner', 'billing'] },
    { kind, subject, params: { count: standing.pastDueCount }, at: ctx.now() },
  );
  await mailUsers(tx, told, (language) => {
    const t = speakInMail(language);
    const words = {
      count: standing.pastDueCount,
      amount: amountsIn(standing, language),
      until: standing.openUntil === null ? '' : printedDate(standing.openUntil, language),
    };
    const paragraphs = [
      t(`notices.kinds.${kind}`, words),
      ...(standing.pastDueCount > 0 ? [t('credit_holds.mail.owed', words)] : []),
      ...(kind === 'credit_held' ? [t('credit_holds.mail.still_works')] : []),
      ...(kind === 'credit_activated' ? [t('credit_holds.mail.until', words)] : []),
    ];
    return {
      language,
      subject: t(`credit_holds.mail.subject.${kind}`),
      paragraphs,
      button: {
        label: t('credit_holds.mail.open'),
        link: `${ctx.services.publicUrl}/my-invoices?filter=past_due`,
      },
    };
  });
}

/** Notifies accounting that the rule put an account on hold. */
export async function notifyAccounting(ctx: Context, tx: Tx, account: { id: string; name: string }): Promise<void> {
  await notifyStaff(
    tx,
    { userId: null, roles: ['fpg_accounting'] },
    {
      kind: 'account_held',
      subject: { type: 'account', id: account.id },
      params: { name: account.name },
      at: ctx.now(),
    },
  );
}
