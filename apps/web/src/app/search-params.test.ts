import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search-params.ts';

describe('search parameters', () => {
  it('are plain texts both ways', () => {
    expect(parseSearch('?status=delayed&page=2&search=PO%2088%20213')).toEqual({
      status: 'delayed',
      page: '2',
      search: 'PO 88 213',
    });
    expect(stringifySearch({ status: 'delayed', page: '2' })).toBe('?status=delayed&page=2');
  });

  it('leave out what is empty or no text', () => {
    expect(stringifySearch({ status: '', page: undefined, deep: {} })).toBe('');
  });
});
