import { booksTimeZone } from '@waybill/contract';
import { addDays, zoned } from '@waybill/freight';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { defineJob, handleJob, type JobHandler } from '../../../core/jobs/define.ts';
import { eachRecord, notSetAside } from '../../../core/jobs/each-record.ts';
import { soonDays } from './invoice-rows.ts';
import { notifyOfInvoices, type InvoiceOfNotice } from './notify.ts';

/** Reminders are sent from 8 a.m. in the time zone of the books, in minutes after midnight. */
const notBefore = 8 * 60;
const accountsAtOnce = 500;
const job = 'invoices.remind';

type Reminder = 'due_soon' | 'past_due';

/** Open undisputed invoices that are due for a reminder and have not had it. */
function waiting(kind: Reminder, today: string): RawBuilder<boolean> {
  const age =
    kind === 'past_due'
      ? sql`i.due_on < ${today}::date`
      : // A bill that falls due as soon as it is issued is told when it is issued.
        sql`i.due_on >= ${today}::date AND i.due_on < ${addDays(today, soonDays)}::date AND i.terms_days > ${soonDays}`;
  return sql<boolean>`i.closed_at IS NULL AND i.disputed = 0 AND ${age} AND NOT EXISTS (
    SELECT FROM invoice_notices n WHERE n.account_id = i.account_id AND n.invoice_id = i.id AND n.kind = ${kind})`;
}

async function invoicesToTell(
  tx: Tx,
  accountId: string,
  kind: Reminder,
  today: string,
): Promise<readonly InvoiceOfNotice[]> {
  const { rows } = await sql<InvoiceOfNotice>`
    SELECT i.id, i.number, i.due_on, i.currency, (
      SELECT coalesce(sum(l.amount), 0)::bigint FROM journal_lines l
      WHERE l.account_id = i.account_id AND l.invoice_id = i.id AND l.ledger = 'receivable'
    ) AS balance
    FROM invoices i WHERE i.account_id = ${accountId}::uuid AND ${waiting(kind, today)} ORDER BY i.due_on, i.number
    FOR UPDATE OF i
  `.execute(tx);
  return rows.filter(({ balance }) => balance > 0);
}

/** Sends one reminder of all due invoices to an account: one notice and one mail per person. */
async function remind(ctx: Context, accountId: string, kind: Reminder, today: string): Promise<void> {
  await runCommand(ctx, 'invoice.reminded', async (tx) => {
    const told = await notifyOfInvoices(ctx, tx, accountId, kind, await invoicesToTell(tx, accountId, kind, today));
    if (told.length === 0) return unchanged(undefined);
    const numbers = told.map(({ number }) => number);
    return changed(undefined, { subject: 'account', subjectId: accountId, accountId, after: { about: kind, numbers } });
  });
}

async function remindAll(ctx: Context): Promise<void> {
  const { date: today, minutes } = zoned(ctx.now().getTime(), booksTimeZone);
  if (minutes < notBefore) return;
  for (const kind of ['past_due', 'due_soon'] as const) {
    const { rows } = await sql<{ account_id: string }>`
      SELECT DISTINCT i.account_id FROM invoices i
      WHERE ${waiting(kind, today)} AND ${notSetAside(job, 'i', ctx.now(), 'account_id')} LIMIT ${accountsAtOnce}
    `.execute(ctx.db);
    const accounts = rows.map(({ account_id: id }) => ({ account_id: id, id }));
    await eachRecord(ctx, job, accounts, ({ id }) => remind(ctx, id, kind, today));
  }
}

/** Sends reminders of invoices due soon or past due, each once. */
export const remindJob: JobHandler = handleJob(defineJob(job, z.object({})), remindAll, {
  cron: '*/10 * * * *',
  atStart: true,
});
