import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FieldProblem } from '@waybill/contract';
import { invalidField, Refusal } from '../refusal.ts';
import { mostWaitingBytes, workLimits } from './limits.ts';
import { inTurn } from './queue.ts';
import type { Done, TaskName, Tasks } from './types.ts';

/** Files that are read at the same time; each of them may be another account's. */
const mostWorkers = 2;
/** An idle worker ends after this, in milliseconds. */
const idleMs = 30_000;

type Message = {
  readonly ready?: true;
  readonly rows?: readonly unknown[];
  readonly head?: unknown;
  readonly refused?: readonly FieldProblem[] | null;
  readonly failed?: string;
};
type Idle = { readonly reader: Reader; readonly ends: NodeJS.Timeout };

const idle: Idle[] = [];

/** What receives the messages of a worker. */
type Listener = { message(message: Message): void; ended(cause: unknown): void };
const noListener: Listener = { message: () => undefined, ended: () => undefined };

/**
 * A separate process and its current listener. A thread that runs out of memory can take the whole server with it; a
 * process ends alone, with everything it held.
 */
type Reader = { readonly worker: ChildProcess; listener: Listener };

/** A worker that has loaded what it needs: its time counts from then on. */
function startWorker(): Promise<Reader> {
  const worker = fork(fileURLToPath(new URL('worker.ts', import.meta.url)), [], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${workLimits.megabytes}`],
    // It needs nothing that the server is set up with.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    const reader: Reader = { worker, listener: { message: () => resolve(reader), ended: reject } };
    worker.on('message', (message) => reader.listener.message(message as Message));
    worker.on('error', (error) => reader.listener.ended(error));
    worker.on('exit', (code) => {
      const at = idle.findIndex((one) => one.reader === reader);
      if (at >= 0) clearTimeout(idle.splice(at, 1)[0]?.ends);
      reader.listener.ended(new Error(`The worker ended with ${code}`));
    });
  });
}

async function takeWorker(): Promise<Reader> {
  const waiting = idle.pop();
  if (waiting === undefined) return startWorker();
  clearTimeout(waiting.ends);
  waiting.reader.worker.ref();
  waiting.reader.worker.channel?.ref();
  return waiting.reader;
}

function keepWorker(reader: Reader): void {
  reader.listener = noListener;
  const ends = setTimeout(() => void reader.worker.kill('SIGKILL'), idleMs);
  ends.unref();
  reader.worker.unref();
  reader.worker.channel?.unref();
  idle.push({ reader, ends });
}

/** Asks one worker; whatever goes on for too long, or needs too much memory, ends with it. */
function askWorker<N extends TaskName>(reader: Reader, name: N, input: Tasks[N]['input']): Promise<Done<N>> {
  return new Promise((resolve, reject) => {
    const rows: unknown[] = [];
    const ended = (cause: unknown): void => {
      clearTimeout(late);
      reader.listener = noListener;
      reader.worker.kill('SIGKILL');
      reject(Object.assign(invalidField('file', 'file_too_demanding'), { cause }));
    };
    const late = setTimeout(() => ended(new Error(`${name} takes too long`)), workLimits.ms);
    const message = ({ rows: piece, head, refused, failed }: Message): void => {
      if (piece !== undefined) {
        for (const row of piece) rows.push(row);
        return;
      }
      clearTimeout(late);
      keepWorker(reader);
      if (refused) reject(new Refusal('validation_failed', { problems: refused }));
      else if (failed !== undefined) reject(new Error(failed));
      // The task of this name answers in this shape.
      else resolve({ head, rows } as unknown as Done<N>);
    };
    reader.listener = { message, ended };
    reader.worker.send({ name, input }, (error) => {
      if (error !== null) ended(error);
    });
  });
}

/**
 * Reads what came from outside in a worker, away from the thread that answers requests, within limits of time and memory.
 * @param account whose file it is, or the person of the staff: one after the other of each, and all of them in turn
 * @throws Refusal 422 beside `file` for what is wrong with it, also `file_too_demanding`; too_many_attempts when the
 *   account's files pile up; Error for what the task itself cannot read
 */
export function readInWorker<N extends TaskName>(
  account: string,
  name: N,
  input: Tasks[N]['input'],
  bytes: number,
): Promise<Done<N>> {
  return inTurn({ account, bytes, most: mostWaitingBytes, at: mostWorkers }, async () =>
    askWorker(await takeWorker(), name, input),
  );
}
