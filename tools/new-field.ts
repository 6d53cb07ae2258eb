// Adds a field to the address book in a copy of the repository, in the contract and the database alone, and shows that
// the checks name every other place it belongs in.
import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listFiles, root } from './check/repository.ts';

const run = promisify(execFile);
const copy = join(root, 'node_modules/.cache/new-field');
const contract = 'packages/contract/src/catalog/address-book.ts';

/** Where the field belongs besides the contract's two lists and the database. */
const places = {
  types: [
    contract,
    'packages/phrases/src/en/back-office/audit-fields.ts',
    'apps/server/src/modules/catalog/address-book/address-columns.ts',
    'apps/server/src/modules/catalog/address-book/import/read-row.ts',
    'apps/web/src/features/catalog/address-book/form/values.ts',
  ],
  afterColumn: [
    'packages/phrases/src/en/platform/import-fields.ts',
    'apps/server/src/modules/catalog/address-book/import/headings.ts',
    'apps/server/src/modules/catalog/address-book/import/kind.ts',
    'apps/server/src/modules/catalog/address-book/import/export-pieces.ts',
  ],
  tests: ['has a place for every field of an address', 'show every field that an address has'],
} as const;

async function change(path: string, edit: (text: string) => string): Promise<void> {
  const before = await readFile(join(copy, path), 'utf8');
  const after = edit(before);
  if (after === before) throw new Error(`Nothing to change in ${path}`);
  await writeFile(join(copy, path), after);
}

async function makeCopy(): Promise<void> {
  await rm(copy, { recursive: true, force: true });
  for (const path of await listFiles(root)) await cp(join(root, path), join(copy, path));
  // Packages of others are shared, ours are those of the copy.
  await mkdir(join(copy, 'node_modules/@waybill'), { recursive: true });
  const shared = await readdir(join(root, 'node_modules'));
  for (const name of shared)
    if (!['@waybill', '.cache'].includes(name))
      await symlink(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  for (const name of await readdir(join(root, 'packages')))
    await symlink(join(copy, 'packages', name), join(copy, 'node_modules/@waybill', name));
}

/** What a command prints in the copy, whether it fails or not. */
async function output(...args: readonly string[]): Promise<string> {
  const options = { cwd: copy, maxBuffer: 1e8, env: { ...process.env, NO_COLOR: '1' } };
  const { stdout, stderr } = await run(process.execPath, [...args], options).catch((failed) => failed);
  return `${stdout}${stderr}`;
}

async function typeErrors(): Promise<string> {
  const projects = ['packages/contract', 'packages/phrases', 'apps/server', 'apps/web'];
  const parts = [];
  for (const project of projects)
    parts.push(await output('node_modules/ts7/bin/tsc', '--pretty', 'false', '--project', project));
  return parts.join('');
}

function report(found: string, expected: readonly string[]): number {
  const missing = expected.filter((place) => !found.includes(place));
  for (const place of expected) console.log(`${missing.includes(place) ? 'NOT NAMED' : 'named'}  ${place}`);
  return missing.length;
}

try {
  await makeCopy();
  await change(contract, (text) =>
    text
      .replace('  neighborhood: f.optionalText(80),\n', '$&  dock_number: f.optionalText(20),\n')
      .replace('  neighborhood: z.string().nullable(),\n', '$&  dock_number: z.string().nullable(),\n'),
  );
  await writeFile(
    join(copy, 'apps/server/migrations/9999_dock_number.sql'),
    'ALTER TABLE addresses ADD COLUMN dock_number text;\nGRANT UPDATE (dock_number) ON addresses TO waybill_app;\n',
  );
  await output('tools/db-types.ts');
  let missing = report(await typeErrors(), places.types);
  await change(contract, (text) =>
    text.replace("  neighborhood: ['neighborhood'],\n", "$&  dock_number: ['dock_number'],\n"),
  );
  missing += report(await typeErrors(), places.afterColumn);
  const tests = await output(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'web',
    'apps/web/src/features/catalog/address-book',
  );
  const failed = tests
    .split('\n')
    .filter((line) => /FAIL|×/.test(line))
    .join('\n');
  missing += report(failed, places.tests);
  console.log(missing === 0 ? 'Every place is named.' : `${missing} places are not named.`);
  process.exitCode = missing === 0 ? 0 : 1;
} finally {
  await rm(copy, { recursive: true, force: true });
}
