import { readSync } from 'node:fs';
import { Refusal } from '../refusal.ts';
import { mostAtRest } from './limits.ts';
import { tasks } from './tasks.ts';
import type { TaskName } from './types.ts';

// Runs in a separate process, see pool.ts.

/** A request to a worker. The contents of the files, with these sizes, follow on stdin. */
export type WorkerRequest = { readonly name: TaskName; readonly input: never; readonly sizes: readonly number[] };

/** Cells per message. The server handles other requests between messages. */
const cellsAtOnce = 5000;

function* pieces(rows: Iterable<unknown>): Generator<unknown[]> {
  let piece: unknown[] = [];
  let size = 0;
  for (const row of rows) {
    piece.push(row);
    size += (row as { readonly cells?: readonly string[] }).cells?.length ?? 50;
    if (size < cellsAtOnce) continue;
    yield piece;
    [piece, size] = [[], 0];
  }
  yield piece;
}

/** Sends a message and waits until it is sent, since pending messages take memory here as well. */
const send = (message: object): Promise<void> =>
  new Promise((resolve) => {
    if (process.send === undefined) resolve();
    else process.send(message, () => resolve());
  });

/** Reads one file from stdin. Blocking, since the worker has nothing else to do, and without copies. */
function receive(size: number): Buffer {
  const bytes = Buffer.allocUnsafeSlow(size);
  for (let at = 0; at < size;) {
    const read = readSync(0, bytes, at, size - at, null);
    if (read === 0) throw new Error('The file was cut off on its way');
    at += read;
  }
  return bytes;
}

/** Frees memory before the next task: a worker that uses too much is replaced, which takes longer. */
function tidyUp(): void {
  if (process.memoryUsage.rss() > mostAtRest) globalThis.gc?.();
}

async function answer({ name, input, sizes }: WorkerRequest): Promise<void> {
  const left = [...sizes];
  const next = (): Buffer => receive(left.shift() ?? 0);
  try {
    const { head, rows } = await tasks[name](input, next);
    for (const piece of pieces(rows)) await send({ rows: piece });
    tidyUp();
    await send({ head });
  } catch (error) {
    // Discard unread files, so that they are not taken for the next task's.
    while (left.length > 0) next();
    tidyUp();
    await send({ refused: error instanceof Refusal ? error.problems : null, failed: String(error) });
  }
}

process.on('message', (message: WorkerRequest) => void answer(message));
// Ends with its server.
process.on('disconnect', () => process.exit());
void send({ ready: true });
