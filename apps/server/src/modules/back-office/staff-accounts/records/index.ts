import { endpoints } from '@waybill/contract';
import type { Context } from '../../../../core/context.ts';
import { command, query, type Binding } from '../../../../core/http/binding.ts';
import { pageBody } from '../../../../core/page.ts';
import { addNote, listActivity } from './activity.ts';
import { listChats } from './chats.ts';
import { listQuotes, listShipments } from './freight.ts';
import { listDisputes, listInvoices } from './money.ts';
import type { At, Listed } from './page-of.ts';

const table = endpoints.staffAccountRecords;
type Asked = { readonly params: { readonly id: string }; readonly query: At };

/** Wraps a list verb into a paged response. */
const paged =
  <R>(path: string, list: (ctx: Context, accountId: string, at: At) => Promise<Listed<R>>) =>
  async (ctx: Context, { params, query: at }: Asked) => {
    const { rows, total } = await list(ctx, params.id, at);
    return pageBody(rows, total, at, path.replace(':id', params.id));
  };

export const recordBindings: readonly Binding[] = [
  query(table.quotes, paged(table.quotes.path, listQuotes)),
  query(table.shipments, paged(table.shipments.path, listShipments)),
  query(table.invoices, paged(table.invoices.path, listInvoices)),
  query(table.disputes, paged(table.disputes.path, listDisputes)),
  query(table.chats, paged(table.chats.path, listChats)),
  query(table.activity, paged(table.activity.path, listActivity)),
  command(table.note, addNote),
];
