import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { batched } from './batched.ts';

function counting(stored: ReadonlyMap<string, string>) {
  const reads: (readonly string[])[] = [];
  const find = batched<string>(async (keys) => {
    reads.push(keys);
    return new Map(keys.flatMap((key) => (stored.has(key) ? [[key, stored.get(key) ?? '']] : [])));
  });
  return { reads, find };
}

describe('reads of one that are gathered', () => {
  it('are sent together when requested in the same turn, with unique keys, and each caller gets its own value', async () => {
    const stored = new Map([
      ['a', 'Ann'],
      ['b', 'Ben'],
    ]);
    const { reads, find } = counting(stored);
    expect(await Promise.all([find('a'), find('b'), find('c'), find('a')])).toEqual(['Ann', 'Ben', undefined, 'Ann']);
    expect(reads).toEqual([['a', 'b', 'c']]);
  });

  it('are made afresh for who asks later, also while an earlier read is under way', async () => {
    const stored = new Map([['a', 'Ann']]);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const seen: string[] = [];
    const find = batched<string>(async (keys) => {
      const found = new Map(stored);
      seen.push(keys.join());
      if (seen.length === 1) await held;
      return found;
    });
    const early = find('a');
    await turn();
    stored.delete('a');
    const late = find('a');
    expect(await late).toBe(undefined);
    release();
    expect(await early).toBe('Ann');
    expect(seen).toEqual(['a', 'a']);
  });

  it('fail for all callers of a batch, and for none after it', async () => {
    let broken = true;
    const find = batched<string>(async () => {
      if (broken) throw new Error('the database is away');
      return new Map([['a', 'Ann']]);
    });
    const outcomes = await Promise.allSettled([find('a'), find('b')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    broken = false;
    expect(await find('a')).toBe('Ann');
  });
});
