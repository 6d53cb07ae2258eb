import { asLanguage, type Language } from '@waybill/phrases';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { printedDate, printedMoney } from '../../../core/documents/index.ts';
import { speakInMail } from '../../../core/speak.ts';
import { mailBilling } from '../../billing/invoices/index.ts';
import { billingDay } from '../../../core/billing-day.ts';
import { lateInvoices } from './show-account.ts';

type Late = Awaited<ReturnType<typeof lateInvoices>>;

function sumsIn(late: Late, language: Language): string {
  const sums = new Map<Late[number]['owed']['currency'], number>();
  for (const { owed } of late) sums.set(owed.currency, (sums.get(owed.currency) ?? 0) + owed.amount);
  return [...sums].map(([currency, amount]) => printedMoney({ amount, currency }, language)).join(' + ');
}

/** People of an account who receive billing mail and can log in. */
async function readers(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', accountId)
    .where('account_role', 'in', ['owner', 'billing'])
    .where('disabled_at', 'is', null)
    .where('removed_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Which of these accounts were mailed by staff within the last day. */
export async function mailedToday(
  tx: Tx,
  ids: readonly string[],
  kind: string,
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('audit_entries')
    .select('account_id')
    .where('account_id', 'in', ids)
    .where('action', '=', 'account.reminded')
    .where('at', '>=', new Date(now.getTime() - 86_400_000))
    .where(sql<boolean>`after ->> 'kind' = ${kind}`)
    .execute();
  return new Set(rows.flatMap(({ account_id: id }) => (id === null ? [] : [id])));
}

/**
 * Mails a payment reminder or a statement link to an account's owners and billing people, each in their language.
 * @returns whether anyone was mailed; no reminder is sent when nothing is past due
 */
export async function mailAccount(
  ctx: Context,
  tx: Tx,
  account: { readonly id: string; readonly name: string },
  kind: 'reminder' | 'statement',
): Promise<boolean> {
  const people = await readers(tx, account.id);
  if (people.length === 0) return false;
  const late = kind === 'reminder' ? await lateInvoices(tx, account.id, billingDay(ctx.now())) : [];
  if (kind === 'reminder' && late.length === 0) return false;
  const page = kind === 'reminder' ? '/my-invoices?filter=past_due' : '/my-invoices/statement';
  await mailBilling(tx, account.id, people, (spoken) => {
    const language = asLanguage(spoken);
    const say = speakInMail(language);
    const words = {
      account: account.name,
      amount: sumsIn(late, language),
      date: printedDate(billingDay(ctx.now()), language),
    };
    return {
      language,
      subject: say(`staff_accounts.mail.${kind}_subject`, words),
      paragraphs: [say(`staff_accounts.mail.${kind}`, words)],
      facts: late.map(({ number, days_past_due: count, owed }) => [
        say('payments.mail.received_line', { number }),
        say('staff_accounts.mail.line', { count, amount: printedMoney(owed, language) }),
      ]),
      button: { label: say('staff_accounts.mail.open'), link: `${ctx.services.publicUrl}${page}` },
    };
  });
  return true;
}
