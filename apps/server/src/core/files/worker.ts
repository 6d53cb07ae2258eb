import { Refusal } from '../refusal.ts';
import { tasks } from './tasks.ts';
import type { TaskName } from './types.ts';

// Runs in a process of its own: see pool.ts.

/** Cells that go over at a time: whoever takes them has turns for others in between. */
const cellsAtOnce = 5000;

function* pieces(rows: readonly unknown[]): Generator<unknown[]> {
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

const say = (message: object): void => {
  process.send?.(message);
};

async function answer({ name, input }: { readonly name: TaskName; readonly input: never }): Promise<void> {
  try {
    const { head, rows } = await tasks[name](input);
    for (const piece of pieces(rows)) say({ rows: piece });
    say({ head });
  } catch (error) {
    say({ refused: error instanceof Refusal ? error.problems : null, failed: String(error) });
  }
}

process.on('message', (message: Parameters<typeof answer>[0]) => void answer(message));
// Without the server there is nobody to read for.
process.on('disconnect', () => process.exit());
say({ ready: true });
