import { readSync } from 'node:fs';
import { Refusal } from '../refusal.ts';
import { mostAtRest } from './limits.ts';
import { tasks } from './tasks.ts';
import type { TaskName } from './types.ts';

// Runs in a process of its own: see pool.ts.

/** What a worker is asked for; the content of the files, of these sizes, follows on its standard input. */
export type WorkerRequest = { readonly name: TaskName; readonly input: never; readonly sizes: readonly number[] };

/** Cells of one message. The server answers other requests between two messages. */
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

/** Sends a message, and goes on once it is on its way: what waits to be sent is held here as well. */
const send = (message: object): Promise<void> =>
  new Promise((resolve) => {
    if (process.send === undefined) resolve();
    else process.send(message, () => resolve());
  });

/** Reads one file from the standard input. The worker has nothing else to do, so it waits, and holds each byte once. */
function receive(size: number): Buffer {
  const bytes = Buffer.allocUnsafeSlow(size);
  for (let at = 0; at < size;) {
    const read = readSync(0, bytes, at, size - at, null);
    if (read === 0) throw new Error('The file was cut off on its way');
    at += read;
  }
  return bytes;
}

/** Gives memory back before the next task: the server replaces a worker that holds too much, and a start takes longer. */
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
    // What was not asked for must not be taken for the next task's files.
    while (left.length > 0) next();
    tidyUp();
    await send({ refused: error instanceof Refusal ? error.problems : null, failed: String(error) });
  }
}

process.on('message', (message: WorkerRequest) => void answer(message));
// A worker ends with its server.
process.on('disconnect', () => process.exit());
void send({ ready: true });
