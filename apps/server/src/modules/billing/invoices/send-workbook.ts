import type { InvoiceRow } from '@waybill/contract';
import type { Context } from '../../../core/context.ts';
import { reply, type Reply } from '../../../core/http/binding.ts';
import { invalidField } from '../../../core/refusal.ts';
import { speak } from '../../../core/speak.ts';
import { mostRows, renderWorkbook } from '../../../core/workbooks/index.ts';
import type { ChosenInvoices } from './chosen-invoices.ts';
import { exportColumns, exportedRows } from './export-invoices.ts';

/** The selected invoices as a workbook with the columns of the CSV. @throws Refusal for too many rows */
export async function sendWorkbook(ctx: Context, { name, read }: ChosenInvoices): Promise<Reply<Uint8Array>> {
  const ids = await read();
  if (ids.length > mostRows) throw invalidField('filter', 'too_many', { max: mostRows });
  const rows: InvoiceRow[] = [];
  for await (const some of exportedRows(ctx, ids)) rows.push(...some);
  const t = speak(ctx.language);
  const book = await renderWorkbook(t('invoices.tabs.label'), exportColumns(t), rows);
  return reply(200, book, {
    'content-disposition': `attachment; filename="${name}.xlsx"`,
    'cache-control': 'private, no-store',
  });
}
