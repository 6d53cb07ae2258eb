import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkImports, type ImportReport } from './check/imports.ts';
import { root } from './check/repository.ts';

/** A small repository of the same shape. Each file is its path and its imports. */
const honest: Record<string, string> = {
  'packages/freight/src/index.ts': `import './money.ts'; export const pound = 1; export type Pound = number;`,
  'packages/freight/src/money.ts': ``,
  'packages/freight/src/money.test.ts': `import 'vitest'; import 'node:fs'; import './money.ts';`,
  'packages/contract/src/index.ts': `import '@waybill/freight'; import 'zod'; export type Code = string;`,
  'packages/carriers/src/index.ts': `import '@waybill/freight'; import 'zod';`,
  'packages/carriers/simulators/index.ts': `import '../src/index.ts'; import 'node:http';`,
  'packages/carriers/simulators/kit/label/bars.ts': `import 'bwip-js';`,
  'packages/carriers/simulators/kit/places/zip.ts': `import 'zipcodes';`,
  'packages/phrases/src/index.ts': `import type { Code } from '@waybill/contract'; import './en/index.ts'; export type C = Code;`,
  'packages/phrases/src/en/index.ts': ``,
  'packages/phrases/src/en/errors.ts': ``,
  'apps/server/src/main.ts': `import './modules/quoting/quotes/index.ts'; import './core/clock.ts';`,
  'apps/server/src/core/clock.ts': `import 'node:fs'; import 'pg'; import '@waybill/contract'; import '@waybill/carriers';`,
  'apps/server/src/modules/quoting/quotes/index.ts': `import './create.ts'; import '../../shipments/shipments/index.ts'; import '../../../core/clock.ts';`,
  'apps/server/src/modules/quoting/quotes/create.ts': `import '@waybill/phrases/en';`,
  'apps/server/src/modules/shipments/shipments/index.ts': `import './rows.ts';`,
  'apps/server/src/modules/shipments/shipments/rows.ts': ``,
  'apps/server/src/testing/server.ts': `import '../modules/quoting/quotes/index.ts';`,
  'apps/web/src/app/router.ts': `import '../features/quoting/quote/public.ts'; import '../ui/button.ts';`,
  'apps/web/src/ui/button.ts': `import '../lib/money.ts'; import 'react';`,
  'apps/web/src/lib/money.ts': `import '@waybill/freight'; import '@waybill/contract'; import '@waybill/phrases';`,
  'apps/web/src/features/quoting/quote/public.ts': `import './form.ts'; import '../../shipments/tracking/public.ts'; import '../../../ui/button.ts';`,
  'apps/web/src/features/quoting/quote/form.ts': ``,
  'apps/web/src/features/shipments/tracking/public.ts': `import './map.ts';`,
  'apps/web/src/features/shipments/tracking/map.ts': ``,
  'tools/check.ts': `import 'node:fs'; import '../apps/server/src/core/clock.ts';`,
};

