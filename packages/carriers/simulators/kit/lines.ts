import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

function parsed(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    // The last line of a simulator that was killed while writing it; its caller never got an answer.
    return undefined;
  }
}

/**
 * Opens a file with a line of JSON for each record, and answers what it holds. A line that was broken off is left
 * out and ended, so that the next record stands on a line of its own.
 */
export function openLines(file: string): unknown[] {
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  if (text !== '' && !text.endsWith('\n')) appendFileSync(file, '\n');
  return text
    .split('\n')
    .map(parsed)
    .filter((record) => record !== undefined);
}

/** Writes one more record before anybody is told of it. */
export function writeLine(file: string, record: unknown): void {
  appendFileSync(file, `${JSON.stringify(record)}\n`);
}
