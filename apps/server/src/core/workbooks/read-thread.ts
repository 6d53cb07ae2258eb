import { parentPort, workerData } from 'node:worker_threads';
import readSheet from 'read-excel-file/node';

// Runs in a thread of its own: see read-workbook.ts.
const rows = await readSheet(Buffer.from(workerData as Uint8Array));
parentPort?.postMessage(rows, []);
