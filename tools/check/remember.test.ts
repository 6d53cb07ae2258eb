import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rememberPassed } from './remember.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waybill-remember-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('runs a step again once one of its inputs changed or it failed, and tells what changed since it passed', async () => {
  let problems: string[] = [];
  const told: (readonly string[] | null)[] = [];
  const step = {
    name: 'types of a',
    inputs: /\.ts$/,
    run: async (changed?: readonly string[] | null) => {
      told.push(changed ?? null);
      return problems;
    },
  };
  const check = async () => {
    const [remembered] = await rememberPassed([step], folder);
    return remembered!.run();
  };
  await writeFile(join(folder, 'a.ts'), '1');
  await check();
  await check();
  expect(told).toEqual([null]);
  await writeFile(join(folder, 'a.md'), 'no input');
  await check();
  expect(told).toHaveLength(1);
  await writeFile(join(folder, 'a.ts'), '2');
  problems = ['wrong'];
  expect(await check()).toEqual(['wrong']);
  expect(await check()).toEqual(['wrong']);
  await writeFile(join(folder, 'b.ts'), 'new');
  expect(await check()).toEqual(['wrong']);
  expect(told).toEqual([null, ['a.ts'], ['a.ts'], ['a.ts', 'b.ts']]);
});
