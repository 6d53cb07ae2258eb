import { Readable } from 'node:stream';
import { mostPdfs } from '@waybill/contract';
import { zipped, type ArchivedFile } from '../../../core/archives/zip.ts';
import { accountOf, type Context } from '../../../core/context.ts';
import { streamed, type Streamed } from '../../../core/http/binding.ts';
import { invalidField } from '../../../core/refusal.ts';
import type { ChosenInvoices } from './chosen-invoices.ts';
import { drawInvoice } from './send-invoice.ts';

async function* drawn(ctx: Context, ids: readonly string[]): AsyncGenerator<ArchivedFile> {
  for (const id of ids) yield drawInvoice(ctx, accountOf(ctx), id);
}

/** Streams the selected invoices as a ZIP of PDFs. @throws Refusal for too many invoices */
export async function sendPdfs(ctx: Context, { name, read }: ChosenInvoices): Promise<Streamed> {
  const ids = await read();
  if (ids.length > mostPdfs) throw invalidField('filter', 'too_many', { max: mostPdfs });
  return streamed(Readable.from(zipped(drawn(ctx, ids)), { objectMode: false }), {
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${name}.zip"`,
    'cache-control': 'private, no-store',
  });
}
