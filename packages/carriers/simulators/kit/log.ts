import type { SimulatorAnswer, SimulatorCall } from './call.ts';
import type { Fault } from './faults.ts';
import { openLines, writeLine } from './lines.ts';

/** What happened at a simulated carrier: the other side's own account. */
export type SimulatorLogEntry = {
  readonly number: number;
  readonly at: string;
  /** When the first byte of the answer left, in milliseconds since 1970 UTC with fractions; 0 while it has not. */
  sentAt: number;
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly fault: string | null;
  readonly facts: Readonly<Record<string, unknown>>;
};

/** Every call a simulated carrier acted upon, oldest first; with a file, a line of JSON each, across restarts. */
export class SimulatorLog {
  readonly entries: SimulatorLogEntry[] = [];
  readonly #file: string | null;

  constructor(file: string | null) {
    this.#file = file;
    if (file !== null) this.entries.push(...(openLines(file) as SimulatorLogEntry[]));
  }

  add(
    call: Pick<SimulatorCall, 'now' | 'method' | 'path'>,
    { operation, answer, fault }: { operation: string; answer: SimulatorAnswer; fault: Fault | null },
  ): SimulatorLogEntry {
    const entry: SimulatorLogEntry = {
      number: this.entries.length + 1,
      at: call.now.toISOString(),
      sentAt: 0,
      operation,
      method: call.method,
      path: call.path,
      status: answer.status,
      fault: fault?.kind ?? null,
      facts: answer.log ?? {},
    };
    this.entries.push(entry);
    // When it left is not known yet; the file tells what happened, not how fast.
    if (this.#file !== null) writeLine(this.#file, { ...entry, sentAt: undefined });
    return entry;
  }
}
