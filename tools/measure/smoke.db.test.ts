import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../apps/server/src/testing/database.ts';
import { shareBrowserSite } from './browser-site.ts';
import { takeDatabasesFrom } from './database.ts';
import type { Figure } from './figure.ts';
import { namesIn, runMeasurement } from './runner.ts';

const all = ['bench', 'chaos'].flatMap((kind) =>
  namesIn(join(import.meta.dirname, '..', kind)).map((name) => ({ kind, name })),
);

takeDatabasesFrom(async () => {
  const database = await createTestDatabase();
  return { url: database.url, stop: () => database.drop() };
});
afterAll(shareBrowserSite());

it.each(all)('$kind $name still measures something', { timeout: 120_000 }, async ({ kind, name }) => {
  const lines: string[] = [];
  const notes: string[] = [];
  const out = { line: (text: string) => lines.push(text), note: (text: string) => notes.push(text) };
  const code = await runMeasurement(join(import.meta.dirname, '..', kind), [name, '--smoke'], out);
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
