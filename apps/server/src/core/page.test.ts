import { describe, expect, it } from 'vitest';
import { pageBody } from './page.ts';

const page = (rows: number, total: number, at: number, perPage = 20) =>
  pageBody(
    Array.from({ length: rows }, (_, index) => index),
    total,
    { page: at, per_page: perPage },
    '/api/x',
  );

describe('a page of a list', () => {
  it('counts its rows and links its neighbours', () => {
    const { meta, links } = page(20, 45, 2);
    expect([meta.from, meta.to, meta.last_page, meta.total, meta.total_is_exact]).toEqual([21, 40, 3, 45, true]);
    expect(links).toEqual({
      first: '/api/x?page=1',
      last: '/api/x?page=3',
      prev: '/api/x?page=1',
      next: '/api/x?page=3',
    });
  });

  it('has nothing before the first and after the last page', () => {
    expect(page(20, 45, 1).links.prev).toBeNull();
    expect(page(5, 45, 3).links.next).toBeNull();
  });

  it('of no rows says so', () => {
    const { meta } = page(0, 0, 1);
    expect([meta.from, meta.to, meta.last_page, meta.total]).toEqual([null, null, 1, 0]);
  });

  it('of more than ten thousand rows says that the total is not exact, and goes on past it', () => {
    const { meta, links } = page(20, 10_001, 500);
    expect([meta.total, meta.total_is_exact]).toEqual([10_000, false]);
    expect([links.last, links.next]).toEqual([null, '/api/x?page=501']);
  });
});
