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
 * Reads a CSV file as a table, or the first sheet of a workbook where those are accepted.
 * @param options `rows`: maximum number of rows below the headings
 * @throws Refusal 422 for field `file` with the problem; too_many_attempts
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

/** Reads an X12 210 or 214 file: content and problems. @throws Refusal file_too_demanding, too_many_attempts */
export function readEdiFile<N extends 'edi210' | 'edi214'>(queue: string, name: N, text: string): Promise<Done<N>> {
  return readInWorker(queue, name, {}, [Buffer.from(text)]);
}

/** Reduces a PNG logo to the picture itself. @throws Refusal for field `logo`: not_a_png, picture_wrong_size */
export async function readPicture(ctx: Context, bytes: Buffer): Promise<Picture> {
  return (await readInWorker(queueOf(ctx), 'picture', logoLimits, [bytes])).head;
}

/** Converts PDF labels to ZPL. @throws Error when the PDF is unreadable */
export async function readLabelPdf(ctx: Context, bytes: Uint8Array): Promise<string> {
  return (await readInWorker(queueOf(ctx), 'pdfZpl', {}, [bytes])).head;
}

/** Merges documents into one PDF, in order. @throws Refusal 422 for field `ids`, also for an unreadable document */
export async function mergePaperFiles(ctx: Context, papers: readonly Paper[], title: string): Promise<Uint8Array> {
  const input = { papers: papers.map(({ mediaType, of }) => ({ mediaType, of })), title };
  const files = papers.map(({ content }) => content);
  return (await readInWorker(queueOf(ctx), 'merge', input, files)).head;
}

/** Longer pushes are read in a worker. Shorter ones take only a few milliseconds. */
const longPush = 16_000;

/**
 * Parses a carrier's push about shipments.
 * @param adapter code of the adapter whose format the push has; null for our own format
 * @returns null when it is unreadable @throws Refusal file_too_demanding, too_many_attempts
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
