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

/** The accounts of some ids, held in the order of their ids, so that two who do this at once do not wait for each other. */
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

/** Names who sells to several accounts; those that are theirs already are passed over. @throws 422 for somebody who cannot */
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

/** Sets after how many days invoices to come are due; accounts with these terms are passed over. */
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
 * Mails several accounts what is past due or where their statement is. Those with nothing to tell, and those that had the
 * same mail within a day, are passed over, so that a second press mails nobody twice.
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
