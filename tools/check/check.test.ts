import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkDays, findCutDays } from './days.ts';
import { checkDocuments, citedPaths, citedScripts } from './documents.ts';
import { checkLockfile } from './lockfile.ts';
import { checkNames } from './names.ts';
import { listFiles } from './repository.ts';
import { runSteps } from './run-steps.ts';
import { checkTexts, findForbidden } from './texts.ts';

/** Put together so that this file does not hold what it looks for. */
const undone = ['TO', 'DO'].join('');

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waybill-check-'));
  await mkdir(join(folder, 'docs'));
  await mkdir(join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), '{"scripts":{"bench":""}}');
});

afterEach(() => rm(folder, { recursive: true }));

describe('documents', () => {
  it('finds links, quoted paths and every choice in braces', () => {
    const text =
      'See [how](../README.md#top), `packages/phrases/src/{en,es}/errors.ts`, [out](https://example.com), `git log`.';
    expect(citedPaths('docs/how-to.md', text)).toEqual([
      'README.md',
      'packages/phrases/src/en/errors.ts',
      'packages/phrases/src/es/errors.ts',
    ]);
  });

  it('takes names that stand for any name for what they are', () => {
    expect(
      citedPaths('a.md', '`apps/server/migrations/NNNN_name.sql` `packages/*/src` `apps/<app>/src` `e2e/….spec.ts`'),
    ).toEqual([]);
  });

  it('finds the scripts a reader is told to run', () => {
    expect(citedScripts('`npm run check`, `npm run --silent bench -- list`, `npm test`')).toEqual(['check', 'bench']);
  });

  it('tells what is cited and not there', async () => {
    await writeFile(
      join(folder, 'docs/a.md'),
      '[here](a.md) [gone](b.md) `tools/gone.ts` `npm run bench` `npm run gone`',
    );
    expect(await checkDocuments(folder, ['docs/a.md'])).toEqual([
      'docs/a.md cites docs/b.md, which does not exist',
      'docs/a.md cites tools/gone.ts, which does not exist',
      'docs/a.md cites npm run gone, which does not exist',
    ]);
  });
});

describe('texts', () => {
  const slash = '/';
  it.each([
    [`cd ${slash}work${slash}main`, 'a path of one machine'],
    [`const home = '${slash}root${slash}.config'`, 'a path of one machine'],
    [`resolved https://registry.${['npm', 'js'].join('')}.org/x`, 'the host of a registry'],
    [`// ${undone}: later`, 'work left undone'],
    [`# ${['FIX', 'ME'].join('')}`, 'work left undone'],
  ])('does not allow %s', (text, what) => {
    expect(findForbidden(`fine\n${text}`)).toEqual([{ line: 2, what }]);
  });

  it.each(['apps/work/list.ts', 'https://example.com/work/of/art', 'method', 'mastodon'])('allows %s', (text) => {
    expect(findForbidden(text)).toEqual([]);
  });

  it('reads files, but not pictures', async () => {
    await writeFile(join(folder, 'docs/a.md'), undone);
    await writeFile(join(folder, 'docs/a.png'), undone);
    await writeFile(join(folder, 'node_modules/a.md'), undone);
    const files = await listFiles(folder);
    expect(files).toEqual(['docs/a.md', 'docs/a.png', 'package.json']);
    expect(await checkTexts(folder, files)).toEqual(['docs/a.md:1: work left undone']);
  });
});

describe('days', () => {
  it.each([
    'shipment.created_at.slice(0, 10)',
    'now.toISOString().slice(0, 10)',
    'at.substring(0,10)',
    'new Date()\n  .toISOString()\n  .slice(0, 16)',
    "const [day] = at.split('T');",
    "at.toISOString().replace(/T.*/, '')",
    'WHERE due_on < CURRENT_DATE',
    'GROUP BY created_at::date',
    'WHERE pickup_date <= (${ctx.now()}::timestamptz)::date',
  ])('are not cut out of an instant: %s', (text) => {
    expect(findCutDays(`fine\n${text}`)).toHaveLength(1);
  });

  it.each([
    'dayAt(shipment.created_at, shipment.origin.time_zone)',
    "number.slice(0, 40) + rows.slice(0, 100) + at.toISOString().replace('Z', '')",
    '(closed_at AT TIME ZONE ${booksTimeZone})::date - issued_on',
    '(s.delivered_at AT TIME ZONE coalesce(s.zone, ${books}))::date',
    'due_on < ${today}::date AND (${day}::date + 1)::timestamp',
  ])('may be taken this way: %s', (text) => {
    expect(findCutDays(text)).toEqual([]);
  });

  it('are looked for in what the product shows, not in tests', async () => {
    const files = ['apps/web/src/day.tsx', 'apps/web/src/day.test.tsx', 'packages/freight/src/calendar/zoned.ts'];
    for (const file of files) {
      await mkdir(join(folder, file, '..'), { recursive: true });
      await writeFile(join(folder, file), '\nat.slice(0, 10)');
    }
    expect((await checkDays(folder, files)).map((line) => line.replace(/: .*/, ''))).toEqual([
      'apps/web/src/day.tsx:2',
    ]);
  });
});

it('wants a lockfile that fits and versions that are pinned', async () => {
  const lock = { packages: { '': {}, 'apps/web': { dependencies: { react: '19.0.0' } } } };
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify(lock));
  await mkdir(join(folder, 'apps/web'), { recursive: true });
  const write = (dependencies: Record<string, string>) =>
    writeFile(join(folder, 'apps/web/package.json'), JSON.stringify({ dependencies }));
  const check = async () => checkLockfile(folder, await listFiles(folder));
  await write({ react: '19.0.0' });
  expect(await check()).toEqual([]);
  await write({ react: '19.0.0', vite: '^8.0.0' });
  expect(await check()).toEqual([
    'apps/web/package.json: dependencies differ from package-lock.json; run npm install --package-lock-only',
    'apps/web/package.json: vite must be pinned exactly, not ^8.0.0',
  ]);
});

it('wants kebab-case names and no .tsx on the server', () => {
  const bad = ['apps/server/src/core/page.tsx', 'packages/freight/src/handlingUnit.ts', 'apps/web/src/Ui/button.tsx'];
  const good = [
    'apps/web/src/ui/button.module.css',
    'apps/server/migrations/0001_frame.sql',
    'tools/setup/run.mjs',
    'README.md',
  ];
  expect(
    checkNames([...good, ...bad])
      .map((line) => line.replace(/:.*/, ''))
      .toSorted(),
  ).toEqual(bad.toSorted());
});

it('keeps the order of the steps and tells what each found', async () => {
  const said: string[] = [];
  const results = await runSteps(
    [
      { name: 'slow', inputs: /./, run: () => new Promise((resolve) => setTimeout(() => resolve([]), 50)) },
      { name: 'bad', inputs: /./, run: async () => ['line one', 'line two'] },
      { name: 'good', inputs: /./, run: async () => [] },
    ],
    (line) => said.push(line),
  );
  expect(results.map(({ name, problems }) => [name, problems.length])).toEqual([
    ['slow', 0],
    ['bad', 2],
    ['good', 0],
  ]);
  expect(said).toContain('✗ bad\n    line one\n    line two');
  expect(said.at(-1)).toBe('✓ slow');
});
