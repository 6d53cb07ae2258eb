import type { Body, endpoints } from '@waybill/contract';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import type { AuditFields, AuditNote } from '../../../core/audit.ts';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { invalidField } from '../../../core/refusal.ts';
import { askForReview } from '../../billing/invoices/index.ts';
import { mailAccount, mailedToday } from './mail-account.ts';
import { mayOwn } from './sales-people.ts';

type Verbs = typeof endpoints.staffAccountsMany;
type Answer = Promise<Outcome<{ data: { changed: number; passed_over: number } }>>;
type Given<B> = { readonly body: B };

/** Locks accounts in order of id, so that concurrent calls do not deadlock. */
function locked(tx: Tx, ids: readonly string[]) {
  return tx
    .selectFrom('accounts')
    .select(['id', 'name', 'sales_owner', 'terms_days'])
    .where('id', 'in', ids)
    .where('house', '=', false)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

function outcome(asked: readonly string[], notes: readonly AuditNote[]): Awaited<Answer> {
  const data = { changed: notes.length, passed_over: new Set(asked).size - notes.length };
  return notes.length === 0 ? unchanged({ data }) : changed({ data }, notes);
}

const note = (id: string, before: AuditFields | null, after: AuditFields): AuditNote => ({
  subject: 'account',
  subjectId: id,
  accountId: id,
  before,
  after,
});

/** Sets the sales owner of several accounts. Skips those that already have this owner. @throws 422 as assignOwner */
export async function assignMany(_ctx: Context, tx: Tx, { body }: Given<Body<Verbs['owner']>>): Answer {
  const { ids, owner_id: owner } = body;
  if (owner !== null && !(await mayOwn(tx, owner))) throw invalidField('owner_id', 'invalid');
  const rows = (await locked(tx, ids)).filter((row) => row.sales_owner !== owner);
  for (const { id } of rows)
    await tx.updateTable('accounts').set({ sales_owner: owner }).where('id', '=', id).execute();
  return outcome(
    ids,
    rows.map(({ id, sales_owner: before }) => note(id, { sales_owner: before }, { sales_owner: owner })),
  );
}

/** Sets the payment terms of future invoices. Skips accounts that already have these terms. */
export async function changeTermsOfMany(_ctx: Context, tx: Tx, { body }: Given<Body<Verbs['terms']>>): Answer {
  const { ids, terms_days: days, reason } = body;
  const rows = (await locked(tx, ids)).filter((row) => row.terms_days !== days);
  for (const { id } of rows) {
    await tx.updateTable('accounts').set({ terms_days: days }).where('id', '=', id).execute();
    await askForReview(tx, id);
  }
  return outcome(
    ids,
    rows.map(({ id, terms_days: before }) => note(id, { terms_days: before }, { terms_days: days, reason })),
  );
}

/**
 * Mails a reminder or a statement link to several accounts. Skips those with nothing due and those that got the same
 * mail within a day, so that a double click mails no one twice.
 */
export async function mailMany(ctx: Context, tx: Tx, { body }: Given<Body<Verbs['mail']>>): Answer {
  const rows = await locked(tx, body.ids);
  const mailed = await mailedToday(tx, body.ids, body.kind, ctx.now());
  const notes: AuditNote[] = [];
  for (const row of rows) {
    if (mailed.has(row.id) || !(await mailAccount(ctx, tx, row, body.kind))) continue;
    notes.push(note(row.id, null, { kind: body.kind }));
  }
  return outcome(body.ids, notes);
}
