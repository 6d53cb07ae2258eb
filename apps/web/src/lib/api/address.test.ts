import { describe, expect, it } from 'vitest';
import { addressOf } from './address.ts';

describe('addressOf', () => {
  it('fills the named parts of a path, safely encoded', () => {
    expect(addressOf('/api/places/:country/:postal_code', { country: 'CA', postal_code: 'H3B 1X8' })).toBe(
      '/api/places/CA/H3B%201X8',
    );
    expect(addressOf('/api/shipments/:id', { id: 'a/../b' })).toBe('/api/shipments/a%2F..%2Fb');
  });

  it('adds the query and leaves out what was not given', () => {
    const query = { page: 2, status: undefined, search: '', from: null, urgent: false };
    expect(addressOf('/api/shipments', {}, query)).toBe('/api/shipments?page=2&urgent=false');
  });

  it('repeats a name for each entry of a list', () => {
    expect(addressOf('/api/shipments', {}, { status: ['delayed', 'pending'] })).toBe(
      '/api/shipments?status=delayed&status=pending',
    );
  });
});
