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

it('runs a step again once one of its inputs changed, or when it failed', async () => {
  let problems: string[] = [];
  let runs = 0;
  const step = {
    name: 'types of a',
    inputs: /\.ts$/,
    run: async () => {
      runs += 1;
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
  expect(runs).toBe(1);
  await writeFile(join(folder, 'a.md'), 'no input');
  await check();
  expect(runs).toBe(1);
  await writeFile(join(folder, 'a.ts'), '2');
  problems = ['wrong'];
  expect(await check()).toEqual(['wrong']);
  expect(await check()).toEqual(['wrong']);
  expect(runs).toBe(3);
});
