import { openDisputeStates, type DeskDisputeRow, type endpoints, type Query } from '@waybill/contract';
import type { Currency } from '@waybill/freight';
import type { Context } from '../../../core/context.ts';
import { likeContains } from '../../../core/database/like.ts';
import { readPage } from '../../../core/database/read-page.ts';

type Asked = Query<typeof endpoints.staffDisputes.list>;

function found({ db }: Context, { state, search }: Asked) {
  let rows = db
    .selectFrom('disputes')
    .innerJoin('accounts', 'accounts.id', 'disputes.account_id')
    .innerJoin('invoices', (join) =>
      join.onRef('invoices.account_id', '=', 'disputes.account_id').onRef('invoices.id', '=', 'disputes.invoice_id'),
    )
    .leftJoin('shipments', (join) =>
      join.onRef('shipments.account_id', '=', 'invoices.account_id').onRef('shipments.id', '=', 'invoices.shipment_id'),
    );
  if (state === 'under_way') rows = rows.where('disputes.state', 'in', [...openDisputeStates]);
  else if (state !== 'all') rows = rows.where('disputes.state', '=', state);
  if (!search) return rows;
  const part = likeContains(search);
  const number = /^(?:INV\s*)?(\d{1,12})$/i.exec(search)?.[1];
  return rows.where((is) =>
    is.or([
      is('accounts.name', 'ilike', part),
      is('shipments.carrier_name', 'ilike', part),
      ...(number === undefined ? [] : [is('invoices.number', '=', Number(number))]),
    ]),
  );
}

/** One page of disputes of all accounts. */
export async function listDisputes(ctx: Context, asked: Asked): Promise<{ rows: DeskDisputeRow[]; total: number }> {
  const direction = asked.sort.startsWith('-') ? 'desc' : 'asc';
  const page = found(ctx, asked)
    .selectAll('disputes')
    .select(['accounts.name as account_name', 'invoices.number', 'shipments.carrier_name'])
    .orderBy(asked.sort.endsWith('amount') ? 'disputes.amount' : 'disputes.created_at', direction)
    .orderBy('disputes.id', direction);
  const { rows, total } = await readPage(ctx.db, page, found(ctx, asked), asked);
  return {
    rows: rows.map((row) => ({
      id: row.id,
      account: { id: row.account_id, name: row.account_name },
      invoice: { id: row.invoice_id, number: row.number },
      state: row.state as DeskDisputeRow['state'],
      reason: row.reason as DeskDisputeRow['reason'],
      amount: { amount: row.amount, currency: row.currency as Currency },
      carrier_name: row.carrier_name,
      opened_by: row.opened_by_name,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    })),
    total,
  };
}
