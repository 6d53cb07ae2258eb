import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const modules = join(import.meta.dirname, '../modules');

/** Idempotency keys in a source file that do not include the account. */
const withoutAccount = (text: string): string[] =>
  !text.includes('providerOf(')
    ? []
    : [...text.matchAll(/idempotencyKey\b[^\n]*/g)]
        .map(([line]) => line)
        .filter((line) => !line.includes('providerKey(') && !/const idempotencyKey = providerKey\(/.test(text));

it('every call to the payment provider is keyed by the account and the id [BOOK-09]', async () => {
  const files = (await readdir(modules, { recursive: true })).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join(modules, file), 'utf8')));
  expect(texts.filter((text) => text.includes('idempotencyKey: `${providerKey(')).length).toBeGreaterThan(0);
  expect(texts.flatMap(withoutAccount)).toEqual([]);
});

it('finds a planted key without the account', () => {
  expect(withoutAccount('providerOf(services).refunds.create(asked, { idempotencyKey: row.id });')).toHaveLength(1);
});
