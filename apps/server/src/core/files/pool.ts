import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { FieldProblem } from '@waybill/contract';
import { invalidField, Refusal } from '../refusal.ts';
import { mostAtRest, mostWaitingBytes, workLimits } from './limits.ts';
import { inTurn } from './queue.ts';
import type { Done, TaskName, Tasks } from './types.ts';

/** Maximum number of concurrent workers, each for another account. */
const mostWorkers = 2;
/** Idle workers end after this time in milliseconds. */
const idleMs = 30_000;
/** How often the memory of a worker is checked, in milliseconds. */
const watchMs = 50;

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
 * A worker process and its current listener. A thread that runs out of memory can crash the whole server; a process
 * ends alone and frees everything it used.
 */
type Reader = { readonly worker: ChildProcess; listener: Listener };

/** Starts a worker and waits until it is ready; the time limit of a task does not include the start. */
function startWorker(): Promise<Reader> {
  const worker = fork(fileURLToPath(new URL('worker.ts', import.meta.url)), [], {
    serialization: 'advanced',
    execArgv: ['--expose-gc', `--max-old-space-size=${workLimits.heapMegabytes}`],
    // It needs no settings.
    env: {},
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
  // The `exit` event reports that a worker ended.
  worker.stdin?.on('error', () => undefined);
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

/** Resident memory of a process in bytes, including what is outside the heap; 0 on systems without /proc. */
function residentBytes(pid: number | undefined): number {
  try {
    const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1')) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return 0;
  }
}

async function takeWorker(): Promise<Reader> {
  const waiting = idle.pop();
  if (waiting === undefined) return startWorker();
  clearTimeout(waiting.ends);
  holdOpen(waiting.reader, 'ref');
  return waiting.reader;
}

/** A busy worker keeps the server from exiting, an idle one does not. */
function holdOpen({ worker }: Reader, way: 'ref' | 'unref'): void {
  worker[way]();
  worker.channel?.[way]();
  (worker.stdin as Socket | null)?.[way]();
}

function keepWorker(reader: Reader): void {
  reader.listener = noListener;
  if (residentBytes(reader.worker.pid) > mostAtRest) return void reader.worker.kill('SIGKILL');
  const ends = setTimeout(() => void reader.worker.kill('SIGKILL'), idleMs);
  ends.unref();
  holdOpen(reader, 'unref');
  idle.push({ reader, ends });
}

/** Runs a task in a worker. If it takes too long or too much memory, the worker is killed. */
function askWorker<N extends TaskName>(
  reader: Reader,
  name: N,
  input: Tasks[N]['input'],
  files: readonly Uint8Array[],
): Promise<Done<N>> {
  const { worker } = reader;
  return new Promise((resolve, reject) => {
    const rows: unknown[] = [];
    const stop = (): void => {
      clearTimeout(late);
      clearInterval(watch);
    };
    const ended = (cause: unknown): void => {
      stop();
      reader.listener = noListener;
      worker.kill('SIGKILL');
      reject(Object.assign(invalidField('file', 'file_too_demanding'), { cause }));
    };
    const late = setTimeout(() => ended(new Error(`${name} takes too long`)), workLimits.ms);
    const watch = setInterval(() => {
      if (residentBytes(worker.pid) > workLimits.residentBytes) ended(new Error(`${name} takes too much memory`));
    }, watchMs);
    const message = ({ rows: piece, head, refused, failed }: Message): void => {
      if (piece !== undefined) {
        for (const row of piece) rows.push(row);
        return;
      }
      stop();
      keepWorker(reader);
      if (refused) reject(new Refusal('validation_failed', { problems: refused }));
      else if (failed !== undefined) reject(new Error(failed));
      // The task with this name returns this shape.
      else resolve({ head, rows } as unknown as Done<N>);
    };
    reader.listener = { message, ended };
    worker.send({ name, input, sizes: files.map(({ length }) => length) }, (error) => {
      if (error !== null) ended(error);
    });
    // Raw bytes, since a message would hold two more copies on either side.
    for (const file of files) worker.stdin?.write(file);
  });
}

/**
 * Reads files from outside in a worker process, with limits of time and memory.
 * @param account owner of the files: an account, or a staff member. Its tasks run one at a time
 * @param files their content, in the order in which the task reads them
 * @throws Refusal 422 for field `file` with its problem, also `file_too_demanding`; too_many_attempts when the queue of
 *   the account is full; Error for what the task itself cannot read
 */
export function readInWorker<N extends TaskName>(
  account: string,
  name: N,
  input: Tasks[N]['input'],
  files: readonly Uint8Array[],
): Promise<Done<N>> {
  const bytes = files.reduce((sum, { length }) => sum + length, 0);
  return inTurn({ account, bytes, most: mostWaitingBytes, at: mostWorkers }, async () =>
    askWorker(await takeWorker(), name, input, files),
  );
}
