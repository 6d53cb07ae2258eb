import { openLines, writeLine } from './lines.ts';

/** A kind of record, with the type of what is kept under it. */
export type Kind<T> = { readonly name: string; readonly holds?: T };

/** Names a kind of record. */
export function kindOf<T>(name: string): Kind<T> {
  return { name };
}

type Change = {
  readonly kind?: string;
  readonly key?: string;
  readonly value?: unknown;
  readonly series?: string;
  readonly number?: number;
};

/**
 * What a simulated carrier remembers: records by kind and key, and running numbers. With a file it remembers them
 * across restarts: each change is a line of JSON, written before the carrier answers.
 */
export class SimulatorState {
  readonly #records = new Map<string, Map<string, unknown>>();
  readonly #counters = new Map<string, number>();
  readonly #file: string | null;

  constructor(file: string | null = null) {
    this.#file = file;
    if (file !== null) for (const change of openLines(file)) this.#replay(change as Change);
  }

  get<T>({ name }: Kind<T>, key: string): T | undefined {
    return this.#records.get(name)?.get(key) as T | undefined;
  }

  /** Every record of a kind, oldest first. */
  all<T>({ name }: Kind<T>): T[] {
    return [...(this.#records.get(name)?.values() ?? [])] as T[];
  }

  /** The key of every record of a kind, oldest first. */
  keys<T>({ name }: Kind<T>): string[] {
    return [...(this.#records.get(name)?.keys() ?? [])];
  }

  put<T>({ name }: Kind<T>, key: string, value: T): void {
    this.#set(name, key, value);
    this.#write({ kind: name, key, value });
  }

  /** The next running number of a series, from 1. */
  next(series: string): number {
    const number = (this.#counters.get(series) ?? 0) + 1;
    this.#counters.set(series, number);
    this.#write({ series, number });
    return number;
  }

  #set(kind: string, key: string, value: unknown): void {
    const records = this.#records.get(kind) ?? new Map<string, unknown>();
    records.set(key, value);
    this.#records.set(kind, records);
  }

  #write(line: Change): void {
    if (this.#file !== null) writeLine(this.#file, line);
  }

  #replay(change: Change): void {
    if (change.series !== undefined) this.#counters.set(change.series, change.number ?? 0);
    else if (change.kind !== undefined) this.#set(change.kind, change.key ?? '', change.value);
  }
}
