import { parentPort, workerData } from 'node:worker_threads';
import type { Sheet } from './types.ts';
import { writeSheet } from './write-sheet.ts';

// Runs in a separate thread, see workbook.ts.
const book = new Uint8Array(await writeSheet(workerData as Sheet));
parentPort?.postMessage(book, [book.buffer]);
