import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { absolute, relative } from './figure.ts';
import { load, type LoadJob } from './load.ts';
import { randomFrom } from './random.ts';
import { alternate, median } from './rounds.ts';
import { runMeasurement } from './runner.ts';

describe('figures', () => {
  const named = { name: 'list', unit: 'requests/s', seed: 3 };

  it('hold when the ratio reaches the goal', () => {
    expect(relative(named, { ours: 700, baseline: 1000 }, 'at least', 0.7)).toEqual({
      name: 'list',
      value: 700,
      unit: 'requests/s',
      baseline: 1000,
      ratio: 0.7,
      goal: 0.7,
      holds: true,
      seed: 3,
    });
    expect(relative(named, { ours: 699, baseline: 1000 }, 'at least', 0.7).holds).toBe(false);
  });

  it('hold when the value stays within the goal', () => {
    expect(absolute(named, 5, 'at most', 5)).toMatchObject({ value: 5, baseline: null, ratio: null, holds: true });
    expect(absolute(named, 5.01, 'at most', 5).holds).toBe(false);
  });
});

describe('rounds', () => {
  it('have the middle as their result', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(() => median([])).toThrow(RangeError);
  });

  it('change the side that goes first and throw the first round away', async () => {
    const order: string[] = [];
    let turn = 0;
    const side = (name: string) => async () => {
      order.push(name);
      turn += 1;
      return turn;
    };
    // Turns 1 and 2 are thrown away; ours has 4 and 5, the baseline 3 and 6.
    expect(await alternate(2, side('ours'), side('baseline'))).toEqual({ ours: 4.5, baseline: 4.5 });
    expect(order).toEqual(['ours', 'baseline', 'baseline', 'ours', 'ours', 'baseline']);
  });
});

it('makes the same random choices from the same seed', () => {
  const draw = (seed: number) => Array.from({ length: 1000 }, randomFrom(seed));
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
  expect(draw(7).every((value) => value >= 0 && value < 1)).toBe(true);
  expect(median(draw(7))).toBeGreaterThan(0.4);
  expect(median(draw(7))).toBeLessThan(0.6);
});

describe('load', () => {
  let server: Server;
  let job: LoadJob;

  beforeAll(async () => {
    server = createServer((request, response) => {
      response.statusCode = request.url === '/broken' ? 500 : 200;
      response.end(request.headers['x-account'] === '7' ? 'seven' : 'none');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    job = {
      url: `http://127.0.0.1:${port}/list?page=2`,
      headers: { 'x-account': '7' },
      connections: 4,
      requests: 60,
      seconds: 10,
    };
  });

  afterAll(() => server.close());

  it('sends what it is told and counts every answer and byte', async () => {
    const result = await load(job);
    expect(result.requests).toBe(60);
    expect(result.bytes).toBe(60 * 'seven'.length);
    expect(result.p99).toBeGreaterThanOrEqual(result.median);
  });

  it('fails when one answer is not 200', async () => {
    const url = job.url.replace('/list?page=2', '/broken');
    await expect(load({ ...job, url })).rejects.toThrow('/broken was answered with 500');
  });

  it.each([
    { url: 'http://192.168.1.1:80/' },
    { url: 'http://example.com:80/' },
    { requests: 2_000_000 },
    { seconds: 0 },
    { connections: 1000 },
  ])('is not aimed elsewhere and is never without an end: %o', async (wrong) => {
    await expect(load({ ...job, ...wrong })).rejects.toThrow(RangeError);
  });
});

describe('the runner', () => {
  let folder: string;
  let lines: string[];
  let notes: string[];
  const run = (...args: string[]) =>
    runMeasurement(folder, args, { line: (text) => lines.push(text), note: (text) => notes.push(text) });

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'waybill-measure-'));
    [lines, notes] = [[], []];
    const figure = `{ name: 'x', value: seed, unit: 's', baseline: null, ratio: null, goal: 5, holds: seed <= 5, seed }`;
    await writeFile(join(folder, 'small.ts'), `export async function* measure({ seed }) { yield ${figure}; }`);
    await writeFile(join(folder, 'broken.ts'), `export async function* measure() { throw new Error('no rows'); }`);
    await writeFile(join(folder, 'silent.ts'), `export async function* measure() {}`);
  });

  afterEach(() => rm(folder, { recursive: true }));

  it('prints a line for each figure and tells by its code whether the goals hold', async () => {
    expect(await run('small', '--seed', '5')).toBe(0);
    expect(await run('small', '--seed', '6')).toBe(1);
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      { name: 'x', value: 5, unit: 's', baseline: null, ratio: null, goal: 5, holds: true, seed: 5 },
      { name: 'x', value: 6, unit: 's', baseline: null, ratio: null, goal: 5, holds: false, seed: 6 },
    ]);
  });

  it('lists the names when it is given none or one it does not know', async () => {
    expect(await run()).toBe(2);
    expect(await run('large')).toBe(2);
    expect(notes).toEqual(['Name one of: broken, silent, small', 'Name one of: broken, silent, small']);
  });

  it('does not take a measurement without a figure for a good one', async () => {
    expect(await run('broken')).toBe(2);
    expect(await run('silent')).toBe(2);
    expect(notes).toEqual(['broken could not be measured: no rows', 'silent measured nothing']);
    expect(lines).toEqual([]);
  });
});
