import type { NoticeKind } from '@waybill/contract';
import type { Currency } from '@waybill/freight';
import type { Language } from '@waybill/phrases';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { printedDate, printedMoney } from '../../../core/documents/index.ts';
import type { Letter } from '../../../core/mail/letter.ts';
import { speakInMail } from '../../../core/speak.ts';
import { notifyCustomers } from '../../messaging/notices/index.ts';
import { mailNotice } from '../../identity/settings/index.ts';
import { billingReaders, mailBilling } from './notify-billing.ts';
import { plainAmount } from '../../../core/plain-amount.ts';

/** Notices about an invoice, each sent once. */
export type InvoiceNotice = 'issued' | 'due_soon' | 'past_due';

/** An invoice as shown in a notice, with its balance in minor units. */
export type InvoiceOfNotice = {
  readonly id: string;
  readonly number: number;
  readonly due_on: string;
  readonly currency: Currency;
  readonly balance: number;
};

const kinds = {
  issued: { one: 'invoice_issued', several: 'invoices_issued' },
  due_soon: { one: 'invoice_due_soon', several: 'invoices_due_soon' },
  past_due: { one: 'invoice_past_due', several: 'invoices_past_due' },
} as const satisfies Record<InvoiceNotice, Record<'one' | 'several', NoticeKind>>;

/** Totals by currency, joined. */
function plainSums(invoices: readonly InvoiceOfNotice[]): string {
  return [...sumsOf(invoices)].map(([currency, amount]) => plainAmount({ amount, currency })).join(' + ');
}

function sumsOf(invoices: readonly InvoiceOfNotice[]): ReadonlyMap<Currency, number> {
  const sums = new Map<Currency, number>();
  for (const { currency, balance } of invoices) sums.set(currency, (sums.get(currency) ?? 0) + balance);
  return sums;
}

/** The mail in one language: one row per invoice, and totals. */
function mailOf(
  publicUrl: string,
  told: InvoiceNotice,
  invoices: readonly InvoiceOfNotice[],
  language: Language,
): Letter {
  const say = speakInMail(language);
  const money = (amount: number, currency: Currency) => printedMoney({ amount, currency }, language);
  const lines = invoices.map(({ number, due_on: due, balance, currency }): [string, string] => [
    say('invoices.mail.line', { number, date: printedDate(due, language) }),
    money(balance, currency),
  ]);
  const total = [...sumsOf(invoices)].map(([currency, amount]) => money(amount, currency)).join(' + ');
  const [only] = invoices;
  const link = invoices.length === 1 && only ? `${publicUrl}/invoice-detail/${only.id}` : `${publicUrl}/my-invoices`;
  const words = { count: invoices.length, number: only?.number ?? 0, amount: total };
  return {
    language,
    subject: say(`invoices.mail.${told}_subject`, words),
    paragraphs: [say(`invoices.mail.${told}`, words)],
    facts: [...lines, ...(invoices.length > 1 ? [[say('invoices.mail.total'), total] as [string, string]] : [])],
    button: { label: say('invoices.mail.open'), link },
    notes: told === 'issued' ? [] : [say('invoices.mail.disputed')],
  };
}

/** Sends the mails about invoices. */
async function mailAll(
  ctx: Context,
  tx: Tx,
  accountId: string,
  told: InvoiceNotice,
  people: readonly string[],
  invoices: readonly InvoiceOfNotice[],
): Promise<void> {
  const words = (language: Language) => mailOf(ctx.services.publicUrl, told, invoices, language);
  // People can opt out of reminders before the due date, but not of invoices and late notices.
  if (told !== 'due_soon') return mailBilling(tx, accountId, people, words);
  for (const id of people) await mailNotice(tx, id, 'customer_service', words);
}

/**
 * Notifies an account's owners and billing people of invoices, in the page and by mail, and marks them as notified in
 * the same transaction. Skips invoices that were notified before.
 * @returns the invoices notified now
 */
export async function notifyOfInvoices(
  ctx: Context,
  tx: Tx,
  accountId: string,
  told: InvoiceNotice,
  invoices: readonly InvoiceOfNotice[],
): Promise<readonly InvoiceOfNotice[]> {
  if (invoices.length === 0) return [];
  const noted = await tx
    .insertInto('invoice_notices')
    .values(invoices.map(({ id }) => ({ account_id: accountId, invoice_id: id, kind: told, told_at: ctx.now() })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('invoice_id')
    .execute();
  const fresh = new Set(noted.map(({ invoice_id: id }) => id));
  const now = invoices.filter(({ id }) => fresh.has(id));
  const [only] = now;
  if (only === undefined) return [];
  const one = now.length === 1;
  const people = await notifyCustomers(
    tx,
    accountId,
    { roles: billingReaders },
    {
      kind: kinds[told][one ? 'one' : 'several'],
      subject: { type: 'invoice', id: one ? only.id : null },
      params: { number: only.number, invoices: now.length, amount: plainSums(now) },
      at: ctx.now(),
    },
  );
  await mailAll(ctx, tx, accountId, told, people, now);
  return now;
}

/** Resends invoices to the billing users of their account. */
export async function mailInvoices(
  ctx: Context,
  tx: Tx,
  accountId: string,
  invoices: readonly InvoiceOfNotice[],
): Promise<void> {
  const people = await tx
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', accountId)
    .where('account_role', 'in', billingReaders)
    .where('disabled_at', 'is', null)
    .where('removed_at', 'is', null)
    .execute();
  const ids = people.map(({ id }) => id);
  await mailBilling(tx, accountId, ids, (language) => mailOf(ctx.services.publicUrl, 'issued', invoices, language));
}
