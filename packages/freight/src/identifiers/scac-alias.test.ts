import { describe, expect, it } from 'vitest';
import { aliasKey, scacIndex } from './scac-alias.ts';

const carriers = [
  { scac: 'RLCA', name: 'R+L Carriers', aliases: ['R&L', 'R & L Carriers', 'RNLO'] },
  { scac: 'CNWY', name: 'XPO (formerly Con-way Freight)', aliases: ['XPO', 'XPOL', 'Con-way'] },
  { scac: 'DAYR', name: 'Day & Ross', aliases: ['D&R', 'XPO'] },
];

describe('aliasKey', () => {
  it('is the same for all spellings', () => {
    const spellings = ['Day & Ross', 'DAY AND ROSS', 'day&ross', ' Day  &  Ross ', 'Dáy & Róss'];
    expect(new Set(spellings.map(aliasKey))).toEqual(new Set(['DAYROSS']));
  });
});

describe('scacIndex', () => {
  const index = scacIndex(carriers);
  it('finds a carrier by code, name or alias [ADMIN-10]', () => {
    expect(index.find('rlca')).toBe('RLCA');
    expect(index.find('R and L carriers')).toBe('RLCA');
    expect(index.find('conway')).toBe('CNWY');
    expect(index.find('nobody')).toBeNull();
    expect(index.find('')).toBeNull();
  });
  it('names aliases that two carriers claim, and keeps the first', () => {
    expect(index.conflicts).toEqual([{ key: 'XPO', scacs: ['CNWY', 'DAYR'] }]);
    expect(index.find('xpo')).toBe('CNWY');
  });
  it('lets a code win over an alias of another carrier', () => {
    const both = scacIndex([
      { scac: 'AAAA', name: 'First', aliases: ['BBBB', '&'] },
      { scac: 'BBBB', name: 'Second', aliases: [] },
    ]);
    expect(both.find('bbbb')).toBe('BBBB');
  });
});
