import type { Body, endpoints, StaffInvoice } from '@waybill/contract';
import { addDays } from '@waybill/freight';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';
import { askForReview } from '../invoices/index.ts';
import { showStaffInvoice } from './show-staff-invoice.ts';

type About = {
  readonly params: { readonly account: string; readonly id: string };
  readonly body: Body<typeof endpoints.staffInvoices.terms>;
};

/** Changes when one invoice is due. @throws Refusal not_found */
export async function changeInvoiceTerms(
  ctx: Context,
  tx: Tx,
  { params, body }: About,
): Promise<Outcome<{ data: StaffInvoice }>> {
  const { account: accountId, id } = params;
  const before = await tx
    .selectFrom('invoices')
    .select(['terms_days', 'due_on', 'issued_on'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (before === undefined) throw new Refusal('not_found');
  const { issued_on: issued, ...was } = before;
  const after = { terms_days: body.terms_days, due_on: addDays(issued, body.terms_days) };
  if (after.due_on === was.due_on && after.terms_days === was.terms_days)
    return unchanged({ data: await showStaffInvoice(ctx, tx, accountId, id) });
  await tx.updateTable('invoices').set(after).where('account_id', '=', accountId).where('id', '=', id).execute();
  await askForReview(tx, accountId);
  const data = await showStaffInvoice(ctx, tx, accountId, id);
  return changed({ data }, { subject: 'invoice', subjectId: id, accountId, before: was, after });
}
