import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../apps/server/src/testing/database.ts';
import { shareBrowserSite } from './browser-site.ts';
import { takeDatabasesFrom } from './database.ts';
import type { Figure } from './figure.ts';
import { namesIn, runMeasurement } from './runner.ts';

/** Tests that each measurement of a kind still runs and gives figures, in runs so short that the figures mean nothing. */
export function runShortly(kind: 'bench' | 'chaos'): void {
  const folder = join(import.meta.dirname, '..', kind);
  takeDatabasesFrom(async () => {
    const database = await createTestDatabase();
    return { url: database.url, stop: () => database.drop() };
  });
  afterAll(shareBrowserSite());

  it.each(namesIn(folder))(`${kind} %s still measures something`, { timeout: 120_000 }, async (name) => {
    const lines: string[] = [];
    const notes: string[] = [];
    const out = { line: (text: string) => lines.push(text), note: (text: string) => notes.push(text) };
    const code = await runMeasurement(folder, [name, '--smoke'], out);
    // Whether a goal holds is asked of a quiet machine, not of a test run.
    expect(code, notes.join('\n')).toBeLessThan(2);
    for (const line of lines) {
      expect(Object.keys(JSON.parse(line) as Figure)).toEqual([
        'name',
        'value',
        'unit',
        'baseline',
        'ratio',
        'goal',
        'holds',
        'seed',
      ]);
    }
  });
}
