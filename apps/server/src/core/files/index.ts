import type { Tracked } from '@waybill/carriers';
import { logoLimits } from '@waybill/contract';
import type { Context } from '../context.ts';
import { isWorkbook } from './file-type.ts';
import { tableLimits } from './limits.ts';
import { readInWorker } from './pool.ts';
import { queueOf } from './queue-of.ts';
import { readPushed } from './read-pushed.ts';
import type { Done, Encoding, FileTable, Picture } from './types.ts';
import type { Paper } from '../documents/index.ts';

export type { UploadedFile } from './accept-upload.ts';
export { queueOf } from './queue-of.ts';
export { sendUploaded } from './send-file.ts';
export type { FileRecord, FileTable, Picture } from './types.ts';

type TableOptions = { readonly workbooks?: boolean; readonly rows?: number };

/**
 * A CSV file as a table, or the first sheet of a workbook where those are taken.
 * @param options `rows`: the most rows below the headings
 * @throws Refusal 422 beside `file`, naming what is wrong; too_many_attempts
 */
export async function readTableFile(
  ctx: Context,
  bytes: Buffer,
  { workbooks = false, rows = tableLimits.rows }: TableOptions = {},
): Promise<{ readonly table: FileTable; readonly encoding: Encoding }> {
  const input = { workbook: workbooks && isWorkbook(bytes, 'new'), rows };
  const read = await readInWorker(queueOf(ctx), 'table', input, [bytes]);
  const { encoding, ...head } = read.head;
  return { table: { ...head, records: read.rows }, encoding };
}

/** An X12 210 or 214 file: what could be read, and its problems. @throws Refusal file_too_demanding, too_many_attempts */
export function readEdiFile<N extends 'edi210' | 'edi214'>(queue: string, name: N, text: string): Promise<Done<N>> {
  return readInWorker(queue, name, {}, [Buffer.from(text)]);
}

/** A PNG logo, reduced to the parts that make up the picture. @throws Refusal beside `logo`: not_a_png, picture_wrong_size */
export async function readPicture(ctx: Context, bytes: Buffer): Promise<Picture> {
  return (await readInWorker(queueOf(ctx), 'picture', logoLimits, [bytes])).head;
}

/** Labels in PDF as labels for a label printer, in ZPL. @throws Error when it is no PDF that can be drawn */
export async function readLabelPdf(ctx: Context, bytes: Uint8Array): Promise<string> {
  return (await readInWorker(queueOf(ctx), 'pdfZpl', {}, [bytes])).head;
}

/** Papers as one PDF, in the order given. @throws Refusal 422 beside `ids`, also when one that came from elsewhere cannot be read */
export async function mergePaperFiles(ctx: Context, papers: readonly Paper[], title: string): Promise<Uint8Array> {
  const input = { papers: papers.map(({ mediaType, of }) => ({ mediaType, of })), title };
  const files = papers.map(({ content }) => content);
  return (await readInWorker(queueOf(ctx), 'merge', input, files)).head;
}

/** A push that is longer than this is read in a worker; a shorter one takes less than a few milliseconds. */
const longPush = 16_000;

/**
 * What a carrier's push says about shipments.
 * @param adapter code of the adapter whose own shape the push has; null for our own shape
 * @returns null when it cannot be read @throws Refusal file_too_demanding, too_many_attempts
 */
export async function readPush(
  queue: string,
  adapter: string | null,
  text: string,
): Promise<readonly Tracked[] | null> {
  if (text.length <= longPush) return readPushed(adapter, text);
  const { head: readable, rows } = await readInWorker(queue, 'tracked', { adapter }, [Buffer.from(text)]);
  return readable ? rows : null;
}
