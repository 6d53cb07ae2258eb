import { Worker } from 'node:worker_threads';

/** A book that takes longer is no table somebody typed. */
const longestMs = 15_000;
const mostMegabytes = 256;

const startsLikeZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 0x03, 0x04]));

/** Whether bytes are a workbook (XLSX), by what they begin with. */
export function isWorkbook(bytes: Buffer): boolean {
  return startsLikeZip(bytes);
}

/** What a cell holds as text: days as `YYYY-MM-DD`, everything else as it would be typed. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) {
    const text = value.toISOString();
    return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text;
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function inThread(bytes: Buffer): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('read-thread.ts', import.meta.url), {
      workerData: new Uint8Array(bytes),
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    });
    const late = setTimeout(() => {
      reject(new Error('The workbook takes too long to read'));
      void worker.terminate();
    }, longestMs);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      clearTimeout(late);
      reject(new Error(`The workbook's thread ended with ${code}`));
    });
  });
}

/**
 * The first sheet of a workbook as texts, row by row. It is read in a thread with little memory and time of its own, so
 * that a file that unpacks into more than it shows hurts nobody.
 * @throws Error for bytes that are no workbook, or too much of one
 */
export async function readWorkbook(bytes: Buffer): Promise<string[][]> {
  const read = await inThread(bytes);
  const [sheet] = Array.isArray(read) ? (read as unknown[]) : [];
  // The library tells all sheets, each with its name, or the rows of the only one.
  const rows = Array.isArray(sheet) ? (read as unknown[]) : ((sheet as { data?: unknown } | undefined)?.data ?? []);
  return (rows as unknown[][]).map((row) => row.map(textOf));
}
