import { Worker } from 'node:worker_threads';
import type { CellKind, Sheet, SheetColumn } from './types.ts';

/** Maximum number of rows. A workbook is created in memory; longer exports are streamed as CSV. */
export const mostRows = 50_000;

/** Column widths in characters. */
const widths: Readonly<Record<CellKind, number>> = { text: 18, number: 12, amount: 14, day: 12 };

function inThread(sheet: Sheet): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('thread.ts', import.meta.url), {
      workerData: sheet,
      resourceLimits: { maxOldGenerationSizeMb: 768 },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The workbook's thread ended with ${code}`)));
  });
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Creates a workbook (XLSX) from rows, in a separate thread, so that other requests do not wait, and one at a time to
 * limit memory.
 * @param name of the sheet; at most 31 characters, none of them \ / ? * [ ] :
 * @throws RangeError for too many rows
 */
export async function renderWorkbook<Row>(
  name: string,
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
): Promise<Uint8Array> {
  if (rows.length > mostRows) throw new RangeError(`A workbook has at most ${mostRows} rows`);
  const sheet: Sheet = {
    name,
    columns: columns.map(({ title, kind }) => ({
      title,
      kind: kind ?? null,
      width: Math.max(widths[kind ?? 'text'], title.length + 2),
    })),
    rows: rows.map((row) => columns.map(({ value }) => value(row))),
  };
  const made = last.then(() => inThread(sheet));
  last = made.catch(() => undefined);
  return made;
}
