import { describe, expect, it } from 'vitest';
import { readAll } from './read-all.ts';

describe('reading a list to its end', () => {
  const row = (id: number) => ({ id: String(id) });

  it('asks page by page and counts', async () => {
    const told: string[] = [];
    const asked: number[] = [];
    const read = async (page: number) => {
      asked.push(page);
      return { data: page === 1 ? [row(1), row(2)] : [row(3)], meta: { last_page: 2, total: 3 } };
    };
    const rows = await readAll(read, new AbortController().signal, (done, total) => told.push(`${done}/${total}`));
    expect(rows.map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect(asked).toEqual([1, 2]);
    expect(told).toEqual(['2/3', '3/3']);
  });

  it('counts a row once that slipped to the next page meanwhile', async () => {
    const read = async (page: number) => ({
      data: page === 1 ? [row(1), row(2)] : [row(2), row(3)],
      meta: { last_page: 2, total: 4 },
    });
    expect(await readAll(read, new AbortController().signal, () => undefined)).toHaveLength(3);
  });

  it('stops when it is canceled', async () => {
    const control = new AbortController();
    const read = async () => {
      control.abort();
      return { data: [row(1)], meta: { last_page: 9, total: 9 } };
    };
    await expect(readAll(read, control.signal, () => undefined)).rejects.toThrow('aborted');
  });
});