/** One violation each: rule, importing file, import, and what it leads to. */
const planted: readonly (readonly [rule: string, from: string, specifier: string, to: string])[] = [
  ['freight-imports-nothing', 'packages/freight/src/a.ts', 'node:fs', 'fs'],
  ['freight-imports-nothing', 'packages/freight/src/b.ts', 'zod', 'zod'],
  ['freight-imports-nothing-tests', 'packages/freight/src/c.test.ts', 'pg', 'pg'],
  [
    'contract-imports-freight-and-zod',
    'packages/contract/src/a.ts',
    '@waybill/carriers',
    'packages/carriers/src/index.ts',
  ],
  ['contract-imports-freight-and-zod', 'packages/contract/src/b.ts', 'node:crypto', 'crypto'],
  [
    'carriers-import-freight-and-zod',
    'packages/carriers/src/a.ts',
    '@waybill/contract',
    'packages/contract/src/index.ts',
  ],
  ['carriers-import-freight-and-zod', 'packages/carriers/src/b.ts', 'pg', 'pg'],
  ['simulated-labels-import-barcodes', 'packages/carriers/simulators/kit/label/a.ts', 'pg', 'pg'],
  ['simulated-places-import-zip-codes', 'packages/carriers/simulators/kit/places/a.ts', 'pg', 'pg'],
  ['adapters-are-pure', 'packages/carriers/src/e.ts', 'node:http', 'http'],
  [
    'adapters-import-no-simulator',
    'packages/carriers/src/f.ts',
    '../simulators/index.ts',
    'packages/carriers/simulators/index.ts',
  ],
  ['phrases-import-contract', 'packages/phrases/src/a.ts', '@waybill/freight', 'packages/freight/src/index.ts'],
  [
    'phrases-import-contract-types-only',
    'packages/phrases/src/b.ts',
    '@waybill/contract',
    'packages/contract/src/index.ts',
  ],
  [
    'packages-import-no-app',
    'packages/carriers/src/c.ts',
    '../../../apps/server/src/core/clock.ts',
    'apps/server/src/core/clock.ts',
  ],
  [
    'workspaces-by-their-entry',
    'apps/server/src/a.ts',
    '../../../packages/freight/src/money.ts',
    'packages/freight/src/money.ts',
  ],
  ['server-imports-no-web', 'apps/server/src/b.ts', '../../web/src/ui/button.ts', 'apps/web/src/ui/button.ts'],
  ['web-imports-no-server', 'apps/web/src/app/a.ts', '@waybill/carriers', 'packages/carriers/src/index.ts'],
  [
    'web-imports-no-server',
    'apps/web/src/app/b.ts',
    '../../../server/src/core/clock.ts',
    'apps/server/src/core/clock.ts',
  ],
  ['web-imports-no-node', 'apps/web/src/app/c.ts', 'node:path', 'path'],
  [
    'core-imports-no-module',
    'apps/server/src/core/a.ts',
    '../modules/quoting/quotes/index.ts',
    'apps/server/src/modules/quoting/quotes/index.ts',
  ],
  [
    'modules-by-their-index',
    'apps/server/src/modules/quoting/quotes/a.ts',
    '../../shipments/shipments/rows.ts',
    'apps/server/src/modules/shipments/shipments/rows.ts',
  ],
  [
    'ui-and-lib-import-no-feature',
    'apps/web/src/ui/a.ts',
    '../features/quoting/quote/public.ts',
    'apps/web/src/features/quoting/quote/public.ts',
  ],
  [
    'ui-and-lib-import-no-feature',
    'apps/web/src/lib/a.ts',
    '../features/quoting/quote/public.ts',
    'apps/web/src/features/quoting/quote/public.ts',
  ],
  [
    'features-by-their-public-file',
    'apps/web/src/features/quoting/quote/a.ts',
    '../../shipments/tracking/map.ts',
    'apps/web/src/features/shipments/tracking/map.ts',
  ],
  [
    'feature-tests-by-public-or-testing',
    'apps/web/src/features/quoting/quote/a.test.ts',
    '../../shipments/tracking/map.ts',
    'apps/web/src/features/shipments/tracking/map.ts',
  ],
  [
    'server-areas-in-order',
    'apps/server/src/modules/shipments/shipments/c.ts',
    '../../quoting/quotes/index.ts',
    'apps/server/src/modules/quoting/quotes/index.ts',
  ],
  [
    'web-areas-in-order',
    'apps/web/src/features/shipments/tracking/b.ts',
    '../../quoting/quote/public.ts',
    'apps/web/src/features/quoting/quote/public.ts',
  ],
  [
    'features-import-no-app',
    'apps/web/src/features/quoting/quote/b.ts',
    '../../../app/router.ts',
    'apps/web/src/app/router.ts',
  ],
  ['product-imports-no-test-code', 'apps/server/src/c.ts', './testing/server.ts', 'apps/server/src/testing/server.ts'],
  ['resolvable', 'apps/server/src/d.ts', './nowhere.ts', './nowhere.ts'],
  ['declared', 'apps/server/src/e.ts', 'fastify', 'fastify'],
];

const circle: Record<string, string> = {
  'apps/server/src/modules/shipments/shipments/a.ts': `import './b.ts';`,
  'apps/server/src/modules/shipments/shipments/b.ts': `import './a.ts';`,
};

const manifests: Record<string, object> = {
  '.': {},
  'packages/freight': {},
  'packages/contract': { zod: '*', '@waybill/freight': '*' },
  'packages/carriers': { zod: '*', '@waybill/freight': '*', 'bwip-js': '*', zipcodes: '*', pg: '*' },
  'packages/phrases': { '@waybill/contract': '*' },
  'apps/server': { pg: '*' },
  'apps/web': { react: '*' },
};

let folder: string;
let report: ImportReport;

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

async function lay(): Promise<void> {
  for (const [workspace, dependencies] of Object.entries(manifests)) {
    const name = `@waybill/${workspace.split('/')[1]}`;
    const exports = { '.': './src/index.ts', './en': './src/en/index.ts' };
    await write(`${workspace}/package.json`, JSON.stringify({ name, type: 'module', exports, dependencies }));
  }
  await mkdir(join(folder, 'node_modules/@waybill'), { recursive: true });
  for (const name of ['freight', 'contract', 'carriers', 'phrases']) {
    await symlink(join(folder, 'packages', name), join(folder, 'node_modules/@waybill', name));
  }
  for (const name of ['zod', 'bwip-js', 'zipcodes', 'pg', 'react', 'fastify', 'vitest']) {
    await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  for (const [path, text] of Object.entries({ ...honest, ...circle })) await write(path, text);
  for (const [, from, specifier] of planted) await write(from, `import '${specifier}';`);
}

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'waybill-imports-')));
  await lay();
  report = await checkImports(folder);
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

it.each(planted)('catches %s in %s', (rule, from, _specifier, to) => {
  const caught = report.violations.filter((line) => line.startsWith(`${rule}: ${from} → `));
  expect(caught).toHaveLength(1);
  expect(caught[0]).toContain(to);
});

it('catches a circle', () => {
  expect(
    report.violations.filter((line) => line.startsWith('no-circle: apps/server/src/modules/shipments/shipments/')),
  ).not.toEqual([]);
});

it('lets through every import that the rules allow', () => {
  const guilty = new Set([...planted.map(([, from]) => from), ...Object.keys(circle)]);
  expect(report.violations.filter((line) => ![...guilty].some((from) => line.includes(`: ${from} → `)))).toEqual([]);
  expect(report.modules).toBeGreaterThan(Object.keys(honest).length);
});

it('does not pass falsely where it saw nothing', async () => {
  const empty = await mkdtemp(join(folder, 'empty-'));
  await mkdir(join(empty, 'packages'));
  await mkdir(join(empty, 'apps'));
  await expect(checkImports(empty)).rejects.toThrow('no module of packages was cruised');
});
