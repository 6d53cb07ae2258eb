import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

const notOurs = new Set([
  'node_modules',
  'dist',
  'dist-server',
  '.git',
  '.data',
  'coverage',
  'test-results',
  'playwright-report',
]);

/** Every file that belongs to a repository, by its path from the root, with `/`. */
export async function listFiles(folder: string, under = ''): Promise<string[]> {
  const entries = await readdir(join(folder, under), { withFileTypes: true });
  const found = await Promise.all(
    entries
      .filter((entry) => !notOurs.has(entry.name) && !entry.name.endsWith('.log'))
      .map(async (entry) => {
        const path = under === '' ? entry.name : `${under}/${entry.name}`;
        return entry.isDirectory() ? listFiles(folder, path) : [path];
      }),
  );
  return found.flat().toSorted();
}
