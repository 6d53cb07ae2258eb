import type { CreditMemo } from '@waybill/contract';
import type { Context } from '../../../core/context.ts';
import { reply, type Reply } from '../../../core/http/binding.ts';
import { Refusal } from '../../../core/refusal.ts';
import { drawMemo, memoParts, showInvoice, type PrintedMemo } from '../invoices/index.ts';
import { billingDay } from '../../../core/billing-day.ts';
import type { DisputeRow } from './dispute-row.ts';

/**
 * The journal of a decided dispute. Customers cannot read earnings, so it is read as staff, by the account and dispute
 * that the reader was already authorized for.
 */
async function booked({ services }: Context, { account_id: accountId, id }: DisputeRow) {
  const rows = await services.database.staff
    .selectFrom('journals as j')
    .innerJoin('journal_lines as l', (join) =>
      join.onRef('l.account_id', '=', 'j.account_id').onRef('l.journal_id', '=', 'j.id'),
    )
    .select((of) => ['l.ledger', of.cast<number>(of.fn.sum('l.amount'), 'bigint').as('amount')])
    .where('j.account_id', '=', accountId)
    .where('j.key', '=', `dispute:${id}`)
    .groupBy('l.ledger')
    .execute();
  return new Map(rows.map(({ ledger, amount }) => [ledger, amount]));
}

function printed(memo: CreditMemo, books: ReadonlyMap<string, number>): PrintedMemo {
  return {
    ...memo,
    parts: memoParts.flatMap((part) => {
      const amount = books.get(part) ?? 0;
      return amount === 0 ? [] : [{ part, amount }];
    }),
    lowered: -(books.get('receivable') ?? 0),
    credited: -(books.get('customer_credit') ?? 0),
  };
}

/** The credit memo of a dispute as PDF. @throws Refusal not_found, also if the dispute was not credited */
export async function sendMemo(ctx: Context, row: DisputeRow): Promise<Reply<Uint8Array>> {
  const invoice = await showInvoice(ctx.db, row.account_id, row.invoice_id, billingDay(ctx.now()));
  const memo = invoice.credit_memos.find(({ dispute_id: id }) => id === row.id);
  if (memo === undefined) throw new Refusal('not_found');
  const bytes = await drawMemo(
    invoice,
    printed(memo, await booked(ctx, row)),
    ctx.language,
    ctx.services.company.current.issuer,
    ctx.now(),
  );
  return reply(200, bytes, {
    'content-disposition': `inline; filename="CM-${memo.number}.pdf"`,
    'cache-control': 'private, no-store',
  });
}
